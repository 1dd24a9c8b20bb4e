"""The routes: pages, the small HTTP interface, and the sockets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from lastwire import games
from lastwire.engine.campaign import Draft
from lastwire.errors import Damaged, LastWireError, Malformed, RecordError, Refused, StoreError
from lastwire.language.catalogue import FIRST, languages
from lastwire.message import Message
from lastwire.server import crew, guest, log, metric, reader, replay, shelf
from lastwire.server.actor import settling
from lastwire.server.address import household, shared_place
from lastwire.server.body import (
    Found,
    Invite,
    Joining,
    Me,
    MyTables,
    NewCrew,
    NewTable,
    OwnMission,
    Problem,
    TableOpened,
)
from lastwire.server.client import BuiltClient
from lastwire.server.desk import Asker
from lastwire.server.house import House
from lastwire.server.limits import Buckets, Counts
from lastwire.server.link import EXTENSION
from lastwire.server.socket import Socket, encode
from lastwire.table.dispatch import FAULT, NO_GUEST, Notice
from lastwire.table.wish import Answer

T = TypeVar("T")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
# Safari before 15.4 does not take a socket for 'self': sockets are named with the host that the page came from.
POLICY: Final = (
    b"default-src 'self'; connect-src 'self'%b; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'"
)
HOST: Final = re.compile(rb"[A-Za-z0-9.-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
NO_TOKEN: Final = Message("refuse-no-token")
NO_DRAFTS: Final = Message("refuse-no-drafts")
PROGRAMS: Final = ("/api/", "/healthz", "/metrics")  # paths for programs, not for people
UNREADABLE: Final = Message("refuse-unreadable")
SOCKET: Final = "/api/tables/{id}/socket"
SOCKET_PATH: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{16,64})/socket")


def policy(scope: Scope) -> tuple[bytes, bytes]:
    """What a page may load and call: what is here, and nothing else."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    sockets = b" ws://%b wss://%b" % (host, host) if HOST.fullmatch(host) else b""
    return b"content-security-policy", POLICY % sockets


