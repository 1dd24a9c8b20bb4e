"""Addresses: where this machine is in its network, which names are its own, and which link a friend can follow."""

from __future__ import annotations

import ipaddress
import os
import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

_NAME: Final = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")


def lan_address() -> str | None:
    """The address of this machine in its own network, if it has one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation; a datagram socket only picks a route
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(address).is_loopback else address


def reachable_from_outside(host: str) -> bool:
    """Whether a server that listens on this address can be reached from other machines."""
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host not in ("localhost", "")


def bracketed(host: str) -> str:
    """The address as written in a link."""
    return f"[{host}]" if ":" in host else host


def shared_place(place: str, listens_on: str) -> str:
    """The host and port to put in a link for friends, given those the host's own browser used.

    `localhost` is of no use to anybody else, so it becomes the address in the network, if the server listens there.
    """
    name, port = place, ""
    if not place.endswith("]") and ":" in place:
        name, _, port = place.rpartition(":")
    if reachable_from_outside(name.strip("[]")) or not reachable_from_outside(listens_on):
        return place
    address = lan_address()
    if address is None:
        return place
    return f"{address}:{port}" if port else address


def household(address: str) -> str:
    """What limits count as one address: an IPv6 network of 64 bits, of which a single home has more than enough."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Proxies:
    """The addresses that are trusted to say where a request comes from, as uvicorn reads them too. Many people share
    them, so one of those people must not get all of them shut out."""

    def __init__(self, allowed: str | None = None) -> None:
        text = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1") if allowed is None else allowed
        self._all = text.strip() == "*"
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for part in text.split(","):
            with suppress(ValueError):
                self._networks.append(ipaddress.ip_network(part.strip(), strict=False))

    def __contains__(self, address: str) -> bool:
        try:
            place = ipaddress.ip_network(address).network_address
        except ValueError:
            return self._all
        return self._all or any(place in network for network in self._networks)


class Names:
    """The names that this server goes by. A foreign site can point its own name at this machine's address and would
    then be taken for one of ours; but it cannot make a browser send any name but its own."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        own = socket.gethostname().lower()
        self._names = {own, own.partition(".")[0], *(name.lower().rstrip(".") for name in allowed)} - {""}

    def __contains__(self, name: str) -> bool:
        return name in self._names or f".{name}".endswith((".localhost", ".local")) or _literal(name)


def named(place: str) -> str | None:
    """The host, without its port, from a `Host` header or an origin without its scheme; None if it is malformed."""
    found = re.fullmatch(r"(\[[0-9A-Fa-f:.]{2,45}\]|[^\[\]:]{1,254})(:[0-9]{1,5})?", place)
    if found is None:
        return None
    name = found[1].lower().removesuffix(".")
    return name if _literal(name) or _NAME.fullmatch(name) else None


def _literal(name: str) -> bool:
    """Whether this is a numeric address, which no name server can redirect."""
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
