"""What each Tool does (4.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lastwire.games.academy.rules import toolkit
from lastwire.games.academy.rules.apply.board import flip, gain, lose, note, take_back
from lastwire.games.academy.rules.apply.step import Step
from lastwire.games.academy.rules.events import Peeked, PeekSeen, PlayerSpared, ToolUsed, WaitPaid
from lastwire.games.academy.rules.sheet import Answer
from lastwire.games.academy.rules.state import (
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
    State,
)
from lastwire.games.academy.rules.tool import SCRAMBLED
from lastwire.games.academy.rules.toolkit import TOOLS

# What a Tool leads to.
ON: Final = 0  # the window asks again
SHUT: Final = 1  # the window is closed
EXPLODED: Final = 2
LATE_WAIT: Final = 3  # a wire has to be named first (BSA-7.7 (c))


# --- what it does ---------------------------------------------------------------------------------


def discard(state: State, seat: int, tool: int) -> None:
    """BSA-4.3.6: each Tool works once; it leaves the game."""
    state.tools[seat] &= ~(1 << tool)
    state.owned &= ~(1 << tool)
    state.auto[seat] &= ~(1 << tool)


def use(step: Step, seat: int, answer: Answer) -> int:
    """BSA-4.3.4: the Tool is carried out whole and leaves the game; returns what it leads to."""
    state = step.state
    tool, *args = answer
    discard(state, seat, tool)
    used = None if step.told is None else _used(state, seat, answer)
    _turn(state, seat, tool, args)
    if used is not None:
        step.emit(used)
    match tool:
        case toolkit.BOMB_BLANKET:
            return SHUT
        case toolkit.CRIMPER:
            gain(step, seat, state.chain(state.wire), BY_CRIMPER)
        case toolkit.DYNAMO:
            gain(step, seat, state.setting.table.dynamo_bonus * _zeros(state), BY_DYNAMO)
        case toolkit.FREEZER:
            take_back(step, tuple(args))
        case toolkit.HAMMER:
            return _hammer(step, seat)
        case toolkit.HELMET:
            _helmet(step, seat)
        case toolkit.SCHEMATICS:
            return LATE_WAIT if args[0] == WAIT and state.phase == WINDOW_B else ON
        case toolkit.SCRAMBLER:
            count = state.shown[state.wire]
            take_back(step, tuple(range(count - SCRAMBLED, count)))
        case toolkit.SHIELD:
            gain(step, seat, state.setting.table.shield_bonus, BY_SHIELD)
            _spare(step, args[0])
        case toolkit.SNIFFER:
            _sniff(step, seat)
        case toolkit.WRENCH:
            return EXPLODED if flip(step, "wrench") else ON
    return ON


def _turn(state: State, seat: int, tool: int, args: list[int]) -> None:
    """What a Tool changes as it is used; what then follows has events of its own."""
    match tool:
        case toolkit.AIR_HORN:
            for other in args:
                state.acts[other] = CHICKEN
        case toolkit.AMPLIFIER:
            state.amplified = True
        case toolkit.BOMB_BLANKET:
            state.blanket = seat
        case toolkit.JAMMER:
            state.jam = seat
        case toolkit.JUMPER:
            state.acts[seat] = args[0]
        case toolkit.ORDERS:
            state.orders = seat
        case toolkit.SCHEMATICS:
            _schematics(state, seat, args[0])
        case toolkit.SWITCH:
            other = args[0]
            state.acts[seat], state.acts[other] = state.acts[other], state.acts[seat]
        case toolkit.TOOLKIT:
            state.hands[seat] = state.setting.full_hand
            state.stacks[seat] = ()
            state.spent &= ~(1 << seat)
        case toolkit.X_RAY:
            state.xray = seat


def _used(state: State, seat: int, answer: Answer) -> ToolUsed:
    """How the use of a Tool is told, as the table is before it."""
    tool, *args = answer
    name, named = TOOLS[tool], state.setting.called(TOOLS[tool])
    wire = None if state.wire == NONE else WIRES[state.wire]
    match tool:
        case toolkit.AIR_HORN | toolkit.SHIELD | toolkit.SWITCH:
            return ToolUsed(seat, name, tuple(args), wire, named=named)
        case toolkit.FREEZER:
            return ToolUsed(seat, name, (), wire, cards=tuple(args), named=named)
        case toolkit.JUMPER:
            return ToolUsed(seat, name, (), WIRES[args[0]], named=named)
        case toolkit.ORDERS:
            return ToolUsed(seat, name, (), WIRES[state.acts[seat]], named=named)
        case toolkit.SCHEMATICS:
            return ToolUsed(seat, name, (), None, CARDS[args[0]], CARDS[state.stacks[seat][-1]], named=named)
    return ToolUsed(seat, name, (), wire, named=named)


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


def _schematics(state: State, seat: int, card: int) -> None:
    """BSA-4.12.13, BSA-7.7: another card on the stack, and what was there back in hand."""
    stack = state.stacks[seat]
    state.hands[seat] = state.hands[seat] & ~(1 << card) | 1 << stack[-1]
    state.stacks[seat] = (*stack[:-1], card)
    state.acts[seat] = card
    if state.orders == seat:
        state.orders = NONE  # BSA-7.18


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
