"""Chapters 1 to 3: the box, the missions, dealing, Captain, equipment and the first tokens."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from lastwire.engine.content import read
from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.errors import ContentError, Refused
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules import content, mission
from lastwire.games.bomb_busters.rules.content import CONTENT, TEAMS
from lastwire.games.bomb_busters.rules.mission import LAST, MISSIONS, brief_of
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.setup import deal, inject
from lastwire.games.bomb_busters.rules.state import RED, VALUES, YELLOW
from lastwire.message import Message
from lastwire.testing import clause
from tests.games.bomb_busters.kit import ENGLISH, F1, asked, begin, play, start
from tests.games.kit import log, random_end, refused

PACKAGE = "lastwire.games.bomb_busters.data"

# BB-2.6's table: wires, then stand sizes with four and with five stands; then with two experts.
SIZES = {
    1: ((6, 6, 6, 6), (5, 5, 5, 5, 4), (6, 6, 6, 6)),
    2: ((9, 9, 8, 8), (7, 7, 7, 7, 6), (9, 9, 8, 8)),
    3: ((11, 10, 10, 10), (9, 8, 8, 8, 8), (11, 10, 10, 10)),
    4: ((13, 13, 13, 12), (11, 10, 10, 10, 10), (14, 13, 13, 13)),
    5: ((13, 13, 13, 12), (11, 10, 10, 10, 10), (13, 13, 13, 13)),
    6: ((14, 13, 13, 13), (11, 11, 11, 10, 10), (14, 14, 13, 13)),
    7: ((13, 12, 12, 12), (10, 10, 10, 10, 9), (13, 12, 12, 12)),
    8: ((13, 13, 13, 12), (11, 10, 10, 10, 10), (14, 13, 13, 13)),
}


def sizes(match: Match) -> tuple[int, ...]:
    return tuple(end - first for first, end in pairwise(match.state.setting.layout.starts))


def dealt(number: int, experts: int, times: int = 30, **changes: Any) -> list[Match]:
    return [start(number, experts, f"{number} {experts} {n}", **changes) for n in range(times)]


# --- at a glance ----------------------------------------------------------------------------------


@clause("BB-1.1")
def test_two_to_five_experts() -> None:
    assert GAME.seats(Options()) == range(2, 6)
    for experts in (1, 6):
        with pytest.raises(Refused) as caught:
            start(1, experts)
        assert caught.value.code == "E_PLAYERS"
        with pytest.raises(Refused) as caught:
            deal(Options(), experts, Rng(seed_of("team")))
        assert (caught.value.code, caught.value.clause) == ("E_BAD_TEAM", "BB-1.1")


@clause("BB-1.4")
def test_each_expert_sees_their_own_wires_sorted() -> None:
    match = start(8, 5)
    for seat in range(5):
        for stand in GAME.view(match.state, seat).stands:
            if stand.seat == seat:
                assert list(stand.keys) == sorted(key for key in stand.keys if key is not None)
            else:
                assert set(stand.keys) == {None}


@clause("BB-1.5", "BB-3.1")
def test_missions_in_a_sealed_box_are_refused() -> None:
    for number in range(1, 9):
        start(number, boxes=0)
    for number in range(9, 13):
        with pytest.raises(Refused) as caught:
            start(number, boxes=0)
        assert (caught.value.code, caught.value.clause) == ("E_SEALED", "BB-1.5")
        start(number, boxes=1)


@clause("BB-1.5")
def test_winning_mission_eight_opens_the_first_box() -> None:
    # The whole bomb but two wires is cut.
    eight = brief_of(8, 4, False)
    pool = [10 * number for number in range(1, 13) for _ in range(4)]
    wires = sorted([*pool, 15, 21, 31])
    stands = [sorted(wires[stand::4]) for stand in range(4)]
    keep = [(stand, index) for stand, row in enumerate(stands) for index, key in enumerate(row) if key == 120][:2]
    every = [(stand, index) for stand, row in enumerate(stands) for index in range(len(row))]
    options = Options(mission=8, captain="seat:0")
    state = inject(
        options,
        4,
        stands,
        brief=eight,
        active=keep[0][0],
        aside=(25, 41),
        cut=[place for place in every if place not in keep],
    )
    match = Match.start_from(GAME, options, 4, seed_of("box"), state)
    (own, target) = keep
    match.play(own[0], GAME.codec.build("dual_cut", {"wires": (target,), "values": (12,), "own": (own,)}))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == "defused"
    assert outcome.kept["box 1"] == 0
    # The table remembers, even if that expert has left.
    later = GAME.manners.follow(Options(mission=9), {"box 1": None}, ())
    assert later.boxes == 1
    Match.start(GAME, later, 4, seed_of("later"))
    assert GAME.manners.follow(Options(mission=9), {}, ()).boxes == 0


# --- the box --------------------------------------------------------------------------------------


@clause("BB-2.1", "BB-2.2", "BB-2.3")
def test_keys_sort_and_values_count() -> None:
    values = VALUES[0]
    for number in range(1, 13):
        assert values[10 * number] == number
    for number in range(1, 12):
        assert values[10 * number + 1] == YELLOW
        assert values[10 * number + 5] == RED
        assert 10 * number < 10 * number + 1 < 10 * number + 5 < 10 * (number + 1)
    assert sum(map(bool, values)) == 12 + 11 + 11


@clause("BB-2.4", "BB-2.5", "BB-3.13")
def test_the_dial_starts_at_the_number_of_experts() -> None:
    for experts in TEAMS:
        assert start(1, experts).state.dial == experts


@clause("BB-2.6")
def test_the_dial_s_highest_value() -> None:
    assert CONTENT.dial.most == 6


@clause("BB-2.7", "BB-2.8", "BB-3.2")
def test_characters() -> None:
    match = start(1, 5, captain="seat:2", characters=(4, 2, 1, 3))
    view = GAME.view(match.state, PUBLIC)
    assert [expert.character for expert in view.experts] == [1, 3, 0, 4, 2]
    assert all(expert.detector for expert in view.experts)
    assert len({ENGLISH.say(Message(f"bomb-busters-character-{card}")) for card in range(5)}) == 5
    with pytest.raises(Refused) as caught:
        start(1, 4, characters=(1, 1, 2, 3))
    assert caught.value.code == "E_BAD_CHARACTERS"


@clause("BB-2.9", "BB-2.10", "BB-7.63")
def test_missions_one_to_eight_have_no_special_rules() -> None:
    assert [each.number for each in MISSIONS[:8]] == list(range(1, 9))
    for each in MISSIONS[:8]:
        assert (each.switches, each.numbers, each.countdown_s, each.box) == ((), 0, 0, 0)
        assert not each.bottom
        assert ENGLISH.say(Message(f"bomb-busters-mission-{each.number}"))
        assert ENGLISH.say(Message(f"bomb-busters-rule-{each.number}"))


@pytest.mark.parametrize("number", SIZES)
@clause("BB-3.4", "BB-3.5", "BB-3.10", "BB-7.2", "BB-7.62")
def test_stand_sizes(number: int) -> None:
    four, five, two = SIZES[number]
    assert sizes(start(number, 3)) == sizes(start(number, 4)) == four
    assert sizes(start(number, 5)) == five
    assert sizes(start(number, 2)) == two


@clause("BB-3.4")
def test_whose_stands() -> None:
    for experts, owners in ((2, (1, 1, 0, 0)), (3, (1, 1, 2, 0)), (4, (1, 2, 3, 0)), (5, (1, 2, 3, 4, 0))):
        assert start(1, experts, captain="seat:1").state.setting.layout.owners == owners


# --- set-up ---------------------------------------------------------------------------------------


@clause("BB-3.2")
def test_the_first_captain_is_drawn() -> None:
    captains = Counter(start(1, 4, str(n), captain="rotate").state.setting.layout.captain for n in range(200))
    assert set(captains) == {0, 1, 2, 3}
    assert min(captains.values()) > 25
    with pytest.raises(Refused) as caught:
        start(1, 3, captain="seat:3")
    assert caught.value.code == "E_BAD_CAPTAIN"


@clause("BB-3.2", "BB-6.4", "BB-7.7")
def test_the_captain_s_role_passes_to_the_left() -> None:
    for cause in ("won", "lost"):
        match = start(1, 4, captain="seat:3")
        if cause == "won":
            match.state.uncut, match.state.phase, match.state.cause = 0, 6, "defused"
        else:
            random_end(match)
        outcome = match.outcome
        assert outcome is not None
        kept: dict[str, int | None] = dict(outcome.kept)
        assert (
            GAME.manners.follow(Options(), kept, ()).captain == "seat:0"
        )  # always to the left, and the mission may be the same
        # The next expert has left: the role goes on to the one after.
        assert GAME.manners.follow(Options(), {**kept, "captain 1": None}, ()).captain == "seat:1"
        assert GAME.manners.follow(Options(captain="random"), kept, ()).captain == "random"
        gone = dict.fromkeys(kept)
        assert GAME.manners.follow(Options(), gone, ()).captain == "rotate"


@clause("BB-3.3")
def test_the_mission_is_in_every_view() -> None:
    match = start(5, 4)
    for viewer in (0, 1, PUBLIC):
        view = GAME.view(match.state, viewer)
        assert view.brief == brief_of(5, 4, False)
        assert GAME.words.describe(view)[0].args["rule"] == Message("bomb-busters-rule-5")


@clause("BB-3.5", "BB-7.3")
def test_coloured_wires_come_from_their_ranges() -> None:
    for number, most in ((2, 7), (4, 11)):
        keys = {key for match in dealt(number, 4, 120) for key in match.state.setting.yellows}
        assert keys == {10 * whole + 1 for whole in range(1, most + 1)}
    for number, most in ((3, 9), (4, 11)):
        keys = {key for match in dealt(number, 4, 120) for key in match.state.setting.reds}
        assert keys == {10 * whole + 5 for whole in range(1, most + 1)}


@clause("BB-3.6", "BB-3.7", "BB-3.8", "BB-3.9")
def test_exact_and_partial_groups() -> None:
    for number in range(1, 9):
        for experts in TEAMS:
            match = start(number, experts)
            view = GAME.view(match.state, PUBLIC)
            brief = view.brief
            for group, markers, digit in ((brief.red, view.red, 5), (brief.yellow, view.yellow, 1)):
                assert len(markers) == group.drawn
                in_play = [key for key in match.state.keys if key % 10 == digit]
                assert len(in_play) == group.count
                assert {marker.key for marker in markers} >= set(in_play)
                if group.count:
                    assert {marker.state for marker in markers} == {"sure" if group.of is None else "maybe"}


@clause("BB-3.7")
def test_each_candidate_is_as_likely_to_be_out() -> None:
    places: Counter[int] = Counter()
    for n in range(300):
        match = start(5, 4, f"out {n}")
        places[match.state.setting.yellows.index(match.state.aside[0])] += 1
    assert set(places) == {0, 1, 2}
    assert min(places.values()) > 70


@clause("BB-3.10", "BB-3.11")
def test_every_wire_is_dealt_and_every_stand_sorted() -> None:
    for match in dealt(8, 3):
        GAME.invariants(match.state)
        assert Counter(key for key in match.state.keys if key % 10 == 0) == {10 * n: 4 for n in range(1, 13)}


@clause("BB-3.12")
def test_equipment_is_drawn_for_each_expert() -> None:
    for number in (1, 2):
        assert start(number, 4).state.cards == ()
    for experts in TEAMS:
        match = start(4, experts)
        assert len(set(match.state.cards)) == experts
        assert (match.state.ready, match.state.used) == (0, 0)
    assert {card for match in dealt(4, 5, 60) for card in match.state.cards} == set(range(1, 13))


@clause("BB-7.1")
def test_mission_three_leaves_out_cards_that_help_nobody() -> None:
    practical = {card for match in dealt(3, 5, 60) for card in match.state.cards}
    assert practical == set(range(1, 13)) - {2, 11, 12}
    literal = {card for match in dealt(3, 5, 60, m3_equipment="literal") for card in match.state.cards}
    assert literal == set(range(1, 13)) - {2, 12}


@clause("BB-3.13a")
def test_the_supply_is_public() -> None:
    match = play(begin(F1, "placing"), "P0 token A2")
    for viewer in (0, 3, PUBLIC):
        assert GAME.view(match.state, viewer).supply == (2, 2, 1, *[2] * 10)


@clause("BB-3.14", "BB-3.16", "BB-7.5")
def test_each_expert_places_one_token_from_the_captain_on() -> None:
    match = start(4, 3, captain="seat:1")
    for seat in (1, 2, 0):
        assert asked(match) == ("place_token", seat)
        moves: Any = GAME.moves(match.state, seat)
        # Both of the Captain's stands are open for the one token.
        stands = {move.wire[0] for move in moves}
        assert stands == set(match.state.setting.layout.stands_of[seat])
        assert all(match.state.keys[_slot(match, move.wire)] % 10 == 0 for move in moves)
        match.play(seat, moves[-1])
    assert asked(match) == ("turn", 1)
    assert log(match, PUBLIC).count("token_placed") == 3


def _slot(match: Match, place: tuple[int, int]) -> int:
    first: int = match.state.setting.layout.starts[place[0]]
    return first + place[1]


@clause("BB-3.15")
def test_a_number_has_two_tokens_and_placements_are_seen() -> None:
    match = play(begin(F1, "placing"), "P0 token A0; P1 token B0")
    assert GAME.view(match.state, 3).stands[0].tokens[0] == 1
    play(match, "P2 token C0")
    refused(match, "E_BAD_TOKEN", 3, "token D0", "BB-3.15")
    play(match, "P3 token D1")


@clause("BB-7.4")
def test_an_expert_who_cannot_place_a_token_is_passed_over() -> None:
    wires = "1 3 3 4 5 / 1 3 3 4 5 / 2 4 5 6 6 / 2 4 5 6 6 / 1 1 2 2"
    match = play(begin((1, 5, wires), "placing"), "P0 token A0; P1 token B0; P2 token C0; P3 token D0")
    assert asked(match) == ("turn", 0)
    assert [line.seat for line in match.lines(PUBLIC) if line.__struct_config__.tag == "token_skipped"] == [4]


@clause("BB-3.17")
def test_one_seed_drives_the_deal() -> None:
    for number in range(1, 13):
        one, two = start(number, 4, "same"), start(number, 4, "same")
        assert one.digest() == two.digest()
        # Who is Captain does not change what is dealt.
        other = start(number, 4, "same", captain="seat:2")
        assert (other.state.keys, other.state.cards, other.state.aside) == (
            one.state.keys,
            one.state.cards,
            one.state.aside,
        )
    assert start(8, 4, "same").state.keys != start(8, 4, "other").state.keys


@clause("BB-3.18")
def test_an_open_toolbox() -> None:
    match = start(4, 4, toolbox="open")
    assert {card.state for card in GAME.view(match.state, PUBLIC).cards} == {"ready"}
    assert {card.state for card in GAME.view(start(4, 4).state, PUBLIC).cards} == {"locked"}


# --- content files --------------------------------------------------------------------------------


def _content(**changes: Any) -> dict[str, Any]:
    return {**read(PACKAGE, "content.toml", dict[str, Any]), **changes}


def test_content_is_checked() -> None:
    assert content.checked(_content()) == CONTENT
    for changes, key in (
        ({"teams": [{"experts": 2, "captain": 2, "other": 2}, {"experts": 4, "captain": 1, "other": 1}]}, "teams"),
        ({"characters": {"cards": 3}}, "characters"),
        ({"equipment": {**_content()["equipment"], "any_time": [1, 2]}}, "equipment"),
        ({"equipment": {**_content()["equipment"], "bottom": 12}}, "equipment.bottom"),
        ({"dial": {"most": "six"}}, "dial.most"),
        ({"surprise": 1}, ""),
    ):
        with pytest.raises(ContentError) as caught:
            content.checked(_content(**changes), "test.toml")
        assert (caught.value.file, caught.value.key) == ("test.toml", key)


def test_missions_are_checked() -> None:
    rows = read(PACKAGE, "missions.toml", dict[str, Any])["missions"]
    assert mission.checked({"missions": rows}) == MISSIONS
    for change, key in (
        ({"number": 7}, "missions[0]"),
        ({"red": {"count": 3, "of": 2}}, "missions[0].red"),
        ({"red": {"count": 4}}, "missions[0].red"),
        ({"yellow": {"count": 2, "first": 5, "last": 5}}, "missions[0].yellow"),
        ({"bottom": True}, "missions[0].bottom"),
        ({"blue": 13}, "[...][0].blue"),  # as the decoder names it
    ):
        with pytest.raises(ContentError) as caught:
            mission.checked({"missions": [{**rows[0], **change}]}, "test.toml")
        assert (caught.value.file, caught.value.key) == ("test.toml", key)


def test_options_are_typed() -> None:
    for wrong in ({"mission": 0}, {"mission": LAST + 1}, {"captain": "me"}, {"characters": [1]}, {"log": "all"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, Options)
