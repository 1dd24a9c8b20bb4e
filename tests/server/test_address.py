"""Links that a friend can follow."""

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
