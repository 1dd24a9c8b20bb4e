"""Missions in the browser: the page of what was won, the picker in the room, sealed boxes, another name."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from lastwire import games
from lastwire.engine.campaign import Attempt
from lastwire.engine.match import Match
from lastwire.errors import Taken
from lastwire.games.bomb_busters.rules.mission import MISSIONS
from lastwire.language.catalogue import catalogue
from lastwire.message import Message
from lastwire.server.guest import COOKIE, guest_id
from lastwire.store.sqlite import SqliteStore
from tests.browser.guest import Guest
from tests.browser.mortal import Mortal
from tests.games.bomb_busters import oracle
from tests.server.guest_client import Guest as Player

MakeGuest = Callable[..., Guest]
GAME = "bomb-busters"
ENGLISH = catalogue("en", "lastwire.games.bomb_busters", strict=True)
SEALED = [ENGLISH.say(Message(f"bomb-busters-mission-{each.number}")) for each in MISSIONS if each.box]


class Record:
    """Writes into a server's store what its guests have won and lost before."""

    def __init__(self, data: Path, address: str) -> None:
        self.address = address
        self._numbers = count(1)
        self._file = data / "lastwire.sqlite"

    def write(self, guest: Guest, *results: tuple[int, int, bool]) -> None:
        token = _token(guest)
        _run(self._write(guest_id(token), results))

    async def _write(self, guest: str, results: tuple[tuple[int, int, bool], ...]) -> None:
        store = SqliteStore(self._file)
        with suppress(Taken):
            await store.create("an earlier table", 1, b"{}")
        for mission, seats, won in results:
            result = Attempt(GAME, mission, seats, won)
            await store.keep("an earlier table", next(self._numbers), "a record", result, (guest,))
        await store.close()

    def write_together(self, guests: list[Guest], mission: int) -> None:
        """They have won this one, all of them and nobody else."""
        _run(self._write_together(tuple(guest_id(_token(each)) for each in guests), mission))

    async def _write_together(self, guests: tuple[str, ...], mission: int) -> None:
        store = SqliteStore(self._file)
        await store.create("another table", 1, b"{}")
        await store.keep("another table", 1, "a record", Attempt(GAME, mission, 4, True), guests)
        await store.close()

    def win(self, guest: Guest, table: str) -> None:
        """The host and a friend, who see all wires, win a mission at this table of two."""
        _run(self._win(_token(guest), table))

    async def _win(self, token: str, table: str) -> None:
        port = int(self.address.rsplit(":", 1)[1])
        host = await Player(port, token).join(table)
        friend = await Player(port).join(table)
        await friend.do("sit", name="Bob")
        await host.do("start")
        await friend.until(lambda: friend.part.get("prompt"))
        with closing(sqlite3.connect(self._file)) as connection:
            sql = "SELECT data FROM entries WHERE table_id = ? AND data LIKE '%\"begun\"%'"
            begun = connection.execute(sql, (table,)).fetchone()[0]
        command = json.loads(begun)["command"]
        rules = games.load(GAME)
        options = rules.codec.options(json.dumps(command["options"]).encode())
        match = Match.start(rules, options, 2, bytes.fromhex(command["seed"]))
        while (prompt := match.prompt) is not None:
            (seat,) = prompt.owed
            move = oracle.choose(match, seat, win=True)
            await (host, friend)[seat].do("play", prompt=prompt.id, move=move)
            match.play(seat, rules.codec.move(json.dumps(move).encode()), match.t)
        await friend.leave()
        await host.leave()


def _token(guest: Guest) -> str:
    return next(each["value"] for each in guest.page.context.cookies() if each["name"] == COOKIE)


def _run(work: Coroutine[Any, Any, None]) -> None:
    with ThreadPoolExecutor(1) as thread:  # Playwright keeps an event loop running in this one
        thread.submit(asyncio.run, work).result()


@pytest.fixture
def record(serve: Callable[[Path], Mortal], tmp_path: Path) -> Record:
    return Record(tmp_path, serve(tmp_path).address)


def enter(guest: Guest) -> None:
    """The lobby with this box in hand."""
    guest.enter_lobby()
    guest.page.locator(f"[data-box={GAME}]").click()
    expect(guest.page.locator("[data-do=campaign]")).to_be_visible()


def shows_nothing_sealed(guest: Guest) -> None:
    content = guest.page.content()
    assert [title for title in SEALED if title in content] == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_page_of_missions(guest: MakeGuest, record: Record, phone: bool) -> None:
    ann = guest("Ann", phone=phone, at=record.address)
    enter(ann)
    expect(ann.page.locator("[data-do=campaign]")).to_have_text("Missions: 0 of 8 won")
    assert ann.page.locator(".ribbon").count() == 0, "a band lies over a game that is here"
    record.write(ann, (1, 4, False), (1, 4, True), (1, 2, True), (2, 3, False))
    ann.press("campaign")
    first, second = (ann.page.locator(f"[data-mission='{number}']") for number in (1, 2))
    expect(first).to_contain_text("2 won, 1 lost")
    expect(first).to_contain_text("won with 2 and 4 experts")
    expect(second).to_contain_text("Next")
    expect(second).to_have_attribute("aria-pressed", "true")
    seventh = ann.page.locator("[data-mission='7']")
    expect(seventh).to_contain_text("1 of 2 red")
    ann.page.get_by_label("2", exact=True).check(force=True)
    expect(seventh).to_contain_text("1 of 3 red")
    expect(ann.page.locator("[data-sealed='1']")).to_contain_text("Win mission 8 to open it")
    shows_nothing_sealed(ann)
    ann.no_sideways_scroll()
    if phone:
        assert ann.targets() == []
    ann.accessible()
    record.write(ann, (8, 4, True))
    ann.page.reload()
    expect(ann.page.locator("[data-mission='9']")).to_contain_text(SEALED[0])
    expect(ann.page.locator("[data-sealed]")).to_have_count(0)
    ann.no_sideways_scroll()


