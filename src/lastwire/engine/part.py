"""The parts that a game may have besides its core. Each is a set of functions; a game that has no use for one leaves it
out, and callers check first: `game.campaign is None`.

A function that a part may leave out has a default here: the usual behaviour.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from lastwire.engine.campaign import Campaign, Draft, Feat
from lastwire.engine.card import Deck
from lastwire.engine.content import check_lines
from lastwire.engine.types import Line, Pace, Past, PauseRule, Recall, Said, Seat, TalkRule, Viewer
from lastwire.message import Message, words

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - the name the contract uses: options
A = TypeVar("A")
Q = TypeVar("Q")
R = TypeVar("R")
T = TypeVar("T")


def _wordless(said: Said, viewer: Viewer, talk: Sequence[Said]) -> Message:
    return words("")


def _aimless(view: object, viewer: Viewer) -> None:
    return None


def _no_line(move: object) -> None:
    return None


def _no_deed(move: object, view: object) -> None:
    return None


def _no_group(word: str, view: object) -> None:
    return None


def _no_cards(boxes: Collection[int]) -> tuple[Deck, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Words(Generic[M, E, V]):
    """The game in messages and in notation. `text/` has the sentences."""

    tell: Callable[[E, Viewer], Line | None]
    """The log line for an event that was already blanked for this viewer; None if it needs no line."""

    ask: Callable[[V, Viewer], Message]
    """The sentence of the prompt bar: what is asked of whom, and why."""

    describe: Callable[[V], list[Message]]
    """The position, one fact a line, for screen readers, terminals and agents."""

    write_move: Callable[[M], str]
    """A move in notation."""

    read_move: Callable[[str], M]
    """The move that a notation stands for; raises `Malformed`."""

    line: Callable[[M], str | None] = _no_line
    """A move as people type it, short and with what is on the table in it; None: as in notation."""

    deed: Callable[[M, V], Message | None] = _no_deed
    """A move in a few words, for a list to choose from; None: its line says enough."""

    group: Callable[[str, V], Message | None] = _no_group
    """What lines have in common that go on with this word: whose they are, or what they do."""

    utter: Callable[[Said, Viewer, Sequence[Said]], Message] = _wordless
    """An act of talk, where there is talk; what was said so far, for acts that refer to others."""

    goal: Callable[[V, Viewer], Message | None] = _aimless
    """What this viewer plays for and how far it is, in one short line; None when it is over."""

    cards: Callable[[Collection[int]], tuple[Deck, ...]] = _no_cards
    """Everything in the box that has a name and does something, for readers who have opened these sealed boxes."""


def _untimed(state: object) -> tuple[int, ...]:
    return ()


def _unheard(state: object, seat: Seat, act: object) -> None:
    return None


def _not_understood(state: object, seat: Seat, text: str, names: Sequence[str]) -> None:
    return None


def _no_floor(view: object, talk: Sequence[Said]) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Talk(Generic[S, M, V, A]):
    """Structured talk alongside the moves. `Act` is a union of tagged structs, like moves and events."""

    Act: Any

    rule: Callable[[S, Seat], TalkRule]
    """What a seat may say now."""

    check: Callable[[S, Sequence[Said], Seat, A, bool], None]
    """Raise `Refused` unless the act may be said now; the last argument says whether a bot says it. Never looks at
    anything hidden."""

    when: Callable[[S], tuple[int, ...]] = _untimed
    """The game's own counting of time, stamped on talk."""

    heard: Callable[[S, Seat, A], M | None] = _unheard
    """The move TABLE plays because this act was said, if the rules must know of it."""

    understand: Callable[[S, Seat, str, Sequence[str]], A | None] = _not_understood
    """The act that somebody's typed words mean, in whatever language, if they mean one; names are the players'."""

    voiced: frozenset[str] = frozenset()
    """The acts, by tag, that bots say in voices of their own (`voice.py`)."""

    floor: Callable[[V, Sequence[Said]], Any] = _no_floor
    """What the talk so far amounts to (standing claims, sums): the same for everybody, because it is made from public
    facts."""

    Mark: Any = None  # those acts that are relayed in passing and never logged: hover markers
    Floor: Any = None  # the type of what `floor` returns, if it returns anything


def _usual_pace(view: object) -> Pace:
    return Pace(least_ms=600, spread_ms=900)


def _usual_pauses(options: object) -> PauseRule:
    return PauseRule()


def _at_once(options: object) -> None:
    return None


def _whole_log(options: object, seats: int) -> None:
    return None


def _no_result(state: object) -> None:
    return None


def _unnoticed(state: object, seat: Seat, bot: bool) -> None:
    return None


def _no_series(options: object, totals: Sequence[int]) -> None:
    return None


def _same_options(options: T, kept: dict[str, Seat | None], people: Sequence[Seat]) -> T:
    return options


def _same_seats(options: T, bots: int) -> T:
    return options


def _uncounted(events: object, seats: int) -> tuple[()]:
    return ()


def _usual_level(options: object) -> str:
    return "baseline"


