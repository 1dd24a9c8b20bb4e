"""What goes back and forth over plain HTTP. `wire` makes the browser's types from these."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from lastwire.engine.campaign import Best, Box, Feature
from lastwire.engine.types import Seat
from lastwire.message import Message
from lastwire.table.commands import Name, SeatNumber, WatchPolicy
from lastwire.table.lesson import LessonStep
from lastwire.table.reel import Frame
from lastwire.table.style import Style


class Problem(Struct, frozen=True):
    """The answer to a request that failed."""

    code: str
    clause: str
    message: Message


class Me(Struct, frozen=True):
    """Who is asking. `name` is the one last used, if this server knows one. `notice`: a line from whoever runs the
    server, who may also say from where tables may be opened."""

    guest: str
    name: str | None
    notice: str = ""
    may_open: bool = True


class GameInfo(Struct, frozen=True):
    """A game as the lobby shows it. `options` is a JSON Schema, `defaults` the options when nothing is chosen, `party`
    how many sit down at a table that is opened in the lobby, `kind` whether they play together ("coop"), in hidden
    "teams" or as "rivals".

    `campaign`: it has missions, whose wins and losses are counted. `content`: the option that an owner's file may fill.
    `led`: bots know how to let people lead.
    `lesson`: it has a guided first match. `practice`: the options with which a table for practice is opened.
    """

    name: str
    title: str
    seats: tuple[int, int]
    minutes: tuple[int, int]
    party: int
    weight: str
    kind: str
    pitch: dict[str, str]  # by language
    options: Any
    defaults: Any
    practice: dict[str, Any]
    levels: tuple[str, ...]
    campaign: bool
    content: str | None
    led: bool
    lesson: bool


class Games(Struct, frozen=True):
    games: tuple[GameInfo, ...]


FITTING: Final = "fitting"  # in place of a level


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table; the sender is its host and sits in seat 0. `fill` puts bots of that level in the other seats, or of
    the one that fits what is played."""

    game: str
    name: Name
    seats: SeatNumber | None = None
    options: Raw | UnsetType = UNSET
    watch: WatchPolicy | None = None
    style: Style | None = None
    fill: Annotated[str, Meta(max_length=32)] | None = None
    start: bool = False


class TableOpened(Struct, frozen=True):
    id: str


class MyTable(Struct, frozen=True):
    """A table where the guest has a seat."""

    id: str
    game: str
    phase: str
    names: tuple[str | None, ...]
    match: int


class MyTables(Struct, frozen=True):
    tables: tuple[MyTable, ...]


class Tally(Struct, frozen=True):
    """How a mission has gone so far; `won_with` lists the numbers of players with which it was won."""

    wins: int
    losses: int
    won_with: tuple[int, ...]


class MissionInfo(Struct, frozen=True):
    """An open mission of a campaign. `own` counts for the asking guest at all tables, `team` for all at one table or
    for a crew; `bests` are the asking guest's, or at a table the team's."""

    number: int
    option: int | str
    sign: str
    title: Message
    band: str
    text: Message
    box: int
    inside: dict[int, tuple[Feature, ...]]
    own: Tally
    team: Tally | None
    bests: tuple[Best, ...] = ()


class CampaignPage(Struct, frozen=True):
    """A campaign as far as it is open; `next` is the first mission that has not been won yet."""

    game: str
    title: str
    seats: tuple[int, int]
    missions: tuple[MissionInfo, ...]
    boxes: tuple[Box, ...]
    next: int | None
    words: dict[str, str] = {}  # by language, the sentences of boxes that are open


class NewCrew(Struct, frozen=True, forbid_unknown_fields=True):
    """Found a crew: its name, and the sender's."""

    name: Name
    called: Name


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Join a crew by its invitation, under this name."""

    invitation: Annotated[str, Meta(max_length=64)]
    called: Name


class Mate(Struct, frozen=True):
    name: str
    you: bool


class CrewInfo(Struct, frozen=True):
    """Friends who play campaigns together. `id` is empty for whoever has only been invited; `url` is the
    invitation as a link."""

    id: str
    name: str
    invitation: str
    url: str
    mates: tuple[Mate, ...]


class Crews(Struct, frozen=True):
    crews: tuple[CrewInfo, ...]


class OwnMission(Struct, frozen=True, forbid_unknown_fields=True):
    """A player's own mission: a drawing, or without one the text of its file."""

    text: Annotated[str, Meta(max_length=8_000)] = ""
    drawing: dict[str, Any] | None = None