class App:
    """Sockets straight to their tables, everything else through the routes."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._routes = _routes(house)
        self._requests = Buckets[str](house.limits.requests)
        self._connections = Counts[str](house.limits.connections_per_address)
        self._numbers = count(1)

    def paths(self) -> list[str]:
        """Every path there is, sockets included."""
        return [route.path for route in self._routes.routes if isinstance(route, Route)] + [SOCKET]

    def operations(self) -> list[tuple[str, str]]:
        """Methods and paths of the interface for programs: what `openapi` describes."""
        return [
            (method, route.path)
            for route in self._routes.routes
            if isinstance(route, Route) and route.path.startswith(PROGRAMS) and ":path}" not in route.path
            for method in sorted((route.methods or set()) - {"HEAD"})
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._routes(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], policy(scope), *HEADERS]
            await send(message)

        refusal = self._refusal(scope)
        await (self._routes if refusal is None else refusal)(scope, receive, send_guarded)

    def _refusal(self, scope: Scope) -> Response | None:
        """The response to a request, or to a socket's handshake, that is refused whatever it asks for."""
        where = address(scope)
        if not self._requests.take(where):
            self._house.guard.turned_away("rate", where)
            refusal = problem(429, "E_RATE", Message("refuse-requests"))
            refusal.headers["connection"] = "close"
            return refusal
        if self._house.operator.barred(where):
            return problem(403, "E_AUTH", Message("refuse-barred"))
        strange = guest.stranger(scope["headers"], self._house.names)
        return None if strange is None else problem(strange[0], "E_AUTH", strange[1])

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = SOCKET_PATH.fullmatch(scope["path"])
        await receive()  # the wish to connect
        refusal = self._refusal(scope)
        if refusal is None and not guest.same_origin(scope["headers"]):
            refusal = problem(403, "E_AUTH", Message("refuse-origin"))
        where = address(scope)
        if refusal is None and found is None:
            refusal = problem(403, "E_NONE", Message("refuse-nothing"))
        elif refusal is None and self._house.metrics.connections >= self._house.limits.connections:
            refusal = problem(403, "E_RATE", Message("refuse-crowded"))
        elif refusal is None and not self._connections.take(where):
            refusal = problem(403, "E_RATE", Message("refuse-connections"))
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        assert found is not None
        self._house.metrics.connections += 1
        try:
            await send({"type": "websocket.accept"})
            await self._attend(found[1], scope, receive, send)
        finally:
            self._house.metrics.connections -= 1
            self._connections.give_back(where)

    async def _attend(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        house = self._house
        token = guest.token_in(scope["headers"])
        shared = b"screen=1" in scope["query_string"].split(b"&")
        who = "" if token is None else guest.screen_id(token) if shared else guest.guest_id(token)
        link = scope["extensions"][EXTENSION]
        asker = Asker(who, address(scope))
        socket = Socket(next(self._numbers), asker, link, send, house.limits, house.metrics)
        socket.origin = house.origin(asker.address)
        try:
            actor = await house.find(table) if token and house.ready else None
        except LastWireError as error:
            log.fault("table not loaded", error, table=log.short(table))
            house.metrics.faults += 1
            if isinstance(error, Damaged | RecordError):
                socket.say_bye("damaged")
            else:
                socket.say_bye("closing", FAULT)
            await socket.closed.wait()
            return
        if actor is None or actor.full(who):
            if not house.ready:
                socket.say_bye("closing")
            elif token is None:
                socket.say_bye("not_allowed", NO_GUEST)
            elif house.operator.closed(table):
                socket.say_bye("closed")
            elif actor is None:
                socket.say_bye("no_table")
            else:
                socket.say_bye("not_allowed")
            await socket.closed.wait()
            return
        try:
            await actor.connect(socket, _since(scope["query_string"]))
            if house.operator.orders.notice:
                socket.tell(Notice(house.operator.orders.notice))
            await reader.listen(receive, socket, actor, house.limits, house.metrics)
        finally:
            socket.lost()
            await actor.disconnect(socket)


def make_app(house: House) -> App:
    return App(house)


def address(scope: Scope) -> str:
    """The address a request comes from, as limits count it."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""


def _since(query: bytes) -> tuple[int, int] | None:
    """`match=K&since=N`: the match and the last of its own lines that the client has. Anything else counts as
    missing."""
    found = dict(part.partition("=")[::2] for part in query.decode("latin-1").split("&"))
    match, line = found.get("match", ""), found.get("since", "")
    number = re.compile(r"[0-9]{1,9}")
    return (int(match), int(line)) if number.fullmatch(match) and number.fullmatch(line) else None


def answer(body: msgspec.Struct, status: int = 200) -> Response:
    return Response(encode(body), status, {"cache-control": "no-store"}, "application/json")


def written(body: bytes) -> Response:
    """A response that is already JSON."""
    return Response(body, 200, {"cache-control": "no-store"}, "application/json")


def zipped(body: bytes) -> Response:
    """The same, packed for a client that said it could unpack it."""
    response = written(body)
    response.headers["content-encoding"] = "gzip"
    return response


class _Heading(msgspec.Struct, frozen=True):
    """The part of a record that its file name needs."""

    game: str


def language(request: Request) -> str:
    """The language that a page is wanted in, if it can be had."""
    wanted = request.query_params.get("lang", FIRST)
    return wanted if wanted in languages() else FIRST


def problem(status: int, code: str, message: Message, clause: str = "") -> Response:
    return answer(Problem(code, clause, message), status)


def _routes(house: House) -> Starlette:
    client = BuiltClient()
    opened = Buckets[str](house.limits.tables)

    def recognised(request: Request) -> str | None:
        token = guest.token_in(request.scope["headers"])
        return None if token is None else guest.guest_id(token)

    async def worked_out(request: Request, job: Callable[[], T]) -> T:
        """What the desk makes of this, for a guest. The work ends with the request's client."""
        who = recognised(request)
        if who is None:
            raise HTTPException(401)
        work = asyncio.create_task(house.desk.ask(job, Asker(who, address(request.scope))))
        left = asyncio.create_task(_left(request))
        try:
            await asyncio.wait({work, left}, return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                raise HTTPException(499, "The client has gone.")  # nobody reads this
            return work.result()
        finally:
            left.cancel()
            work.cancel()

    async def me(request: Request) -> Response:
        who = recognised(request)
        if who is not None:
            return answer(Me(who, await house.name_of(who), *orders(request)))
        token = guest.new_token()
        response = answer(Me(guest.guest_id(token), None, *orders(request)))
        guest.hand_out(token, response, secure=request.url.scheme == "https")
        return response

    def orders(request: Request) -> tuple[str, bool]:
        """What the operator lets this guest know and do."""
        operator = house.operator
        return operator.orders.notice, operator.may_open(address(request.scope))

    async def list_games(_: Request) -> Response:
        return written(house.games)

    async def open_table(request: Request) -> Response:
        who = recognised(request)
        if who is None:
            return problem(401, "E_AUTH", NO_TOKEN)
        if not guest.same_origin(request.scope["headers"]):
            return problem(403, "E_AUTH", Message("refuse-origin"))
        wish = await body_of(request, house.limits.body_bytes, NewTable)
        if not opened.take(address(request.scope)):
            return problem(429, "E_RATE", Message("refuse-tables"))
        long = house.wish(wish)
        settled = None if long is None else Answer(long, await worked_out(request, settling(long)))
        return answer(TableOpened(await house.open_table(Asker(who, address(request.scope)), wish, settled)), 201)

    async def my_tables(request: Request) -> Response:
        who = recognised(request)
        return answer(MyTables(() if who is None else await house.tables_of(who)))

    async def invite(request: Request) -> Response:
        return answer(Invite(await link(request), await house.code(request.path_params["table"])))

    async def by_code(request: Request) -> Response:
        return answer(Found(await house.by_code(request.path_params["code"], address(request.scope))))

    async def code(request: Request) -> Response:
        url = await link(request)
        if len(url) > shelf.LONGEST_LINK:
            return problem(400, "E_FORMAT", Message("refuse-link", args={"most": shelf.LONGEST_LINK}))
        picture = await worked_out(request, partial(shelf.picture, url))
        return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})

    async def link(request: Request) -> str:
        table = request.path_params["table"]
        if await house.find(table) is None:
            raise Refused("E_NONE", "", Message("refuse-no-table"))
        return f"{origin(request)}/t/{table}"

    def origin(request: Request) -> str:
        """Where friends find this server."""
        place = shared_place(request.headers.get("host", "localhost"), house.host)
        return f"{request.url.scheme}://{place}"

    async def record_of(request: Request) -> str:
        who = recognised(request) or ""
        return await house.record(request.path_params["table"], request.path_params["match"], who)

    async def match_record(request: Request) -> Response:
        text = await record_of(request)
        name = f"lastwire-{msgspec.json.decode(text, type=_Heading).game}-{request.path_params['match']}.json"
        disposition = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        return Response(text, media_type="application/json", headers=disposition)

    async def match_replay(request: Request) -> Response:
        text = await record_of(request)
        packed = "gzip" in request.headers.get("accept-encoding", "")
        viewer = request.query_params.get("as", "public")
        made = await worked_out(request, partial(replay.write, text, viewer, packed))
        return zipped(made) if packed else written(made)

    async def match_described(request: Request) -> Response:
        """A step of a replay in words, for whoever has it read to them."""
        text = await record_of(request)
        viewer, step = request.query_params.get("as", "public"), request.query_params.get("step", "0")
        if not step.isdecimal():
            raise Malformed("step: the number of a step")
        return written(await worked_out(request, partial(replay.describe, text, viewer, int(step[:9]))))

    async def rules(request: Request) -> Response:
        game = request.path_params["game"]
        opened = await house.opened(recognised(request) or "", game, request.query_params.get("table"))
        found = await house.shelf.page(shelf.rules, game, opened, language(request)) if game in games.NAMES else None
        return problem(404, "E_NONE", Message("refuse-no-rules")) if found is None else written(found)

    async def lesson(request: Request) -> Response:
        game = request.path_params["game"]
        packed = "gzip" in request.headers.get("accept-encoding", "")
        found = await house.shelf.page(shelf.lesson, game, packed) if game in games.NAMES else None
        if found is None:
            return problem(404, "E_NONE", Message("refuse-no-lesson"))
        return zipped(found) if packed else written(found)

    async def guide(request: Request) -> Response:
        game = request.path_params["game"]
        guest, table = recognised(request) or "", request.query_params.get("table")
        opened = await house.opened(guest, game, table)
        brought = b"" if table is None else await house.brought(table, guest, game)
        asked = (shelf.guide, game, opened, language(request), brought)
        found = await house.shelf.page(*asked) if game in games.NAMES else None
        return problem(404, "E_NONE", Message("refuse-no-rules")) if found is None else written(found)

    async def scenes(request: Request) -> Response:
        game = request.path_params["game"]
        packed = "gzip" in request.headers.get("accept-encoding", "")
        found = await house.shelf.page(shelf.scenes, game, packed) if game in games.NAMES else None
        if found is None:
            return problem(404, "E_NONE", Message("refuse-no-rules"))
        return zipped(found) if packed else written(found)

    async def campaign(request: Request) -> Response:
        wanted = request.query_params.get("crew", "")
        return answer(await house.campaign(recognised(request) or "", request.path_params["game"], wanted))

    async def table_campaign(request: Request) -> Response:
        return answer(await house.table_campaign(request.path_params["table"], recognised(request) or ""))

    def to_crew(request: Request) -> crew.Link:
        return lambda invitation: f"{origin(request)}/crew/{invitation}"

    async def crews(request: Request) -> Response:
        return answer(await crew.of(house.store, to_crew(request), recognised(request) or ""))

    def mate(request: Request) -> str:
        """Who wants to change something about a crew."""
        who = recognised(request)
        if who is None:
            raise HTTPException(401)
        if not guest.same_origin(request.scope["headers"]):
            raise Refused("E_AUTH", "", Message("refuse-origin"))
        if not opened.take(address(request.scope)):
            raise Refused("E_RATE", "", Message("refuse-often"))
        return who

    async def found_crew(request: Request) -> Response:
        who = mate(request)
        wish = await body_of(request, house.limits.body_bytes, NewCrew)
        return answer(
            await crew.found(house.store, to_crew(request), who, wish.called, wish.name, house.clock.now()), 201
        )

    async def join_crew(request: Request) -> Response:
        who = mate(request)
        wish = await body_of(request, house.limits.body_bytes, Joining)
        return answer(
            await crew.join(house.store, to_crew(request), who, wish.called, wish.invitation, house.clock.now())
        )

    async def crew_invitation(request: Request) -> Response:
        return answer(
            await crew.shown(
                house.store, to_crew(request), recognised(request) or "", request.path_params["invitation"]
            )
        )

    async def leave_crew(request: Request) -> Response:
        return answer(await crew.leave(house.store, to_crew(request), mate(request), request.path_params["crew"]))

    async def renew_crew(request: Request) -> Response:
        return answer(await crew.renew(house.store, to_crew(request), mate(request), request.path_params["crew"]))

    async def house_content(request: Request) -> Response:
        name = request.path_params["game"]
        content = games.load(name).content if name in games.NAMES else None
        if content is None:
            return problem(404, "E_NONE", Message("refuse-no-content"))
        disposition = {"content-disposition": f'attachment; filename="lastwire-{name}.toml"'}
        return Response(content.house(), media_type="application/toml", headers=disposition)

    async def check_mission(request: Request) -> Response:
        """`{"text": …}`, the text of a mission's file, or `{"drawing": …}`, a drawing as the game's workshop describes
        them, is answered with a `Draft`: whether it can be played, what is wrong with it if not, and the mission as a
        table's options take it (Bomb Squad: `own`, with `mission` "own").
        The file is TOML: `grid`, `bombs` and `gas` with their times in seconds, `robot`, and if wanted
        `title`, `intro`, `roles`, `training`, `face_up`, `fog`. Tables of stars are worked out where they are left
        out."""
        game = request.path_params["game"]
        if game not in games.NAMES:
            return problem(404, "E_NONE", Message("refuse-no-game"))
        if not guest.same_origin(request.scope["headers"]):
            return problem(403, "E_AUTH", Message("refuse-origin"))
        wish = await body_of(request, house.limits.body_bytes, OwnMission)
        return answer(
            await worked_out(request, partial(_draft, game, wish.text if wish.drawing is None else wish.drawing))
        )

    async def workshop(request: Request) -> Response:
        """What a program has to know to draw missions of a game."""
        name = request.path_params["game"]
        missions = games.load(name).campaign if name in games.NAMES else None
        if missions is None or missions.workshop is None:
            return problem(404, "E_NONE", NO_DRAFTS)
        return answer(missions.workshop)

    async def about(request: Request) -> Response:
        return written(await house.shelf.page(shelf.about, language(request)) or b"")

    async def health(_: Request) -> Response:
        trouble = await house.health.trouble() if house.ready else "The server is shutting down."
        return PlainTextResponse("ok\n" if trouble is None else f"{trouble}\n", 200 if trouble is None else 503)

    async def metrics(_: Request) -> Response:
        return PlainTextResponse(house.metrics.text(), media_type=metric.MEDIA)

    async def unknown(_: Request) -> Response:
        return problem(404, "E_NONE", Message("refuse-nothing"))

    async def the_page(request: Request) -> Response:
        return await client.page(request)

    async def a_file(request: Request) -> Response:
        return await client.file(request)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.close()

    table = "/api/tables/{table:str}"
    return Starlette(
        routes=[
            Route("/api/me", me),
            Route("/api/games", list_games),
            Route("/api/tables", open_table, methods=["POST"]),
            Route("/api/tables/mine", my_tables),
            Route("/api/codes/{code:str}", by_code),
            Route(f"{table}/invite", invite),
            Route(f"{table}/qr.svg", code),
            Route(f"{table}/campaign", table_campaign),
            Route(f"{table}/matches/{{match:int}}/record", match_record),
            Route(f"{table}/matches/{{match:int}}/replay", match_replay),
            Route(f"{table}/matches/{{match:int}}/described", match_described),
            Route("/api/rules/{game:str}", rules),
            Route("/api/lessons/{game:str}", lesson),
            Route("/api/guide/{game:str}", guide),
            Route("/api/guide/{game:str}/scenes", scenes),
            Route("/api/campaign/{game:str}", campaign),
            Route("/api/crews", crews),
            Route("/api/crews", found_crew, methods=["POST"]),
            Route("/api/crews/join", join_crew, methods=["POST"]),
            Route("/api/crews/invitation/{invitation:str}", crew_invitation),
            Route("/api/crews/{crew:str}/leave", leave_crew, methods=["POST"]),
            Route("/api/crews/{crew:str}/renew", renew_crew, methods=["POST"]),
            Route("/api/content/{game:str}", house_content),
            Route("/api/missions/{game:str}/check", check_mission, methods=["POST"]),
            Route("/api/missions/{game:str}/workshop", workshop),
            Route("/api/about", about),
            Route("/api/{rest:path}", unknown),
            Route("/healthz", health),
            Route("/metrics", metrics),
            Route("/", the_page),
            Route("/j/{code:str}", the_page),
            Route("/t/{table:str}", the_page),
            Route("/t/{table:str}/screen", the_page),
            Route("/t/{table:str}/replay/{match:int}", the_page),
            Route("/rules/{game:str}", the_page),
            Route("/learn/{game:str}", the_page),
            Route("/campaign/{game:str}", the_page),
            Route("/crew/{invitation:str}", the_page),
            Route("/editor/{game:str}", the_page),
            Route("/about", the_page),
            Route("/privacy", the_page),
            Route("/{path:path}", a_file),
        ],
        exception_handlers={LastWireError: _our_error, HTTPException: _http_error, Exception: _any_error},
        lifespan=lifespan,
    )


