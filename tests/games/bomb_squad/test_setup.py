"""Chapter 3: what is set up, roles, the briefing, and the deal at the start of the clock."""

from __future__ import annotations

from collections import Counter
from math import perm

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, PUBLIC, Expire
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.content import DECK, ROLES
from lastwire.games.bomb_squad.rules.setup import (
    COLOURS,
    deal_roles,
    offered_roles,
    setting_of,
)
from lastwire.games.bomb_squad.rules.state import NO_ROLE
from lastwire.testing import clause
from tests.games.bomb_squad.kit import asked, battery, hand, offered, on_board, options, phase, play, start
from tests.games.kit import last, log


def owed(match: Match) -> tuple[int, ...]:
    assert match.prompt is not None
    return match.prompt.owed


@clause("BSQ-3.2")
def test_epic_tokens_are_placed_in_epic_alone() -> None:
    assert not {"1,4", "4,13"} & on_board(start())
    assert {"1,4", "4,13"} <= on_board(start(difficulty="epic"))
    assert start(difficulty="epic").state.setting.perfect == 45


@clause("BSQ-3.4", "BSQ-2.14")
def test_batteries() -> None:
    assert battery(start()) == (12, 8)
    assert battery(start(robot="dozer")) == (14, 6)
    assert battery(start(mission="9")) == (10, 6)  # it suggests the Longarm


@clause("BSQ-3.6")
def test_the_start_player_is_drawn() -> None:
    starts = Counter(start(4, f"seed {number}").state.setting.start for number in range(200))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 30


@clause("BSQ-3.7", "BSQ-3.8", "BSQ-1.1")
@pytest.mark.parametrize(("players", "size"), [(2, 6), (3, 5), (4, 5), (5, 4), (6, 4)])
def test_hands(players: int, size: int) -> None:
    match = start(players)
    assert [len(hand(match, seat)) for seat in range(players)] == [size] * players
    assert len(match.state.draw) == 54 - players * size
    cards = [card for seat in range(players) for card in hand(match, seat)]
    assert len(set(cards)) > 4
    assert len(DECK) == 54


@clause("BSQ-3.8")
def test_cards_move_up_and_a_new_one_comes_in_at_the_right() -> None:
    match = start()
    seat = match.state.seat
    before = hand(match, seat)
    ids = [card.id for card in GAME.view(match.state, seat).hands[seat]]
    play(match, f"P{seat} discard 2 1 -")
    assert hand(match, seat)[:5] == before[:2] + before[3:]
    after = [card.id for card in GAME.view(match.state, seat).hands[seat]]
    assert after[:5] == ids[:2] + ids[3:]
    assert after[5] > max(ids)


@clause("BSQ-3.9", "BSQ-3.3", "BSQ-4.76")
def test_cards_are_dealt_when_the_clock_starts() -> None:
    match = Match.start(GAME, options(briefing=True, clock="real_time"), 2, seed_of("x"))
    assert asked(match)[0] == "briefing"
    assert owed(match) == (0, 1)
    for viewer in (0, 1, PUBLIC):
        view = GAME.view(match.state, viewer)
        assert view.hands == ((), ())
        assert view.tokens  # the map may be studied
    play(match, "P1 ready", 1000)
    assert owed(match) == (0,)
    play(match, "P0 ready", 2000)
    assert phase(match) == "countdown"
    assert not any(GAME.view(match.state, 0).hands)
    assert [(timer.id, timer.due_ms) for timer in GAME.timers(match.state)] == [("start", 5000)]
    match.play(CLOCK, Expire("start"), 5000)
    assert phase(match) == "turn"
    assert all(GAME.view(match.state, 0).hands)
    assert [(timer.id, timer.due_ms) for timer in GAME.timers(match.state)] == [
        ("bomb_A", 605_000),
        ("bomb_B", 1_205_000),
    ]
    assert "hand_dealt" in log(match)


@clause("BSQ-4.76")
def test_the_countdown_can_be_cut_short() -> None:
    match = Match.start(GAME, options(briefing=True, clock="real_time"), 2, seed_of("x"))
    play(match, "P0 ready; P1 ready", 1000)
    first = match.state.setting.start
    assert asked(match) == ("countdown", first)
    play(match, f"P{first} go", 1500)
    assert match.state.started == 1500
    by_turns = Match.start(GAME, options(briefing=True, clock="expert"), 2, seed_of("x"))
    assert phase(play(by_turns, "P0 ready; P1 ready")) == "turn"


