"""The game that docs/adding-a-game.md builds, built from the page: it needs no file but those that the page names."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lastwire.testing.leak import PLANTED
from tests.lines import code_lines

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^\*\*`(\S+)`\*\*(?:, continued)?\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAME = "short-fuse"
TESTS = "tests/games/short_fuse/test_rules.py"  # not needed to stand in the lobby

READ = """
import json
import lastwire
from lastwire import games
from lastwire.server import page, shelf
from lastwire.testing.verdict import judge, planted
game = games.load("short-fuse")
print(json.dumps({
    "from": lastwire.__file__,
    "shelf": games.shelf(),
    "listed": json.loads(shelf.list_of_games()),
    "clauses": page.rules("short-fuse").clauses,
    "laws": judge(game, 600),
    "leak": planted(game),
}))
"""


def files() -> dict[str, str]:
    """What the page has people write, by path: blocks of one file follow each other."""
    found: dict[str, list[str]] = {}
    for path, text in BLOCK.findall(PAGE):
        found.setdefault(path, []).append(text)
    return {path: "\n\n".join(blocks) for path, blocks in found.items()}


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the game needs, with the page's files in it."""
    folder = tmp_path_factory.mktemp("checkout")
    passed = shutil.ignore_patterns("__pycache__", "node_modules", "dist", "*.so")
    for name in ("src", "docs", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=passed)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for path, text in files().items():
        assert not (folder / path).exists(), f"{path} is there already"
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def run(checkout: Path, *command: str) -> str:
    around = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    done = subprocess.run(command, cwd=checkout, env=around, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def lastwire(checkout: Path, *words: str) -> str:
    return run(checkout, sys.executable, "-c", "from lastwire.cli import main; main()", *words)


def test_the_page_touches_three_places_and_stays_short() -> None:
    homes = ("src/lastwire/games/short_fuse/", "web/src/games/short_fuse/", "docs/rules/short-fuse.md")
    assert {path for path in files() if not path.startswith(homes)} == {TESTS}
    python = [text for path, text in files().items() if path.endswith(".py") and path != TESTS]
    assert sum(map(code_lines, python)) < 150


def test_it_stands_among_the_games_and_keeps_the_laws(checkout: Path) -> None:
    told = json.loads(run(checkout, sys.executable, "-c", READ))
    assert told["from"].startswith(str(checkout))
    assert told["shelf"][-1] == NAME
    assert [game["name"] for game in told["listed"]["games"]] == told["shelf"]
    # The lobby is built from this list alone (`web/src/App.test.ts`).
    info = told["listed"]["games"][-1]
    assert info["title"] == "Short Fuse"
    assert info["pitch"]["en"].startswith("Cut up to three wires")
    assert (info["seats"], info["party"], info["minutes"], info["weight"]) == ([2, 4], 3, [1, 3], "light")
    assert info["levels"] == ["random", "easy", "baseline", "strong"]
    assert told["clauses"][0] == "SF-1.1"
    assert len(told["clauses"]) == 7
    laws = told["laws"]
    assert laws["violations"] == []
    assert laws["steps"] >= 600
    assert laws["secrets"]["live"] > 0
    assert all(told["leak"].values())
    # Short Fuse has no hidden pieces in rows and no events that are told to some alone, so those cannot leak.
    assert {leak.name for leak in PLANTED} - told["leak"].keys() == {
        "a lasting piece id",
        "a private event",
        "why a piece cannot be used",
    }


def test_the_command_line_knows_it(checkout: Path) -> None:
    listed = json.loads(lastwire(checkout, "games", "--json"))
    assert NAME in [game["name"] for game in listed["games"]]
    laws = json.loads(lastwire(checkout, "laws", NAME, "--steps", "600", "--json"))
    assert laws["planted"] == {"caught": 24, "total": 24, "placeless": 3}
    lines = lastwire(checkout, "simulate", NAME, "--seats", "3", "--matches", "40", "--bots", "random", "--json")
    assert json.loads(lines)["matches"] == 40


def test_the_test_of_a_clause_passes(checkout: Path) -> None:
    assert "1 passed" in run(checkout, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", TESTS)


def test_its_board_fits_the_client(checkout: Path) -> None:
    run(checkout, sys.executable, "-m", "lastwire.server.wire")
    web = checkout / "web"
    (web / "tsconfig.one.json").write_text(
        json.dumps({"extends": "./tsconfig.json", "include": ["src/*.d.ts", "src/games/short_fuse"]})
    )
    run(web, "npx", "svelte-check", "--tsconfig", "./tsconfig.one.json", "--fail-on-warnings")
