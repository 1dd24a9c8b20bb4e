"""Where a server is, and which of its tables a link names."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPSConnection
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from lastwire.errors import Parted

_PATIENCE_S: Final = 30


class Address(NamedTuple):
    """A server: `http://127.0.0.1:8000`."""

    scheme: str
    place: str  # host and port

    def __str__(self) -> str:
        return f"{self.scheme}://{self.place}"

    def connection(self) -> HTTPConnection:
        kind = HTTPSConnection if self.scheme == "https" else HTTPConnection
        return kind(self.place, timeout=_PATIENCE_S)

    def socket(self, path: str) -> str:
        return f"{'wss' if self.scheme == 'https' else 'ws'}://{self.place}{path}"


class Invitation(NamedTuple):
    """Where a link leads: to a server, and perhaps to one of its tables, by its id or for a while by a short code."""

    server: Address
    table: str = ""
    code: str = ""


def read(link: str) -> Invitation:
    """What a link names. Raises `Parted` if it is none."""
    try:
        parts = urlsplit(link if "://" in link else f"http://{link}")
        port = parts.port
    except ValueError:
        raise Parted("link", link) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Parted("link", link)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    where, _, name = parts.path.strip("/").partition("/")
    name = name.partition("/")[0]
    server = Address(parts.scheme, host if port is None else f"{host}:{port}")
    return Invitation(server, name if where == "t" else "", name if where == "j" else "")
