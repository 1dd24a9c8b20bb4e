"""The log: one line for each event, in the reader's own view."""

from __future__ import annotations

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
from lastwire.games.time_bomb.words.phrase import claim, counts, cut
from lastwire.message import Message, Value


def tell(event: Event, viewer: Viewer) -> Line | None:
    """The log line of an event in the reader's own view."""
    match event:
        case WireCut():
            return Line(cut("time-bomb-log-cut", event), "TB-4.8")
        case BecameReady(seat=seat, forced=forced):
            return _clocked("ready", seat, forced)
        case RoundStarted():
            deal = {"hand": event.hand_size, "success": event.success_left, "boom": event.boom_left}
            values: dict[str, Value] = {"round": event.round, **deal}
            return Line(Message("time-bomb-log-round_started", {"clipper": event.clipper}, values), "TB-3.5")
        case WiresDealt():
            dealt = counts(event.safe, event.success, event.boom)
            return Line(Message("time-bomb-log-wires_dealt", {"seat": event.seat}, dealt), "TB-3.6")
        case RoundEnded():
            made = counts(event.safe, event.success, event.boom)
            return Line(Message("time-bomb-log-round_ended", args={"round": event.round, **made}), "TB-4.8")
        case MatchStarted():
            message = Message("time-bomb-log-match_started", {"clipper": event.start}, {"seats": event.seats})
            return Line(message, "TB-3.7")
        case RoleDealt():
            role: dict[str, Value] = {"role": event.role, "skin": event.skin}
            return Line(Message("time-bomb-log-role_dealt", {"seat": event.seat}, role), "TB-3.3")
        case ClaimSubmitted():
            return _submitted(event, viewer)
        case ClaimReplaced():
            now = claim(event.success, event.boom)
            return Line(Message("time-bomb-log-replaced", {"seat": event.seat}, now), "TB-4.4")
        case ClaimPassed(seat=seat, forced=forced):
            return _clocked("passed", seat, forced)
        case ClaimsPublished(claims=claims):
            silent = tuple([each.seat for each in claims if each.passed])
            return Line(Message("time-bomb-log-published", {"silent": silent}), "TB-4.4")
        case TimeExtended(clipper=seat):
            return Line(Message("time-bomb-log-extended", {"clipper": seat}), "TB-4.9")
        case HoldAsked() | HoldReleased():
            return None  # the act that it came from stands in the talk log
        case MatchEnded():
            end: dict[str, Value] = {"cause": event.cause, "winner": event.winner, "skin": event.skin}
            return Line(Message("time-bomb-log-ended", args=end), "TB-6.1")
        case _:
            assert_never(event)


def _clocked(what: str, seat: int, forced: bool) -> Line:
    """What a seat did, or what the clock did for it."""
    if forced:
        return Line(Message(f"time-bomb-log-{what}_forced", {"seat": seat}), "TB-4.9")
    return Line(Message(f"time-bomb-log-{what}", {"seat": seat}), "TB-4.4")


def _submitted(event: ClaimSubmitted, viewer: Viewer) -> Line | None:
    """A sealed claim. One made in turn speaks for itself in the talk log."""
    if not event.sealed:
        return None
    if event.forced or event.seat != viewer:
        return _clocked("submitted", event.seat, event.forced)
    # Not blanked for its owner: plain values.
    success, boom = event.success, event.boom
    return Line(Message("time-bomb-log-submitted_own", args=claim(success, boom)), "TB-4.4")  # type: ignore[arg-type]
