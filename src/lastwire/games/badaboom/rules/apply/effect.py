"""What instant Tricks do (GB-2.46): one function for each part, called when the card on top of the stack resolves.

The card stays on the stack while it is carried out (GB-7.12), part by part, and for each part player by player,
clockwise from the holder. Where somebody has to decide first, `state.part` says how far it is, and `state.rest` for
whom that part is still to be done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lastwire.engine.secret import Secret
from lastwire.games.badaboom.rules.apply.board import deal_bottom, draw, open_prompt
from lastwire.games.badaboom.rules.apply.bomb import changed
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.board import (
    armed,
    backs,
    can_tinker,
    contents_cards,
    hand_cards,
    hand_size,
    names_of,
    next_holder,
)
from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.events import (
    CardsDiscarded,
    CardStolen,
    CoinsMoved,
    ContentsSeen,
    HandSeen,
    HandsExchanged,
    Judged,
    MechanismAdded,
    MechanismGained,
    MechanismTaken,
    Peeked,
    TrickFizzled,
)
from lastwire.games.badaboom.rules.part import Does
from lastwire.games.badaboom.rules.state import DISCARD, JUDGE, MECHANISM, NONE, TONGS, Frame, State, numbers
from lastwire.games.badaboom.rules.whom import meant, one

DONE: Final = -1
ASKED: Final = -2

# What a part came to: nothing at all, something, or a question that has to be answered first.
VAIN: Final = 0
DID: Final = 1
WAIT: Final = 2


# --- part by part ---------------------------------------------------------------------------------


def begin(step: Happening, book: Book, frame: Frame) -> int:
    """A card takes effect. Answers the seat that the Bomb is forced to, `DONE`, or `ASKED` if somebody has to decide
    first."""
    return _go_on(step, book, frame, 0, NONE, False)


def resume(step: Happening, book: Book) -> int:
    """The same, after somebody has decided."""
    state = step.state
    part, rest = state.part, state.rest
    state.part = state.rest = 0
    return _go_on(step, book, state.stack[-1], part, rest, True)


def _go_on(step: Happening, book: Book, frame: Frame, start: int, rest: int, did: bool) -> int:
    """From a part on; `rest`: for whom that one is still to be done, NONE if it has not begun."""
    state = step.state
    does = book.cards[frame[0]].does
    for place in range(start, len(does)):
        part = does[place]
        if part.do == "pass":
            return target(state, book, part, frame)
        if part.do == "judge":
            verdict = _ask_table(step, place, frame, rest)
            rest = NONE
            if verdict == WAIT:
                return ASKED
            did = verdict == DID
            if not did:
                break
            continue
        each = EACH.get(part.do)
        if each is None:
            if rest == NONE:
                came = ONCE[part.do](step, book, part, frame)
                if came == WAIT:
                    state.part, state.rest = place, 0
                    return ASKED
                did = did or came == DID
            rest = NONE
            continue
        waiting = meant(state, book, part.who, part.reach, state.holder, frame) if rest == NONE else rest
        rest = NONE
        for offset in range(state.seats):
            seat = (state.holder + offset) % state.seats
            if not waiting >> seat & 1:
                continue
            waiting &= ~(1 << seat)
            came = each(step, book, part, frame, seat)
            if came == WAIT:
                state.part, state.rest = place, waiting
                return ASKED
            did = did or came == DID
    if not did:
        step.emit(TrickFizzled(frame[1], book.named[frame[0]]))
    return DONE


def _ask_table(step: Happening, place: int, frame: Frame, rest: int) -> int:
    """GB-2.49: the people at the table judge, one after the other, all but the controller. Where there is nobody to
    judge, it counts as done; else more have to say yes than no."""
    state = step.state
    waiting = ((1 << state.seats) - 1 & ~(1 << frame[1]) if rest == NONE else rest) & ~state.bots
    for offset in range(state.seats):
        seat = (state.holder + offset) % state.seats
        if waiting >> seat & 1:
            open_prompt(step, JUDGE, seat)
            state.part, state.rest = place, waiting & ~(1 << seat)
            return WAIT
    accepted = rest == NONE or state.verdict > 0
    state.verdict = 0
    return DID if accepted else VAIN


def judge(step: Happening, book: Book, seat: int, yes: bool) -> None:
    state = step.state
    state.verdict += 1 if yes else -1
    step.emit(Judged(seat, book.named[state.stack[-1][0]], yes))


def target(state: State, book: Book, part: Does, frame: Frame) -> int:
    """Who gets the Bomb by a forced pass; the next player if nobody is meant."""
    found = one(state, book, part.who, part.reach, frame)
    return next_holder(state, book) if found == NONE else found


def on_the_bomb(step: Happening, book: Book, frame: Frame) -> None:
    """Only what changes the Bomb: the rest depends on chance, or on what others decide."""
    for part in book.cards[frame[0]].does:
        if part.do in ("add", "remove"):
            ONCE[part.do](step, book, part, frame)


# --- for each player who is meant -----------------------------------------------------------------


def _draw(step: Happening, book: Book, part: Does, frame: Frame, seat: int) -> int:
    """Rummage in the rubbish (GB-4.13)."""
    for _ in range(part.count):
        draw(step, book, seat, "trick")
    return DID


def _deal(step: Happening, book: Book, part: Does, frame: Frame, seat: int) -> int:
    """Peek through the keyhole."""
    deal_bottom(step, book, seat, part.count)
    return DID


def _discard(step: Happening, book: Book, part: Does, frame: Frame, seat: int) -> int:
    """Slippery floor (GB-7.11, GB-7.63): where nothing is to be chosen, all go."""
    state = step.state
    size = hand_size(state, seat)
    if not size:
        return VAIN
    if size > part.count:
        open_prompt(step, DISCARD, seat)
        return WAIT
    discard(step, book, seat, tuple(numbers(state.hands[seat])), state.mechs[seat])
    return DID


def discard(step: Happening, book: Book, seat: int, cards: tuple[int, ...], mechanisms: int) -> None:
    """GB-2.21, GB-7.63, GB-7.64: face down; a Mechanism goes back to its pile."""
    state = step.state
    for card in cards:
        state.hands[seat] &= ~(1 << card)
        state.discard |= 1 << card
    state.mechs[seat] -= mechanisms
    state.spare += mechanisms
    if step.told is not None:
        gone = (MECHANISM,) * mechanisms + cards
        step.emit(CardsDiscarded(seat, backs(book, gone), Secret(names_of(book, gone), (seat,))))


def discard_any(step: Happening, book: Book, seat: int, count: int) -> None:
    """As many cards as that, by chance."""
    cards = list(hand_cards(step.state, seat))
    step.rng.shuffle(cards)
    gone = sorted(cards[:count])
    discard(step, book, seat, tuple(card for card in gone if card), gone.count(MECHANISM))


def _lose(step: Happening, book: Book, part: Does, frame: Frame, seat: int) -> int:
    if not hand_size(step.state, seat):
        return VAIN
    discard_any(step, book, seat, part.count)
    return DID


def _steal(step: Happening, book: Book, part: Does, frame: Frame, seat: int) -> int:
    """Sticky fingers (GB-7.11, GB-7.65)."""
    state = step.state
    taker = frame[1]
    came = VAIN
    for _ in range(part.count):
        cards = hand_cards(state, seat)
        if seat == taker or not cards:
            break
        card = cards[step.rng.below(len(cards))]
        _take(state, seat, card)
        if card == MECHANISM:
            state.mechs[taker] += 1
        else:
            state.hands[taker] |= 1 << card
        came = DID
        if step.told is not None:
            both = tuple(sorted((taker, seat)))
            step.emit(CardStolen(taker, seat, backs(book, (card,))[0], Secret(book.named[card], both)))
    return came


def _take(state: State, seat: int, card: int) -> None:
    if card == MECHANISM:
        state.mechs[seat] -= 1
    else:
        state.hands[seat] &= ~(1 << card)


def _gain(step: Happening, book: Book, part: Does, frame: Frame, seat: int) -> int:
    state = step.state
    count = min(part.count, state.spare)
    state.spare -= count
    state.mechs[seat] += count
    if count:
        step.emit(MechanismGained(seat, count))
    return DID if count else VAIN


def _earn(step: Happening, book: Book, part: Does, frame: Frame, seat: int) -> int:
    return _move_coins(step, seat, part.count)


def _pay(step: Happening, book: Book, part: Does, frame: Frame, seat: int) -> int:
    """As many as there are."""
    return _move_coins(step, seat, -min(part.count, step.state.coins[seat]))


def _move_coins(step: Happening, seat: int, count: int) -> int:
    state = step.state
    if not count:
        return VAIN
    state.coins[seat] += count
    state.gains = state.gains or [0] * state.seats
    state.gains[seat] += count
    step.emit(CoinsMoved(seat, count, state.coins[seat]))
    return DID


# --- once ---------------------------------------------------------------------------------------


def _look(step: Happening, book: Book, part: Does, frame: Frame) -> int:
    """Peek through the keyhole (GB-5.4)."""
    state = step.state
    seat = frame[1]
    players = numbers(meant(state, book, part.who, part.reach, state.holder, frame) & ~(1 << seat))
    if step.told is not None:
        inside = Secret(names_of(book, contents_cards(state)), (seat,))
        if part.bomb and not players:
            step.emit(ContentsSeen(seat, inside))
        for player in players:
            hand = Secret(names_of(book, hand_cards(state, player)), (seat,))
            both = part.bomb and player == players[0]
            step.emit(Peeked(seat, player, inside, hand) if both else HandSeen(seat, player, hand))
    return DID if part.bomb or players else VAIN


def _exchange(step: Happening, book: Book, part: Does, frame: Frame) -> int:
    """Old switcheroo."""
    state = step.state
    seat, player = frame[1], one(state, book, part.who, part.reach, frame)
    if player in (NONE, seat):
        return VAIN
    hands, mechs = state.hands, state.mechs
    hands[seat], hands[player] = hands[player], hands[seat]
    mechs[seat], mechs[player] = mechs[player], mechs[seat]
    if step.told is not None:
        both = tuple(sorted((seat, player)))
        got, gave = names_of(book, hand_cards(state, seat)), names_of(book, hand_cards(state, player))
        step.emit(HandsExchanged(seat, player, Secret(got, both), Secret(gave, both)))
    return DID


def _add(step: Happening, book: Book, part: Does, frame: Frame) -> int:
    """Spare part (GB-7.35)."""
    state = step.state
    count = min(part.count, state.spare)
    for _ in range(count):
        was_armed = armed(state)
        state.spare -= 1
        state.inside += 1
        step.emit(MechanismAdded(frame[1]))
        changed(step, book, frame[1], was_armed)
    return DID if count else VAIN


def _remove(step: Happening, book: Book, part: Does, frame: Frame) -> int:
    """Snip snip (GB-7.34)."""
    state = step.state
    count = min(part.count, state.inside)
    for _ in range(count):
        state.inside -= 1
        state.mechs[frame[1]] += 1
        step.emit(MechanismTaken(frame[1]))
        changed(step, book, frame[1], False)
    return DID if count else VAIN


def _swap(step: Happening, book: Book, part: Does, frame: Frame) -> int:
    """Long tongs (GB-7.11): a look, and one swap."""
    state = step.state
    seat = frame[1]
    if step.told is not None:
        step.emit(ContentsSeen(seat, Secret(names_of(book, contents_cards(state)), (seat,))))
    if not can_tinker(state, book, seat):
        return DID
    open_prompt(step, TONGS, seat)
    return WAIT


EACH: Final[dict[str, Callable[[Happening, Book, Does, Frame, int], int]]] = {
    "draw": _draw,
    "deal": _deal,
    "discard": _discard,
    "lose": _lose,
    "steal": _steal,
    "gain": _gain,
    "earn": _earn,
    "pay": _pay,
}
ONCE: Final[dict[str, Callable[[Happening, Book, Does, Frame], int]]] = {
    "look": _look,
    "exchange": _exchange,
    "add": _add,
    "remove": _remove,
    "swap": _swap,
}
