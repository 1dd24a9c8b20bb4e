"""How a table plays: at what pace, whether for practice, and whether bots let people lead. It is no part of any rules,
and everybody at the table may know it."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

Tempo: TypeAlias = Literal["relaxed", "normal", "fast"]

# How long bots take in each, in hundredths of what the game's own pace says.
_SHARES: Final[dict[Tempo, int]] = {"relaxed": 160, "normal": 100, "fast": 45}


class Style(Struct, frozen=True, forbid_unknown_fields=True):
    """`pace`: how fast bots answer, and captions and scenes go by. `practice`: hints, odds and warnings, and no move
    clocks. `lead`: bots leave the decisions that matter to people."""

    pace: Tempo = "normal"
    practice: bool = False
    lead: bool = True

    def share(self, clocked: bool) -> int:
        """How long bots take, in hundredths. Where a clock runs (`clocked`), they take no longer than usual, since it
        would be at the cost of all."""
        share = _SHARES[self.pace]
        return min(share, 100) if clocked else share
