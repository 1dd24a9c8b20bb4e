"""Campaigns over HTTP: what is counted for whom, what stays sealed and where, and who is Captain next."""

import json
from contextlib import suppress
from pathlib import Path

import pytest

from lastwire import cli
from lastwire.engine.campaign import Attempt
from lastwire.engine.types import Seat
from lastwire.errors import Taken
from lastwire.games.bomb_busters.rules.mission import LAST, MISSIONS
from lastwire.games.bomb_busters.rules.sealed import words
from lastwire.language.catalogue import catalogue, languages
from lastwire.message import Message
from lastwire.server import page
from lastwire.server.client import FOLDER
from lastwire.server.serve import Server, serving
from lastwire.testing.clause import clause
from tests.games.bomb_busters import oracle
from tests.server.guest_client import Guest, seated

GAME = "bomb-busters"
ROOT = Path(__file__).resolve().parents[2]
HOME = "lastwire.games.bomb_busters"
# What nobody may read before the box is open: titles, cards and what is only in its rules.
SEALED = [
    catalogue(language, HOME, strict=True).say(Message(f"bomb-busters-{kind}"))
    for language in languages()
    for kind in (
        *(f"mission-{each.number}" for each in MISSIONS if each.box),
        *(f"rule-{each.number}" for each in MISSIONS if each.box),
        "card-13",
        "effect-13",
        "end-cause-exploded_row",
        "help-call",
    )
]
SEALED += ["Number cards", "Zahlenkarten", "exploded_row", "exploded_time"]


async def counts(guest: Guest, table: str | None = None) -> dict[int, tuple]:
    """Wins and losses by mission, of the guest or of the team at a table; missions never tried are left out."""
    path = f"/api/campaign/{GAME}" if table is None else f"/api/tables/{table}/campaign"
    answer = await guest.http("GET", path)
    assert answer.status_code == 200, answer.text
    tallies = {each["number"]: each["own" if table is None else "team"] for each in answer.json()["missions"]}
    return {
        number: (tally["wins"], tally["losses"], tally["won_with"])
        for number, tally in tallies.items()
        if tally["wins"] or tally["losses"]
    }


async def play(server: Server, guests: list[Guest], *, win: bool) -> None:
    """The match that has just been started, by people who see all wires."""
    actor = await server.house.find(guests[0].table)
    assert actor is not None
    for guest in guests:
        await guest.until_number(actor.table.room.match)
    live = actor.table.live
    assert live is not None
    while (prompt := live.match.prompt) is not None:
        mover = next(guest for guest in guests if guest.seat == prompt.owed[0])
        await mover.until(lambda: mover.part["prompt"] and mover.part["prompt"]["id"] == prompt.id)  # noqa: B023
        move = oracle.choose(live.match, prompt.owed[0], win)
        await mover.do("play", prompt=prompt.id, move=move)
    for guest in guests:
        await guest.until(lambda: guest.part.get("ended"))  # noqa: B023


async def win_elsewhere(server: Server, guest: Guest, mission: int) -> None:
    """As if the guest had won a mission at another table of this server."""
    result = Attempt(GAME, mission, 4, True)
    with suppress(Taken):
        await server.house.store.create(f"elsewhere {guest.id}", 1, b"{}")
    await server.house.store.keep(f"elsewhere {guest.id}", mission, "a record", result, (guest.id,))


def captain(guest: Guest) -> Seat:
    seat: Seat = guest.part["view"]["captain"]
    return seat


