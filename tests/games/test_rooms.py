"""Every game has the same rooms, with the same files in them: knowing one is knowing all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lastwire import games
from tests.lines import code_lines

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "lastwire" / "games"
HOMES = {name: GAMES / name.replace("-", "_") for name in games.NAMES}


def is_small(home: Path) -> bool:
    """Whether it may still stand in one file: the rest of its folder is its bots and its twins."""
    return sum(code_lines(file.read_text(encoding="utf-8")) for file in home.rglob("*.py")) < 150


SMALL = {name: home for name, home in HOMES.items() if is_small(home)}
FOLDERS = {name: home for name, home in HOMES.items() if name not in SMALL} | {"toy": ROOT / "tests" / "toy"}

RULES = {
    "state", "moves", "events", "options", "content", "form", "setup", "opening", "prompt", "offer", "check", "timers",
    "view", "outcome", "invariant", "worlds", "talk", "question", "piece",
}  # fmt: skip
WORDS = {"log", "say", "ask", "card", "deed", "describe", "notation", "phrase"}
# Of the rest of a brain or of the rules each file has a name from that game's rulebook.
ROOMS = {"rules": RULES, "words": WORDS, "proof": {"twins"}, "data": set(), "text": set()}
WITHOUT = {("time-bomb", "question")}  # nothing is worked out for players of Time Bomb


def modules(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.py")} - {"__init__"}


@pytest.mark.parametrize("name", FOLDERS)
def test_every_game_has_the_same_rooms(name: str) -> None:
    found = {each.name for each in FOLDERS[name].iterdir() if each.is_dir() and each.name != "__pycache__"}
    assert found == ROOMS.keys() | ({"brain"} if name != "toy" else set())
    assert (FOLDERS[name] / "game.py").is_file()


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("room", ROOMS)
def test_every_room_has_the_same_files(name: str, room: str) -> None:
    missing = ROOMS[room] - modules(FOLDERS[name] / room)
    assert {(name, file) for file in missing} <= WITHOUT


@pytest.mark.parametrize("name", FOLDERS)
def test_words_have_no_other_files(name: str) -> None:
    assert modules(FOLDERS[name] / "words") - {"recognise"} == WORDS  # not every game understands typed sentences


@pytest.mark.parametrize("name", FOLDERS)
def test_moves_are_carried_out_by_chapters(name: str) -> None:
    assert modules(FOLDERS[name] / "rules" / "apply") >= {"dispatch"}
    assert len(modules(FOLDERS[name] / "rules" / "apply")) > 1


@pytest.mark.parametrize("name", games.NAMES)
def test_every_brain_says_who_its_bots_are(name: str) -> None:
    assert "levels" in modules(HOMES[name] / "brain")


def test_a_small_game_has_a_brain_and_a_proof_beside_its_one_file() -> None:
    assert not {"academy", "badaboom", "bomb-busters", "bomb-squad", "time-bomb"} & SMALL.keys()
    for home in SMALL.values():
        assert modules(home) == {"game"}
        assert modules(home / "proof") == {"twins"}


def test_a_move_s_walk_names_what_is_there_and_no_module_twice() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    walk = text.split("## One move, from tap to screens")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\d+) \| `(\S+\.(?:py|ts))`(?: `([\w.]+)`)? \|", walk, re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(2, 14))  # the first is each game's own board
    assert len({path for _, path, _ in rows}) == len(rows)
    for _, path, named in rows:
        source = (ROOT / path if path.startswith("web") else ROOT / "src" / "lastwire" / path).read_text(
            encoding="utf-8"
        )
        for word in named.split("."):
            assert re.search(rf"(?:class|def) {word}\b", source) or not word, (path, named)


def test_lines_live_where_the_architecture_says() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = text.split("## Where a line lives")[1]
    rows = re.findall(r"^\| “.*?” \| `(\S+)`(?:, `(\w+)`)?(?:; the sentence: `(\S+)`)? \|$", table, re.MULTILINE)
    assert len(rows) == 12
    for path, named, sentence in rows:
        assert re.search(rf"\b{named}\b", (ROOT / "src" / "lastwire" / path).read_text(encoding="utf-8")), (path, named)
        assert not sentence or (ROOT / "src" / "lastwire" / sentence).is_file(), sentence
