"""What the law's own reading of chapter 5 grants while an entry is carried out. It grants no more: leaks planted beside
it are caught."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.secret import blank
from lastwire.engine.types import ALL, PUBLIC, Told, Viewer
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.proof import twins
from lastwire.games.badaboom.rules.book import BOOK
from lastwire.games.badaboom.rules.events import CardDealt, CardDrawn, Peeked
from lastwire.games.badaboom.rules.state import State, mask_of, numbers
from lastwire.table.table import Table
from lastwire.testing import clause
from lastwire.testing.leak import telling
from lastwire.testing.position import AnyGame
from lastwire.testing.twin import Leak, Pair
from tests.games.badaboom.kit import begin, boom, card, name, play, read

A, B, C, D = range(4)
ALL_FOUR = (A, B, C, D, PUBLIC)
HANDS = (
    "rummage#2 keyhole long_tongs#1/no_way#1 give_me_that#1/no_way#2 give_me_that#2/ill_handle_this#1 give_me_that#3"
)
PILE = "cooking_pot_helmet snip_snip gather_round tied_bootlaces"
# D holds the Bomb and is asked first; A plays, and the others let it be.
RUMMAGE = "D pass; A play rummage#2; D pass; B pass; C pass"
KEYHOLE = "D pass; A play keyhole>B; D pass; B pass; C pass"
CANCELLED = "D pass; A play keyhole>B; D pass; B interrupt no_way#1; D pass; A pass; C pass"


def position(hands: str = HANDS, contents: str = "M M goblin_glue") -> Match:
    return begin(hands, contents, draw=PILE, phase="trick1", holder=D)


def exchanged(match: Match, one: str, other: str) -> State:
    """The same position with two cards in each other's place."""
    state: State = match.state.copy()
    pair = (card(one), card(other))
    swap = {pair[0]: pair[1], pair[1]: pair[0]}

    def swapped(cards: list[int]) -> list[int]:
        return [swap.get(each, each) for each in cards]

    state.pile = swapped(state.pile)
    state.hands = [mask_of(swapped(numbers(hand))) for hand in state.hands]
    state.contents = mask_of(swapped(numbers(state.contents)))
    return state


def pair_of(match: Match, other: State, viewer: Viewer, game: AnyGame = GAME) -> Pair:
    """Twins at two tables, with a person in every seat; everything so far is compared."""
    for number in range(200):
        pair = Pair((game, game), twins, match, other, viewer, Rng(seed_of(f"people {number}")), Table)
        if not pair.bots:
            pair.pump()
            assert not pair.parted(viewer)
            pair.compare()
            return pair
    raise AssertionError("there was a bot in every one")


def play_both(pair: Pair, turns: str) -> None:
    for turn in turns.split(";"):
        pair.act(*read(turn))


def bottom(match: Match) -> tuple[str, str]:
    """The two cards at the bottom of the draw pile."""
    return name(match.state.pile[0]), name(match.state.pile[1])


@clause("GB-3.5", "GB-4.10", "GB-5.1")
@pytest.mark.parametrize("viewer", [B, C, PUBLIC])
def test_a_card_that_came_to_lie_on_top_and_was_drawn_at_once_was_seen_by_all(viewer: Viewer) -> None:
    """Rummage draws two. The second lay below the first, and no state shows it on top."""
    match = position()
    pair = pair_of(match, exchanged(match, "snip_snip", "give_me_that#3"), viewer)
    play_both(pair, RUMMAGE)
    here, there = (desk.match.state for desk in pair.rigs)
    assert here.hands[A] >> card("snip_snip") & 1
    assert there.hands[A] >> card("give_me_that#3") & 1
    assert not twins.parted(here, there, viewer)
    assert pair.parted(viewer)
    with pytest.raises(Leak, match="badaboom-log-drawn"):
        pair.compare()


@clause("GB-4.14", "GB-5.1")
def test_a_card_that_a_shuffle_laid_on_top_was_seen_too() -> None:
    match = begin(
        "rummage#2/no_way#1/no_way#2/no_way#3", "M M", draw="cooking_pot_helmet", phase="trick1", holder=D, seed="top"
    )
    state = match.state
    # One card is left to draw; of the others those that nobody holds are on the discard pile.
    state.discard, state.pile = mask_of(state.pile[:-1]), state.pile[-1:]
    play(match, "D pass; A play rummage#2; D pass; B pass")
    before = match.state
    play(match, "C pass")
    shown = twins.witnessed(before, match.entries[-1], match.state, PUBLIC)
    drawn = [
        told.event.card.number for told in match.log if isinstance(told, Told) and isinstance(told.event, CardDrawn)
    ]
    assert len(drawn) == 2
    assert sorted(shown) == sorted(drawn)  # type: ignore[type-var]


@clause("GB-4.80", "GB-5.1")
@pytest.mark.parametrize("viewer", ALL_FOUR)
def test_a_card_drawn_from_the_bottom_was_seen_by_nobody_else(viewer: Viewer) -> None:
    match = position()
    pair = pair_of(match, exchanged(match, *bottom(match)), viewer)
    play_both(pair, KEYHOLE)
    assert pair.parted(viewer) == (viewer == A)
    if viewer != A:
        assert pair.compare() > 0


