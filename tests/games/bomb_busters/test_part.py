"""Chapter 12, missions 13 to 18: what each part changes, and what follows from it for odds, views and words."""

from __future__ import annotations

from collections import Counter

import pytest

from lastwire.engine.match import Match
from lastwire.engine.types import PUBLIC, Budget, Past
from lastwire.games.bomb_busters.brain.levels import BOTS
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.mission import Group, brief_of
from lastwire.games.bomb_busters.rules.moves import CoffeeMug
from lastwire.games.bomb_busters.rules.state import FALSE, FALSE_BOTTOM, ORDER, RED, SHOWN, slots
from lastwire.games.bomb_busters.rules.worlds import infer
from lastwire.testing import clause
from tests.games.bomb_busters.kit import (
    all_but,
    asked,
    asked_in_words,
    begin,
    cut,
    described,
    is_cut,
    over,
    play,
    ready,
    shown,
    start,
    words,
)
from tests.games.kit import kinds, last, legal, log, refused

B = "1 1 2 3 {}4 5 6 7 8 9 10 12"
D = "2 3 4 4 5 6 7 8 9 10 11 {}12"
_TRIO = (
    f"1 2 3 4 5 6 7 8 9 9.5 10 11 12 / {B.format('3.5 ')} / 1 2 3 5 6 7 7.5 8 9 10 11 11 12"
    " / 2 3 4 4 5 6 7 8 9 10 11 12"
)
F13 = (13, 4, _TRIO)
F14 = (
    14,
    4,
    f"1 2 3 4 5 6 7 8 9 9 10 11 12 / {B.format('3.1 ')} / 1 2 3 5 6 7 7.5 8 9.1 10 11 11 12 / {D.format('11.5 ')}",
)
F15 = (15, 4, f"1 2 3 4 5 6 7 8 9 9 10 11 12 / {B.format('')} / 1 2 3 5 6 7 7.5 8 10 11 11 12 / {D.format('')}")
F17 = (
    17,
    4,
    "1 2 3 4 5 6 7 8 9 9 10 11 12 / 1 1 2 3 4 5 6 7 8 9 10 11.5 12 / 1 2 3 5 6 7 7.5 8 10 11 11 12"
    " / 2 3 4 4 5 6 7 8 9 10 11 12",
)
F18 = (18, 4, F17[2])
F16 = (
    16,
    4,
    f"1 2 3 4 5 6 7 8 9 9 10 11 12 / {B.format('3.1 ')} / 1 2 3 5 6 7 7.5 8 9.1 10 11 11 12 / {D.format('')}",
)


@clause("BB-12.16", "BB-12.17", "BB-12.18", "BB-12.19", "BB-12.20", "BB-12.21")
def test_the_missions_as_each_team_finds_them() -> None:
    rows = {
        13: ((Group(3), Group()), (Group(3), Group())),
        14: ((Group(2), Group(2, 3)), (Group(3), Group(4))),
        15: ((Group(1, 3), Group()), (Group(2, 3), Group())),
        16: ((Group(1), Group(2, 3)), (Group(2), Group(4))),
        17: ((Group(2, 3), Group()), (Group(3), Group())),
        18: ((Group(2), Group()), (Group(3), Group())),
    }
    for number, (more, two) in rows.items():
        for experts in (2, 3, 4, 5):
            found = brief_of(number, experts, False)
            assert (found.red, found.yellow) == (two if experts == 2 else more)
            assert (found.box, found.equipment) == (1, experts if number != 18 else 0)
            assert (FALSE_BOTTOM in found.deck) == (found.yellow.count > 0)
    assert not brief_of(13, 2, False).captain_token
    assert brief_of(13, 3, False).captain_token


# --- mission 13 -----------------------------------------------------------------------------------


@clause("BB-12.16")
@pytest.mark.parametrize(("experts", "stands"), [(2, [0, 1, 2]), (3, [0, 2, 3]), (4, [0, 1, 2]), (5, [0, 1, 2])])
def test_13_one_red_each_and_everybody_knows(experts: int, stands: list[int]) -> None:
    where: Counter[tuple[int, ...]] = Counter()
    for n in range(20):
        state = start(13, experts, f"trio {n}", captain="rotate").state
        layout = state.setting.layout
        reds = slots(state.where[RED])
        assert sorted(layout.places[slot][0] for slot in reds) == stands
        assert max(layout.stands, key=int.bit_count).bit_count() - min(map(int.bit_count, layout.stands)) <= 1
        where[tuple(state.keys[slot] for slot in reds)] += 1
        view = GAME.view(state, PUBLIC)
        assert [fact.kind for fact in view.facts if fact.values == ("red",)][:3] == ["some"] * 3
    assert len(where) > 1


