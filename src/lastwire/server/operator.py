"""What the operator of a server can do while it runs: a door in the data folder that only the folder's owner can open.

Requests and answers are one line of JSON each, over a Unix socket of mode 0600. What is decided is kept in a file
beside it, also of mode 0600, and holds after a restart.
"""

from __future__ import annotations

import asyncio
import ipaddress
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias, assert_never

import msgspec
from msgspec import Meta, Struct, field

from lastwire import games
from lastwire.engine.text import hidden
from lastwire.errors import Malformed, Refused, StoreError
from lastwire.message import Message
from lastwire.server import log
from lastwire.table.dispatch import Notice

if TYPE_CHECKING:
    from lastwire.server.house import House

DOOR: Final = "operator.sock"
FILE: Final = "operator.json"
LONGEST_PATH: Final = 100  # the longest that systems accept for a socket
_MOST_BYTES: Final = 16 * 1024

Openers: TypeAlias = Literal["anyone", "network", "machine", "nobody"]


class Orders(Struct):
    """What the operator has decided."""

    tables: Openers = "anyone"  # who may open tables: from anywhere, this network, this machine, nowhere
    games_off: list[str] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)  # tables
    barred: list[str] = field(default_factory=list)  # addresses and networks
    notice: str = ""


class _Request(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class Status(_Request, frozen=True, tag="status"):
    pass


class Tables(_Request, frozen=True, tag="tables"):
    who: Openers


class Offering(_Request, frozen=True, tag="game"):
    name: str
    on: bool


class Close(_Request, frozen=True, tag="close"):
    table: str


class Bar(_Request, frozen=True, tag="bar"):
    address: str
    on: bool


class Tell(_Request, frozen=True, tag="notice"):
    text: Annotated[str, Meta(max_length=280)]


Request: TypeAlias = Status | Tables | Offering | Close | Bar | Tell


class Reply(Struct, frozen=True):
    """`error`: nothing was done. `here`: tables in memory, by id, with how many are connected."""

    orders: Orders | None = None
    here: dict[str, int] = field(default_factory=dict)
    error: Message | None = None


_decode: Final = msgspec.json.Decoder(Request).decode
_Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


class Operator:
    """The operator's orders, and the door they come in by."""

    def __init__(self, data: Path, tables: Openers | None = None) -> None:
        self._data = data
        self._server: asyncio.Server | None = None
        self.orders = self._load()
        if tables is not None:
            self.orders.tables = tables
        self._networks = self._read_networks()

    def _load(self) -> Orders:
        try:
            return msgspec.json.decode((self._data / FILE).read_bytes(), type=Orders)
        except FileNotFoundError:
            return Orders()
        except (OSError, msgspec.DecodeError) as error:
            raise StoreError(f"{self._data / FILE} cannot be read: {error}") from None

    def _save(self) -> None:
        text = msgspec.json.format(msgspec.json.encode(self.orders), indent=1) + b"\n"
        fresh = self._data / f"{FILE}.new"
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._data / FILE)

    def _read_networks(self) -> list[_Network]:
        networks: list[_Network] = []
        for text in self.orders.barred:
            with suppress(ValueError):
                networks.append(ipaddress.ip_network(text, strict=False))
        return networks

    # --- asking -------------------------------------------------------------------------------------------------------

    def barred(self, address: str) -> bool:
        """Whether nobody from this address is served; IPv6 addresses come as their networks."""
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_network(address, strict=False)
        except ValueError:
            return False
        return any(found.version == each.version and found.overlaps(each) for each in self._networks)

    def offered(self, game: str) -> bool:
        return game not in self.orders.games_off

    def closed(self, table: str) -> bool:
        return table in self.orders.closed

    def may_open(self, address: str) -> bool:
        """Whether tables may be opened from this address."""
        who = self.orders.tables
        if who in ("anyone", "nobody"):
            return who == "anyone"
        try:
            found = ipaddress.ip_network(address, strict=False).network_address
        except ValueError:
            return False
        return found.is_loopback or (who == "network" and (found.is_private or found.is_link_local))

    # --- the door -----------------------------------------------------------------------------------------------------

    async def start(self, house: House) -> None:
        path = self._data / DOOR
        if os.name != "posix" or len(os.fsencode(path)) > LONGEST_PATH:
            log.note("no door for the operator: the path of the data folder is too long for a socket")
            return
        path.unlink(missing_ok=True)

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(ConnectionError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                answer = await self._answer(await reader.readuntil(b"\n"), house)
                writer.write(msgspec.json.encode(answer) + b"\n")
                await writer.drain()
            writer.close()

        before = os.umask(0o177)  # from the first moment only its owner can open the door
        try:
            self._server = await asyncio.start_unix_server(serve, path, limit=_MOST_BYTES)
        finally:
            os.umask(before)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
            (self._data / DOOR).unlink(missing_ok=True)

    async def _answer(self, line: bytes, house: House) -> Reply:
        try:
            request = _decode(line)
            await self._obey(request, house)
        except msgspec.DecodeError as error:
            return Reply(error=Malformed(str(error)).message)
        except (Refused, OSError) as error:
            return Reply(
                error=error.message
                if isinstance(error, Refused)
                else Message("operator-not-kept", args={"why": error.strerror or ""})
            )
        return Reply(self.orders, house.here())

    async def _obey(self, request: Request, house: House) -> None:
        orders = self.orders
        match request:
            case Status():
                return
            case Tables(who=who):
                orders.tables = who
            case Offering(name=name, on=on):
                if name not in games.NAMES:
                    raise Refused(
                        "E_NONE", "", Message("operator-no-game", args={"name": name, "games": games.shelf()})
                    )
                orders.games_off = _with(orders.games_off, name, not on)
            case Close(table=table):
                if table not in orders.closed and await house.find(table) is None:
                    raise Refused("E_NONE", "", Message("operator-no-table", args={"table": table}))
                orders.closed = _with(orders.closed, table, True)
            case Bar(address=address, on=on):
                try:
                    network = str(ipaddress.ip_network(address, strict=False))
                except ValueError:
                    raise Refused("E_FORMAT", "", Message("operator-no-address", args={"address": address})) from None
                orders.barred = _with(orders.barred, network, on)
                self._networks = self._read_networks()
            case Tell(text=text):
                if hidden(text):
                    raise Refused("E_TEXT", "", Message("refuse-notice"))
                orders.notice = text
            case _:
                assert_never(request)
        self._save()
        log.note("operator", order=type(request).__name__.lower())
        if isinstance(request, Close):
            house.send_home("closed", table=request.table)
        elif isinstance(request, Bar):
            house.send_home("not_allowed", where=self.barred)
        elif isinstance(request, Tell):
            house.tell_all(Notice(request.text))


def _with(names: list[str], name: str, wanted: bool) -> list[str]:
    rest = [each for each in names if each != name]
    return [*rest, name] if wanted else rest