@clause("BB-6.5")
async def test_wins_and_losses_are_counted_for_guests_and_tables_and_survive_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        guests = await seated(server.port, 2, game=GAME, options={"mission": 1})
        ann, bob = guests
        await ann.do("start")
        assert await counts(ann) == await counts(ann, ann.table) == {}, "a running match tells nothing"
        await play(server, guests, win=False)
        await ann.do("again")
        await play(server, guests, win=True)
        await ann.do("again")
        for guest in guests:
            await guest.until_number(3)
            await guest.do("abandon", on=True)
        stranger, other = Guest(server.port), Guest(server.port)
        await other.open_table(game=GAME, seats=3, fill="random", start=True)
        for guest in guests:
            assert await counts(guest) == {1: (1, 1, [2])}
        assert await counts(stranger, ann.table) == {1: (1, 1, [2])}
        assert await counts(stranger) == await counts(other) == await counts(other, other.table) == {}
        for guest in guests:
            await guest.leave()
    async with serving(tmp_path) as server:
        again = Guest(server.port, bob.token)
        assert await counts(again) == await counts(again, ann.table) == {1: (1, 1, [2])}
        found = (await again.http("GET", f"/api/campaign/{GAME}")).json()
        assert found["next"] == 2
        assert [each["number"] for each in found["missions"]] == list(range(1, 9))
        assert found["boxes"] == [{"number": 1, "key": 8, "first": 9, "last": LAST, "open": False}]


async def test_a_table_for_its_own_people_shows_its_missions_to_nobody_else(server: Server) -> None:
    guests = await seated(server.port, 2, game=GAME, watch="nobody")
    path = f"/api/tables/{guests[0].table}/campaign"
    assert (await guests[1].http("GET", path)).status_code == 200
    stranger = await Guest(server.port).http("GET", path)
    assert (stranger.status_code, stranger.json()["code"]) == (403, "E_AUTH")
    for guest in guests:
        await guest.leave()


@pytest.mark.parametrize("path", ["/api/campaign/time-bomb", "/api/campaign/chess", "/api/tables/none/campaign"])
async def test_there_are_campaigns_of_games_with_missions_only(port: int, path: str) -> None:
    answer = await Guest(port).http("GET", path)
    assert (answer.status_code, answer.json()["code"]) == (404, "E_NONE")


