"""Chapter 2: cards, tokens, robots, roles, and maps that are checked before anybody plays them."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.errors import ContentError, Refused
from lastwire.games import bomb_squad
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules import campaign, content, mission
from lastwire.games.bomb_squad.rules.building import (
    FACE_LETTER,
    FACE_LEVEL,
    FIRST_BOMB,
    Building,
    building,
)
from lastwire.games.bomb_squad.rules.campaign import NUMBERS
from lastwire.games.bomb_squad.rules.content import (
    CARD_NAMES,
    CONTENT,
    DECK,
    ROBOTS,
    ROLES,
)
from lastwire.games.bomb_squad.rules.mission import (
    MISSIONS,
    Mission,
    check,
    perfect,
    star_table,
)
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.setup import COLOURS
from lastwire.testing import clause
from tests.games.bomb_squad.kit import RULES, english, options, position

FOLDER = Path(str(bomb_squad.__file__)).parent / "data"
SMALL = """
+--+--+--+
|S  T  h1|
+  +  +  +
|.  A1 . |
+--+--+--+
"""


def raw(file: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))


@clause("BSQ-2.1", "BSQ-2.2")
def test_the_deck() -> None:
    assert len(DECK) == 54
    names = Counter(CARD_NAMES[card] for card in DECK)
    assert [names[f"M{level}"] for level in (1, 2, 3)] == [11, 6, 2]
    assert [names[f"D{level}"] for level in (1, 2, 3)] == [6, 4, 2]
    assert [names[f"H{level}"] for level in (1, 2, 3)] == [6, 4, 2]
    assert [names[f"B{level}"] for level in (1, 2, 3)] == [4, 4, 3]


@clause("BSQ-2.4", "BSQ-2.5", "BSQ-2.6")
def test_tokens_stay_within_the_box() -> None:
    tokens = CONTENT.tokens
    assert sum(tokens.door) + sum(tokens.hostage) + tokens.bomb == 40
    for each in MISSIONS.values():
        plan = building(each.grid)
        for level in (1, 2, 3):
            assert plan.door_level.count(level) <= tokens.door[level - 1]
            assert [face for _, face in plan.things].count(level) <= tokens.hostage[level - 1]
        letters = [FACE_LETTER[face] for face in plan.bombs]
        assert len(set(letters)) == len(letters)
    # The face value is the level; a door stands on an edge, between two squares that are neighbours.
    assert [FACE_LEVEL[face] for face in (1, 2, 3, FIRST_BOMB, FIRST_BOMB + 1, FIRST_BOMB + 8)] == [1, 2, 3, 1, 2, 3]
    plan = building(MISSIONS["1"].grid)
    door = next(door for door in plan.doors if door.name == "3,5|")
    assert [plan.places[square] for square in door.sides] == ["3,4", "3,5"]


@clause("BSQ-2.10")
def test_what_cards_cost() -> None:
    assert CONTENT.frame.cost == (0, 2, 4, 6, 7, 8, 9, 10)
    assert CONTENT.frame.slots == 7


@clause("BSQ-2.11", "BSQ-2.12", "BSQ-2.14")
def test_robots() -> None:
    batteries = {name: (robot.start, robot.most, robot.reserve) for name, robot in CONTENT.robots.items()}
    assert batteries == {
        "felix": (12, 16, 8),
        "octotread": (10, 14, 8),
        "dozer": (14, 18, 6),
        "longarm": (10, 16, 6),
    }
    assert [name for name in ROBOTS if CONTENT.robots[name].diagonal] == ["octotread"]
    assert [name for name in ROBOTS if CONTENT.robots[name].arm == 2] == ["longarm"]
    assert [name for name in ROBOTS if CONTENT.robots[name].pushes == 2] == ["dozer"]


@clause("BSQ-2.15")
def test_roles_and_their_types() -> None:
    assert len(ROLES) == 9
    assert Counter(COLOURS) == {"blue": 3, "purple": 2, "black": 4}


@clause("BSQ-2.16", "BSQ-2.17")
def test_star_tables_fit_the_formula() -> None:
    assert star_table(37) == (37, 33, 28, 19)
    assert star_table(45) == (45, 40, 34, 23)
    assert (perfect(16), perfect(20)) == (37, 45)
    for each in MISSIONS.values():
        plan = check(each, "missions.toml", each.id)
        levels = [FACE_LEVEL[face] for _, face in plan.things]
        assert each.standard == star_table(perfect(sum(levels[: plan.epic])))
        if each.epic is not None:
            assert each.epic == star_table(perfect(sum(levels)))


@clause("BSQ-2.18", "BSQ-2.22")
def test_the_page_and_the_file_draw_the_same_maps() -> None:
    text = RULES.read_text(encoding="utf-8")
    drawn = text.split("```")[1::2]
    assert len(drawn) == len(MISSIONS) == 13
    for picture, each in zip(drawn, MISSIONS.values(), strict=True):
        assert Building(picture).lines == Building(each.grid).lines


@clause("BSQ-2.7", "BSQ-2.8", "BSQ-2.9")
def test_how_a_map_is_read() -> None:
    plan = building(MISSIONS["1"].grid)
    assert (plan.rows, plan.columns, plan.places[plan.start]) == (6, 13, "4,1")
    west, east = plan.neighbours[3], plan.neighbours[1]
    # Void is nothing: the start square has one way out, the outer border and edges to void are walls.
    assert [plan.neighbours[look][plan.start] for look in range(4)] == [-1, plan.square("4,2"), -1, -1]
    assert west[plan.square("1,2")] == -1
    assert east[plan.square("4,4")] == -1
    assert len(building(MISSIONS["2"].grid).cameras) == 0
    assert bin(building(MISSIONS["2"].grid).fixed).count("1") == 7
    assert building(MISSIONS["8"].grid).crates == tuple(map(building(MISSIONS["8"].grid).square, ("3,5", "3,6")))
    vault = building(MISSIONS["9"].grid)
    assert [(vault.places[square], look) for square, look in vault.cameras] == [("2,2", 1), ("4,8", 2), ("9,13", 3)]


@clause("BSQ-2.19")
def test_short_lines_are_padded() -> None:
    lines = MISSIONS["2"].grid.splitlines()
    short = "\n".join(line.rstrip() for line in lines)
    assert Building(short).lines == Building(MISSIONS["2"].grid).lines


@clause("BSQ-2.19")
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("|S  T  h1|", "|S  T  h1||"), "characters"),
        (("+  +  +  +\n", ""), "lines"),
        (("h1", "k1"), "not a square"),
        (("h1", "h4"), "not a square"),
        (("S ", ". "), "no square is marked S"),
        (("T ", "S "), "2 squares are marked S"),
        (("h1", "T "), "2 squares are marked T"),
        (("h1", "A2"), "bomb A is on the map 2 times"),
        (("|S  T", "1S  T"), "outer wall"),
        (("h1|", "h12"), "outer wall"),
        (("+--+--+--+\n|S", "+--+11+--+\n|S"), "outer wall"),
        (("+  +  +  +", "+  -  +  +"), "not a corner"),
        (("+  +  +  +", "+  +?? +  +"), "characters"),
        (("+  +  +  +", "+  +12+  +"), "not an edge"),
        (("|.  A1", "|. xA1"), "not an edge"),
        (("|S  T  h1|", "|S  T 1##|"), "floor squares"),
    ],
)
def test_bad_maps_are_named(change: tuple[str, str], reason: str) -> None:
    grid = SMALL.replace(*change, 1)
    assert grid != SMALL
    with pytest.raises(ContentError) as caught:
        Building(grid)
    assert reason in english(caught.value.reason)


def own(**changes: Any) -> Mission:
    """A small mission of a table's own."""
    given: dict[str, Any] = {
        "id": "own",
        "robot": "felix",
        "bombs": (mission.Fuse("A", 600),),
        "standard": star_table(perfect(2)),
        "grid": SMALL,
        "title": "Broom Cupboard",
        "intro": "Small, but ours.",
    }
    return Mission(**{**given, **changes})


