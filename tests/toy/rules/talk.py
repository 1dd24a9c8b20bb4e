"""Structured talk of the toy, and what it amounts to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from lastwire.engine.types import Offer, Pick, Said, Seat, TalkRule
from lastwire.errors import Refused
from lastwire.message import Message
from tests.toy.rules.moves import Fine
from tests.toy.rules.state import NERVE, OVER, State
from tests.toy.rules.view import View

ACTS_PER_ROUND: Final = 4


class _Act(Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    pass


class Boast(_Act, frozen=True, tag="boast"):
    nerve: int


class Curse(_Act, frozen=True, tag="curse"):
    """Costs a point: the rules hear of it through TABLE."""


class Point(_Act, frozen=True, tag="point"):
    """A finger that hovers over a seat: shown in passing, never logged."""

    target: int


class Say(_Act, frozen=True, tag="say"):
    text: str


Act: TypeAlias = Boast | Curse | Point | Say


class Floor(Struct, frozen=True):
    boasts: dict[str, int]  # by speaker, the latest


def rule(state: State, seat: Seat) -> TalkRule:
    if state.phase == OVER or not 0 <= seat < state.seats:
        return TalkRule()
    boast = Offer("boast", {"nerve": Pick(tuple(range(NERVE + 1)))})
    return TalkRule(acts=(boast, Offer("curse"), Offer("say", free=("text",))), text=True)


def check(state: State, talk: Sequence[Said], seat: Seat, act: Act, bot: bool) -> None:
    if state.phase == OVER or not 0 <= seat < state.seats:
        raise Refused("E_PHASE", "TOY-5.1", Message("fuse-refuse-nobody-talks-now"))
    if isinstance(act, Boast) and not 0 <= act.nerve <= NERVE:
        raise Refused("E_FORMAT", "TOY-3.1", Message("fuse-refuse-a-nerve-is-0-to", args={"nerve": NERVE}))
    if isinstance(act, Point) and not 0 <= act.target < state.seats:
        raise Refused("E_FORMAT", "", Message("fuse-refuse-point-at-a-seat"))
    if isinstance(act, Say) and not 1 <= len(act.text) <= 80:
        raise Refused("E_FORMAT", "", Message("fuse-refuse-a-line-has-1-to"))
    spoken = sum(said.seat == seat and said.when == (state.round,) for said in talk)
    if spoken >= ACTS_PER_ROUND:
        raise Refused("E_RATE", "", Message("fuse-refuse-let-the-others-speak"))


def when(state: State) -> tuple[int, ...]:
    return (state.round,)


def heard(state: State, seat: Seat, act: Act) -> Fine | None:
    return Fine(seat) if isinstance(act, Curse) else None


def floor(view: View, talk: Sequence[Said]) -> Floor:
    return Floor({str(said.seat): said.act.nerve for said in talk if isinstance(said.act, Boast)})
