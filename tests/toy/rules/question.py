"""What a player of the toy may have worked out: the sum of the own hand and something more, and how much happened."""

from __future__ import annotations

from msgspec import Struct

from lastwire.engine.types import Past
from lastwire.errors import Refused
from lastwire.message import Message
from tests.toy.rules.view import View


class Sum(Struct, frozen=True, tag="sum", tag_field="kind", forbid_unknown_fields=True):
    add: int = 0


class Total(Struct, frozen=True):
    total: int
    told: int  # how much happened that the asker may still read


def consult(view: View, past: Past, question: Sum) -> Total:
    if view.own is None:
        raise Refused("E_FORMAT", "TOY-4.1", Message("fuse-refuse-only-a-hand-can-be"))
    return Total(sum(view.own.hand) + question.add, len(past.events))
