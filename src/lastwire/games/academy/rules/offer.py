"""Every legal move of a seat."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from lastwire.engine.offer import Menu, draw_from, menu_of, offered
from lastwire.engine.rng import Rng
from lastwire.engine.types import Offer, Pick
from lastwire.games.academy.rules.moves import Draft, Move, Wire, build
from lastwire.games.academy.rules.state import (
    CARDS,
    MEMBERS,
    NONE,
    OVER,
    PEEK,
    SELECT,
    WAITING,
    WINDOWS,
    WIRE,
    WIRES,
    XRAY,
    State,
    bits,
)
from lastwire.games.academy.rules.tool import menu, playable, xray_cards
from lastwire.games.academy.rules.toolkit import MIRROR, SNIFFER, TOOLKIT, TOOLS

_AT_CHOICE: Final = 1 << SNIFFER | 1 << TOOLKIT


# --- what is asked --------------------------------------------------------------------------------


def _menu(kind: str, **fields: tuple[Any, ...]) -> Menu:
    return menu_of(build, Offer(kind, {name: Pick(options) for name, options in fields.items()}))


def _peeks(wires: tuple[Wire, ...]) -> Menu:
    """Lists of wires are written out, so that random play draws them in one step."""
    pairs = tuple((a, b) for a in wires for b in wires if WIRE[a] < WIRE[b])
    looks = {"decks": pairs, "tiles": tuple((wire,) for wire in wires), "none": ((),)}
    return menu_of(build, *[Offer("peek", {"mode": Pick((mode,)), "wires": Pick(at)}) for mode, at in looks.items()])


_COMMIT: Final = tuple(_menu("commit", card=tuple(CARDS[card] for card in cards)) for cards in MEMBERS)
_RETRACT: Final = _menu("retract")
_PASS: Final = _menu("pass")
_PROTECT: Final = tuple(_menu("protect", wire=WIRES[:count]) for count in range(5))
_XRAY: Final = tuple(_menu("xray_pick", index=tuple(range(count))) for count in range(4))
_PEEK: Final = tuple(_peeks(WIRES[:count]) for count in range(5))
_MIRROR: Final = _menu("peek", mode=("mirror",), wires=((),))
_DRAFTS: Final = tuple(Draft(name) for name in TOOLS)


def _draft(display: tuple[int, ...]) -> Menu:
    """Hardly a display comes twice, so this menu is not kept."""
    tools = Pick(tuple([TOOLS[tool] for tool in display]))
    return Menu((Offer("draft", {"tool": tools}),), tuple([_DRAFTS[tool] for tool in display]))


@cache
def _auto_pass(tools: int, on: bool) -> Menu:
    return _menu("auto_pass", tool=tuple(TOOLS[tool] for tool in bits(tools)), on=(on,))


def offers(state: State, seat: int) -> list[Offer]:
    """Every legal move of a seat."""
    return offered(_menus(state, seat))


def draw(state: State, seat: int, rng: Rng) -> Move:
    """One of the offers' moves, uniformly."""
    move: Move = draw_from(_menus(state, seat), rng)
    return move


def _menus(state: State, seat: int) -> list[Menu]:
    phase = state.phase
    if phase == OVER or not 0 <= seat < state.setting.seats:
        return []
    if phase == SELECT:
        found = [_RETRACT] if state.committed[seat] != NONE else [_COMMIT[state.hands[seat]]]
        if state.tools[seat]:
            if state.committed[seat] == NONE and state.tools[seat] & _AT_CHOICE:
                found += [menu(state, seat, each) for each in bits(playable(state, seat, SELECT))]
            if state.auto[seat]:
                found.append(_auto_pass(state.auto[seat], False))
        return found
    if phase in WINDOWS:
        if not state.eligible >> seat & 1 or state.answers[seat] is not None:
            return []
        usable = playable(state, seat, phase)
        found = [menu(state, seat, each) for each in bits(usable)]
        return [*found, _PASS, _auto_pass(usable, True)]
    if phase == XRAY:
        return [_XRAY[len(xray_cards(state))]] if seat == state.xray else []
    if seat != state.queue[0]:
        return []
    if phase == WAITING:
        return [_PROTECT[state.setting.wires]]
    if phase == PEEK:
        usual = _PEEK[state.setting.wires]
        return [usual, _MIRROR] if state.tools[seat] >> MIRROR & 1 else [usual]
    return [_draft(state.display)]


# The looks that need no Mirror.
PLAIN_PEEKS: Final = tuple(frozenset(peeks.moves) for peeks in _PEEK)
