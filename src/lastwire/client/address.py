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


def read(link: str) -> tuple[Address, str]:
    """The server and the table that a link names; the table is empty if it names none. Raises `Parted`."""
    try:
        parts = urlsplit(link if "://" in link else f"http://{link}")
        port = parts.port
    except ValueError:
        raise Parted("link", link) from None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Parted("link", link)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    steps = parts.path.strip("/").split("/")
    table = steps[1] if steps[0] == "t" and len(steps) > 1 else ""
    return Address(parts.scheme, host if port is None else f"{host}:{port}"), table
