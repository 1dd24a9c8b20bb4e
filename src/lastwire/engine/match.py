"""One play of a game, from set-up to outcome: what was played and said, and what each viewer has been told."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, Self

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from lastwire.engine.form import write_struct
from lastwire.engine.game import Game, M, O, V
from lastwire.engine.record import FIRST, Deed, Record
from lastwire.engine.rng import Rng
from lastwire.engine.secret import blank
from lastwire.engine.step import E, S, Step
from lastwire.engine.types import ALL, TABLE, Outcome, Past, Prompt, Said, Seat, TalkRule, Told, Viewer
from lastwire.errors import Broken, Malformed, Outdated, RecordError, Refused
from lastwire.message import Message, Value

SILENCE: Final = TalkRule()
BETWEEN_ACTS: Final = b","


class Match(Generic[S, M, E, V, O]):
    """The state of one match and the list of what was accepted. Nothing here is undone: `propose` works on a copy."""

    __slots__ = (
        "bots",
        "entries",
        "game",
        "log",
        "options",
        "position",
        "revision",
        "rng",
        "seats",
        "seed",
        "state",
        "t",
        "talk",
        "watched",
    )

    def __init__(
        self, game: Game[S, M, E, V, O], options: O, seats: int, seed: bytes, state: S, rng: Rng, position: bytes | None
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.state = state
        self.rng = rng
        self.revision = game.info.revision  # under which it began
        self.position = position  # the stored state it began from, if not from the seed's own set-up
        self.t = 0
        self.watched = False  # whether news comes with the state at each event
        self.bots: set[Seat] = set()  # seats run by a bot now, as far as talk rules ask
        self.entries: list[Deed] = []
        self.talk: list[Said] = []
        self.log: list[Told | Said] = list(game.opening(state))

    @classmethod
    def start(cls, game: Game[S, M, E, V, O], options: O, seats: int, seed: bytes) -> Self:
        """Set up a match from a seed."""
        _check_seats(game, options, seats)
        rng = Rng(seed)
        return cls(game, options, seats, seed, game.setup(options, seats, rng), rng, None)

    @classmethod
    def start_from(cls, game: Game[S, M, E, V, O], options: O, seats: int, seed: bytes, state: S) -> Self:
        """Begin from a given position (a lesson, a branch, a test). The seed decides later chance."""
        _check_seats(game, options, seats)
        game.invariants(state)
        return cls(game, options, seats, seed, state.copy(), Rng(seed), game.codec.keep_state(state))

    # --- asking ----------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt | None:
        return self.game.prompt(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, viewer: Viewer) -> V:
        return self.game.view(self.state, viewer)

    def talk_rule(self, seat: Seat) -> TalkRule:
        """What a seat may say now."""
        return SILENCE if self.game.talk is None else self.game.talk.rule(self.state, seat)

    @property
    def when(self) -> tuple[int, ...]:
        """The stamp that talk gets now."""
        return () if self.game.talk is None else self.game.talk.when(self.state)

    def floor(self, view: V) -> Any:
        """What the talk so far amounts to, from the public view."""
        return None if self.game.talk is None else self.game.talk.floor(view, self.talk)

    def heard(self, seat: Seat, act: Any) -> M | None:
        """The move that TABLE plays with this act, if the rules must know of it."""
        return None if self.game.talk is None else self.game.talk.heard(self.state, seat, act)

    def review(self) -> dict[str, Any] | None:
        """What to look back on, if the game offers a review and the match is over."""
        if self.game.review is None or self.outcome is None:
            return None
        return self.game.review(self.state, self.talk)

    def tally(self) -> tuple[dict[str, int], ...]:
        """Who did what, by seat, once the match is over; empty in a game that does not count it."""
        if self.outcome is None:
            return ()
        return self.game.manners.tally([line.event for line in self.log if isinstance(line, Told)], self.seats)

    def past(self, seat: Seat) -> Past:
        """What a bot in this seat may remember."""
        events = tuple(blank(line.event, seat) for line in self.log if isinstance(line, Told) and told_to(line, seat))
        return Past(events, tuple(self.talk))

    def lines(self, viewer: Viewer) -> list[Any]:
        """The viewer's own log: events as blanked for it, and talk, in order. Its numbering has no telling gaps."""
        return visible(self.log, viewer)

    def digest(self, form: int | None = None) -> str:
        """A fingerprint of everything that decides how the match goes on, in the form with this number, by default the
        latest."""
        return self.digest_with([self.written(said) for said in self.talk], form)

    def digest_with(self, talk: Iterable[bytes], form: int | None = None) -> str:
        """The same, from acts of talk that `written` has encoded, perhaps long before. Some may be joined already, by
        `BETWEEN_ACTS`."""
        data = self.game.codec.encode([self.game.forms.state.write(self.state, form), *self._beside])
        digest = _hash()
        digest.update(data[:-1] + b",[")
        for number, acts in enumerate(talk):
            digest.update(BETWEEN_ACTS + acts if number else acts)
        digest.update(b"]]")
        return digest.hexdigest()

    def written(self, said: Said) -> bytes:
        """An act of talk as it goes into the digest."""
        return self.game.codec.encode(write_struct(said))

    def _first_digest(self) -> str:
        """The digest that records of format 1 have, from before there were forms."""
        state = self.game.forms.state.write_whole(self.state)
        return _hash(msgspec.json.encode([state, *self._beside, self.talk])).hexdigest()

    @property
    def _beside(self) -> tuple[str, int, int]:
        return self.rng.seed.hex(), self.rng.taken, self.t

    # --- playing ---------------------------------------------------------------------------------------------------

    def propose(self, seat: Seat, move: M, t: int | None = None) -> Step[S, E]:
        """Check a move against the state as of the move's time, and apply it to a copy. Nothing happens until
        `accept`."""
        t = self.t if t is None else max(t, self.t)
        step: Step[S, E] = Step(self.state.copy(), self.rng.copy(), t, watched=self.watched)
        if seat >= 0:
            self.game.pass_time(step)
        self.game.check(step.state, seat, move)
        self.game.apply(step, seat, move)
        return step

    def accept(self, seat: Seat, move: M, step: Step[S, E]) -> list[Told | Said]:
        """Make a proposed step the state of the match; returns the lines it added to the log."""
        self.entries.append(Deed(seat=seat, t=step.t, move=move))
        return self._take(step)

    def play(self, seat: Seat, move: M, t: int | None = None) -> list[Told | Said]:
        """Check, apply and accept a move."""
        return self.accept(seat, move, self.propose(seat, move, t))

    def check_say(self, seat: Seat, act: Any) -> None:
        """Raise `Refused` unless this act may be said now."""
        talk = self.game.talk
        if talk is None:
            raise Refused("E_FORMAT", "", Message("refuse-no-talk"))
        talk.check(self.state, self.talk, seat, act, seat in self.bots)
        if talk.Mark is not None and isinstance(act, talk.Mark):
            raise Refused("E_FORMAT", "", Message("refuse-mark"))

    def say(self, seat: Seat, act: Any, t: int | None = None, checked: bool = False) -> list[Told | Said]:
        """Log an act of talk alongside the moves. If the rules must know of it, TABLE also plays the move that they
        name."""
        if not checked:
            self.check_say(seat, act)
        move = self.heard(seat, act)
        step = None if move is None else self.propose(TABLE, move, t)
        self.t = self.t if t is None else max(t, self.t)
        self.entries.append(Deed(seat=seat, t=self.t, act=act, bot=seat in self.bots))
        news: list[Told | Said] = [self._hear(seat, act)]
        return news if step is None else news + self._take(step)

    def _take(self, step: Step[S, E]) -> list[Told | Said]:
        """Go on from a step; returns the lines it added. The log keeps no states."""
        self.state, self.rng, self.t = step.state, step.rng, step.t
        told = step.told or []
        self.log.extend([Told(each.event, each.only) for each in told] if step.watched else told)
        news: list[Told | Said] = [*told]
        news += [self._hear(speaker, act) for speaker, act in step.said]
        return news

    def _hear(self, seat: Seat, act: Any) -> Said:
        said = Said(len(self.talk) + 1, seat, self.when, act)
        self.talk.append(said)
        self.log.append(said)
        return said

    # --- writing down and replaying --------------------------------------------------------------------------------

    def record(self) -> Record:
        codec = self.game.codec
        return replace(self.frame(self.digest()), entries=[entry.encoded(codec) for entry in self.entries])

    def frame(self, digest: str) -> Record:
        """The record without its entries."""
        codec = self.game.codec
        return Record(
            game=self.game.info.name,
            revision=self.revision,
            options=codec.keep_options(self.options),
            seats=self.seats,
            seed=self.seed.hex(),
            position=self.position,
            entries=[],
            outcome=self.outcome,
            digest=digest,
            form=self.game.forms.state.number,
        )

    @classmethod
    def begin(cls, game: Game[S, M, E, V, O], record: Record) -> Self:
        """The match of a record before its first entry."""
        if record.game != game.info.name:
            raise RecordError(f"this is a record of {record.game}, not of {game.info.name}")
        try:
            position = None if record.position is None else Raw(record.position)
            return cls.resume(
                game, record.revision, Raw(record.options), record.seats, bytes.fromhex(record.seed), position
            )
        except (Malformed, Refused, Broken, ValueError) as error:
            raise RecordError(f"the record cannot be set up: {error}") from None

    @classmethod
    def resume(
        cls, game: Game[S, M, E, V, O], revision: int, options: Raw, seats: int, seed: bytes, position: Raw | None
    ) -> Self:
        """A match as it began, from what was stored of it; raises `Outdated` if it cannot go on in this version."""
        chosen, gone = game.codec.kept_options(options)
        if not game.goes_on(revision, chosen):
            raise Outdated(
                f"{game.info.title} is at revision {game.info.revision} of its rules; "
                f"it was played under revision {revision}"
            )
        if gone:
            raise Outdated(f"{game.info.title} no longer has these options as they were chosen: {', '.join(gone)}")
        return cls._as_begun(game, revision, chosen, seats, seed, None if position is None else bytes(position))

    def afresh(self) -> Self:
        """A fresh copy of this match, as it began."""
        return self._as_begun(self.game, self.revision, self.options, self.seats, self.seed, self.position)

    @classmethod
    def _as_begun(
        cls, game: Game[S, M, E, V, O], revision: int, options: O, seats: int, seed: bytes, position: bytes | None
    ) -> Self:
        if position is None:
            match = cls.start(game, options, seats, seed)
        else:
            match = cls.start_from(game, options, seats, seed, game.codec.state(position))
            match.position = position
        match.revision = revision
        return match

    def repeat(self, entry: Deed) -> list[Told | Said]:
        """Play one entry of a record again."""
        try:
            if entry.act is not None:
                self.bots = self.bots | {entry.seat} if entry.bot else self.bots - {entry.seat}
                return self.say(entry.seat, self.game.codec.kept_act(entry.act), entry.t)
            return self.play(entry.seat, self.game.codec.kept_move(entry.move), entry.t)
        except (Malformed, Refused) as error:
            raise RecordError(f"entry {len(self.entries) + 1} does not replay: {error}") from None

    @classmethod
    def replay(cls, game: Game[S, M, E, V, O], record: Record, steps: int | None = None) -> Self:
        """The match of a record after its first `steps` entries (by default all)."""
        match = cls.begin(game, record)
        for entry in record.entries[:steps]:
            match.repeat(entry)
        return match

    def agrees(self, record: Record) -> bool:
        """Whether this match, replayed from a record, came to the end that the record says it had."""
        return not self.difference(record)

    def difference(self, record: Record) -> str:
        """How the end of this match, replayed from a record, differs from what the record says; empty if it agrees."""
        if not record.digest:
            return "it has no digest"
        if record.form > self.game.forms.state.number:
            return "its digest was made by a newer version"
        digest = self._first_digest() if record.format == FIRST else self.digest(record.form)
        if digest != record.digest:
            return "the replay comes to another digest than the record's"
        if self.outcome != record.outcome:
            return "the replay comes to another outcome than the record's"
        return ""


def _hash(data: bytes = b"") -> hashlib.blake2b:
    return hashlib.blake2b(data, digest_size=16)


def _check_seats(game: Game[S, M, E, V, O], options: O, seats: int) -> None:
    allowed = game.seats(options)
    if seats not in allowed:
        values: dict[str, Value] = {"least": allowed.start, "most": allowed.stop - 1, "players": seats}
        raise Refused("E_PLAYERS", game.info.seats_clause, Message("refuse-players", args=values))


def told_to(told: Told, viewer: Viewer) -> bool:
    """Whether this viewer hears of an event at all."""
    return told.only is None or viewer == ALL or viewer in told.only


def visible(lines: Sequence[Told | Said], viewer: Viewer) -> list[Any]:
    """The lines that this viewer gets, with events blanked for it."""
    shown: list[Any] = []
    for line in lines:
        if isinstance(line, Said):
            shown.append(line)
        elif told_to(line, viewer):
            shown.append(blank(line.event, viewer))
    return shown
