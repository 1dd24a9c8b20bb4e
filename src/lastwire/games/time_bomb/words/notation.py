"""Time Bomb in text: rows and moves as scenarios write them.

Rows are written slot 0 first, `s` SAFE, `S` SUCCESS, `B` BOOM, `-` cut; seats are A, B, C …; `A>B0`: A cuts B’s slot 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, assert_never

from lastwire.engine.types import Expire
from lastwire.errors import Malformed
from lastwire.games.time_bomb.rules import setup
from lastwire.games.time_bomb.rules.moves import ClaimSubmit, Cut, Hold, Move, PassClaim, Ready, Release
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.state import State

LETTERS: Final = "ABCDEFGHIJ"
_WIRES: Final = "sSB"  # by wire type; "-" for a cut one
_ROLES: Final = "ST"  # by side


# --- positions and moves --------------------------------------------------------------------------

_POSITION: Final = re.compile(
    r"(?P<rows>[sSB]+(?:/[sSB]+)*) (?P<start>[A-J])(?: (?P<round>[1-9]))?(?: (?P<found>\d+))?(?:\+(?P<booms>\d+))?"
    r"(?: (?P<roles>[ST]+)(?:\+(?P<leftover>[ST]))?)?"
)
_CUT: Final = re.compile(r"(?P<cutter>[A-J])?>(?P<target>[A-J])(?P<slot>\d)?(?:@(?P<expect>\d{1,9}))?")
_CLAIM: Final = re.compile(r"claim (?P<success>-|\d+)/(?P<boom>-|\d+)")


def read_position(text: str, options: Options, queue: Sequence[str] = ()) -> State:
    """TB-3.10: a position at the start of a round: `sssSs/sSsss/ssSss/BsssS A 1 0 STST+S`.

    Rows by seat, first Clipper, then (if not the beginning) round and SUCCESS found (`+` BOOMs found), then roles and
    the card left over. `queue` holds the rows of later rounds.
    """
    found = _POSITION.fullmatch(text)
    if found is None:
        raise Malformed(f"not a position of Time Bomb: {text!r}")
    roles, leftover = found["roles"], found["leftover"]
    return setup.inject(
        options,
        _read_rows(found["rows"]),
        LETTERS.index(found["start"]),
        roles=None if roles is None else [_ROLES.index(role) for role in roles],
        leftover=None if leftover is None else _ROLES.index(leftover),
        round=int(found["round"] or 1),
        success_found=int(found["found"] or 0),
        boom_found=int(found["booms"] or 0),
        queue=[_read_rows(rows) for rows in queue],
    )


def _read_rows(text: str) -> list[list[int]]:
    return [[_WIRES.index(wire) for wire in row] for row in text.split("/")]


def write_position(state: State) -> str:
    """Everything on the table in one line, as `read_position` reads it; cut wires are `-`."""
    rows = "/".join("".join("-" if wire < 0 else _WIRES[wire] for wire in row) for row in state.rows)
    roles = "".join(_ROLES[role] for role in state.roles)
    spare = "" if state.leftover < 0 else f"+{_ROLES[state.leftover]}"
    booms = f"+{state.boom_found}" if state.boom_found else ""
    return f"{rows} {LETTERS[state.clipper]} {state.round} {state.success_found}{booms} {roles}{spare}"


def write_move(move: Move) -> str:
    match move:
        case Cut(target=target, slot=slot, expect=expect):
            place = "" if slot is None else str(slot)
            return f">{LETTERS[target]}{place}" + ("" if expect is None else f"@{expect}")
        case Ready():
            return "ready"
        case ClaimSubmit(success=success, boom=boom):
            return f"claim {'-' if success is None else success}/{'-' if boom is None else boom}"
        case PassClaim():
            return "pass"
        case Hold(seat=seat):
            return f"hold {LETTERS[seat]}"
        case Release(seat=seat):
            return f"release {LETTERS[seat]}"
        case Expire(timer=timer):
            return f"expire {timer}"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    """The move of a notation; who cuts (`A` in `A>B0`) may be written and is not looked at."""
    if text == "ready":
        return Ready()
    if text == "pass":
        return PassClaim()
    if found := _CUT.fullmatch(text):
        slot, expect = found["slot"], found["expect"]
        return Cut(
            LETTERS.index(found["target"]),
            None if slot is None else int(slot),
            None if expect is None else int(expect),
        )
    if found := _CLAIM.fullmatch(text):
        return ClaimSubmit(*(None if told == "-" else int(told) for told in (found["success"], found["boom"])))
    if text.startswith("hold ") and len(text) == 6 and text[5] in LETTERS:
        return Hold(LETTERS.index(text[5]))
    if text.startswith("release ") and len(text) == 9 and text[8] in LETTERS:
        return Release(LETTERS.index(text[8]))
    if text in ("expire briefing", "expire cut"):
        return Expire(text.removeprefix("expire "))
    raise Malformed(f"not a move of Time Bomb: {text!r}")


def read_turn(text: str) -> tuple[int, Move]:
    """A move with the seat that makes it: `A>B0`, `A ready`, `C claim 2/0`, `B pass`."""
    if not text or text[0] not in LETTERS:
        raise Malformed(f"a turn begins with the letter of a seat: {text!r}")
    return LETTERS.index(text[0]), read_move(text if text[1:2] == ">" else text[2:])
