"""The twenty Tools (BSA-4.12): who may use each when, what is wrong with a declaration, and what a Tool does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from lastwire.engine.types import Offer, Pick
from lastwire.games.academy import kit
from lastwire.games.academy.events import Peeked, PeekSeen, PlayerSpared, ToolUsed, WaitPaid
from lastwire.games.academy.kit import TOOLS
from lastwire.games.academy.moves import UseTool
from lastwire.games.academy.rules.board import Step, flip, gain, lose, note, take_back
from lastwire.games.academy.state import (
    BY_CRIMPER,
    BY_DYNAMO,
    BY_HAMMER,
    BY_HELMET,
    BY_SHIELD,
    CARDS,
    CHICKEN,
    MEMBERS,
    NONE,
    TILES,
    TOP,
    WAIT,
    WAITED,
    WINDOW_B,
    WIRES,
    Answer,
    State,
)
from lastwire.games.academy.text import refusal

# BSA-2.7: which Tools belong to which window.
WINDOW_TOOLS: Final = tuple(
    sum(1 << tool for tool in tools)
    for tools in (
        (),
        (kit.SNIFFER, kit.TOOLKIT),
        (kit.AIR_HORN, kit.JUMPER, kit.SCHEMATICS, kit.SWITCH),
        (),
        (kit.ORDERS, kit.SCHEMATICS),
        (kit.BOMB_BLANKET, kit.FREEZER, kit.HAMMER, kit.SCRAMBLER, kit.WRENCH, kit.X_RAY),
        (),
        (kit.AMPLIFIER, kit.CRIMPER, kit.DYNAMO, kit.JAMMER),
        (kit.HELMET, kit.SHIELD),
        (),
        (),
    )
)
CLAUSES: Final = tuple(f"BSA-4.12.{number}" for number in range(1, len(TOOLS) + 1))  # in the alphabet's order
SCRAMBLED: Final = 3
PAIR: Final = 2

# What a Tool leads to.
ON: Final = 0  # the window asks again
SHUT: Final = 1  # the window is closed
EXPLODED: Final = 2
LATE_WAIT: Final = 3  # a wire has to be named first (BSA-7.7 (c))


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
    kit.AIR_HORN: _no_targets,
    kit.AMPLIFIER: _not_alone,
    kit.BOMB_BLANKET: _among_the_cutters,
    kit.CRIMPER: _among_the_cutters,
    kit.DYNAMO: _without_zero,
    kit.FREEZER: _cannot_freeze,
    kit.HAMMER: _not_alone,
    kit.HELMET: _not_responsible,
    kit.JAMMER: _not_shared,
    kit.JUMPER: _no_cutter,
    kit.MIRROR: _elsewhere,
    kit.ORDERS: _unprotected,
    kit.SCHEMATICS: _carried_out,
    kit.SCRAMBLER: _cannot_scramble,
    kit.SHIELD: _responsible,
    kit.SNIFFER: _nothing,
    kit.SWITCH: _cannot_switch,
    kit.TOOLKIT: _nothing_to_recover,
    kit.WRENCH: _among_the_cutters,
    kit.X_RAY: _not_alone,
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
        kit.AIR_HORN: "players",
        kit.FREEZER: "cards",
        kit.JUMPER: "wire",
        kit.SCHEMATICS: "card",
        kit.SHIELD: "player",
        kit.SWITCH: "player",
    }.get(tool, "")
    for tool in range(len(TOOLS))
)
_MISFIT: Final = {
    kit.AIR_HORN: "E_PLAYERS_NAMED",
    kit.FREEZER: "E_CARDS_NAMED",
    kit.JUMPER: "E_NEIGHBOUR",
    kit.SCHEMATICS: "E_CARD",
    kit.SHIELD: "E_PLAYER_NAMED",
    kit.SWITCH: "E_PLAYER_NAMED",
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
        case kit.AIR_HORN:
            return acting(state, ~(1 << seat))
        case kit.FREEZER:
            return state.shown[state.wire]
        case kit.JUMPER:
            return state.acts[seat] << 4 | state.setting.wires
        case kit.SCHEMATICS:
            return state.hands[seat]
        case kit.SHIELD:
            return state.cutters
        case kit.SWITCH:
            return switchable(state, seat)
    return 0


@cache
def _pick(tool: int, scope: int) -> Pick:
    match tool:
        case kit.AIR_HORN:
            return _some_of(MEMBERS[scope])
        case kit.FREEZER:
            return _some_of(tuple(range(scope)))
        case kit.JUMPER:
            return _neighbours(*divmod(scope, 16))
        case kit.SCHEMATICS:
            return Pick(tuple([CARDS[card] for card in MEMBERS[scope]]))
    return Pick(MEMBERS[scope])


def _some_of(options: tuple[int, ...]) -> Pick:
    """BSA-7.9, BSA-7.10: two, or one where there is only one. Written out, so that random play draws in one step."""
    return Pick(tuple(combinations(options, min(PAIR, len(options)))))


def _neighbours(wire: int, wires: int) -> Pick:
    """BSA-4.12.10: the ends of the row are not neighbours."""
    return Pick(tuple([WIRES[other] for other in (wire - 1, wire + 1) if 0 <= other < wires]))


# --- offers ---------------------------------------------------------------------------------------


def offer(state: State, seat: int, tool: int) -> Offer:
    """The ways to use a Tool that may be used now."""
    return _offer(tool, _scope(state, seat, tool))


@cache
def _offer(tool: int, scope: int) -> Offer:
    fields = {"tool": Pick((TOOLS[tool],))}
    if _ARGUMENT[tool]:
        fields[_ARGUMENT[tool]] = _pick(tool, scope)
    return Offer("use_tool", fields)


# --- what it does ---------------------------------------------------------------------------------


def declared(tool: int, move: UseTool) -> Answer:
    """A declaration as it is kept until the window opens."""
    match tool:
        case kit.AIR_HORN:
            return (tool, *(move.players or ()))
        case kit.FREEZER:
            return (tool, *(move.cards or ()))
        case kit.JUMPER:
            return (tool, WIRES.index(move.wire or ""))
        case kit.SCHEMATICS:
            return (tool, CARDS.index(move.card or ""))
        case kit.SHIELD | kit.SWITCH:
            return (tool, NONE if move.player is None else move.player)
    return (tool,)


def written(answer: Answer) -> UseTool:
    """The move that a declaration was made with."""
    tool, *args = answer
    name = TOOLS[tool]
    match tool:
        case kit.AIR_HORN:
            return UseTool(name, players=tuple(args))
        case kit.FREEZER:
            return UseTool(name, cards=tuple(args))
        case kit.JUMPER:
            return UseTool(name, wire=WIRES[args[0]])
        case kit.SCHEMATICS:
            return UseTool(name, card=CARDS[args[0]])
        case kit.SHIELD | kit.SWITCH:
            return UseTool(name, player=args[0])
    return UseTool(name)


def discard(state: State, seat: int, tool: int) -> None:
    """BSA-4.3.6: each Tool works once; it leaves the game."""
    state.tools[seat] &= ~(1 << tool)
    state.owned &= ~(1 << tool)
    state.auto[seat] &= ~(1 << tool)


def use(step: Step, seat: int, answer: Answer) -> int:
    """BSA-4.3.4: the Tool is carried out whole and leaves the game; answers what it leads to."""
    state = step.state
    tool, *args = answer
    discard(state, seat, tool)
    if step.told is not None:
        _tell_use(step, seat, answer)
    match tool:
        case kit.AIR_HORN:
            for other in args:
                state.acts[other] = CHICKEN
        case kit.AMPLIFIER:
            state.amplified = True
        case kit.BOMB_BLANKET:
            state.blanket = seat
            return SHUT
        case kit.CRIMPER:
            gain(step, seat, _chain(state), BY_CRIMPER)
        case kit.DYNAMO:
            gain(step, seat, _zeros(state), BY_DYNAMO)
        case kit.FREEZER:
            take_back(step, tuple(args))
        case kit.HAMMER:
            return _hammer(step, seat)
        case kit.HELMET:
            _helmet(step, seat)
        case kit.JAMMER:
            state.jam = seat
        case kit.JUMPER:
            state.acts[seat] = args[0]
        case kit.ORDERS:
            state.orders = seat
        case kit.SCHEMATICS:
            return _schematics(step, seat, args[0])
        case kit.SCRAMBLER:
            count = state.shown[state.wire]
            take_back(step, tuple(range(count - SCRAMBLED, count)))
        case kit.SHIELD:
            gain(step, seat, state.setting.table.shield_bonus, BY_SHIELD)
            _spare(step, args[0])
        case kit.SNIFFER:
            _sniff(step, seat)
        case kit.SWITCH:
            other = args[0]
            state.acts[seat], state.acts[other] = state.acts[other], state.acts[seat]
        case kit.TOOLKIT:
            state.hands[seat] = state.setting.full_hand
            state.stacks[seat] = ()
            state.spent &= ~(1 << seat)
        case kit.WRENCH:
            return EXPLODED if flip(step, "wrench") else ON
        case kit.X_RAY:
            state.xray = seat
    return ON


def _tell_use(step: Step, seat: int, answer: Answer) -> None:
    tool, *args = answer
    state = step.state
    name = TOOLS[tool]
    wire = None if state.wire == NONE else WIRES[state.wire]
    match tool:
        case kit.AIR_HORN | kit.SHIELD | kit.SWITCH:
            event = ToolUsed(seat, name, tuple(args), wire)
        case kit.FREEZER:
            event = ToolUsed(seat, name, (), wire, cards=tuple(args))
        case kit.JUMPER:
            event = ToolUsed(seat, name, (), WIRES[args[0]])
        case kit.ORDERS:
            event = ToolUsed(seat, name, (), WIRES[state.acts[seat]])
        case kit.SCHEMATICS:
            event = ToolUsed(seat, name, (), None, CARDS[args[0]], CARDS[state.stacks[seat][-1]])
        case _:
            event = ToolUsed(seat, name, (), wire)
    step.emit(event)


def _chain(state: State) -> int:
    """BSA-1.6: the small values of all exposed cards of the wire in progress."""
    return state.setting.table.chain_per_card * state.shown[state.wire]


def _zeros(state: State) -> int:
    """BSA-4.12.5: exposed zeros on all wires."""
    return sum([state.exposed(wire).count(0) for wire in range(state.setting.wires)])


def _hammer(step: Step, seat: int) -> int:
    """BSA-4.12.7, BSA-7.38: the plain top card, before the cut."""
    state = step.state
    if flip(step, "hammer"):
        return EXPLODED
    value = state.exposed(state.wire)[-1]
    gain(step, seat, value + state.setting.table.hammer_bonus, BY_HAMMER)
    return ON


def _helmet(step: Step, seat: int) -> None:
    """BSA-4.12.8, BSA-7.29: the others lose their points at once, shielded or not."""
    state = step.state
    _spare(step, seat)
    for other in MEMBERS[state.cutters & ~(1 << seat)]:
        lose(step, other, state.setting.table.helmet_hit, BY_HELMET)


def _spare(step: Step, seat: int) -> None:
    step.state.spared |= 1 << seat
    if step.told is not None:
        step.emit(PlayerSpared(seat))


def _schematics(step: Step, seat: int, card: int) -> int:
    """BSA-4.12.13, BSA-7.7: another card on the stack, and what was there back in hand."""
    state = step.state
    stack = state.stacks[seat]
    state.hands[seat] = state.hands[seat] & ~(1 << card) | 1 << stack[-1]
    state.stacks[seat] = (*stack[:-1], card)
    state.acts[seat] = card
    if state.orders == seat:
        state.orders = NONE  # BSA-7.18
    return LATE_WAIT if card == WAIT and state.phase == WINDOW_B else ON


def pay_wait(step: Step, seat: int) -> None:
    """BSA-4.4.1."""
    state = step.state
    points = state.setting.table.wait_points
    state.scores[seat] += points
    note(state, seat, points, WAITED)
    if step.told is not None:
        step.emit(WaitPaid(seat, points))


def _sniff(step: Step, seat: int) -> None:
    """BSA-4.12.16: the top card of every deck in play."""
    state = step.state
    wires = WIRES[: state.setting.wires]
    tops = look_at_tops(state, seat, range(len(wires)))
    if step.told is not None:
        step.emit(Peeked(seat, "sniffer", wires))
        step.emit(PeekSeen(seat, "sniffer", wires, tops), only=(seat,))


def look_at_tops(state: State, seat: int, wires: Sequence[int]) -> tuple[int, ...]:
    """BSA-4.8.3: what is seen is the looker's alone, until the deck is flipped from or shuffled."""
    faces = []
    for wire in wires:
        state.tops[wire] |= 1 << seat
        faces.append(state.rows[wire][state.shown[wire]])
    seen = [(state.round, TOP, wire, face) for wire, face in zip(wires, faces, strict=True)]
    state.notes[seat] += tuple(seen)
    return tuple(faces)


def look_at_tiles(state: State, seat: int, wires: Sequence[int]) -> tuple[int, ...]:
    """BSA-4.8.2, BSA-4.8.3: where BOOM lies, from 1 to 3, for the looker alone, as long as the bomb lasts."""
    faces = []
    for wire in wires:
        state.seen[wire] |= 1 << seat
        state.notes[seat] += ((state.round, TILES, wire, state.booms[wire]),)
        faces.append(state.booms[wire] + 1)
    return tuple(faces)