@clause("BB-12.16")
@pytest.mark.parametrize("experts", [2, 3, 4])
def test_13_odds_put_one_red_on_each_of_those_stands(experts: int) -> None:
    state = start(13, experts, "trio odds", log="none").state
    odds = infer(GAME.view(state, 0))
    assert odds.total
    layout = state.setting.layout
    for stand in layout.targets[0]:
        expected = sum(odds.weights[slot][RED] for slot in slots(layout.stands[stand]))
        assert expected == odds.total * sum(state.keys[slot] % 10 == 5 for slot in slots(layout.stands[stand]))


@clause("BB-12.16", "BB-3.15")
def test_13_tokens_are_drawn() -> None:
    seen: Counter[str] = Counter()
    for n in range(30):
        match = start(13, 5, f"drawn {n}")
        while match.prompt is not None and match.prompt.kind == "place_token":
            seat, state = match.prompt.owed[0], match.state
            (offer,) = GAME.offers(state, seat)
            fitting = list(offer.fields["wire"].options)
            own = GAME.view(state, seat).own
            assert own is not None
            mine = [each.wire for each in own.wires if each.value == state.drawn]
            assert fitting == mine
            other = next(each.wire for each in own.wires if each.value != state.drawn)
            refused(match, "E_BAD_TOKEN", seat, f"token {'ABCDE'[other[0]]}{other[1]}")
            assert str(state.drawn) in asked_in_words(match, seat)
            match.play(seat, GAME.moves(state, seat)[0])
            GAME.invariants(match.state)
            seen["placed"] += 1
        for seat, value in match.state.beside:
            assert not match.state.held[seat] >> value & 1
            assert any(fact.kind == "none" and fact.values == (value,) for fact in GAME.view(match.state, 0).facts)
            assert any(f"no {value}: the token" in line for line in described(match, PUBLIC))
            seen["beside"] += 1
        assert log(match, PUBLIC).count("token_placed") + log(match, PUBLIC).count("token_beside") == 5
    assert seen["placed"] > seen["beside"] > 10


@clause("BB-12.16")
def test_13_with_two_experts_the_captain_draws_none() -> None:
    match = start(13, 2)
    assert "token_skipped" in log(match, PUBLIC)
    assert 0 not in dict(match.state.beside)
    assert match.prompt is not None
    assert (match.prompt.kind, match.prompt.owed[0]) in (("place_token", 1), ("turn", 0))


@clause("BB-12.16")
def test_13_all_three_at_once() -> None:
    match = begin(F13)
    refused(match, "E_TURN", 1, "all A9,C6")
    for wires, code in (
        ("B4", "E_BAD_TARGET"),
        ("B4,C6,D0", "E_BAD_TARGET"),
        ("C6,B4", "E_BAD_TARGET"),
        ("B4,B4", "E_BAD_TARGET"),
        ("A9,B4", "E_BAD_TARGET"),
        ("B4,E0", "E_BAD_TARGET"),
    ):
        refused(match, code, 0, f"all {wires}", "BB-12.16")
    play(match, "P0 all B4,C6")
    assert is_cut(match, "A9", "B4", "C6")
    assert match.state.cut[RED] == 3
    assert asked(match) == ("turn", 1)
    assert "All three are red!" in words(match, PUBLIC)[-4]
    assert "cut_all" not in kinds(match, 1)
    refused(match, "E_BARRED", 1, "all A0,B0,C0", "BB-12.16")