@clause("GB-5.1", "GB-5.4")
@pytest.mark.parametrize(("one", "other"), [("give_me_that#1", "snip_snip"), ("goblin_glue", "snip_snip")])
def test_a_look_through_the_keyhole_is_its_controllers_alone(one: str, other: str) -> None:
    """At the hand of the chosen player and into the Bomb; whose hand it is, and who holds the Bomb, knew before."""
    match = position()
    for viewer in (A, C, PUBLIC):
        pair = pair_of(match, exchanged(match, one, other), viewer)
        play_both(pair, KEYHOLE)
        assert pair.parted(viewer) == (viewer == A)
        if viewer != A:
            assert pair.compare() > 0


@clause("GB-5.1", "GB-5.4")
def test_neither_another_hand_nor_a_cancelled_keyhole_is_looked_at() -> None:
    match = position()
    for turns, secret in ((KEYHOLE, "give_me_that#2"), (CANCELLED, "give_me_that#2"), (CANCELLED, "goblin_glue")):
        pair = pair_of(match, exchanged(match, secret, "snip_snip"), A)
        play_both(pair, turns)
        assert pair.rigs[0].match.state.stack == []
        assert not pair.parted(A)
        assert pair.compare() > 0


@clause("GB-4.36", "GB-5.1")
def test_whoever_takes_a_keyhole_over_looks() -> None:
    taken = "D pass; A play keyhole>B; D interrupt ill_handle_this#1; A pass; B pass; C pass"
    match = position()
    for viewer in (A, C, D):
        pair = pair_of(match, exchanged(match, "give_me_that#1" if viewer != C else "goblin_glue", "snip_snip"), viewer)
        play_both(pair, f"{taken}; D choose B; A pass; B pass")
        assert not pair.parted(viewer)
        pair.act(*read("C pass"))
        assert pair.rigs[0].match.state.stack == []
        assert pair.parted(viewer) == (viewer == D)


@clause("GB-5.1", "GB-7.11")
def test_tongs_that_find_nothing_to_swap_were_a_look() -> None:
    """The only card left is a Gadget, and the Elf Bomb takes none: nothing is asked, and no state tells of the look."""
    match = begin(
        "marbles long_tongs#1/no_way#1/no_way#2/no_way#3", "M goblin_glue", bomb="bomb_elf", phase="trick1", holder=D
    )
    other = exchanged(match, "goblin_glue", "snip_snip")
    for viewer in (A, B, PUBLIC):
        pair = pair_of(match, other, viewer)
        play_both(pair, "D pass; A play long_tongs#1; D pass; B pass; C pass")
        assert pair.rigs[0].match.state.stack == []
        assert pair.parted(viewer) == (viewer == A)
        if viewer != A:
            assert pair.compare() > 0


@clause("GB-4.80", "GB-5.1")
def test_dealt_cards_are_told_in_no_order_of_the_pile() -> None:
    """D dies and gets four cards together, after one for each of the others."""
    heard = []
    for twist in (False, True):
        match = begin("M/M/M/no_way#1", "trolls_hide#1", holder=D, phase="trick2", armer=A)
        if twist:
            match.state.pile[3:7] = match.state.pile[3:7][::-1]
        boom(match)
        heard.append([line for line in match.lines(D) if isinstance(line, CardDealt)])
    here, there = heard
    assert [len(dealt.backs) for dealt in here] == [1, 1, 1, 4]
    assert here == there


# --- planted ------------------------------------------------------------------------------------------------------


def opened(kind: type) -> Callable[[AnyGame], AnyGame]:
    """Events of this kind are told to all with nothing hidden in them."""
    return lambda game: telling(
        game, lambda told, state: [Told(blank(told.event, ALL))] if isinstance(told.event, kind) else [told]
    )


def with_the_next(game: AnyGame) -> AnyGame:
    """Whoever hears of a card that was drawn hears of the one below the new top, too."""

    def change(told: Told, state: State) -> list[Told]:
        event = told.event
        if not isinstance(event, CardDrawn):
            return [told]
        return [told, Told(CardDrawn(event.seat, BOOK.named[state.pile[-2]], event.why))]

    return telling(game, change)


LEAKS = (
    # what is told too freely, which two cards are exchanged, what is played, and to whom it must not matter
    (opened(CardDealt), "bottom", KEYHOLE, C),
    (opened(Peeked), "give_me_that#1", KEYHOLE, C),
    (opened(Peeked), "goblin_glue", KEYHOLE, PUBLIC),
    (with_the_next, "tied_bootlaces", RUMMAGE, C),
)


@pytest.mark.parametrize(("leak", "secret", "turns", "viewer"), LEAKS)
@clause("GB-5.1", "GB-5.3")
def test_a_leak_beside_what_is_granted_is_caught(
    leak: Callable[[AnyGame], AnyGame], secret: str, turns: str, viewer: Viewer
) -> None:
    match = position()
    other = exchanged(match, *(bottom(match) if secret == "bottom" else (secret, "give_me_that#3")))
    for game, is_caught in ((GAME, False), (leak(GAME), True)):
        pair = pair_of(match, other, viewer, game)
        play_both(pair, turns)
        assert not pair.parted(viewer)
        if is_caught:
            with pytest.raises(Leak):
                pair.compare()
        else:
            assert pair.compare() > 0
