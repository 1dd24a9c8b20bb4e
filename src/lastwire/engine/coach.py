"""What every game that has a coach answers besides its own questions: a hint, a warning before a move, why a piece
cannot be used. Pieces have names of the game's own, which its board gives to what it draws."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from lastwire.message import Message

Piece: TypeAlias = Annotated[str, Meta(max_length=40)]


class _Question(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class Hint(_Question, frozen=True, tag="hint"):
    """What would a strong player do now, and why?"""


class Weigh(_Question, frozen=True, tag="weigh"):
    """Is there anything to be said against this move?"""

    move: Any


class Why(_Question, frozen=True, tag="why"):
    """Why can this piece not be used now? `making`: the kind of move for which it was to be used, if one was begun;
    `begun`: what has been chosen for it."""

    piece: Piece
    making: Piece = ""
    begun: Annotated[dict[Piece, Any], Meta(max_length=16)] = {}


Coaching: TypeAlias = Hint | Weigh | Why


class Hinted(Struct, frozen=True, tag="hint", tag_field="kind"):
    """A move, the pieces it is about, and one true reason for it. `move`: None if waiting is best. `warning`: what a
    player who weighs that move is told against it; the hint stands all the same."""

    move: Any
    pieces: tuple[Piece, ...]
    reason: Message
    warning: Message | None = None


class Weighed(Struct, frozen=True, tag="weigh", tag_field="kind"):
    """What is to be said against a move, if anything, and how to insist on it."""

    warning: Message | None = None
    anyway: Message | None = None


class Explained(Struct, frozen=True, tag="why", tag_field="kind"):
    """The clause that keeps a piece from being used; or, if it can be used after all, how, and with which others."""

    message: Message
    clause: str = ""
    pieces: tuple[Piece, ...] = ()


Coached: TypeAlias = Hinted | Weighed | Explained
