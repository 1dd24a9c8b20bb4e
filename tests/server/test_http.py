"""The small HTTP interface and its manners."""

import json
import re
import socket
import tomllib

import httpx2
import pytest

from lastwire import games
from lastwire.language.catalogue import languages
from lastwire.server import app
from lastwire.server.serve import Server
from tests.server.guest_client import Guest
from tests.words import WHOLE


async def request(port: int, method: str, path: str, **more) -> httpx2.Response:
    async with httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=None) as client:
        return await client.request(method, path, **more)


async def test_a_new_guest_gets_a_cookie_out_of_reach_of_scripts(port: int) -> None:
    answer = await request(port, "GET", "/api/me")
    cookie = answer.headers["set-cookie"]
    token = re.match(r"lastwire_guest=([A-Za-z0-9_-]{43});", cookie)
    assert token is not None
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert token[1] not in answer.text
    again = await request(port, "GET", "/api/me", headers={"cookie": f"lastwire_guest={token[1]}"})
    assert "set-cookie" not in again.headers
    assert again.json() == {"guest": answer.json()["guest"], "name": None, "notice": "", "may_open": True}


async def test_behind_a_proxy_with_tls_the_cookie_is_secure(port: int) -> None:
    answer = await request(port, "GET", "/api/me", headers={"x-forwarded-proto": "https"})
    assert answer.headers["set-cookie"].endswith("; Secure")


async def test_a_token_of_the_wrong_form_is_replaced(port: int) -> None:
    answer = await request(port, "GET", "/api/me", headers={"cookie": "lastwire_guest=<script>"})
    assert "set-cookie" in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/none", "/healthz", "/metrics", "/nothing", "/about"])
