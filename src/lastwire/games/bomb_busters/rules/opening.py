"""What is told of the set-up."""

from __future__ import annotations

from lastwire.engine.types import Told
from lastwire.games.bomb_busters.rules.events import MissionStarted, TokenBeside, TokenSkipped, WiresDealt
from lastwire.games.bomb_busters.rules.state import PLACING, SETUP, State
from lastwire.games.bomb_busters.rules.switch import switches


def opening(state: State) -> list[Told]:
    """BB-3.3, BB-3.6, BB-3.12: what everybody sees of the set-up, and each expert's own wires."""
    setting = state.setting
    layout, brief = setting.layout, setting.brief
    told = [
        Told(
            MissionStarted(
                brief.number,
                layout.seats,
                layout.captain,
                state.dial,
                len(state.keys),
                setting.reds,
                brief.red.count,
                setting.yellows,
                brief.yellow.count,
                state.cards,
                state.numbers,
            )
        )
    ]
    for seat in range(layout.seats):
        stands = [state.keys[layout.starts[stand] : layout.starts[stand + 1]] for stand in layout.stands_of[seat]]
        told.append(Told(WiresDealt(seat, tuple(stands)), (seat,)))
    for switch in switches(state):
        told += [Told(event) for event in switch.opening(state)]
    beside = dict(state.beside)
    if brief.tokens == "random":
        before = layout.order[: layout.order.index(state.active)] if state.phase == SETUP else layout.order
        for seat in before:
            told.append(Told(TokenBeside(seat, beside[seat]) if seat in beside else TokenSkipped(seat)))
    elif state.phase in PLACING:
        for ahead in range((state.active - layout.captain) % layout.seats):
            told.append(Told(TokenSkipped((layout.captain + ahead) % layout.seats)))
    return told