def test_a_crew_opens_its_boxes_together(guest: MakeGuest, record: Record) -> None:
    ann, bob = guest("Ann", at=record.address), guest("Bob", phone=True, at=record.address)
    enter(ann)
    ann.press("campaign")
    ann.press("new-crew")
    ann.page.locator("[data-typed=crew]").fill("The Fuses")
    ann.press("found")
    sheet = ann.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Ann (you)")
    invitation = sheet.locator("input[readonly]").input_value()
    bob.enter_lobby()
    bob.page.goto("/crew/" + invitation.rsplit("/", 1)[1])
    expect(bob.page.get_by_role("heading", name="Join The Fuses?")).to_be_visible()
    expect(bob.page.locator("main")).to_contain_text("You’re invited by Ann.")
    bob.no_sideways_scroll()
    assert bob.targets() == []
    bob.accessible()
    bob.page.locator("[data-typed=join-crew]").fill("Bob")
    bob.press("join-crew")
    bob.page.get_by_role("link", name="Bomb Busters").click()
    bob.page.get_by_label("The Fuses").check(force=True)
    expect(bob.page.locator("main")).to_contain_text("The Fuses has won 0 of 8 open missions.")
    record.write_together([ann, bob], 8)
    bob.page.reload()
    expect(bob.page.locator("main")).to_contain_text("The Fuses has won 1 of")
    expect(bob.page.get_by_role("heading", name="Box 1 is open!")).to_be_visible()
    bob.no_sideways_scroll()
    bob.press("crew")
    expect(bob.page.locator("dialog[open]")).to_contain_text("Bob (you)")
    bob.page.on("dialog", lambda dialog: dialog.accept())
    bob.press("leave-crew")
    expect(bob.page.locator("[data-do=crew]")).to_have_count(0)


def test_the_picker_in_the_room(guest: MakeGuest, record: Record) -> None:
    ann, bob = guest("Ann", at=record.address), guest("Bob", phone=True, at=record.address)
    enter(ann)
    ann.press("friends")
    ann.page.wait_for_url("**/t/*")
    path = "/t/" + ann.page.url.rsplit("/", 1)[1]
    expect(ann.page.locator("[data-chosen='1']")).to_contain_text("First Snips")
    bob.join(path)
    expect(bob.page.locator("[data-chosen='1']")).to_be_visible()

    ann.press("missions")
    ann.page.locator("[data-mission='5']").click()
    for each in (ann, bob):
        expect(each.page.locator("[data-chosen='5']")).to_contain_text("2 of 3 yellow")
        shows_nothing_sealed(each)
    bob.accessible()
    bob.no_sideways_scroll()
    assert bob.targets() == []
    bob.press("missions")
    expect(bob.page.locator("[data-mission='6']")).to_be_disabled()
    assert not bob.sees("[data-do=open-box]")
    bob.page.keyboard.press("Escape")

    # What the host agrees to is told to everybody.
    ann.page.get_by_text("Show the odds").click()
    expect(bob.page.get_by_role("status")).to_contain_text("Show the odds: on")
    expect(bob.page.get_by_role("switch", name="Show the odds")).to_be_checked()

    # A team that has opened the box elsewhere says so.
    ann.press("missions")
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.press("open-box")
    ann.page.locator("[data-mission='9']").click()
    expect(bob.page.locator("[data-chosen='9']")).to_contain_text(SEALED[0])
    expect(bob.page.get_by_role("status")).to_contain_text(f"Mission 9: {SEALED[0]}")


def test_the_next_mission_is_a_press_away(guest: MakeGuest, record: Record) -> None:
    ann = guest("Ann", at=record.address)
    path = ann.deal(game=GAME, seats=2)
    expect(ann.page.locator("[data-chosen='1']")).to_be_visible()
    record.win(ann, path.rsplit("/", 1)[1])
    ann.page.get_by_role("button", name="Come back").click()
    expect(ann.page.locator("[data-do=again]")).to_have_text("Again, with the next Captain")
    expect(ann.page.locator("[data-do=next]")).to_have_text("Next mission: 2, Adding Yellow")
    ann.press("next")
    expect(ann.page.locator("[data-do=next]")).to_have_count(0)
    expect(ann.page.locator("[data-do=mission]")).to_contain_text("Adding Yellow")
    assert any("Adding Yellow" in line for line in ann.twin())
    ann.page.goto(f"/campaign/{GAME}")
    expect(ann.page.locator("[data-mission='1']")).to_contain_text("1 won, 0 lost")


def test_another_name(guest: MakeGuest) -> None:
    ann, bob = guest("Ann"), guest("Bob", phone=True)
    bob.join(ann.open_table())
    bob.press("rename")
    bob.page.locator("dialog[open]").get_by_label("Your name").fill("Rob")
    bob.press("renamed")
    expect(ann.page.locator("[data-seat='1']")).to_contain_text("Rob")
    expect(bob.page.locator("dialog[open]")).to_have_count(0)
