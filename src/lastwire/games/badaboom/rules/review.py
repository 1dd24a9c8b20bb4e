"""What to look back on after the end: every explosion with its pay (GB-11.5), and how the coins came together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.types import Said
from lastwire.games.badaboom.rules.book import book_of
from lastwire.games.badaboom.rules.state import OVER, State, numbers
from lastwire.games.badaboom.rules.text import TEXT


def review(state: State, talk: Sequence[Said]) -> dict[str, Any] | None:
    """None before the end. Names of players stand as `{seat}` in texts."""
    if state.phase != OVER:
        return None
    book = book_of(state.options)
    blasts = []
    for number, (bomb, holder, armer, gadget, killed, turns, *rest) in enumerate(state.history, 1):
        dead = numbers(killed)
        fate = TEXT("review.killed", names=", ".join(f"{{{seat}}}" for seat in dead)) if dead else TEXT("review.nobody")
        name = book.named_bombs[bomb].name
        blasts.append(
            {
                "bomb": bomb,
                "holder": holder,
                "armer": armer if armer >= 0 else None,
                "gadget": gadget or None,
                "killed": dead,
                "turns": turns,
                "pay": rest[: state.seats],
                "claimed": [[book.named[card].name for card in numbers(mask)] for mask in rest[state.seats :]],
                "text": TEXT("review.explosion", number=number, bomb=name, holder=holder, turns=turns, killed=fate),
            }
        )
    deeds = _deeds(state)
    return {
        "explosions": blasts,
        "coins": list(state.coins),
        "ranks": [1 + sum(other > coins for other in state.coins) for coins in state.coins],  # GB-6.5
        "deaths": deeds["deaths"],
        "honours": _honours(deeds),
        "turns": state.turn,
    }


def _deeds(state: State) -> dict[str, list[int]]:
    """How often each seat did what one may be remembered for."""
    deeds = {deed: [0] * state.seats for deed in ("armed", "braved", "missions", "deaths")}
    for _, holder, armer, _, killed, _, *rest in state.history:
        if armer >= 0:
            deeds["armed"][armer] += 1
        if not killed >> holder & 1:
            deeds["braved"][holder] += 1  # held the Bomb when it went off, and lived
        for seat, claimed in enumerate(rest[state.seats :]):
            deeds["missions"][seat] += claimed.bit_count()
            deeds["deaths"][seat] += killed >> seat & 1
    return deeds


def _honours(deeds: dict[str, list[int]]) -> list[dict[str, Any]]:
    """Who did something more often than anybody else; nobody is honoured for nothing, or together with others."""
    return [
        {"honour": deed, "seat": counts.index(most), "n": most}
        for deed, counts in deeds.items()
        if (most := max(counts)) and counts.count(most) == 1
    ]
