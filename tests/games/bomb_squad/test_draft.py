"""Missions that people draw (BSQ-2.18, BSQ-2.19): read, checked, tried, and played at a table."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.games.bomb_squad.brain.draft import draft
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules import workshop
from lastwire.games.bomb_squad.rules.building import building
from lastwire.games.bomb_squad.rules.mission import MISSIONS, Mission
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.workshop import WORKSHOP, Drawing
from lastwire.lab import arena
from lastwire.testing import clause
from tests.games.bomb_squad.kit import english

GRID = """
+--+--+--+--+
|S  h1 .  e2|
+  +  +--+  +
|.  T 1.  A1|
+--+--+--+--+
"""
WIDE = "+" + 17 * "--+"
KEYS = "id, robot, bombs, standard, grid, epic, gas, training, face_up, roles, fog, title and intro"
TEXT = f"""
title = "Pantry"
bombs = [{{ letter = "A", at_s = 300 }}]
grid = '''{GRID}'''
"""


@clause("BSQ-2.17", "BSQ-2.18")
def test_a_drawn_mission_is_filled_up_and_tried() -> None:
    found = draft(TEXT)
    assert (found.ok, found.errors) == (True, ())
    mission = found.mission
    assert isinstance(mission, Mission)
    assert (mission.id, mission.robot, mission.title, mission.fog) == ("own", "felix", "Pantry", True)
    assert mission.standard == (9, 8, 7, 5)
    assert mission.epic is not None
    assert mission.epic[0] == 13
    assert found.cards["standard"] == 3
    assert found.cards["epic"] >= found.cards["standard"]


@clause("BSQ-2.19")
@pytest.mark.parametrize(
    ("change", "errors"),
    [
        (("A1", ". "), ("bombs: the map has no bombs, but the time given is for A",)),
        (("S ", ". "), ("grid: no square is marked S; there must be exactly one",)),
        (("T ", "Q "), ("grid: line 3: “Q ” is not a square",)),
        (
            ("at_s = 300", "at_s = 9"),
            ("bombs[0].at_s: 9 doesn’t fit here; allowed: a whole number from 10 to 7,200",),
        ),
        (("title", "titel"), (f"there is no such key: titel; allowed: the keys {KEYS}",)),
        (("title =", "title"), None),
        (("letter", 'robot = "toaster", letter'), None),
        (("h1 . ", "h1|Z "), None),
        (("at_s = 300", f"at_s = {'9' * 5_000}"), None),
        (("title", f"deep = {'[' * 5_000}\ntitle"), None),
        (('"Pantry"', r'"Pantry\u001b[31m"'), ("title: only visible characters, please",)),
        (('"Pantry"', '"Pantry"\nintro = "one\\ntwo"'), ("intro: only visible characters, please",)),
        ((GRID, "+--+\n|S |\n+--+"), ("grid: rows: 1, columns: 1; there must be at least 2 of each",)),
        ((GRID, f"{WIDE}\n{WIDE}\n{WIDE}"), ("grid: rows: 1, columns: 17; there must be at least 2 of each",)),
        ((GRID, "\n".join([WIDE] * 35)), ("grid: rows: 17, columns: 17; there may be at most 16 of each",)),
    ],
)
def test_faults_are_named(change: tuple[str, str], errors: tuple[str, ...] | None) -> None:
    found = draft(TEXT.replace(*change, 1))
    assert (found.ok, found.mission) == (False, None)
    assert all(map(english, found.errors))
    assert found.errors
    if errors is not None:
        assert tuple(map(english, found.errors)) == errors


@clause("BSQ-2.19", "BSQ-4.64")
def test_all_faults_at_once() -> None:
    found = draft(TEXT.replace("S  h1 . ", "S  .  < ") + "fog = true\nstandard = [1, 2, 1, 1]\n")
    assert [error.args["key"] for error in found.errors] == ["fog", "grid", "standard"]


@clause("BSQ-2.21")
def test_what_nobody_can_clear_is_said() -> None:
    found = draft(TEXT.replace("h1 . ", "h1|. ").replace("T 1", "T |"))
    assert (found.ok, found.errors) == (True, ())  # warned of, not refused
    assert list(map(english, found.warnings)) == [
        "found no way to save everybody and disarm every bomb",
        "found no way to save everybody and disarm every bomb on Epic",
    ]
    assert found.cards == {}
    # Bots play on as long as there is time, and lose.
    options = Options(mission="own", own=found.mission, clock="expert", roles="off", briefing=False)
    match = arena.play("bomb-squad", ("strong", "baseline"), bytes(32), options)
    assert match.outcome is not None
    assert match.outcome.winners == ()


@clause("BSQ-2.17", "BSQ-4.80")
def test_times_and_stars_are_any_numbers() -> None:
    given = "at_s = 95 }]\nstandard = [40, 30, 30, 1]\nepic = [7, 6, 5, 4]\ngas = [{ level = 1, at_s = 61"
    found = draft(TEXT.replace("at_s = 300", given))
    assert found.errors == ()
    assert (found.mission.standard, found.mission.epic) == ((40, 30, 30, 1), (7, 6, 5, 4))
    assert (found.drawing.bombs["A"], found.drawing.gas["1"]) == (95, 61)
    assert (found.drawing.standard, found.drawing.epic) == ((40, 30, 30, 1), (7, 6, 5, 4))
    again = draft(msgspec.to_builtins(found.drawing))
    assert again.mission.standard == (40, 30, 30, 1)
    assert again.mission.bombs[0].at_s == 95
    options = Options(mission="own", own=found.mission, clock="expert", roles="off", briefing=False)
    match = Match.start(GAME, options, 2, bytes(32))
    assert [each[0] for each in match.state.setting.deadlines] == [61_000, 95_000]
    rising = draft(TEXT + "standard = [1, 2, 3, 4]\n")
    assert list(map(english, rising.errors)) == ["standard: 1 2 3 4: more stars can’t take fewer points"]


@pytest.mark.parametrize("id", MISSIONS)
def test_our_own_missions_pass(id: str) -> None:
    mission = MISSIONS[id]
    assert not draft(f"grid = '''\n{mission.grid}'''\nbombs = []").ok
    if id in ("alpha", "1", "9"):
        fields = msgspec.to_builtins(mission)
        lines = [f"robot = '{mission.robot}'", f"grid = '''\n{mission.grid}'''"]
        lines += [f"[[bombs]]\nletter = '{fuse['letter']}'\nat_s = {fuse['at_s']}" for fuse in fields["bombs"]]
        found = draft("\n".join(lines))
        assert found.ok
        assert (found.mission.standard, found.mission.epic) == (mission.standard, mission.epic)


def test_a_record_carries_the_mission_whole() -> None:
    options = Options(mission="own", own=draft(TEXT).mission, briefing=False, roles="off", clock="expert")
    match = Match.start(GAME, options, 2, bytes(32))
    record = Record.read(match.record().write())
    again = Match.replay(GAME, record)
    assert again.state.setting.mission == options.own
    assert again.digest() == match.digest()


VOIDED = """+  +--+--+
 ##|h2 A1|
