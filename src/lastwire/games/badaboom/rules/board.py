"""What is read off the table: neighbours, hands, the Bomb, and what may go into it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.sheet import Back, Named
from lastwire.games.badaboom.rules.state import MECHANISM, State, numbers


def can_tinker(state: State, book: Book, seat: int) -> bool:
    """GB-4.40: whether there is a legal swap for this seat. All of it is public."""
    if state.in_force & book.padlock or not (state.inside or state.contents):
        return False
    hand = state.hands[seat]
    if state.mechs[seat] or hand & ~book.gadgets:
        return True
    # GB-4.43: only Gadgets in hand. One can always go in, for the one inside or for any card, but not into an Elf Bomb.
    return hand != 0 and not has(state, book, "no_gadgets")


def takes(state: State, book: Book, give: int) -> int:
    """GB-4.43: what may come out for a card that goes in, as a mask; bit 0 is a Mechanism. 0: it cannot go in."""
    everything = state.contents | (1 if state.inside else 0)
    if give == MECHANISM or not book.gadgets >> give & 1:
        return everything
    if has(state, book, "no_gadgets"):
        return 0
    return state.contents & book.gadgets or everything


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    return tuple(numbers(mask))


def names_of(book: Book, cards: Sequence[int]) -> tuple[Named, ...]:
    """Cards as events speak of them."""
    return tuple([book.named[card] for card in cards])


@cache
def others(seats: int, seat: int) -> tuple[int, ...]:
    return tuple(other for other in range(seats) if other != seat)


@cache
def neighbours(seats: int, seat: int) -> tuple[int, ...]:
    return tuple(sorted({(seat + 1) % seats, (seat - 1) % seats}))


def left(state: State, seat: int) -> int:
    """Always clockwise, whatever the direction (GB-7.2)."""
    return (seat + 1) % state.seats


def right(state: State, seat: int) -> int:
    return (seat - 1) % state.seats


def armed(state: State) -> bool:
    """GB-4.50."""
    return state.inside == 0


def unstable(state: State) -> bool:
    """GB-4.62."""
    return state.options.unstable and state.bomb_turns >= CONTENT.unstable * state.seats


def explodes(state: State, book: Book) -> bool:
    """GB-4.60, GB-4.62: whether the Bomb goes off in this turn, as things stand."""
    if unstable(state):
        return True
    return state.inside == 0 and state.armed_at_start and not state.was_secure and not state.in_force & book.damp


def direction(state: State, book: Book) -> int:
    """GB-4.65, GB-7.22."""
    return -1 if (state.in_force & book.reverse).bit_count() & 1 else 1


def next_holder(state: State, book: Book) -> int:
    return (state.holder + direction(state, book)) % state.seats


def has(state: State, book: Book, name: str) -> bool:
    """Whether the Bomb in play has this property (GB-2.12)."""
    return name in book.properties[state.bomb]


def set_by(state: State, book: Book, name: str, usual: int) -> int:
    """The number that a property of the Bomb in play sets, or the usual one."""
    found = book.properties[state.bomb].get(name)
    return usual if found is None or found.amount is None else found.amount


def gadget_inside(state: State, book: Book) -> int:
    """The number of the Gadget in the Bomb, 0 without one."""
    found = state.contents & book.gadgets
    return found.bit_length() - 1 if found else 0


def hand_size(state: State, seat: int) -> int:
    return state.hands[seat].bit_count() + state.mechs[seat]


def discards_due(state: State, book: Book, seat: int) -> int:
    """GB-7.63: how many cards this seat has to discard now."""
    return min(book.cards[state.stack[-1][0]].does[state.part].count, hand_size(state, seat))


def hand_cards(state: State, seat: int) -> tuple[int, ...]:
    """The hand, Mechanisms first, then Gadgets, then Tricks: the order of the backs."""
    return (MECHANISM,) * state.mechs[seat] + tuple(numbers(state.hands[seat]))


def contents_cards(state: State) -> tuple[int, ...]:
    return (MECHANISM,) * state.inside + tuple(numbers(state.contents))


def backs(book: Book, cards: Sequence[int]) -> tuple[Back, ...]:
    return tuple(book.cards[card].back for card in cards)  # type: ignore[misc]
