"""The building of a mission: grid text (BSQ-2.18) read into squares, edges, doors and things, once for each map.

A square is a number, row by row from 0; `places` names it as people do, from 1. Directions are numbered N, E, S, W,
then NE, SE, SW, NW.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from lastwire.errors import ContentError
from lastwire.message import Message, Value

DIRECTIONS: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
STRAIGHT: Final = range(4)
DIAGONAL: Final = range(4, 8)
OFFSETS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))
OPPOSITE: Final = (2, 3, 0, 1, 6, 7, 4, 5)

# Faces of tokens: hostages are their level, bombs 4 to 12 by letter and level.
UNKNOWN: Final = 0
LETTERS: Final = ("A", "B", "C")
FIRST_BOMB: Final = 4
HIDDEN: Final = FIRST_BOMB + 9  # in a preview: a face-down token that may be a bomb
FACE_LEVEL: Final = (0, 1, 2, 3, *(level for _ in LETTERS for level in (1, 2, 3)), 0)
FACE_LETTER: Final = ("", "", "", "", *(letter for letter in LETTERS for _ in range(3)), "")

SMALLEST: Final = 2  # rows and columns
LARGEST: Final = 16

LOOKS: Final = {"^": 0, ">": 1, "v": 2, "<": 3}


class Door:
    """A door on the edge of two squares, named by the square below or right of it (BSQ-2.20)."""

    __slots__ = ("level", "name", "sides")

    def __init__(self, level: int, sides: tuple[int, int], name: str) -> None:
        self.level = level
        self.sides = sides
        self.name = name


class Building:
    """What a map says and set-up does not change. Masks have one bit for each square, or for each door."""

    __slots__ = (
        "bombs",
        "cameras",
        "columns",
        "covers",
        "crates",
        "door_at",
        "door_level",
        "doors",
        "epic",
        "fixed",
        "floor",
        "gates",
        "lines",
        "looks",
        "neighbours",
        "places",
        "rows",
        "second",
        "squares",
        "start",
        "thing_at",
        "things",
    )

    def __init__(self, grid: str, file: str = "map", key: str = "grid") -> None:
        reader = _Reader(grid, file, key)
        self.lines = tuple(reader.lines)
        self.rows, self.columns = reader.rows, reader.columns
        self.squares = self.rows * self.columns
        self.places = tuple(f"{1 + n // self.columns},{1 + n % self.columns}" for n in range(self.squares))
        codes = [reader.code(n // self.columns, n % self.columns) for n in range(self.squares)]
        self.floor = sum(1 << n for n, code in enumerate(codes) if code != "##")
        self.start = reader.single(codes, "S ")
        self.second = codes.index("T ") if "T " in codes else -1
        self.crates = tuple(n for n, code in enumerate(codes) if code == "C ")
        self.cameras = tuple((n, LOOKS[code[0]]) for n, code in enumerate(codes) if code[0] in LOOKS)
        self.fixed = sum(1 << n for n, code in enumerate(codes) if code == "X " or code[0] in LOOKS)
        # Things: square and face, those of standard play first.
        found = [(n, _face(code)) for n, code in enumerate(codes) if _face(code)]
        extra = [(n, int(code[1])) for n, code in enumerate(codes) if code[0] == "e"]
        self.things = (*found, *extra)
        self.epic = len(found)  # the first thing that epic play adds
        self.thing_at = [-1] * self.squares
        for index, (square, _) in enumerate(self.things):
            self.thing_at[square] = index
        self.covers: dict[
            int, int
        ] = {}  # by things on the board, the squares they stand on; filled as they are asked for
        self.bombs = tuple(face for _, face in self.things if face >= FIRST_BOMB)
        self._edges(reader)
        self.looks = tuple(self._line(square, look) for square, look in self.cameras)

    def _edges(self, reader: _Reader) -> None:
        """By direction and square: the next square (−1 where a wall is between), and the doors on the way as bits."""
        columns, floor = self.columns, self.floor
        doors: list[Door] = []
        near = [[-1] * self.squares for _ in DIRECTIONS]
        gates = [[0] * self.squares for _ in DIRECTIONS]
        at = [[-1] * self.squares for _ in STRAIGHT]
        for n in range(self.squares):
            row, column = divmod(n, columns)
            for look, back, other, inside in ((0, 2, n - columns, row > 0), (3, 1, n - 1, column > 0)):
                mark = reader.top(row, column) if look == 0 else reader.left(row, column)
                both = inside and floor >> n & 1 and floor >> other & 1
                if mark in "123" and not both:
                    raise reader.error("loose-door", level=mark, place=self.places[n])
                if not both or mark == "#":
                    continue
                near[look][n], near[back][other] = other, n
                if mark in "123":
                    name = f"{self.places[n]}{'-' if look == 0 else '|'}"
                    at[look][n] = at[back][other] = len(doors)
                    gates[look][n] = gates[back][other] = 1 << len(doors)
                    doors.append(Door(int(mark), (other, n), name))
        for look in DIAGONAL:
            down, right = OFFSETS[look]
            first, second = (2 if down > 0 else 0), (1 if right > 0 else 3)
            for n in range(self.squares):
                b, c = near[first][n], near[second][n]
                if b < 0 or c < 0 or near[second][b] < 0 or near[first][c] < 0:
                    continue
                near[look][n] = near[second][b]
                gates[look][n] = gates[first][n] | gates[second][n] | gates[second][b] | gates[first][c]
        self.neighbours = tuple(map(tuple, near))
        self.gates = tuple(map(tuple, gates))
        self.door_at = tuple(map(tuple, at))
        self.doors = tuple(doors)
        self.door_level = tuple(door.level for door in doors)

    def _line(self, square: int, look: int) -> tuple[tuple[int, int], ...]:
        """What a camera would see in an empty building with open doors: squares, and the door before each as a bit."""
        line = []
        while (after := self.neighbours[look][square]) >= 0:
            line.append((after, self.gates[look][square]))
            square = after
        return tuple(line)

    def covered(self, on: int) -> int:
        """The squares on which these things stand, as bits."""
        known = self.covers.get(on)
        if known is None:
            known = sum(1 << square for index, (square, _) in enumerate(self.things) if on >> index & 1)
            self.covers[on] = known
        return known

    def square(self, place: str) -> int:
        """The square that people call this; ValueError if there is none."""
        return self.places.index(place)


def _face(code: str) -> int:
    if code[0] == "h":
        return int(code[1])
    if code[0] in LETTERS and code[1] in "123":
        return FIRST_BOMB + 3 * LETTERS.index(code[0]) + int(code[1]) - 1
    return UNKNOWN


CODES: Final = frozenset(
    (
        *(". ", "##", "S ", "T ", "C ", "X "),
        *(f"{look} " for look in LOOKS),
        *(f"{letter}{level}" for letter in ("h", "e", *LETTERS) for level in "123"),
    )
)


class _Reader:
    """Grid text, character by character, with every fault named (BSQ-2.19)."""

    def __init__(self, grid: str, file: str, key: str) -> None:
        self.file, self.key = file, key
        lines = grid.strip("\n").split("\n")
        width = max(len(line) for line in lines)
        self.lines = [line.ljust(width) for line in lines]
        if width % 3 != 1:
            raise self.error("width", n=width)
        if len(lines) % 2 != 1:
            raise self.error("lines", n=len(lines))
        self.rows, self.columns = len(lines) // 2, width // 3
        if self.rows < SMALLEST or self.columns < SMALLEST:
            raise self.error("small", rows=self.rows, columns=self.columns, least=SMALLEST)
        if self.rows > LARGEST or self.columns > LARGEST:
            raise self.error("large", rows=self.rows, columns=self.columns, most=LARGEST)
        self._check_marks()
        codes = [self.code(row, column) for row in range(self.rows) for column in range(self.columns)]
        for code in sorted(set(codes)):
            if code[0] in LETTERS and code[1] in "123":
                same = [other for other in codes if other[0] == code[0] and other[1] in "123"]
                if len(same) > 1:
                    raise self.error("twice", letter=code[0], n=len(same))
        self.single(codes, "S ")
        if codes.count("T ") > 1:
            raise self.error("second", n=codes.count("T "))

    def _check_marks(self) -> None:
        for number, line in enumerate(self.lines):
            if number % 2:
                for column in range(self.columns + 1):
                    if line[3 * column] not in " |123":
                        raise self.error("edge", line=number, code=line[3 * column])
                for column in range(self.columns):
                    code = line[3 * column + 1 : 3 * column + 3]
                    if code not in CODES:
                        raise self.error("square", line=number, code=code)
                if line[0] in "123" or line[-1] in "123":
                    raise self.error("border", line=number)
            else:
                for column in range(self.columns + 1):
                    if line[3 * column] != "+":
                        raise self.error("corner", line=number, code=line[3 * column])
                for column in range(self.columns):
                    mark = line[3 * column + 1 : 3 * column + 3]
                    if mark not in ("--", "  ", "11", "22", "33"):
                        raise self.error("edge", line=number, code=mark)
                    if mark[0] in "123" and number in (0, len(self.lines) - 1):
                        raise self.error("border", line=number)

    def error(self, what: str, **args: Value) -> ContentError:
        return ContentError(self.file, self.key, Message(f"bomb-squad-content-{what}", args=args))

    def code(self, row: int, column: int) -> str:
        return self.lines[2 * row + 1][3 * column + 1 : 3 * column + 3]

    def top(self, row: int, column: int) -> str:
        """The edge above a square: a digit, "#" for a wall or " "."""
        mark = self.lines[2 * row][3 * column + 1]
        return "#" if mark == "-" else mark

    def left(self, row: int, column: int) -> str:
        mark = self.lines[2 * row + 1][3 * column]
        return "#" if mark == "|" else mark

    def single(self, codes: list[str], code: str) -> int:
        if codes.count(code) != 1:
            raise self.error("single", n=codes.count(code), code=code.strip())
        return codes.index(code)


@lru_cache(64)
def building(grid: str) -> Building:
    """The building of a map that was checked before."""
    return Building(grid)
