"""How a table of the next release plays: at what pace, whether for practice, and whether bots let people lead. This one
keeps it and does nothing by it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Style(Struct, frozen=True, forbid_unknown_fields=True):
    pace: Literal["relaxed", "normal", "fast"] = "normal"
    practice: bool = False
    lead: bool = True
