"""The legal moves as offers. They say exactly what `legality.check` lets pass, and follow from the seat's view."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from lastwire.engine.types import Offer, Pick
from lastwire.games.badaboom.rules import resurrection
from lastwire.games.badaboom.rules.board import armed, discards_due, hand_size, takes
from lastwire.games.badaboom.rules.book import FINE, Book, book_of
from lastwire.games.badaboom.rules.check import may_buy_off, may_preset
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.mission import fulfilled
from lastwire.games.badaboom.rules.moves import Choose, Interrupt, NoTinker, Play, Tinker
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
    SWAPS,
    TRICK,
    State,
    nth,
    numbers,
)
from lastwire.games.badaboom.rules.trick import choices, in_danger, interrupting, playable

PASS: Final = Offer("pass")
_ONLY_PASS: Final = [PASS]
_FREE: Final = ("accept_fine",)
_NO_TINKER: Final = Offer("no_tinker", free=_FREE)
_NO_TINKER_FINED: Final = Offer("no_tinker", {"accept_fine": FINE})
_NO_CLAIM: Final = Offer("claim", {"cards": Pick((), many=True, least=0, most=0)})
_KINDS: Final = Pick(KINDS, many=True, least=0, most=len(KINDS))
_OFF: Final = Offer("preset", {"until": Pick(("off",)), "kinds": Pick((), many=True, least=0, most=0)})
_BUY_OFF: Final = Offer("buy_off")
_RITUAL: Final = Offer("ritual")
_VOTE: Final = Offer("vote", {"yes": Pick((True, False))})
_JUDGE: Final = Offer("judge", {"yes": Pick((True, False))})


@cache
def _nominate(seats: int) -> Offer:
    return Offer("nominate", {"player": Pick(tuple(range(seats)))})


@cache
def _choose(players: tuple[int, ...]) -> Offer:
    return Offer("choose", {"player": Pick(players)}, free=_FREE)


@cache
def _preset(until: tuple[str, ...]) -> Offer:
    return Offer("preset", {"until": Pick(until), "kinds": _KINDS})


def offers(state: State, seat: int) -> list[Offer]:
    """The legal moves of a seat."""
    if state.phase == OVER or not 0 <= seat < state.seats:
        return []
    book = book_of(state.options)
    if seat == state.asked:
        if state.ask == INTERRUPT and state.life is None and not state.hands[seat] & book.interrupts:
            return _ONLY_PASS  # most polls on the stack: one list serves them all
        found = _asked(state, book, seat)
    else:
        found = _several(state, book, seat)
        if may_preset(state, seat):
            found += _presets(state, book, seat)
    if state.life is not None:
        found += _optional(state, book, seat)
    return found


def _asked(state: State, book: Book, seat: int) -> list[Offer]:
    ask = state.ask
    if ask == TRICK:
        found = [PASS]
        mask = playable(state, book, seat)
        while mask:
            bit = mask & -mask
            mask ^= bit
            if bit & book.choosing:
                players = choices(state, book.cards[bit.bit_length() - 1], seat)
                found.append(book.play_offer(bit, players))
            else:
                found.append(book.play_offer(bit, None))
    elif ask == INTERRUPT:
        found = [PASS]
        mask = interrupting(state, book, seat)
        while mask:
            bit = mask & -mask
            mask ^= bit
            found.append(book.interrupt_offer(bit))
    elif ask in SWAPS:
        found = [_NO_TINKER, *_swaps(state, book, seat)]
    elif ask == CHOOSE:
        found = [_choose(choices(state, book.cards[state.stack[-1][0]], seat) or ())]
    elif ask == JUDGE:
        found = [_JUDGE]
    else:
        found = _discards(state, book, seat)
    if state.life is not None and state.life.cards[seat] != NONE and ask not in (DISCARD, JUDGE):
        return _restricted(state, book, seat, found)
    return found


def _several(state: State, book: Book, seat: int) -> list[Offer]:
    """Where several are asked at once."""
    if state.ask == CLAIM and state.claims[seat] == NONE:
        cards = tuple(numbers(fulfilled(state, book, seat)))
        if not cards:
            return [_NO_CLAIM]
        return [Offer("claim", {"cards": Pick(cards, many=True, least=0, most=len(cards))})]
    if state.ask == NOMINATE and state.nominations[seat] == NONE:
        return [_nominate(state.seats)]
    return []


def _swaps(state: State, book: Book, seat: int) -> list[Offer]:
    return [
        Offer("tinker", {"give": Pick(tuple(numbers(gives))), "take": Pick(tuple(numbers(out)))}, free=_FREE)
        for gives, out in gives(state, book, seat)
    ]


def gives(state: State, book: Book, seat: int) -> list[tuple[int, int]]:
    """GB-4.41..4.43: cards that may go in, and what may come out for any of them, as masks."""
    hand = state.hands[seat]
    plain, gadgets = hand & ~book.gadgets | (1 if state.mechs[seat] else 0), hand & book.gadgets
    found = []
    for gives in (plain, gadgets):
        if gives and (out := takes(state, book, nth(gives, 0))):
            found.append((gives, out))
    return found


def _discards(state: State, book: Book, seat: int) -> list[Offer]:
    """Slippery floor: the cards to discard, one offer for each number of Mechanisms among them."""
    due = discards_due(state, book, seat)
    cards = tuple(numbers(state.hands[seat]))
    found = []
    for mechanisms in range(min(due, state.mechs[seat]) + 1):
        rest = due - mechanisms
        if rest <= len(cards):
            pick = Pick(cards if rest else (), many=True, least=rest, most=rest)
            found.append(Offer("discard", {"mechanisms": Pick((mechanisms,)), "cards": pick}))
    return found


# --- the optional rules ---------------------------------------------------------------------------


def _restricted(state: State, book: Book, seat: int, found: list[Offer]) -> list[Offer]:
    """GB-2.55, judge S: what costs a fine says so, and is not offered to those who cannot pay."""
    rich = state.coins[seat] >= CONTENT.fine
    kept: list[Offer] = []
    for offer in found:
        for part, fined in _parts(state, book, seat, offer):
            if not fined:
                kept.append(part)
            elif rich:
                kept.append(_NO_TINKER_FINED if part is _NO_TINKER else _with_fine(part))
    return kept


def _with_fine(offer: Offer) -> Offer:
    return Offer(offer.kind, {**offer.fields, "accept_fine": FINE})


def _parts(state: State, book: Book, seat: int, offer: Offer) -> list[tuple[Offer, bool]]:
    """An offer split by the field on which a fine depends."""

    def breaks(move: Any) -> bool:
        return resurrection.breaks(state, book, seat, move)

    fields = offer.fields
    match offer.kind:
        case "pass":
            return [(offer, False)]
        case "interrupt":
            return [(offer, breaks(Interrupt(fields["card"].options[0])))]
        case "no_tinker":
            return [(offer, breaks(NoTinker()))]
        case "play":
            card = fields["card"].options[0]
            if "player" not in fields:
                return [(offer, breaks(Play(card)))]
            return _split(offer, "player", lambda player: breaks(Play(card, player)))
        case "choose":
            return _split(offer, "player", lambda player: breaks(Choose(player)))
    return _split(offer, "give", lambda give: breaks(Tinker(give, MECHANISM)))


def _split(offer: Offer, name: str, breaks: Any) -> list[tuple[Offer, bool]]:
    options = offer.fields[name].options
    found = []
    for fined in (False, True):
        some = tuple(option for option in options if breaks(option) == fined)
        if some:
            fields = {**offer.fields, name: Pick(some)}
            part = offer if len(some) == len(options) else msgspec.structs.replace(offer, fields=fields)
            found.append((part, fined))
    return found


def _presets(state: State, book: Book, seat: int) -> list[Offer]:
    until = ["window", "turn"]
    if not armed(state):
        until.append("armed")
    if not in_danger(state, book, seat):
        until.append("affected")
    found = [_preset(tuple(until))]
    if state.presets[seat]:
        found.append(_OFF)
    return found


def _optional(state: State, book: Book, seat: int) -> list[Offer]:
    found = []
    if may_buy_off(state, seat):
        found.append(_BUY_OFF)
    if resurrection.may_perform(state, book, seat):
        if not resurrection.has_to_show(state, book, seat):
            found.append(_RITUAL)
        elif hand_size(state, seat):
            cards = tuple(numbers(state.hands[seat] | (1 if state.mechs[seat] else 0)))
            found.append(Offer("ritual", {"card": Pick(cards)}))
    players = tuple(player for player in range(state.seats) if resurrection.may_accuse(state, book, seat, player))
    if players:
        found.append(Offer("accuse", {"player": Pick(players)}))
    if resurrection.may_vote(state, seat):
        found.append(_VOTE)
    return found
