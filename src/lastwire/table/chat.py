"""Names and lines of chat: what they may be made of, who may write when, and how many are let through."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec import Raw

from lastwire.engine.text import blank, plain, tidied
from lastwire.engine.types import Seat
from lastwire.errors import Refused
from lastwire.message import Message
from lastwire.table import commands as asked
from lastwire.table.gate import Gate
from lastwire.table.live import Live
from lastwire.table.room import Room

C = TypeVar("C")


def cleaned(command: C) -> C:
    """A command with its texts normalised, before anything else is done with it; raises `Refused` if one holds
    invisible characters. Options are checked once they are complete, with what a content file adds to them."""
    match command:
        case asked.Open() | asked.Sit() | asked.Rename() | asked.Ask():
            return msgspec.structs.replace(command, name=clean_name(command.name))
        case asked.Chat():
            return msgspec.structs.replace(command, text=clean_line(command.text))
        case asked.Say() | asked.Mark():
            return msgspec.structs.replace(command, act=_clean_json(command.act))
        case asked.Play():
            return msgspec.structs.replace(command, move=_clean_json(command.move))
        case _:
            return command


def clean_name(text: str) -> str:
    name = plain(text)
    if name is None or blank(name):
        raise Refused("E_NAME", "", Message("refuse-name-hidden"))
    return name


def clean_line(text: str) -> str:
    line = plain(text)
    if line is None or blank(line):
        raise Refused("E_TEXT", "", Message("refuse-chat-hidden"))
    return line


def _clean_json(raw: Raw) -> Raw:
    data = bytes(raw)
    if data.isascii() and b"\\" not in data and b"\x7f" not in data:
        return raw  # only visible characters in it
    try:
        return Raw(msgspec.json.encode(tidied(msgspec.json.decode(data))))
    except ValueError as error:
        if isinstance(error, msgspec.DecodeError):
            return raw  # not JSON at all: whatever decodes it will say so
        raise Refused("E_TEXT", "", Message("refuse-said-hidden")) from None
    except RecursionError:
        return raw


def check_chat(room: Room, live: Live | None, gate: Gate, guest: str) -> None:
    """Who may write now."""
    gate.check_speaker(room, guest)
    if room.phase != "match":
        return
    seat = room.seating.seat_of(guest)
    if seat is None:
        raise Refused("E_AUTH", "", Message("refuse-watcher-silent"))
    if live is not None:
        _check_in_match(live, seat)


def _check_in_match(live: Live, seat: Seat) -> None:
    """A match with its own talk allows chat only in pauses, and where its rules allow no free text a pause allows none
    either."""
    if live.paused and not live.pausing.chat:
        raise Refused("E_PAUSED", live.pausing.clause, Message("refuse-pause-silent"))
    if live.match.game.talk is None:
        return
    if not live.paused:
        raise Refused("E_PHASE", "", Message("refuse-talk-inside"))
    if not live.match.talk_rule(seat).text:
        raise Refused("E_PAUSED", "", Message("refuse-no-free-text"))


def chat_shut(room: Room, live: Live | None, gate: Gate, guest: str) -> Message | None:
    """Why a guest may not write now; None if they may."""
    try:
        check_chat(room, live, gate, guest)
    except Refused as refused:
        return refused.message
    return None


class Flow:
    """When each guest last wrote, to limit how many lines are let through."""

    __slots__ = ("_times",)

    def __init__(self) -> None:
        self._times: dict[str, list[int]] = {}

    def check(self, guest: str, now: int, lines: int, span_ms: int) -> None:
        times = self._times.get(guest, ())
        if sum(time > now - span_ms for time in times) >= lines:
            raise Refused("E_RATE", "", Message("refuse-chat-rate"))

    def note(self, guest: str, now: int) -> None:
        self._times[guest] = [*self._times.pop(guest, ())[-63:], now]
        if len(self._times) > 32:
            del self._times[next(iter(self._times))]
