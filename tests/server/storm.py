"""A storm of messages on real tables of all five games: no fault, and nothing changes by what is refused.

`python -m tests.server.storm --messages 1000000` runs it for as long as that takes and prints what came of them. Equal
seeds give equal storms; a fault names the game, the seed and the number of the message.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from lastwire import games
from lastwire.bots.counsel import worked_out
from lastwire.engine.rng import Rng, seed_of
from lastwire.errors import Malformed, Refused
from lastwire.server.limits import OPEN
from lastwire.server.reader import read
from lastwire.server.socket import encode
from lastwire.table.commands import Ask, Command, Consult, Deny, Describe, Mark, Ping
from lastwire.table.dispatch import Declined
from lastwire.table.entry import Repeated
from lastwire.testing.mutant import draw_mutant
from lastwire.testing.position import begin
from tests.server.fuzz import Fuzz
from tests.table.desk import HOST, Desk, guest
from tests.words import english

LIFE = 2_500  # messages that one table gets
LOOK = 40  # refusals after which the table's fingerprint is looked at
STRANGER = "a stranger"
WATCHER = "a watcher"


class Fault(Exception):
    """Something other than a refusal, or a change that nobody was told of."""


class Storm:
    """Messages to tables of one game, one table after another."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.sent = 0
        self.counts: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()  # commands that were in form
        self.codes: Counter[str] = Counter()  # of refusals
        self.looks = 0
        self._fuzz = Fuzz(seed, game)
        self._chance = random.Random(f"{game} {seed}")
        self._rng = Rng(seed_of(f"storm {game} {seed}"))
        self._desk = self._table()
        self._before = ""
        self._entries = 0
        self._settle()

    def run(self, messages: int) -> None:
        last = self.sent + messages
        while self.sent < last:
            if self.sent % LIFE == LIFE - 1:
                self._look()
                self._desk = self._table()
                self._settle()
            elif self.sent % LOOK == 0:
                self._look()
            self.sent += 1
            self._time()
            who = self._sender()
            text = self._fuzz.text(self._near(who))
            try:
                self.counts[self._send(who, text)] += 1
            except Exception as error:
                where = f"{self.game}, seed {self.seed}, message {self.sent}: {text[:400]}"
                raise Fault(f"{where}\n{traceback.format_exc()}") from error
        self._look()

    # --- the table ----------------------------------------------------------------------------------------------------

    def _table(self) -> Desk:
        """A table with drawn options, everybody seated, in a match or before it."""
        rules = games.load(self.game)
        match = begin(rules, self._rng)
        options = msgspec.json.decode(rules.codec.encode(match.options))
        people = match.seats if self._chance.random() < 0.7 else max(1, match.seats - 2)
        desk = Desk.playing(people, bots=match.seats - people, game=self.game, options=options)
        for who in (WATCHER, STRANGER):
            desk.connect(who)
        if self._chance.random() < 0.2:
            desk = Desk(game=self.game, seats=match.seats, options=options)
            desk.connect(HOST)
        return desk

    def _time(self) -> None:
        """Now and then time passes, and what is due happens."""
        if self._chance.random() < 0.01:
            self._look()
            self._desk.pass_time(self._chance.choice((1, 200, 3_000, 40_000)))
            self._settle()

    def _sender(self) -> str:
        desk = self._desk
        if self._chance.random() < 0.1:
            return self._chance.choice((WATCHER, STRANGER))
        return guest(self._chance.randrange(len(desk.table.room.seating)))

    def _near(self, who: str) -> Any:
        """A command that is likely to be legal, or next to it; None for any."""
        chance, table, live = self._chance, self._desk.table, self._desk.table.live
        roll = chance.random()
        id = str(chance.randrange(10**9))
        if live is None or live.over:
            if roll < 0.03:
                return {"kind": chance.choice(("start", "again", "room", "bot")), "id": id, "level": "easy"}
            return None
        seat = next((seat for seat, chair in enumerate(table.room.seating) if chair.guest == who), None)
        if roll > 0.35 or seat is None or live.prompt is None:
            return None
        rules, state = live.match.game, live.match.state
        move = draw_mutant(rules, rules.offers(state, seat), self._rng)
        return {"kind": "play", "id": id, "prompt": live.prompt.id, "move": msgspec.to_builtins(move)}

    # --- one message --------------------------------------------------------------------------------------------------

    def _send(self, who: str, text: str) -> str:
        """Do with the text what a server does; answers what came of it."""
        try:
            command = read(text, OPEN)
        except Malformed as wrong:
            encode(Declined(None, wrong.code, "", wrong.message))
            return "malformed"
        self.kinds[type(command).__name__] += 1
        try:
            return self._perform(who, command)
        except Malformed as wrong:
            encode(Declined(getattr(command, "id", None), wrong.code, "", wrong.message))
            return "malformed by the game's types"
        except Refused as refused:
            if not english(refused.message):
                raise Fault("a refusal without a word") from None
            encode(Declined(getattr(command, "id", None), refused.code, refused.clause, refused.message))
            self.codes[refused.code] += 1
            return "refused"

    def _perform(self, who: str, command: Command) -> str:
        desk, table = self._desk, self._desk.table
        connection = next((each for each, other in desk._guests.items() if other == who), 0)
        match command:
            case Ping(rtt_ms=rtt_ms):
                if rtt_ms is not None and connection:
                    table.measure(connection, rtt_ms)
                return "pong"
            case Mark():
                desk.carry_out(table.relay(connection, command))
                return "mark"
            case Ask() | Deny():
                desk.carry_out(table.approach(who, command))
                return "asked for a nod"
            case Describe():
                encode(table.describe(who, command))
                return "described"
            case Consult():
                work = table.consult(connection, who, command)
                if self._chance.random() < 0.01:
                    encode(worked_out(work))
                return "question"
            case _:
                desk.catch_up()
                self._changed_by_time()
                entry = table.propose(who, command, desk.now, self._rng.fork("seed").seed)
        if isinstance(entry, Repeated):
            return "repeated"
        if self._chance.random() < 0.5:
            return "accepted, not stored"
        self._look()
        desk.enter(entry)
        desk.catch_up()
        self._settle()
        return "accepted"

    def _changed_by_time(self) -> None:
        """What fell due before a command is no doing of the command's."""
        if self._desk.table.n != self._entries:
            self._settle()

    def _settle(self) -> None:
        """The state has moved on, as it may: it must be sound, and is the one to compare with from now on."""
        live = self._desk.table.live
        if live is not None:
            live.match.game.invariants(live.match.state)
        self._before = self._desk.table.digest()
        self._entries = self._desk.table.n

    def _look(self) -> None:
        self.looks += 1
        if self._desk.table.digest() != self._before:
            raise Fault(
                f"{self.game}, seed {self.seed}: the table has changed by message {self.sent} or shortly before"
            )


def storm(messages: int, seed: int, progress: Callable[[Storm], None] = lambda done: None) -> list[Storm]:
    """So many messages over all games, in equal shares."""
    storms = [Storm(game, seed) for game in games.NAMES]
    for each in storms:
        each.run(messages // len(storms))
        progress(each)
    return storms


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.storm", description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    began = time.monotonic()

    def report(done: Storm) -> None:
        seconds = time.monotonic() - began
        print(f"{done.game:14} {done.sent:9,} messages, {done.looks:,} fingerprints, at {seconds:,.0f} s", flush=True)
        print(f"{'':14} {dict(done.counts.most_common())}")
        print(f"{'':14} {len(done.kinds)} kinds of command, {len(done.codes)} codes of refusal", flush=True)

    try:
        storm(chosen.messages, chosen.seed, report)
    except Fault as fault:
        print(fault, file=sys.stderr)
        return 1
    print(f"{chosen.messages:,} messages, no fault, no change by a refusal")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
