"""The position in words, one fact a line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from lastwire.games.time_bomb.rules.content import ROUNDS
from lastwire.games.time_bomb.rules.state import WIRES
from lastwire.games.time_bomb.rules.view import Counts, Opened, Own, View
from lastwire.games.time_bomb.words.phrase import claim, counts, cut, over
from lastwire.message import Message

_BRIEFING: Final = Message("time-bomb-describe-briefing")
_WIRE: Final = {wire: Message(f"time-bomb-wire-{wire}") for wire in WIRES}


def describe(view: View) -> list[Message]:
    """The position in words, one fact a line."""
    return [*_stage(view), *_table(view), *_own(view.own, view.options.skin), *_past(view)]


def _stage(view: View) -> Iterator[Message]:
    yield Message("time-bomb-describe-round", args={"round": view.round, "rounds": ROUNDS, "hand": view.hand_size})
    if view.result is not None:
        yield over(view.result, view.options.skin)
    elif view.phase == "cutting":
        yield Message("time-bomb-describe-cutting", args={"cut": view.cuts_in_round + 1, "cuts": view.seats})
    else:
        yield _BRIEFING
        if view.options.claim_mode in ("ordered", "sealed"):
            yield Message("time-bomb-describe-submitted", {"names": view.submitted})
        else:
            yield Message("time-bomb-describe-ready", {"names": view.ready})


def _table(view: View) -> Iterator[Message]:
    yield Message("time-bomb-describe-nippers", {"holder": view.nipper})
    yield Message("time-bomb-describe-down", args=counts(view.safe_left, view.success_left, view.boom_left))
    yield Message("time-bomb-describe-found", args={"found": view.success_found, "total": view.success_total})
    yield Message("time-bomb-describe-cuts", args={"round_left": view.cuts_left_round, "left": view.cuts_left})
    for seat, slots in enumerate(view.face_down):
        yield _row(seat, slots)


@cache  # few seats and few rows, and every viewer of every table asks for them after each cut
def _row(seat: int, slots: tuple[int, ...]) -> Message:
    return Message("time-bomb-describe-row", {"seat": seat}, {"wires": tuple([slot + 1 for slot in slots])})


def _own(own: Own | None, skin: str) -> Iterator[Message]:
    if own is None:
        return
    yield Message("time-bomb-describe-own_role", args={"role": own.role, "skin": skin})
    yield _counted("time-bomb-describe-own_dealt", own.dealt)
    yield _counted("time-bomb-describe-own_now", own.now)
    if own.claim is not None:
        yield Message("time-bomb-describe-own_claim", args=claim(own.claim.success, own.claim.boom))


def _counted(id: str, wires: Counts) -> Message:
    return Message(id, args=counts(wires.safe, wires.success, wires.boom))


def _past(view: View) -> Iterator[Message]:
    for number, pile in enumerate(view.piles):
        if pile.safe or pile.success or pile.boom:
            made = counts(pile.safe, pile.success, pile.boom)
            if number:
                yield Message("time-bomb-describe-pile", args={"round": number, **made})
            else:
                yield Message("time-bomb-describe-lump", args=made)
    if view.history:
        yield cut("time-bomb-describe-last", view.history[-1])
    if view.opened is not None:
        yield from _opened(view.opened, view.options.skin)


def _opened(opened: Opened, skin: str) -> Iterator[Message]:
    for seat, role in enumerate(opened.roles):
        yield Message("time-bomb-describe-opened_role", {"seat": seat}, {"role": role, "skin": skin})
    if opened.leftover is not None:
        yield Message("time-bomb-describe-opened_leftover", args={"role": opened.leftover, "skin": skin})
    for seat, row in enumerate(opened.rows):
        wires = tuple([_WIRE[wire] for wire in row if wire is not None])
        yield Message("time-bomb-describe-opened_row", {"seat": seat}, {"wires": wires})
