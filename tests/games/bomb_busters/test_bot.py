"""The bots: they finish what they start, see only their view, and are right whenever they are certain."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lastwire.engine.match import Match, visible
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Budget, Past, Told
from lastwire.games.bomb_busters.brain.belief import CODES, Mind
from lastwire.games.bomb_busters.brain.levels import BOTS, Strong
from lastwire.games.bomb_busters.brain.policy import Turn
from lastwire.games.bomb_busters.brain.search import candidates, look_ahead
from lastwire.games.bomb_busters.brain.teammate import read
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.moves import DualCut, PlaceToken, PostIt, RevealRed, Rewinder, SoloCut
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.setup import inject
from lastwire.games.bomb_busters.rules.state import State, holds
from lastwire.games.bomb_busters.rules.worlds import blank

NOTHING_PAST = Past()
THINK = Budget(100)


class Seen:
    """One decision in a mission: what the bot was shown, what it chose, and the truth."""

    def __init__(self, match: Match, seat: int, view: Any, past: Past, offers: Any, move: Any) -> None:
        self.match, self.seat, self.view, self.past, self.offers, self.move = match, seat, view, past, offers, move


def decisions(bot: Any, mission: int, seats: int, seed: str, think: Budget = THINK) -> Iterator[Seen]:
    """Play a mission with the same bot in every seat; each decision is given out before it is carried out."""
    match = Match.start(GAME, Options(mission=mission, boxes=1), seats, seed_of(seed))
    told: list[list[Any]] = [[] for _ in range(seats)]
    rng = Rng(seed_of(f"{seed} bots"))

    def hear(lines: Any) -> None:
        for seat in range(seats):
            told[seat] += visible([line for line in lines if isinstance(line, Told)], seat)

    hear(match.log)
    while match.prompt is not None:
        seat = match.prompt.owed[0]
        view, past, offers = match.view(seat), Past(tuple(told[seat])), GAME.offers(match.state, seat)
        move = bot.choose(view, past, offers, think, rng)
        yield Seen(match, seat, view, past, offers, move)
        hear(match.play(seat, move))


def chosen(state: State, level: str = "baseline", seat: int | None = None) -> Any:
    """What a bot plays in a position."""
    seat = state.active if seat is None else seat
    offers = GAME.offers(state, seat)
    return BOTS[level]().choose(GAME.view(state, seat), NOTHING_PAST, offers, THINK, Rng(seed_of("choice")))


# --- every level, every size ----------------------------------------------------------------------


@pytest.mark.parametrize("level", sorted(BOTS))
@pytest.mark.parametrize(
    ("mission", "seats"), [(1, 3), (2, 2), (3, 4), (6, 2), (8, 3), (8, 5), (9, 4), (10, 3), (11, 4), (12, 2)]
)
def test_every_level_finishes(level: str, mission: int, seats: int) -> None:
    played = list(decisions(BOTS[level](), mission, seats, f"finish {mission}"))
    assert played[-1].match.outcome is not None


@pytest.mark.parametrize("level", sorted(BOTS))
def test_equal_views_get_equal_moves(level: str) -> None:
    """10.4, 6: another deal that looks the same from the seat changes nothing."""
    rng = Rng(seed_of("other deals"))
    compared = 0
    for number, seen in enumerate(decisions(BOTS[level](), 8, 4, "same")):
        if number % 5 == 0:
            world = GAME.imagine(seen.view, rng)
            offers = GAME.offers(world, seen.seat)
            view = GAME.view(world, seen.seat)
            assert view == seen.view
            first = BOTS[level]().choose(seen.view, seen.past, seen.offers, THINK, Rng(seed_of(number)))
            again = BOTS[level]().choose(view, seen.past, offers, THINK, Rng(seed_of(number)))
            assert first == again
            compared += world.keys != seen.match.state.keys
    assert compared


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_certain_is_so(seats: int) -> None:
    """10.4, 5: in every position the truth is possible, and what the odds call certain is true."""
    checked = 0
    for seen in decisions(BOTS["baseline"](), 8, seats, "certain"):
        if seen.view.phase != "turn":
            continue
        mind, state = Mind(seen.view), seen.match.state
        for slot in mind.others():
            value = state.setting.values[state.keys[slot]]
            row = mind.exact.weights[slot]
            assert row[value] > 0
            if row[value] == mind.exact.total:
                checked += 1
    assert checked > 10


@pytest.mark.parametrize("level", ["baseline", "strong"])
@pytest.mark.parametrize(("mission", "seats"), [(8, 2), (8, 3), (8, 4), (4, 5)])
def test_what_is_read_in_choices_is_so(level: str, mission: int, seats: int) -> None:
    """Among bots of one kind, what a choice is taken to mean is true of the hand that made it."""
    read_of = 0
    for number in range(3):
        for seen in decisions(BOTS[level](), mission, seats, f"read {number}"):
            if seen.view.phase != "turn":
                continue
            state = seen.match.state
            for fact in read(blank(seen.view), seen.seat, seen.past.events):
                assert holds(fact, state.keys, state.setting.values), (number, fact)
                read_of += 1
    assert read_of > 50


def test_what_is_read_in_choices_is_so_of_teammates_who_look_ahead() -> None:
    """Late in a mission they guess for other reasons than that no cut is certain."""
    read_of = 0
    for seats in (2, 3, 4):
        for seen in decisions(BOTS["strong"](), 8, seats, f"reasons {seats}", Budget(1000)):
            state = seen.match.state
            for fact in read(blank(seen.view), seen.seat, seen.past.events):
                assert holds(fact, state.keys, state.setting.values), (seats, fact)
                read_of += 1
    assert read_of > 50


def test_the_strong_use_the_stabilizer_where_a_miss_would_end_the_mission() -> None:
    """Nothing is certain. With the dial at one a miss is the end, with four spaces it costs little."""
    for dial, used in ((1, True), (4, False)):
        state = inject(Options(mission=1), 4, F1, dial=dial, cards={9: "ready"})
        move = chosen(state, "strong")
        assert isinstance(move, DualCut)
        assert move.stabilizer is used


def test_looking_ahead_compares_legal_moves_and_repeats_itself() -> None:
    """Late in a mission: the move is one of those compared, equal seeds give equal moves, and all of them are legal."""
    compared = 0
    played = (seen for number in range(4) for seen in decisions(BOTS["baseline"](), 8, 4, f"ahead {number}"))
    for seen in played:
        if compared == 2:
            break
        if seen.view.phase != "turn" or not 4 <= seen.match.state.uncut.bit_count() <= 10:
            continue
        turn = Turn(Mind(seen.view), seen.offers, Strong.style)
        moves = candidates(turn)
        for move in moves:
            GAME.check(seen.match.state, seen.seat, move)
        first, again = (look_ahead(turn, Budget(2000), Rng(seed_of("ahead"))) for _ in range(2))
        assert first == again
        if first is not None:
            assert first in moves
            compared += 1
    assert compared


@pytest.mark.parametrize(("log", "seats"), [("full", 4), ("last_round", 3), ("none", 4)])
def test_a_seat_knows_in_an_imagined_world_what_its_view_there_would_show(log: str, seats: int) -> None:
    """Play-outs go without views; nothing may come of that, least of all a wire that the seat does not see."""
    compared = swapped = 0
    rng = Rng(seed_of("within"))
    for number in range(6):
        match = Match.start(GAME, Options(mission=8, log=log), seats, seed_of(f"within/{number}"))  # type: ignore[arg-type]
        while match.prompt is not None:
            state = match.state
            for seat in range(seats):
                by_view, within = Mind(GAME.view(state, seat)), Mind.within(state, seat)
                assert within.keys == by_view.keys
                assert within.facts == by_view.facts
                assert within.hand == by_view.hand
                assert within.state.keys == ()
                for name in ("uncut", "tokens", "cut", "dial", "phase", "active", "cards", "ready", "spent", "origin"):
                    assert getattr(within.state, name) == getattr(by_view.state, name), name
                compared += 1
                swapped += bool(state.origin)
            seat = match.prompt.owed[0]
            view, offers = GAME.view(state, seat), GAME.offers(state, seat)
            match.play(seat, BOTS["strong"]().choose(view, NOTHING_PAST, offers, Budget(20), rng))
    assert compared > 100
    assert swapped


def unasked(state: State, seat: int, level: str = "baseline") -> Any:
    """What a bot does in another's turn."""
    offers = GAME.offers(state, seat)
    return BOTS[level]().volunteer(GAME.view(state, seat), NOTHING_PAST, offers, THINK, Rng(seed_of("unasked")))


