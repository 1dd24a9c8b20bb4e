"""Crews: friends who play campaigns together, whoever of them sits down at whichever table. What two or more of them
win counts for all, and opens boxes at every table where one of them has a seat."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from lastwire.engine.campaign import Count
from lastwire.errors import Refused
from lastwire.message import Message
from lastwire.server.body import CrewInfo, Crews, Mate
from lastwire.store.store import Crew, Store
from lastwire.table.chat import clean_name

Link: TypeAlias = Callable[[str], str]  # an invitation as a link

MOST_CREWS: Final = 10  # of one guest
MOST_MATES: Final = 30
INVITATION_BYTES: Final = 12


def _drawn() -> str:
    return secrets.token_urlsafe(INVITATION_BYTES)


async def found(store: Store, link: Link, guest: str, called: str, name: str, now: int) -> CrewInfo:
    """A new crew, with this guest as its first mate. Raises `Refused`."""
    await _room_for(store, guest)
    crew = Crew(_drawn(), clean_name(name), _drawn(), {guest: clean_name(called)})
    await store.found(crew, now)
    return _info(crew, guest, link)


async def join(store: Store, link: Link, guest: str, called: str, invitation: str, now: int) -> CrewInfo:
    """Whoever knows the invitation is a mate from now on. Raises `Refused`."""
    crew = await _invited(store, invitation)
    if guest not in crew.mates:
        await _room_for(store, guest)
        if len(crew.mates) >= MOST_MATES:
            raise Refused("E_FULL", "", Message("refuse-crew-full", args={"most": MOST_MATES}))
    name = clean_name(called)
    await store.enlist(crew.id, guest, name, now)
    crew.mates[guest] = name
    return _info(crew, guest, link)


async def leave(store: Store, link: Link, guest: str, id: str) -> Crews:
    """Raises `Refused`."""
    crew = await _own(store, guest, id)
    await store.discharge(crew.id, guest)
    return await of(store, link, guest)


async def renew(store: Store, link: Link, guest: str, id: str) -> CrewInfo:
    """Another invitation; the one before leads nowhere from now on. Raises `Refused`."""
    crew = await _own(store, guest, id)
    invitation = _drawn()
    await store.reinvite(crew.id, invitation)
    return _info(Crew(crew.id, crew.name, invitation, crew.mates), guest, link)


async def of(store: Store, link: Link, guest: str) -> Crews:
    return Crews(tuple(_info(crew, guest, link) for crew in await store.crews(guest)))


async def shown(store: Store, link: Link, guest: str, invitation: str) -> CrewInfo:
    """Who invites whom, for whoever has the invitation. Raises `Refused`."""
    return _info(await _invited(store, invitation), guest, link)


async def counts(store: Store, guest: str, id: str, game: str) -> list[Count]:
    """What a crew of this guest has won and lost. Raises `Refused`."""
    crew = await _own(store, guest, id)
    return await store.crew_counts(crew.id, game)


async def counts_of_all(store: Store, guests: Iterable[str], game: str) -> list[Count]:
    """What all crews of these guests have won and lost."""
    crews = {crew.id for guest in guests for crew in await store.crews(guest)}
    return [count for crew in sorted(crews) for count in await store.crew_counts(crew, game)]


async def _own(store: Store, guest: str, id: str) -> Crew:
    for crew in await store.crews(guest):
        if crew.id == id:
            return crew
    raise Refused("E_NONE", "", Message("refuse-no-crew"))


async def _invited(store: Store, invitation: str) -> Crew:
    crew = await store.invited(invitation)
    if crew is None:
        raise Refused("E_NONE", "", Message("refuse-no-invitation"))
    return crew


async def _room_for(store: Store, guest: str) -> None:
    if len(await store.crews(guest)) >= MOST_CREWS:
        raise Refused("E_FULL", "", Message("refuse-crews", args={"most": MOST_CREWS}))


def _info(crew: Crew, guest: str, link: Link) -> CrewInfo:
    mates = tuple(Mate(name, who == guest) for who, name in crew.mates.items())
    return CrewInfo(crew.id if guest in crew.mates else "", crew.name, crew.invitation, link(crew.invitation), mates)
