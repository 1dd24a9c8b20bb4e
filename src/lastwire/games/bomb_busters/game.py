"""Bomb Busters: experts defuse a bomb together, each seeing only their own wires. The rules are in
docs/rules/bomb-busters.md (prefix BB)."""

from __future__ import annotations

from functools import partial

from lastwire.engine import lesson
from lastwire.engine.game import Game, Info, Types
from lastwire.engine.part import Aid, Coach, Manners, Missions, Talk, Words
from lastwire.engine.types import Past
from lastwire.games.bomb_busters.rules import (
    campaign,
    check,
    draw,
    invariant,
    manners,
    offer,
    opening,
    outcome,
    piece,
    prompt,
    setup,
    talk,
    tally,
    timers,
    view,
    worlds,
)
from lastwire.games.bomb_busters.rules.apply import dispatch
from lastwire.games.bomb_busters.rules.events import Event
from lastwire.games.bomb_busters.rules.form import FORMS
from lastwire.games.bomb_busters.rules.moves import Move
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.question import Answer, Question
from lastwire.games.bomb_busters.rules.state import State
from lastwire.games.bomb_busters.rules.view import View
from lastwire.games.bomb_busters.words import ask, card, deed, describe, log, notation, say

INFO = Info(
    name="bomb-busters",
    title="Bomb Busters",
    prefix="BB",
    seats_clause="BB-1.1",
    revision=1,
    minutes=(15, 30),
    party=4,
    weight="medium",
    kind="coop",
    shelf=4,
)

WORDS: Words[Move, Event, View] = Words(
    tell=log.tell,
    ask=ask.ask,
    describe=describe.describe,
    write_move=notation.write_move,
    read_move=notation.read_move,
    line=deed.line,
    deed=deed.deed,
    group=deed.group,
    utter=say.utter,
    goal=ask.goal,
    cards=card.cards,
)

TALK: Talk[State, Move, View, talk.Act] = Talk(
    Act=talk.Act,
    rule=talk.rule,
    check=talk.check,
    when=talk.when,
    heard=talk.heard,
    voiced=talk.VOICED,
)

MANNERS: Manners[State, Move, View, Options] = Manners(
    pace=manners.pace,
    recall=manners.recall,
    follow=manners.follow,
    level=manners.level,
    tally=tally.tally,
    led=True,
    practice={"odds": True},
)


def _consult(view: View, past: Past, question: Question) -> Answer:
    from lastwire.games.bomb_busters.brain.aid import consult

    return consult(view, question)


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
    quick_draw=draw.draw,
    check=check.check,
    apply=dispatch.apply,
    view=view.build,
    outcome=outcome.outcome,
    invariants=invariant.check,
    imagine=worlds.imagine,
    words=WORDS,
    talk=TALK,
    manners=MANNERS,
    campaign=Missions(mission=campaign.mission, campaign=campaign.campaign),
    aid=Aid(Question, Answer, _consult),
    coach=Coach(piece.pieces, piece.meant, piece.named, piece.begun),
    lesson=partial(lesson.read, __package__),
)
