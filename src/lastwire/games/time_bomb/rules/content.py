"""Time Bomb's numbers as the content file gives them, checked when they are read."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

from lastwire.engine import content
from lastwire.errors import ContentError
from lastwire.kit.content import Part, Span, Time
from lastwire.message import Message, Value

FILE: Final = "content.toml"

Count: TypeAlias = Annotated[int, Meta(ge=0, le=50)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=50)]


class Row(Part, frozen=True):
    """The decks for one number of players (TB-2.5..2.12). Terrorists win when `boom_needed` BOOMs have been cut."""

    players: Annotated[int, Meta(ge=3, le=10)]
    swat: Some
    terrorist: Some
    safe: Some
    success: Some
    boom: Some
    boom_needed: Some
    mark: Literal["R", "P", "O"]


class Profile(Part, frozen=True):
    rows: Annotated[tuple[Row, ...], Meta(min_length=1)]
    extends: str | None = None


class Limits(Part, frozen=True):
    acts: Count
    lines: Count


class ClockDefaults(Part, frozen=True):
    hold_s: Some


class CutPace(Span, frozen=True):
    quiet_ms: Time
    most_ms: Time


class Paces(Part, frozen=True):
    briefing: Span
    cut: CutPace


class SeriesEnd(Part, frozen=True):
    tokens: Some


class Content(Part, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=4)]
    hand: Annotated[int, Meta(ge=2, le=5)]
    profiles: dict[str, Profile]
    limits: Limits
    clock: ClockDefaults
    pace: Paces
    series: SeriesEnd


def checked(data: Any, file: str = FILE) -> Content:
    """Plain data as Time Bomb's content; raises `ContentError` where a deck does not add up."""
    found = content.convert(data, file, Content)
    if found.hand <= found.rounds:
        # TB-7.5 needs two wires for each player in the last round.
        raise _wrong(file, "hand", "hand", rounds=found.rounds, least=found.rounds + 1)
    for name, profile in found.profiles.items():
        key = f"profiles.{name}"
        if profile.extends is not None and profile.extends not in found.profiles:
            raise _wrong(file, f"{key}.extends", "extends", profile=profile.extends)
        for index, row in enumerate(profile.rows):
            _check_row(row, found.hand, file, f"{key}.rows[{index}]")
        players = sorted(deck.players for deck in rows(found, name))
        if players != list(range(players[0], players[-1] + 1)):
            raise _wrong(file, f"{key}.rows", "gap", players=tuple(players))
    return found


def _check_row(row: Row, hand: int, file: str, key: str) -> None:
    if row.safe + row.success + row.boom != hand * row.players:
        wires = {"safe": row.safe, "success": row.success, "boom": row.boom}
        raise _wrong(file, key, "wires", hand=hand, players=row.players, **wires)
    if row.swat + row.terrorist - row.players not in (0, 1):
        raise _wrong(file, key, "roles", swat=row.swat, terrorist=row.terrorist, players=row.players)
    if row.boom_needed > row.boom:
        raise _wrong(file, key, "booms", needed=row.boom_needed, boom=row.boom)


def _wrong(file: str, key: str, what: str, **values: Value) -> ContentError:
    return ContentError(file, key, Message(f"time-bomb-content-{what}", args=values))


def rows(found: Content, profile: str) -> tuple[Row, ...]:
    """All decks of a profile, those it takes over first."""
    here = found.profiles[profile]
    return here.rows if here.extends is None else found.profiles[here.extends].rows + here.rows


CONTENT: Final = checked(content.read("lastwire.games.time_bomb.data", FILE, dict[str, Any]))
ROUNDS: Final = CONTENT.rounds
HAND: Final = CONTENT.hand
DECKS: Final = {name: {row.players: row for row in rows(CONTENT, name)} for name in CONTENT.profiles}
