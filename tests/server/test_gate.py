"""Coming in over real sockets: seats by a nod, passwords, closed tables."""

from pathlib import Path

from lastwire.server.serve import serving
from tests.server.guest_client import Guest, seated


async def test_four_throw_away_guests_see_no_hand(port: int) -> None:
    host = Guest(port)
    await host.open_table(seats=5, fill="random", start=True)
    await host.join()
    for number in range(4):
        thief = await Guest(port).join(host.table)
        answer = await thief.ask("sit", name=f"Thief {number}", seat=number + 1)
        assert answer["code"] == "E_NOD"
        assert (await thief.ask("ask", name=f"Thief {number}", seat=number + 1))["kind"] == "done"
        await thief.leave()
        assert not any(message["kind"] == "match" and message["seat"] is not None for message in thief.heard)
    await host.leave()


async def test_a_friend_asks_and_the_host_nods(port: int) -> None:
    host = Guest(port)
    await host.open_table(seats=5, fill="random", start=True)
    await host.join()
    friend = await Guest(port).join(host.table)
    await friend.do("ask", name="Bea", seat=2)
    await host.until(lambda: host.heard[-1].get("asking"))
    await host.do("nod", ask=host.heard[-1]["asking"][0]["ask"] if host.heard[-1]["kind"] == "table" else 1)
    await friend.until(lambda: friend.seat == 2)
    await friend.leave()
    await host.leave()


async def test_a_password_is_kept_as_a_key_and_guessed_slowly(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with serving(data) as server:
        host, *_ = guests = await seated(server.port, 4)
        await host.do("protect", password="swordfish")
        stranger = await Guest(server.port).join(host.table)
        await stranger.until(lambda: stranger.info)
        assert stranger.heard[0]["standing"] == "password"
        assert (await stranger.ask("sit", name="Cat"))["code"] == "E_PASSWORD"
        for number in range(4):
            assert (await stranger.ask("enter", password=f"guess {number}"))["code"] == "E_PASSWORD"
        await stranger.do("enter", password="swordfish")
        again = await Guest(server.port).join(host.table)
        assert (await again.ask("enter", password="swordfish"))["code"] == "E_RATE"  # the same address
        for guest in (*guests, stranger, again):
            await guest.leave()
    stored = b"".join(file.read_bytes() for file in data.iterdir() if file.is_file())
    assert b"protected" in stored
    assert b"swordfish" not in stored


async def test_strangers_get_nothing_of_a_closed_table(port: int) -> None:
    guests = await seated(port, 4, watch="nobody")
    host = guests[0]
    await host.do("start")
    for guest in guests:
        await guest.do("abandon", on=True)
    stranger = await Guest(port).join(host.table)
    await stranger.until(lambda: stranger.info)
    assert stranger.info["chat"] == stranger.info["matches"] == []
    assert (await stranger.ask("chat", text="hello"))["code"] == "E_AUTH"
    for path in ("matches/1/record", "matches/1/replay", "campaign"):
        assert (await stranger.http("GET", f"/api/tables/{host.table}/{path}")).status_code == 403
    assert (await host.http("GET", f"/api/tables/{host.table}/matches/1/record")).status_code == 200
    for guest in (*guests, stranger):
        await guest.leave()
