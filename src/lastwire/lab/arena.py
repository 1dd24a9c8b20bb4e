"""Whole matches between bots, talk included: one for a closer look, or thousands on several cores.

Each match has a seed of its own, made from the run's seed and the match's index, so a run gives the same matches
whatever the number of processes.
"""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from math import ceil, sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from lastwire import games
from lastwire.bots import registry
from lastwire.bots.bot import Bot, Volunteer
from lastwire.engine.match import Match, visible
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import (
    LINES_FOR_EACH_EVENT,
    PUBLIC,
    TABLE,
    Budget,
    Offer,
    Outcome,
    Past,
    Said,
    Seat,
    Speech,
    TalkRule,
    Told,
)
from lastwire.engine.voice import Choir
from lastwire.errors import Broken, Refused
from lastwire.message import Message

Player: TypeAlias = str | Bot  # the name of one of the game's bots, or your own bot

MOST_MOVES: Final = 100_000  # more than any match has: a match that does not end is a bug
_MOST_IN_CHUNK: Final = 32  # small enough to stop soon, large enough to hide the cost of passing it on


class Share(Struct, frozen=True):
    """A share of the matches and its standard error."""

    rate: float
    se: float


class Score(Struct, frozen=True):
    """Mean and sample standard deviation, by seat."""

    mean: list[float]
    sd: list[float]


class Result(Struct, frozen=True):
    """What a run came to. `moves` and `lines` (of talk) are totals; `seconds` is elapsed time, `cpu_s` the CPU time
    that the matches took on one core, `slowest_ms` that of the longest thought about one move."""

    game: str
    seats: int
    options: Any
    bots: list[str]
    seed: str
    matches: int
    outcomes: dict[str, int]
    rates: dict[str, Share]
    wins: list[int]
    score: Score
    moves: int
    lines: int
    seconds: float
    cpu_s: float
    slowest_ms: float


class _Task(Struct, frozen=True):
    game: str
    seats: int
    options: bytes
    bots: tuple[Player, ...]
    seed: str
    first: int
    last: int
    keep: bool


class _Played(Struct, frozen=True):
    outcome: Outcome
    moves: int
    lines: int
    record: bytes
    cpu_s: float
    slowest_ms: float


def play(game: str, bots: Sequence[Player], seed: bytes, options: Any = None) -> Match[Any, Any, Any, Any, Any]:
    """One whole match between these bots, one for each seat; `seed` decides the deal and every bot's chance."""
    rules = games.load(game)
    return _play(game, bots, seed, rules.types.Options() if options is None else options).match


def _play(game: str, bots: Sequence[Player], seed: bytes, options: Any) -> Hall:
    hall = Hall(Match.start(games.load(game), options, len(bots), seed), dict(enumerate(bots)))
    hall.run()
    return hall


def simulate(
    game: str,
    seats: int,
    options: Any = None,
    bots: Sequence[Player] = ("random",),
    matches: int = 100,
    seed: int | str = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    out: Path | None = None,
    first: int = 0,
) -> Result:
    """Play many matches. `bots` has one for each seat, or one for all; `options` None are the game's defaults.

    Your own bots are pickled and sent to other processes if there are several `jobs`.
    `progress` is called with the number of matches done so far. `out` gets the records, one JSON object on each line.
    `first` is the number of the first match: 100 matches from 0 and 100 from 100 are the 200 from 0.
    Raises `Refused` if the options, seats or bots do not fit the game.
    """
    rules = games.load(game)
    if options is None:
        options = rules.types.Options()
    players = _players(game, seats, bots)
    Match.start(rules, options, seats, seed_of(0))  # refused here, if at all
    began = time.perf_counter()
    played: list[_Played] = []
    numbers = range(first, first + matches)
    tasks = _tasks(game, seats, rules.codec.encode(options), players, str(seed), numbers, jobs, out is not None)
    file = None if out is None else out.open("wb")
    chunks = _chunks(tasks, jobs)
    try:
        for chunk in chunks:
            for one in chunk:
                if file is not None:
                    file.write(one.record + b"\n")
                played.append(msgspec.structs.replace(one, record=b""))
            if progress is not None:
                progress(len(played))
    finally:
        # An interrupt may strike here and not in the chunks: if they were left open, their processes would play all the
        # rest first.
        chunks.close()
        if file is not None:
            file.close()
    return _result(game, seats, options, players, str(seed), played, time.perf_counter() - began)


def records(file: Path) -> list[bytes]:
    """The records that `simulate` wrote to a file, or the single one of any other record file, not yet read."""
    data = file.read_bytes()
    lines = [line for line in data.splitlines() if line.strip()]
    # A single record may be spread over many lines; in a file of several, each line is a whole record.
    return lines if lines and all(line.startswith(b"{") and line.endswith(b"}") for line in lines) else [data]


