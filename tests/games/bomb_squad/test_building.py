"""Chapters 4.6, 4.7a and 4.9: movement and reach of all robots, barriers, crates, cameras, gas, and the variants."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.types import CLOCK, PUBLIC, Expire
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.building import building
from lastwire.games.bomb_squad.rules.drive import (
    directions,
    drive,
    reach,
    seen,
)
from lastwire.games.bomb_squad.rules.mission import (
    MISSIONS,
    Fuse,
    Gas,
    Mission,
    perfect,
    star_table,
)
from lastwire.games.bomb_squad.rules.setup import fresh, setting_of
from lastwire.games.bomb_squad.rules.state import State
from lastwire.testing import clause
from tests.games.bomb_squad.kit import battery, begin, ended, options, play, result, robot, secured, start, ways
from tests.games.kit import kinds, last, log, refused


def site(grid: str, levels: int, name: str = "felix", bombs: str = "A", **changes: Any) -> State:
    """An own map with a robot on it."""
    mission = Mission(
        id="own",
        robot=name,  # type: ignore[arg-type]
        bombs=tuple(Fuse(letter, 600) for letter in bombs),  # type: ignore[arg-type]
        standard=star_table(perfect(levels)),
        grid=grid,
        fog=not any(mark in grid for mark in "<>^") and " v" not in grid and "|v" not in grid,
        **changes,
    )
    state = fresh(setting_of(options(mission="own", own=mission), 2, 0))
    state.started = 0
    return state


def near(state: State) -> tuple[set[str], set[str]]:
    """Places of things and doors in reach."""
    plan = state.setting.plan
    things, doors = reach(state, state.selected)
    return (
        {plan.places[square] for index, (square, _) in enumerate(plan.things) if things >> index & 1},
        {door.name for index, door in enumerate(plan.doors) if doors >> index & 1},
    )


OPEN = """
+--+--+--+--+
|.  .  .  A1|
+  +  +  +  +
|.  S  .  . |
+  +  +  +  +
|.  .  h1 . |
+--+--+--+--+
"""


@clause("BSQ-4.43", "BSQ-4.45")
def test_straight_lines_only() -> None:
    state = site(OPEN, 2)
    assert directions(state, 1) == ("N", "E", "S", "W")
    assert directions(state, 2) == ("E",)
    assert directions(state, 3) == ()
    assert near(state) == (set(), set())  # the hostage stands diagonally


@clause("BSQ-4.60")
def test_octotread_moves_and_acts_diagonally() -> None:
    state = site(OPEN, 2, "octotread")
    assert near(state)[0] == {"3,3"}
    assert set(directions(state, 1)) == {"N", "E", "S", "W", "NE", "SW", "NW"}
    blocked = OPEN.replace("|.  S  .  . |", "|.  S |.  . |")
    assert near(site(blocked, 2, "octotread"))[0] == set()
    # Any of the four edges at the corner is enough, and so is a void square.
    for grid in (
        OPEN.replace("|.  .  h1 . |", "|.  . |h1 . |"),
        OPEN.replace("+  +  +  +  +\n|.  .  h1", "+  +  +--+  +\n|.  .  h1"),
        OPEN.replace("+  +  +  +  +\n|.  .  h1", "+  +--+  +  +\n|.  .  h1"),
        OPEN.replace("|.  .  h1 . |", "|.  ## h1 . |"),
    ):
        assert near(site(grid, 2, "octotread"))[0] == set()
        assert "SE" not in directions(site(grid, 2, "octotread"), 1)
    # What stands beside does not matter.
    assert near(site(OPEN.replace("|.  .  h1 . |", "|.  X  h1 . |"), 2, "octotread"))[0] == {"3,3"}


@clause("BSQ-4.60")
def test_octotread_reaches_doors_round_the_corner() -> None:
    grid = """
