"""Short codes: they lead to tables that wait, for as long as they wait, and cannot be guessed through."""

import pytest

from lastwire.server.code import KEPT, LENGTH, LETTERS, MISSES, Codes
from lastwire.server.limits import Limits
from tests.server.guest_client import Guest


def wrong(codes: Codes) -> None:
    assert codes.table("AEIO") is None  # letters that no code has


def test_a_code_leads_to_its_table_however_it_is_typed():
    codes = Codes()
    code = codes.of("one")
    assert len(code) == LENGTH
    assert set(code) <= set(LETTERS)
    assert codes.of("one") == code != codes.of("two")
    assert codes.table(code) == codes.table(f" {code.lower()} ") == "one"
    codes.drop("one")
    assert codes.table(code) is None


def test_after_ten_misses_every_code_that_was_out_is_replaced():
    codes = Codes()
    code = codes.of("one")
    for _ in range(MISSES - 1):
        wrong(codes)
    late = codes.of("two")
    assert codes.table(code) == "one"
    wrong(codes)
    assert codes.table(code) is None
    assert codes.table(late) == "two"
    again = codes.of("one")
    assert again != code
    assert codes.table(again) == "one"


def test_no_more_are_kept_than_there_is_room_for():
    codes = Codes()
    first = codes.of("first")
    for number in range(KEPT):
        codes.of(str(number))
    assert codes.table(first) is None


async def test_the_invitation_has_a_code_until_the_match_starts(port: int) -> None:
    host, friend = Guest(port), Guest(port)
    await host.open_table(fill="random")
    code = (await host.http("GET", f"/api/tables/{host.table}/invite")).json()["code"]
    assert (await friend.http("GET", f"/api/codes/{code.lower()}")).json() == {"table": host.table}
    await host.join()
    await host.do("start")
    assert (await host.http("GET", f"/api/tables/{host.table}/invite")).json()["code"] is None
    answer = await friend.http("GET", f"/api/codes/{code}")
    assert (answer.status_code, answer.json()["code"]) == (404, "E_NONE")
    await host.leave()


async def test_an_address_may_guess_only_so_often(port: int) -> None:
    host = Guest(port)
    await host.open_table()
    statuses = [(await host.http("GET", "/api/codes/AEIO")).status_code for _ in range(int(Limits().guesses.burst) + 1)]
    assert statuses == [404] * int(Limits().guesses.burst) + [429]
    code = (await host.http("GET", f"/api/tables/{host.table}/invite")).json()["code"]
    assert (await host.http("GET", f"/api/codes/{code}")).status_code == 429, "nor rightly after that"


@pytest.mark.parametrize("watch", ["anyone", "nobody"])
async def test_a_screen_is_somebody_else_who_only_watches(port: int, watch: str) -> None:
    host = Guest(port)
    await host.open_table(fill="random", start=True, watch=watch)
    await host.join()
    screen = await Guest(port, host.token).join(host.table, "?screen=1")
    await screen.until(lambda: bool(screen.info))
    assert host.seat == 0
    assert screen.seat is None
    assert screen.heard[0]["host"] is False
    assert screen.heard[0]["standing"] == ("inside" if watch == "anyone" else "door")
    assert host.close_code is None, "the player's own page stays open"
    await screen.leave()
    await host.leave()