def _players(game: str, seats: int, bots: Sequence[Player]) -> tuple[Player, ...]:
    for bot in bots:
        if isinstance(bot, str):
            registry.check(game, bot)
    if len(bots) not in (1, seats):
        raise Refused("E_BOT", "", Message("refuse-bots", args={"seats": seats, "bots": len(bots)}))
    return tuple(bots) * seats if len(bots) == 1 else tuple(bots)


# --- one match -------------------------------------------------------------------------------------------------------


class Hall:
    """A match and the bots in its seats: who is asked, who speaks, what each heard. Other seats are the caller's."""

    def __init__(self, match: Match[Any, Any, Any, Any, Any], bots: Mapping[Seat, Player]) -> None:
        self.game = match.game
        self.match = match
        self.names = {seat: _name(bot) for seat, bot in bots.items()}
        self._bots = {
            seat: _bot(match.game.info.name, bot) if isinstance(bot, str) else bot for seat, bot in bots.items()
        }
        self._rngs = {seat: Rng(match.seed).fork(f"bot {seat}") for seat in bots}
        self._rng = Rng(match.seed).fork("talk")
        self._choir = Choir(Rng(match.seed).fork("voices"))
        self._told: dict[Seat, list[Any]] = {seat: [] for seat in bots}
        self._seen: dict[
            Seat, tuple[Any, TalkRule]
        ] = {}  # views and talk rules of the state below: talk changes neither
        self._state: Any = None
        self.slowest_ms = 0.0
        match.bots = set(bots)
        self.hear(match.log)
        for seat in bots:
            move = self.game.manners.staffed(match.state, seat, True)
            if move is not None:
                self.hear(match.play(TABLE, move))
        self.converse()

    def run(self) -> None:
        """Play to the end; there must be a bot in every seat."""
        match = self.match
        for _ in range(MOST_MOVES):
            prompt = match.prompt
            if prompt is None:
                return
            if not self.invite():
                self.ask(prompt.owed[0])
        raise Broken(f"{self.game.info.name}: no end after {MOST_MOVES} moves (seed {match.seed.hex()})")

    def ask(self, seat: Seat) -> None:
        """Let the bot in this seat move, then let bots talk."""
        question = self._question(seat)
        began, began_cpu = time.perf_counter(), time.process_time()
        move = self._bots[seat].choose(*question)
        # CPU time is slow to read, and no thought takes more CPU time than elapsed time.
        if 1000 * (time.perf_counter() - began) > self.slowest_ms:
            self.slowest_ms = max(self.slowest_ms, 1000 * (time.process_time() - began_cpu))
        self._play(seat, move)

    def invite(self) -> bool:
        """If the game invites them, let bots move that may but need not: the first that wants to, in a drawn order.

        Those who owe a move are asked once nobody else wants to move, as at a table.
        """
        prompt = self.match.prompt
        if prompt is None or not prompt.may:
            return False
        guests = self.game.manners.pace(self.match.view(PUBLIC)).invited
        seats = [seat for seat in guests if seat in self._bots and seat not in prompt.owed]
        if len(seats) > 1:
            self._rng.shuffle(seats)
        for seat in seats:
            bot = self._bots[seat]
            move = bot.volunteer(*self._question(seat)) if isinstance(bot, Volunteer) else None
            if move is not None:
                self._play(seat, move)
                return True
        return False

    def _question(self, seat: Seat) -> tuple[Any, Past, Sequence[Offer], Budget, Rng]:
        offers = self.game.offers(self.match.state, seat)
        view, _ = self._sight(seat)
        return view, self._past(seat), offers, registry.budget(self.game.info.name, self.names[seat]), self._rngs[seat]

    def _play(self, seat: Seat, move: Any) -> None:
        match = self.match
        try:
            self.hear(match.play(seat, move))
        except Refused as refused:
            who = f"bot {self.names[seat]} in seat {seat} (seed {match.seed.hex()})"
            raise Broken(f"{who} chose {move}, which is refused: {refused}") from None
        self.converse()

    def converse(self) -> None:
        """Let bots talk about what has happened: one bidding, and one more if it opened a round of statements."""
        if self._bidding():
            self._bidding()

    def _bidding(self) -> bool:
        """Whether anybody made an opening statement."""
        opened = False
        for seat, speech in self.bids():
            try:
                self.hear(self.match.say(seat, self._voiced(seat, speech.act)))
            except Refused:
                # A line said since then may have closed the floor to it; a table drops it too.
                continue
            opened = opened or speech.opening
        return opened

    def _voiced(self, seat: Seat, act: Any) -> Any:
        talk = self.game.talk
        voiced = talk is not None and act.__struct_config__.tag in talk.voiced
        return self._choir.lend(act, seat, self.match.talk) if voiced else act

    def bids(self) -> list[tuple[Seat, Speech]]:
        """Who may speak now, in order: all opening acts, and the two most urgent of the others, with ties drawn by
        lot."""
        match = self.match
        if match.prompt is None:
            return []
        bids: list[tuple[Seat, Speech]] = []
        for seat, bot in self._bots.items():
            view, rule = self._sight(seat)
            if rule.acts or rule.text:
                speech = bot.speak(view, self._past(seat), rule, self._rngs[seat])
                if speech is not None and (speech.opening or speech.urgency > 0):
                    bids.append((seat, speech))
        if len(bids) < 2:
            return bids
        self._rng.shuffle(bids)
        openings = [bid for bid in bids if bid[1].opening]
        others = sorted((bid for bid in bids if not bid[1].opening), key=lambda bid: -bid[1].urgency)
        return openings + others[:LINES_FOR_EACH_EVENT]

    def hear(self, lines: Sequence[Told | Said]) -> None:
        """Let the bots know of new lines of the match's log."""
        told = [line for line in lines if isinstance(line, Told)]
        if told:
            for seat, events in self._told.items():
                events.extend(visible(told, seat))

    def _sight(self, seat: Seat) -> tuple[Any, TalkRule]:
        state = self.match.state
        if state is not self._state:
            self._state = state
            self._seen.clear()
        if seat not in self._seen:
            self._seen[seat] = (self.match.view(seat), self.match.talk_rule(seat))
        return self._seen[seat]

    def _past(self, seat: Seat) -> Past:
        return Past(tuple(self._told[seat]), tuple(self.match.talk))


