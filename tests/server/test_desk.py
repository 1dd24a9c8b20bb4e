"""What guests ask to be worked out: who gets a worker, who is refused, and what happens to work nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest

from lastwire.errors import Malformed, Refused
from lastwire.message import words
from lastwire.server import app
from lastwire.server.desk import Asker, Desk
from lastwire.server.limits import Limits, Rate
from lastwire.server.serve import Server
from tests.server import job
from tests.server.guest_client import Guest, eventually, seated
from tests.words import english

ADA, BEN, CLEO = Asker("ada", "10.0.0.1"), Asker("ben", "10.0.0.1"), Asker("cleo", "10.0.0.2")


@pytest.fixture
async def desks() -> AsyncIterator[Callable[..., Desk]]:
    made: list[Desk] = []

    def make(patience_s: float = 60, **limits: Any) -> Desk:
        made.append(Desk(Limits(**limits), 2, patience_s))
        return made[-1]

    yield make
    for desk in made:
        await desk.close()


def asked(desk: Desk, work: Callable[[], Any], asker: Asker) -> asyncio.Task[Any]:
    return asyncio.ensure_future(desk.ask(work, asker))


def gone(sign: Path) -> bool:
    """Whether the process that left this sign has ended."""
    stat = Path(f"/proc/{sign.read_text()}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


async def cancelled(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def test_answers_refusals_and_failures_come_back(
    desks: Callable[..., Desk], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    desk = desks()
    assert await desk.ask(partial(job.echo, {"a": 1}), ADA) == {"a": 1}
    with pytest.raises(Refused) as refused:
        await desk.ask(job.refuse, ADA)
    assert (refused.value.code, refused.value.clause, refused.value.message) == ("E_NO_AID", "BB-3.19", words("No."))
    with pytest.raises(Malformed):
        await desk.ask(job.garble, ADA)
    assert await desk.ask(partial(job.die_once, tmp_path / "sign"), ADA) == "here"
    assert not caplog.text
    with caplog.at_level(logging.WARNING, "lastwire.server"), pytest.raises(Refused) as refused:
        await desk.ask(job.fail, ADA)
    assert refused.value.code == "E_BUSY"
    assert "ValueError at job.py" in caplog.text
    assert "hand" not in caplog.text


async def test_one_address_leaves_a_worker_to_the_others(desks: Callable[..., Desk], tmp_path: Path) -> None:
    desk = desks()
    first = asked(desk, partial(job.hang, tmp_path / "a"), ADA)
    second = asked(desk, partial(job.hang, tmp_path / "b"), BEN)
    await eventually((tmp_path / "a").exists)
    assert await desk.ask(partial(job.echo, 1), CLEO) == 1
    assert not (tmp_path / "b").exists()
    await cancelled(first, second)


async def test_whoever_used_least_comes_first(desks: Callable[..., Desk], tmp_path: Path) -> None:
    desk = desks(work=Rate(burst=20, per_s=1e-6))  # nothing grows back meanwhile
    hangs = [asked(desk, partial(job.hang, tmp_path / who.guest), who) for who in (ADA, CLEO)]
    for who in (ADA, CLEO):
        await eventually((tmp_path / who.guest).exists)
    served: list[str] = []

    async def take_turn(who: Asker, name: str) -> None:
        await desk.ask(partial(job.echo, 0), who)
        served.append(name)

    dora, emil = Asker("dora", "10.0.0.3"), Asker("emil", "10.0.0.4")
    desk._spent.charge(dora.address, 1)
    turns = [asyncio.ensure_future(take_turn(who, who.guest)) for who in (BEN, dora, emil)]
    await asyncio.sleep(0)
    await cancelled(hangs[1])  # a worker for three who wait
    await asyncio.gather(*turns[1:])
    assert served[:2] == ["emil", "dora"]
    await cancelled(hangs[0], turns[0])


async def test_too_much_at_once_is_refused_and_costs_nobody_else_a_place(
    desks: Callable[..., Desk], tmp_path: Path
) -> None:
    desk = desks(work_waiting=3, work_per_guest=2, work_per_address=3)
    tasks = [asked(desk, partial(job.hang, tmp_path / str(number)), ADA) for number in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="E_BUSY"):  # the guest's share
        await desk.ask(partial(job.echo, 1), ADA)
    tasks.append(asked(desk, partial(job.hang, tmp_path / "ben"), BEN))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="E_BUSY"):  # the address's
        await desk.ask(partial(job.echo, 1), BEN)
    assert await desk.ask(partial(job.echo, 1), CLEO) == 1
    tasks.append(asked(desk, partial(job.hang, tmp_path / "cleo"), CLEO))
    tasks.append(asked(desk, partial(job.hang, tmp_path / "cleo"), CLEO))
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="refuse-busy"):  # the queue
        await desk.ask(partial(job.echo, 1), Asker("emil", "10.0.0.4"))
    await cancelled(*tasks)
    await eventually(lambda: desk.open == 0)
    assert await desk.ask(partial(job.echo, 1), ADA) == 1


async def test_whoever_has_had_much_worked_out_waits(desks: Callable[..., Desk]) -> None:
    desk = desks(work=Rate(burst=0.05, per_s=1e-6))
    await desk.ask(partial(job.compute, 0.1), ADA)
    with pytest.raises(Refused, match="E_RATE"):
        await desk.ask(partial(job.echo, 1), BEN)
    assert await desk.ask(partial(job.echo, 1), CLEO) == 1


async def test_work_ends_with_whoever_waited_for_it(desks: Callable[..., Desk], tmp_path: Path) -> None:
    desk = desks()
    running = asked(desk, partial(job.hang, tmp_path / "running"), ADA)
    waiting = asked(desk, partial(job.hang, tmp_path / "waiting"), ADA)
    await eventually((tmp_path / "running").exists)
    await cancelled(waiting, running)
    await eventually(lambda: gone(tmp_path / "running"))
    await eventually(lambda: desk.open == 0)
    assert not (tmp_path / "waiting").exists()
    assert await desk.ask(partial(job.echo, 1), ADA) == 1


async def test_what_is_open_at_the_end_is_refused(desks: Callable[..., Desk], tmp_path: Path) -> None:
    desk = desks()
    tasks = [asked(desk, partial(job.hang, tmp_path / str(number)), ADA) for number in range(2)]
    await eventually((tmp_path / "0").exists)
    await desk.close()
    for task in tasks:
        with pytest.raises(Refused, match="E_BUSY"):
            await task
    with pytest.raises(Refused, match="E_BUSY"):
        await desk.ask(partial(job.echo, 1), ADA)


# --- over HTTP and sockets --------------------------------------------------------------------------------------------

CHECK = "/api/missions/bomb-squad/check"


async def test_nothing_is_worked_out_without_a_token(port: int) -> None:
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=None) as client:
        answer = await client.post(CHECK, json={"text": ""})
    assert (answer.status_code, answer.json()["code"]) == (401, "E_AUTH")


async def test_a_check_ends_with_its_client_and_bots_do_not_notice(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_draft", job.hang_on)
    signs = [tmp_path / str(number) for number in range(3)]
    attackers = [Guest(server.port) for _ in signs]
    checks = [
        asyncio.ensure_future(attacker.http("POST", CHECK, json={"text": str(sign)}))
        for attacker, sign in zip(attackers, signs, strict=True)
    ]
    await eventually(lambda: any(sign.exists() for sign in signs))
    host = Guest(server.port)
    await host.open_table(seats=4, fill="random", start=True)  # bots owe the first answers, to be ready
    before = server.house.metrics.entries
    await host.join()
    await eventually(lambda: server.house.metrics.entries > before)
    await host.leave()
    begun = [sign for sign in signs if sign.exists()]
    await cancelled(*checks)
    await eventually(lambda: all(gone(sign) for sign in begun))
    await eventually(lambda: server.house.desk.open == 0)


async def test_too_many_checks_are_refused(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "_draft", job.hang_on)
    guest = Guest(server.port)
    most = server.house.limits.work_per_guest
    checks = [
        asyncio.ensure_future(guest.http("POST", CHECK, json={"text": str(tmp_path / str(number))}))
        for number in range(most)
    ]
    await eventually(lambda: server.house.desk.open == most)
    answer = await guest.http("POST", CHECK, json={"text": ""})
    assert (answer.status_code, answer.json()["code"]) == (429, "E_BUSY")
    assert english(answer.json()["message"])
    await cancelled(*checks)


async def test_a_players_question_ends_with_the_connection(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lastwire.server.actor.worked_out", partial(_hang, str(tmp_path / "sign")))
    guests = await seated(server.port, 2, game="bomb-busters", options={"mission": 1, "odds": True})
    await guests[0].do("start")
    await guests[0].until(lambda: guests[0].part.get("prompt"))
    await guests[0].send('{"kind": "consult", "id": "q", "question": {"kind": "odds"}}')
    await eventually((tmp_path / "sign").exists)
    await guests[0].leave()
    await eventually(lambda: gone(tmp_path / "sign"))
    await eventually(lambda: server.house.desk.open == 0)
    await guests[1].leave()


def _hang(sign: str, *_: Any) -> None:
    job.hang(Path(sign))
