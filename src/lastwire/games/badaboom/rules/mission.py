"""The missions on Tricks, and whether they are fulfilled (GB-4.75): facts of an explosion, as one player sees them."""

from __future__ import annotations

from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.content import Mission
from lastwire.games.badaboom.rules.part import Fact
from lastwire.games.badaboom.rules.state import NONE, State


def _people(state: State, fact: Fact, seat: int) -> int:
    """GB-2.51: who is meant, as a mask. Coins are those before this explosion's pay (GB-7.47)."""
    seats, coins = state.seats, state.coins
    mask = 0
    for word in fact.who:
        match word:
            case "you":
                mask |= 1 << seat
            case "left":
                mask |= 1 << (seat + fact.reach) % seats
            case "right":
                mask |= 1 << (seat - fact.reach) % seats
            case "holder":
                mask |= 1 << state.holder
            case "armer":
                mask |= 0 if state.armer == NONE else 1 << state.armer
            case "others":
                mask |= (1 << seats) - 1 & ~(1 << seat)
            case "everyone":
                mask |= (1 << seats) - 1
            case _:
                mask |= sum(1 << other for other in range(seats) if _by_coins(coins, word, coins[other], coins[seat]))
    return mask


def _by_coins(coins: list[int], word: str, theirs: int, own: int) -> bool:
    match word:
        case "richer":
            return theirs > own
        case "poorer":
            return theirs < own
        case "richest":
            return theirs == max(coins)
    return theirs == min(coins)


def _count(state: State, book: Book, fact: Fact, people: int) -> int:
    match fact.fact:
        case "killed":
            return (people & state.killed).bit_count()
        case "survives":
            return (people & ~state.killed).bit_count()
        case "holds":
            return people >> state.holder & 1
        case "armed":
            return 0 if state.armer == NONE else people >> state.armer & 1
        case "gadget":
            return (state.contents & book.gadgets).bit_count()
    counts = {
        "mechanisms": state.mechs,  # GB-7.55: real ones, whatever the Bomb pays for them; even of the killed
        "coins": state.coins,
        "cards": [hand.bit_count() for hand in state.hands],
    }[fact.fact]
    return sum(count for seat, count in enumerate(counts) if people >> seat & 1)


def _so(state: State, book: Book, fact: Fact, seat: int) -> bool:
    people = _people(state, fact, seat)
    count = _count(state, book, fact, people)
    if fact.majority:
        return 2 * count > people.bit_count()  # GB-7.55: more than half
    least, most = fact.bounds
    return least <= count <= most


def holds_true(state: State, book: Book, mission: Mission, seat: int) -> bool:
    if not all(_so(state, book, fact, seat) for fact in mission.all):
        return False
    return not mission.any or any(_so(state, book, fact, seat) for fact in mission.any)


def fulfilled(state: State, book: Book, seat: int) -> int:
    """GB-4.75: the Tricks in a hand whose mission is fulfilled, as a mask."""
    found = 0
    rest = state.hands[seat] & book.missions
    while rest:
        bit = rest & -rest
        rest ^= bit
        mission = book.cards[bit.bit_length() - 1].mission
        if mission is not None and holds_true(state, book, mission, seat):
            found |= bit
    return found
