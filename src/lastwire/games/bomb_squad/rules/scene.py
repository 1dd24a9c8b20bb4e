"""The building as everybody sees it: its plan, what stands in it, and where the card that waits can be performed."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from lastwire.games.bomb_squad.rules.building import DIRECTIONS, FACE_LETTER, FACE_LEVEL, FIRST_BOMB, Building
from lastwire.games.bomb_squad.rules.content import MOVE
from lastwire.games.bomb_squad.rules.drive import bits, choices, drive, sight
from lastwire.games.bomb_squad.rules.moves import Plan
from lastwire.games.bomb_squad.rules.state import LEVEL_OF, TYPE_OF, State


class Line(Struct, frozen=True, gc=False):
    """A stretch of wall between two corners, counted in squares from the upper left one."""

    x1: int
    y1: int
    x2: int
    y2: int


class FloorPlan(Struct, frozen=True, gc=False):
    """What a map says and nothing changes. The second start square is plain floor to a single robot."""

    rows: int
    columns: int
    floor: tuple[str, ...]
    walls: tuple[Line, ...]
    barriers: tuple[str, ...]
    starts: tuple[str, ...]


class Token(Struct, frozen=True, gc=False):
    """A hostage or a bomb on the board; in fog a face-down one has no kind."""

    place: str
    kind: str | None
    level: int | None = None
    letter: str | None = None


class DoorShown(Struct, frozen=True, gc=False):
    """`free`: a card of its level may open it, as far as saved hostages decide (BSQ-4.50)."""

    place: str
    level: int
    open: bool
    free: bool


class Camera(Struct, frozen=True, gc=False):
    """`sees`: the squares in its view (BSQ-4.64)."""

    place: str
    dir: str
    sees: tuple[str, ...]


class RobotShown(Struct, frozen=True, gc=False):
    name: str
    place: str
    main: int
    most: int
    reserve: int
    full_reserve: int


class Way(Struct, frozen=True, gc=False):
    """One way to perform a card: what is chosen, and the thing it is done to or the square it leads to."""

    plan: Plan
    place: str


def token(face: int, place: str) -> Token:
    if face >= FIRST_BOMB:
        return Token(place, "bomb", FACE_LEVEL[face], FACE_LETTER[face])
    return Token(place, "hostage", FACE_LEVEL[face])


def face_name(face: int) -> str:
    """H1, A2: how a token is named where it lies nowhere in particular."""
    return f"{FACE_LETTER[face] or 'H'}{FACE_LEVEL[face]}"


def ways(state: State, card: int) -> tuple[tuple[Way, ...], bool]:
    """BSQ-4.41, BSQ-4.54: how this card can be performed, and whether the operator may let it fail instead."""
    found, may_decline = choices(state, card)
    if TYPE_OF[card] == MOVE:
        return tuple([Way(Plan(dir=look), _end(state, look, LEVEL_OF[card])) for look in found]), may_decline
    return tuple([Way(Plan(target=place), place) for place in found]), may_decline


def _end(state: State, look: str, distance: int) -> str:
    driven = drive(state, DIRECTIONS.index(look), distance)
    assert driven is not None  # it was found among those that are possible
    return state.setting.plan.places[driven[0][-1]]


# Boards change seldom, views are asked for all the time: what is the same for all is kept for a while.


@lru_cache(64)
def floor_plan(plan: Building, robots: int) -> FloorPlan:
    """A building's plan, for a mission with this many robots."""
    places = plan.places
    starts = [square for square in (plan.start, plan.second) if square >= 0]
    cameras = {square for square, _ in plan.cameras}
    return FloorPlan(
        rows=plan.rows,
        columns=plan.columns,
        floor=tuple([places[square] for square in bits(plan.floor)]),
        walls=_walls(plan),
        barriers=tuple([places[square] for square in bits(plan.fixed) if square not in cameras]),
        starts=tuple([places[square] for square in starts[:robots]]),
    )


def _walls(plan: Building) -> tuple[Line, ...]:
    """The border of the floor, drawn or not, and the walls inside; those that touch end to end are one line."""
    rows, columns = plan.rows, plan.columns

    def wall(row: int, column: int, look: int) -> bool:
        """Between a square and the one before it, which is above (look 0) or left of it (look 3)."""
        before = (row - 1, column) if look == 0 else (row, column - 1)
        a, b = inside(row, column), inside(*before)
        return a != b or (a and b and plan.neighbours[look][row * columns + column] < 0)

    def inside(row: int, column: int) -> bool:
        return 0 <= row < rows and 0 <= column < columns and bool(plan.floor >> row * columns + column & 1)

    found = []
    for row in range(rows + 1):
        found += [Line(a, row, b, row) for a, b in _runs([wall(row, column, 0) for column in range(columns)])]
    for column in range(columns + 1):
        found += [Line(column, a, column, b) for a, b in _runs([wall(row, column, 3) for row in range(rows)])]
    return tuple(found)


def _runs(marks: list[bool]) -> list[tuple[int, int]]:
    """Where stretches of true begin and end."""
    ends = [at for at, (a, b) in enumerate(zip([False, *marks], [*marks, False], strict=True)) if a != b]
    return list(zip(ends[::2], ends[1::2], strict=True))


@lru_cache(4096)
def tokens(plan: Building, faces: tuple[int, ...], on: int, up: int) -> tuple[tuple[Token, ...], tuple[str, ...]]:
    """What lies on the board, and the mix of that which lies face down."""
    found, hidden = [], []
    for index in bits(on):
        place = plan.places[plan.things[index][0]]
        if up >> index & 1:
            found.append(token(faces[index], place))
        else:
            found.append(Token(place, None))
            hidden.append(face_name(faces[index]))
    return tuple(found), tuple(sorted(hidden))


@lru_cache(1024)
def doors(plan: Building, shut: int, saved: int, fog: bool) -> tuple[DoorShown, ...]:
    return tuple(
        [
            DoorShown(door.name, door.level, not shut >> index & 1, fog or bool(saved >> door.level & 1))
            for index, door in enumerate(plan.doors)
        ]
    )


@lru_cache(1024)
def cameras(plan: Building, on: int, crates: tuple[int, ...], shut: int) -> tuple[Camera, ...]:
    return tuple(
        [
            Camera(
                plan.places[square],
                DIRECTIONS[look],
                tuple([plan.places[seen] for seen in sight(plan, camera, plan.covered(on), crates, shut)]),
            )
            for camera, (square, look) in enumerate(plan.cameras)
        ]
    )
