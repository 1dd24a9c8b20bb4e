"""Bomb Squad Academy: cadets cut wires, wait or turn chicken on three bombs that all explode in the end. The rules are
in docs/rules/academy.md (prefix BSA)."""

from __future__ import annotations

from functools import partial

from lastwire.engine import lesson
from lastwire.engine.game import Game, Info, Types
from lastwire.engine.part import Aid, Coach, Content, Manners, Talk, Words
from lastwire.engine.types import Past
from lastwire.games.academy.rules import (
    check,
    content,
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
from lastwire.games.academy.rules.apply import dispatch
from lastwire.games.academy.rules.events import Event
from lastwire.games.academy.rules.form import FORMS
from lastwire.games.academy.rules.moves import Move
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.question import Answer, Question
from lastwire.games.academy.rules.state import State
from lastwire.games.academy.rules.view import View
from lastwire.games.academy.words import ask, card, deed, describe, log, notation, recognise, say

INFO = Info(
    name="academy",
    title="Bomb Squad Academy",
    prefix="BSA",
    seats_clause="BSA-7.36",
    revision=1,
    minutes=(20, 40),
    party=4,
    weight="light",
    kind="rivals",
    shelf=2,
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
    cards=card.cards,
    goal=ask.goal,
)

TALK: Talk[State, Move, View, talk.Act] = Talk(
    Act=talk.Act,
    rule=talk.rule,
    check=talk.check,
    when=talk.when,
    understand=recognise.understand,
    voiced=talk.VOICED,
)

MANNERS: Manners[State, Move, View, Options] = Manners(
    pace=manners.pace, staffed=manners.staffed, practice={"odds": True}
)


def _consult(view: View, past: Past, question: Question) -> Answer:
    from lastwire.games.academy.brain.aid import consult

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
    quick_draw=offer.draw,
    check=check.check,
    apply=dispatch.apply,
    view=view.build,
    outcome=outcome.outcome,
    invariants=invariant.check,
    imagine=worlds.imagine,
    words=WORDS,
    talk=TALK,
    manners=MANNERS,
    content=Content("content", content.house, content.read_table, card.cards),
    aid=Aid(Question, Answer, _consult),
    coach=Coach(piece.pieces, piece.meant, piece.named),
    review=review.review,
    lesson=partial(lesson.read, __package__),
)
