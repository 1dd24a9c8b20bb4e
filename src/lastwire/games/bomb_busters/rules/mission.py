"""The missions as the mission file gives them, and a mission as a team of a certain size plays it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from lastwire.engine import content
from lastwire.games.bomb_busters.rules.content import CONTENT, Card, wrong
from lastwire.kit.content import Part

FILE: Final = "missions.toml"

Key: TypeAlias = Annotated[int, Meta(ge=1, le=11)]
Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=36_000)]
TokenPolicy: TypeAlias = Literal["choice", "none", "random"]
CharacterPolicy: TypeAlias = Literal["table", "random"]
DealPolicy: TypeAlias = Literal["even", "loose"]
Band: TypeAlias = Literal["novice", "intermediate", "expert"]


class Group(Part, frozen=True):
    """A colour: `count` wires in the pool, drawn from the whole numbers `first` to `last` (BB-3.6, BB-3.7)."""

    count: Annotated[int, Meta(ge=0, le=11)] = 0
    of: Annotated[int, Meta(ge=1, le=11)] | None = None
    first: Key = 1
    last: Key = 11

    @property
    def drawn(self) -> int:
        """How many tiles are drawn and shown; those that are not in the pool are put aside."""
        return self.count if self.of is None else self.of


class Two(Part, frozen=True):
    """What differs with two experts."""

    red: Group | UnsetType = UNSET
    yellow: Group | UnsetType = UNSET
    captain_token: bool | UnsetType = UNSET
    countdown_s: Seconds | UnsetType = UNSET


class Mission(Part, frozen=True):
    """One row of the mission file."""

    number: Annotated[int, Meta(ge=1, le=66)]
    blue: Annotated[int, Meta(ge=1, le=12)]
    mark: Literal["P", "O"]
    band: Band = "expert"  # BB-1.5
    box: Annotated[int, Meta(ge=0, le=5)] = 0
    opens: Annotated[int, Meta(ge=1, le=5)] | None = None
    red: Group = Group()
    yellow: Group = Group()
    equipment: bool = False
    bottom: bool = False
    without: tuple[Card, ...] = ()
    dead: tuple[Card, ...] = ()
    tokens: TokenPolicy = "choice"
    captain_token: bool = True
    characters: CharacterPolicy = "table"
    sealed: bool = False  # equipment lies face down
    deal: DealPolicy = "even"
    dial: Annotated[int, Meta(ge=1, le=6)] | None = None
    numbers: Annotated[int, Meta(ge=0, le=12)] | Literal["cards"] = 0
    countdown_s: Seconds = 0
    switches: tuple[str, ...] = ()
    two: Two = Two()


class Brief(Struct, frozen=True):
    """A mission as this team plays it: public, and the same from set-up to the end (BB-3.3).

    A match carries its brief, so that rules read no mission file.
    """

    number: int
    box: int
    opens: int | None
    blue: int  # the numbers 1 to `blue`
    red: Group
    yellow: Group
    deck: tuple[int, ...]  # equipment that may be drawn
    equipment: int  # how many cards are laid out
    tokens: TokenPolicy
    captain_token: bool
    deal: DealPolicy
    dial: int
    numbers: int  # Number cards laid open
    countdown_s: int
    switches: tuple[str, ...]
    characters: CharacterPolicy = "table"
    sealed: bool = False


def checked(data: Any, file: str = FILE) -> tuple[Mission, ...]:
    """Plain data as missions; raises `ContentError` where one cannot be set up."""
    found = content.convert(data, file, dict[str, tuple[Mission, ...]]).get("missions", ())
    for index, mission in enumerate(found):
        key = f"missions[{index}]"
        if mission.number != index + 1:
            raise wrong(file, key, "place", mission=mission.number, place=index + 1)
        tokens = CONTENT.tokens
        for name, markers, groups in (
            ("red", tokens.red_markers, (mission.red, mission.two.red)),
            ("yellow", tokens.yellow_markers, (mission.yellow, mission.two.yellow)),
        ):
            for group in groups:
                if isinstance(group, Group):
                    _check_group(group, markers, file, f"{key}.{name}")
        if mission.bottom and not mission.yellow.count:
            raise wrong(file, f"{key}.bottom", "bottom-yellow")
    return found


def _check_group(group: Group, markers: int, file: str, key: str) -> None:
    if not group.count <= group.drawn <= group.last - group.first + 1:
        raise wrong(file, key, "group", count=group.count, drawn=group.drawn, first=group.first, last=group.last)
    if group.drawn > markers:
        raise wrong(file, key, "markers", drawn=group.drawn, markers=markers)


def brief(mission: Mission, experts: int, literal: bool = False) -> Brief:
    """The mission for this many experts. `literal`: with cards that this mission can never unlock (BB-7.1)."""
    two = mission.two if experts == 2 else Two()
    deck: tuple[int, ...] = ()
    if mission.equipment:
        out = mission.without if literal else (*mission.without, *mission.dead)
        cards = (*range(1, CONTENT.equipment.cards + 1), *((CONTENT.equipment.bottom,) if mission.bottom else ()))
        deck = tuple(card for card in cards if card not in out)
    laid = experts if mission.equipment else 0
    return Brief(
        number=mission.number,
        box=mission.box,
        opens=mission.opens,
        blue=mission.blue,
        red=mission.red if two.red is UNSET else two.red,
        yellow=mission.yellow if two.yellow is UNSET else two.yellow,
        deck=deck,
        equipment=laid,
        tokens=mission.tokens,
        captain_token=mission.captain_token if two.captain_token is UNSET else two.captain_token,
        deal=mission.deal,
        dial=experts if mission.dial is None else mission.dial,
        numbers=laid if mission.numbers == "cards" else mission.numbers,
        countdown_s=mission.countdown_s if two.countdown_s is UNSET else two.countdown_s,
        switches=mission.switches,
        characters=mission.characters,
        sealed=mission.sealed,
    )


MISSIONS: Final = checked(content.read("lastwire.games.bomb_busters.data", FILE, dict[str, Any]))
LAST: Final = len(MISSIONS)
BOXES: Final = max(mission.box for mission in MISSIONS)


@cache
def brief_of(number: int, experts: int, literal: bool) -> Brief:
    """The brief of a mission of the file."""
    return brief(MISSIONS[number - 1], experts, literal)
