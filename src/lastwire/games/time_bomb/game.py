"""Time Bomb: two hidden teams, one pair of nippers. The rules are in docs/rules/time-bomb.md (prefix TB)."""

from __future__ import annotations

from functools import partial

from lastwire.engine import lesson
from lastwire.engine.game import Game, Info, Types
from lastwire.engine.part import Coach, Manners, Talk, Words
from lastwire.games.time_bomb.rules import (
    check,
    floor,
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
from lastwire.games.time_bomb.rules.apply import dispatch
from lastwire.games.time_bomb.rules.events import Event
from lastwire.games.time_bomb.rules.form import FORMS
from lastwire.games.time_bomb.rules.moves import Move
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.state import State
from lastwire.games.time_bomb.rules.view import View
from lastwire.games.time_bomb.words import ask, card, deed, describe, log, notation, recognise, say

INFO = Info(
    name="time-bomb",
    title="Time Bomb",
    prefix="TB",
    seats_clause="TB-3.1",
    revision=1,
    minutes=(5, 30),
    party=5,
    weight="light",
    kind="teams",
    shelf=1,
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
    Mark=talk.Aim,
    Floor=floor.Floor,
    rule=talk.rule,
    check=talk.check,
    when=talk.when,
    heard=talk.heard,
    understand=recognise.understand,
    voiced=talk.VOICED,
    floor=floor.floor,
)

MANNERS: Manners[State, Move, View, Options] = Manners(
    pace=manners.pace,
    follow=manners.follow,
    series=manners.series,
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
    review=review.review,
    coach=Coach(piece.pieces, piece.meant, piece.named),
    lesson=partial(lesson.read, __package__),
)
