"""A guided first match: a fixed deal, what happens in it, and what a learner is told and asked along the way.

A lesson is data (`data/lesson.toml` of a game) and sentences (`<game>-lesson-…`). `lastwire.table.lesson` plays it by
the rules.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lastwire.engine import content
from lastwire.engine.types import Seat


class _Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file: an unknown field is an error."""


class Doing(_Part, frozen=True):
    """What somebody other than the learner does: a move in notation, or an act of talk. `at_s`: when, in seconds of the
    match; without it, no time passes."""

    by: Seat
    move: str | None = None
    act: dict[str, Any] | None = None
    at_s: float | None = None


class Way(_Part, frozen=True):
    """Something that the learner may do now, and the step that it leads to; by default the following one."""

    move: str | None = None
    act: dict[str, Any] | None = None
    to: str | None = None


class Retort(_Part, frozen=True):
    """What is said to other moves and acts that have these fields."""

    when: dict[str, Any]
    say: str


class Idea(_Part, frozen=True):
    """One step: what happens first, what is said about it, which parts of the table are pointed at, and which others
    have to stay in sight.

    With `ways` it waits for one of them, the first being what the learner is shown on request; `replies` and, for all
    the rest, `otherwise` say why not something else. `questions` are those that the board has worked out meanwhile, as
    it would ask them at a table. Without `ways` it only tells. `then` names the step that follows,
    if it is not the next in the file; the match goes no further than a step with `last`.
    """

    say: str
    id: str | None = None
    deeds: tuple[Doing, ...] = ()
    point: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    ways: tuple[Way, ...] = ()
    replies: tuple[Retort, ...] = ()
    otherwise: str | None = None
    questions: tuple[dict[str, Any], ...] = ()
    then: str | None = None
    last: bool = False


class Lesson(_Part, frozen=True):
    """`names` is what those in the other seats are called; the learner's own is left empty."""

    seed: str
    seats: int
    seat: Seat
    names: tuple[str, ...]
    step: tuple[Idea, ...]
    options: dict[str, Any] = {}

    def place(self, id: str) -> int:
        """Where the step with this id stands; KeyError if there is none."""
        for at, step in enumerate(self.step):
            if step.id == id:
                return at
        raise KeyError(id)

    def after(self, at: int, to: str | None = None) -> int | None:
        """The step that follows this one, by a way that leads there if it says so; None after the last."""
        step = self.step[at]
        wanted = to or step.then
        if wanted is not None:
            return self.place(wanted)
        return None if step.last or at + 1 == len(self.step) else at + 1


def read(home: str) -> Lesson:
    """The lesson of the game that lives there."""
    return content.read(home, "data/lesson.toml", Lesson)