class Invite(Struct, frozen=True):
    """A link for friends and, while the table waits for people, a short code that leads there as well."""

    url: str
    code: str | None


class Found(Struct, frozen=True):
    """The table that a code leads to."""

    table: str


class Replay(Struct, frozen=True, rename={"viewer": "as"}):
    """A finished match in steps. `verified`: the replay came to its stored end. If not, `problem` says why, there are
    no steps, and `log` has the lines that were stored at the time."""

    game: str
    names: tuple[str, ...]
    seats: int
    commitment: str
    seed: str
    verified: bool
    viewer: str | Seat
    frames: tuple[Frame, ...]
    called: tuple[tuple[str, ...], ...] = ()  # what players were called one after another; lines name one of these
    problem: Literal["", "outdated", "differs", "gone"] = ""
    log: tuple[str | Message, ...] = ()


class LessonPage(Struct, frozen=True):
    """A guided first match, with every way through it: a tree of steps, the first one first. `names`: what those in the
    other seats are called. `edition`: another one has other steps."""

    game: str
    seat: Seat
    names: tuple[str, ...]
    edition: str
    steps: tuple[LessonStep, ...]


class Position(Struct, frozen=True):
    """A step of a replay in words, one fact a line."""

    lines: tuple[Message, ...]


class RulesPage(Struct, frozen=True):
    """A game's rules. Every clause id is an anchor in `html`."""

    title: str
    html: str
    clauses: tuple[str, ...]
    lang: str  # which may not be the one asked for


class Prose(Struct, frozen=True, tag="prose", tag_field="kind"):
    html: str


class Figure(Struct, frozen=True, tag="figure", tag_field="kind"):
    """A scene. With `parts`, notes belong to its numbered parts; otherwise each belongs to one moment, which are shown
    in a `strip` beside each other, or one after another in `steps`."""

    scene: str
    way: Literal["parts", "strip", "steps"]
    alt: str
    notes: tuple[str, ...]


class Sign(Struct, frozen=True):
    """A sign on the board, and in HTML what it means."""

    icon: str
    html: str


class Key(Struct, frozen=True, tag="key", tag_field="kind"):
    signs: tuple[Sign, ...]


class Section(Struct, frozen=True):
    id: str
    title: str
    blocks: tuple[Prose | Figure | Key, ...]


class ListedCard(Struct, frozen=True):
    """A card in the reader's language. `copies`: how many there are; 0: as many as it takes."""

    id: str
    name: str
    text: str
    note: str
    copies: int


class ListedDeck(Struct, frozen=True):
    """`what`: the kind of cards, by which boards draw them."""

    what: str
    title: str
    cards: tuple[ListedCard, ...]


class GuidePage(Struct, frozen=True):
    """How a game is played, and its cards, as far as the reader has opened them."""

    title: str
    sections: tuple[Section, ...]
    decks: tuple[ListedDeck, ...]
    lang: str  # of the sections, which may not be the one asked for


Stage = Literal["status", "board", "actions", "secret"]


class Still(Struct, frozen=True):
    """A moment of a scene: its frame, and the parts of the board to point at."""

    frame: int
    parts: tuple[str, ...]


class Picture(Struct, frozen=True, rename={"viewer": "as"}):
    """A position, or some of a match one after another, for a board to show. `height`: of the board, in pixels of a
    phone; `shows` what else of the table."""

    name: str
    game: str
    viewer: str | Seat
    names: tuple[str, ...]
    shows: tuple[Stage, ...]
    height: int
    frames: tuple[Frame, ...]
    moments: tuple[Still, ...]


class Scenes(Struct, frozen=True):
    scenes: tuple[Picture, ...]


class AboutPage(Struct, frozen=True):
    """What this is and where it comes from; and what is kept about people."""

    html: str
    privacy: str
