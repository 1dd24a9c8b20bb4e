"""Chapter 5: who may know what, by memory option, role and phase."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.proof import twins
from lastwire.games.bomb_squad.rules.content import CARD_NAMES
from lastwire.games.bomb_squad.rules.state import CARD_MASK, note
from lastwire.games.bomb_squad.rules.view import View
from lastwire.games.bomb_squad.rules.worlds import draw_marked
from lastwire.testing import clause
from tests.games.bomb_squad.kit import begin, discards, hand, options, play, shown, start
from tests.games.kit import log, viewers

ETHAN = "hand P0 M1 D1 H1 B1 M2 D2"
KAIA = "hand P1 B2 M1 D3 B1 H2 M2"


def faces(view: View, seat: int) -> list[str | None]:
    return [card.card for card in view.hands[seat]]


@clause("BSQ-5.1", "BSQ-5.6", "BSQ-1.3")
def test_everybody_sees_all_hands_but_the_own() -> None:
    match = start(3)
    for viewer in range(3):
        view = GAME.view(match.state, viewer)
        for seat in range(3):
            assert faces(view, seat) == ([None] * 5 if seat == viewer else hand(match, seat))
    public = GAME.view(match.state, PUBLIC)
    assert all(faces(public, seat) == [None] * 5 for seat in range(3))
    assert public.draw == 54 - 15


@clause("BSQ-5.1", "BSQ-5.6")
def test_the_draw_pile_is_in_no_view() -> None:
    match = start(2)
    other = match.state.copy()
    rest = other.draw[:]
    rest.reverse()
    other.draw = rest
    for viewer in viewers(match):
        assert shown(other, viewer) == shown(match.state, viewer)
    assert shown(other, ALL) != shown(match.state, ALL)


@clause("BSQ-5.6", "BSQ-5.1")
def test_the_own_hand_is_in_no_message_to_its_owner() -> None:
    """Another card in the same place: every event and view of its owner stays the same, and the others' change."""
    match = begin(f"{ETHAN} | {KAIA} | draw M3 H3")
    other = match.state.copy()
    other.hands[0] = other.hands[0] & ~CARD_MASK | CARD_NAMES.index("H3")
    other.draw[-2] = CARD_NAMES.index("M1")
    note(other, 0)
    assert shown(other, 0) == shown(match.state, 0)
    assert shown(other, 1) != shown(match.state, 1)
    assert shown(other, PUBLIC) == shown(match.state, PUBLIC)


@clause("BSQ-5.4", "BSQ-2.3")
@pytest.mark.parametrize("memory", ["strict", "standard", "easy"])
def test_memory_and_intel(memory: str) -> None:
    match = play(begin(f"{ETHAN} | {KAIA}", memory=memory), "P0 intel 1 1; P1 intel 0 move")
    own = GAME.view(match.state, 1).hands[1]
    if memory == "strict":
        assert [card.mark for card in own] == [None] * 6
    else:
        marks = [card.mark for card in own]
        assert [mark.levels for mark in marks if mark] == [(2, 3), (1,), (2, 3), (1,), (2, 3), (2, 3)]
        assert all(mark.types == ("move", "door", "hostage", "bomb") for mark in marks if mark)
    # What a teammate was told is not shown on the teammate's cards.
    assert all(card.mark is None for card in GAME.view(match.state, 1).hands[0])


@clause("BSQ-5.4", "BSQ-5.1")
@pytest.mark.parametrize("memory", ["strict", "standard", "easy"])
def test_memory_and_the_discard_pile(memory: str) -> None:
    match = begin("discard M1 H1 B3", memory=memory)
    for viewer in (0, 1, PUBLIC):
        view = GAME.view(match.state, viewer)
        assert view.discard == (("B3",) if memory == "strict" else ("M1", "H1", "B3"))
        assert view.discarded == 3


@clause("BSQ-5.4", "BSQ-5.1", "BSQ-4.20")
@pytest.mark.parametrize("memory", ["strict", "standard", "easy"])
def test_memory_and_the_program(memory: str) -> None:
    match = play(begin(f"{ETHAN} | {KAIA}", memory=memory), "P0 discard 5 2 -; P1 intel 0 1; P0 play 3")
    views = {viewer: GAME.view(match.state, viewer).slots[0] for viewer in (0, 1, PUBLIC)}
    assert (views[0].card, views[PUBLIC].card) == (None, None)
    assert views[1].card == ("B1" if memory == "easy" else None)
    mark = views[0].mark
    assert (mark is not None and mark.levels == (1,)) == (memory == "easy")