def test_out_of_turn_bots_use_what_only_helps() -> None:
    """A space of the dial is won back at once; a Post-it is spent on a wire that surprises, here a 6 in third place."""
    assert unasked(inject(Options(mission=1), 4, F1, cards={6: "ready"}, dial=3), 1) == Rewinder()
    assert unasked(inject(Options(mission=1), 4, F1, cards={6: "ready"}), 1) is None
    deal = [[10, 10, 20, 20, 30, 40], [10, 50, 60, 60, 60, 60], [10, 20, 30, 40, 40, 50], [20, 30, 30, 40, 50, 50]]
    surprising = inject(Options(mission=1), 4, deal, cards={4: "ready"})
    assert unasked(surprising, 1) == PostIt((1, 2))
    assert unasked(surprising, 3) is None
    assert unasked(inject(Options(mission=1), 4, F1, cards={8: "ready"}), 1, "strong") is None
    # A newcomer is to find the cards where they lie.
    assert unasked(surprising, 1, "easy") is None


def test_looking_ahead_is_left_out_where_there_is_no_time() -> None:
    state = inject(Options(mission=1), 4, F1, tokens=[(1, 4)])
    turn = Turn(Mind(GAME.view(state, 0)), GAME.offers(state, 0), Strong.style)
    assert look_ahead(turn, Budget(20), Rng(seed_of("none"))) is None


