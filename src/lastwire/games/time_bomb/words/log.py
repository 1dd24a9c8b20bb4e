"""The log: one line for each event, in the reader's own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lastwire.engine.types import Line, Viewer
from lastwire.games.time_bomb.rules.events import (
    BecameReady,
    ClaimPassed,
    ClaimReplaced,
    ClaimsPublished,
    ClaimSubmitted,
    Event,
    HoldAsked,
    HoldReleased,
    MatchEnded,
    MatchStarted,
    RoleDealt,
    RoundEnded,
    RoundStarted,
    TimeExtended,
    WireCut,
    WiresDealt,
)
from lastwire.games.time_bomb.rules.text import TEXT
from lastwire.games.time_bomb.words.phrase import (
    capital,
    claimed,
    counts_text,
    cut_line,
    joined,
    role_name,
    team_name,
)
from lastwire.kit.phrase import you


def tell(event: Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
    """The log line of an event in the reader's own view."""
    match event:
        case WireCut():
            return Line(cut_line(event, viewer, names), "TB-4.8")
        case BecameReady(seat=seat, forced=forced):
            id = you("log.ready_forced" if forced else "log.ready", seat, viewer)
            return Line(TEXT(id, name=names[seat]), "TB-4.9" if forced else "TB-4.4")
        case RoundStarted():
            id = you("log.round_started", event.clipper, viewer)
            values = {"round": event.round, "hand": event.hand_size, "clipper": names[event.clipper]}
            return Line(TEXT(id, success=event.success_left, boom=event.boom_left, **values), "TB-3.5")
        case WiresDealt():
            id = you("log.wires_dealt", event.seat, viewer)
            counts = counts_text(event.safe, event.success, event.boom)
            return Line(TEXT(id, name=names[event.seat], counts=counts), "TB-3.6")
        case RoundEnded():
            counts = counts_text(event.safe, event.success, event.boom)
            return Line(TEXT("log.round_ended", round=event.round, counts=counts), "TB-4.8")
        case MatchStarted():
            id = you("log.match_started", event.start, viewer)
            return Line(TEXT(id, seats=event.seats, clipper=names[event.start]), "TB-3.7")
        case RoleDealt():
            id = you("log.role_dealt", event.seat, viewer)
            return Line(TEXT(id, name=names[event.seat], role=role_name(event.skin, event.role)), "TB-3.3")
        case ClaimSubmitted():
            return _submitted_line(event, viewer, names)
        case ClaimReplaced():
            claim = claimed(event.success, event.boom, event.passed)
            return Line(TEXT(you("log.replaced", event.seat, viewer), name=names[event.seat], claim=claim), "TB-4.4")
        case ClaimPassed(seat=seat, forced=forced):
            id = you("log.passed_forced" if forced else "log.passed", seat, viewer)
            return Line(TEXT(id, name=names[seat]), "TB-4.9" if forced else "TB-4.4")
        case ClaimsPublished(claims=claims):
            silent = [names[claim.seat] for claim in claims if claim.passed]
            text = TEXT("log.published_silent", names=joined(silent)) if silent else TEXT("log.published")
            return Line(text, "TB-4.4")
        case TimeExtended(clipper=seat):
            return Line(TEXT(you("log.extended", seat, viewer), name=names[seat]), "TB-4.9")
        case HoldAsked() | HoldReleased():
            return None  # the act that it came from stands in the talk log
        case MatchEnded():
            team = capital(team_name(event.skin, event.winner))
            return Line(TEXT(f"log.ended_{event.cause}", team=team), "TB-6.1")
        case _:
            assert_never(event)


def _submitted_line(event: ClaimSubmitted, viewer: Viewer, names: Sequence[str]) -> Line | None:
    """A sealed claim. One made in turn speaks for itself in the talk log."""
    if not event.sealed:
        return None
    seat = event.seat
    id = you("log.submitted_forced" if event.forced else "log.submitted", seat, viewer)
    # Blanked for the viewer by now: plain values, or None.
    claim = claimed(event.success, event.boom, bool(event.passed)) if seat == viewer else ""
    return Line(TEXT(id, name=names[seat], claim=claim), "TB-4.9" if event.forced else "TB-4.4")