@clause("BSQ-5.4", "BSQ-5.1", "BSQ-4.23")
def test_the_sergeant_s_card_is_everybody_s_memory() -> None:
    for memory, card in (("standard", None), ("easy", "B3")):
        match = play(begin("roles sergeant - | discard B3", memory=memory), "P0 play top")
        for viewer in (0, 1, PUBLIC):
            assert GAME.view(match.state, viewer).slots[0].card == card


@clause("BSQ-5.2", "BSQ-2.15", "BSQ-5.1")
def test_the_operator_looks_at_face_down_cards() -> None:
    match = play(begin(f"roles - operator | {ETHAN}"), "P0 play 3; P1 play 0")
    assert [slot.card for slot in GAME.view(match.state, 1).slots] == ["B1", match.state and slots_of(match)[1]]
    assert [slot.card for slot in GAME.view(match.state, 0).slots] == [None, None]
    assert [slot.card for slot in GAME.view(match.state, PUBLIC).slots] == [None, None]
    # Nothing that others get tells what the Operator saw.
    assert "B1" not in str(match.lines(PUBLIC)[-2:])


def slots_of(match: Match) -> list[str]:
    return [CARD_NAMES[slot & CARD_MASK] for slot in match.state.slots]


@clause("BSQ-5.1")
def test_draws_are_told_to_the_others_alone() -> None:
    match = play(begin("hand P0 M1 D1 H1 B1 M2 | draw B3", players=3), "P0 play 0")
    drawn = [
        [line for line in match.lines(viewer) if line.__struct_config__.tag == "card_drawn"]
        for viewer in (0, 1, 2, PUBLIC)
    ]
    assert [row[-1].card for row in drawn] == [None, "B3", "B3", None]
    dealt = start(2)
    for viewer in (0, 1, PUBLIC):
        told = {line.seat: line.cards for line in dealt.lines(viewer) if line.__struct_config__.tag == "hand_dealt"}
        for seat in (0, 1):
            seen = viewer >= 0 and viewer != seat
            assert told.get(seat) == (tuple(hand(dealt, seat)) if seen else None)


@clause("BSQ-5.3")
def test_a_discard_shows_the_card_to_all() -> None:
    match = play(begin(ETHAN), "P0 discard 3 2 -")
    for viewer in (0, 1, PUBLIC):
        line = [line for line in match.lines(viewer) if line.__struct_config__.tag == "card_discarded"][-1]
        assert line.card == "B1"
    assert discards(match) == ["B1"]


@clause("BSQ-5.5")
def test_numbers_of_cards_do_not_survive_the_piles() -> None:
    match = start(2, "ids")
    seen: set[int] = set()
    last_ids: dict[int, list[int]] = {}
    for _ in range(80):
        seat = match.state.seat
        view = GAME.view(match.state, 1 - seat)
        ids = [card.id for card in view.hands[seat]]
        if seat in last_ids:
            fresh = [one for one in ids if one not in last_ids[seat]]
            assert len(fresh) <= 1
            assert not seen & set(fresh)
        seen |= set(ids)
        last_ids[seat] = ids
        match.play(seat, GAME.words.read_move("discard 0 1 -"))
    assert match.state.flips >= 1
    played = begin(ETHAN)
    number = GAME.view(played.state, 1).hands[0][3].id
    play(played, "P0 play 3")
    assert GAME.view(played.state, 1).slots[0].id == number
    kept = play(begin(f"roles analyst - | main 6 | {ETHAN}"), "P0 discard 3 1 -; P0 analyst keep")
    assert GAME.view(kept.state, 1).hands[0][3].id != number


