"""Phrases that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from lastwire.engine.types import Viewer
from lastwire.games.time_bomb.rules.events import WireCut
from lastwire.games.time_bomb.rules.text import TEXT
from lastwire.games.time_bomb.rules.view import Counts, CutMade

# --- small parts of sentences ---------------------------------------------------------------------


# Of the few numbers that a match has; every viewer of every table asks for the same sentences after each cut.
@cache
def counts_text(safe: int, success: int, boom: int) -> str:
    booms = TEXT("counts.boom", n=boom) if boom else TEXT("counts.no_boom")
    return TEXT("counts.list", safe=TEXT("counts.safe", n=safe), success=TEXT("counts.success", n=success), boom=booms)


def count_text(counts: Counts) -> str:
    return counts_text(counts.safe, counts.success, counts.boom)


def claimed(success: object, boom: object, passed: bool = False) -> str:
    if passed:
        return TEXT("claim.passed")
    if success is None:
        return TEXT("claim.boom", boom=boom) if boom else TEXT("claim.only_no_boom")
    if boom is None:
        return TEXT("claim.success", success=success)
    return TEXT("claim.both", success=success, boom=boom) if boom else TEXT("claim.no_boom", success=success)


def joined(names: Sequence[str]) -> str:
    if len(names) < 2:
        return names[0] if names else TEXT("describe.nobody")
    return TEXT("describe.listed", first=", ".join(names[:-1]), last=names[-1])


def role_name(skin: str, side: str) -> str:
    return TEXT(f"skin.article.{skin}_{side}")


def team_name(skin: str, side: str) -> str:
    return TEXT(f"skin.{skin}.{side}_team")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- the log --------------------------------------------------------------------------------------


def cut_line(cut: WireCut | CutMade, viewer: Viewer, names: Sequence[str]) -> str:
    id = "log.forced" if cut.forced else "log.cut"
    if viewer == cut.cutter:
        id += "_by_you"
    elif viewer == cut.target:
        id += "_from_you"
    place, wire = TEXT(f"place.{cut.slot}"), TEXT(f"wire.{cut.wire}")
    return TEXT(id, cutter=names[cut.cutter], target=names[cut.target], place=place, wire=wire)
