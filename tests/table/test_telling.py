"""Long logs are put into words once, and read the same as before."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC, Said
from lastwire.table import telling as module
from lastwire.table.live import Progress
from lastwire.table.messages import encode
from lastwire.table.telling import Telling
from lastwire.testing.variant import variant
from tests.table.desk import Desk


@pytest.mark.parametrize("name", games.NAMES)
def test_a_long_log_is_kept_in_words(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load(name)
    seats = game.seats(game.types.Options())[-1]
    match: Match[Any, Any, Any, Any, Any] = Match.start(game, game.types.Options(), seats, seed_of("long"))
    names = [f"Seat {seat}" for seat in range(seats)]
    progress = Progress(match, names)
    keeping = Telling(progress)
    rng = Rng(seed_of("moves"))
    monkeypatch.setattr(module, "LONG_LOG", 3)
    for turn in range(40):
        prompt = match.prompt
        movers = [] if prompt is None else [seat for seat in (*prompt.owed, *prompt.may) if seat >= 0]
        if match.outcome is not None or not movers:
            break
        match.play(movers[0], game.draw(match.state, movers[0], rng), match.t)
        progress.observe()
        if turn == 20:
            names = [f"Guest {seat}" for seat in range(seats)]
            progress.rename(names)
        if turn % 3 == 0:
            for viewer in (0, PUBLIC, ALL):
                for since in (0, 2, len(match.log), 10_000):
                    fresh = Telling(Progress(match, names)).whole(viewer, since, match.t)
                    assert encode(keeping.whole(viewer, since, match.t)) == encode(fresh)
    assert len(match.log) > 3
    ready = Telling(Progress(match, names))
    ready.read_up(0)
    before = keeping.whole(0, 0, match.t)

    def again(*_: Any) -> Any:
        raise AssertionError("a line was put into words again")

    for telling in (keeping, ready):
        monkeypatch.setattr(telling, "_write", lambda lines, viewer, n: tuple(map(again, lines)))
        assert telling.whole(0, 0, match.t) == before


def test_the_record_s_log_is_put_into_words_as_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after a name has changed, when it begins again, and after loading."""
    spoken = 0
    game = games.load("time-bomb")

    def counted(event: Any, viewer: int, names: Any) -> Any:
        nonlocal spoken
        spoken += viewer == ALL
        return game.words.tell(event, viewer, names)

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
    assert all(said <= new for said, new in shares)
    assert desk.reload().live.record == live.record
    record = Record.read(live.record)
    match = Match.replay(game, record)
    again = [game.words.tell(line, ALL, record.names) for line in match.lines(ALL) if not isinstance(line, Said)]
    assert list(record.log) == [told.text for told in again if told is not None]
