"""The contract between a game's rules and everything else. Read this file first.

A game is a stateless object: all that a match remembers is in its state, all chance comes from `step.rng`, all time
from `step.t`, and everything that depends on the number of players or on options is computed from them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from lastwire.engine.campaign import Campaign, Draft, Feat
from lastwire.engine.codec import Codec
from lastwire.engine.content import check_lines
from lastwire.engine.form import Forms
from lastwire.engine.offer import draw_move, expand
from lastwire.engine.rng import Rng
from lastwire.engine.step import E, S, Step
from lastwire.engine.types import (
    Line,
    Offer,
    Outcome,
    Pace,
    PauseRule,
    Prompt,
    Said,
    Seat,
    TalkRule,
    Timer,
    Told,
    Viewer,
)
from lastwire.errors import ContentError, Refused

M = TypeVar("M")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - the name the contract uses: options


class Game(ABC, Generic[S, M, E, V, O]):
    """A set of rules. Type parameters: state, move, event, view, options."""

    name: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]  # of its clauses: "TB"
    seats_clause: ClassVar[str]  # the clause that says how many may play
    revision: ClassVar[int]  # rises when an old record would replay differently
    compatible: ClassVar[frozenset[int]] = frozenset()  # older revisions whose matches go on: see `goes_on`
    minutes: ClassVar[tuple[int, int]]
    weight: ClassVar[str]  # "light", "medium", "heavy": for the lobby
    pitch: ClassVar[str]  # the one line that sells it

    # The types that cross the wire or the disk. Moves, events and acts are unions of tagged structs (tag field "kind").
    State: ClassVar[Any]
    Move: ClassVar[Any]
    Event: ClassVar[Any]
    View: ClassVar[Any]
    Options: ClassVar[Any]
    Act: ClassVar[Any] = None  # structured talk, if the game has any
    Mark: ClassVar[Any] = None  # those acts that are relayed in passing and never logged: hover markers
    Floor: ClassVar[Any] = None  # what the talk amounts to, if the game says so
    Question: ClassVar[Any] = None  # what a seat may have worked out from its view: odds, previews
    Answer: ClassVar[Any] = None

    forms: ClassVar[Forms]  # how states and options are stored

    # The option that an owner of the printed game may fill from a file of content, if there is one.
    content_option: ClassVar[str | None] = None

    # --- rules -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def seats(self, options: O) -> range:
        """The numbers of players these options allow."""

    @abstractmethod
    def setup(self, options: O, seats: int, rng: Rng) -> S: ...

    @abstractmethod
    def prompt(self, state: S) -> Prompt | None:
        """What the match waits for, or None when it is over."""

    @abstractmethod
    def offers(self, state: S, seat: Seat) -> list[Offer]:
        """The legal moves of a seat, compactly. Must follow from the seat's view alone."""

    @abstractmethod
    def check(self, state: S, seat: Seat, move: M) -> None:
        """Raise `Refused` unless the move is legal. The one law of legality, for CLOCK and TABLE too."""

    def pass_time(self, step: Step[S, E]) -> None:
        """What has fallen due by `step.t` happens before a seat's move is checked: rules that let nobody move after a
        deadline carry it out here. The move is then refused like any other, and the clock has its way by itself. Move
        clocks have no place here: the table may let them stand."""

    @abstractmethod
    def apply(self, step: Step[S, E], seat: Seat, move: M) -> None:
        """Edit `step.state`. May assume that `check` passed."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """What this viewer may know, built from nothing."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def invariants(self, state: S) -> None:
        """Raise `Broken` if the state cannot be."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A world that fits a view: `view(imagine(v), same viewer) == v`."""

    # --- words: all sentences come from the game's text file -------------------------------------------------------

    @abstractmethod
    def tell(self, event: E, viewer: Viewer, names: Sequence[str]) -> Line | None:
        """The log line for an event that was already blanked for this viewer; None if it needs no line."""

    @abstractmethod
    def ask(self, view: V, viewer: Viewer, names: Sequence[str]) -> str:
        """The sentence of the prompt bar: what is asked of whom, and why."""

    @abstractmethod
    def twin(self, view: V, names: Sequence[str]) -> str:
        """The position in words, for screen readers, terminals and agents."""

    @abstractmethod
    def write_move(self, move: M) -> str:
        """A move in notation."""

    @abstractmethod
    def read_move(self, text: str) -> M:
        """The move that a notation stands for; raises `Malformed`."""

    # --- supplied; override where the game needs it ----------------------------------------------------------------

    def moves(self, state: S, seat: Seat) -> list[M]:
        """Every legal move, written out. For tools and tests; search and play draw from the offers instead."""
        return [self.codec.build(kind, fields) for kind, fields in expand(self.offers(state, seat))]

    def draw(self, state: S, seat: Seat, rng: Rng) -> M:
        """One of a seat's legal moves, uniformly: the one that `draw_move` draws from its offers. A game may find it
        without making the offers."""
        move: M = draw_move(self.offers(state, seat), rng, self.codec.build)
        return move

    def opening(self, state: S) -> list[Told]:
        """The events that tell of the set-up: the first lines of every log."""
        return []

    def timers(self, state: S) -> list[Timer]:
        return []

    def pace(self, view: V) -> Pace:
        """How long a bot waits before it answers, from the public view."""
        return Pace(least_ms=600, spread_ms=900)

    def pausing(self, options: O) -> PauseRule:
        """How these options let a match be paused, and how long absent players are waited for."""
        return PauseRule()

    def lateness(self, options: O) -> int | None:
        """After how many ms of match time spectators see what all seats together see, as the viewer LATE. None: they
        are the public, and see at once what is public."""
        return None

    def abandoned(self, state: S) -> M | None:
        """The move TABLE plays when all have agreed to give up. None: the match then ends without a result."""
        return None

    def talk(self, state: S, seat: Seat) -> TalkRule:
        """What a seat may say now."""
        return TalkRule()

    def check_talk(self, state: S, talk: Sequence[Said], seat: Seat, act: Any, bot: bool) -> None:
        """Raise `Refused` unless the act may be said now. Never looks at anything hidden."""
        raise Refused("E_FORMAT", "", "This game has no structured talk.")

    def when(self, state: S) -> tuple[int, ...]:
        """The game's own counting of time, stamped on talk."""
        return ()

    def heard(self, state: S, seat: Seat, act: Any) -> M | None:
        """The move TABLE plays because this act was said, if the rules must know of it."""
        return None

    def staffed(self, state: S, seat: Seat, bot: bool) -> M | None:
        """The move TABLE plays when a bot takes a seat or gives it back, if the rules must know of it."""
        return None

    def utter(self, said: Said, viewer: Viewer, names: Sequence[str]) -> str:
        """An act of talk in words."""
        return ""

    def floor(self, view: V, talk: Sequence[Said]) -> Any:
        """What the talk so far amounts to (standing claims, sums): the same for all, being made of public things."""
        return None

    def consult(self, view: V, question: Any) -> Any:
        """What follows from a seat's own view, worked out for the player in it; raises `Refused` if the table's options
        do not allow it. May take a while: tables have it done elsewhere."""
        raise Refused("E_FORMAT", "", "In this game there is nothing to be worked out.")

    def follow(self, options: O, kept: dict[str, Seat | None]) -> O:
        """Options for the next match at a table, given where the players named in earlier outcomes' `kept` sit now."""
        return options

    def mission(self, options: O) -> int | None:
        """The mission that these options choose, in a game that has missions: wins and losses are counted by it."""
        return None

    def campaign(self, won: Collection[int], played: Collection[int], options: O | None = None) -> Campaign | None:
        """The missions that are open to those who have won and played these, at a table with these options if at one.
        What is sealed is not in it. None: this game has no missions."""
        return None

    def house_content(self) -> str:
        """What `content_option` replaces, as the text of such a file: what an owner may start from."""
        raise ContentError("", "", f"{self.title} has no content that a file could replace")

    def read_content(self, text: str, file: str) -> Any:
        """An owner's file as the value of `content_option`; raises `ContentError` with key and reason."""
        raise ContentError(file, "", f"{self.title} has no content that a file could replace")

    def feat(self, state: S, t: int) -> Feat | None:
        """How well a mission went that is over at this match time, in a game that keeps records of it."""
        return None

    def draft(self, text: str) -> Draft:
        """Check a mission of somebody's own, given as the text of its file. May take a while: servers have it done
        elsewhere."""
        raise Refused("E_NONE", "", "In this game nobody brings missions of their own.")

    def series(self, options: O, totals: Sequence[int]) -> tuple[Seat, ...] | None:
        """The winners of a series with these summed points, or None while it goes on or if there is none."""
        return None

    def review(self, state: S, talk: Sequence[Said]) -> dict[str, Any] | None:
        """What to look back on after the end: claims beside the truth, turning points."""
        return None

    def goes_on(self, revision: int, options: O) -> bool:
        """Whether a match that began under this revision goes on, and replays, under the present one: no change of the
        rules since then can touch it. A game may look at the options, where a change concerns some of them alone."""
        return revision == self.revision or revision in self.compatible

    # --- fixed -----------------------------------------------------------------------------------------------------

    def with_content(self, options: O, text: str, file: str) -> O:
        """These options with an owner's file in them, whole, so that the record carries it."""
        given: Any = options
        text = text.removeprefix("\ufeff")  # some editors begin a file with it
        check_lines(text, file)
        chosen: O = msgspec.structs.replace(given, **{self.content_option or "": self.read_content(text, file)})
        return chosen

    @cached_property
    def codec(self) -> Codec:
        return Codec(type(self))