@cache
def _bot(game: str, level: str) -> Bot:
    return registry.make(game, level)


# --- many matches ----------------------------------------------------------------------------------------------------


def _tasks(
    game: str, seats: int, options: bytes, bots: tuple[Player, ...], seed: str, numbers: range, jobs: int, keep: bool
) -> list[_Task]:
    size = max(1, min(_MOST_IN_CHUNK, ceil(len(numbers) / (jobs * 4))))
    return [
        _Task(game, seats, options, bots, seed, first, min(first + size, numbers.stop), keep)
        for first in numbers[::size]
    ]


def _chunks(tasks: list[_Task], jobs: int) -> Generator[list[_Played], None, None]:
    """What the tasks came to, in their order."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(_carry_out, tasks)
        return
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield from pool.map(_carry_out, tasks)
    except BrokenProcessPool:
        raise Broken("a process of the run was killed; was there too little memory for so many jobs?") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    # Ctrl-C reaches the whole process group; the first process stops the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _carry_out(task: _Task) -> list[_Played]:
    rules = games.load(task.game)
    options = rules.codec.options(task.options)
    played: list[_Played] = []
    for index in range(task.first, task.last):
        began = time.process_time()
        hall = _play(task.game, task.bots, seed_of(f"{task.seed}/{index}"), options)
        match, cpu_s = hall.match, time.process_time() - began
        outcome = match.outcome
        if outcome is None:
            raise Broken(f"{task.game}: nothing left to ask, but no outcome (seed {match.seed.hex()})")
        lines = sum(entry.act is not None for entry in match.entries)
        record = _write(match.record(), task.bots) if task.keep else b""
        played.append(_Played(outcome, len(match.entries) - lines, lines, record, cpu_s, hall.slowest_ms))
    return played


def _write(record: Record, bots: Sequence[Player]) -> bytes:
    names = tuple(f"{_name(bot)} {seat}" for seat, bot in enumerate(bots))
    return msgspec.json.format(msgspec.structs.replace(record, names=names).write().encode(), indent=-1)


def _result(
    game: str, seats: int, options: Any, bots: Sequence[Player], seed: str, played: list[_Played], seconds: float
) -> Result:
    matches = len(played)
    outcomes = Counter(one.outcome.reason for one in played)
    scores = [[one.outcome.scores[seat] for one in played] for seat in range(seats)]
    return Result(
        game=game,
        seats=seats,
        options=options,
        bots=[_name(bot) for bot in bots],
        seed=seed,
        matches=matches,
        outcomes=dict(sorted(outcomes.items())),
        rates={reason: rate(count, matches) for reason, count in sorted(outcomes.items())},
        wins=[sum(seat in one.outcome.winners for one in played) for seat in range(seats)],
        score=Score(
            [fmean(values) if values else 0.0 for values in scores],
            [stdev(values) if len(values) > 1 else 0.0 for values in scores],
        ),
        moves=sum(one.moves for one in played),
        lines=sum(one.lines for one in played),
        seconds=round(seconds, 3),
        cpu_s=round(sum(one.cpu_s for one in played), 3),
        slowest_ms=round(max((one.slowest_ms for one in played), default=0.0), 3),
    )


def _name(bot: Player) -> str:
    return bot if isinstance(bot, str) else type(bot).__name__


def rate(count: int, total: int) -> Share:
    """A share and its standard error."""
    share = count / total if total else 0.0
    return Share(share, sqrt(share * (1 - share) / total) if total else 0.0)
