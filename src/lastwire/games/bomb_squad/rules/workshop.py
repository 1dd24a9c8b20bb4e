"""Drawn missions: what a map is made of, and a drawing as the text of a file and back (BSQ-2.18)."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final, get_args

from msgspec import Struct

from lastwire.engine import content
from lastwire.errors import ContentError
from lastwire.games.bomb_squad.rules.building import CODES, DIRECTIONS, LARGEST, LETTERS, LOOKS, SMALLEST
from lastwire.games.bomb_squad.rules.content import ROBOTS, RobotName
from lastwire.games.bomb_squad.rules.mission import INTRO, LONGEST_S, SHORTEST_S, TITLE, RoleSet, Table
from lastwire.message import Message, Value

FLOOR: Final = ". "
OUTSIDE: Final = "##"
WALL: Final = "#"
LEVELS: Final = (1, 2, 3)
FILE: Final = "drawing"


class Tile(Struct, frozen=True):
    """Something to draw on a square or an edge. `id` is what a drawing calls it, `tool` what it is, the rest which.
    Of all tiles that say the same in `once` a map has at most one."""

    id: str
    tool: str
    level: int | None = None
    letter: str | None = None
    dir: str | None = None
    once: str = ""


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """A map and what its mission needs beside it. `squares` that are not plain floor by place, `edges` that are not
    open by name (BSQ-2.20); the border of the floor is a wall without being drawn. Times in seconds: of bombs by
    letter, of gas by level, where 0 is never. Times of bombs that are not on the map do not matter. Star tables that
    are left out are worked out (BSQ-2.17)."""

    rows: int
    columns: int
    squares: dict[str, str] = {}
    edges: dict[str, str] = {}
    title: str = ""
    intro: str = ""
    robot: RobotName = "felix"
    roles: RoleSet = "all"
    face_up: bool = False
    bombs: dict[str, int] = {}
    gas: dict[str, int] = {}
    standard: Table | None = None
    epic: Table | None = None


class Workshop(Struct, frozen=True):
    """What an editor has to know: what can be drawn and chosen, within which bounds, and what to begin with."""

    smallest: int
    largest: int
    squares: tuple[Tile, ...]
    edges: tuple[Tile, ...]
    robots: tuple[RobotName, ...]
    roles: tuple[RoleSet, ...]
    seconds: tuple[int, int]
    title: int  # characters at most
    intro: int
    blank: Drawing
    sample: Drawing


def _tiles() -> tuple[Tile, ...]:
    return (
        Tile(FLOOR, "floor"),
        Tile(OUTSIDE, "void"),
        Tile("S ", "start", once="start"),
        Tile("T ", "second", once="second"),
        Tile("X ", "barrier"),
        Tile("C ", "crate"),
        *(Tile(f"{look} ", "camera", dir=DIRECTIONS[number]) for look, number in LOOKS.items()),
        *(Tile(f"{sign}{level}", tool, level) for sign, tool in (("h", "hostage"), ("e", "epic")) for level in LEVELS),
        *(Tile(f"{letter}{level}", "bomb", level, letter, once=letter) for letter in LETTERS for level in LEVELS),
    )


TILES: Final = _tiles()
EDGES: Final = (Tile(WALL, "wall"), *(Tile(str(level), "door", level) for level in LEVELS))
_EDGE_IDS: Final = {tile.id for tile in EDGES}
assert {tile.id for tile in TILES} == CODES

_BOMBS: Final = {"A": 600, "B": 1200, "C": 1800}
_GAS: Final = {str(level): 0 for level in LEVELS}
WORKSHOP: Final = Workshop(
    smallest=SMALLEST,
    largest=LARGEST,
    squares=TILES,
    edges=EDGES,
    robots=ROBOTS,
    roles=get_args(RoleSet),
    seconds=(SHORTEST_S, LONGEST_S),
    title=TITLE,
    intro=INTRO,
    blank=Drawing(rows=6, columns=8, bombs=_BOMBS, gas=_GAS),
    sample=Drawing(
        rows=3,
        columns=6,
        squares={"1,3": "h1", "1,6": "A1", "3,1": "S ", "3,5": "h2"},
        edges={"1,4|": WALL, "2,4|": "1", "3,4|": WALL},
        bombs=_BOMBS,
        gas=_GAS,
    ),
)


def write(data: Any) -> str:
    """The text of a drawing's file, with every border drawn; raises `ContentError` where it cannot be written."""
    drawing = content.convert(data, FILE, Drawing)
    grid = _grid(drawing)
    found = {id[0] for id in drawing.squares.values() if id[0] in LETTERS and id[1:] in "123"}
    bombs = [f"{{ letter = {_quoted(letter)}, at_s = {drawing.bombs.get(letter, 0)} }}" for letter in sorted(found)]
    gas = [f"{{ level = {int(level)}, at_s = {at} }}" for level, at in _gas(drawing)]
    lines = [
        f"title = {_quoted(drawing.title.strip())}",
        f"intro = {_quoted(drawing.intro.strip())}",
        f"robot = {_quoted(drawing.robot)}",
        f"roles = {_quoted(drawing.roles)}",
        f"face_up = {str(drawing.face_up).lower()}",
        f"bombs = [{', '.join(bombs)}]",
        *([f"gas = [{', '.join(gas)}]"] if gas else []),
        *(f"{name} = {list(table)}" for name, table in _stars(drawing)),
        f"grid = '''\n{grid}\n'''",
        "",
    ]
    return "\n".join(lines)


