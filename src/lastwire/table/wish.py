"""What somebody wants played at a table, and what it comes to. Working that out can take a while and depends on nothing
but the wish itself, so a shell may have it settled elsewhere and pass the answer along with the command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from lastwire.engine.match import Match
from lastwire.engine.rng import SEED_BYTES
from lastwire.engine.text import hidden, texts
from lastwire.errors import ContentError, Malformed, Refused
from lastwire.games import AnyGame
from lastwire.message import Message


class Wish(Struct, frozen=True):
    """Options as they were sent, or as the room has kept them; an owner's file to go into them; and the seats."""

    game: str
    options: bytes | None
    kept: bool = False  # the options are the room's own
    content: str | None = None
    seats: int | None = None  # that are asked for
    now: int | None = None  # seats at the table, which are kept if the options allow it
    remembered: tuple[str, ...] = ()  # what earlier matches at the table have left to the next

    @property
    def size(self) -> int:
        """How much there is to read."""
        return len(self.options or b"") + len(self.content or "")


class Settled(Struct, frozen=True):
    """Options whole, as they are stored, and the number of seats."""

    options: bytes
    seats: int


class Answer(NamedTuple):
    """A wish, and what it came to elsewhere."""

    wish: Wish
    settled: Settled


def settle(load: Callable[[str], AnyGame], wish: Wish) -> Settled:
    """What a wish comes to. Raises `Refused` if no match could be played that way."""
    game = load(wish.game)
    options = _options(game, wish)
    if wish.content is not None:
        options = _with_content(game, options, wish.content)
    allowed = game.seats(options)
    if wish.seats is not None:
        seats = wish.seats
    elif wish.now is None:
        seats = allowed[(len(allowed) - 1) // 2]
    else:
        # A number that the new options do not allow moves to the nearest that they do.
        seats = min(max(wish.now, allowed.start), allowed.stop - 1)
    # Options that no match could start from are refused when they are chosen. What the table remembers counts; where
    # people sit does not, since that may change.
    Match.start(game, game.manners.follow(options, dict.fromkeys(wish.remembered), ()), seats, bytes(SEED_BYTES))
    return Settled(_written(game, options), seats)


def _options(game: AnyGame, wish: Wish) -> Any:
    """Options as the game types them; what it does not know is refused, not ignored."""
    if wish.kept and wish.options is not None:
        return game.codec.kept_options(Raw(wish.options))[0]
    try:
        return game.codec.options(b"{}" if wish.options in (None, b"null") else wish.options)
    except Malformed as error:
        raise Refused(
            "E_CONFIG", "", Message("refuse-options", args={"game": game.info.title, "why": error.text})
        ) from None


def _with_content(game: AnyGame, options: Any, text: str) -> Any:
    try:
        return game.with_content(options, text, "")
    except ContentError as error:
        raise Refused("E_CONTENT", "", error.message) from None


def _written(game: AnyGame, options: Any) -> bytes:
    """Options as they are stored: their names and texts are shown to everybody."""
    data: bytes = game.codec.keep_options(options)
    if any(hidden(text, lines=True) for text in texts(msgspec.json.decode(data))):
        raise Refused("E_CONTENT", "", Message("refuse-options-hidden"))
    return data