async def _left(request: Request) -> None:
    """Wait until the client of this request, whose body was read, is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _draft(game: str, given: str | dict[str, Any]) -> Draft:
    missions = games.load(game).campaign
    if missions is None or missions.draft is None:
        raise Refused("E_NONE", "", NO_DRAFTS)
    return missions.draft(given)


async def body_of(request: Request, most: int, kind: type[T]) -> T:
    """The body of a request as a value of this type, as long as it is not too long."""
    parts = bytearray()
    try:
        async for part in request.stream():
            parts += part
            if len(parts) > most:
                raise HTTPException(413, f"The request is longer than {most} bytes.")
    except ClientDisconnect:
        raise Malformed("$: the request ended too soon") from None
    try:
        return msgspec.json.decode(parts, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


async def _our_error(_: Request, error: Exception) -> Response:
    if isinstance(error, Refused):
        status = {"E_AUTH": 403, "E_NONE": 404, "E_BUSY": 429, "E_RATE": 429}.get(error.code, 409)
        return problem(status, error.code, error.message, error.clause)
    if isinstance(error, Malformed):
        return problem(400, error.code, error.message)
    if isinstance(error, StoreError | RecordError):
        log.fault("store failed", error)
        unreadable = isinstance(error, Damaged | RecordError)
        return problem(500, "E_STORE", UNREADABLE if unreadable else Message("refuse-store"))
    return await _any_error(_, error)


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 401:
        return problem(401, "E_AUTH", NO_TOKEN)
    code = {404: "E_NONE"}.get(error.status_code, "E_FORMAT")
    return problem(error.status_code, code, Malformed(error.detail).message)


async def _any_error(_: Request, error: Exception) -> Response:
    log.fault("request failed", error)
    return problem(500, "E_SERVER", Message("refuse-fault"))
