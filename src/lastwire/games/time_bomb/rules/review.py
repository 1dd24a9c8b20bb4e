"""Looking back after the end (TB-5.22, TB-6.9): claims beside the truth, what each seat did, which cuts decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.types import Said
from lastwire.games.time_bomb.rules.content import ROUNDS
from lastwire.games.time_bomb.rules.outcome import winner
from lastwire.games.time_bomb.rules.state import BOOM, OVER, SIDES, SUCCESS, WIRES, State
from lastwire.games.time_bomb.rules.talk import Hand
from lastwire.message import Message
from lastwire.message import row as sentences


def review(state: State, talk: Sequence[Said]) -> dict[str, Any] | None:
    """What to look back on; None while the match runs, since all of it rests on hidden things."""
    if state.phase != OVER:
        return None
    claims = [_claim(state, said) for said in talk if isinstance(said.act, Hand)]
    return {"claims": claims, "seats": _seats(state, claims), "cuts": _cuts(state)}


def _deal(state: State, number: int) -> tuple[tuple[int, ...], ...]:
    return state.deals[number - state.round - 1]


def _claim(state: State, said: Said) -> dict[str, Any]:
    """TB-5.22, TB-7.20: a claim speaks of the row as dealt in its round; what it leaves out cannot be false."""
    number, cut_no = said.when
    row = _deal(state, number)[said.seat]
    success, boom = row.count(SUCCESS), row.count(BOOM)
    true = said.act.success in (None, success) and said.act.boom in (None, boom)
    return {
        "seq": said.seq,
        "seat": said.seat,
        "round": number,
        "cut_no": cut_no,
        "success": said.act.success,
        "boom": said.act.boom,
        "truth": {"success": success, "boom": boom},
        "true": true,
    }


def _seats(state: State, claims: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """TB-6.9: for each seat, its role, whether it won, what it cut, and how many of its claims were true."""
    won = winner(state)
    found = []
    for seat, role in enumerate(state.roles):
        cuts = [wire for _, _, cutter, _, _, wire, _ in state.history if cutter == seat]
        own = [claim["true"] for claim in claims if claim["seat"] == seat]
        found.append(
            {
                "seat": seat,
                "role": SIDES[role],
                "won": role == won,
                "cuts": {name: cuts.count(wire) for wire, name in enumerate(WIRES)},
                "claims_true": own.count(True),
                "claims_false": own.count(False),
            }
        )
    return found


def _cuts(state: State) -> list[dict[str, Any]]:
    """Every cut with what its row truly held, and a note. `turning` marks those that decided something."""
    notes = []
    left: list[list[int]] = []
    found, lost = state.piles[0][SUCCESS], False
    for index, (number, cut_no, cutter, target, slot, wire, forced) in enumerate(state.history):
        if cut_no == 1:
            left = [list(row) for row in _deal(state, number)]
        row = left[target]
        success, boom, size = row.count(SUCCESS), row.count(BOOM), len(row)
        row.remove(wire)
        found += wire == SUCCESS
        missing = state.success - found
        cuts_left = ROUNDS * state.seats - state.cuts_total + len(state.history) - index - 1
        last = index == len(state.history) - 1
        now_lost = not lost and cuts_left < missing and not (last and state.cause == "boom")
        lost = lost or now_lost
        if last and state.cause != "timeout":
            note = state.cause
        elif last:
            note = "timeout"
        elif now_lost:
            note = "lost_cause"
        elif wire == SUCCESS:
            note = "success"
        elif boom:
            note = "near_miss"
        else:
            note = "safe" if success else "wasted"
        odds = boom if note in ("boom", "near_miss") else success
        who: dict[str, int | tuple[int, ...]] = {"cutter": cutter, "target": target}
        text = Message(f"time-bomb-review-{note}", who, {"odds": 100 * odds // size, "missing": missing})
        if forced:
            text = sentences((Message("time-bomb-review-forced", who), text))
        notes.append(
            {
                "round": number,
                "cut_no": cut_no,
                "cutter": cutter,
                "target": target,
                "slot": slot,
                "wire": WIRES[wire],
                "forced": forced,
                "row": {"success": success, "boom": boom, "face_down": size},
                "note": note,
                "turning": last or note in ("lost_cause", "near_miss"),
                "text": text,
            }
        )
    return notes
