"""Bomb Busters: the stands, one under the other, with their columns numbered: the sixth wire of stand A is A6."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from lastwire.cli.board.pen import DIM, Pen
from lastwire.games.bomb_busters.rules.view import Stand, View
from lastwire.games.bomb_busters.words.notation import LETTERS, write_key
from lastwire.games.bomb_busters.words.phrase import card_name
from lastwire.kit.label import tag
from lastwire.message import Message

DRAWN: Final = frozenset({f"bomb-busters-describe-{each}" for each in ("stand", "captain", "expert")})
_CELL: Final = 5
_COLOURS: Final = {0: "bold bright_blue", 1: "bold yellow", 5: "bold red"}  # by the last digit of a key


def draw(view: View, pen: Pen) -> list[Text]:
    width = pen.width() + 6
    longest = max(len(stand.keys) for stand in view.stands)
    lines = [Text(" " * (width + 2), style=DIM).append("".join(f"{n + 1:^{_CELL}}" for n in range(longest)))]
    for index, stand in enumerate(view.stands):
        line = Text(f"{LETTERS[index]} ", style="bold")
        who = Text(f"{tag(stand.seat)} ", style=DIM).append_text(pen.name(stand.seat))
        if stand.seat == view.captain:
            who.append(" ★", style="yellow")
        who.truncate(width, overflow="ellipsis", pad=True)
        line.append_text(who)
        for slot in range(len(stand.keys)):
            line.append_text(_wire(stand, slot))
        if view.experts[stand.seat].detector:
            line.append(" ◎", style="green")
        lines.append(line)
    lines.append(pen.told(Message("term-bomb-busters-key"), DIM))
    return lines


def _wire(stand: Stand, slot: int) -> Text:
    key, token = stand.keys[slot], stand.tokens[slot]
    known = "?" if key is None else write_key(key)
    style = "" if key is None else _COLOURS.get(key % 10, "")
    if slot not in stand.uncut:
        return Text(f"{f'[{known}]':^{_CELL}}", style=DIM)
    if token is None:
        return Text(f"{known:^{_CELL}}", style=style)
    shown = known if key is not None else {"yellow": "Y"}.get(str(token), str(token))
    if slot in stand.false:
        shown = f"≠{token}" if key is None else known
    return Text(f"{f'<{shown}>':^{_CELL}}", style=style or "bold bright_blue")


def about(view: View) -> list[Message]:
    """The equipment, and what each piece does."""
    return [
        Message(
            "term-thing",
            args={"name": card_name(card.card), "text": Message(f"bomb-busters-effect-{card.card}")},
        )
        for card in view.cards
    ]
