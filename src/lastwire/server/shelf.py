"""Pages that are the same for all who may read them: made once, by a worker, and kept."""

from __future__ import annotations

import asyncio
import gzip
import io
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from typing import Final

import segno

from lastwire import games
from lastwire.bots import registry
from lastwire.engine.codec import schemas
from lastwire.language.catalogue import catalogue, languages
from lastwire.message import Message
from lastwire.server import guide as manual
from lastwire.server import page
from lastwire.server.body import GameInfo, Games, LessonPage
from lastwire.server.desk import Desk
from lastwire.server.socket import encode
from lastwire.table.lesson import played

KEPT: Final = 64  # pages; there are fewer, unless boxes are opened in every order
LONGEST_LINK: Final = 400  # characters that a picture is made of


class Shelf:
    """The pages made so far."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._pages: dict[tuple[object, ...], asyncio.Future[bytes | None]] = {}

    async def page(self, make: Callable[..., bytes | None], *args: object) -> bytes | None:
        """What `make` writes from these arguments, of which there must be few in all. Raises `Refused` if it cannot be
        made."""
        key = (make, *args)
        found = self._pages.get(key)
        if found is None:
            found = self._pages[key] = asyncio.ensure_future(self._desk.do(partial(make, *args)))
            found.add_done_callback(partial(self._put, key))
        return await asyncio.shield(found)

    def _put(self, key: tuple[object, ...], made: asyncio.Future[bytes | None]) -> None:
        if made.cancelled() or made.exception() is not None:
            self._pages.pop(key, None)
        elif len(self._pages) > KEPT:
            del self._pages[next(iter(self._pages))]


# --- in a worker ------------------------------------------------------------------------------------------------------


@cache
def list_of_games(off: tuple[str, ...] = ()) -> bytes:
    """All but those that are off. Every visitor asks for it, so a server makes it at the start."""
    return encode(Games(tuple(game_info(name) for name in games.shelf() if name not in off)))


def rules(game: str, boxes: tuple[int, ...], language: str) -> bytes | None:
    found = page.rules(game, boxes, language)
    return None if found is None else encode(found)


def guide(game: str, boxes: tuple[int, ...], language: str, content: bytes = b"") -> bytes | None:
    found = manual.guide(game, boxes, language, content)
    return None if found is None else encode(found)


def scenes(game: str, packed: bool) -> bytes | None:
    found = manual.scenes(game)
    data = None if found is None else encode(found)
    return gzip.compress(data, 6, mtime=0) if data is not None and packed else data


def about(language: str) -> bytes:
    return encode(page.about(language))


def lesson(game: str, packed: bool) -> bytes | None:
    """A game's guided first match, packed or not; the same for everybody."""
    rules = games.load(game)
    if rules.lesson is None:
        return None
    file = rules.lesson()
    steps = tuple(played(rules, file))
    edition = sha256(encode(steps)).hexdigest()[:16]
    data = encode(LessonPage(game, file.seat, file.names, edition, steps))
    return gzip.compress(data, mtime=0) if packed else data


def picture(link: str) -> bytes:
    """A link as a QR code."""
    made = io.BytesIO()
    code = segno.make(link, error="m")
    code.save(made, kind="svg", border=2, xmldecl=False, svgclass=None, lineclass=None, omitsize=True)
    return made.getvalue()


@cache
def game_info(name: str) -> GameInfo:
    """A game as the lobby shows it."""
    game = games.load(name)
    options = game.types.Options()
    seats = game.seats(options)
    (schema,), components = schemas([game.types.Options])
    return GameInfo(
        name=name,
        title=game.info.title,
        seats=(seats.start, seats.stop - 1),
        minutes=game.info.minutes,
        party=game.info.party,
        weight=game.info.weight,
        kind=game.info.kind,
        pitch={each: catalogue(each, game.home).say(Message(f"{name}-pitch")) for each in languages()},
        options={**schema, "$defs": components},
        defaults=options,
        practice=dict(game.manners.practice),
        levels=tuple(registry.levels(name)),
        campaign=game.campaign is not None,
        content=None if game.content is None else game.content.option,
        led=game.manners.led,
        lesson=game.lesson is not None,
    )
