"""Who did what in a mission, counted from what happened."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.games.bomb_busters.rules.events import (
    CharactersRefreshed,
    CutDeclared,
    CutFailed,
    DialTurnedBack,
    Event,
    LabelPlaced,
    MissionEnded,
    RadarAnswered,
    SoloDone,
    SwapProposed,
    TokenPlaced,
    TurnPassed,
    WireCut,
)


def tally(events: Sequence[Event], seats: int) -> tuple[dict[str, int], ...]:
    """By seat: cuts tried and right, detectors among them, solo cuts, and cards of the team that were used."""
    counts = tuple({"cuts": 0, "right": 0, "detectors": 0, "solos": 0, "cards": 0} for _ in range(seats))
    open_cut: CutDeclared | None = None
    for event in events:
        match event:
            case CutDeclared(seat=seat):
                open_cut = event
                counts[seat]["cuts"] += 1
                counts[seat]["detectors"] += event.detector != "none"
                counts[seat]["cards"] += event.detector in ("triple", "super") or event.ray
                counts[seat]["cards"] += event.stabilizer
            case WireCut() if open_cut is not None:
                counts[open_cut.seat]["right"] += 1
                open_cut = None
            case CutFailed() | MissionEnded():
                open_cut = None
            case SoloDone(seat=seat):
                counts[seat]["solos"] += 1
            case TokenPlaced(seat=seat, card=card):
                counts[seat]["cards"] += card is not None
            case (
                LabelPlaced(seat=seat)
                | SwapProposed(seat=seat)
                | DialTurnedBack(seat=seat)
                | CharactersRefreshed(seat=seat)
                | RadarAnswered(seat=seat)
                | TurnPassed(seat=seat)
            ):
                counts[seat]["cards"] += 1
            case _:
                pass
    return counts
