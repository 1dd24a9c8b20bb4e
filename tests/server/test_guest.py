"""Tokens, ids and origins."""

from hashlib import blake2b

import pytest
from starlette.responses import Response

from lastwire.server import guest
from lastwire.server.address import Names


def test_a_token_comes_back_from_cookie_and_header() -> None:
    token = guest.new_token()
    assert guest.token_in([(b"cookie", f"a=b; lastwire_guest={token}; c=d".encode())]) == token
    assert guest.token_in([(b"authorization", f"Bearer {token}".encode())]) == token


def test_the_header_goes_before_the_cookie() -> None:
    one, two = guest.new_token(), guest.new_token()
    headers = [(b"cookie", f"lastwire_guest={one}".encode()), (b"authorization", f"Bearer {two}".encode())]
    assert guest.token_in(headers) == two


@pytest.mark.parametrize(
    "header",
    [
        (b"cookie", b"lastwire_guest=short"),
        (b"cookie", b"lastwire_guest="),
        (b"cookie", b"\xff\xfe;;;=;="),
        (b"cookie", b"other=" + b"a" * 43),
        (b"authorization", b"Basic " + b"a" * 43),
        (b"authorization", b"Bearer " + b"a" * 44),
        (b"authorization", b"Bearer " + "é".encode() * 43),
    ],
)
def test_a_token_in_the_wrong_form_is_none(header: tuple[bytes, bytes]) -> None:
    assert guest.token_in([header]) is None


def test_the_id_is_a_hash_of_the_token() -> None:
    token = guest.new_token()
    assert guest.guest_id(token) == blake2b(token.encode()).hexdigest()[:16]
    assert guest.guest_id(token) not in token


def test_the_cookie_is_out_of_reach_of_scripts() -> None:
    for secure in (False, True):
        response = Response()
        guest.hand_out("t", response, secure)
        cookie, *attributes = response.headers["set-cookie"].split("; ")
        assert cookie == "lastwire_guest=t"
        expected = {"HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={guest.KEPT_FOR_S}"}
        assert set(attributes) == (expected | {"Secure"} if secure else expected)


def test_of_several_cookies_the_first_in_the_right_form_counts() -> None:
    one, two = guest.new_token(), guest.new_token()
    line = f"lastwire_guest=short; lastwire_guest={one}; lastwire_guest={two}"
    assert guest.token_in([(b"cookie", line.encode())]) == one


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, b"a.example", True),
        (b"http://a.example", b"a.example", True),
        (b"https://A.example:8000", b"a.example:8000", True),
        (b"http://b.example", b"a.example", False),
        (b"http://a.example:1", b"a.example", False),
        (b"http://a.example.b.example", b"a.example", False),
        (b"null", b"a.example", False),
        (b"file://a.example", b"a.example", False),
        (b"http://a.example", None, False),
    ],
)
def test_origins(origin: bytes | None, host: bytes | None, same: bool) -> None:
    headers = [(name, value) for name, value in ((b"origin", origin), (b"host", host)) if value is not None]
    assert guest.same_origin(headers) is same


@pytest.mark.parametrize(
    ("host", "origin", "status"),
    [
        (None, None, None),
        (b"localhost:8000", None, None),
        (b"localhost:8000", b"http://localhost:8000", None),
        (b"[::1]:8000", b"https://[::1]:8000", None),
        (b"evil.example", None, 421),
        (b"evil.example", b"http://evil.example", 421),
        (b"no name", None, 400),
        (b"\xff", None, 400),
        (b"localhost", b"http://evil.example", 403),
        (b"localhost", b"null", 403),
        (b"localhost", b"file://localhost", 403),
    ],
)
def test_pages_elsewhere_are_strangers(host: bytes | None, origin: bytes | None, status: int | None) -> None:
    headers = [(name, value) for name, value in ((b"host", host), (b"origin", origin)) if value is not None]
    found = guest.stranger(headers, Names())
    assert (None if found is None else found[0]) == status


def test_of_two_host_headers_neither_is_overlooked() -> None:
    for hosts in ([b"localhost", b"evil.example"], [b"evil.example", b"localhost"]):
        assert guest.stranger([(b"host", host) for host in hosts], Names()) is not None
