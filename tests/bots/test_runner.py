"""Worker processes: what they answer, and what happens when a bot or a worker goes wrong."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastwire import games
from lastwire.bots import registry
from lastwire.bots import worker as worker_module
from lastwire.bots.chance import Chance
from lastwire.bots.runner import Runner
from lastwire.bots.worker import Worker
from lastwire.engine.match import Match
from lastwire.engine.offer import holds
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Budget, Speech
from lastwire.games.time_bomb.rules.talk import Say
from lastwire.table.effects import Listen, Think
from tests.bots import faulty

GAME = games.load("time-bomb")


def cutting() -> Match[Any, Any, Any, Any, Any]:
    """A match in which the Clipper may cut."""
    match = Match.start(GAME, GAME.types.Options(ready_gate=False), 5, seed_of("runner"))
    assert match.prompt is not None
    assert match.prompt.kind == "cut"
    return match


def question(level: str, seed: str = "a") -> Think:
    match = cutting()
    assert match.prompt is not None
    seat = match.prompt.owed[0]
    offers = tuple(GAME.offers(match.state, seat))
    return Think(
        seat=seat,
        prompt=match.prompt.id,
        game=GAME.info.name,
        level=level,
        view=match.view(seat),
        past=match.past(seat),
        offers=offers,
        budget=Budget(10),
        seed=seed_of(seed),
        due=0,
    )


def hearing(*levels: str) -> Listen:
    match = cutting()
    return Listen(
        round=1,
        game=GAME.info.name,
        bots=tuple(
            (seat, level, match.view(seat), match.past(seat), match.talk_rule(seat), seed_of(seat))
            for seat, level in enumerate(levels)
        ),
    )


def offered(think: Think, move: Any) -> bool:
    return holds(think.offers, *GAME.codec.take_apart(move))


@pytest.fixture
async def runner() -> AsyncIterator[Runner]:
    runner = Runner(workers=1, patience_s=30, maker=faulty.make)
    yield runner
    await runner.close()


async def test_a_bot_in_a_worker_chooses_as_it_would_here(runner: Runner) -> None:
    for seed in ("a", "b", "c"):
        think = question("sound", seed)
        here = Chance(GAME).choose(think.view, think.past, think.offers, think.budget, Rng(think.seed))
        assert await runner.think(think) == here


async def test_a_bot_that_owes_nothing_may_leave_it(runner: Runner, caplog: pytest.LogCaptureFixture) -> None:
    answers = set()
    for seed in map(str, range(40)):
        think = msgspec.structs.replace(question("sound", seed), owed=False)
        here = Chance(GAME).volunteer(think.view, think.past, think.offers, think.budget, Rng(think.seed))
        assert await runner.think(think) == here
        answers.add(here is None)
    assert answers == {True, False}
    # A bot that does not know how to, and one that fails.
    with caplog.at_level(logging.WARNING, "lastwire.bots"):
        assert await runner.think(msgspec.structs.replace(question("plain"), owed=False)) is None
        assert not caplog.text
        assert await runner.think(msgspec.structs.replace(question("keen"), owed=False)) is None
        assert "does not move unasked" in caplog.text
        assert "1 2 3" not in caplog.text


async def test_every_bot_thinks_and_listens_in_a_worker(caplog: pytest.LogCaptureFixture) -> None:
    runner = Runner(workers=1, patience_s=60)
    levels = registry.levels(GAME.info.name)
    with caplog.at_level(logging.WARNING, "lastwire.bots"):
        for level in levels:
            assert offered(question(level), await runner.think(question(level)))
        for start in range(0, len(levels), 5):
            await runner.listen(hearing(*levels[start : start + 5]))
    await runner.close()
    assert not caplog.text


async def test_the_event_loop_goes_on_while_a_bot_thinks(runner: Runner, tmp_path: Path) -> None:
    """If it did not, the bot would never be told to come to an end."""
    await runner.think(question("sound"))
    slow = question(f"slow until {tmp_path / 'sign'}")
    thought = asyncio.ensure_future(runner.think(slow))
    for _ in range(10):
        await asyncio.sleep(0.01)
        assert not thought.done()
    (tmp_path / "sign").touch()
    assert offered(slow, await thought)


async def test_a_bot_that_raises_plays_a_random_legal_move_and_the_log_keeps_its_secret(
    runner: Runner, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "lastwire.bots"):
        assert offered(question("raises"), await runner.think(question("raises")))
    assert "ValueError at faulty.py" in caplog.text
    assert "hand" not in caplog.text


async def test_a_bot_that_chooses_what_was_not_offered_plays_a_random_legal_move(
    runner: Runner, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "lastwire.bots"):
        assert offered(question("cheats"), await runner.think(question("cheats")))
    assert "not offered" in caplog.text


async def test_a_worker_that_dies_is_replaced(runner: Runner, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "lastwire.bots"):
        assert offered(question("dies"), await runner.think(question("dies")))
    assert "the worker died" in caplog.text
    caplog.clear()
    assert offered(question("sound"), await runner.think(question("sound")))
    assert not caplog.text


async def test_a_worker_that_hangs_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    impatient = Runner(workers=1, patience_s=1, maker=faulty.make)
    with caplog.at_level(logging.WARNING, "lastwire.bots"):
        assert offered(question("hangs"), await impatient.think(question("hangs")))
    assert "no answer within" in caplog.text
    await impatient.close()


async def test_a_bot_that_fails_is_silent_and_the_others_speak(
    runner: Runner, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "lastwire.bots"):
        bids = await runner.listen(hearing("slow", "raises", "slow", "cheats"))
    hello = Speech(Say("hello"), urgency=2)
    assert bids == [(0, hello), (1, None), (2, hello), (3, None)]
    assert caplog.text.count("stays silent") == 1


async def test_all_are_silent_if_the_worker_dies(runner: Runner) -> None:
    assert await runner.listen(hearing("slow", "dies")) == [(0, None), (1, None)]


@pytest.mark.parametrize("way", ["dies", "hangs"])
async def test_a_question_is_put_again_if_its_worker_failed(
    way: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    patient = Runner(workers=1, patience_s=60 if way == "dies" else 0.5, maker=faulty.make)
    with caplog.at_level(logging.WARNING, "lastwire.bots"):
        think = question(f"{way} once {tmp_path / 'thought'}")
        here = Chance(GAME).choose(think.view, think.past, think.offers, think.budget, Rng(think.seed))
        assert await patient.think(think) == here
        bids = await patient.listen(hearing("slow", f"{way} once {tmp_path / 'speech'}"))
    await patient.close()
    assert bids[0] == (0, Speech(Say("hello"), urgency=2))
    assert caplog.text.count("is put again") == 2
    assert "random" not in caplog.text
    assert "silent" not in caplog.text


async def test_starting_is_not_thinking() -> None:
    """A worker takes longer to start than a bot may think."""
    worker = Worker("lastwire-test", first=partial(faulty.sleep, 1.0))
    assert await asyncio.to_thread(worker.ask, partial(faulty.echo, "here"), 0.4) == "here"
    worker.close()


async def test_workers_are_ready_before_the_first_question() -> None:
    runner = Runner(workers=2)
    runner.start()
    async with asyncio.timeout(60):
        while not all(worker.pid for worker in runner._workers):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    before = [worker.pid for worker in runner._workers]
    assert offered(question("random"), await runner.think(question("random")))
    assert [worker.pid for worker in runner._workers] == before
    await runner.close()


def test_waiting_for_a_processor_is_not_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stat, clock = tmp_path / "stat", [100.0]
    monkeypatch.setattr("lastwire.bots.worker.time.monotonic", lambda: clock[0])
    ticks = os.sysconf("SC_CLK_TCK")

    def at(now: float, state: str, worked_s: float) -> None:
        clock[0] = now
        stat.write_text(f"7 (a) b) {state} {'0 ' * 10}{int(worked_s * ticks)} 0 0")

    at(100, "R", 1.0)
    effort = worker_module._Effort(stat)
    at(110, "R", 1.5)  # nine and a half of these ten seconds others had the processor
    assert effort.so_far() == 0.5
    at(111, "S", 1.5)  # it waits, but not for a processor
    assert effort.so_far() == 1.5
    at(113, "T", 1.5)  # somebody stopped it
    assert effort.so_far() == 3.5
    stat.unlink()  # a system that does not tell
    clock[0] = 114
    assert effort.so_far() == 4.5


async def test_questions_open_at_the_end_get_an_answer_and_no_worker_stays(tmp_path: Path) -> None:
    runner = Runner(workers=2, patience_s=30, maker=faulty.make)
    signs = [tmp_path / str(number) for number in range(2)]
    open_ones = [asyncio.ensure_future(runner.think(question(f"hangs once {sign}"))) for sign in signs]
    open_ones += [asyncio.ensure_future(runner.think(question("hangs"))) for _ in range(3)]
    async with asyncio.timeout(60):
        while not all(sign.exists() for sign in signs):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await runner.close()
    assert all(offered(question("hangs"), move) for move in await asyncio.gather(*open_ones))
    assert offered(question("sound"), await runner.think(question("sound")))
    assert not [child for child in active_children() if child.name.startswith("lastwire-")]


async def ready(runner: Runner) -> int:
    """A runner's one worker, once it has started."""
    runner.start()
    async with asyncio.timeout(60):
        while (pid := runner._workers[0].pid) is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return pid


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_worker_that_is_killed_or_stopped_from_outside_is_replaced(how: signal.Signals) -> None:
    """As the system kills one when memory runs out."""
    runner = Runner(workers=1, patience_s=0.5)
    pid = await ready(runner)
    assert offered(question("random"), await runner.think(question("random")))
    os.kill(pid, how)
    assert offered(question("random"), await runner.think(question("random")))
    assert runner._workers[0].pid not in (None, pid)
    await runner.close()


async def test_a_bot_that_runs_out_of_memory_plays_a_random_legal_move(
    runner: Runner, caplog: pytest.LogCaptureFixture
) -> None:
    asked = question("hungry")
    assert offered(asked, await runner.think(asked))
    (record,) = [record for record in caplog.records if "random move" in record.getMessage()]
    assert "MemoryError" in record.getMessage()
    assert offered(question("sound"), await runner.think(question("sound")))
