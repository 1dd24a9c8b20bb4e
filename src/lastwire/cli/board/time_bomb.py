"""Time Bomb: everybody's row of wires, named as they are typed."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from lastwire.cli.board.pen import DIM, Pen
from lastwire.games.time_bomb.rules.view import View
from lastwire.kit.label import letter

DRAWN: Final = frozenset({f"time-bomb-describe-{each}" for each in ("row", "nippers", "opened_row")})
_FOUND: Final = {"safe": ("·", DIM), "success": ("✔", "bold green"), "boom": ("✸", "bold red")}


def draw(view: View, pen: Pen) -> list[Text]:
    found = {(cut.target, cut.slot): cut.wire for cut in view.history if cut.round == view.round}
    lines = []
    for seat, down in enumerate(view.face_down):
        line = Text("✂ " if seat == view.nipper else "  ", style="bold")
        line.append(f"{letter(seat)} ", style="bold").append_text(pen.name(seat, pen.width())).append("  ")
        opened = None if view.opened is None else view.opened.rows[seat]
        for slot in range(view.hand_size):
            line.append_text(_wire(f"{letter(seat)}{slot + 1}", slot in down, found.get((seat, slot)), opened, slot))
        if seat in view.ready or seat in view.submitted:
            line.append(" ✓", style="green")
        lines.append(line)
    return lines


def _wire(name: str, down: bool, found: str | None, opened: tuple[str | None, ...] | None, slot: int) -> Text:
    """Face down by its name; once it lies open, by what it is."""
    wire = opened[slot] if opened is not None and down else found
    if wire is None:
        return Text(f" {name} " if down else "    ", style="reverse" if down else "") + Text(" ")
    sign, style = _FOUND[wire]
    return Text(f" {sign}  ", style=style) + Text(" ")
