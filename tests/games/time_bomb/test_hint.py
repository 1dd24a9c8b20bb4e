"""What a learner is told of a move is true, and a piece that cannot be used says why."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lastwire.games.time_bomb.rules.floor import floor
from lastwire.games.time_bomb.rules.moves import Cut, Ready
from lastwire.testing import clause
from tests.games.advice import explained, moments
from tests.games.time_bomb.kit import begin


def test_what_a_hint_says_is_true() -> None:
    said: Counter[str] = Counter()
    for number in range(8):
        for moment in moments("time-bomb", 5, f"hint {number}"):
            if not isinstance(moment.move, Cut):
                continue
            state, view, seat = moment.match.state, moment.view, moment.seat
            others = [wire for row, wires in enumerate(state.rows) if row != seat for wire in wires if wire >= 0]
            success, boom = others.count(1), others.count(2)
            claims = {each.seat: each for each in floor(view, moment.past.talk).claims}
            target = claims.get(moment.move.target)
            for message in filter(None, (moment.reason, moment.weighed.warning)):
                id = message.id.removeprefix("time-bomb-")
                values: dict[str, Any] = dict(message.args)
                said[id] += 1
                assert (values["wires"], values["success"], values["boom"]) == (len(others), success, boom)
                match id:
                    case "tip-claims":
                        assert target is not None
                        assert target.implied_left == values["claimed"] > 0
                        rest = [
                            each.implied_left or 0
                            for each in claims.values()
                            if each.seat != seat and view.face_down[each.seat]
                        ]
                        assert values["most"] != "most" or max(rest) == values["claimed"]
                    case "tip-all-mine" | "tip-harmless":
                        assert success == 0
                    case "tip-safe":
                        assert boom == 0
                    case "tip-clash":
                        assert sum(each.success or 0 for each in claims.values()) == values["claimed"]
                        assert values["claimed"] > values["dealt"] == view.success_at_round_start
                    case "tip-fuse" | "tip-open" | "weigh-boom":
                        assert target is not None
                        assert target.boom
                    case "tip-waste" | "tip-none" | "weigh-none":
                        assert target is not None
                        assert (target.implied_left or 0) <= 0
                    case "tip-silent":
                        assert target is None or target.success is None
                    case "weigh-last":
                        assert success == 1 == view.success_left
                    case _:
                        assert id == "tip-cover"
    assert {"tip-claims", "tip-clash", "tip-none", "tip-waste", "weigh-none"} <= said.keys(), said


@clause("TB-4.6", "TB-4.1")
def test_a_wire_that_cannot_be_cut_says_why() -> None:
    match = begin(ready_gate=True)
    cutter = match.state.clipper
    other = (cutter + 1) % 4
    assert explained(match, cutter, f"{other}-0").clause == "TB-4.1"
    for seat in range(4):
        match.play(seat, Ready())
    assert explained(match, cutter, f"{cutter}-0").clause == "TB-4.6"
    assert explained(match, other, f"{cutter}-0").message.id == "time-bomb-refuse-E_NOT_CLIPPER"
    can = explained(match, cutter, f"{other}-0")
    assert (can.clause, can.pieces) == ("", (f"{other}-0",))
