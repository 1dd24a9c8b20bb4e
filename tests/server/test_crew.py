"""Crews over HTTP: founded, joined by an invitation, left; what they win opens boxes wherever a mate sits down."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.campaign import Attempt
from lastwire.server import crew
from lastwire.server.serve import Server
from tests.server.guest_client import Guest, seated

GAME = "bomb-busters"


async def founded(guest: Guest, name: str = "The Fuses", called: str = "Ann") -> dict[str, Any]:
    answer = await guest.http("POST", "/api/crews", json={"name": name, "called": called})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def asked(guest: Guest, method: str, path: str, **body: Any) -> tuple[int, Any]:
    answer = await guest.http(method, path, **({"json": body} if body else {}))
    return answer.status_code, answer.json()


async def join(guest: Guest, invitation: str, called: str) -> tuple[int, Any]:
    return await asked(guest, "POST", "/api/crews/join", invitation=invitation, called=called)


async def won_together(server: Server, *guests: Guest, mission: int) -> None:
    """As if they had won a mission at some table."""
    await server.house.store.create(f"elsewhere {mission}", 1, b"{}")
    attempt = Attempt(GAME, mission, 4, True)
    await server.house.store.keep(f"elsewhere {mission}", 1, "a record", attempt, tuple(each.id for each in guests))


async def open_boxes(guest: Guest, path: str) -> list[int]:
    answer = await guest.http("GET", path)
    assert answer.status_code == 200, answer.text
    return [box["number"] for box in answer.json()["boxes"] if box["open"]]


async def test_friends_join_by_an_invitation_and_leave(server: Server) -> None:
    ann, bob, eve = (Guest(server.port) for _ in range(3))
    made = await founded(ann)
    assert made["mates"] == [{"name": "Ann", "you": True}]
    invited = await asked(bob, "GET", f"/api/crews/invitation/{made['invitation']}")
    assert invited == (200, {**made, "id": "", "mates": [{"name": "Ann", "you": False}]})
    status, joined = await join(bob, made["invitation"], "Bob")
    assert (status, joined["id"]) == (200, made["id"])
    assert joined["mates"] == [{"name": "Ann", "you": False}, {"name": "Bob", "you": True}]
    assert (await join(bob, made["invitation"], "Bobby"))[1]["mates"][1]["name"] == "Bobby"
    assert (await asked(eve, "GET", "/api/crews"))[1] == {"crews": []}
    for path in (f"/api/crews/{made['id']}/leave", f"/api/crews/{made['id']}/renew"):
        assert (await asked(eve, "POST", path))[0] == 404, "the id alone opens nothing"
    assert (await asked(eve, "GET", f"/api/campaign/{GAME}?crew={made['id']}"))[0] == 404
    _, renewed = await asked(bob, "POST", f"/api/crews/{made['id']}/renew")
    status, refused = await join(eve, made["invitation"], "Eve")
    assert (status, refused["message"]["id"]) == (404, "refuse-no-invitation")
    assert (await join(eve, renewed["invitation"], "Eve"))[0] == 200
    assert (await asked(ann, "POST", f"/api/crews/{made['id']}/leave"))[1] == {"crews": []}
    assert [mate["name"] for mate in (await asked(bob, "GET", "/api/crews"))[1]["crews"][0]["mates"]] == [
        "Bobby",
        "Eve",
    ]


async def test_what_a_crew_has_won_opens_boxes_wherever_a_mate_sits(server: Server) -> None:
    guests = await seated(server.port, 2, game=GAME)
    host, mate = guests
    other = Guest(server.port)
    made = await founded(other, called="Cy")
    await join(mate, made["invitation"], "Bob")
    table = f"/api/tables/{host.table}/campaign"
    assert await open_boxes(host, table) == []
    await won_together(server, other, mate, mission=8)
    crews = f"/api/campaign/{GAME}?crew={made['id']}"
    page = (await mate.http("GET", crews)).json()
    eighth = next(each for each in page["missions"] if each["number"] == 8)
    assert eighth["team"] == {"wins": 1, "losses": 0, "won_with": [4]}
    assert await open_boxes(other, crews) == [1]
    assert await open_boxes(host, table) == [1], "for everybody at the table of a mate"
    assert await open_boxes(host, f"/api/campaign/{GAME}") == [], "but not for those who do not belong to it"
    await mate.leave()
    alone = Guest(server.port)
    await alone.open_table(game=GAME, seats=2)
    assert await open_boxes(alone, f"/api/tables/{alone.table}/campaign") == []
    await host.leave()


async def test_what_one_mate_wins_alone_counts_for_the_crew_of_nobody(server: Server) -> None:
    ann, bob = Guest(server.port), Guest(server.port)
    made = await founded(ann)
    await join(bob, made["invitation"], "Bob")
    await won_together(server, ann, mission=8)
    assert await open_boxes(bob, f"/api/campaign/{GAME}?crew={made['id']}") == []
    await won_together(server, ann, Guest(server.port), mission=7)
    page = (await bob.http("GET", f"/api/campaign/{GAME}?crew={made['id']}")).json()
    assert all(each["team"]["wins"] == 0 for each in page["missions"])


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "", "called": "Ann"}, "E_FORMAT"),
        ({"name": "x" * 25, "called": "Ann"}, "E_FORMAT"),
        ({"name": "The Fuses", "called": "\u200b"}, "E_NAME"),
        ({"name": "a\u202eb", "called": "Ann", "more": 1}, "E_FORMAT"),
    ],
)
async def test_odd_names_are_refused(server: Server, body: dict[str, Any], code: str) -> None:
    guest = Guest(server.port)
    _, said = await asked(guest, "POST", "/api/crews", **body)
    assert said["code"] == code
    assert (await asked(guest, "GET", "/api/crews"))[1] == {"crews": []}


async def test_crews_and_their_mates_are_limited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "MOST_CREWS", 1)
    monkeypatch.setattr(crew, "MOST_MATES", 2)
    ann, bob, cy = (Guest(server.port) for _ in range(3))
    made = await founded(ann)
    status, said = await asked(ann, "POST", "/api/crews", name="Second", called="Ann")
    assert (status, said["message"]["id"]) == (409, "refuse-crews")
    assert (await join(bob, made["invitation"], "Bob"))[0] == 200
    status, said = await join(cy, made["invitation"], "Cy")
    assert (status, said["message"]["id"]) == (409, "refuse-crew-full")
    assert (await join(bob, made["invitation"], "Bob"))[0] == 200, "whoever is in it may come again"
