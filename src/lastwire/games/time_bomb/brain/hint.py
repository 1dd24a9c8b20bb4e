"""What a learner is told of a move: why a strong player would make it, and what speaks against it.

Only what the seat knows for sure, or what somebody has said, is stated; that somebody is believed is not.
"""

from __future__ import annotations

from typing import NamedTuple, assert_never

from lastwire.engine.coach import Weighed
from lastwire.engine.types import Expire, Past
from lastwire.games.time_bomb.rules.floor import floor
from lastwire.games.time_bomb.rules.moves import ClaimSubmit, Cut, Hold, Move, PassClaim, Ready, Release
from lastwire.games.time_bomb.rules.view import Own, View
from lastwire.message import Message, Value


class Facts(NamedTuple):
    """What a seat knows of the wires that others hold, and what they claim to have left."""

    wires: int  # of the others, face down
    success: int  # among them, surely
    boom: int
    claims: dict[int, int]  # SUCCESS that a seat should still have by its standing claim
    booms: frozenset[int]  # who claims a BOOM that has not been cut
    claimed: int  # SUCCESS in all standing claims of this round
    clash: bool  # which is more than were dealt


def facts(view: View, past: Past, own: Own) -> Facts:
    others = sum(len(row) for seat, row in enumerate(view.face_down) if seat != own.seat)
    standing = floor(view, past.talk).claims
    cut = [made for made in view.history if made.round == view.round]
    claims, booms = {}, set()
    for claim in standing:
        row = [made.wire for made in cut if made.target == claim.seat]
        if claim.success is not None:
            claims[claim.seat] = claim.success - row.count("success")
        if claim.boom and row.count("boom") < claim.boom:
            booms.add(claim.seat)
    claimed = sum(claim.success or 0 for claim in standing)
    return Facts(
        others,
        view.success_left - own.now.success,
        view.boom_left - own.now.boom,
        claims,
        frozenset(booms),
        claimed,
        claimed > view.success_at_round_start,
    )


def reason(view: View, past: Past, move: Move) -> Message:
    """The strongest true thing to be said for a move."""
    own = _own(view)
    match move:
        case Ready():
            last = set(range(view.seats)) - set(view.ready) == {own.seat}
            return Message("time-bomb-tip-ready", args={"last": "yes" if last else "no"})
        case ClaimSubmit(success=success, boom=boom):
            true = (success, boom or 0) == (own.dealt.success, own.dealt.boom)
            return Message("time-bomb-tip-claim", args={"true": "yes" if true else "no", "role": own.role})
        case Cut(target=target):
            known = facts(view, past, own)
            return _for_swat(view, known, target) if own.role == "swat" else _for_terrorist(view, known, target)
        case PassClaim():
            return Message("time-bomb-tip-pass")
        case Hold() | Release() | Expire():
            raise ValueError("no bot plays for the table")
        case _:
            assert_never(move)


def _for_swat(view: View, known: Facts, target: int) -> Message:
    claimed = known.claims.get(target, 0)
    if not known.success:
        return _cut("all-mine", target, known)
    if claimed > 0:
        best = max([left for seat, left in known.claims.items() if seat != view.clipper and view.face_down[seat]])
        most = "most" if claimed == best else "some"
        return _cut("claims", target, known, claimed=claimed, most=most)
    if not known.boom:
        return _cut("safe", target, known)
    if target in known.booms:
        return _cut("open", target, known)
    if target not in known.claims:
        return _cut("silent", target, known)
    if known.clash:
        return _cut("clash", target, known, claimed=known.claimed, dealt=view.success_at_round_start)
    return _cut("none", target, known)


def _for_terrorist(view: View, known: Facts, target: int) -> Message:
    if not known.success:
        return _cut("harmless", target, known)
    if target in known.booms:
        return _cut("fuse", target, known)
    if known.claims.get(target, 1) <= 0:
        return _cut("waste", target, known, left=view.cuts_left)
    return _cut("cover", target, known)


def weigh(view: View, past: Past, move: Move) -> Weighed:
    """A cut that cannot help the seat's own side by what was said, or that may end the match against it."""
    if not isinstance(move, Cut):
        return Weighed()
    own = _own(view)
    known = facts(view, past, own)
    target = move.target
    anyway = Message("time-bomb-weigh-anyway")
    if own.role != "swat":
        # The last success is out there somewhere: each of the wires is as likely to be it, as far as this seat knows.
        if view.success_left == 1 and known.success == 1:
            return Weighed(_cut_warning("last", target, known), anyway)
        return Weighed()
    if target in known.booms and known.boom:
        return Weighed(_cut_warning("boom", target, known), anyway)
    better = [seat for seat, left in known.claims.items() if left > 0 and seat != own.seat and view.face_down[seat]]
    if known.claims.get(target, 1) <= 0 and better and known.success and not known.clash:
        return Weighed(_cut_warning("none", target, known, tuple(sorted(better))), anyway)
    return Weighed()


def _own(view: View) -> Own:
    if view.own is None:
        raise ValueError("a player asks from a seat")
    return view.own


def _cut(id: str, target: int, known: Facts, **values: Value) -> Message:
    told: dict[str, Value] = {"wires": known.wires, "success": known.success, "boom": known.boom}
    return Message(f"time-bomb-tip-{id}", {"target": target}, told | values)


def _cut_warning(id: str, target: int, known: Facts, others: tuple[int, ...] = ()) -> Message:
    told: dict[str, Value] = {"wires": known.wires, "success": known.success, "boom": known.boom}
    return Message(f"time-bomb-weigh-{id}", {"target": target, "names": others}, told)
