"""A match that this version cannot go on with: what its entries say of it, without any rules.

It began under other rules, or holds something that is no longer a move. Nothing is worked out again: what was stored is
what is kept and shown.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from lastwire.engine import record
from lastwire.engine.record import Record
from lastwire.engine.types import ALL, CLOCK, Outcome, Said, Seat
from lastwire.errors import LastWireError
from lastwire.games import AnyGame
from lastwire.message import Message, Value
from lastwire.table import entry as stored
from lastwire.table.entry import Entry
from lastwire.table.request import Request


class Remains:
    """One match, set aside."""

    def __init__(self, game: AnyGame, begun: stored.Begun, number: int, seats: int, reason: str) -> None:
        self.game = game
        self.number = number
        self.reason = reason  # why it cannot go on
        self.over = False
        self.record = ""
        self.end_request = Request()
        self._begun = begun
        self._seats = seats
        self._entries: list[record.Deed] = []
        self._lines: list[str | Message] = []

    @property
    def options(self) -> Any:
        return self.game.codec.kept_options(self._begun.options)[0]

    def fingerprint(self) -> list[Any]:
        return [self.number, self.over, len(self._entries), self.end_request.seats, self.record]

    def add(self, entry: Entry, command: stored.Played | stored.Spoken, names: tuple[str, ...]) -> None:
        """One more entry, which was accepted at the time."""
        if isinstance(command, stored.Spoken):
            kept = record.Deed(command.seat, entry.t, act=command.act, bot=command.bot)
            words = self._act(command)
        else:
            kept = record.Deed(command.seat, entry.t, move=command.move)
            words = self._move(command)
        self._entries.append(kept)
        self._lines.append(_line(command.seat, self._seats, words))

    def end(self, outcome: Outcome | None, names: tuple[str, ...]) -> None:
        """Write the record. It has no digest: without the rules nobody can say how the match stands."""
        begun = self._begun
        self.over = True
        self.record = Record(
            game=self.game.info.name,
            revision=begun.revision or 1,
            options=bytes(begun.options),
            seats=self._seats,
            seed=begun.seed,
            position=None if begun.position is UNSET else bytes(begun.position),
            entries=self._entries,
            outcome=outcome,
            names=names,
            log=tuple(self._lines),
        ).write()

    def _move(self, command: stored.Played) -> Value:
        """A move in notation, or as it is stored."""
        try:
            return self.game.words.write_move(self.game.codec.kept_move(command.move))
        except LastWireError:
            return _plain(command.move)

    def _act(self, command: stored.Spoken) -> Value:
        try:
            said = Said(len(self._entries) + 1, command.seat, (), self.game.codec.kept_act(command.act))
            return self.game.words.utter(said, ALL, ())
        except (LastWireError, LookupError):
            return _plain(command.act)


def _line(seat: Seat, seats: int, words: Value) -> Message:
    if 0 <= seat < seats:
        return Message("log-said", {"speaker": seat}, {"line": words})
    return Message("log-clock" if seat == CLOCK else "log-table", args={"line": words})


def _plain(raw: msgspec.Raw) -> str:
    """What is stored, in words as far as possible: `cut, target 1, slot 2`."""
    fields: dict[str, Any] = msgspec.json.decode(raw, type=dict[str, Any])
    return ", ".join(str(value) if name in ("kind", "act") else f"{name} {value}" for name, value in fields.items())
