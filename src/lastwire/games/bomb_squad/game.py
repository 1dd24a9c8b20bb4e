"""Bomb Squad: a robot, a clock, and cards that everybody sees but their owner. The rules are in
docs/rules/bomb-squad.md (prefix BSQ)."""

from __future__ import annotations

from functools import partial
from typing import Any

from lastwire.engine import lesson
from lastwire.engine.campaign import Draft
from lastwire.engine.game import Game, Info, Types
from lastwire.engine.part import Aid, Coach, Manners, Missions, Talk, Words
from lastwire.engine.types import Past
from lastwire.games.bomb_squad.rules import (
    campaign,
    check,
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
from lastwire.games.bomb_squad.rules.apply import dispatch
from lastwire.games.bomb_squad.rules.events import Event
from lastwire.games.bomb_squad.rules.form import FORMS
from lastwire.games.bomb_squad.rules.moves import Move
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.question import Answer, Question
from lastwire.games.bomb_squad.rules.state import State
from lastwire.games.bomb_squad.rules.view import View
from lastwire.games.bomb_squad.rules.workshop import WORKSHOP
from lastwire.games.bomb_squad.words import ask, card, deed, describe, log, notation, say

INFO = Info(
    name="bomb-squad",
    title="Bomb Squad",
    prefix="BSQ",
    seats_clause="BSQ-1.1",
    revision=1,
    minutes=(15, 30),
    party=4,
    weight="medium",
    kind="coop",
    shelf=3,
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
)

MANNERS: Manners[State, Move, View, Options] = Manners(
    pace=manners.pace,
    pausing=manners.pausing,
    lateness=manners.lateness,
    recall=manners.recall,
    abandoned=manners.abandoned,
    level=manners.level,
    seated=manners.seated,
    led=True,
    practice={"clock": "practice"},
)


def _consult(view: View, past: Past, question: Question) -> Answer:
    from lastwire.games.bomb_squad.brain.aid import consult

    return consult(view, question)


def _draft(given: str | dict[str, Any]) -> Draft:
    from lastwire.games.bomb_squad.brain.draft import draft

    return draft(given)


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
    pass_time=dispatch.pass_time,
    check=check.check,
    apply=dispatch.apply,
    view=view.build,
    outcome=outcome.outcome,
    invariants=invariant.check,
    imagine=worlds.imagine,
    words=WORDS,
    talk=TALK,
    manners=MANNERS,
    campaign=Missions(campaign.mission, campaign.campaign, campaign.feat, _draft, WORKSHOP),
    aid=Aid(Question, Answer, _consult),
    coach=Coach(piece.pieces, piece.meant, piece.named),
    review=review.review,
    lesson=partial(lesson.read, __package__),
)
