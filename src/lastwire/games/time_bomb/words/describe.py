"""The position in words, one fact a line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from lastwire.engine.types import PUBLIC
from lastwire.games.time_bomb.rules.content import ROUNDS
from lastwire.games.time_bomb.rules.text import TEXT
from lastwire.games.time_bomb.rules.view import OwnClaim, View
from lastwire.games.time_bomb.words.phrase import (
    claimed,
    count_text,
    counts_text,
    cut_line,
    joined,
    role_name,
    team_name,
)
from lastwire.kit.phrase import you


def describe(view: View, names: Sequence[str]) -> str:
    """The position in words, one fact a line."""
    viewer = view.own.seat if view.own is not None else PUBLIC
    skin = view.options.skin
    lines = [TEXT("describe.round", round=view.round, rounds=ROUNDS, hand=view.hand_size)]
    if view.result is not None:
        lines.append(TEXT(f"describe.result_{view.result.cause}", team=team_name(skin, view.result.winner)))
    elif view.phase == "cutting":
        lines.append(TEXT("describe.cutting", cut=view.cuts_in_round + 1, cuts=view.seats))
    else:
        lines.append(TEXT("describe.briefing"))
        if view.options.claim_mode in ("ordered", "sealed"):
            lines.append(TEXT("describe.submitted", names=joined([names[seat] for seat in view.submitted])))
        else:
            lines.append(TEXT("describe.ready", names=joined([names[seat] for seat in view.ready])))
    lines.append(TEXT(you("describe.nippers", view.nipper, viewer), name=names[view.nipper]))
    lines.append(
        TEXT(
            "describe.left",
            counts=counts_text(view.safe_left, view.success_left, view.boom_left),
            found=view.success_found,
            total=view.success_total,
            round_left=view.cuts_left_round,
            left=view.cuts_left,
        )
    )
    lines += [_row(seat == viewer, names[seat], slots) for seat, slots in enumerate(view.face_down)]
    if view.own is not None:
        dealt, now = count_text(view.own.dealt), count_text(view.own.now)
        lines.append(TEXT("describe.own", role=role_name(skin, view.own.role), dealt=dealt, now=now))
        if view.own.claim is not None:
            lines.append(TEXT("describe.own_claim", claim=_own_claim(view.own.claim)))
    for number, pile in enumerate(view.piles):
        if pile.safe or pile.success or pile.boom:
            lines.append(_pile(number, pile.safe, pile.success, pile.boom))
    if view.history:
        lines.append(TEXT("describe.last", cut=cut_line(view.history[-1], viewer, names)))
    return "\n".join(lines + _opened_lines(view, names))


@lru_cache(maxsize=4096)
def _row(own: bool, name: str, slots: tuple[int, ...]) -> str:
    return TEXT("describe.row_you" if own else "describe.row", name=name, wires=_slots(slots))


@cache
def _pile(number: int, safe: int, success: int, boom: int) -> str:
    return TEXT("describe.pile" if number else "describe.lump", round=number, counts=counts_text(safe, success, boom))


def _slots(slots: Sequence[int]) -> str:
    if not slots:
        return TEXT("describe.no_wires")
    return TEXT(
        "describe.wire" if len(slots) == 1 else "describe.wires", slots=", ".join(str(slot + 1) for slot in slots)
    )


def _own_claim(claim: OwnClaim) -> str:
    return claimed(claim.success, claim.boom, claim.passed)


def _opened_lines(view: View, names: Sequence[str]) -> list[str]:
    opened, skin = view.opened, view.options.skin
    if opened is None:
        return []
    lines = [
        TEXT("describe.opened_role", name=names[seat], role=role_name(skin, side))
        for seat, side in enumerate(opened.roles)
    ]
    if opened.leftover is not None:
        lines.append(TEXT("describe.opened_leftover", role=TEXT(f"skin.{skin}.{opened.leftover}")))
    for seat, row in enumerate(opened.rows):
        wires = joined([TEXT(f"wire.{wire}") for wire in row if wire is not None])
        lines.append(TEXT("describe.opened_row", name=names[seat], wires=wires))
    return lines