@clause("BB-12.16")
def test_13_somebody_without_a_red_and_a_mistake() -> None:
    match = play(begin(F13, "active P3"), "P3 all A9,B4,C6")
    assert asked(match) == ("turn", 0)
    match = play(begin(F13, "active P3"), "P3 all A9,B4,C7")
    assert over(match) == "exploded_trio"
    assert "not the three red wires" in words(match, PUBLIC)[-1]
    refused(begin(cut(F13, "A0", "C0")), "E_ALREADY_CUT", 0, "all B4,C0")
    # With three experts it takes one of one's own; a swap may have taken it away.
    rows = (_TRIO.split(" / ", 1)[0], f"{D.format('')} 12", B.format("3.5 "), "1 2 3 5 6 7 7.5 8 9 10 11 11")
    three = (13, 3, " / ".join(rows))
    match = begin(three, "active P1 | cards 2!")
    assert legal(match, 1, "all A9,D6")
    play(match, "P1 swap C4 P0; P0 give A0")
    refused(match, "E_BARRED", 1, "all A9,B0,D6", "BB-12.16")
    assert not legal(match, 1, "all A9,B0,D6")


@clause("BB-12.16", "BB-4.8")
def test_13_only_red_left_points_and_does_not_reveal() -> None:
    match = begin(all_but(F13, "A9", "B4", "B5", "C6", "D2"))
    assert kinds(match, 0) == {"cut_all"}
    assert "point at all three" in asked_in_words(match, 0)
    for move in ("reveal", "B4=4", "solo 4"):
        refused(match, "E_BARRED", 0, move, "BB-12.16")
    play(match, "P0 all B4,C6; P1 D2=4/B5")
    assert over(match) == "defused"


# --- mission 14 -----------------------------------------------------------------------------------


@clause("BB-12.17")
def test_14_characters_are_dealt_at_random() -> None:
    holders: Counter[int] = Counter()
    for n in range(40):
        match = start(14, 4, f"holder {n}")
        characters = match.state.setting.characters
        assert sorted(characters) == [0, 1, 2, 3]
        assert match.state.setting.layout.captain == 0
        holders[characters.index(0)] += 1
        assert f"{('Ada', 'Ben', 'Cleo', 'Dan')[characters.index(0)]} has the Captain’s card." in described(
            match, PUBLIC
        )
    assert set(holders) == {0, 1, 2, 3}


@clause("BB-12.17", "BB-4.45", "BB-7.15")
def test_14_the_holder_may_not_fail() -> None:
    aside = "aside 5.1"
    match = play(begin(F14, aside), "P0 B5=5")
    assert (over(match), match.state.dial) == ("exploded_captain", 4)
    assert "Captain’s card has missed" in words(match, PUBLIC)[-1]
    match = play(begin(F14, aside), "P0 double B5,B6=9")
    assert over(match) == "exploded_captain"  # nobody is asked
    assert "detector_answer" not in log(match, PUBLIC)
    assert over(play(begin(F14, aside), "P0 C6=7")) == "exploded_red"
    match = play(begin(F14, aside), "P0 double B8,B9=8")
    assert asked(match) == ("detector_answer", 1)
    play(match, "P1 answer B9; P0 own A7")
    # Others fail as ever.
    match = play(begin(F14, f"{aside} | active P1"), "P1 A0=3")
    assert (over(match), match.state.dial) == (None, 3)


@clause("BB-12.17")
def test_14_no_stabilizer_for_the_holder() -> None:
    match = begin(F14, "aside 5.1 | cards 9! 5!")
    refused(match, "E_BARRED", 0, "B0=1 stabilizer", "BB-12.17")
    assert not legal(match, 0, "B0=1 stabilizer")
    assert legal(match, 0, "B0=1")
    for move in GAME.moves(match.state, 0):
        GAME.check(match.state, 0, move)
    match = begin(F14, "aside 5.1 | cards 9! 5! | active P1")
    assert legal(match, 1, "A0=3 stabilizer")
    assert last(play(match, "P1 A0=3 stabilizer"), "cut_failed").stabilized


# --- mission 15 -----------------------------------------------------------------------------------


def _nines() -> Match:
    return begin(cut(F15, "A9", "D8"), "aside 2.5 4.5 | numbers 9")


