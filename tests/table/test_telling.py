"""Long logs are put into words once, and read the same as before; and a long match costs no more at its end, or when a
name changes, than a short one."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Deed, Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC, Said
from lastwire.games.time_bomb.rules.view import CutMade
from lastwire.table import live as live_module
from lastwire.table import telling as module
from lastwire.table.dispatch import encode
from lastwire.table.live import Progress
from lastwire.table.table import Table
from lastwire.table.telling import Telling
from lastwire.testing.variant import variant
from tests.table.desk import HOST, Desk, guest

time_bomb = games.load("time-bomb")


@pytest.mark.parametrize("name", games.NAMES)
def test_a_long_log_is_kept_in_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load(name)
    seats = game.seats(game.types.Options())[-1]
    match: Match[Any, Any, Any, Any, Any] = Match.start(game, game.types.Options(), seats, seed_of("long"))
    progress = Progress(match, [f"Seat {seat}" for seat in range(seats)])
    keeping = Telling(progress)
    rng = Rng(seed_of("moves"))
    monkeypatch.setattr(module, "LONG_LOG", 3)
    monkeypatch.setattr(module, "BLOCK", 5)
    for turn in range(40):
        prompt = match.prompt
        movers = [] if prompt is None else [seat for seat in (*prompt.owed, *prompt.may) if seat >= 0]
        if match.outcome is not None or not movers:
            break
        match.play(movers[0], game.draw(match.state, movers[0], rng), match.t)
        progress.observe()
        if turn == 20:
            progress.rename([f"Guest {seat}" for seat in range(seats)])
        if turn % 3 == 0:
            for viewer in (0, PUBLIC, ALL):
                for since in (0, 2, 5, 9, len(match.log), 10_000):
                    again = Telling(Progress(match, progress.names, naming=progress.naming))
                    monkeypatch.setattr(module, "BLOCK", 1_000)  # line by line
                    told = encode(again.whole(viewer, since, match.t))
                    monkeypatch.setattr(module, "BLOCK", 5)
                    assert encode(keeping.whole(viewer, since, match.t)) == told
    assert len(match.log) > 3
    ready = Telling(Progress(match, progress.names, naming=progress.naming))
    ready.read_up([0])
    before = encode(keeping.whole(0, 0, match.t))

    def rewritten(*_: Any) -> Any:
        raise AssertionError("a line was put into words again")

    for telling in (keeping, ready):
        monkeypatch.setattr(telling, "_line", rewritten)
        assert encode(telling.whole(0, 0, match.t)) == before


LONG = 450  # acts of talk, more than the lines from which on a log is kept
FEW = 60


class Work:
    """How often each of the things is done that a log, a record and its digest are made of."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: Counter[str] = Counter()
        for owner, name in (
            *((live_module, "write_deed"), (live_module, "write_line"), (Deed, "encoded")),
            *((Match, "written"), (Telling, "_line")),
        ):
            monkeypatch.setattr(owner, name, self._counted(name, getattr(owner, name)))
        self._game: Any = variant(
            time_bomb, words={name: self._counted(name, getattr(time_bomb.words, name)) for name in ("tell", "utter")}
        )

    def _counted(self, name: str, work: Any) -> Any:
        def counted(*args: Any) -> Any:
            self.done[name] += 1
            return work(*args)

        return counted

    def watch(self, desk: Desk) -> None:
        desk.live.match.game = self._game
        desk.table._audience._tellings(desk.live)[0]._game = self._game

    def take(self) -> int:
        total = self.done.total()
        self.done.clear()
        return total


def test_nothing_costs_as_much_as_a_match_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither talk, nor people who come, go and take over, nor the end."""
    desk = Desk.playing(3, bots=1, options={"ready_gate": False})
    desk.connect("watcher")
    desk.connect("late")
    for n in range(LONG):
        desk.now += 5_000
        desk.do(guest(n % 3), "say", act={"act": "say", "text": f"line {n}"})
    monkeypatch.setattr(Table, "digest", lambda table: "")  # the desk looks at it all the time, a server never
    work = Work(monkeypatch)
    work.watch(desk)
    desk.now += 5_000
    desk.do(HOST, "say", act={"act": "say", "text": "and so on"})
    assert 0 < work.take() < FEW
    desk.disconnect(guest(1))
    desk.connect(guest(1))
    assert len(desk.last(guest(1), "match")["lines"]) > LONG
    assert work.take() < FEW
    desk.let_in("late", name="Late", seat=3)
    assert desk.last(HOST, "match")["names"][3] == "Late"
    assert work.take() < FEW
    desk.do(guest(1), "stand")
    assert work.take() < FEW
    for who in (HOST, guest(2), "late"):
        desk.do(who, "abandon", on=True)
    assert len(Record.read(desk.records[1]).entries) > LONG
    assert work.take() < FEW


def test_what_all_see_alike_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each viewer's view is built for it; the cuts so far, say, are the same in all of them."""
    desk = Desk.playing(5, options={"ready_gate": False})
    desk.connect("watcher")
    desk.play_on(3)
    encoded: list[Any] = []

    def noted(value: Any) -> bytes:
        encoded.append(value)
        return encode(value)

    monkeypatch.setattr(module, "encode", noted)
    desk.play_on(1)
    history = desk.views["watcher"]["history"]
    assert len(history) == 4
    assert all(desk.views[guest(seat)]["history"] == history for seat in range(5))
    assert [json.loads(encode(each)) for each in encoded if _is_history(each)] == [history]


def _is_history(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], CutMade)


def test_the_record_s_log_is_put_into_words_as_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after a name has changed, and after loading."""
    spoken = 0
    game = games.load("time-bomb")

    def counted(event: Any, viewer: int) -> Any:
        nonlocal spoken
        spoken += viewer == ALL
        return game.words.tell(event, viewer)

    desk = Desk.playing(3, bots=1)
    desk.connect("late")
    desk.let_in("late", name="Late", seat=3)
    live = desk.live
    assert "Late" in live.names
    monkeypatch.setattr(live.match, "game", variant(game, words={"tell": counted}))
    shares = []
    while not live.over:
        before, spoken = len(live.match.log), 0
        desk.play_on(1)
        shares.append((spoken, len(live.match.log) - before))
    assert all(said == new for said, new in shares)
    assert desk.reload().live.record == live.record
    record = Record.read(live.record)
    log = Match.replay(game, record).lines(ALL)
    again = [game.words.tell(line, ALL) for line in log if not isinstance(line, Said)]
    assert list(record.log) == [told.message for told in again if told is not None]
