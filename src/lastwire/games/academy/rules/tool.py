"""Which Tools may be used when, and on what (4.12)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Final

from lastwire.engine.offer import Menu, menu_of
from lastwire.engine.types import Offer, Pick
from lastwire.games.academy.rules import toolkit
from lastwire.games.academy.rules.content import CARDS as DECK_SIZE
from lastwire.games.academy.rules.moves import UseTool, build
from lastwire.games.academy.rules.refusal import refusal
from lastwire.games.academy.rules.sheet import Answer
from lastwire.games.academy.rules.state import CARDS, MEMBERS, NONE, WAIT, WINDOW_B, WIRES, State
from lastwire.games.academy.rules.toolkit import TOOLS

XRAY_CARDS: Final = 3


# --- cutting (BSA-4.5) ----------------------------------------------------------------------------


def xray_cards(state: State) -> tuple[int, ...]:
    """BSA-4.12.20, BSA-7.21: the top three, or all that are left."""
    start = state.shown[state.wire]
    return state.rows[state.wire][start : min(start + XRAY_CARDS, DECK_SIZE)]


# BSA-2.7: which Tools belong to which window.
WINDOW_TOOLS: Final = tuple(
    sum(1 << tool for tool in tools)
    for tools in (
        (),
        (toolkit.SNIFFER, toolkit.TOOLKIT),
        (toolkit.AIR_HORN, toolkit.JUMPER, toolkit.SCHEMATICS, toolkit.SWITCH),
        (),
        (toolkit.ORDERS, toolkit.SCHEMATICS),
        (toolkit.BOMB_BLANKET, toolkit.FREEZER, toolkit.HAMMER, toolkit.SCRAMBLER, toolkit.WRENCH, toolkit.X_RAY),
        (),
        (toolkit.AMPLIFIER, toolkit.CRIMPER, toolkit.DYNAMO, toolkit.JAMMER),
        (toolkit.HELMET, toolkit.SHIELD),
        (),
        (),
    )
)
MOMENTS: Final = ("", "select", "reveal", "", "protect", "before", "", "after", "boom", "", "")


def moment(tool: int) -> str:
    """BSA-2.7: when a Tool is for, by its first window; the Mirror is used while peeking (BSA-4.12.11)."""
    for name, tools in zip(MOMENTS, WINDOW_TOOLS, strict=True):
        if tools >> tool & 1:
            return name
    return "peek"


CLAUSES: Final = tuple(f"BSA-4.12.{number}" for number in range(1, len(TOOLS) + 1))  # in the alphabet's order
SCRAMBLED: Final = 3
PAIR: Final = 2


# --- who may use it -------------------------------------------------------------------------------


def acting(state: State, seats: int = -1) -> int:
    """Those of these seats that act as cutters (BSA-4.1.4)."""
    found = 0
    for seat, act in enumerate(state.acts):
        if 0 <= act < WAIT:
            found |= 1 << seat
    return found & seats


def switchable(state: State, seat: int) -> int:
    """BSA-4.12.17: those who act as cutters of another colour."""
    mine, found = state.acts[seat], 0
    for other, act in enumerate(state.acts):
        if 0 <= act < WAIT and act != mine:
            found |= 1 << other
    return found


# BSA-2.7, by Tool: the code of what keeps a seat from using it in this phase; empty if nothing does.


def _no_targets(state: State, seat: int, phase: int) -> str:
    """Air Horn, BSA-7.9."""
    return "" if acting(state, ~(1 << seat)) else "E_NO_TARGET"


def _not_alone(state: State, seat: int, phase: int) -> str:
    """Amplifier, Hammer, X-Ray."""
    return "" if state.cutters == 1 << seat else "E_ALONE"


def _among_the_cutters(state: State, seat: int, phase: int) -> str:
    """Bomb Blanket, Crimper, Wrench, BSA-7.11."""
    return "E_SOMEONE_ELSE" if state.cutters >> seat & 1 else ""


def _without_zero(state: State, seat: int, phase: int) -> str:
    """Dynamo, BSA-7.14."""
    return "" if state.zero else "E_NO_ZERO"


def _cannot_freeze(state: State, seat: int, phase: int) -> str:
    if not state.cutters >> seat & 1:
        return "E_CUTTERS"
    return "" if state.shown[state.wire] else "E_NOTHING"


def _not_responsible(state: State, seat: int, phase: int) -> str:
    """Helmet."""
    return "" if state.cutters >> seat & 1 else "E_RESPONSIBLE"


def _not_shared(state: State, seat: int, phase: int) -> str:
    """Jammer."""
    if not state.cutters >> seat & 1:
        return "E_CUTTERS"
    return "E_SHARED" if state.cutters == 1 << seat else ""


def _no_cutter(state: State, seat: int, phase: int) -> str:
    """Jumper, BSA-7.8."""
    return "" if 0 <= state.acts[seat] < WAIT else "E_NO_CUTTER"


def _unprotected(state: State, seat: int, phase: int) -> str:
    """Orders."""
    act = state.acts[seat]
    return "" if 0 <= act < WAIT and state.protected >> act & 1 and state.orders == NONE else "E_UNPROTECTED"


def _carried_out(state: State, seat: int, phase: int) -> str:
    """Schematics, BSA-7.7 (d)."""
    return "E_DONE" if phase == WINDOW_B and state.waited >> seat & 1 else ""


def _cannot_scramble(state: State, seat: int, phase: int) -> str:
    if not state.cutters >> seat & 1:
        return "E_CUTTERS"
    return "" if state.shown[state.wire] >= SCRAMBLED else "E_TOO_FEW"


def _responsible(state: State, seat: int, phase: int) -> str:
    """Shield, BSA-7.11."""
    return "E_SHIELD_SELF" if state.cutters >> seat & 1 else ""


def _cannot_switch(state: State, seat: int, phase: int) -> str:
    return _no_cutter(state, seat, phase) or ("" if switchable(state, seat) else "E_NO_TARGET")


def _nothing_to_recover(state: State, seat: int, phase: int) -> str:
    """Toolkit, BSA-7.31."""
    return "" if state.stacks[seat] or state.spent >> seat & 1 else "E_NOTHING"


def _nothing(state: State, seat: int, phase: int) -> str:
    """Sniffer."""
    return ""


def _elsewhere(state: State, seat: int, phase: int) -> str:
    """Mirror belongs to a peek (BSA-4.12.11)."""
    return "E_WINDOW"


_OBSTACLES: Final[dict[int, Callable[[State, int, int], str]]] = {
    toolkit.AIR_HORN: _no_targets,
    toolkit.AMPLIFIER: _not_alone,
    toolkit.BOMB_BLANKET: _among_the_cutters,
    toolkit.CRIMPER: _among_the_cutters,
    toolkit.DYNAMO: _without_zero,
    toolkit.FREEZER: _cannot_freeze,
    toolkit.HAMMER: _not_alone,
    toolkit.HELMET: _not_responsible,
    toolkit.JAMMER: _not_shared,
    toolkit.JUMPER: _no_cutter,
    toolkit.MIRROR: _elsewhere,
    toolkit.ORDERS: _unprotected,
    toolkit.SCHEMATICS: _carried_out,
    toolkit.SCRAMBLER: _cannot_scramble,
    toolkit.SHIELD: _responsible,
    toolkit.SNIFFER: _nothing,
    toolkit.SWITCH: _cannot_switch,
    toolkit.TOOLKIT: _nothing_to_recover,
    toolkit.WRENCH: _among_the_cutters,
    toolkit.X_RAY: _not_alone,
}


def playable(state: State, seat: int, phase: int) -> int:
    """The Tools that this seat may use in this phase, and about which it wants to be asked."""
    tools = state.tools[seat] & WINDOW_TOOLS[phase] & ~state.auto[seat]
    if not tools:
        return 0
    found = 0
    while tools:
        low = tools & -tools
        if not _OBSTACLES[low.bit_length() - 1](state, seat, phase):
            found |= low
        tools ^= low
    return found


# --- what is wrong with a declaration -------------------------------------------------------------


def check_use(state: State, seat: int, tool: int, move: UseTool) -> None:
    """Chapter 9, rows 7 to 18: a Tool that is owned and belongs to this phase, but may not be used so."""
    code = _OBSTACLES[tool](state, seat, state.phase)
    if code:
        raise refusal(code, CLAUSES[tool])
    if state.auto[seat] >> tool & 1:
        raise refusal("E_AUTO", "BSA-4.14.3")
    named = _named(move)
    asked = _ARGUMENT[tool]
    if named - {asked}:
        raise refusal("E_ARGS", "BSA-9.23")
    if asked and not _fits(state, seat, tool, move):
        raise refusal(_MISFIT[tool], CLAUSES[tool])


_ARGUMENT: Final = tuple(
    {
        toolkit.AIR_HORN: "players",
        toolkit.FREEZER: "cards",
        toolkit.JUMPER: "wire",
        toolkit.SCHEMATICS: "card",
        toolkit.SHIELD: "player",
        toolkit.SWITCH: "player",
    }.get(tool, "")
    for tool in range(len(TOOLS))
)
_MISFIT: Final = {
    toolkit.AIR_HORN: "E_PLAYERS_NAMED",
    toolkit.FREEZER: "E_CARDS_NAMED",
    toolkit.JUMPER: "E_NEIGHBOUR",
    toolkit.SCHEMATICS: "E_CARD",
    toolkit.SHIELD: "E_PLAYER_NAMED",
    toolkit.SWITCH: "E_PLAYER_NAMED",
}


def _named(move: UseTool) -> set[str]:
    return {name for name in ("players", "cards", "wire", "card", "player") if getattr(move, name) is not None}


def _fits(state: State, seat: int, tool: int, move: UseTool) -> bool:
    """Whether the one argument of a Tool is among those it may take."""
    value = getattr(move, _ARGUMENT[tool])
    return value is not None and value in _pick(tool, _scope(state, seat, tool)).options


def _scope(state: State, seat: int, tool: int) -> int:
    """What the argument of a Tool may be chosen from, as a number; 0 for a Tool that takes none."""
    match tool:
        case toolkit.AIR_HORN:
            return acting(state, ~(1 << seat))
        case toolkit.FREEZER:
            return state.shown[state.wire]
        case toolkit.JUMPER:
            return state.acts[seat] << 4 | state.setting.wires
        case toolkit.SCHEMATICS:
            return state.hands[seat]
        case toolkit.SHIELD:
            return state.cutters
        case toolkit.SWITCH:
            return switchable(state, seat)
    return 0


@cache
def _pick(tool: int, scope: int) -> Pick:
    match tool:
        case toolkit.AIR_HORN:
            return _some_of(MEMBERS[scope])
        case toolkit.FREEZER:
            return _some_of(tuple(range(scope)))
        case toolkit.JUMPER:
            return _neighbours(*divmod(scope, 16))
        case toolkit.SCHEMATICS:
            return Pick(tuple([CARDS[card] for card in MEMBERS[scope]]))
    return Pick(MEMBERS[scope])


def _some_of(options: tuple[int, ...]) -> Pick:
    """BSA-7.9, BSA-7.10: two, or one where there is only one. Written out, so that random play draws in one step."""
    return Pick(tuple(combinations(options, min(PAIR, len(options)))))


def _neighbours(wire: int, wires: int) -> Pick:
    """BSA-4.12.10: the ends of the row are not neighbours."""
    return Pick(tuple([WIRES[other] for other in (wire - 1, wire + 1) if 0 <= other < wires]))


# --- offers ---------------------------------------------------------------------------------------


def menu(state: State, seat: int, tool: int) -> Menu:
    """The ways to use a Tool that may be used now."""
    return _menu(tool, _scope(state, seat, tool))


@cache
def _menu(tool: int, scope: int) -> Menu:
    fields = {"tool": Pick((TOOLS[tool],))}
    if _ARGUMENT[tool]:
        fields[_ARGUMENT[tool]] = _pick(tool, scope)
    return menu_of(build, Offer("use_tool", fields))


# --- what it does ---------------------------------------------------------------------------------


def declared(tool: int, move: UseTool) -> Answer:
    """A declaration as it is kept until the window opens."""
    match tool:
        case toolkit.AIR_HORN:
            return (tool, *(move.players or ()))
        case toolkit.FREEZER:
            return (tool, *(move.cards or ()))
        case toolkit.JUMPER:
            return (tool, WIRES.index(move.wire or ""))
        case toolkit.SCHEMATICS:
            return (tool, CARDS.index(move.card or ""))
        case toolkit.SHIELD | toolkit.SWITCH:
            return (tool, NONE if move.player is None else move.player)
    return (tool,)


def written(answer: Answer) -> UseTool:
    """The move that a declaration was made with."""
    tool, *args = answer
    name = TOOLS[tool]
    match tool:
        case toolkit.AIR_HORN:
            return UseTool(name, players=tuple(args))
        case toolkit.FREEZER:
            return UseTool(name, cards=tuple(args))
        case toolkit.JUMPER:
            return UseTool(name, wire=WIRES[args[0]])
        case toolkit.SCHEMATICS:
            return UseTool(name, card=CARDS[args[0]])
        case toolkit.SHIELD | toolkit.SWITCH:
            return UseTool(name, player=args[0])
    return UseTool(name)


def eligible(state: State, phase: int) -> int:
    """BSA-4.3.1: the holders of a Tool that may be used in this window right now, by public facts alone."""
    mask, found = WINDOW_TOOLS[phase], 0
    for seat, tools in enumerate(state.tools):
        if tools & mask and playable(state, seat, phase):
            found |= 1 << seat
    return found
