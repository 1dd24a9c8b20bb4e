"""The legal moves of a seat, compactly: the same set that `check` lets pass. Most offers are built once."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from lastwire.engine.offer import Menu, draw_from, draw_move, menu_of, offered
from lastwire.engine.rng import Rng
from lastwire.engine.types import Offer, Pick
from lastwire.games.bomb_squad.rules import check, setup
from lastwire.games.bomb_squad.rules.content import KINDS, MOVE
from lastwire.games.bomb_squad.rules.drive import choices
from lastwire.games.bomb_squad.rules.moves import Move, build
from lastwire.games.bomb_squad.rules.state import (
    ADJUST,
    ANALYST,
    BRIEFING,
    COUNTDOWN,
    EXECUTE,
    FIELD_AGENT,
    MARK_MASK,
    OVER,
    PICK,
    SERGEANT,
    TURN,
    TYPE_OF,
    State,
)

_SEATS: Final = max(setup.PLAYERS)
_ALL_LEVELS: Final = 7
_ACTIVATE: Final = Offer("activate")
_SWITCH: Final = Offer("switch")
_READY: Final = Offer("ready")
_REJECT: Final = Offer("reject")
_GO: Final = Offer("go")
_ANALYST: Final = Offer("analyst", {"keep": Pick((True, False))})
_DECLINE: Final = Offer("step", {"decline": Pick((True,))})


def _intel(to: int, present: int) -> tuple[Menu, ...]:
    held = tuple(value for bit, value in enumerate((1, 2, 3, *KINDS)) if present >> bit & 1)
    if not held:
        return ()
    return (menu_of(build, Offer("intel", {"to": Pick((to,)), "value": Pick(held)}, free=("attribute",))),)


# By seat that is told, and by what its hand holds.
_INTEL: Final = tuple(tuple(_intel(to, present) for present in range(MARK_MASK + 1)) for to in range(_SEATS))


@cache
def _discards(hand: int, full: bool) -> tuple[Offer, ...]:
    """BSQ-4.13, BSQ-4.15: with a full battery nothing need be named."""
    places = Pick(tuple(range(hand)))
    levels, kinds = (1, 2, 3), KINDS
    if full:
        return (Offer("discard", {"pos": places, "level": Pick((None, *levels)), "type": Pick((None, *kinds))}),)
    return (
        Offer("discard", {"pos": places, "level": Pick(levels), "type": Pick((None, *kinds))}),
        Offer("discard", {"pos": places, "level": Pick((None,)), "type": Pick(kinds)}),
    )


@cache
def _plays(hand: int, faces: tuple[str, ...], top: bool) -> tuple[Offer, ...]:
    fields = {"source": Pick(("hand",)), "pos": Pick(tuple(range(hand)))}
    face = {"face": Pick(faces)} if faces else {}
    blank = ("face",) if faces else ()
    offers_ = [Offer("play", {**fields, **face}, blank=blank)]
    if top:
        offers_.append(Offer("play", {"source": Pick(("discard_top",)), **face}, blank=blank))
    return tuple(offers_)


FULL: Final = 1 << 6
TOP: Final = 1 << 7
ACTIVE: Final = 1 << 8
TWO: Final = 1 << 9
_FACES: Final = ((), ("down",), ("down", "up"), ("up",))


def _key(state: State, seat: int) -> int:
    """What everything that a seat may do in its turn, apart from intel, depends on."""
    setting, robot = state.setting, state.selected
    key = setting.key
    if state.main[robot] >= setting.most[robot]:
        key |= FULL
    if state.slots:
        key |= ACTIVE
    role = state.roles[seat]
    if role == SERGEANT:
        key |= TOP if state.discard else 0
    elif role == FIELD_AGENT and key >> 4 & 3 == 1:
        key += 16
    return key


@cache
def _own(key: int) -> Menu:
    """All that a seat may do in its turn, intel apart."""
    hand, faces = key & 15, _FACES[key >> 4 & 3]
    found = (*_discards(hand, bool(key & FULL)), *_plays(hand, faces, bool(key & TOP)))
    found += (_ACTIVATE,) if key & ACTIVE else ()
    found += (_SWITCH,) if key & TWO else ()
    return menu_of(build, *found)


def offers(state: State, seat: int) -> list[Offer]:
    """BSQ-4.5: every legal move of a seat; follows from what it sees."""
    if state.phase == TURN:
        return offered(_turn(state, seat)) if seat == state.seat else []
    return _other(state, seat)


def draw(state: State, seat: int, rng: Rng) -> Move:
    """One of the offers' moves, uniformly."""
    in_turn = state.phase == TURN and seat == state.seat
    move: Move = draw_from(_turn(state, seat), rng) if in_turn else draw_move(offers(state, seat), rng, build)
    return move


def _turn(state: State, seat: int) -> list[Menu]:
    found = [_own(_key(state, seat))]
    held = MARK_MASK if state.setting.options.empty_intel else 0
    for to, present in enumerate(state.present):
        if to != seat:
            found += _INTEL[to][present | held]
    return found


# --- the other phases -----------------------------------------------------------------------------


def _other(state: State, seat: int) -> list[Offer]:
    phase = state.phase
    if phase == OVER or not 0 <= seat < state.setting.seats:
        return []
    if phase == BRIEFING:
        return _briefing(state, seat)
    if seat != state.seat:
        return []
    if phase == EXECUTE:
        return list(_step(*_next(state)))
    if phase == ADJUST:
        return list(_sends(len(state.slots), check.allowance(state)))
    if phase == ANALYST:
        return [_ANALYST]
    if phase == COUNTDOWN:
        return [_GO]
    if phase == PICK:
        return [_roles(setup.role_names(state))]
    raise AssertionError(phase)


def _briefing(state: State, seat: int) -> list[Offer]:
    if state.ready >> seat & 1:
        return []
    again = setup.role_way(state.setting) == "deal" and not state.rejected >> seat & 1
    return [_READY, _REJECT] if again else [_READY]


@cache
def _roles(names: tuple[str, ...]) -> Offer:
    return Offer("role", {"role": Pick(names)})


@cache
def _sends(count: int, allowance: int) -> tuple[Offer, ...]:
    """BSQ-4.32, BSQ-4.33: every card is either in the order or scrapped."""
    every = tuple(range(count))
    found = []
    for scrap in range(min(allowance, count) + 1):
        kept = count - scrap
        fields = {
            "order": Pick(every, many=True, least=kept, most=kept, ordered=True),
            "scrap": Pick(every, many=True, least=scrap, most=scrap, ordered=True),
        }
        found.append(Offer("send", fields, apart=(("order", "scrap"),), free=("steps",)))
    return tuple(found)


def _next(state: State) -> tuple[str, tuple[str, ...], bool]:
    """BSQ-4.41, BSQ-4.54: what the operator chooses for the card that is next, and whether it may fail instead."""
    card = state.program[state.at]
    return "dir" if TYPE_OF[card] == MOVE else "target", *choices(state, card)


@lru_cache(1 << 10)
def _step(field: str, ways: tuple[str, ...], may_fail: bool) -> tuple[Offer, ...]:
    found = Offer("step", {field: Pick(ways)})
    return (found, _DECLINE) if may_fail else (found,)


@cache
def _suggestions(count: int, allowance: int) -> tuple[Offer, ...]:
    return tuple(
        Offer("suggest", offer.fields, offer.apart, free=("steps", "text")) for offer in _sends(count, allowance)
    )


def suggestions(state: State) -> tuple[Offer, ...]:
    """BSQ-5.11: the programs that may be proposed to the operator."""
    return _suggestions(len(state.slots), check.allowance(state))
