"""Bomb Squad: the building from above, with its rows and columns numbered, and everybody's cards beside it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from lastwire.cli.board.pen import DIM, Pen
from lastwire.games.bomb_squad.rules.view import Mark, View
from lastwire.kit.label import place, tag
from lastwire.message import Message

DRAWN: Final = frozenset(
    {f"bomb-squad-describe-{each}" for each in ("tokens", "doors", "crates", "cameras", "hand", "frame", "program")}
)
_KINDS: Final = {"move": "M", "door": "D", "hostage": "H", "bomb": "B"}
_LOOKS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←", "NE": "↗", "SE": "↘", "SW": "↙", "NW": "↖"}
_GAP: Final = "  "
_ABREAST: Final = 3  # cards of a hand in one line: there is little room beside the map


def draw(view: View, pen: Pen) -> list[Text]:
    left, right = _map(view) if pen.tall else _low_map(view), [*_hands(view, pen), *_frame(view, pen)]
    width = max(line.cell_len for line in left)
    lines = []
    for index in range(max(len(left), len(right))):
        line = left[index].copy() if index < len(left) else Text()
        line.pad_right(width - line.cell_len)
        lines.append(line.append(_GAP).append_text(right[index] if index < len(right) else Text()))
    return lines


# --- the building ----------------------------------------------------------------------------------------------------


class _Walls:
    """Where walls stand: above a square, and left of it."""

    def __init__(self, view: View) -> None:
        walls = view.plan.walls
        self.above = {(line.y1, at) for line in walls if line.y1 == line.y2 for at in range(line.x1, line.x2)}
        self.left = {(at, line.x1) for line in walls if line.x1 == line.x2 for at in range(line.y1, line.y2)}
        self.doors = {door.place: door for door in view.doors}


def _map(view: View) -> list[Text]:
    """Squares three wide, with walls and doors between them."""
    plan, walls, shown = view.plan, _Walls(view), _things(view)
    lines = [_columns(view)]
    for row in range(plan.rows + 1):
        wall = Text("   ")
        for column in range(plan.columns):
            wall.append("+", style=DIM)
            door = walls.doors.get(f"{row + 1},{column + 1}-")
            if door is not None:
                wall.append("   " if door.open else f"={door.level}=", style="bold yellow")
            else:
                wall.append("───" if (row, column) in walls.above else "   ", style=DIM)
        lines.append(wall.append("+", style=DIM))
        if row < plan.rows:
            lines.append(_squares(view, walls, shown, row))
    return lines


def _low_map(view: View) -> list[Text]:
    """The same in one line for each row: what has a wall below is underlined, a door there stands behind it."""
    plan, walls, shown = view.plan, _Walls(view), _things(view)
    lines = [_columns(view)]
    for row in range(plan.rows):
        line = _squares(view, walls, shown, row)
        for column in range(plan.columns):
            start = 4 + 4 * column
            door = walls.doors.get(f"{row + 2},{column + 1}-")
            if door is not None and not door.open:
                line = line[: start + 2] + Text(str(door.level), style="bold yellow underline") + line[start + 3 :]
            elif (row + 1, column) in walls.above:
                line.stylize("underline", start, start + 3)
        lines.append(line)
    return lines


def _columns(view: View) -> Text:
    return Text("   " + "".join(f"{column + 1:^4}" for column in range(view.plan.columns)) + " ", style=DIM)


def _squares(view: View, walls: _Walls, shown: dict[str, Text], row: int) -> Text:
    line = Text(f"{row + 1:>2} ", style=DIM)
    for column in range(view.plan.columns + 1):
        here = f"{row + 1},{column + 1}"
        door = walls.doors.get(f"{here}|")
        if door is not None:
            line.append(" " if door.open else str(door.level), style="bold yellow")
        else:
            line.append("│" if (row, column) in walls.left else " ", style=DIM)
        if column < view.plan.columns:
            line.append_text(shown.get(here) or Text(" · " if here in view.plan.floor else "   ", style=DIM))
    return line


def _things(view: View) -> dict[str, Text]:
    """What stands where, the most important last: it hides the others."""
    found = {each: Text("▒▒▒", style=DIM) for each in view.plan.barriers}
    for camera in view.cameras:
        found[camera.place] = Text(f"◂{_LOOKS[camera.dir]} ", style="bold red")
    for crate in view.crates:
        found[crate] = Text("[#]", style="yellow")
    for token in view.tokens:
        name = "?" if token.kind is None else f"{token.letter or 'H'}{token.level}"
        found[token.place] = Text(f"{name:^3}", style="bold red" if token.kind == "bomb" else "bold green")
    for index, robot in enumerate(view.robots):
        style = "bold reverse cyan" if index == view.selected else "bold cyan"
        found[robot.place] = Text(f"({robot.name[0].upper()})", style=style)
    return found


# --- cards ----------------------------------------------------------------------------------------------------------


def _hands(view: View, pen: Pen) -> list[Text]:
    lines = []
    for seat, hand in enumerate(view.hands):
        line = Text("▸" if seat == view.seat else " ", style="bold").append(f"{tag(seat)} ", style=DIM)
        lines.append(line.append_text(pen.name(seat, min(pen.width(), 14))))
        for start in range(0, len(hand), _ABREAST):
            cards = Text()
            for index, card in list(enumerate(hand))[start : start + _ABREAST]:
                cards.append(f" {place(index)} ", style=DIM)
                cards.append(f"{card.card or _told(card.mark):<2}", style="bold" if card.card else "")
            lines.append(cards)
    return lines


def _told(mark: Mark | None) -> str:
    """`?` where nothing is known, else the kind and the level, as far as somebody told."""
    if mark is None:
        return "?"
    kind = _KINDS[mark.types[0]] if len(mark.types) == 1 else "?"
    level = str(mark.levels[0]) if len(mark.levels) == 1 else "?"
    return "?" if kind == level == "?" else kind + level


def _frame(view: View, pen: Pen) -> list[Text]:
    program = view.program
    lines = [pen.told(Message("term-bomb-squad-frame"), "bold")]
    cards = Text(" ")
    if program is not None and program.cards:
        for index, name in enumerate(program.cards):
            cards.append(f" {name}", style="bold reverse" if index == program.at else "bold")
    else:
        for index, slot in enumerate(view.slots):
            cards.append(f" {place(index)}", style=DIM).append(f" {slot.card or _told(slot.mark)}", style="bold")
    return [*lines, cards]


def about(view: View) -> list[Message]:
    """The reader's role, or where it is still to be chosen all of them, and what they can do."""
    own = None if view.own is None else view.roles[view.own]
    return [
        Message(
            "term-thing",
            args={"name": Message(f"bomb-squad-role-{role}"), "text": Message(f"bomb-squad-role-{role}-power")},
        )
        for role in ((own,) if own is not None else view.role_types)
    ]
