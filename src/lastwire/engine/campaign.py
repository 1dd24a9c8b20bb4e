"""Missions as a campaign shows and counts them: what is open, what is still sealed, what a finished match adds."""

from __future__ import annotations

from msgspec import Struct


class Part(Struct, frozen=True):
    """Something that a mission is played with: in words, and what it is for a card that draws it."""

    kind: str
    text: str


class Mission(Struct, frozen=True):
    """An open mission. `band` says how hard it is; `inside` what it is played with, by number of players."""

    number: int
    title: str
    band: str
    text: str
    box: int  # 0: open from the start
    inside: dict[int, tuple[Part, ...]]


class Box(Struct, frozen=True):
    """A box with the missions `first` to `last`, which opens when the mission `key` is won."""

    number: int
    key: int
    first: int
    last: int
    open: bool


class Campaign(Struct, frozen=True):
    """All that may be known of a campaign by those for whom it was made: sealed missions are not in it."""

    missions: tuple[Mission, ...]
    boxes: tuple[Box, ...] = ()


class Result(Struct, frozen=True):
    """What a finished match adds to a campaign: a mission won or lost by so many players, bots among them."""

    game: str
    mission: int
    seats: int
    won: bool


class Count(Struct, frozen=True):
    """How often a mission was won, or lost, with so many players."""

    mission: int
    seats: int
    won: bool
    times: int