@clause("BSQ-2.21")
def test_a_table_s_own_mission() -> None:
    chosen = options(mission="own", own=own())
    match = Match.start(GAME, chosen, 2, seed_of("own"))
    assert match.state.setting.perfect == 9
    facts = position(match, 0)
    assert facts[0].startswith("Broom Cupboard, standard")
    assert facts[1] == "Small, but ours."
    assert GAME.codec.options(GAME.codec.encode(chosen)) == chosen
    assert campaign.mission(chosen) is None
    with pytest.raises(Refused, match="bomb-squad-setup-other"):
        Match.start(GAME, options(own=own()), 2, seed_of("own"))


@clause("BSQ-2.21", "BSQ-2.17")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"bombs": (mission.Fuse("B", 600),)}, "bombs: the map has bomb A, but the time given is for B"),
        ({"bombs": (mission.Fuse("A", 600), mission.Fuse("A", 660))}, "bombs"),
        ({"standard": (9, 8, 7, 8)}, "standard: 9 8 7 8: more stars can’t take fewer points"),
        ({"epic": (9, 9, 7, 5)}, "epic: "),
        ({"grid": SMALL.replace("h1", "e1")}, "epic: "),
        ({"gas": (mission.Gas(1, 60), mission.Gas(1, 120))}, "gas: there are two times"),
        ({"grid": SMALL.replace("h1", "< ")}, "fog: "),
        ({"grid": SMALL.replace("T  h1", ".  < "), "fog": False, "standard": star_table(perfect(1))}, "sees the start"),
        ({"grid": "+--+\n|S |\n+--+"}, "at least 2 of each"),
        ({"grid": "+--+-\n|S |\n+--+-"}, "characters"),
        ({"title": "Pantry\x1b[2J"}, "title: only visible"),
        ({"grid": SMALL.replace("h1", "x1")}, "grid: line 1"),
    ],
)
def test_a_bad_mission_is_refused_with_its_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused) as caught:
        Match.start(GAME, options(mission="own", own=own(**changes)), 2, seed_of("own"))
    assert (caught.value.code, caught.value.clause) == ("E_BAD_SETUP", "BSQ-2.19")
    assert english(caught.value.message).startswith("This mission can’t be set up: ")
    assert reason in english(caught.value.message)


