"""What makes a move legal (chapter 9)."""

from __future__ import annotations

from itertools import combinations
from typing import Final, assert_never

from lastwire.engine.types import CLOCK, TABLE, Expire
from lastwire.errors import Refused
from lastwire.games.badaboom.rules import resurrection
from lastwire.games.badaboom.rules.board import armed, discards_due, hand_size, takes, unstable
from lastwire.games.badaboom.rules.book import Book, Card, book_of
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.mission import fulfilled
from lastwire.games.badaboom.rules.moves import (
    Accuse,
    BuyOff,
    Choose,
    Claim,
    Discard,
    Fine,
    Interrupt,
    Judge,
    Move,
    Nominate,
    NoTinker,
    Pass,
    Play,
    Preset,
    Ritual,
    Staff,
    Tinker,
    Vote,
)
from lastwire.games.badaboom.rules.refusal import refusal
from lastwire.games.badaboom.rules.state import (
    CHOOSE,
    CLAIM,
    DISCARD,
    INTERRUPT,
    JUDGE,
    KINDS,
    MECHANISM,
    NOMINATE,
    NONE,
    OVER,
    POLLS,
    SWAPS,
    TRICK,
    State,
    mask_of,
)
from lastwire.games.badaboom.rules.timers import timers
from lastwire.games.badaboom.rules.trick import choices, in_danger
from lastwire.message import Message


def check(state: State, seat: int, move: Move) -> None:
    """Raise `Refused` unless the move is legal now."""
    if state.phase == OVER:
        raise refusal("E_OVER", "GB-9.22")
    if isinstance(move, Pass):
        # The commonest move first.
        if seat != state.asked or state.ask not in POLLS:
            raise refusal("E_NOT_YOUR_DECISION", "GB-9.1")
        return
    book = book_of(state.options)
    match move:
        case Play():
            _check_asked(state, seat, TRICK)
            _check_play(state, book, seat, move)
            _check_fine(state, book, seat, move, move.accept_fine)
        case Interrupt():
            _check_asked(state, seat, INTERRUPT)
            _check_interrupt(state, book, seat, move.card)
            _check_fine(state, book, seat, move, move.accept_fine)
        case Choose():
            _check_choose(state, book, seat, move.player)
            _check_fine(state, book, seat, move, move.accept_fine)
        case Tinker():
            _check_tinkering(state, seat)
            _check_swap(state, book, seat, move.give, move.take)
            _check_fine(state, book, seat, move, move.accept_fine)
        case NoTinker():
            _check_tinkering(state, seat)
            _check_fine(state, book, seat, move, move.accept_fine)
        case Discard():
            _check_asked(state, seat, DISCARD)
            _check_discard(state, book, seat, move)
        case Judge():
            _check_asked(state, seat, JUDGE)
        case Claim(cards=cards):
            _check_claim(state, book, seat, cards)
        case Nominate(player=player):
            if state.ask != NOMINATE or not 0 <= seat < state.seats or state.nominations[seat] != NONE:
                raise refusal("E_NOT_YOUR_DECISION", "GB-9.1")
            if not 0 <= player < state.seats:
                raise refusal("E_BAD_CHOICE", "GB-3.8")
        case Preset():
            _check_preset(state, book, seat, move)
        case BuyOff() | Ritual() | Accuse() | Vote():
            _check_optional(state, book, seat, move)
        case Fine(seat=who) | Staff(seat=who):
            if seat != TABLE or not 0 <= who < state.seats:
                raise refusal("E_NOT_YOUR_DECISION", "GB-9.1")
            if isinstance(move, Fine) and (state.life is None or resurrection.in_explosion(state)):
                raise refusal("E_NOT_ALLOWED_NOW", "GB-4.93")
        case Expire(timer=timer):
            if seat != CLOCK or timer not in [each.id for each in timers(state)]:
                raise refusal("E_NOT_YOUR_DECISION", "GB-9.1")
        case _:
            assert_never(move)


def _check_asked(state: State, seat: int, ask: int) -> None:
    if seat != state.asked or state.ask != ask:
        raise refusal("E_NOT_YOUR_DECISION", "GB-9.1")


def _check_tinkering(state: State, seat: int) -> None:
    """GB-9.13: once in the tinkering phase, or when Long tongs resolve."""
    if seat != state.asked or state.ask not in SWAPS:
        raise refusal("E_NOT_YOUR_DECISION", "GB-9.1" if state.ask in SWAPS else "GB-9.13")


def _check_fine(state: State, book: Book, seat: int, move: Move, accepted: bool) -> None:
    """GB-9.19."""
    if state.life is not None and resurrection.breaks(state, book, seat, move):
        if not accepted:
            raise refusal("E_FINE_REQUIRED", "GB-9.19")
        if state.coins[seat] < CONTENT.fine:
            raise refusal("E_CANNOT_PAY", "GB-9.19")