def _stars(drawing: Drawing) -> list[tuple[str, Table]]:
    """The star tables that somebody has given; that of epic play only where it has hostages of its own."""
    epic = drawing.epic if any(id[0] == "e" for id in drawing.squares.values()) else None
    return [(name, table) for name, table in (("standard", drawing.standard), ("epic", epic)) if table is not None]


def _gas(drawing: Drawing) -> list[tuple[str, int]]:
    odd = [level for level in drawing.gas if level not in ("1", "2", "3")]
    if odd:
        raise _error("gas", "level", level=odd[0])
    return [(level, at) for level, at in drawing.gas.items() if at]


def _error(key: str, what: str, **args: Value) -> ContentError:
    return ContentError(FILE, key, Message(f"bomb-squad-content-{what}", args=args))


def _quoted(text: str) -> str:
    """A string as TOML writes it: JSON's escapes are all among TOML's, which also wants that of DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _grid(drawing: Drawing) -> str:
    rows, columns = drawing.rows, drawing.columns
    for side, count in (("rows", rows), ("columns", columns)):
        if not SMALLEST <= count <= LARGEST:
            raise _error(side, "size", n=count, least=SMALLEST, most=LARGEST)
    places = [[f"{row + 1},{column + 1}" for column in range(columns)] for row in range(rows)]
    known = {place for row in places for place in row}
    for place, id in drawing.squares.items():
        if place not in known or id not in CODES:
            raise _error("squares", "off-map", code=id, place=place)
    for name, id in drawing.edges.items():
        if name[:-1] not in known or name[-1] not in "-|" or id not in _EDGE_IDS:
            raise _error("edges", "off-edge", code=id, place=name)

    def code(row: int, column: int) -> str:
        inside = 0 <= row < rows and 0 <= column < columns
        return drawing.squares.get(places[row][column], FLOOR) if inside else OUTSIDE

    def edge(row: int, column: int, before: tuple[int, int], sign: str) -> str:
        """The edge above or left of a square: open, a wall, or a door's level."""
        here, there = code(row, column) != OUTSIDE, code(*before) != OUTSIDE
        if here and there:
            return drawing.edges.get(places[row][column] + sign, " ")
        return WALL if here or there else " "

    lines = []
    for row in range(rows + 1):
        tops = [edge(row, column, (row - 1, column), "-") for column in range(columns)]
        lines.append("+" + "".join(f"{'--' if top == WALL else 2 * top}+" for top in tops))
        if row < rows:
            lefts = [edge(row, column, (row, column - 1), "|").replace(WALL, "|") for column in range(columns + 1)]
            codes = [*(code(row, column) for column in range(columns)), ""]
            lines.append("".join(left + each for left, each in zip(lefts, codes, strict=True)))
    return "\n".join(lines)


_GRID: Final = re.compile(r"grid\s*=\s*('''|\"\"\")\n?(.*?)\1", re.DOTALL)


def read(text: str) -> Drawing | None:
    """The drawing in a file, also where it would not pass the check, so that it can be mended; None if there is none.
    What cannot be drawn is left out."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError):
        found = _GRID.search(text)
        data = {"grid": found[2]} if found else {}
    lines = str(data.get("grid", "")).strip("\n").split("\n")
    width = max(map(len, lines))
    rows, columns = len(lines) // 2, width // 3
    fits = all(SMALLEST <= count <= LARGEST for count in (rows, columns))
    if not fits or len(lines) % 2 != 1 or width % 3 != 1:
        return None
    lines = [line.ljust(width) for line in lines]
    squares, edges = {}, {}
    for row in range(rows):
        for column in range(columns):
            place = f"{row + 1},{column + 1}"
            code = lines[2 * row + 1][3 * column + 1 : 3 * column + 3]
            if code in CODES and code != FLOOR:
                squares[place] = code
            for sign, mark in (("-", lines[2 * row][3 * column + 1]), ("|", lines[2 * row + 1][3 * column])):
                id = WALL if mark in "-|" else mark
                if id in _EDGE_IDS and _inner(lines, row, column, sign):
                    edges[place + sign] = id
    blank = WORKSHOP.blank
    try:
        beside = content.convert(_beside(data), FILE, Drawing)
    except ContentError:
        beside = blank
    return Drawing(
        rows,
        columns,
        squares,
        edges,
        beside.title,
        beside.intro,
        beside.robot,
        beside.roles,
        beside.face_up,
        {**blank.bombs, **beside.bombs},
        {**blank.gas, **beside.gas},
        beside.standard,
        beside.epic,
    )


def _inner(lines: list[str], row: int, column: int, sign: str) -> bool:
    """Whether floor is on both sides of an edge."""
    above = row - 1 if sign == "-" else row
    left = column if sign == "-" else column - 1
    return min(above, left) >= 0 and all(
        lines[2 * y + 1][3 * x + 1 : 3 * x + 3] != OUTSIDE for y, x in ((row, column), (above, left))
    )


def _beside(data: dict[str, Any]) -> dict[str, Any]:
    """What a file says beside its map, as a drawing has it."""
    kept: dict[str, Any] = {
        name: data[name] for name in ("title", "intro", "robot", "roles", "face_up", "standard", "epic") if name in data
    }
    for name, by in (("bombs", "letter"), ("gas", "level")):
        rows = data.get(name)
        if isinstance(rows, list) and all(isinstance(row, dict) and isinstance(row.get("at_s"), int) for row in rows):
            kept[name] = {str(row.get(by)): row["at_s"] for row in rows}
    return {"rows": 0, "columns": 0, **kept}
