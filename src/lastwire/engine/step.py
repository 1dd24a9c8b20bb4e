"""One application of a move: what rules edit, draw from and report to."""

from __future__ import annotations

from typing import Any, Final, Generic, Protocol, Self, TypeVar

from lastwire.engine.rng import Rng
from lastwire.engine.types import Seat, Told


class State(Protocol):
    """A state is plain data (a slotted dataclass of ints, strings and flat lists) with a cheap hand-written copy."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
E = TypeVar("E")

_line: Final = Told  # compiled code looks an imported struct up by name each time, but not a constant


class Step(Generic[S, E]):
    """One application of a move: the state to edit, the generator, the match time in ms, and what happened.

    `told` is None when nobody listens; rules that build events or talk check first: `if step.told is not None`. An
    event is emitted when what it tells of has been done and the state is whole: if somebody is watching, viewers are
    shown the state at that moment.
    """

    __slots__ = ("rng", "said", "state", "t", "told", "watched")

    def __init__(self, state: S, rng: Rng, t: int = 0, listening: bool = True, watched: bool = False) -> None:
        self.state = state
        self.rng = rng
        self.t = t
        self.told: list[Told] | None = [] if listening else None
        self.watched = watched
        # Acts that the rules themselves put in the talk log, such as sealed claims when they are opened.
        self.said: list[tuple[Seat, Any]] = []

    def emit(self, event: E, only: tuple[Seat, ...] | None = None) -> None:
        """Tell everybody, or only some seats, that this happened."""
        if self.told is not None:
            self.told.append(_line(event, only, self.state.copy() if self.watched else None))