# --- single choices -------------------------------------------------------------------------------

F1 = [[10, 10, 20, 30, 50, 60], [10, 20, 30, 40, 50, 60], [20, 30, 40, 40, 50, 60], [10, 20, 30, 40, 50, 60]]
F1B = [[10, 10, 10, 10, 50, 60], [20, 20, 30, 40, 50, 60], [20, 30, 30, 40, 40, 60], [20, 30, 40, 50, 50, 60]]


def test_solo_cuts_come_first() -> None:
    assert chosen(inject(Options(mission=1), 4, F1B)) == SoloCut(1)


def test_a_marked_wire_of_an_own_value_is_cut() -> None:
    move = chosen(inject(Options(mission=1), 4, F1, tokens=[(1, 4)]))
    assert isinstance(move, DualCut)
    assert (move.wires, move.values, move.detector) == (((1, 4),), (5,), "none")


def test_a_certain_wire_without_token_comes_before_a_marked_one() -> None:
    """Token 1 at P1's second wire makes the first a 1 as well; teammates can see only the marked one."""
    deal = [[10, 20, 20, 30, 50, 60], [10, 10, 30, 40, 50, 60], [20, 30, 40, 40, 50, 60], [10, 20, 30, 40, 50, 60]]
    move = chosen(inject(Options(mission=1), 4, deal, tokens=[(1, 1)]))
    assert (move.wires, move.values) == (((1, 0),), (1,))


def test_all_red_is_revealed() -> None:
    deal = [
        [10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 100, 110, 120],
        [10, 10, 20, 30, 31, 40, 50, 60, 70, 80, 90, 100, 120],
        [10, 20, 30, 50, 60, 70, 75, 80, 91, 100, 110, 110, 120],
        [20, 30, 40, 40, 50, 60, 70, 80, 90, 100, 110, 120],
    ]
    cut = [(stand, index) for stand, row in enumerate(deal) for index in range(len(row)) if (stand, index) != (2, 6)]
    assert chosen(inject(Options(mission=4), 4, deal, cut=cut, active=2)) == RevealRed()


def test_the_set_up_token_stands_at_the_most_surprising_wire() -> None:
    """A 6 as early as the third place is expected least of all."""
    deal = [[10, 50, 60, 60, 60, 60], [10, 10, 20, 20, 30, 40], [10, 20, 30, 40, 40, 50], [20, 30, 30, 40, 50, 50]]
    move = chosen(inject(Options(mission=1), 4, deal, placing=True))
    assert move == PlaceToken((0, 2))


def test_the_levels_are_there() -> None:
    assert {"easy", "baseline", "strong"} <= set(BOTS)
    made: dict[str, Callable[[], Any]] = BOTS
    assert all(hasattr(bot(), "choose") and hasattr(bot(), "speak") for bot in made.values())


def test_a_named_value_is_one_that_is_held() -> None:
    for seen in decisions(BOTS["strong"](), 6, 2, "held"):
        if isinstance(seen.move, DualCut):
            mind = Mind(seen.view)
            assert all(CODES[value] in mind.hand for value in seen.move.values)  # type: ignore[index]
