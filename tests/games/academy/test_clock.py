"""BSA-4.14: clocks, what happens when they run out, and the pace of bots."""

from __future__ import annotations

from typing import Any

from lastwire.engine.match import Match
from lastwire.engine.types import CLOCK, PUBLIC, Expire
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules.options import Clock
from lastwire.testing import clause
from tests.games.academy.kit import (
    asked,
    begin,
    exposed,
    play,
    refused,
    reveal,
    scores,
    stack,
    start,
    tools,
    view,
    words,
)
from tests.games.kit import told

CLOCKED: dict[str, Any] = {"clock": Clock(select=60, window=20, answer=30)}


def _due(match: Match) -> tuple[str, int, tuple[int, ...]]:
    (timer,) = GAME.timers(match.state)
    return timer.id, timer.due_ms, timer.seats


def _expire(match: Match, t: int = 100_000) -> Match:
    (timer,) = GAME.timers(match.state)
    match.play(CLOCK, Expire(timer.id), t)
    GAME.invariants(match.state)
    return match


@clause("BSA-4.14.1")
def test_off_by_default_and_one_timer_at_a_time() -> None:
    assert GAME.timers(start(3).state) == []
    match = begin(3, "P0 {JUMPER}", **CLOCKED)
    assert _due(match) == ("select", 60_000, (0, 1, 2))
    match.play(1, GAME.words.read_move("play WAIT"), 10_000)
    assert _due(match) == ("select", 60_000, (0, 2))
    match.play(1, GAME.words.read_move("retract"), 11_000)
    match.play(1, GAME.words.read_move("play WAIT"), 12_000)
    match.play(0, GAME.words.read_move("play G"), 20_000)
    match.play(2, GAME.words.read_move("play CHICKEN"), 30_000)
    assert _due(match) == ("window", 50_000, (0,))
    match.play(0, GAME.words.read_move("pass"), 31_000)
    assert _due(match) == ("answer", 61_000, (1,))
    refused(match, "E_PHASE", CLOCK, Expire("select"), "BSA-4.14.1")
    refused(match, "E_AUTH", 0, Expire("answer"), "BSA-4.14.2")


@clause("BSA-4.14.2")
def test_select_runs_out() -> None:
    match = begin(3, "P1 stack CHICKEN | P2 stack CHICKEN spent", **CLOCKED)
    play(match, "P0 play B")
    _expire(match)
    cards = told(match, "cards_revealed")[0].cards
    assert cards[0] == "B"
    assert cards[1] in ("G", "B", "R", "Y")
    assert cards[2] in ("G", "B", "R", "Y")
    seen = set()
    for number in range(60):
        other = begin(3, "P1 stack CHICKEN | P2 stack CHICKEN", **CLOCKED)
        other.rng = other.rng.fork(str(number))
        seen.add(told(_expire(other), "cards_revealed")[0].cards[1])
        assert told(other, "cards_revealed")[0].cards[0] == "CHICKEN"
    assert seen == {"G", "B", "R", "Y"}  # any cutter, never Wait
    assert "Time is up for Ben and Cleo." in words(match, PUBLIC)


@clause("BSA-4.14.2")
def test_a_window_runs_out_as_a_pass() -> None:
    match = reveal(begin(3, "G 2 ^ 1 | P0 {HAMMER} | P1 {WRENCH}", **CLOCKED), "G CHICKEN CHICKEN")
    _expire(match)
    assert (tools(match, 0), exposed(match, "G")) == ({"HAMMER"}, [2, 1])
    # Whoever declared in time is heard.
    match = reveal(begin(3, "G 2 ^ 1 1 | P0 {HAMMER} | P1 {WRENCH}", **CLOCKED), "G CHICKEN CHICKEN")
    play(match, "P0 use HAMMER")
    _expire(match)
    assert asked(match) == ("window_c", (1,))
    assert scores(match)[0] == 3


@clause("BSA-4.14.2")
def test_protect_runs_out() -> None:
    match = reveal(begin(5, **CLOCKED), "WAIT WAIT Y Y R")
    _expire(match)
    assert view(match).protected == ("Y",)  # most cutters
    _expire(match)
    assert [event.wire for event in told(match, "wire_protected")] == ["Y", "R"]
    match = reveal(begin(4, **CLOCKED), "WAIT CHICKEN B G")
    assert told(_expire(match), "wire_protected")[0].wire == "G"  # the leftmost of equals
    match = reveal(begin(5, **CLOCKED), "WAIT WAIT WAIT WAIT WAIT")
    play(match, "P0 protect G; P1 protect B; P2 protect R; P3 protect Y")
    assert told(_expire(match), "wire_protected")[-1].wire == "G"  # all are protected


@clause("BSA-4.14.2")
def test_x_ray_peek_and_draft_run_out() -> None:
    match = reveal(begin(3, "R ^ 4 2 5 | P0 {X_RAY}", **CLOCKED), "R CHICKEN CHICKEN")
    play(match, "P0 use X_RAY")
    _expire(match)
    assert exposed(match, "R") == [2]  # the lowest
    assert _due(match)[0] == "answer"
    _expire(_expire(match))
    assert [event.mode for event in told(match, "peeked")] == ["none", "none"]
    assert asked(match)[0] == "select"
    match = reveal(begin(3, "G 3 3 2 2 ^ 1 boom 1", **CLOCKED), "G CHICKEN CHICKEN")
    first = view(match).display
    _expire(_expire(_expire(match)))
    assert [tools(match, seat) for seat in (0, 1, 2)] == [{first[0]}, {first[1]}, {first[2]}]


@clause("BSA-4.14.2", "BSA-7.36")
def test_an_absent_table_plays_itself_to_the_end() -> None:
    """The game is never re-scaled; those who are gone get the defaults."""
    match = start(4, "absent", **CLOCKED)
    while match.prompt is not None:
        _expire(match, match.t + 60_000)
        assert len(match.state.hands) == 4
    assert match.outcome is not None
    assert all("WAIT" not in event.cards for event in told(match, "cards_revealed"))
    assert not told(match, "tool_used")
    assert GAME.timers(match.state) == []
    assert stack(match, 0)


@clause("BSA-5.7")
def test_a_bot_s_delay_is_made_of_public_facts() -> None:
    a, b = begin(3), begin(3)
    play(a, "P0 play G")
    play(b, "P0 play CHICKEN")
    assert GAME.manners.pace(view(a)) == GAME.manners.pace(view(b))
    match = reveal(begin(3, "G 2 | P0 {HAMMER}"), "G CHICKEN CHICKEN")
    assert GAME.manners.pace(view(match)) != GAME.manners.pace(view(a))
