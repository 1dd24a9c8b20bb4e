"""What is said, without a language: the id of a sentence and what fills it. Languages are spoken at the edges.

Rules, tables and servers say messages; a browser, a terminal or an agent has the sentences (`text/en.ftl` of each game
and of the table) and knows what players are called and who is reading. So each viewer of a table reads their own
language, and what was said long ago can be read in one that came later.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from msgspec import Struct

# A number, a word that the sentence chooses by, somebody's own words, another message, or a list of such.
Value: TypeAlias = "int | float | str | Message | tuple[int | float | str | Message, ...]"


class Message(Struct, frozen=True, omit_defaults=True):
    """One sentence, or a part of one.

    `who` names seats: in the sentence `$cutter` is what the player in it is called, and `$cutter_is` is "you" for that
    player and "other" for everybody else. A list, of seats or of values, is read as "a, b and c"; `$names_or` is "a, b
    or c", `$names_row` has only blanks between, and `$names_n` is how many there are.
    """

    id: str
    who: dict[str, int | tuple[int, ...]] = {}
    args: dict[str, Value] = {}

    def __hash__(self) -> int:
        return hash(self.id)  # dictionaries have none


def words(text: str) -> Message:
    """Somebody's own words, as they are."""
    return Message("words", args={"text": text})


def row(messages: Iterable[Message]) -> Message:
    """Several sentences, one after another."""
    return Message("row", args={"all": tuple(messages)})
