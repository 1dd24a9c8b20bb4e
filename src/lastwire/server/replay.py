"""A finished match, step by step, as any viewer saw it or would have seen it."""

from __future__ import annotations

import asyncio
from hashlib import sha256

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.types import ALL, PUBLIC, Viewer
from lastwire.errors import Malformed, RecordError, Refused
from lastwire.server.body import Replay
from lastwire.table.replay import replay_frames


async def show(record: Record, viewer: str) -> Replay:
    """The replay for `public`, `all` or a seat's number, made off the event loop."""
    return await asyncio.to_thread(make, record, viewer)


def make(record: Record, viewer: str) -> Replay:
    eyes = _eyes(viewer, record.seats)
    try:
        frames = replay_frames(record, eyes)
        match = Match.replay(games.load(record.game), record)
    except RecordError as error:
        raise Refused("E_RECORD", "", f"This match cannot be replayed: {error}.") from None
    return Replay(
        game=record.game,
        names=record.names,
        seats=record.seats,
        commitment=sha256(bytes.fromhex(record.seed)).hexdigest(),
        seed=record.seed,
        verified=match.digest() == record.digest and match.outcome == record.outcome,
        viewer=eyes if eyes >= 0 else viewer,
        frames=tuple(frames),
    )


def _eyes(viewer: str, seats: int) -> Viewer:
    if viewer == "public":
        return PUBLIC
    if viewer == "all":
        return ALL
    if viewer in map(str, range(seats)):
        return int(viewer)
    raise Malformed(f"as: public, all or a seat from 0 to {seats - 1}")
