"""Looking back after the end: each bomb's score sheet, what each seat's points came from, and how each bomb ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from lastwire.engine.types import Said
from lastwire.games.academy.rules.sheet import Posting
from lastwire.games.academy.rules.state import BOOM, CAUSES, CUT, OVER, State
from lastwire.message import Message


def review(state: State, talk: Sequence[Said]) -> dict[str, Any] | None:
    """What to look back on; None while the match runs."""
    if state.phase != OVER:
        return None
    bombs = [_bomb(number, sheet, state) for number, sheet in enumerate(state.past, 1)]
    return {"bombs": bombs, "seats": [_seat(state, seat) for seat in range(state.setting.seats)]}


def _bomb(number: int, sheet: Sequence[Posting], state: State) -> dict[str, Any]:
    """Chapter 11: every point explained, and who set the bomb off, whoever a Tool spared included (BSA-4.7.1)."""
    blown = [entry for entry in sheet if entry.cause == CAUSES[BOOM]]
    seats = sorted([entry.seat for entry in blown])
    text = None
    if blown:
        text = Message(
            "academy-review-bomb",
            {"one": seats[0], "names": tuple(seats)},
            {
                "bomb": Message(f"academy-bomb-{number}"),
                "wire": Message(f"academy-wire-{blown[0].wire}"),
                "round": blown[0].round,
            },
        )
    return {
        "bomb": number,
        "gains": list(state.gains[number - 1]),
        "sheet": [msgspec.to_builtins(entry) for entry in sheet],
        "rounds": max((entry.round for entry in sheet), default=0),
        "responsible": seats,
        "text": text,
    }


def _seat(state: State, seat: int) -> dict[str, Any]:
    points: Counter[str] = Counter()
    alone = shared = 0
    for sheet in state.past:
        # Not by the divisor: a Jammer scores as if alone, and is not (BSA-7.16).
        cutters = Counter((entry.round, entry.wire) for entry in sheet if entry.cause == CAUSES[CUT])
        for entry in sheet:
            if entry.seat == seat:
                points[entry.cause] += entry.points
                if entry.cause == CAUSES[CUT]:
                    alone += cutters[entry.round, entry.wire] == 1
                    shared += cutters[entry.round, entry.wire] > 1
    return {
        "seat": seat,
        "score": state.scores[seat],
        "points": {cause: points[cause] for cause in CAUSES if cause in points},
        "cuts_alone": alone,
        "cuts_shared": shared,
    }