@clause("BSQ-2.4")
def test_more_tokens_than_there_are() -> None:
    grid = "\n".join(
        [
            "+--" * 9 + "+",
            "|S " + " h3" * 7 + " A1|",
            *(["+  " * 9 + "+", "|." + "  ." * 8 + " |"] * 1),
            "+--" * 9 + "+",
        ]
    )
    with pytest.raises(ContentError) as caught:
        check(own(grid=grid, standard=star_table(perfect(22))), "mission", "")
    assert english(caught.value.reason).startswith("7 level 3 hostages, but only")


def test_content_files_are_checked() -> None:
    assert content.checked(raw("content.toml")) == CONTENT
    assert mission.checked(raw("missions.toml")) == tuple(MISSIONS.values())
    for path, value, reason in (
        (("frame", "cost"), [0, 2, 4], "rising cost"),
        (("teams",), [{"players": 2, "hand": 6}, {"players": 4, "hand": 5}], "gap"),
        (("cards",), {kind: [2, 2, 2] for kind in ("move", "door", "hostage", "bomb")}, "none to draw"),
        (("roles",), {"recon": "blue"}, "there should be"),
    ):
        data: Any = raw("content.toml")
        at = data
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value
        with pytest.raises(ContentError) as caught:
            content.checked(data)
        assert reason in english(caught.value.reason)
    data = raw("missions.toml")
    data["missions"][1]["id"] = "alpha"
    with pytest.raises(ContentError) as caught:
        mission.checked(data)
    assert english(caught.value.reason) == "the id “alpha” is already taken"


@clause("BSQ-6.7")
def test_the_campaign_is_open_from_the_start() -> None:
    shown = campaign.campaign((), (), None)
    assert [each.number for each in shown.missions] == list(range(1, 14))
    assert [each.band for each in shown.missions].count("training") == 3
    assert not shown.boxes
    assert campaign.mission(Options(mission="1")) == NUMBERS["1"] == 4
    assert all(english(each.title) and english(each.text) for each in shown.missions)
    first = next(each for each in shown.missions if each.option == "1")
    assert english(first.title) == "Mission 1: Central Court"
    assert english(first.inside[2][0].text) == "2 bombs"
    assert all(english(part.text) for each in shown.missions for part in each.inside[2])


def test_a_mission_is_plain_data() -> None:
    each = own()
    assert msgspec.json.decode(msgspec.json.encode(each), type=Mission) == each
