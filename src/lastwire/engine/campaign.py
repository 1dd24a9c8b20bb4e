"""Missions as a campaign shows and counts them: what is open, what is still sealed, what a finished match adds."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lastwire.message import Message


class Feature(Struct, frozen=True):
    """Something that a mission is played with: its description, and its kind, for a card that draws it."""

    kind: str
    text: Message


class Mission(Struct, frozen=True):
    """An open mission. `option` is what a table's options call it, `sign` what is printed large on its card; `band`
    says how hard it is; `inside` what it is played with, by number of players."""

    number: int
    option: int | str
    sign: str
    title: Message
    band: str
    text: Message
    box: int  # 0: open from the start
    inside: dict[int, tuple[Feature, ...]]


class Box(Struct, frozen=True):
    """A box with the missions `first` to `last`, which opens when the mission `key` is won."""

    number: int
    key: int
    first: int
    last: int
    open: bool


class Campaign(Struct, frozen=True):
    """All that the people it was made for may know of a campaign: sealed missions are not in it."""

    missions: tuple[Mission, ...]
    boxes: tuple[Box, ...] = ()
    words: dict[str, str] = {}  # by language, the sentences of boxes that are open, which no client has


class Feat(Struct, frozen=True):
    """How well a mission went. `way`: how it was played, in words, as far as that makes it another record; `spare`:
    what was left of its time, in ms or in turns, whichever the way counts."""

    way: str
    score: int
    stars: int
    spare: int


class Attempt(Struct, frozen=True):
    """What a finished match adds to a campaign: a mission won or lost, with the number of players, bots included."""

    game: str
    mission: int
    seats: int
    won: bool
    feat: Feat | None = None


class Best(Struct, frozen=True):
    """The best result in a mission for a number of players and a way of playing."""

    mission: int
    seats: int
    feat: Feat


class Count(Struct, frozen=True):
    """How often a mission was won, or lost, with this number of players."""

    mission: int
    seats: int
    won: bool
    times: int


class Draft(Struct, frozen=True):
    """A player's own mission, read from the text of its file or from a drawing. `errors` name each place and what is
    wrong there; without any, `mission` is what a table's options take. `warnings`: what one should know before playing
    it. `cards`: the fewest found that clear it, by difficulty. `text` is its file; `drawing` what was drawn in a file,
    as the game's workshop draws it, as far as that can be told."""

    ok: bool
    errors: tuple[Message, ...] = ()
    mission: Any = None
    cards: dict[str, int] = {}
    warnings: tuple[Message, ...] = ()
    text: str = ""
    drawing: Any = None
