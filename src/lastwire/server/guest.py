"""Who is asking. A guest is whoever holds a secret token, in a cookie or in a header; the public id is a hash of it.

The token is made here, appears in no address or log, and is never stored: only its hash is.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from starlette.responses import Response

from lastwire.message import Message
from lastwire.server.address import Names, named

COOKIE: Final = "lastwire_guest"
KEPT_FOR_S: Final = 400 * 24 * 3600  # browsers keep no cookie longer
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")  # 32 bytes

Headers = Iterable[tuple[bytes, bytes]]


def new_token() -> str:
    return secrets.token_urlsafe(32)


def guest_id(token: str) -> str:
    """The public id of whoever holds this token."""
    return blake2b(token.encode()).hexdigest()[:16]


def screen_id(token: str) -> str:
    """The same for a screen that this token's holder puts up for all to see: somebody else, who has no seat and knows
    no password until it is given."""
    return blake2b(token.encode(), person=b"screen").hexdigest()[:16]


def token_in(headers: Headers) -> str | None:
    """The token that a request carries. A malformed one counts as none, and of several cookies with our name the first
    well-formed one counts: browsers send the closest first, where Starlette's parser keeps the last."""
    cookies: list[str] = []
    for name, value in headers:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            return token if scheme.lower() == "bearer" and _TOKEN.fullmatch(token) else None
        if name == b"cookie":
            cookies.append(value.decode("latin-1"))
    for line in cookies:
        for part in line.split(";"):
            name_, _, value_ = part.strip().partition("=")
            if name_ == COOKIE and _TOKEN.fullmatch(value_):
                return value_
    return None


def hand_out(token: str, response: Response, secure: bool) -> None:
    """Hand a token to a browser, out of reach of its scripts."""
    response.set_cookie(COOKIE, token, max_age=KEPT_FOR_S, httponly=True, samesite="lax", secure=secure)


def stranger(headers: Headers, names: Names) -> tuple[int, Message] | None:
    """Status and message for a request that comes from somebody else's page; None if it does not seem to.

    Programs other than browsers may leave out both headers."""
    for header, value in headers:
        if header == b"host":
            name = named(value.decode("latin-1"))
            if name is None:
                return 400, Message("refuse-host-form")
            if name not in names:
                return 421, Message("refuse-host", args={"name": name})
        elif header == b"origin":
            scheme, _, place = value.decode("latin-1").partition("://")
            name = named(place) if scheme in ("http", "https") else None
            if name is None or name not in names:
                return 403, Message("refuse-origin")
    return None


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from a program other than a browser, which names no
    origin."""
    origin = host = None
    for name, value in headers:
        if name == b"origin":
            origin = value.decode("latin-1")
        elif name == b"host":
            host = value.decode("latin-1")
    if origin is None:
        return True
    scheme, mark, place = origin.partition("://")
    return bool(mark) and scheme in ("http", "https") and host is not None and place.lower() == host.lower()
