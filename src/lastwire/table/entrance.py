"""How people come to the table: sitting down, asking for a seat or to watch, being let in, giving the password."""

from __future__ import annotations

import hmac

from lastwire.engine.text import alike
from lastwire.engine.types import Seat
from lastwire.errors import Refused
from lastwire.message import Message
from lastwire.table import commands as asked
from lastwire.table import entry as stored
from lastwire.table.gate import AT_PASSWORD, INSIDE, Knock
from lastwire.table.live import Live
from lastwire.table.scene import Scene

NEWCOMER = "Newcomer"


def sit(scene: Scene, guest: str, command: asked.Sit) -> stored.StoredCommand:
    room = scene.room
    scene.gate.check_welcome(room, guest)
    own = room.seating.seat_of(guest)
    if own is not None and command.seat in (None, own):
        if room.seating[own].stand_in is None:
            raise Refused("E_SEAT", "", Message("refuse-sitting-there"))
        return stored.Returned(own)
    seat = free_seat(scene, guest, command.seat)
    if scene.gate.needs_nod(room, guest):
        raise Refused("E_NOD", "", Message("refuse-ask-first"))
    room.seating.check_name(command.name, but=(seat, own))
    return stored.Sat(seat, command.name)


def free_seat(scene: Scene, guest: str, seat: Seat | None) -> Seat:
    """The seat that this guest could have, the one named or the first that is free."""
    room = scene.room
    if room.phase == "match" and scene.live is not None:
        seat = _late_seat(scene, scene.live, guest, seat)
    elif seat is None:
        seat = room.seating.free()
    if seat is None:
        raise Refused("E_SEAT", "", Message("refuse-no-free"))
    if room.seating.chair(seat).guest is not None:
        raise Refused("E_SEAT", "", Message("refuse-seat-taken-already"))
    return seat


def _late_seat(scene: Scene, live: Live, guest: str, seat: Seat | None) -> Seat | None:
    """In a running match a newcomer takes a bot's seat; nobody gets to see the secrets of two seats."""
    room = scene.room
    if live.delay_ms is not None:
        raise Refused("E_SEAT", "", Message("refuse-seen-all"))
    held = live.held.get(guest)
    if room.seating.seat_of(guest) is not None or (held is not None and seat not in (None, held)):
        raise Refused("E_SEAT", "", Message("refuse-seen-other"))
    if seat is None:
        barred = {kept for kept, owner in live.kept.items() if owner != guest}
        seat = room.seating.free_bot(barred) if held is None else held
    if seat is None:
        return None
    if room.seating.chair(seat).bot is None:
        raise Refused("E_SEAT", "", Message("refuse-bots-only"))
    if live.kept.get(seat, guest) != guest:
        raise Refused("E_SEAT", "", Message("refuse-seat-kept"))
    if scene.gate.seen_elsewhere(room, live, guest, seat):
        raise Refused("E_SEAT", "", Message("refuse-near-seen"))
    return seat


def ask(scene: Scene, guest: str, command: asked.Ask) -> None:
    """Let somebody wait for a nod. Only those who can give it are told; nothing is stored."""
    room, gate = scene.room, scene.gate
    scene.gate.check_welcome(room, guest)
    if room.seating.seat_of(guest) is not None:
        raise Refused("E_SEAT", "", Message("refuse-sitting-here"))
    gate.check_ask(guest)
    if command.watch:
        if gate.standing(room, guest) == INSIDE:
            raise Refused("E_SEAT", "", Message("refuse-inside"))
        gate.ask(guest, "", "", None)
        return
    seat = free_seat(scene, guest, command.seat)
    if not gate.needs_nod(room, guest):
        raise Refused("E_SEAT", "", Message("refuse-no-asking"))
    room.seating.check_name(command.name, but=(seat,))
    if room.phase != "match" or _free_words(scene, seat):
        gate.ask(guest, command.name, "", seat)
    else:
        gate.ask(guest, _newcomer(scene), command.name, seat)


def _free_words(scene: Scene, seat: Seat) -> bool:
    """Whether this seat may use free text. If not, its name could be used to say things, so the table gives it one."""
    live = scene.live
    if live is None or live.match.game.talk is None:
        return True
    return live.match.talk_rule(seat).text


def _newcomer(scene: Scene) -> str:
    taken = [chair.name for chair in scene.room.seating if chair.name is not None]
    taken += [other.name for other in scene.gate.asks.values()]
    number = 1
    while any(alike(_numbered(number), name) for name in taken):
        number += 1
    return _numbered(number)


def _numbered(number: int) -> str:
    return NEWCOMER if number == 1 else f"{NEWCOMER} {number}"


def answerable(scene: Scene, guest: str, number: int) -> Knock:
    """What somebody asked for, if this guest may say yes or no to it."""
    found = scene.gate.asked(number)
    nodders = scene.gate.nodders(scene.room, found)
    if guest not in nodders:
        if guest == scene.room.host:
            raise Refused("E_AUTH", "", Message("refuse-own-address"))
        raise Refused("E_HOST", "", Message("refuse-host-only"))
    return found


def nod(scene: Scene, guest: str, command: asked.Nod) -> stored.LetIn:
    found = answerable(scene, guest, command.ask)
    if found.seat is None:
        return stored.LetIn(found.guest)
    seat = free_seat(scene, found.guest, found.seat)
    scene.room.seating.check_name(found.name, but=(seat,))
    return stored.LetIn(found.guest, found.name, seat, found.later)


def enter(scene: Scene, guest: str, command: asked.Enter) -> stored.Entered:
    """The shell has made a key of the password, as it did when the host chose it."""
    room = scene.room
    if guest in room.sent_away:
        raise Refused("E_AUTH", "", Message("refuse-sent-away"))
    if scene.gate.standing(room, guest) != AT_PASSWORD:
        raise Refused("E_PHASE", "", Message("refuse-no-password"))
    if not hmac.compare_digest(command.password.encode(), room.key.encode()):
        raise Refused("E_PASSWORD", "", Message("refuse-wrong-password"))
    return stored.Entered()
