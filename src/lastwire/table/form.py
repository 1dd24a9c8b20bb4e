"""How a table is stored between its entries: the room as a snapshot. See `lastwire.engine.form`."""

from __future__ import annotations

from typing import Final

import msgspec

from lastwire.engine.form import Form, Shape
from lastwire.errors import Malformed, RecordError
from lastwire.table.messages import PastMatch
from lastwire.table.room import KeptLine, Points, Room
from lastwire.table.seats import Chair, Seating
from lastwire.table.style import Style

_CHAIR: Final = Shape(
    Chair, defaults={"player": None, "name": None, "guest": None, "bot": None, "stand_in": None, "later": None}
)

_ROOM: Final = Shape(
    Room,
    "id game options",
    defaults={
        "n": 0,
        "now": 0,
        "host": None,
        "watch": "anyone",
        "seating": {"chairs": []},
        "phase": "room",
        "match": 0,
        "sent_away": [],
        "let_in": [],
        "key": "",
        "entered": [],
        "locked": False,
        "muted": [],
        "quiet": False,
        "chat": [],
        "matches": [],
        "kept": {},
        "tally": {},
        "ids": {},
    },
    later={"style": {}},
    parts=(
        Shape(Seating, "chairs", {"bots_made": 0}, parts=(_CHAIR,)),
        Shape(KeptLine, "name text", {"system": False}, loose="name text"),
        Shape(PastMatch, "number game reason winners"),
        Shape(Points, defaults={"points": {}, "over": False, "scored": False}),
        Shape(Style, defaults={"pace": "normal", "practice": False, "lead": True}),
    ),
)

FORM: Final = Form(_ROOM)


def write_room(room: Room) -> bytes:
    return msgspec.json.encode(FORM.write(room))  # not sorted: the order of ids counts


def read_room(data: bytes) -> Room:
    """The room of a snapshot; raises `RecordError` if this version cannot read it."""
    try:
        room: Room = FORM.read(msgspec.json.decode(data))
    except (msgspec.DecodeError, Malformed) as error:
        raise RecordError(f"not a snapshot that this version can read: {error}") from None
    return room
