"""A finished match, step by step, as any viewer saw it or would have seen it."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import Literal

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.types import ALL, PUBLIC, Viewer
from lastwire.errors import Broken, Malformed, Outdated, RecordError
from lastwire.server.body import Position, Replay
from lastwire.server.socket import encode
from lastwire.table.reel import Frame
from lastwire.table.replay import describe_frame, replayed


def write(text: str, viewer: str, packed: bool) -> bytes:
    """The replay of a stored record for `public`, `all` or a seat's number, as JSON, packed or not."""
    data = encode(make(Record.read(text), viewer))
    return gzip.compress(data, 3, mtime=0) if packed else data


def describe(text: str, viewer: str, step: int) -> bytes:
    """The position in words after a step of the replay."""
    record = Record.read(text)
    eyes = _eyes(viewer, record.seats)
    try:
        lines = describe_frame(record, eyes, step)
    except (KeyError, RecordError, Broken):
        lines = []  # what does not replay has no steps
    return encode(Position(tuple(lines)))


def make(record: Record, viewer: str) -> Replay:
    """The match step by step, if it still replays to its stored end; otherwise the log as it was written, and why."""
    eyes = _eyes(viewer, record.seats)
    frames: list[Frame] = []
    called: tuple[tuple[str, ...], ...] = ()
    problem: Literal["", "outdated", "differs", "gone"] = ""
    try:
        if Match.replay(games.load(record.game), record).difference(record):
            problem = "differs"
        else:
            frames, called = replayed(record, eyes)
    except KeyError:
        problem = "gone"
    except Outdated:
        problem = "outdated"
    except (RecordError, Broken):
        problem = "differs"
    return Replay(
        game=record.game,
        names=record.names,
        seats=record.seats,
        commitment=sha256(bytes.fromhex(record.seed)).hexdigest(),
        seed=record.seed,
        verified=not problem,
        viewer=eyes if eyes >= 0 else viewer,
        frames=tuple(frames),
        called=called,
        problem=problem,
        log=record.log if problem else (),
    )


def _eyes(viewer: str, seats: int) -> Viewer:
    if viewer == "public":
        return PUBLIC
    if viewer == "all":
        return ALL
    if viewer in map(str, range(seats)):
        return int(viewer)
    raise Malformed(f"as: public, all or a seat from 0 to {seats - 1}")
