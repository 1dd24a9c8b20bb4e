"""The position in words, one fact a line."""

from __future__ import annotations

from lastwire.message import Message
from tests.toy.rules.view import View
from tests.toy.words.phrase import card, cards


def describe(view: View) -> list[Message]:
    lines = [Message("fuse-describe-round", args={"round": view.round, "phase": view.phase, "deck": view.deck})]
    for seat in range(view.seats):
        counts = {"points": view.scores[seat], "cards": view.hands[seat], "lamps": view.lamps[seat]}
        lines.append(Message("fuse-describe-seat", {"who": seat}, {**counts}))
    for frame in view.stack:
        lines.append(Message("fuse-describe-stack", {"who": frame.controller}, {"card": card(frame.card)}))
    if view.own is not None:
        lines.append(Message("fuse-describe-own", args={"cards": cards(view.own.hand)}))
    return lines
