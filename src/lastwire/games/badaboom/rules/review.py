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
        name = book.bombs[bomb].name
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
    deaths = [sum(blast[4] >> seat & 1 for blast in state.history) for seat in range(state.seats)]
    return {"explosions": blasts, "coins": list(state.coins), "deaths": deaths, "turns": state.turn}