# --- tricks ---------------------------------------------------------------------------------------


def _card_in_hand(state: State, book: Book, seat: int, number: int) -> Card:
    """GB-9.2, GB-9.3. Unknown numbers and cards of others are refused alike."""
    if number == MECHANISM and state.mechs[seat]:
        raise refusal("E_NOT_A_TRICK", "GB-9.3")
    if not 0 < number < len(book.cards) or not state.hands[seat] >> number & 1:
        raise refusal("E_NO_SUCH_CARD", "GB-9.2")
    card = book.cards[number]
    if card.back != "trick":
        raise refusal("E_NOT_A_TRICK", "GB-9.3")
    return card


def _check_play(state: State, book: Book, seat: int, move: Play) -> None:
    card = _card_in_hand(state, book, seat, move.card)
    bit = card.bit
    if card.kind == "X":
        raise refusal("E_WRONG_KIND", "GB-9.4")
    options = choices(state, card, seat)
    empty_handed = False
    if options is None:
        if move.player is not None:
            raise refusal("E_BAD_CHOICE", "GB-9.5")
    elif move.player not in options:
        # GB-9.9 comes later than the other reasons: an empty hand is no wrong name.
        empty_handed = card.choice == "another_with_cards" and move.player in range(state.seats) and move.player != seat
        if not empty_handed:
            raise refusal("E_BAD_CHOICE", "GB-9.5")
    if bit & (book.for_others if seat == state.holder else book.for_holder):
        raise _unmet("GB-9.6", "who-non_holder" if seat == state.holder else "who-holder")
    if (bit & book.forcing and (state.in_force & book.glue or unstable(state))) or (
        bit & book.damp and unstable(state)
    ):
        raise _unmet("GB-9.7", "need-stable" if unstable(state) else "need-unglued")
    lacking = _lacking(state, book, seat, bit)
    if lacking:
        raise _unmet("GB-9.8", f"need-{lacking}")
    if empty_handed:
        raise refusal("E_BAD_CHOICE", "GB-9.9")
    if state.played[seat] & bit:
        raise refusal("E_ALREADY_PLAYED", "GB-9.17")


def _lacking(state: State, book: Book, seat: int, bit: int) -> str:
    """GB-9.8: the first thing that a card needs and that is not there; empty if there is none."""
    is_armed = armed(state)
    needs = (
        (book.need_armed, is_armed, "armed"),
        (book.need_secure, not is_armed, "secure"),
        (book.need_pile, bool(state.spare), "mechanism_pile"),
        (book.need_tinkering, not state.in_force & book.padlock, "tinkering"),
        (book.need_contents, bool(state.inside or state.contents), "contents"),
        (book.need_further, hand_size(state, seat) != 1, "further_card"),
    )
    for mask, met, need in needs:
        if bit & mask and not met:
            return need
    return ""


def _unmet(clause: str, need: str) -> Refused:
    """A card says when it may be played, and that is not now."""
    return Refused("E_NOT_ALLOWED_NOW", clause, Message("badaboom-not-now", args={"need": Message(f"badaboom-{need}")}))


def _check_interrupt(state: State, book: Book, seat: int, number: int) -> None:
    card = _card_in_hand(state, book, seat, number)
    if card.kind != "X":
        raise refusal("E_WRONG_KIND", "GB-9.4")
    if state.in_force & book.hush:
        raise _unmet("GB-9.7", "need-answers")
    if card.bit & book.take_overs and book.cancels >> state.stack[-1][0] & 1:
        raise refusal("E_WRONG_TARGET", "GB-9.10")
    if state.played[seat] & card.bit:
        raise refusal("E_ALREADY_PLAYED", "GB-9.17")


def _check_choose(state: State, book: Book, seat: int, player: int) -> None:
    """GB-9.16: also when nothing is to be chosen."""
    if state.ask != CHOOSE:
        raise refusal("E_BAD_CHOICE", "GB-9.16")
    if seat != state.asked:
        raise refusal("E_NOT_YOUR_DECISION", "GB-9.1")
    if player not in (choices(state, book.cards[state.stack[-1][0]], seat) or ()):
        raise refusal("E_BAD_CHOICE", "GB-9.16")


# --- swaps, discards, claims ----------------------------------------------------------------------


