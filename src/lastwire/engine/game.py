"""The contract between a game's rules and everything else. Read this file first.

A game is a value: what it is called, the types that cross the wire or the disk, a dozen functions that every game has,
and optional parts (`part.py`). The functions are stateless: all that a match remembers is in its state,
all chance comes from `step.rng`, all time from `step.t`, and everything that depends on the number of players or on
options is computed from them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pickle import PicklingError
from typing import Any, Generic, TypeVar, final

from lastwire.engine.choice import Choices
from lastwire.engine.coach import Coaching
from lastwire.engine.codec import Codec
from lastwire.engine.form import Forms
from lastwire.engine.lesson import Lesson
from lastwire.engine.offer import draw_move, expand
from lastwire.engine.part import Aid, Coach, Content, Manners, Missions, Talk, Words
from lastwire.engine.rng import Rng
from lastwire.engine.step import E, S, Step
from lastwire.engine.types import Offer, Outcome, Prompt, Said, Seat, Timer, Told, Viewer
from lastwire.errors import ContentError
from lastwire.message import Message

M = TypeVar("M")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - the name the contract uses: options


@dataclass(frozen=True, slots=True, kw_only=True)
class Info:
    """What a game is called, and what the lobby says of it."""

    name: str
    title: str
    prefix: str  # of its clauses: "TB"
    seats_clause: str  # the clause that says how many may play
    revision: int  # rises when an old record would replay differently
    minutes: tuple[int, int]
    party: int  # how many sit down at a table that is opened in the lobby
    weight: str  # "light", "medium", "heavy": for the lobby
    kind: str  # "coop": all together; "teams": hidden ones; "rivals": each for themselves
    shelf: int = 100  # its place in the list of games: the lowest first, equal ones by name


@dataclass(frozen=True, slots=True)
class Types(Generic[S, V, O]):
    """The types that cross the wire or the disk. Moves and events are unions of tagged structs (tag field "kind")."""

    State: type[S]
    Move: Any
    Event: Any
    View: type[V]
    Options: type[O]


def _silence(state: object) -> list[Told]:
    return []


def _no_timers(state: object) -> list[Timer]:
    return []


def _nothing_falls_due(step: object) -> None:
    return None


def _changed(revision: int, options: object) -> bool:
    return False


@final
@dataclass(frozen=True, slots=True, eq=False, repr=False, kw_only=True)
class Game(Generic[S, M, E, V, O]):
    """A set of rules. Type parameters: state, move, event, view, options."""

    home: str  # the package it lives in, with its `game`, `brain` and `proof`
    info: Info
    types: Types[S, V, O]
    forms: Forms  # how states and options are stored

    # --- the core: every game has these ----------------------------------------------------------------------------

    seats: Callable[[O], range]
    """The numbers of players these options allow."""

    setup: Callable[[O, int, Rng], S]
    """The first state, for this number of players."""

    prompt: Callable[[S], Prompt | None]
    """What the match waits for, or None when it is over."""

    offers: Callable[[S, Seat], list[Offer]]
    """The legal moves of a seat, compactly. Must follow from the seat's view alone."""

    check: Callable[[S, Seat, M], None]
    """Raise `Refused` unless the move is legal. Nothing else decides that, for CLOCK and TABLE too."""

    apply: Callable[[Step[S, E], Seat, M], None]
    """Edit `step.state`. May assume that `check` passed."""

    view: Callable[[S, Viewer], V]
    """What this viewer may know, built from nothing."""

    outcome: Callable[[S], Outcome | None]
    """How the match ended; None while it goes on."""

    invariants: Callable[[S], None]
    """Raise `Broken` if the state is impossible."""

    imagine: Callable[[V, Rng], S]
    """A world that fits a view: `view(imagine(v), same viewer) == v`."""

    opening: Callable[[S], list[Told]] = _silence
    """The events that tell of the set-up: the first lines of every log."""

    timers: Callable[[S], list[Timer]] = _no_timers
    """The clocks that run now."""

    pass_time: Callable[[Step[S, E]], None] = _nothing_falls_due
    """Carry out what has fallen due by `step.t`, before a seat's move is checked. Rules that let nobody move after a
    deadline apply the deadline here; the late move is then refused like any other, and the clock itself is played as
    usual. Move clocks have no place here: the table may stop them."""

    untouched: Callable[[int, O], bool] = _changed
    """Whether no rule change since this older revision can affect a match with these options."""

    quick_draw: Callable[[S, Seat, Rng], M] | None = None
    """The same move as a draw from the offers would give, found without building them."""

    # --- the parts: what a game may have ---------------------------------------------------------------------------

    words: Words[M, E, V]
    talk: Talk[S, M, V, Any] | None = None
    manners: Manners[S, M, V, O] = field(default_factory=Manners)
    campaign: Missions[S, O] | None = None
    content: Content[Any] | None = None
    aid: Aid[V, Any, Any] | None = None
    coach: Coach[M, V] | None = None

    review: Callable[[S, Sequence[Said]], dict[str, Any] | None] | None = None
    """What to look back on after the end: claims beside the truth, turning points."""

    lesson: Callable[[], Lesson] | None = None
    """The guided first match, read when it is first asked for."""

    # --- what follows from them ------------------------------------------------------------------------------------

    codec: Codec = field(init=False)

    def __post_init__(self) -> None:
        act = None if self.talk is None else self.talk.Act
        question: Any = Choices
        if self.aid is not None:
            question |= self.aid.Question
        if self.coach is not None:
            question |= Coaching
        object.__setattr__(self, "codec", Codec(self, act, question))

    def __repr__(self) -> str:
        return f"<the game {self.info.name}>"

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Bots that hold a game are sent to other processes, where the game is found by its home."""
        if _at(self.home) is not self:
            raise PicklingError(f"{self.home}.game has another game than {self!r}")
        return _at, (self.home,)

    def moves(self, state: S, seat: Seat) -> list[M]:
        """Every legal move, written out. For tools and tests; search and play draw from the offers instead."""
        return [self.codec.build(kind, fields) for kind, fields in expand(self.offers(state, seat))]

    @property
    def draw(self) -> Callable[[S, Seat, Rng], M]:
        """Draws one of a seat's legal moves, uniformly."""
        return self.quick_draw or self._draw

    def _draw(self, state: S, seat: Seat, rng: Rng) -> M:
        move: M = draw_move(self.offers(state, seat), rng, self.codec.build)
        return move

    def with_content(self, options: O, text: str, file: str) -> O:
        """These options with an owner's file in them; raises `ContentError` with key and reason."""
        if self.content is None:
            raise ContentError(file, "", Message("content-none", args={"game": self.info.title}))
        return self.content.fill(options, text, file)

    def goes_on(self, revision: int, options: O) -> bool:
        """Whether a match that began under this revision goes on, and replays, under the present one."""
        return revision == self.info.revision or self.untouched(revision, options)


def _at(home: str) -> Any:
    return import_module(f"{home}.game").GAME
