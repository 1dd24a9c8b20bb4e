"""The small values that rules, tables, bots and boards exchange: seats, prompts, offers, timers, outcomes, talk."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import comb, perm, prod
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from lastwire.message import Message

Seat: TypeAlias = int
Viewer: TypeAlias = int

# Viewers that are not seats.
PUBLIC: Final[Viewer] = -1  # spectators, and whatever anybody may know
ALL: Final[Viewer] = -2  # all-seeing; only after the end, and in tests
LATE: Final[Viewer] = -5  # spectators who see every hand, but only some time later
# Players that are not seats.
CLOCK: Final[Seat] = -3  # a timer that ran out
TABLE: Final[Seat] = -4  # what the rules must know about people


class Prompt(Struct, frozen=True, gc=False):
    """What the match waits for.

    `id` names the question and stays while the question stays; it must follow from public facts alone, and so must
    `owed` (who has to answer) and `may` (who may move unasked, or change a sealed answer).
    """

    id: int
    kind: str
    owed: tuple[Seat, ...]
    may: tuple[Seat, ...] = ()
    clause: str = ""


class Pick(Struct, frozen=True, dict=True):
    """What one field of a move may hold: one of `options`, or with `many` a list of `least` to `most` of them."""

    options: tuple[Any, ...]
    many: bool = False
    least: int = 1
    most: int = 1
    ordered: bool = False

    @cached_property
    def lists(self) -> tuple[int, ...]:
        """How many lists can be made of the options, by length from the least to the most."""
        count = perm if self.ordered else comb
        return tuple(count(len(self.options), length) for length in range(self.least, self.most + 1))

    @property
    def breadth(self) -> int:
        """How many values the field may hold."""
        return sum(self.lists) if self.many else len(self.options)


class Offer(Struct, frozen=True, dict=True):
    """A set of legal moves: a kind and, for each field, what it may hold. The legal moves are the product.

    `apart` lists groups of fields that may not share a value. `blank` names fields that may also be left out, for the
    rules to fill; the expansion never leaves them out. `free` names fields that are checked for form only and are not
    expanded.
    """

    kind: str
    fields: dict[str, Pick] = {}
    apart: tuple[tuple[str, ...], ...] = ()
    blank: tuple[str, ...] = ()
    free: tuple[str, ...] = ()

    @cached_property
    def size(self) -> int:
        """How many moves there are, including those that `apart` rules out."""
        return prod(pick.breadth for pick in self.fields.values())

    @cached_property
    def grid(self) -> tuple[int, tuple[tuple[str, tuple[Any, ...]], ...]]:
        """Where each field takes one value and none are apart: how many moves there are, and each field's values.

        Zero moves where it is not that simple. Games build most offers once, so this too is worked out once.
        """
        count = 0 if self.apart else 1
        for pick in self.fields.values():
            count *= 0 if pick.many else len(pick.options)
        return count, tuple([(name, pick.options) for name, pick in self.fields.items()]) if count else ()

    @cached_property
    def built(self) -> dict[int, Any]:
        """Moves already built, by their place in the grid."""
        return {}


# What kind of clock it is. "game": part of the rules, it always runs. "turn" and "poll": move clocks, so that nobody
# keeps the others waiting; they stop while there are no others. Whoever lets turns run out is assumed to be away. In a
# poll it is hidden who can do nothing but pass, so letting it run out must have no public effect.
TimerKind: TypeAlias = Literal["game", "turn", "poll"]


class Timer(Struct, frozen=True):
    """A clock that the rules run: due at match time `due_ms`. A move that was sent by then counts; one that was sent
    later does not, if it is of a kind that the clock `bars` (None: of any).

    The table therefore plays it only once no move that was sent in time can still arrive. One that nobody
    races against (`waits` is false) is played on time. Rules that carry a timer out themselves before a later move
    (`pass_time`) bar nothing. A move clock says when it started: any time it was stopped after that is added. A
    `secret` one is shown to nobody and passes unnoticed unless it has an effect.
    """

    id: str
    due_ms: int
    seats: tuple[Seat, ...] = ()
    secret: bool = False
    waits: bool = True
    bars: tuple[str, ...] | None = None
    kind: TimerKind = "game"
    since_ms: int = 0

    def too_late(self, kind: str, t: int) -> bool:
        """Whether a move of this kind, sent at this match time, was sent too late for it."""
        return self.due_ms <= t and (self.bars is None or kind in self.bars)


class Expire(Struct, frozen=True, tag="expire", tag_field="kind", forbid_unknown_fields=True):
    """The move of the seat CLOCK: this timer has run out. One of the moves of every game that has timers."""

    timer: str


class Recall(NamedTuple):
    """How far back a log goes: this many turns, each from the event that begins it. Talk stays."""

    turns: int
    begins: Callable[[Any], bool]


class PauseRule(Struct, frozen=True):
    """How a match may be paused. A time of None means the house's default.

    Everybody agrees to a pause, at most `most` times and each for `longest_ms`; after all agreed to go on,
    `count_in_ms` pass. A player who is gone is waited for `grace_ms` while the match runs, then for `absent_ms` in all
    while it is paused, unless most of those who are here want to go on; after that a bot keeps the seat.
    """

    allowed: bool = True
    most: int | None = None
    longest_ms: int | None = None
    count_in_ms: int = 0
    chat: bool = True  # whether people may chat while it is paused
    grace_ms: int | None = None
    absent_ms: int = 0
    clause: str = ""


class Outcome(Struct, frozen=True):
    """How a match ended. `kept` names seats that the table remembers for later matches; `points` go to its series."""

    reason: str
    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    kept: dict[str, Seat] = {}
    points: tuple[int, ...] = ()


class Told(Struct, frozen=True, gc=False):
    """An event and who is told of it at all (None: everybody). `Secret` decides who sees what inside it. `at` is
    the state when it happened, if somebody is watching: a move may have many events, and each comes with its view."""

    event: Any
    only: tuple[Seat, ...] | None = None
    at: Any = None


class Said(Struct, frozen=True):
    """An accepted act of talk: its number in the talk log, the speaker, when (in the game's own counting), the act."""

    seq: int
    seat: Seat
    when: tuple[int, ...]
    act: Any


class TalkRule(Struct, frozen=True):
    """What a seat may say now: structured acts as offers, and whether free text is open."""

    acts: tuple[Offer, ...] = ()
    text: bool = False


class Line(Struct, frozen=True):
    """One sentence of the log, and the clause it comes from."""

    message: Message
    clause: str = ""


class Pace(Struct, frozen=True):
    """When a bot may answer, in ms from the opening of the prompt. Made from the public view, so it tells nothing.

    Not before `least_ms` plus a blind draw up to `spread_ms`, and not before `quiet_ms` of silence at the table, for
    which it waits at most `most_ms`; `not_before_ms` is a moment of match time. Where people are asked the same
    question, they have `people_ms` for themselves before that. A table may play faster or slower than this, unless the
    times are `fixed` by the rules or an option.

    Bots in the seats `invited`, of those who may move unasked, are asked first whether they want to; those who owe an
    answer begin to think when all of them have declined. After each such move all are asked again.
    """

    least_ms: int = 0
    spread_ms: int = 0
    quiet_ms: int = 0
    most_ms: int = 0
    not_before_ms: int = 0
    people_ms: int = 0
    invited: tuple[Seat, ...] = ()
    fixed: bool = False


class Past(Struct, frozen=True):
    """What a seat was told, events and all talk: since the match began, or as far back as its log may be read. A bot's
    only memory. `people`: the seats of people to whom bots leave the decisions that matter; nobody, unless the table
    says so (who is a person is public there)."""

    events: tuple[Any, ...] = ()
    talk: tuple[Said, ...] = ()
    people: tuple[Seat, ...] = ()


class Budget(Struct, frozen=True):
    """How much a bot may think. Bots turn it into a fixed number of steps, so that equal seeds give equal matches."""

    ms: int = 100


class Speech(Struct, frozen=True):
    """What a bot would say, and how urgent that is (0 to 4). `opening` acts do not count towards the limit on bot
    lines."""

    act: Any
    urgency: int
    opening: bool = False


LINES_FOR_EACH_EVENT: Final = 2  # said by bots, besides their opening statements


class Thought(Struct, frozen=True):
    """What a bot is asked, and all that it is told. If it is not `owed`, the bot may also decline."""

    game: str
    level: str
    view: Any
    past: Past
    offers: tuple[Offer, ...]
    budget: Budget
    seed: bytes
    owed: bool = True


class Hearing(Struct, frozen=True):
    """Bots that may have something to say, and all that each is told."""

    game: str
    bots: tuple[tuple[Seat, str, Any, Past, TalkRule, bytes], ...]  # seat, level, view, past, rule, seed


class Inquiry(Struct, frozen=True):
    """What a player wants to have worked out, and all that it may be worked out from. `offers` are none if nothing is
    asked of the seat, and it may not move either."""

    game: str
    seat: Seat
    view: Any
    past: Past
    offers: tuple[Offer, ...]
    owed: bool
    question: Any