+--+--+--+
|.  .  A1|
+  +  +  +
|. 1.  . |
+  +  +11+
|S  .  h1|
+--+--+--+
"""
    state = site(grid, 2, "octotread")
    # The door beside (2,1) touches a corner of (3,1); the one above (3,3) does not.
    assert near(state)[1] == {"2,2|"}
    assert near(site(grid, 2))[1] == set()
    state.robots = (state.setting.plan.square("3,2"),)
    assert near(state)[1] == {"2,2|", "3,3-"}


LINE = """
+--+--+--+--+--+
|S  .  h1 .  A1|
+  +  +  +  +  +
|. 1.  .  .  . |
+--+--+--+--+--+
"""


@clause("BSQ-4.61")
def test_longarm_reaches_two_squares() -> None:
    state = site(LINE, 2, "longarm")
    assert near(state) == ({"1,3"}, set())
    state.robots = (state.setting.plan.square("2,1"),)
    assert near(state) == (set(), {"2,2|"})
    state.shut = 0
    assert near(state) == (set(), set())
    # An occupied square between stops the arm: the bomb is behind the hostage.
    state.robots = (state.setting.plan.square("1,2"),)
    assert near(state)[0] == {"1,3"}
    state.robots = (state.setting.plan.square("1,4"),)
    assert near(state)[0] == {"1,3", "1,5"}
    far = site("\n+--+--+--+\n|S  . 1. |\n+  +  +  +\n|h1 .  A1|\n+--+--+--+\n", 2, "longarm")
    assert near(far) == ({"2,1"}, {"1,3|"})
    assert near(site("\n+--+--+--+\n|S  X 1. |\n+  +  +  +\n|h1 .  A1|\n+--+--+--+\n", 2, "longarm"))[1] == set()


@clause("BSQ-4.62")
def test_barriers() -> None:
    state = site(OPEN.replace("S  . ", "S  X "), 2)
    assert "E" not in directions(state, 1)
    assert near(site(LINE.replace("S  . ", "S  X "), 2, "longarm"))[0] == set()


CRATES = """
+--+--+--+--+--+--+
|S  C  C  .  .  A1|
+  +  +  +  +  +  +
|C  .  .  . |.  h1|
+  +  +  +  +  +  +
|.  C |.  .  .  . |
+--+--+--+--+--+--+
"""


@clause("BSQ-4.63")
def test_crates() -> None:
    felix, dozer = site(CRATES, 2), site(CRATES, 2, "dozer")
    places = felix.setting.plan.places
    assert drive(felix, 1, 1) is None  # two in a row
    pushed = drive(dozer, 1, 2)
    assert pushed is not None
    assert [places[square] for square in pushed[1][:2]] == ["1,4", "1,5"]
    assert drive(dozer, 1, 3) is None  # a third step would push into the bomb
    down = drive(felix, 2, 1)
    assert down is not None
    assert [places[square] for square in down[1]][2:] == ["3,1", "3,2"]
    felix.robots = (felix.setting.plan.square("3,1"),)
    assert drive(felix, 1, 1) is None  # a wall behind the crate
    octo = site(CRATES, 2, "octotread")
    octo.robots = (octo.setting.plan.square("2,2"),)
    assert drive(octo, 4, 1) is None  # never diagonally


WATCHED = """
+--+--+--+--+--+
|S  .  .  .  A1|
+  +  +  +  +  +
|.  h1 .  .  < |
+  +  +  +  +  +
|.  .  . 1.  . |
+--+--+--+--+--+
"""


@clause("BSQ-4.64", "BSQ-4.62")
def test_cameras_look_until_something_stands_in_the_way() -> None:
    state = site(WATCHED, 2)
    plan = state.setting.plan

    def watched(state: State) -> set[str]:
        return {place for square, place in enumerate(plan.places) if seen(state, 0, square, state.crates) >= 0}

    assert watched(state) == {"2,4", "2,3"}
    state.on &= ~2  # the hostage is gone
    assert watched(state) == {"2,4", "2,3", "2,2", "2,1"}
    crate = site(WATCHED.replace("h1 .  . ", "h1 .  C "), 2)
    assert watched(crate) == set()
    barrier = site(WATCHED.replace("h1 .  . ", "h1 X  . "), 2)
    assert watched(barrier) == {"2,4"}
    door = site(WATCHED.replace("h1 .  . ", "h1 . 1. "), 2)
    assert watched(door) == {"2,4"}
    door.shut = 0
    assert watched(door) == {"2,4", "2,3"}


def watched_match(position: str, **changes: Any) -> Match:
    mission = site(WATCHED, 2).setting.mission
    return begin(position, mission="own", own=mission, **changes)


@clause("BSQ-4.64", "BSQ-4.65")
def test_being_seen_blows_everything_up() -> None:
    match = watched_match("robot 1,3 | slots M2")
    play(match, "P0 activate; P0 send 0")
    assert "S" in ways(match)  # possible, hence not forbidden
    play(match, "P0 step S")
    assert (ended(match), robot(match)) == ("camera", "2,3")  # it stops where it is seen
    assert last(match, "robot_seen").camera == "2,5"
    # A token that hid the robot is taken away: what the card did counts.
    match = watched_match("robot 2,1 | slots H1")
    play(match, "P0 activate; P0 send 0 steps @2,2")
    assert (ended(match), secured(match), result(match)) == ("camera", ["2,2"], (2, 1, False))


@clause("BSQ-4.64", "BSQ-4.97")
def test_a_door_that_opens_and_a_crate_that_is_pushed_give_robots_away() -> None:
    grid = """
