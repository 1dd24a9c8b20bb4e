"""Big Badaboom: goblins take bombs apart until they go off. The rules are in docs/rules/badaboom.md (prefix GB)."""

from __future__ import annotations

from functools import partial

from lastwire.engine import lesson
from lastwire.engine.game import Game, Info, Types
from lastwire.engine.part import Aid, Coach, Content, Manners, Talk, Words
from lastwire.engine.types import Past
from lastwire.games.badaboom.rules import (
    check,
    content,
    draw,
    invariant,
    manners,
    offer,
    opening,
    outcome,
    piece,
    prompt,
    review,
    setup,
    talk,
    timers,
    view,
    worlds,
)
from lastwire.games.badaboom.rules.apply import dispatch
from lastwire.games.badaboom.rules.events import Event
from lastwire.games.badaboom.rules.form import FORMS
from lastwire.games.badaboom.rules.moves import Move
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.question import Answer, Question
from lastwire.games.badaboom.rules.state import State
from lastwire.games.badaboom.rules.view import View
from lastwire.games.badaboom.words import ask, card, deed, describe, log, notation, recognise, say

INFO = Info(
    name="badaboom",
    title="Big Badaboom",
    prefix="GB",
    seats_clause="GB-1.2",
    revision=1,
    minutes=(20, 45),
    party=4,
    weight="medium",
    kind="rivals",
    shelf=5,
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
    understand=recognise.understand,
    voiced=talk.VOICED,
)

MANNERS: Manners[State, Move, View, Options] = Manners(pace=manners.pace, staffed=manners.staffed)


def _consult(view: View, past: Past, question: Question) -> Answer:
    from lastwire.games.badaboom.brain.aid import consult

    return consult(view, past, question)


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
    content=Content("deck", content.house, content.read_deck, card.cards),
    aid=Aid(Question, Answer, _consult, remembers=True),
    coach=Coach(piece.pieces, piece.meant, piece.named),
    review=review.review,
    lesson=partial(lesson.read, __package__),
)
