"""What a match of Bomb Busters waits for in the middle of a turn."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

_TURN: Final = 1  # the phase, which `state` names: that module needs this one


class Pending(Struct, frozen=True, gc=False):
    """An open question: a cut that waits for an own wire or a detector's answer, or a swap that waits for a wire."""

    by: int
    asked: int  # the seat that owes the answer
    wires: int  # pointed wires, or the wire laid down for a swap
    values: tuple[int, ...] = ()
    own: tuple[int, ...] = ()  # by stated value the preselected slot or -1; known to `by` alone
    detector: str = "none"
    ray: bool = False
    stabilizer: bool = False
    hit: int = 0  # the value that came up
    back: int = _TURN  # the phase to go back to after a swap
