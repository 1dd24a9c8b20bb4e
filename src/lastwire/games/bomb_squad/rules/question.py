"""What players may have worked out from their own view: how a program would go (BSQ-4.31a), and what the answer is."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from lastwire.games.bomb_squad.rules.moves import Indexes, Plan
from lastwire.games.bomb_squad.rules.scene import Way
from lastwire.games.bomb_squad.rules.view import Bill


class Preview(Struct, frozen=True, tag="preview", tag_field="kind", forbid_unknown_fields=True):
    """How the program would go in this order, with these scraps and choices. While it runs: how the rest would go.

    `order` None: as the cards lie.
    """

    order: Indexes | None = None
    scrap: Indexes = ()
    steps: Annotated[tuple[Plan, ...], Meta(max_length=16)] = ()


Question: TypeAlias = Preview


class Foreseen(Struct, frozen=True):
    """One card: what it did ("move", "save", "disarm", "open", "error", "declined"), and how things stand then.

    `path`: the squares of a move, from the first. `turned`: places where a token would be turned up; what it is, nobody
    knows. `sure`: whether all that came before was certain. `why`: of an error, the type of card that finds nothing to
    do, or "locked" where nobody of a door's level is saved.
    """

    card: str
    did: str
    place: str
    path: tuple[str, ...]
    turned: tuple[str, ...]
    main: int
    reserve: int
    sure: bool
    why: str


class Foresight(Struct, frozen=True, tag="preview", tag_field="kind"):
    """`next`: the card that would wait for a choice, and the ways to perform it; `end` as in the result.

    `steps`: what is chosen for the cards up to there, without being asked where there is one way only. `back`: how many
    of these choices are left when the last that could have been another is taken back; None if there is none.
    `bill`: what sending it costs, and what that alone leaves.
    """

    bill: Bill
    main: int
    reserve: int
    cards: tuple[Foreseen, ...]
    next: str | None
    choices: tuple[Way, ...]
    may_decline: bool
    steps: tuple[Plan, ...]
    back: int | None
    end: str | None
    camera: str | None


Answer: TypeAlias = Foresight
