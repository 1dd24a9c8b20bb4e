"""Cards, Bombs and penalties as events and the client speak of them: by number, and by what is printed on them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from lastwire.message import Message

Back: TypeAlias = Literal["mechanism", "gadget", "trick"]


class Named(Struct, frozen=True, gc=False):
    """A card, a Bomb or a penalty by its number in its list, and by its name."""

    number: int
    name: Message


class Face(Struct, frozen=True):
    """One card of the list: its number, what is printed on it, and what that means, at length and in a few words."""

    number: int
    id: str
    name: Message
    copy: int
    back: Back
    type: str  # "", "I", "F", "X", "T", "P"
    choice: str
    text: Message
    gist: Message
    mission: Message | None
    pay: int


class BombFace(Struct, frozen=True):
    id: str
    name: Message
    mechanisms: int
    text: Message


class PenaltyFace(Struct, frozen=True):
    id: str
    name: Message
    judge: str
    text: Message
