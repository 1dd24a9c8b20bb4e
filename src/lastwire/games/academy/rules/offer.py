"""Every legal move of a seat."""

from __future__ import annotations

from functools import cache
from typing import Final

from lastwire.engine.offer import expand
from lastwire.engine.types import Offer, Pick
from lastwire.games.academy.rules.moves import build
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
from lastwire.games.academy.rules.tool import offer, playable, xray_cards
from lastwire.games.academy.rules.toolkit import MIRROR, SNIFFER, TOOLKIT, TOOLS

_AT_CHOICE: Final = 1 << SNIFFER | 1 << TOOLKIT


# --- what is asked --------------------------------------------------------------------------------

_COMMIT: Final = tuple(Offer("commit", {"card": Pick(tuple(CARDS[c] for c in cards))}) for cards in MEMBERS)
_RETRACT: Final = Offer("retract")
_PASS: Final = Offer("pass")
_PROTECT: Final = tuple(Offer("protect", {"wire": Pick(WIRES[:count])}) for count in range(5))
_XRAY: Final = tuple(Offer("xray_pick", {"index": Pick(tuple(range(count)))}) for count in range(4))
_NO_PEEK: Final = Offer("peek", {"mode": Pick(("none",)), "wires": Pick(((),))})
_MIRROR: Final = Offer("peek", {"mode": Pick(("mirror",)), "wires": Pick(((),))})
# Lists of wires are written out, so that random play draws them in one step.
_PEEK: Final = tuple(
    (
        Offer(
            "peek",
            {
                "mode": Pick(("decks",)),
                "wires": Pick(tuple((a, b) for a in WIRES[:n] for b in WIRES[:n] if WIRE[a] < WIRE[b])),
            },
        ),
        Offer("peek", {"mode": Pick(("tiles",)), "wires": Pick(tuple((wire,) for wire in WIRES[:n]))}),
        _NO_PEEK,
    )
    for n in range(5)
)


@cache
def _draft_offer(display: tuple[int, ...]) -> Offer:
    return Offer("draft", {"tool": Pick(tuple(TOOLS[tool] for tool in display))})


@cache
def _auto_offer(tools: int, on: bool) -> Offer:
    return Offer("auto_pass", {"tool": Pick(tuple(TOOLS[tool] for tool in bits(tools))), "on": Pick((on,))})


def offers(state: State, seat: int) -> list[Offer]:
    """Every legal move of a seat."""
    phase = state.phase
    if phase == OVER or not 0 <= seat < state.setting.seats:
        return []
    if phase == SELECT:
        found = [_RETRACT] if state.committed[seat] != NONE else [_COMMIT[state.hands[seat]]]
        if state.tools[seat]:
            if state.committed[seat] == NONE and state.tools[seat] & _AT_CHOICE:
                found += [offer(state, seat, each) for each in bits(playable(state, seat, SELECT))]
            if state.auto[seat]:
                found.append(_auto_offer(state.auto[seat], False))
        return found
    if phase in WINDOWS:
        if not state.eligible >> seat & 1 or state.answers[seat] is not None:
            return []
        usable = playable(state, seat, phase)
        found = [offer(state, seat, each) for each in bits(usable)]
        return [*found, _PASS, _auto_offer(usable, True)]
    if phase == XRAY:
        return [_XRAY[len(xray_cards(state))]] if seat == state.xray else []
    if seat != state.queue[0]:
        return []
    if phase == WAITING:
        return [_PROTECT[state.setting.wires]]
    if phase == PEEK:
        usual = _PEEK[state.setting.wires]
        return [*usual, _MIRROR] if state.tools[seat] >> MIRROR & 1 else [*usual]
    return [_draft_offer(state.display)]


# The looks that need no Mirror.
PLAIN_PEEKS: Final = tuple(frozenset(build(kind, fields) for kind, fields in expand(peeks)) for peeks in _PEEK)
