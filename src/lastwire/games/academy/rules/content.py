"""Bomb Squad Academy's numbers: the house table, and an owner's own table in its place, checked with exact errors."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from lastwire.engine import content
from lastwire.engine.text import hidden
from lastwire.errors import ContentError
from lastwire.kit.content import Part, Span
from lastwire.kit.talk import TalkLimits
from lastwire.message import Message

FILE: Final = "content.toml"
HOUSE_FILE: Final = "house.toml"
LETTERS: Final = "GBRY"
CARDS: Final = 12  # in each wire deck (BSA-2.1.1)
TILES: Final = 3  # on each track (BSA-2.1.4)
HIGHEST: Final = 99  # of any number in a table: larger ones are slips of the pen

Some: TypeAlias = Annotated[int, Meta(ge=1, le=1000)]
Mark: TypeAlias = Literal["R", "P", "O"]


class Decks(Part, frozen=True):
    """The cards of each wire (BSA-2.4). Their order means nothing."""

    G: tuple[int, ...]
    B: tuple[int, ...]
    R: tuple[int, ...]
    Y: tuple[int, ...]


class Tracks(Part, frozen=True):
    """The last ordinary space of each track (BSA-2.5)."""

    G: int
    B: int
    R: int
    Y: int


class Plate(Part, frozen=True):
    value: int
    arrow: Literal["left", "right"]


class Plates(Part, frozen=True):
    """Both sides of plates A and B (BSA-2.6)."""

    II: tuple[Plate, Plate]
    III: tuple[Plate, Plate]


class Names(Part, frozen=True):
    """What Tools are called where an owner's cards say something else (BSA-2.7); nothing is the house's name."""

    AIR_HORN: str = ""
    AMPLIFIER: str = ""
    BOMB_BLANKET: str = ""
    CRIMPER: str = ""
    DYNAMO: str = ""
    FREEZER: str = ""
    HAMMER: str = ""
    HELMET: str = ""
    JAMMER: str = ""
    JUMPER: str = ""
    MIRROR: str = ""
    ORDERS: str = ""
    SCHEMATICS: str = ""
    SCRAMBLER: str = ""
    SHIELD: str = ""
    SNIFFER: str = ""
    SWITCH: str = ""
    TOOLKIT: str = ""
    WRENCH: str = ""
    X_RAY: str = ""


class Table(Part, frozen=True):
    """BSA-2.9: everything that an owner of the printed game may want to replace. Carried whole in a match's options.

    Its numbers are bare here, so that what is wrong with them is said in one place: `flaw`.
    """

    decks: Decks
    tracks: Tracks
    plates: Plates
    chain_per_card: int
    wait_points: int
    boom_penalty: int
    chicken_bonus: int
    blanket_bonus: int
    shield_bonus: int
    helmet_hit: int
    hammer_bonus: int
    dynamo_bonus: int = 1
    zero_link: int | None = None  # left out: the same as on every other card (BSA-2.2)
    names: Names = Names()


class Marks(Part, frozen=True):
    """Where each part of the house table comes from."""

    decks: Mark
    tracks: Mark
    plates_2: Mark
    plates_3: Mark
    chain_per_card: Mark
    wait_points: Mark
    boom_penalty: Mark
    chicken_bonus: Mark
    blanket_bonus: Mark
    shield_bonus: Mark
    helmet_hit: Mark
    hammer_bonus: Mark
    dynamo_bonus: Mark
    zero_link: Mark
    names: Mark


class Seats(Part, frozen=True):
    least: Some
    most: Some


class Paces(Part, frozen=True):
    choice: Span
    answer: Span


class Content(Part, frozen=True):
    marks: Marks
    seats: Seats
    limits: TalkLimits
    pace: Paces


_POINTS: Final = (
    "wait_points",
    "boom_penalty",
    "chicken_bonus",
    "blanket_bonus",
    "shield_bonus",
    "helmet_hit",
    "hammer_bonus",
    "dynamo_bonus",
)
LONGEST: Final = 30  # characters of a Tool's name


def flaw(table: Table) -> tuple[str, Message] | None:
    """BSA-2.5.2, BSA-9.25: the key and the reason of the first thing wrong with a table; None if it can be played."""
    for letter in LETTERS:
        deck: tuple[int, ...] = getattr(table.decks, letter)
        key = f"decks.{letter}"
        if len(deck) != CARDS:
            return key, _wrong("cards", most=CARDS, given=len(deck))
        for place, value in enumerate(deck):
            if not 0 <= value <= HIGHEST:
                return f"{key}[{place}]", _wrong("card", most=HIGHEST, given=value)
        length: int = getattr(table.tracks, letter)
        if not 1 <= length <= HIGHEST:
            return f"tracks.{letter}", _wrong("track", most=HIGHEST, given=length)
        if sum(deck) < length + TILES:
            return key, _wrong("sum", most=length + TILES, given=sum(deck))
    for side in ("II", "III"):
        for place, plate in enumerate(getattr(table.plates, side)):
            if not 0 <= plate.value <= HIGHEST:
                return f"plates.{side}[{place}].value", _wrong("plate", most=HIGHEST, given=plate.value)
    if not 1 <= table.chain_per_card <= HIGHEST:
        return "chain_per_card", _wrong("link", most=HIGHEST, given=table.chain_per_card)
    for name in _POINTS:
        value = getattr(table, name)
        if not 0 <= value <= HIGHEST:
            return name, _wrong("points", most=HIGHEST, given=value)
    if table.zero_link is not None and not 0 <= table.zero_link <= HIGHEST:
        return "zero_link", _wrong("points", most=HIGHEST, given=table.zero_link)
    for tool in Names.__struct_fields__:
        name = getattr(table.names, tool)
        if len(name) > LONGEST or hidden(name) or name != name.strip():
            return f"names.{tool}", _wrong("name", most=LONGEST, given=len(name))
    return None


def _wrong(what: str, *, most: int, given: int) -> Message:
    return Message(f"academy-content-wrong_{what}", args={"most": most, "given": given})


def checked(table: Table, file: str) -> Table:
    """A table that can be played; raises `ContentError` with the key, what stands there and what may."""
    found = flaw(table)
    if found is not None:
        raise ContentError(file, *found)
    return table


def house() -> str:
    """The house table as the text of its file."""
    return content.read_text("lastwire.games.academy.data", HOUSE_FILE)


def read_table(text: str, file: str) -> Table:
    """An owner's table from TOML: the keys of house.toml. What is left out stays as the house has it."""
    given = content.parse(text, file, dict[str, Any])
    whole: dict[str, Any] = msgspec.to_builtins(HOUSE)
    for key, value in given.items():
        if isinstance(value, dict) and isinstance(whole.get(key), dict):
            whole[key] = whole[key] | value
        else:
            whole[key] = value
    return checked(content.convert(whole, file, Table), file)


CONTENT: Final = content.read("lastwire.games.academy.data", FILE, Content)
HOUSE: Final = checked(content.read("lastwire.games.academy.data", HOUSE_FILE, Table), HOUSE_FILE)