@clause("BB-12.18")
def test_15_a_number_turns_up_a_card() -> None:
    match = start(15, 4, toolbox="open")
    assert (match.state.cards, len(match.state.numbers)) == ((), 1)
    assert GAME.view(match.state, PUBLIC).face_down == 4
    match = _nines()
    play(match, "P0 B9=9/A8")
    (card,) = match.state.cards
    assert ready(match) == {card}
    assert log(match, PUBLIC)[-3:] == ["number_validated", "equipment_unlocked", "number_turned"]
    assert match.state.numbers == (last(match, "number_turned").number,) != (9,)
    assert f"The next number is {match.state.numbers[0]}." in words(match, PUBLIC)[-1]
    view = GAME.view(match.state, 2)
    assert (view.face_down, [each.state for each in view.cards]) == (3, ["ready"])
    assert "3 equipment cards lie face down." in described(match, 2)


@clause("BB-12.18")
def test_15_done_numbers_are_passed_over_and_what_is_left_is_drawn_evenly() -> None:
    cards: Counter[int] = Counter()
    numbers: Counter[int] = Counter()
    for n in range(150):
        match = begin(cut(F15, "A9", "D8", "A0", "B0", "B1", "C0"), "aside 2.5 4.5 | numbers 9")
        match.rng = match.rng.fork(f"{n}")
        play(match, "P0 B9=9/A8")
        cards[match.state.cards[0]] += 1
        numbers[match.state.numbers[0]] += 1
    assert set(cards) == set(range(1, 13))
    assert set(numbers) == set(range(1, 13)) - {1, 9}


@clause("BB-12.18")
def test_15_other_numbers_turn_up_nothing_and_the_last_card_ends_it() -> None:
    match = begin(cut(F15, "A9", "D8"), "aside 2.5 4.5 | numbers 3")
    play(match, "P0 B9=9/A8")
    assert (match.state.cards, match.state.numbers) == ((), (3,))
    match = begin(cut(F15, "A9", "D8"), "aside 2.5 4.5 | numbers 9 | cards 1! 2! 3!")
    play(match, "P0 B9=9/A8")
    assert (len(match.state.cards), match.state.numbers) == (4, ())
    assert GAME.view(match.state, 0).face_down == 0


# --- mission 16 -----------------------------------------------------------------------------------


@clause("BB-12.19")
def test_16_four_wires_open_the_next_number() -> None:
    match = begin(F16, "aside 5.1 | numbers 1 9 11")
    play(match, "P0 B0=1/A0")
    refused(match, "E_BARRED", 1, "A8=9", "BB-12.19")
    play(match, "P1 C0=1/B1")
    assert GAME.view(match.state, 2).closed == (11,)
    refused(match, "E_BARRED", 2, "A11=11", "BB-12.19")
    play(match, "P2 A12=12/C12; P3 A8=9/D8")
    refused(match, "E_BARRED", 0, "C10=11", "BB-12.19")  # two of the second are not enough
    assert shown(GAME.imagine(GAME.view(match.state, 0), match.rng.fork("world")), 0) == shown(match.state, 0)


@clause("BB-12.19")
def test_16_only_closed_numbers_left_sets_off_the_bomb() -> None:
    left = all_but(F16, "A11", "A12", "B12", "C10", "C11", "C12", "D10", "D11")
    match = play(begin(left, "aside 5.1 | numbers 11 12 3"), "P0 C10=11/A11")
    assert over(match) == "exploded_row"  # two 11s are not enough for the 12 of P1


@clause("BB-12.19", "BB-4.39")
@pytest.mark.parametrize("level", ["easy", "baseline", "strong"])
def test_16_a_bot_that_can_only_pass_the_turn_on_does(level: str) -> None:
    left = all_but(F16, "A11", "A12", "B12", "C10", "C11", "C12", "D10", "D11")
    match = play(begin(left, "aside 5.1 | numbers 11 12 3 | cards 11!"), "P0 C10=11/A11")
    assert kinds(match, 1) == {"coffee_mug"}
    view, offers = GAME.view(match.state, 1), GAME.offers(match.state, 1)
    move = BOTS[level]().choose(view, Past(), offers, Budget(100), match.rng.fork("bot"))
    assert isinstance(move, CoffeeMug)
    GAME.check(match.state, 1, move)


# --- mission 17 -----------------------------------------------------------------------------------


def _placed(seed: str, experts: int = 4, **changes: object) -> Match:
    """A mission 17 after the tokens, of which the holder's lie; each question is answered by its first offer."""
    match = start(17, experts, seed, **changes)
    while match.prompt is not None and match.prompt.kind in ("place_token", "false_token"):
        seat = match.prompt.owed[0]
        match.play(seat, GAME.moves(match.state, seat)[0])
        GAME.invariants(match.state)
    return match


