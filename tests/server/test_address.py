"""Links that a friend can follow, names of our own, and what limits count as one address."""

import socket

import pytest

from lastwire.server import address


@pytest.mark.parametrize(
    ("place", "listens_on", "shared"),
    [
        ("localhost:8000", "0.0.0.0", "192.168.1.7:8000"),
        ("127.0.0.1:8000", "0.0.0.0", "192.168.1.7:8000"),
        ("[::1]:8000", "::", "192.168.1.7:8000"),
        ("localhost", "0.0.0.0", "192.168.1.7"),
        ("localhost:8000", "127.0.0.1", "localhost:8000"),
        ("games.example", "0.0.0.0", "games.example"),
        ("10.0.0.3:8000", "0.0.0.0", "10.0.0.3:8000"),
    ],
)
def test_localhost_becomes_the_address_in_the_network(
    place: str, listens_on: str, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "lan_address", lambda: "192.168.1.7")
    assert address.shared_place(place, listens_on) == shared


def test_without_a_network_the_link_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "lan_address", lambda: None)
    assert address.shared_place("localhost:8000", "0.0.0.0") == "localhost:8000"


@pytest.mark.parametrize(
    ("place", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::/64"),
        ("no:address", "no:address"),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one_address(place: str, counted_as: str) -> None:
    assert address.household(place) == counted_as


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("Games.Example:8000", "games.example"),
        ("localhost", "localhost"),
        ("localhost.:80", "localhost"),
        ("127.0.0.1:8000", "127.0.0.1"),
        ("[::1]:8000", "[::1]"),
        ("my_box.local", "my_box.local"),
        ("", None),
        (":8000", None),
        ("a..b", None),
        ("-a.example", None),
        ("a b", None),
        ("a/b", None),
        ("user@a.example", None),
        ("a.example:http", None),
        ("[::1", None),
        ("[nonsense]", None),
        ("é.example", None),
        ("a" * 254, None),
        ("a." * 400 + "local", None),
    ],
)
def test_the_name_in_a_host_header(place: str, name: str | None) -> None:
    assert address.named(place) == name


@pytest.mark.parametrize(
    "name",
    ["localhost", "tv.localhost", "box.local", "127.0.0.1", "203.0.113.9", "[::1]", "[2001:db8::1]", "games.example"],
)
def test_names_that_are_ours(name: str) -> None:
    assert name in address.Names(["Games.Example", ""])


@pytest.mark.parametrize(
    "name",
    [
        "evil.example",
        "notlocalhost",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "xlocal",
        "local.evil",
        "",
        "1",
    ],
)
def test_names_that_are_not(name: str) -> None:
    assert name not in address.Names(["games.example", ""])


def test_this_machines_own_name_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Den.home.example")
    assert "den.home.example" in address.Names()
    assert "den" in address.Names()
    assert "home.example" not in address.Names()


@pytest.mark.parametrize(
    ("allowed", "address_of", "trusted"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.0/8, 192.0.2.1", "10.1.2.3", True),
        ("10.0.0.0/8, 192.0.2.1", "192.0.2.1", True),
        ("10.0.0.0/8, 192.0.2.1", "192.0.2.2", False),
        ("2001:db8::/32", "2001:db8:1:2::/64", True),
        ("*", "192.0.2.1", True),
        ("proxy.example", "192.0.2.1", False),
        ("", "127.0.0.1", False),
    ],
)
def test_proxies_are_those_that_were_named(allowed: str, address_of: str, trusted: bool) -> None:
    assert (address_of in address.Proxies(allowed)) is trusted


def test_if_nothing_is_said_the_proxy_is_on_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    assert "127.0.0.1" in address.Proxies()
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    assert "127.0.0.1" not in address.Proxies()
    assert "192.0.2.1" in address.Proxies()
