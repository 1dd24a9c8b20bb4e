"""Lines at the terminal, as `?` lists them and people type them: moves in notation, and acts as `say KIND field=value
…`.

Whatever is listed is accepted as it stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Literal, TypeAlias

import msgspec

from lastwire.engine.offer import expand, size
from lastwire.engine.types import Offer
from lastwire.errors import Malformed
from lastwire.games import AnyGame

MOST_LISTED = 60
MOST_ALIKE = 4  # moves of one kind, where there are too many to list
MOST_SOUGHT = 50_000  # moves searched for a given beginning

Verb: TypeAlias = Literal["help", "look", "say", "play"]


def read(game: AnyGame, text: str) -> tuple[Verb, Any]:
    """What a line asks for: help with some beginning, a look, an act to say, or a move to play."""
    word, _, rest = text.strip().partition(" ")
    if word == "?":
        return "help", rest.strip()
    if text.strip() == "look":
        return "look", None
    if word == "say":
        return "say", read_act(game, rest)
    return "play", game.words.read_move(text.strip())


def moves(game: AnyGame, offers: Sequence[Offer], beginning: str = "") -> tuple[list[str], int]:
    """The lines for the moves that begin like this, as many as fit on a screen, and how many more there are."""

    def lines(offer: Offer) -> Iterator[str]:
        for kind, fields in expand([offer]):
            line = game.words.write_move(game.codec.build(kind, fields))
            if line.startswith(beginning):
                yield line

    if beginning:
        found = [line for offer in offers for line in islice(lines(offer), MOST_SOUGHT)]
        return found[:MOST_LISTED], len(found[MOST_LISTED:])
    most, left = _most(offers)
    found = [line for offer in offers for line in islice(lines(offer), most)]
    return found, left and left - len(found)


def _most(offers: Sequence[Offer]) -> tuple[int | None, int]:
    """How many moves of each offer to list (None: all of them), and how many there are in all if not."""
    total = sum(map(size, offers))
    return (None, 0) if total <= MOST_LISTED else (MOST_ALIKE, total)


def acts(game: AnyGame, offers: Sequence[Offer], whole: bool = False) -> tuple[list[str], int]:
    """The same for what may be said, or all of it. Free fields are left out, or filled with something where they are
    required."""
    most, left = (None, 0) if whole else _most(offers)
    found = [
        " ".join(["say", kind, *(f"{name}={_written(value)}" for name, value in fields.items()), *_needed(game, offer)])
        for offer in offers
        for kind, fields in islice(expand([offer]), most)
    ]
    return found, left and left - len(found)


def _needed(game: AnyGame, offer: Offer) -> list[str]:
    """Free fields that an act cannot do without."""
    kind = game.codec.acts[offer.kind]
    needed = [each for each in msgspec.structs.fields(kind) if each.required and each.name in offer.free]
    return [f"{each.encode_name}={1 if each.type is int else '…'}" for each in needed]


def read_act(game: AnyGame, text: str) -> Any:
    """`hand success=2 boom=0` as an act. The last field takes the rest of the line if it has no other `=`."""
    kind, _, rest = text.strip().partition(" ")
    fields: dict[str, str] = {}
    name = ""
    for word in rest.split():
        if "=" in word:
            name, _, value = word.partition("=")
            fields[name] = value
        elif name:
            fields[name] += f" {word}"
        else:
            raise Malformed(f"“{word}” has no field; write field=value")
    first = next(iter(game.codec.acts.values()), None)
    if first is None:
        raise Malformed("this game has no structured talk")
    tag = {first.__struct_config__.tag_field: kind}
    try:
        return game.codec.act(msgspec.json.encode(tag | {name: _value(each) for name, each in fields.items()}))
    except Malformed as wrong:
        # What looks like a number may be meant as text.
        try:
            return game.codec.act(msgspec.json.encode(tag | fields))
        except Malformed:
            raise wrong from None


def _value(text: str) -> Any:
    """A number, true, false, null or a list as JSON has them; anything else is text."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def _written(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
