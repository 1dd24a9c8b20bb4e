"""`python -m tests.guide.make` writes anew the records that the rules for players draw their pictures from."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from msgspec.structs import replace

from lastwire import games

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "lastwire" / "games"
GUIDED = [game for game in games.NAMES if (ROOT / "docs" / "play" / f"{game}.md").is_file()]


def made(game: str) -> dict[str, str]:
    """The text of each record of a game, by name."""
    module = import_module(f"tests.guide.{game.replace('-', '_')}")
    texts = {}
    for name, make in module.MATCHES.items():
        match = make()
        names = tuple(module.CALLED[: match.seats])
        texts[name] = replace(match.record(), names=names).write()
    return texts


def folder(game: str) -> Path:
    return GAMES / game.replace("-", "_") / "data" / "scenes"


def main() -> int:
    for game in GUIDED:
        home = folder(game)
        home.mkdir(parents=True, exist_ok=True)
        for name, text in made(game).items():
            (home / f"{name}.json").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