def _check_swap(state: State, book: Book, seat: int, give: int | None, take: int | None) -> None:
    if give is None or take is None:
        raise refusal("E_BAD_SWAP", "GB-9.11")
    held = state.mechs[seat] if give == MECHANISM else give > 0 and state.hands[seat] >> give & 1
    there = state.inside if take == MECHANISM else take > 0 and state.contents >> take & 1
    if not held or not there:
        raise refusal("E_BAD_SWAP", "GB-9.11")
    if not takes(state, book, give) >> take & 1:
        raise refusal("E_GADGET_LIMIT", "GB-9.12")


def _ascending(cards: tuple[int, ...]) -> bool:
    return all(cards[place] < cards[place + 1] for place in range(len(cards) - 1))


def _check_discard(state: State, book: Book, seat: int, move: Discard) -> None:
    due = discards_due(state, book, seat)
    cards = move.cards
    if (
        move.mechanisms < 0
        or len(cards) + move.mechanisms != due
        or move.mechanisms > state.mechs[seat]
        or not _ascending(cards)
        or (cards and not 0 < cards[0] <= cards[-1] < len(book.cards))
        or mask_of(cards) & ~state.hands[seat]
    ):
        raise refusal("E_BAD_DISCARD", "GB-9.15", n=due)


def _check_claim(state: State, book: Book, seat: int, cards: tuple[int, ...]) -> None:
    """GB-9.14: the whole list or nothing; a second claim is refused as one."""
    if state.ask != CLAIM or not 0 <= seat < state.seats:
        raise refusal("E_NOT_YOUR_DECISION", "GB-9.1")
    if state.claims[seat] != NONE:
        # Nobody without a Trick is asked; whoever was, has claimed already.
        if state.hands[seat] & book.tricks:
            raise refusal("E_BAD_CLAIM", "GB-9.14")
        raise refusal("E_NOT_YOUR_DECISION", "GB-9.1")
    if (
        not _ascending(cards)
        or (cards and not 0 < cards[0] <= cards[-1] < len(book.cards))
        or mask_of(cards) & ~fulfilled(state, book, seat)
    ):
        raise refusal("E_BAD_CLAIM", "GB-9.14")


# --- out of turn ----------------------------------------------------------------------------------


def may_preset(state: State, seat: int) -> bool:
    """GB-4.111: by somebody who is not asked just now, while a turn is under way."""
    return 0 <= seat < state.seats and state.ask not in (NOMINATE, CLAIM) and seat != state.asked


# Each kind once, in their order.
_KIND_LISTS: Final = frozenset(kinds for count in range(len(KINDS) + 1) for kinds in combinations(KINDS, count))


def _check_preset(state: State, book: Book, seat: int, move: Preset) -> None:
    if not may_preset(state, seat):
        raise refusal("E_NOT_YOUR_DECISION", "GB-9.1")
    if move.kinds not in _KIND_LISTS or (move.until == "off" and (move.kinds or not state.presets[seat])):
        raise refusal("E_NOT_ALLOWED_NOW", "GB-4.111")
    if (move.until == "armed" and armed(state)) or (move.until == "affected" and in_danger(state, book, seat)):
        raise refusal("E_NOT_ALLOWED_NOW", "GB-4.111")


def _check_optional(state: State, book: Book, seat: int, move: BuyOff | Ritual | Accuse | Vote) -> None:
    if not 0 <= seat < state.seats:
        raise refusal("E_NOT_YOUR_DECISION", "GB-9.1")
    match move:
        case BuyOff():
            if not may_buy_off(state, seat):
                raise refusal("E_NOT_ALLOWED_NOW", "GB-9.18")
        case Ritual(card=card):
            if not resurrection.may_perform(state, book, seat):
                raise refusal("E_NOT_ALLOWED_NOW", "GB-4.96")
            if not resurrection.has_to_show(state, book, seat):
                if card is not None:
                    raise refusal("E_NO_SUCH_CARD", "GB-4.96")
            elif card is None or not may_show(state, book, seat, card):
                raise refusal("E_NO_SUCH_CARD", "GB-4.96")
        case Accuse(player=player):
            if not resurrection.may_accuse(state, book, seat, player):
                raise refusal("E_NOT_ALLOWED_NOW", "GB-9.20")
        case Vote():
            if not resurrection.may_vote(state, seat):
                raise refusal("E_NOT_ALLOWED_NOW", "GB-9.20")
        case _:
            assert_never(move)


def may_buy_off(state: State, seat: int) -> bool:
    """GB-4.95."""
    life = state.life
    if life is None or resurrection.in_explosion(state):
        return False
    return life.cards[seat] != NONE and state.coins[seat] >= CONTENT.buy_off


def may_show(state: State, book: Book, seat: int, card: int) -> bool:
    if card == MECHANISM:
        return state.mechs[seat] > 0
    return 0 < card < len(book.cards) and bool(state.hands[seat] >> card & 1)
