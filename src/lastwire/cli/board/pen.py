"""What boards are drawn with: names in their colours, sentences in the reader's language, nothing that could command a
terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from lastwire.engine.text import escaped
from lastwire.language.catalogue import Catalogue
from lastwire.message import Message

COLOURS: Final = ("cyan", "yellow", "magenta", "green", "bright_blue", "bright_red", "bright_cyan", "bright_yellow")
DIM: Final = "bright_black"


class Pen:
    """Writes for one reader of one match."""

    def __init__(self, sentences: Catalogue, names: Sequence[str], seat: int, tall: bool = True) -> None:
        """`tall`: there are enough rows for a drawing that takes its time."""
        self._sentences = sentences
        self.tall = tall
        self.names = tuple(map(escaped, names))
        self.seat = seat

    def say(self, message: Message) -> str:
        return escaped(self._sentences.say(message, self.names, self.seat))

    def has(self, id: str) -> bool:
        return id in self._sentences

    def told(self, message: Message, style: str = "") -> Text:
        """A sentence with players' names in their colours."""
        text = Text(self.say(message), style=style)
        for seat, name in enumerate(self.names):
            text.highlight_words([name], colour(seat))
        return text

    def name(self, seat: int, width: int = 0) -> Text:
        """A player's name, cut or filled to a width if one is given."""
        name = self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)
        text = Text(name, style=f"bold {colour(seat)}" if seat == self.seat else colour(seat))
        if width:
            text.truncate(width, overflow="ellipsis", pad=True)
        return text

    def width(self, most: int = 16) -> int:
        """How wide a column for names has to be."""
        return min(most, max((Text(name).cell_len for name in self.names), default=0))


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]