@dataclass(frozen=True, slots=True)
class Manners(Generic[S, M, V, O]):
    """How the table treats people and bots in this game. A game sets only what differs from the usual."""

    pace: Callable[[V], Pace] = _usual_pace
    """How long a bot waits before it answers, from the public view."""

    pausing: Callable[[O], PauseRule] = _usual_pauses
    """How these options let a match be paused, and how long absent players are waited for."""

    lateness: Callable[[O], int | None] = _at_once
    """After how many ms of match time spectators see what all seats together see, as the viewer LATE. None: they are
    the public, and see at once what is public."""

    recall: Callable[[O, int], Recall | None] = _whole_log
    """How far back players and spectators may read the log of a running match with this many seats. None: all of it."""

    abandoned: Callable[[S], M | None] = _no_result
    """The move TABLE plays when all have agreed to give up. None: the match then ends without a result."""

    staffed: Callable[[S, Seat, bool], M | None] = _unnoticed
    """The move TABLE plays when a bot takes a seat or gives it back, if the rules must know of it."""

    series: Callable[[O, Sequence[int]], tuple[Seat, ...] | None] = _no_series
    """The winners of a series with these summed points, or None while it goes on or if there is none."""

    follow: Callable[[O, dict[str, Seat | None], Sequence[Seat]], O] = _same_options
    """Options for the next match at a table, given where the players that earlier outcomes' `kept` named sit now, and,
    where bots play too, the seats of people, in an order drawn by lot."""

    practice: Mapping[str, Any] = field(default_factory=dict)
    """The options that a table opened for practice begins with, where they differ from the usual: odds, no clock."""

    seated: Callable[[O, int], O] = _same_seats
    """Options for a match that begins with so many bots."""

    level: Callable[[O], str] = _usual_level
    """The level of bots that people are offered first for a match with these options."""

    tally: Callable[[Sequence[Any], int], tuple[dict[str, int], ...]] = _uncounted
    """Who did what, by seat, counted from all that happened in a match with so many seats; told at its end."""

    led: bool = False
    """Whether bots know how to let people lead (`Past.people`)."""


def _no_feat(state: object, t: int) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Missions(Generic[S, O]):
    """A game played mission by mission: wins and losses are counted, and wins open what is sealed."""

    mission: Callable[[O], int | None]
    """The mission that these options choose; None if the match counts for no mission."""

    campaign: Callable[[Collection[int], Collection[int], O | None], Campaign]
    """The missions that are open to players who have won these and played those, at a table with these options (None:
    away from any table). Sealed missions are left out."""

    feat: Callable[[S, int], Feat | None] = _no_feat
    """How well a mission that ended at this match time went, in a game that keeps records."""

    draft: Callable[[str | dict[str, Any]], Draft] | None = None
    """Check a player's own mission, given as the text of its file or as a drawing. May take a while: servers do it in a
    worker. None: players cannot bring their own missions."""

    workshop: Any = None
    """What a program has to know to draw missions: what can be drawn, within which bounds. Sent as it is."""


@dataclass(frozen=True, slots=True)
class Content(Generic[T]):
    """What an owner of the printed game may replace by a file. The match's options carry it whole, so that a record
    replays without the file."""

    option: str  # the name of the option that holds it

    house: Callable[[], str]
    """The game's own content as the text of such a file, for an owner to start from."""

    read: Callable[[str, str], T]
    """An owner's file (its text, its name) as the value of the option; raises `ContentError` with key and reason."""

    cards: Callable[[Collection[int], T], tuple[Deck, ...]]
    """What is in the box with such content, as `Words.cards` says it of the game's own."""

    def fill(self, options: O, text: str, file: str) -> O:
        """These options with an owner's file in them."""
        given: Any = options
        text = text.removeprefix("\ufeff")  # some editors begin a file with it
        check_lines(text, file)
        chosen: O = msgspec.structs.replace(given, **{self.option: self.read(text, file)})
        return chosen


@dataclass(frozen=True, slots=True)
class Aid(Generic[V, Q, R]):
    """What a seat may have worked out from what it knows: odds, previews, what it was shown before. `Question` and
    `Answer` are unions of tagged structs. The work belongs to the game's `brain`, which is loaded when it is first
    asked for, in a worker."""

    Question: Any
    Answer: Any

    consult: Callable[[V, Past, Q], R]
    """What follows from a seat's own view and its past, worked out for the player in it; raises `Refused` if the
    table's options do not allow it. May take a while: tables have it done in a worker."""

    remembers: bool = False
    """Whether answers depend on the past: what the seat was told and may still read. If not, `consult` gets none."""


@dataclass(frozen=True, slots=True)
class Coach(Generic[M, V]):
    """What generic help for learners has to know of a game (`rules/piece.py`). A piece is whatever a board lets people
    tap; its name is the game's own. Why a move is good, and what speaks against it, is in `brain/hint.py`."""

    pieces: Callable[[V], tuple[str, ...]]
    """Every piece that a seat with this view could tap."""

    meant: Callable[[V, str], Sequence[M]]
    """The moves that one could mean by tapping a piece, legal or not, the likeliest first: enough that one of them is
    legal if the piece can be used at all."""

    named: Callable[[V, M], tuple[str, ...]]
    """The pieces that a move is about."""

    begun: Callable[[V, str, str, Mapping[str, Any]], Sequence[M]] | None = None
    """The moves of a kind that one could mean by a piece after choosing this for them; without it, and where there are
    none, whatever one could mean by the piece."""