@clause("BSQ-5.6", "BSQ-4.18")
def test_a_card_taken_back_is_known_by_its_marks() -> None:
    for memory in ("standard", "strict"):
        match = begin(f"roles analyst - | main 6 | {ETHAN}", memory=memory)
        play(match, "P0 discard 3 1 -; P0 analyst keep")
        card = GAME.view(match.state, 0).hands[0][3]
        assert card.card is None
        assert (card.mark is None) == (memory == "strict")
        if card.mark is not None:
            assert (card.mark.levels, card.mark.types) == ((1,), ("bomb",))


@clause("BSQ-5.7")
def test_events_let_a_good_memory_follow_everything() -> None:
    """Whoever remembers all events knows every other hand, and what each card on the frame is that others played."""
    match = start(3, "memory")
    rng = Rng(seed_of("memory"))
    for _ in range(30):
        prompt = match.prompt
        assert prompt is not None
        seat = prompt.owed[0]
        match.play(
            seat,
            GAME.words.read_move(rng.pick(["discard 1 1 -", "play 0", "discard 3 - move"]))
            if prompt.kind == "turn"
            else GAME.words.read_move("send " + ",".join(map(str, range(len(match.state.slots))))),
        )
        if match.prompt is None or match.prompt.kind in ("adjust", "execute"):
            break
    hands: dict[int, list[str | None]] = {}
    frame: list[str | None] = []
    for event in match.past(0).events:
        match event.__struct_config__.tag:
            case "clock_started":
                hands = {seat: [None] * 5 for seat in range(3)}
            case "hand_dealt":
                hands[event.seat] = list(event.cards)
            case "card_drawn":
                hands[event.seat].append(event.card)
            case "card_discarded":
                hands[event.seat].pop(event.pos)
            case "card_played":
                frame.append(hands[event.seat].pop(event.pos))
    assert hands[1] == hand(match, 1)
    assert hands[2] == hand(match, 2)
    by = [slot.by for slot in GAME.view(match.state, 0).slots]
    assert frame == [None if seat == 0 else card for seat, card in zip(by, slots_of(match), strict=True)]


@clause("BSQ-5.1", "BSQ-4.90")
def test_fog_hides_tokens_from_everybody() -> None:
    match = Match.start(GAME, options(mission="5", fog=True), 2, seed_of("fog"))
    other = twins.twin(match.state, 0, "fog", Rng(seed_of("other")))
    assert other is not None
    for viewer in viewers(match):
        assert shown(other, viewer) == shown(match.state, viewer)


@clause("BSQ-5.1")
@pytest.mark.parametrize("kind", twins.KINDS)
def test_twins_look_alike(kind: str) -> None:
    """The law test's own reading agrees with the views, at some positions of every kind."""
    count = 0
    for number in range(40):
        chosen: dict[str, Any] = {
            "fog": kind == "fog",
            "spectators": "hands_late" if kind == "late" else "backs",
            "mission": "4",
            "memory": ("strict", "standard", "easy")[number % 3],
        }
        match = start(3, f"twin {number}", **chosen)
        rng = Rng(seed_of(f"twin {number}"))
        for _ in range(number):
            if match.prompt is None:
                break
            seat = match.prompt.owed[0]
            match.play(
                seat,
                GAME.words.read_move(rng.pick(["discard 1 1 -", "play 0", "discard 3 - move"]))
                if match.prompt.kind == "turn"
                else GAME.moves(match.state, seat)[0],
            )
        if match.prompt is None:
            continue
        for viewer in viewers(match):
            other = twins.twin(match.state, viewer, kind, rng)
            if other is not None:
                GAME.invariants(other)
                assert not twins.parted(match.state, other, viewer)
                assert shown(other, viewer) == shown(match.state, viewer)
                count += 1
    assert count > 20


@clause("BSQ-10.2")
def test_marked_cards_are_drawn_by_their_exact_chances() -> None:
    # One card of level 1, one that is a bomb: B1 fits both.
    level_1, bomb = 0b1111001, 0b1000111
    left = [0] * 12
    left[0] = 1  # M1
    left[9], left[10] = 1, 1  # B1, B2
    counts = {(0, 9): 0, (0, 10): 0, (9, 10): 0}
    for number in range(3000):
        first, second = draw_marked([level_1, bomb], left[:], Rng(seed_of(number)))
        counts[first, second] += 1
    # Three ways, each as likely as another.
    assert all(850 < count < 1150 for count in counts.values())
    assert "intel_given" not in log(start())