@clause("BSQ-3.5", "BSQ-2.15")
def test_roles_are_picked_in_seat_order() -> None:
    match = Match.start(GAME, options(roles="pick"), 6, seed_of("pick"))
    first = match.state.setting.start
    seats = [(first + ahead) % 6 for ahead in range(6)]
    assert asked(match) == ("roles", seats[0])
    play(match, f"P{seats[0]} role technician")
    assert asked(match) == ("roles", seats[1])
    names = {move.split()[1] for move in offered(match, seats[1])}
    assert names == {"recon", "operator", "field_agent", "sergeant", "analyst", "random"}
    for seat in seats[1:]:
        play(match, f"P{seat} role random")
    assert phase(match) == "turn"
    assert sorted(match.state.roles) == [0, 1, 2, 3, 4, 5]
    assert set(GAME.view(match.state, PUBLIC).roles) == {
        "recon", "operator", "field_agent", "sergeant", "analyst", "technician",
    }  # fmt: skip


@clause("BSQ-3.5")
def test_whoever_finds_no_role_left_plays_without() -> None:
    match = Match.start(GAME, options(roles="pick", mission="charlie"), 5, seed_of("blue"))
    first = match.state.setting.start
    assert {move.split()[1] for move in offered(match, first)} == {
        "recon", "operator", "field_agent", "random", "none",
    }  # fmt: skip
    for ahead in range(3):
        play(match, f"P{(first + ahead) % 5} role random")
    # Three Blue roles are gone: the last two seats are passed over.
    assert phase(match) == "turn"
    assert sorted(match.state.roles) == [NO_ROLE, NO_ROLE, 0, 1, 2]
    assert last(match, "role_taken").role is None


@clause("BSQ-3.5", "BSQ-3.1")
def test_roles_by_default() -> None:
    def way(**changes: str) -> str:
        return phase(Match.start(GAME, options(roles="mission", **changes), 2, seed_of("x")))

    assert way(mission="alpha") == way(mission="bravo") == "turn"
    assert way(mission="charlie") == way(mission="1") == way(mission="10") == "roles"


@clause("BSQ-3.5")
@pytest.mark.parametrize(
    ("changes", "missing"),
    [
        ({}, set()),
        ({"programming": "face_up"}, {"operator", "field_agent"}),
        ({"no_programming": True}, {"operator", "field_agent", "disposal"}),
        ({"mission": "charlie"}, set(ROLES[3:])),
    ],
)
def test_roles_that_do_nothing_are_not_offered(changes: dict[str, object], missing: set[str]) -> None:
    setting = setting_of(options(**changes), 3, 0)
    assert {ROLES[role] for role in offered_roles(setting)} == set(ROLES) - missing


@clause("BSQ-3.5")
def test_dealt_roles_are_uniform_with_one_black_at_most() -> None:
    setting = setting_of(options(roles="deal"), 2, 0)
    dealt = Counter(deal_roles(setting, Rng(seed_of(number))) for number in range(6000))
    # Ordered pairs of different roles, but not two Black ones: 72 less 12.
    assert len(dealt) == perm(9, 2) - perm(4, 2) == 60
    assert max(dealt.values()) < 2 * 6000 / 60 < 4 * min(dealt.values())
    for players in range(2, 7):
        for number in range(50):
            roles = deal_roles(setting_of(options(roles="deal"), players, 0), Rng(seed_of(f"{players} {number}")))
            taken = [role for role in roles if role != NO_ROLE]
            assert len(taken) == len(set(taken)) == players
            assert sum(COLOURS[role] == "black" for role in taken) <= 1
    few = deal_roles(setting_of(options(roles="deal", mission="charlie"), 6, 0), Rng(seed_of("few")))
    assert sorted(few) == [NO_ROLE, NO_ROLE, NO_ROLE, 0, 1, 2]


@clause("BSQ-3.5")
def test_a_deal_of_roles_can_be_rejected_once_by_each() -> None:
    match = Match.start(GAME, options(roles="deal", briefing=True), 2, seed_of("deal"))
    assert "roles_dealt" in log(match)
    play(match, "P0 reject")
    assert last(match, "roles_dealt").rejected_by == 0
    assert offered(match, 0) == ["ready"]
    assert offered(match, 1) == ["ready", "reject"]
    # Whoever was ready stays so.
    play(match, "P0 ready; P1 reject")
    assert owed(match) == (1,)
    assert (offered(match, 0), offered(match, 1)) == ([], ["ready"])


@clause("BSQ-1.2", "BSQ-1.3", "BSQ-2.13")
def test_the_team_may_pick_another_robot() -> None:
    assert start(mission="3").state.setting.robots == ("octotread",)
    assert start(mission="3", robot="felix").state.setting.robots == ("felix",)
    two = start(robot="felix", second_robot="longarm")
    assert two.state.setting.robots == ("felix", "longarm")