async def test_every_answer_is_guarded(port: int, path: str) -> None:
    headers = (await request(port, "GET", path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-inline" not in policy.split("style-src")[0]
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


async def test_sockets_are_named_in_the_policy(port: int) -> None:
    """Older Safari does not take them for 'self'. What somebody else writes in a header gets nowhere."""
    policy = (await request(port, "GET", "/")).headers["content-security-policy"]
    assert f"connect-src 'self' ws://127.0.0.1:{port} wss://127.0.0.1:{port};" in policy


@pytest.mark.parametrize(
    ("host", "sockets"),
    [
        (b"play.example:8443", "connect-src 'self' ws://play.example:8443 wss://play.example:8443;"),
        (b"[::1]:8000", "connect-src 'self' ws://[::1]:8000 wss://[::1]:8000;"),
        (b"x; script-src *", "connect-src 'self';"),
        (b"a b", "connect-src 'self';"),
        (b"*", "connect-src 'self';"),
        (b"", "connect-src 'self';"),
    ],
)
def test_a_host_in_the_policy_is_nothing_but_a_host(host: bytes, sockets: str) -> None:
    name, policy = app.policy({"headers": [(b"host", host)]})
    assert name == b"content-security-policy"
    assert sockets in policy.decode()
    assert "script-src" not in policy.decode()


async def test_games_are_listed_with_their_options(port: int) -> None:
    found = (await request(port, "GET", "/api/games")).json()["games"]
    assert [game["name"] for game in found] == list(games.shelf())
    bomb = next(game for game in found if game["name"] == "time-bomb")
    assert bomb["seats"] == [4, 6]
    assert bomb["options"]["$defs"]["Options"]["properties"]["claim_mode"]["enum"]
    assert bomb["defaults"]["profile"] == "base"
    for game in found:
        games.load(game["name"]).codec.options(json.dumps(game["practice"]).encode())
    assert "random" in bomb["levels"]


async def test_pages_come_in_the_language_asked_for(port: int) -> None:
    (bomb,) = [
        game for game in (await request(port, "GET", "/api/games")).json()["games"] if game["name"] == "time-bomb"
    ]
    assert bomb["pitch"].keys() == set(languages())
    for path in ("/api/rules/time-bomb", "/api/about"):
        found = {
            lang: (await request(port, "GET", path, params={"lang": lang})).json() for lang in (*languages(), "xx")
        }
        assert (await request(port, "GET", path)).json() == found["en"] == found["xx"]
        # Rules may not have been translated yet, and say so; the pages around the games are in every language.
        there = {page.get("lang", lang) for lang, page in found.items() if lang != "xx"}
        assert {*WHOLE} <= there
        assert len({page["html"] for page in found.values()}) == len(there)
        assert "lang" in found["en"] or there == {*languages()}


async def test_a_lesson_is_the_same_for_everybody_packed_or_not(port: int) -> None:
    plain = await request(port, "GET", "/api/lessons/time-bomb", headers={"accept-encoding": "identity"})
    packed = await request(port, "GET", "/api/lessons/time-bomb", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert plain.json()["steps"][0]["say"] == "time-bomb-lesson-goal"
    for other in ("chess", "../rules"):
        assert (await request(port, "GET", f"/api/lessons/{other}")).status_code == 404


async def test_a_table_with_bots_that_starts_at_once(port: int) -> None:
    guest = Guest(port)
    options, style = {"ready_gate": False}, {"pace": "relaxed", "practice": True}
    await guest.open_table("Ada", seats=4, fill="random", start=True, options=options, style=style)
    await guest.join()
    await guest.until(lambda: guest.part)
    assert guest.info["phase"] == "match"
    assert guest.info["options"]["ready_gate"] is False
    assert guest.info["style"] == {**style, "lead": True}
    (mine,) = (await guest.http("GET", "/api/tables/mine")).json()["tables"]
    assert mine["id"] == guest.table
    assert mine["phase"] == "match"
    assert mine["match"] == 1
    assert mine["names"][0] == "Ada"
    assert (await guest.http("GET", "/api/me")).json()["name"] == "Ada"
    await guest.leave()


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "time-bomb"}, 400, "E_FORMAT"),
        ({"game": "time-bomb", "name": "A", "more": 1}, 400, "E_FORMAT"),
        ({"game": "time-bomb", "name": ""}, 400, "E_FORMAT"),
        ({"game": "time-bomb", "name": "A", "style": {"pace": "breakneck"}}, 400, "E_FORMAT"),
        ({"game": "time-bomb", "name": "\u202e"}, 409, "E_NAME"),
        ({"game": "chess", "name": "A"}, 409, "E_CONFIG"),
        ({"game": "../../etc", "name": "A"}, 409, "E_CONFIG"),
        ({"game": "time-bomb", "name": "A", "seats": 9}, 409, "E_PLAYERS"),
        ({"game": "time-bomb", "name": "A", "options": {"profile": "none"}}, 409, "E_CONFIG"),
        ({"game": "time-bomb", "name": "A", "options": []}, 409, "E_CONFIG"),
        ({"game": "time-bomb", "name": "A", "fill": "genius"}, 409, "E_LEVEL"),
        ({"game": "time-bomb", "name": "A", "start": True}, 409, "E_PLAYERS"),
    ],
)
async def test_bad_wishes_for_a_table(port: int, body: dict, status: int, code: str) -> None:
    answer = await Guest(port).http("POST", "/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


async def test_tables_are_for_guests_of_our_own_pages(port: int) -> None:
    body = {"game": "time-bomb", "name": "A"}
    assert (await request(port, "POST", "/api/tables", json=body)).status_code == 401
    foreign = await Guest(port).http("POST", "/api/tables", json=body, headers={"origin": "http://evil.example"})
    assert foreign.status_code == 403
    assert (await Guest(port).http("GET", "/api/tables")).status_code == 404


async def test_a_body_too_long_is_refused(port: int) -> None:
    answer = await Guest(port).http("POST", "/api/tables", content=b"x" * 70_000)
    assert answer.status_code == 413
    assert (await Guest(port).http("POST", "/api/tables", content=b"\xff{")).status_code == 400


async def test_invitations(port: int) -> None:
    guest = Guest(port)
    await guest.open_table()
    url = (await guest.http("GET", f"/api/tables/{guest.table}/invite")).json()["url"]
    assert url == f"http://127.0.0.1:{port}/t/{guest.table}"
    picture = await guest.http("GET", f"/api/tables/{guest.table}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    for path in ("invite", "qr.svg", "matches/1/record"):
        assert (await guest.http("GET", f"/api/tables/{'x' * 22}/{path}")).status_code == 404


async def test_rules_and_about(port: int) -> None:
    page = (await request(port, "GET", "/api/rules/time-bomb")).json()
    assert page["title"] == "Time Bomb"
    assert "TB-4.6" in page["clauses"]
    assert 'id="TB-4.6"' in page["html"]
    assert (await request(port, "GET", "/api/rules/chess")).status_code == 404
    assert "Last Wire" in (await request(port, "GET", "/api/about")).json()["html"]


async def test_content_that_an_owner_may_replace_is_handed_out_as_a_file(port: int) -> None:
    listed = {game["name"]: game["content"] for game in (await request(port, "GET", "/api/games")).json()["games"]}
    assert listed["academy"] == "content"
    assert listed["time-bomb"] is None
    answer = await request(port, "GET", "/api/content/academy")
    assert answer.headers["content-disposition"] == 'attachment; filename="lastwire-academy.toml"'
    assert tomllib.loads(answer.text)["tracks"] == {"G": 10, "B": 12, "R": 14, "Y": 16}
    for name in ("time-bomb", "chess"):
        assert (await request(port, "GET", f"/api/content/{name}")).json()["code"] == "E_NONE"


async def test_cards_are_listed_as_a_table_plays_with_them(port: int) -> None:
    """BSA-2.9: an owner's numbers are shown to those who may look at the table, and to nobody else."""
    host, stranger = Guest(port), Guest(port)
    await host.open_table(game="academy", seats=2)
    await host.join()
    house = (await host.http("GET", "/api/content/academy")).text
    await host.do("configure", content=house.replace("wait_points = 3", "wait_points = 7"))
    listed = f"/api/guide/academy?table={host.table}"

    async def wait(guest: Guest, path: str) -> str:
        (actions, *_) = (await guest.http("GET", path)).json()["decks"]
        return next(str(card["text"]) for card in actions["cards"] if card["id"] == "WAIT")

    assert "7" in await wait(host, listed)
    assert "7" not in await wait(host, "/api/guide/academy")
    await host.do("protect", password="sesame")
    assert "7" not in await wait(stranger, listed)


async def test_health_and_metrics(server: Server) -> None:
    assert (await request(server.port, "GET", "/healthz")).status_code == 200
    guest = Guest(server.port)
    await guest.open_table()
    await guest.join()
    await guest.do("chat", text="hello")
    text = (await request(server.port, "GET", "/metrics")).text
    assert "lastwire_connections 1.0\n" in text
    assert "lastwire_tables_loaded 1.0\n" in text
    assert "lastwire_entries_total 2.0\n" in text
    assert guest.table not in text
    assert guest.id not in text
    server.house.ready = False
    assert (await request(server.port, "GET", "/healthz")).status_code == 503
    server.house.ready = True
    await guest.leave()


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/..%2f..%2fapp.py",
        "/%2e%2e/app.py",
        "/assets/../../app.py",
        "/assets/..%5c..%5capp.py",
        "//etc/passwd",
        "/static/../app.py",
        "/api/rules/..%2f..%2fREADME",
        "/t/../../app.py",
        "/%00",
    ],
)
def test_no_path_leads_out_of_the_client(port_of_thread: int, path: str) -> None:
    """On a bare socket, for clients tidy such paths up."""
    with socket.create_connection(("127.0.0.1", port_of_thread), 10) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while more := line.recv(65536):
            answer += more
    status = int(answer.split(b" ", 2)[1])
    assert status in (400, 404) or b"<!doctype html" in answer.lower(), answer[:200]
    assert b"[project]" not in answer
    assert b"import " not in answer.split(b"\r\n\r\n", 1)[1]
    assert b"root:" not in answer


async def test_names_and_chat_stay_text(port: int) -> None:
    guest = Guest(port)
    await guest.open_table('<img src=x onerror="1">')
    await guest.join()
    await guest.do("chat", text="<script>alert(1)</script>")
    answer = await guest.http("GET", "/api/tables/mine")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["tables"][0]["names"][0] == '<img src=x onerror="1">'
    page = await guest.http("GET", f"/t/{guest.table}")
    assert "onerror" not in page.text
    assert "alert(1)" not in page.text
    await guest.leave()
