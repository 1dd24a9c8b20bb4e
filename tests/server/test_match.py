"""Whole matches over real sockets."""

import asyncio
import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng
from lastwire.server.clock import Steady
from lastwire.server.serve import serving
from tests.server.guest_client import Guest, play_on, seated
from tests.words import english

RNG = Rng(bytes(32))


async def test_five_people_play_to_the_end_and_again(port: int) -> None:
    guests = await seated(port, 5)
    await guests[0].do("start")
    for number in (1, 2):
        assert await play_on(guests, RNG.copy()) > 0
        ended = guests[0].part["ended"]
        commitment = next(m["commitment"] for m in guests[0].heard if m["kind"] == "match" and m["number"] == number)
        assert hashlib.sha256(bytes.fromhex(ended["seed"])).hexdigest() == commitment
        for guest in guests:
            await guest.until_part("ended", ended)
            assert [line["n"] for line in guest.lines] == list(range(1, guest.n + 1))
        await guests[0].until(lambda: len(guests[0].info["matches"]) == number)  # noqa: B023
        await guests[0].do("again")
        for guest in guests:
            await guest.until_number(number + 1)
    for guest in guests:
        await guest.leave()


async def test_one_person_and_bots_play_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path, clock=Steady(30)) as server:
        host = Guest(server.port)
        await host.open_table(seats=4, fill="random", start=True)
        await host.join()
        await host.until(lambda: host.part)
        assert [seat["bot"] for seat in host.info["seats"]] == [None, "random", "random", "random"]
        async with asyncio.timeout(200):
            await play_on([host], RNG.copy())
        assert host.part["ended"]["outcome"] is not None
        await host.leave()


async def test_nobody_hears_what_is_not_theirs(port: int) -> None:
    guests = await seated(port, 5)
    watcher = await Guest(port).join(guests[0].table)
    await guests[0].do("start")
    number = 1
    while await play_on(guests, RNG.copy(), moves=7) < 7 or guests[0].part["ended"]:
        # BOOM was among the first cuts, and everything is open: another deal.
        number += 1
        await guests[0].do("again")
        for guest in [*guests, watcher]:
            await guest.until_number(number)
    await watcher.until(lambda: watcher.part)
    assert watcher.part["view"]["own"] is None
    assert watcher.part["offers"] == []
    for guest in guests:
        assert guest.part["view"]["own"]["seat"] == guest.seat
        assert guest.part["view"]["opened"] is None
        told = Counter(line["event"]["kind"] for line in guest.lines if "event" in line)
        assert told["role_dealt"] == 1
    assert not any(line.get("event", {}).get("kind") == "role_dealt" for line in watcher.lines)
    # The log's numbers are the viewer's own: no gap tells what others were told.
    assert [line["n"] for line in watcher.lines] == list(range(1, len(watcher.lines) + 1))
    for guest in [*guests, watcher]:
        await guest.leave()


async def test_record_and_replay_open_after_the_end(port: int) -> None:
    guests = await seated(port, 4)
    host = guests[0]
    base = f"/api/tables/{host.table}/matches"
    assert (await host.http("GET", f"{base}/1/record")).status_code == 404
    await host.do("start")
    for path in ("record", "replay", "replay?as=all", "replay?as=1"):
        refused = await host.http("GET", f"{base}/1/{path}")
        assert refused.status_code == 403, path
        assert refused.json()["code"] == "E_AUTH"
    await play_on(guests, RNG.copy())

    answer = await host.http("GET", f"{base}/1/record")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    record = Record.read(answer.text)
    assert Match.replay(games.load("time-bomb"), record).digest() == record.digest

    for viewer, own in (("public", None), ("all", None), ("2", 2)):
        replay = (await host.http("GET", f"{base}/1/replay?as={viewer}")).json()
        assert replay["verified"] is True
        assert replay["as"] == (own if own is not None else viewer)
        frames = replay["frames"]
        part: dict = {}
        for frame in frames:
            part |= frame["part"]
        assert part["ended"]["seed"] == replay["seed"]
        assert frames[-1]["n"] == sum(len(frame["lines"]) for frame in frames)
        first = frames[0]["part"]["view"]
        assert (first["own"] or {}).get("seat") == own
        assert (first["opened"] is not None) == (viewer == "all")
    # What a seat sees in the replay is what it was told at the time.
    seen = (await host.http("GET", f"{base}/1/replay?as=2")).json()["frames"]
    assert [line for frame in seen for line in frame["lines"]] == guests[2].told
    for wrong in ("5", "-1", "nobody", "１", ""):
        assert (await host.http("GET", f"{base}/1/replay", params={"as": wrong})).status_code == 400
    assert (await host.http("GET", f"{base}/2/replay")).status_code == 404
    for guest in guests:
        await guest.leave()


async def test_a_match_and_its_replay_are_put_into_words_for_those_who_ask(port: int) -> None:
    guests = await seated(port, 4)
    host, watcher = guests[0], Guest(port)
    base = f"/api/tables/{host.table}/matches"
    early = await host.ask("describe")
    assert (early["kind"], early["code"]) == ("refused", "E_PHASE")
    await host.do("start")
    await watcher.join(host.table)
    await watcher.until(lambda: watcher.part)

    async def described(guest: Guest) -> dict[str, Any]:
        answer = await guest.ask("describe")
        assert (answer["kind"], answer["match"]) == ("described", 1)
        assert all(english(line, ("A", "B", "C", "D")) for line in answer["lines"])
        return answer

    mine, public = await described(host), await described(watcher)
    assert mine["lines"] != public["lines"]
    for other in guests[1:]:
        assert "described" not in other.kinds()
    refused = await host.http("GET", f"{base}/1/described")
    assert (refused.status_code, refused.json()["code"]) == (403, "E_AUTH")
    await play_on(guests, RNG.copy())
    last = await described(host)
    replay = (await host.http("GET", f"{base}/1/replay?as=0")).json()

    async def step(number: Any, viewer: str = "0") -> list[Any]:
        answer = await host.http("GET", f"{base}/1/described", params={"as": viewer, "step": number})
        assert answer.status_code == 200, answer.text
        lines: list[Any] = answer.json()["lines"]
        return lines

    assert await step(0) == mine["lines"]
    assert await step(0, "public") == public["lines"]
    assert await step(len(replay["frames"]) - 1) == last["lines"]
    assert await step(len(replay["frames"])) == []
    for wrong in ({"as": "5"}, {"step": "-1"}, {"step": "last"}):
        assert (await host.http("GET", f"{base}/1/described", params=wrong)).status_code == 400
    for guest in [*guests, watcher]:
        await guest.leave()


async def test_a_closed_table_keeps_its_matches_to_itself(port: int) -> None:
    guests = await seated(port, 4, watch="nobody")
    stranger = Guest(port)
    await guests[0].do("start")
    await stranger.join(guests[0].table)
    await play_on(guests, RNG.copy())
    assert stranger.part == {}
    assert "match" not in stranger.kinds()
    path = f"/api/tables/{guests[0].table}/matches/1/replay"
    assert (await stranger.http("GET", path)).status_code == 403
    assert (await guests[1].http("GET", path)).status_code == 200
    for guest in [*guests, stranger]:
        await guest.leave()
