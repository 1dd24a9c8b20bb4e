"""One word, one meaning: no class of one room is called like a class of another, and a game's clauses are its own."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from lastwire import games
from tests.words import ids

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "lastwire"
WEB = ROOT / "web" / "src"
OF_GAMES = "games", "wire", "text"  # folders of the client that are made for single games, or from them


def modules() -> list[Path]:
    return [path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] != "games"]


def test_a_public_class_name_is_defined_once() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in modules():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(path.relative_to(SOURCE)))
    assert len(found) > 150
    assert {name: places for name, places in found.items() if len(places) > 1} == {}


def prefixes() -> set[str]:
    """What the clauses of each game begin with."""
    pages = [(ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8") for name in games.NAMES]
    found = {match for page in pages for match in re.findall(r"\*\*([A-Z]{2,3})-\d", page)}
    assert len(found) == len(games.NAMES)
    return found


def test_clauses_of_a_game_are_cited_in_that_game_alone() -> None:
    clause = re.compile(rf"\b(?:{'|'.join(sorted(prefixes()))})-\d")
    client = [
        path
        for path in WEB.rglob("*")
        if path.suffix in (".ts", ".svelte", ".css") and path.relative_to(WEB).parts[0] not in OF_GAMES
    ]
    assert len(client) > 50
    cited = [str(path.relative_to(ROOT)) for path in (*modules(), *client) if clause.search(path.read_text("utf-8"))]
    assert cited == []


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_spells_its_codes_of_refusal_in_one_way(name: str) -> None:
    """Which way its rules decide: the codes are part of their clauses."""
    refuse = f"{name}-refuse-"
    codes = {id.removeprefix(refuse) for id in ids(games.load(name).home, "en") if id.startswith(refuse)}
    styles = (r"E_[A-Z]+(_[A-Z]+)*", r"(?!E_)[A-Z]+(_[A-Z]+)*", r"[a-z]+(_[a-z]+)*")
    assert codes
    assert any(all(re.fullmatch(style, code) for code in codes) for style in styles), sorted(codes)