@clause("BB-1.5")
async def test_sealed_missions_are_told_nowhere(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    guest = Guest(server.port)
    await guest.open_table(game=GAME, fill="random", seats=3)
    texts = {}
    for path in (
        "/api/games",
        f"/api/campaign/{GAME}",
        f"/api/tables/{guest.table}/campaign",
        f"/api/rules/{GAME}",
        f"/api/rules/{GAME}?table={guest.table}",
        f"/api/guide/{GAME}",
        f"/api/guide/{GAME}?table={guest.table}",
        f"/api/guide/{GAME}?lang=de",
        f"/api/guide/{GAME}/scenes",
        "/api/about",
        f"/campaign/{GAME}",
        f"/rules/{GAME}-box-1.md",
        f"/docs/rules/{GAME}-box-1.md",
    ):
        texts[path] = (await guest.http("GET", path)).text
    assert (await guest.http("GET", f"/api/rules/{GAME}-box-1")).status_code == 404
    wish = {"game": GAME, "name": "A", "options": {"mission": 9}}
    refused = await guest.http("POST", "/api/tables", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (409, "E_SEALED")
    texts["the refusal"] = refused.text
    await guest.join()
    await guest.do("start")
    await guest.until(lambda: guest.part)
    texts["the table"] = json.dumps(guest.heard)
    await guest.leave()
    for file in FOLDER.rglob("*"):
        if file.suffix in (".html", ".js", ".css", ".json", ".svg"):
            texts[file.name] = file.read_text(encoding="utf-8")
    for folder in (ROOT / "web" / "src" / "text", ROOT / "src" / HOME.replace(".", "/") / "text"):
        for file in folder.glob("??.ftl"):
            texts[f"{folder.name} {file.name}"] = file.read_text(encoding="utf-8")
    for flag in ([], ["--json"]):
        with pytest.raises(SystemExit):
            cli.main(["games", *flag])
        texts[f"games {flag}"] = capsys.readouterr().out
    found = {name: [each for each in SEALED if each in text] for name, text in texts.items()}
    assert {name: each for name, each in found.items() if each} == {}


@clause("BB-1.5")
async def test_a_box_opens_for_whoever_has_won_it(server: Server) -> None:
    ann, bob = Guest(server.port), Guest(server.port)
    await win_elsewhere(server, ann, 8)
    found = (await ann.http("GET", f"/api/campaign/{GAME}")).json()
    assert [each["number"] for each in found["missions"]] == [each.number for each in MISSIONS]
    assert found["boxes"][0]["open"] is True
    assert found["missions"][8]["title"]["id"] == "bomb-busters-mission-9"
    assert found["words"] == words([1])
    rules = (await ann.http("GET", f"/api/rules/{GAME}")).json()
    assert "BB-12.11" in rules["clauses"]
    closed = (await bob.http("GET", f"/api/rules/{GAME}")).json()
    assert "BB-1.5" in closed["clauses"]
    assert "BB-12.11" not in closed["clauses"]
    sealed = (await bob.http("GET", f"/api/campaign/{GAME}")).json()
    assert len(sealed["missions"]) == 8
    assert not sealed.get("words")


@clause("BB-1.5")
async def test_the_hosts_record_opens_a_box_for_the_table_once_the_host_says_so(server: Server) -> None:
    ann, bob = guests = await seated(server.port, 2, game=GAME)
    await win_elsewhere(server, ann, 8)
    campaign, rules = f"/api/tables/{ann.table}/campaign", f"/api/rules/{GAME}?table={ann.table}"

    async def missions(guest: Guest) -> int:
        return len((await guest.http("GET", campaign)).json()["missions"])

    assert (await missions(ann), await missions(bob)) == (len(MISSIONS), 8)
    assert "BB-12.11" not in (await bob.http("GET", rules)).json()["clauses"]
    await ann.do("configure", options={"mission": 9, "boxes": 1})
    assert await missions(bob) == len(MISSIONS)
    assert "BB-12.11" in (await bob.http("GET", rules)).json()["clauses"]
    # Bob has seen a box that was another's: at home it is still sealed.
    assert len((await bob.http("GET", f"/api/campaign/{GAME}")).json()["missions"]) == 8
    assert "BB-12.11" not in (await bob.http("GET", f"/api/rules/{GAME}")).json()["clauses"]
    # A mission that one has played is no secret.
    await ann.do("start")
    await play(server, guests, win=False)
    seen = (await bob.http("GET", f"/api/campaign/{GAME}")).json()
    assert [each["number"] for each in seen["missions"]] == [*range(1, 9), 9]
    assert seen["boxes"][0]["open"] is False
    assert all("mission-9 " in each and "mission-10 " not in each for each in seen["words"].values())
    for guest in guests:
        await guest.leave()


def test_every_box_has_its_page() -> None:
    for box in {each.box for each in MISSIONS if each.box}:
        found = page.rules(GAME, (box,))
        assert found is not None
        assert len(found.clauses) > len(page.rules(GAME).clauses)  # type: ignore[union-attr]


@clause("BB-7.7")
async def test_the_captain_is_the_next_person_to_the_left_wherever_they_sit(server: Server) -> None:
    guests = await seated(server.port, 3, game=GAME)
    host = guests[0]
    await host.do("start")
    await host.until(lambda: host.part)
    first = captain(host)
    await play(server, guests, win=True)
    await host.do("again")
    for guest in guests:
        await guest.until_number(2)
    assert captain(host) == (first + 1) % 3
    await play(server, guests, win=False)
    # The next Captain and the last one change places; then the next mission is chosen.
    following = guests[(first + 2) % 3]
    await host.do("room")
    await host.do("swap", a=(first + 2) % 3, b=(first + 1) % 3)
    await host.do("configure", options={"mission": 2})
    await host.do("start")
    for guest in guests:
        await guest.until_number(3)
    assert captain(host) == following.seat == (first + 1) % 3
    for guest in guests:
        await guest.leave()


async def test_a_table_that_cannot_start_is_not_opened(server: Server) -> None:
    guest = Guest(server.port)
    for wish in (
        {"start": True},
        {"seats": 3, "start": True},
        {"options": {"mission": 9, "boxes": 0}, "fill": "random"},
    ):
        answer = await guest.http("POST", "/api/tables", json={"game": GAME, "name": "Ann", **wish})
        assert answer.status_code == 409, answer.text
    assert (await guest.http("GET", "/api/tables/mine")).json() == {"tables": []}
    assert server.house.metrics.tables_loaded == server.house.metrics.tables_opened == 0
