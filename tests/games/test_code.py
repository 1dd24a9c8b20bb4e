"""Refusal codes have one style in all games: `E_` and words in capitals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lastwire import games
from tests.words import ids, tongues

ROOT = Path(__file__).parents[2]
HOMES = [ROOT / "src" / "lastwire" / room for room in ("engine", "kit", "games", "table", "server", "testing")]
RAISED = re.compile(r'\b(?:Refused|refusal)\(\s*"(\w+)"')
CODE = re.compile(r"E(_[A-Z]+)+")


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_s_sentences_of_refusal_are_kept_by_code(name: str) -> None:
    refuse, home = f"{name}-refuse-", games.load(name).home
    for language in tongues(home):
        codes = [id.removeprefix(refuse) for id in ids(home, language) if id.startswith(refuse)]
        assert codes
        assert [code for code in codes if not CODE.fullmatch(code)] == []


def test_every_code_that_is_raised_has_the_style() -> None:
    codes = {code for home in HOMES for file in home.rglob("*.py") for code in RAISED.findall(file.read_text("utf-8"))}
    assert len(codes) > 100
    assert sorted(code for code in codes if not CODE.fullmatch(code)) == []