+--+  +--+
|S  . 2h1|
+--+--+--+"""


@clause("BSQ-2.18", "BSQ-2.20")
def test_a_drawing_is_written_as_it_was_read() -> None:
    text = "title = 'The \"Vault\"'\nbombs = [{ letter = 'A', at_s = 120 }]\ngas = [{ level = 1, at_s = 300 }]\n"
    drawn = draft(f'{text}robot = \'dozer\'\nroles = \'blue\'\nface_up = true\ngrid = """\n{VOIDED}\n"""')
    assert drawn.ok
    assert drawn.drawing == Drawing(
        rows=2,
        columns=3,
        squares={"1,1": "##", "1,2": "h2", "1,3": "A1", "2,1": "S ", "2,3": "h1"},
        edges={"2,3-": "#", "2,3|": "2"},
        title='The "Vault"',
        robot="dozer",
        roles="blue",
        face_up=True,
        bombs={"A": 120, "B": 1200, "C": 1800},
        gas={"1": 300, "2": 0, "3": 0},
    )
    again = draft(msgspec.to_builtins(drawn.drawing))
    assert (again.mission.grid.strip("\n"), again.drawing) == (VOIDED, None)
    assert msgspec.structs.replace(again.mission, grid="") == msgspec.structs.replace(drawn.mission, grid="")


@pytest.mark.parametrize("id", MISSIONS)
def test_every_mission_can_be_drawn(id: str) -> None:
    drawing = workshop.read(f"grid = '''\n{MISSIONS[id].grid}'''")
    assert drawing is not None
    ours, theirs = (building(grid) for grid in (_grid(workshop.write(msgspec.to_builtins(drawing))), MISSIONS[id].grid))
    for part in ("things", "fixed", "floor", "neighbours", "gates", "start", "second", "crates", "cameras"):
        assert getattr(ours, part) == getattr(theirs, part)


def _grid(text: str) -> str:
    return str(tomllib.loads(text)["grid"])


def test_a_file_that_fails_is_drawn_as_far_as_it_goes() -> None:
    broken = draft(f"robot = \ngrid = '''\n{VOIDED.replace('h1', '??')}\n'''")
    assert (broken.ok, broken.drawing.squares) == (False, {"1,1": "##", "1,2": "h2", "1,3": "A1", "2,1": "S "})
    for text in ("", "no map", "grid = 'x'", "grid = 3", f"grid = '''\n{WIDE}\n{WIDE}\n{WIDE}'''"):
        assert (draft(text).ok, draft(text).drawing) == (False, None)
    odd = draft(f"roles = 7\nbombs = 3\ngrid = '''\n{VOIDED}'''").drawing
    assert (odd.roles, odd.bombs) == ("all", WORKSHOP.blank.bombs)


@pytest.mark.parametrize(
    "change",
    [
        {"rows": 1},
        {"columns": 17},
        {"rows": "2"},
        {"squares": {"9,9": "h1"}},
        {"squares": {"1,1": ""}},
        {"squares": {"1,1": "zz"}},
        {"edges": {"1,1": "#"}},
        {"edges": {"": "#"}},
        {"edges": {"1,1|": "4"}},
        {"gas": {"9": 1}},
        {"robot": "toaster"},
        {"title": "DEL \x7f"},
        {"bombs": {}},
        {"bombs": {"A": 10**30}},
        {"more": 1},
    ],
)
def test_a_drawing_that_cannot_be_one_is_told_so(change: dict[str, object]) -> None:
    sample = msgspec.to_builtins(WORKSHOP.sample)
    assert draft(sample).ok
    found = draft(sample | change)
    assert (found.ok, found.mission, len(found.errors)) == (False, None, 1)
    assert english(found.errors[0])
