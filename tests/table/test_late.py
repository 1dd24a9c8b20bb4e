"""Spectators who see every hand, but two minutes later (BSQ-5.1)."""

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import LATE, PUBLIC
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.proof import twins
from lastwire.table import telling
from lastwire.testing.clause import clause
from lastwire.testing.rig import START_MS, Rig
from tests.games.bomb_squad.kit import begin, options
from tests.table.desk import HOST, Desk, guest

WATCHER = "somebody"
OPTIONS = {"roles": "off", "briefing": False, "clock": "practice", "spectators": "hands_late"}


def watched(**changes: Any) -> Desk:
    desk = Desk.playing(2, game="bomb-squad", options={**OPTIONS, **changes})
    desk.connect(WATCHER)
    return desk


def hands(view: dict[str, Any]) -> list[list[str | None]]:
    return [[card["card"] for card in row] for row in view["hands"]]


def move(desk: Desk) -> int:
    """Whoever is asked discards the first card; answers who that was."""
    (seat,) = desk.live.prompt.owed
    desk.play(seat, {"kind": "discard", "pos": 0, "level": 1})
    return int(seat)


@clause("BSQ-5.1")
def test_off_by_default() -> None:
    desk = watched(spectators="backs")
    desk.take(WATCHER)
    assert all(card is None for row in hands(desk.views[WATCHER]) for card in row)
    desk.pass_time(500_000)
    assert not desk.take(WATCHER)
    assert desk.live.delay_ms is None
    assert GAME.codec.options(b"{}").spectators == "backs"


@clause("BSQ-5.1")
def test_hands_are_shown_two_minutes_later_and_not_a_moment_before() -> None:
    desk = watched()
    shown = desk.last(WATCHER, "match")
    assert (shown["seat"], shown["t"]) == (None, 0)
    assert all(card is None for row in hands(desk.views[WATCHER]) for card in row)
    describe = desk.live.match.game.words.describe
    opening, public = (describe(desk.live.match.view(viewer)) for viewer in (LATE, PUBLIC))
    assert desk.described(WATCHER) == public != opening
    first = [list(row) for row in desk.live.match.view(LATE).hands]
    desk.pass_time(30_000)
    move(desk)
    desk.pass_time(89_999)
    assert not desk.take(WATCHER)
    assert desk.described(WATCHER) == public
    desk.pass_time(1)
    assert desk.described(WATCHER) == opening
    shown = desk.last(WATCHER, "match")
    assert hands(desk.views[WATCHER]) == [[card.card for card in row] for row in first]
    assert shown["t"] == 0
    desk.pass_time(29_999)
    assert not desk.take(WATCHER, "update")
    desk.pass_time(1)
    (update,) = desk.take(WATCHER, "update")
    assert update["t"] == 30_000
    assert desk.described(WATCHER) == describe(desk.live.match.view(LATE)) != opening
    assert "card_discarded" in [line["event"]["kind"] for line in update["lines"]]
    assert hands(desk.views[WATCHER]) == [[card.card for card in row] for row in desk.live.match.view(LATE).hands]


def test_whoever_comes_later_sees_what_is_old_enough() -> None:
    desk = watched()
    desk.pass_time(10_000)
    move(desk)
    desk.pass_time(119_999)
    desk.connect("another")
    assert desk.last("another", "match")["part"]["view"]["discarded"] == 0
    desk.pass_time(1)
    for who in (WATCHER, "another"):
        assert desk.views[who]["discarded"] == 1
    # Nobody who may have seen the hands gets one.
    desk.do(guest(1), "stand")
    assert desk.refused("another", "sit", name="Eve").code == "E_SEAT"
    assert desk.refused(guest(1), "sit", name="Back").code == "E_SEAT"


def test_pauses_curtain_it_and_the_end_opens_everything() -> None:
    desk = watched(pause="vote")
    desk.pass_time(130_000)
    for on in (True, False):
        for who in (HOST, guest(1)):
            desk.do(who, "pause", on=on)
        desk.pass_time(3_000)
        assert desk.take(WATCHER, "curtain" if on else "match")
    for who in (HOST, guest(1)):
        desk.do(who, "abandon", on=True)
    shown = desk.last(WATCHER, "match")
    assert shown["part"]["ended"]["outcome"]["reason"] == "abandoned"
    assert shown["part"]["view"]["opened"] is not None


@clause("BSQ-5.1")
def test_twins_that_differ_in_the_hands_look_alike_until_then() -> None:
    chosen = options(clock="practice", spectators="hands_late")
    state = begin(clock="practice", spectators="hands_late").state
    other = begin(clock="practice", spectators="hands_late").state
    kept = twins.twin(begin().state, PUBLIC, "spectator", Rng(seed_of("hands")))
    assert kept is not None
    other.hands, other.slots, other.draw, other.present = kept.hands, kept.slots, kept.draw, kept.present
    assert GAME.view(state, LATE) != GAME.view(other, LATE)
    desks = []
    for world in (state, other):
        desk = Rig(GAME, 2, ())
        desk.begin(chosen, world, seed_of("x"), START_MS)
        desks.append(desk)
    for now in range(START_MS, START_MS + 120_000, 999):
        for desk in desks:
            desk.pump(now)
        assert desks[0].heard[PUBLIC] == desks[1].heard[PUBLIC]
    for desk in desks:
        desk.pump(START_MS + 120_000)
    assert desks[0].heard[PUBLIC] != desks[1].heard[PUBLIC]


def test_the_draw_pile_stays_hidden_from_them() -> None:
    state = begin(spectators="hands_late").state
    other = twins.twin(state, PUBLIC, "late", Rng(seed_of("late")))
    assert other is not None
    assert other.hands == state.hands
    assert GAME.view(state, LATE) == GAME.view(other, LATE)
    assert twins.twin(state, PUBLIC, "spectator", Rng(seed_of("late"))) is None


@pytest.mark.parametrize("loaded", [True, False])
def test_whoever_comes_to_look_on_late_costs_the_same_however_long_the_match_is(
    loaded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither is it played again for them, nor its log put into words: that was done as it went on, or in loading."""
    monkeypatch.setattr(telling, "LONG_LOG", 3)
    desk = Desk.playing(2, game="bomb-squad", options=OPTIONS)
    for _ in range(12):
        move(desk)
        desk.pass_time(11_000)
    desk.pass_time(130_000)
    if loaded:
        move(desk)  # time that nobody stored anything in is not known after loading
        desk = desk.reload()
        desk.connect(HOST)
    worked = 0

    def counted(work: Any) -> Any:
        def done(*args: Any, **kwargs: Any) -> Any:
            nonlocal worked
            worked += 1
            return work(*args, **kwargs)

        return done

    for owner, name in ((Match, "propose"), (telling.Telling, "_line")):
        monkeypatch.setattr(owner, name, counted(getattr(owner, name)))
    desk.connect(WATCHER)
    shown = desk.last(WATCHER, "match")
    assert len(shown["lines"]) > 12
    assert all(card is not None for row in hands(desk.views[WATCHER]) for card in row)
    assert not worked
