"""Addresses: where this machine is in its network, and which link a friend can follow."""

from __future__ import annotations

import ipaddress
import socket


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
    """The address as it stands in a link."""
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
