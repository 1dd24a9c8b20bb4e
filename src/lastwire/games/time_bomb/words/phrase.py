"""What several messages are filled with."""

from __future__ import annotations

from lastwire.games.time_bomb.rules.events import WireCut
from lastwire.games.time_bomb.rules.view import CutMade, Result
from lastwire.message import Message, Value


def counts(safe: int, success: int, boom: int) -> dict[str, Value]:
    return {"safe": safe, "success": success, "boom": boom}


def claim(success: int | None, boom: int | None) -> dict[str, Value]:
    """A claim of a row; where neither is stated, there is none."""
    return {"success": _stated(success), "boom": _stated(boom)}


def _stated(number: int | None) -> int | str:
    return "none" if number is None else number


def cut(id: str, made: WireCut | CutMade) -> Message:
    return Message(
        id,
        {"cutter": made.cutter, "target": made.target},
        {"place": made.slot + 1, "wire": made.wire, "forced": "yes" if made.forced else "no"},
    )


def over(result: Result, skin: str) -> Message:
    return Message("time-bomb-ask-over", args={"cause": result.cause, "winner": result.winner, "skin": skin})
