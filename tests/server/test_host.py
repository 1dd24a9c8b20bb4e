"""Whose pages may use a server: names of its own, addresses in figures, and those it was told."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from lastwire.server.house import House
from lastwire.server.limits import Limits
from lastwire.server.serve import serving
from tests.cli.shell import refuses
from tests.server.guest_client import Guest
from tests.words import english

FOREIGN = "evil.example"


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/healthz", "/metrics", "/assets/none.js"])
async def test_a_request_for_another_name_is_refused_with_a_sentence(port: int, path: str) -> None:
    answer = await Guest(port).http("GET", path, headers={"host": f"{FOREIGN}:{port}"})
    assert answer.status_code == 421
    assert english(answer.json()["message"]) == (
        "This server doesn’t go by the name “evil.example”. If it should, start it with --allowed-host evil.example."
    )
    assert "set-cookie" not in answer.headers
    assert answer.headers["x-frame-options"] == "DENY"


async def test_a_socket_for_another_name_is_refused_with_a_sentence(port: int) -> None:
    host = Guest(port)
    await host.open_table()
    for headers, status, words in (
        ({"Host": FOREIGN}, 421, b"refuse-host"),
        ({"Host": FOREIGN, "Origin": f"http://{FOREIGN}"}, 421, b"refuse-host"),
        ({"Origin": f"http://{FOREIGN}"}, 403, b"refuse-origin"),
    ):
        with pytest.raises(InvalidStatus) as refused:
            await host.join(headers=headers)
        assert refused.value.response.status_code == status
        assert words in (refused.value.response.body or b"")
    await host.join(headers={"Host": f"localhost:{port}", "Origin": f"http://localhost:{port}"})
    await host.leave()


async def test_a_page_elsewhere_gets_nothing(port: int) -> None:
    answer = await Guest(port).http("GET", "/api/me", headers={"origin": f"http://{FOREIGN}"})
    assert answer.status_code == 403
    assert english(answer.json()["message"]) == "That only works from this server’s own pages."


@pytest.mark.parametrize("name", ["localhost", "box.local", "192.0.2.1", "[2001:db8::1]"])
async def test_names_that_no_name_server_can_forge_pass(port: int, name: str) -> None:
    answer = await Guest(port).http("GET", "/api/me", headers={"host": f"{name}:{port}"})
    assert answer.status_code == 200


async def test_a_name_that_was_allowed_passes(tmp_path: Path) -> None:
    async with serving(tmp_path, allowed_hosts=["games.example"]) as server:
        for name, status in (("games.example", 200), ("Games.Example", 200), ("other.example", 421)):
            answer = await Guest(server.port).http("GET", "/api/me", headers={"host": name})
            assert answer.status_code == status


def test_the_name_it_listens_on_passes(tmp_path: Path) -> None:
    assert "den.example" in House(tmp_path, Limits(), host="den.example").names


@pytest.mark.parametrize("name", ["https://games.example", "games.example:443", "a b", "*"])
def test_an_allowed_host_is_a_name_and_nothing_else(name: str) -> None:
    refuses("serve", "--allowed-host", name, code=2, saying="is not the name of a host")