+--+--+--+--+--+
|S  .  T  .  A1|
+  +  +  +  +  +
|.  h1 . 1.  < |
+  +  +  +  +  +
|.  .  .  .  . |
+--+--+--+--+--+
"""
    mission = site(grid, 2).setting.mission
    match = begin("secured 2,2 | robot 2,3 | slots D1", mission="own", own=mission)
    play(match, "P0 activate; P0 send 0 steps @2,4|")
    assert (ended(match), last(match, "robot_seen").place) == ("camera", "2,3")
    # The crate leaves the line of sight, and the robot that pushed it stands in it, before the other one.
    hidden = site(grid.replace("h1 . 1. ", "h1 .  C "), 2).setting.mission
    both = "robot 2,3 | second 1,4 | selected 1 | slots M1"
    match = begin(both, mission="own", own=hidden, second_robot="dozer")
    assert [
        seen(match.state, index, square, match.state.crates) for index, square in enumerate(match.state.robots)
    ] == [-1, -1]
    play(match, "P0 activate; P0 send 0 steps S")
    assert GAME.view(match.state, 0).crates == ("3,4",)
    assert ended(match) == "camera"


@clause("BSQ-4.65")
def test_the_last_bomb_wins_over_a_camera() -> None:
    grid = """
+--+--+--+--+
|S  .  h1 . |
+  +  +  +  +
|.  .  A1 < |
+--+--+--+--+
"""
    mission = site(grid, 2).setting.mission
    match = begin("robot 2,2 | slots B1", mission="own", own=mission)
    play(match, "P0 activate; P0 send 0 steps @2,3")
    assert ended(match) == "disarmed"


@clause("BSQ-4.66")
def test_gas_may_uncover_the_robot() -> None:
    mission = Mission(
        id="own",
        robot="felix",
        bombs=(Fuse("A", 600),),
        gas=(Gas(1, 300),),
        standard=star_table(perfect(2)),
        grid=WATCHED,
        fog=False,
    )
    match = begin("robot 2,1", mission="own", own=mission, clock="real_time")
    match.play(CLOCK, Expire("gas_1"), 300_300)
    assert ended(match) == "camera"


# --- variants -------------------------------------------------------------------------------------


@clause("BSQ-4.90")
def test_fog_deals_all_tokens_face_down() -> None:
    plain = start(mission="3", fog=False)
    match = start(mission="3", fog=True)
    state = match.state
    assert sorted(state.faces) == sorted(plain.state.faces)
    assert state.faces != plain.state.faces
    view = GAME.view(state, 0)
    hidden = [token for token in view.tokens if token.kind is None]
    assert len(hidden) == len(view.mix) == bin(state.on & ~state.up).count("1") > 5
    assert [each.id for each in view.deadlines if each.live] == ["bomb_A", "bomb_B"]


@clause("BSQ-4.92")
def test_fog_lifts_at_set_up_on_the_way_and_behind_doors() -> None:
    faces = "faces H2 H1 H1 H3 H2 H1 H2 H1 A1 B2"
    match = begin(f"{faces} | robot 3,2 | slots M3", fog=True)
    play(match, "P0 activate; P0 send 0 steps S")
    # It passes (4,2) and (5,2): the token on (5,3) is turned up from there, though it stops on (6,2).
    assert robot(match) == "6,2"
    assert [event.place for event in match.lines(PUBLIC) if event.__struct_config__.tag == "token_turned_up"] == ["5,3"]
    view = GAME.view(match.state, 1)
    assert [token.place for token in view.tokens if token.kind is not None] == ["5,3"]
    # What is behind the door of the store room, at once when it opens: the Longarm's next card may use it.
    behind = begin(f"{faces} | robot 5,7 | slots D2 H2", fog=True, robot="longarm")
    behind.state.up |= 1 << 7  # (6,7) is beside it
    assert turned_up(behind) == {"6,7"}
    play(behind, "P0 activate; P0 send 0,1 steps @5,7|")
    assert turned_up(behind) == {"6,7", "5,5"}
    assert ways(behind) == {"5,5"}
    # At set-up, whatever is near the start.
    grid = "\n+--+--+--+\n|S  h1 . |\n+  +  +  +\n|.  .  A1|\n+--+--+--+\n"
    mission = site(grid, 2).setting.mission
    for name, found in (("felix", {"1,2"}), ("octotread", {"1,2"}), ("longarm", {"1,2"})):
        at_start = start(mission="own", own=mission, fog=True, robot=name)
        assert turned_up(at_start) == found
        assert [event.place for event in at_start.lines(PUBLIC) if "turned" in event.__struct_config__.tag] == ["1,2"]


def turned_up(match: Match) -> set[str]:
    return {token.place for token in GAME.view(match.state, PUBLIC).tokens if token.kind is not None}


@clause("BSQ-4.92", "BSQ-4.66")
def test_fog_lifts_where_gas_has_made_room_for_the_arm() -> None:
    mission = Mission(
        id="own",
        robot="longarm",
        bombs=(Fuse("A", 600),),
        gas=(Gas(1, 300),),
        standard=star_table(perfect(2)),
        grid="\n+--+--+--+\n|S  h1 A1|\n+  +  +  +\n|.  .  . |\n+--+--+--+\n",
    )
    match = begin("faces H1 A1 | slots B1", mission="own", own=mission, fog=True, clock="real_time")
    match.state.up |= 1
    match.play(CLOCK, Expire("gas_1"), 300_300)
    assert log(match)[-2:] == ["gas_spread", "token_turned_up"]
    assert turned_up(match) == {"1,3"}
    play(match, "P0 activate; P0 send 0 steps @1,3", 301_000)
    assert (ended(match), secured(match)) == ("disarmed", ["1,3"])


@clause("BSQ-4.91", "BSQ-4.93")
def test_fog_needs_no_keys_and_hides_bombs_that_still_tick() -> None:
    match = begin("faces H2 H1 H1 H3 H2 H1 H2 H1 A1 B2", fog=True, clock="real_time")
    match.play(CLOCK, Expire("bomb_A"), 600_300)
    assert ended(match) == "detonation"


@clause("BSQ-4.93")
@pytest.mark.parametrize("id", [id for id, mission in MISSIONS.items() if mission.fog])
def test_any_token_may_be_the_last(id: str) -> None:
    """Whatever lies on one place, everything else can be reached without passing it."""
    plan = building(MISSIONS[id].grid)
    for last_square, _ in plan.things:
        found, queue = {plan.start}, [plan.start]
        while queue:
            square = queue.pop()
            for look in range(4):
                after = plan.neighbours[look][square]
                if after >= 0 and after not in found and after != last_square and not plan.fixed >> after & 1:
                    found.add(after)
                    queue.append(after)
        for square, _ in plan.things:
            assert any(plan.neighbours[look][square] in found for look in range(4)), (id, plan.places[square])


@clause("BSQ-4.94")
def test_no_programming() -> None:
    match = begin("hand P0 M2 M1 H1 B1 D1 D2", no_programming=True)
    assert kinds(match, 0) == {"intel", "discard", "play"}
    play(match, "P0 play 0")
    assert (GAME.view(match.state, 1).phase, battery(match)) == ("execute", (10, 8))
    play(match, "P0 step E")
    assert (robot(match), match.state.seat) == ("4,3", 1)
    broke = begin("main 0 | reserve 1 | hand P0 M2 M1 H1 B1 D1 D2", no_programming=True)
    play(broke, "P0 play 0")
    assert (ended(broke), robot(broke), battery(broke)) == ("power", "4,1", (0, 0))
    sergeant = begin("roles sergeant - | discard M1 M2", no_programming=True)
    play(sergeant, "P0 play top; P0 step E")
    assert [robot(sergeant), sergeant.state.discard[-1]] == ["4,3", 1]
    power = begin("roles technician - | robot 5,12 | hand P0 B1 M1 M1 M1 M1 M1", no_programming=True)
    play(power, "P0 play 0; P0 step @6,12")
    assert secured(power) == ["6,12"]


@clause("BSQ-4.95", "BSQ-4.96")
def test_two_robots() -> None:
    match = begin("slots M1 | hand P1 D1 M1 M1 M1 M1 M1", robot="felix", second_robot="dozer")
    assert (robot(match, 0), robot(match, 1)) == ("4,1", "5,2")
    assert (battery(match, 0), battery(match, 1)) == ((12, 8), (14, 6))
    play(match, "P0 switch")
    assert last(match, "robot_switched").robot == "dozer"
    play(match, "P1 discard 0 1 door")
    assert (battery(match, 0), battery(match, 1)) == ((12, 8), (16, 6))
    play(match, "P0 activate; P0 send 0 steps N")
    assert (robot(match, 0), robot(match, 1)) == ("4,1", "4,2")
    assert battery(match, 1) == (14, 6)


@clause("BSQ-4.97")
def test_robots_are_in_each_other_s_way_and_share_what_they_saved() -> None:
    match = begin("robot 4,3 | second 4,4 | slots M1 H1", robot="felix", second_robot="dozer")
    play(match, "P0 activate; P0 send 0,1")
    assert "E" not in ways(match)
    play(match, "P0 step N")
    shared = begin("robot 4,2 | second 3,4 | secured 5,3 | selected 1 | slots D1", second_robot="dozer")
    play(shared, "P0 activate; P0 send 0 steps @3,5|")
    assert "card_failed" not in log(shared)
    # Either robot without power ends it, and both reserves count.
    down = begin("main 12 0 | reserve 5 1 | selected 1 | slots M1", second_robot="dozer")
    play(down, "P0 activate; P0 send 0")
    assert (ended(down), result(down)[0]) == ("power", -3 - 6)
    # A crate cannot be pushed into the other robot.
    crate = begin(
        "robot 3,7 | second 3,9 | crates 3,8 2,3 | slots M1", mission="8", robot="felix", second_robot="dozer"
    )
    play(crate, "P0 activate; P0 send 0")
    assert "E" not in ways(crate)


@clause("BSQ-4.97", "BSQ-4.64")
def test_a_camera_sees_either_robot() -> None:
    grid = WATCHED.replace("|.  .  . 1", "|T  .  . 1")
    mission = site(grid, 2).setting.mission
    both = begin("robot 1,1 | second 3,3 | selected 1 | slots M1", mission="own", own=mission, second_robot="dozer")
    play(both, "P0 activate; P0 send 0 steps N")
    assert last(both, "robot_seen").robot == "dozer"


@clause("BSQ-4.98")
def test_variants_combine() -> None:
    chosen = {"mission": "5", "difficulty": "epic", "fog": True, "no_programming": True, "second_robot": "octotread"}
    match = start(3, "all of it", **chosen)
    assert last(match, "mission_started").variants == ("fog", "no_programming", "two_robots")
    refused(match, "E_PHASE", match.state.seat, "activate", "BSQ-4.94")
