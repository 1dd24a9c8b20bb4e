"""The toy as a `Game`: one of each thing that the contract may hold."""

from __future__ import annotations

from lastwire.engine.game import Game, Info, Types
from lastwire.engine.part import Aid, Coach, Content, Manners, Missions, Talk, Words
from tests.toy.rules import (
    campaign,
    check,
    content,
    invariant,
    manners,
    offer,
    opening,
    outcome,
    piece,
    prompt,
    question,
    review,
    setup,
    talk,
    timers,
    view,
    worlds,
)
from tests.toy.rules.apply import dispatch
from tests.toy.rules.events import Event
from tests.toy.rules.form import FORMS
from tests.toy.rules.moves import Move
from tests.toy.rules.options import Options
from tests.toy.rules.question import Sum, Total
from tests.toy.rules.state import State
from tests.toy.rules.view import View
from tests.toy.words import ask, card, deed, describe, log, notation, say

INFO = Info(
    name="fuse",
    title="Fuse",
    prefix="TOY",
    seats_clause="TOY-1.1",
    revision=1,
    minutes=(1, 2),
    party=3,
    weight="light",
    kind="coop",
)

WORDS: Words[Move, Event, View] = Words(
    tell=log.tell,
    ask=ask.ask,
    describe=describe.describe,
    write_move=notation.write_move,
    read_move=notation.read_move,
    deed=deed.deed,
    group=deed.group,
    utter=say.utter,
    cards=card.cards,
)

TALK: Talk[State, Move, View, talk.Act] = Talk(
    Act=talk.Act,
    Mark=talk.Point,
    Floor=talk.Floor,
    rule=talk.rule,
    check=talk.check,
    when=talk.when,
    heard=talk.heard,
    floor=talk.floor,
)

GAME: Game[State, Move, Event, View, Options] = Game(
    home=__package__,
    info=INFO,
    types=Types(State, Move, Event, View, Options),
    forms=FORMS,
    seats=setup.seats,
    setup=setup.deal,
    opening=opening.opening,
    prompt=prompt.prompt,
    timers=timers.timers,
    offers=offer.offers,
    check=check.check,
    apply=dispatch.apply,
    view=view.view,
    outcome=outcome.outcome,
    invariants=invariant.invariants,
    imagine=worlds.imagine,
    words=WORDS,
    talk=TALK,
    manners=Manners(staffed=manners.staffed),
    campaign=Missions(campaign.mission, campaign.campaign, campaign.feat, campaign.draft, {"most": content.MOST}),
    content=Content("deck", content.house, content.read_deck, card.owned),
    aid=Aid(Sum, Total, question.consult, remembers=True),
    coach=Coach(piece.pieces, piece.meant, piece.named),
    review=review.review,
)