@clause("BB-12.20")
@pytest.mark.parametrize("experts", [2, 3, 4, 5])
def test_17_the_holder_places_two_false_tokens(experts: int) -> None:
    for n in range(4):
        match = _placed(f"flags {n}", experts)
        state, layout = match.state, match.state.setting.layout
        holder = state.setting.characters.index(0)
        for seat in range(experts):
            marked = [slot for slot in slots(layout.hands[seat]) if state.tokens[slot]]
            assert len(marked) == (2 if seat == holder else 1)
            for slot in marked:
                says, value = state.tokens[slot] & SHOWN, state.setting.values[state.keys[slot]]
                assert value not in (says, RED) if seat == holder else says == value
        told = [fact for fact in GAME.view(state, PUBLIC).facts if fact.kind == "none"]
        assert [len(fact.values) for fact in told] == [2, 2]
        assert log(match, PUBLIC).count("false_token_placed") == 2
        view = GAME.view(state, PUBLIC)
        assert sum(len(stand.false) for stand in view.stands) == 2
        assert sum("(not" in line for line in described(match, PUBLIC)) >= 1
        odds = infer(GAME.view(state, (holder + 1) % experts))
        for slot in slots(layout.hands[holder]):
            if state.tokens[slot]:
                assert odds.weights[slot][RED] == odds.weights[slot][state.tokens[slot] & SHOWN] == 0


@clause("BB-12.20")
def test_17_what_a_false_token_may_be() -> None:
    tries = [start(17, 4, f"first {n}") for n in range(20)]
    match = next(each for each in tries if asked(each)[0] == "false_token")
    seat, state = match.state.active, match.state
    own = GAME.view(state, seat).own
    assert own is not None
    for each in own.wires:
        place = f"{'ABCDE'[each.wire[0]]}{each.wire[1]}"
        if each.value == "red":
            refused(match, "E_BAD_TOKEN", seat, f"lie {place} 1", "BB-12.20")
        else:
            refused(match, "E_BAD_TOKEN", seat, f"lie {place} {each.value}", "BB-12.20")
            assert legal(match, seat, f"lie {place} {1 if each.value != 1 else 2}")
    refused(match, "E_PHASE", seat, "token A0")
    refused(match, "E_BAD_TOKEN", (seat + 1) % 4, "lie A0 1", "BB-12.20")
    refused(begin(F17, "aside 2.5"), "E_PHASE", 0, "lie A0 5")
    assert "what it is not" in asked_in_words(match, seat)


@clause("BB-12.20", "BB-7.10")
def test_17_a_miss_in_the_holder_s_hand_says_only_what_was_wrong() -> None:
    match = play(begin(F17, "aside 2.5 | active P1"), "P1 A5=5")
    assert match.state.tokens[5] == 5 | FALSE
    assert last(match, "cut_failed").mark == "false"
    assert "A6 isn’t a 5" in words(match, PUBLIC)[-1]
    assert GAME.view(match.state, 2).stands[0].false == (5,)
    odds = infer(GAME.view(match.state, 2))
    assert odds.weights[5][5] == odds.weights[5][RED] == 0
    assert odds.weights[5][6] not in (0, odds.total)
    play(match, "P2 A5=5; P3 A6=7/D6")
    assert match.state.supply[5] == 1  # no second token
    play(match, "P0 B7=6; P1 A5=6/B6")
    assert (match.state.supply[5], match.state.tokens[5]) == (2, 0)
    # A miss elsewhere shows the value as ever, and a swapped wire keeps what it says.
    match = play(begin(F17, "aside 2.5 | active P1 | cards 2!"), "P1 A5=5; P2 B0=2; P2 swap C0 P0; P0 give A5")
    assert (last(play(match, "P3 B1=2"), "cut_failed").mark) == "token"
    assert sum(bool(token & FALSE) for token in match.state.tokens) == 1
    (stand,) = [number for number, row in enumerate(GAME.view(match.state, 3).stands) if row.false]
    assert stand == 2


