"""BSQ-10.9: what bots leave to people, and for how long."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from lastwire.engine.match import Match
from lastwire.engine.offer import draw, holds
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Budget, Past
from lastwire.games.bomb_squad.brain.lead import PATIENCE
from lastwire.games.bomb_squad.brain.levels import BOTS
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardTakenBack,
    HandDealt,
    IntelGiven,
    ProgramSent,
)
from lastwire.games.bomb_squad.rules.moves import Activate, Play, Role
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.lab.manners import TELLER, Plan, measure
from lastwire.testing import clause

PERSON = 0
SEATS = 4


class Table:
    """A mission in which the person in seat 0 tells at random, and what a watcher can count."""

    def __init__(self, level: str, seed: str, options: Options, leads: bool) -> None:
        self.match: Match = Match.start(GAME, options, SEATS, seed_of(seed))
        self.bot = BOTS[level]()
        self.people = (PERSON,) if leads else ()
        self.rng = Rng(seed_of(f"{seed} table"))
        self.pointed: list[list[bool]] = [[] for _ in range(SEATS)]  # by hand and place: did the person point it out
        self.idle = 0
        self.read = 0

    def past(self, seat: int) -> Past:
        return replace(self.match.past(seat), people=self.people)

    def choice(self, seat: int, past: Past) -> Any:
        offers = GAME.offers(self.match.state, seat)
        move = self.bot.choose(GAME.view(self.match.state, seat), past, offers, Budget(), Rng(seed_of(self.read)))
        assert holds(offers, *GAME.codec.take_apart(move))
        return move

    def told(self, seat: int) -> Any:
        offers = GAME.offers(self.match.state, seat)
        return GAME.codec.build(*draw([each for each in offers if each.kind == "intel"] or offers, self.rng))

    def play(self) -> Iterator[tuple[int, Any]]:
        """Whose decision it is and what it is, before it is carried out."""
        for _ in range(1_500):
            prompt = self.match.prompt
            if prompt is None:
                return
            seat = prompt.owed[0]
            move = self.told(seat) if seat == PERSON else self.choice(seat, self.past(seat))
            yield seat, move
            self.match.play(seat, move)
            self.count()
        raise AssertionError("no end")

    def count(self) -> None:
        for line in self.match.log[self.read :]:
            event = getattr(line, "event", None)
            match event:
                case HandDealt(seat=seat):
                    self.pointed[seat] = [False] * len(event.cards)
                case IntelGiven(seat=seat):
                    self.idle += seat == PERSON
                    for place in event.positions:
                        self.pointed[event.to][place] |= seat == PERSON
                case CardDiscarded(seat=seat):
                    self.idle += seat == PERSON
                    self.pointed[seat].pop(event.pos)
                case CardTakenBack(seat=seat):
                    self.pointed[seat].insert(event.pos, False)
                case CardPlayed(seat=seat):
                    self.idle = 0
                    if event.source == "hand":
                        self.pointed[seat].pop(event.pos or 0)
                case CardDrawn(seat=seat):
                    self.pointed[seat].append(False)
                case ProgramSent():
                    self.idle = 0
        self.read = len(self.match.log)


@clause("BSQ-10.9")
@pytest.mark.parametrize("level", ["easy", "baseline", "strong"])
def test_people_activate_and_choose_what_is_played_until_they_have_let_it_lie(level: str) -> None:
    table = Table(level, f"lead {level}", Options(mission="1", clock="practice"), leads=True)
    left = taken = 0
    for seat, move in table.play():
        if seat == PERSON or not isinstance(move, Play | Activate):
            continue
        if table.idle >= PATIENCE:
            taken += 1
            continue
        left += 1
        assert isinstance(move, Play), "activating is left to people"
        assert move.source == "hand"
        assert table.pointed[seat][int(move.pos or 0)], "only what a person pointed out"
        assert len(GAME.view(table.match.state, seat).slots) + 1 < 7, "the seventh card activates"
    assert left
    assert taken, "and in the end the bots go on by themselves"
    assert table.match.outcome is not None


@clause("BSQ-10.9")
def test_where_nobody_leads_bots_play_as_ever() -> None:
    alone = Table("baseline", "alone", Options(mission="alpha", clock="practice"), leads=False)
    differs = 0
    for seat, move in alone.play():
        if seat != PERSON:
            assert alone.choice(seat, alone.match.past(seat)) == move
            differs += alone.choice(seat, replace(alone.match.past(seat), people=(PERSON,))) != move
    assert differs


@clause("BSQ-10.9")
def test_in_a_hurry_everybody_does_what_helps() -> None:
    """Where turns are counted, bots wait for nobody once two fifths of a bomb's turns are left."""
    table = Table("baseline", "hurry", Options(mission="1", clock="expert"), leads=True)
    late = 0
    for seat, move in table.play():
        if seat != PERSON and table.match.state.turns >= 40 and isinstance(move, Play):
            late += not table.pointed[seat][int(move.pos or 0)] and table.idle < PATIENCE
    assert late


@clause("BSQ-10.9")
def test_bots_leave_the_roles_of_operators_to_people() -> None:
    for leads, black in ((False, True), (True, False)):
        table = Table("baseline", "roles", Options(mission="1", roles="pick"), leads)
        taken = [move.role for seat, move in table.play() if seat != PERSON and isinstance(move, Role)]
        assert ("disposal" in taken) is black


@clause("BSQ-10.9")
def test_a_mission_ends_in_good_time_even_if_the_person_only_tells_at_random() -> None:
    options = GAME.codec.keep_options(Options(mission="1"))
    plan = Plan("bomb-squad", SEATS, options, bots="baseline", person=TELLER)
    figures = measure(plan, 2)
    assert figures.won == 1
    assert figures.turns < 250


@clause("BSQ-10.10")
def test_bots_that_are_offered_first_fit_the_mission() -> None:
    assert GAME.manners.level(Options(mission="alpha")) == "easy"
    assert GAME.manners.level(Options(mission="1")) == "baseline"
