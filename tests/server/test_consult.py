"""Questions over real sockets, worked out in a worker process."""

import json
from typing import Any

from tests.server.guest_client import Guest, seated

OPTIONS = {"mission": 1, "captain": "seat:0", "odds": True}


async def answers(guest: Guest, *ids: str) -> list[dict[str, Any]]:
    def found() -> list[dict[str, Any]]:
        return [each for each in guest.heard if each["kind"] in ("consulted", "refused") and each["id"] in ids]

    await guest.until(lambda: len(found()) == len(ids))
    return found()


async def ask(guest: Guest, id: str, question: object) -> None:
    await guest.send(json.dumps({"kind": "consult", "id": id, "question": question}))


async def test_the_answer_goes_to_the_asker_alone(port: int) -> None:
    guests = await seated(port, 3, game="bomb-busters", options=OPTIONS)
    await guests[0].do("start")
    for guest in guests:
        await guest.until(lambda: guest.part.get("prompt"))  # noqa: B023
    heard = [len(guest.heard) for guest in guests]
    await ask(guests[1], "q", {"kind": "odds"})
    [told] = await answers(guests[1], "q")
    assert (told["kind"], told["match"], told["answer"]["kind"]) == ("consulted", 1, "odds")
    own = {number for number, stand in enumerate(guests[1].part["view"]["stands"]) if stand["seat"] == 1}
    for number, row in enumerate(told["answer"]["stands"]):
        assert all((wire is None) == (number in own) for wire in row)
    assert [len(guest.heard) for guest in guests] == [heard[0], heard[1] + 1, heard[2]]
    for guest in guests:
        await guest.leave()


async def test_refusals_are_told_with_their_clause(port: int) -> None:
    guests = await seated(port, 2, game="bomb-busters", options={"mission": 1})
    await guests[0].do("start")
    await guests[0].until(lambda: guests[0].part.get("prompt"))
    await ask(guests[0], "q", {"kind": "odds"})
    [told] = await answers(guests[0], "q")
    assert (told["code"], told["clause"]) == ("E_NO_AID", "BB-3.19")
    await ask(guests[0], "r", {"kind": "peek"})
    [told] = await answers(guests[0], "r")
    assert told["code"] == "E_FORMAT"
    watcher = await Guest(port).join(guests[0].table)
    await ask(watcher, "w", {"kind": "odds"})
    [told] = await answers(watcher, "w")
    assert told["code"] == "E_AUTH"
    for guest in [*guests, watcher]:
        await guest.leave()


async def test_one_question_at_a_time(port: int) -> None:
    guests = await seated(port, 2, game="bomb-busters", options=OPTIONS)
    await guests[0].do("start")
    await guests[0].until(lambda: guests[0].part.get("prompt"))
    for id in ("a", "b"):
        await ask(guests[0], id, {"kind": "odds"})
    told = {each["id"]: each for each in await answers(guests[0], "a", "b")}
    assert told["a"]["kind"] == "consulted"
    assert told["b"].get("code") == "E_RATE"
    await ask(guests[0], "c", {"kind": "odds"})
    assert (await answers(guests[0], "c"))[0]["kind"] == "consulted"
    for guest in guests:
        await guest.leave()