@clause("BB-12.20")
def test_17_no_equipment_for_the_holder() -> None:
    every = " ".join(f"{card}!" for card in range(1, 13))
    match = begin(F17, f"aside 2.5 | cards {every} | spent P1 | dial 3")
    assert kinds(match, 0) == {"dual_cut"}
    for move in (
        "radar 3",
        "rewind",
        "post A0",
        "batteries P1",
        "mug P1",
        "differ A0",
        "swap A0 P1",
        "triple B0,B1,B2=1",
        "B0=1 stabilizer",
        "B0=1,2 ray",
    ):
        refused(match, "E_BARRED", 0, move, "BB-12.20")
    assert legal(match, 0, "double B0,B1=1")
    play(match, "P1 radar 3; P1 swap B0 P0; P0 give A0")
    assert last(match, "radar_answered").stands[0]


# --- mission 18 -----------------------------------------------------------------------------------


@clause("BB-12.21")
@pytest.mark.parametrize("experts", [2, 3, 4, 5])
def test_18_a_number_is_turned_up_and_somebody_must_cut_it(experts: int) -> None:
    match = start(18, experts, "radar")
    state = match.state
    assert (asked(match), state.cards, sum(state.tokens)) == (("designate", 0), (), 0)
    assert log(match, PUBLIC)[-2:] == ["number_turned", "radar_answered"]
    (number,) = state.numbers
    layout = state.setting.layout
    assert last(match, "radar_answered").stands == tuple(bool(wires & state.where[number]) for wires in layout.stands)
    able = [seat for seat in range(experts) if state.held[seat] >> number & 1]
    for seat in range(experts):
        assert legal(match, 0, f"order P{seat}") == (seat in able)
        if seat not in able:
            refused(match, "E_BAD_NEXT", 0, f"order P{seat}", "BB-12.21")
    refused(match, "E_TURN", 1, f"order P{able[0]}", "BB-12.21")
    assert f" {number}" in asked_in_words(match, 0)
    cutter = able[-1]
    play(match, f"P0 order P{cutter}")
    assert asked(match) == ("turn", cutter)
    view = GAME.view(match.state, PUBLIC)
    assert (view.target, view.leader) == (number, 0)
    for offer in GAME.offers(match.state, cutter):
        assert offer.kind in ("dual_cut", "solo_cut")
        assert set(offer.fields["values" if offer.kind == "dual_cut" else "value"].options) == {number}
    refused(match, "E_PHASE", cutter, "order P0", "BB-12.21")


def _commanded(fixture: tuple[int, int, str], order: str) -> Match:
    """A position in which P0 has turned up 9."""
    match = begin(fixture, order)
    match.state.numbers, match.state.leader, match.state.phase = (9,), 0, ORDER
    stands = enumerate(match.state.setting.layout.stands)
    there = match.state.uncut & match.state.where[9]
    match.state.answered = sum(1 << stand for stand, wires in stands if wires & there)
    return match


@clause("BB-12.21")
def test_18_the_turn_goes_on_from_whoever_turned_the_card() -> None:
    match = play(_commanded(F18, ""), "P0 order P3; P3 A8=9/D8")
    assert match.state.numbers[0] == 9
    assert len(match.state.numbers) == 2
    assert (match.state.leader, asked(match)) == (1, ("designate", 1))
    match = play(_commanded(F18, ""), "P0 order P3")
    refused(match, "E_BARRED", 3, "A10=11", "BB-12.21")
    play(match, "P3 A7=9")
    assert (match.state.dial, asked(match)) == (3, ("designate", 1))


@clause("BB-12.21")
def test_18_done_numbers_leave_and_the_deck_is_shuffled_again() -> None:
    done = [f"{stand}{index}" for stand, index in (("A", 0), ("B", 0), ("B", 1), ("C", 0))]
    match = _commanded(cut(F18, *done), "")
    match.state.numbers = (2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 9)
    play(match, "P0 order P3; P3 A8=9/D8")
    assert len(match.state.numbers) == 1
    assert match.state.numbers != (1,)


@clause("BB-12.21")
def test_18_only_red_reveals() -> None:
    left = all_but(F18, "A8", "B11", "C6", "D8")
    match = play(_commanded(left, ""), "P0 order P0; P0 D8=9/A8")
    assert asked(match) == ("turn", 1)
    assert kinds(match, 1) == {"reveal_red"}
    play(match, "P1 reveal; P2 reveal")
    assert over(match) == "defused"
