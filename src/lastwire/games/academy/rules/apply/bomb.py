"""A bomb explodes, and the next one is laid out (4.7 and 4.10)."""

from __future__ import annotations

from lastwire.games.academy.rules import setup
from lastwire.games.academy.rules.apply import window
from lastwire.games.academy.rules.apply.board import acting_as, ask, clear_round, gain, lose, note
from lastwire.games.academy.rules.apply.step import Step
from lastwire.games.academy.rules.events import (
    BombEnded,
    BombExploded,
    BombStarted,
    Late,
    MatchEnded,
    PlatesPlaced,
    ToolDiscarded,
    ToolDrafted,
    ToolsShown,
)
from lastwire.games.academy.rules.outcome import winners
from lastwire.games.academy.rules.sheet import Wreck
from lastwire.games.academy.rules.state import (
    BOOM,
    BY_BLANKET,
    CHICKEN,
    CHICKENED,
    DRAFT,
    LAST_BOMB,
    MEMBERS,
    NONE,
    OVER,
    SELECT,
    WAIT,
    WINDOW_E,
    WIRES,
    State,
    priority,
)
from lastwire.games.academy.rules.toolkit import TOOLS


def explode(step: Step) -> None:
    """BSA-4.7.1, BSA-4.7.2."""
    state = step.state
    if step.told is not None:
        step.emit(BombExploded(WIRES[state.wire], MEMBERS[state.cutters], _late(state)))
    if not window.opened(step, WINDOW_E):
        settle(step)


def _late(state: State) -> tuple[Late, ...]:
    """BSA-4.7.4: those who would have cut a wire further to the right."""
    return tuple(
        [
            Late(seat, WIRES[act])
            for seat, act in enumerate(state.acts)
            if state.wire < act < WAIT and (seat == state.orders or not state.protected >> act & 1)
        ]
    )


def settle(step: Step) -> None:
    """BSA-4.7.3, BSA-7.30: losses, then gains; then the next bomb or the end."""
    state = step.state
    table = state.setting.table
    for seat in MEMBERS[state.cutters & ~state.spared]:
        lose(step, seat, table.boom_penalty, BOOM)
    for seat in MEMBERS[state.cutters & state.spared]:
        note(state, seat, 0, BOOM)  # BSA-4.7.1: responsible all the same
    for seat in MEMBERS[acting_as(state, CHICKEN)]:
        gain(step, seat, table.chicken_bonus, CHICKENED)
    if state.blanket != NONE:
        gain(step, state.blanket, table.blanket_bonus, BY_BLANKET)
    scores = tuple(state.scores)
    if step.told is not None:
        step.emit(BombEnded(state.bomb, scores))
    before = [sum(each) for each in zip(*state.gains, strict=True)] or [0] * len(scores)
    state.gains += (tuple([now - then for now, then in zip(scores, before, strict=True)]),)
    state.past += (tuple(state.sheet),)
    state.sheet = []
    state.wreck = _wreck(state)
    state.opened = ()
    if state.bomb == LAST_BOMB:
        state.phase = OVER
        if step.told is not None:
            step.emit(MatchEnded(winners(state), scores))
    else:
        _next_bomb(step)


def _wreck(state: State) -> Wreck:
    """What everybody may look at once more before all is laid out anew."""
    return Wreck(
        state.bomb,
        state.round,
        state.wire,
        state.booms[state.wire],
        state.cutters,
        tuple(state.acts),
        tuple([state.exposed(wire) for wire in range(state.setting.wires)]),
        tuple(state.up),
        state.opened,
    )


def _next_bomb(step: Step) -> None:
    """BSA-4.10: everything is laid out anew; then plates, then the draft."""
    state, rng = step.state, step.rng
    setting = state.setting
    wires, players = setting.wires, setting.seats
    state.bomb += 1
    state.round = 1
    state.rows, state.booms = setup.lay_wires(setting, rng)
    state.shown, state.trigger, state.up = [0] * wires, [0] * wires, [0] * wires
    state.tops, state.seen = [0] * wires, [0] * wires
    state.notes = [()] * players
    state.hands = [setting.full_hand] * players
    state.stacks = [()] * players
    state.spent = 0
    state.plates = setup.lay_plates(wires, rng)
    state.display, state.pile = state.pile[: players + 1], state.pile[players + 1 :]
    state.queue = priority(state, setting.everybody)
    clear_round(state)
    ask(step, DRAFT)
    if step.told is not None:
        sides = setting.plates[state.bomb]
        step.emit(BombStarted(state.bomb))
        step.emit(
            PlatesPlaced(
                tuple([WIRES[wire] for wire in state.plates]),
                tuple([value for value, _ in sides]),
                tuple(["left" if direction < 0 else "right" for _, direction in sides]),
            )
        )
        shown = tuple([TOOLS[tool] for tool in state.display])
        named = tuple([state.setting.called(tool) for tool in shown])
        step.emit(ToolsShown(shown, state.queue, named if any(named) else ()))


def draft(step: Step, tool: int, forced: bool = False) -> None:
    """BSA-4.10.3."""
    state = step.state
    seat, rest = state.queue[0], state.queue[1:]
    state.queue = rest
    state.tools[seat] |= 1 << tool
    state.owned |= 1 << tool
    state.display = tuple([other for other in state.display if other != tool])
    if step.told is not None:
        step.emit(ToolDrafted(seat, TOOLS[tool], forced, state.setting.called(TOOLS[tool])))
    if rest:
        ask(step, DRAFT)
        return
    left = state.display[0]
    state.display = ()
    ask(step, SELECT)
    if step.told is not None:
        step.emit(ToolDiscarded(TOOLS[left], state.setting.called(TOOLS[left])))
