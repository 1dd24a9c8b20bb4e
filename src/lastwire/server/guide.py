"""The rules for players: how a game is played, in the reader's language, with scenes that boards draw, and its cards.

A page is `docs/play/<game>.md`. Its chapters are `SECTIONS`, in this order. A paragraph that is only an image is a
scene of the game's `data/scenes.toml`, and the numbered list after it says what is to be seen; a list whose items begin
with images is a key to signs. What is in a sealed box has a page of its own, `<game>-box-<n>.md`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Final, Literal

import msgspec
from markdown_it.token import Token
from msgspec import Struct

from lastwire import games
from lastwire.engine.card import Card
from lastwire.engine.record import Record
from lastwire.engine.types import PUBLIC
from lastwire.games import AnyGame
from lastwire.language.catalogue import FIRST, Catalogue, catalogue
from lastwire.server.body import (
    Figure,
    GuidePage,
    Key,
    ListedCard,
    ListedDeck,
    Picture,
    Prose,
    Scenes,
    Section,
    Sign,
    Stage,
    Still,
)
from lastwire.server.page import CHECKOUT, PACKAGE, markdown
from lastwire.table.replay import excerpt

SECTIONS: Final = ("minute", "table", "icons", "turn", "examples", "tips", "questions", "cards")
_WAYS: Final[dict[str, Literal["parts", "strip", "steps"]]] = {"turn": "strip", "examples": "steps"}
_MARKDOWN: Final = markdown()


# --- the page ---------------------------------------------------------------------------------------------------------


@lru_cache(64)
def guide(game: str, boxes: tuple[int, ...] = (), language: str = FIRST, content: bytes = b"") -> GuidePage | None:
    """How a game is played, with what is in these boxes; None if there is no such game. What has not been translated
    is shown as it is. `content`: what an owner has brought, as a table's options have it."""
    if game not in games.NAMES:
        return None
    rules = games.load(game)
    folders = (CHECKOUT / "docs" / "play", PACKAGE / "play")
    home = next((folder for folder in folders if (folder / f"{game}.md").is_file()), None)
    sections = () if home is None else _sections(home, game, boxes, language)
    lang = language if home is not None and (home / language / f"{game}.md").is_file() else FIRST
    return GuidePage(rules.info.title, sections, _decks(rules, boxes, language, content), lang)


def _sections(folder: Path, game: str, boxes: Sequence[int], language: str) -> tuple[Section, ...]:
    found = list(zip(SECTIONS, _chapters(_text(folder, f"{game}.md", language)), strict=True))
    for box in boxes:
        sealed = _text(folder, f"{game}-box-{box}.md", language)
        found[-1:-1] = [(f"box-{box}", chapter) for chapter in _chapters(sealed)]
    return tuple(Section(id, title, tuple(_blocks(id, tokens))) for id, (title, tokens) in found)


def _text(folder: Path, name: str, language: str) -> str:
    spoken, first = folder / language / name, folder / name
    file = spoken if spoken.is_file() else first
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _chapters(text: str) -> list[tuple[str, list[Token]]]:
    """The chapters of a page: what each is called, and what is in it."""
    tokens = _MARKDOWN.parse(text)
    heads = [place for place, token in enumerate(tokens) if token.type == "heading_open" and token.tag == "h2"]
    return [
        (tokens[head + 1].content, tokens[head + 3 : end])
        for head, end in zip(heads, [*heads[1:], len(tokens)], strict=True)
    ]


def _blocks(section: str, tokens: list[Token]) -> Iterator[Prose | Figure | Key]:
    prose: list[Token] = []
    parts = list(_parts(tokens))
    while parts:
        part = parts.pop(0)
        image = _image(part)
        listed = _items(part) if part[0].type == "bullet_list_open" else []
        if image is None and not any(_begins_with_image(item) for item in listed):
            prose += part
            continue
        if prose:
            yield Prose(_html(prose))
            prose = []
        if image is None:
            yield Key(tuple(Sign(*_sign(item)) for item in listed))
        else:
            notes = _items(parts.pop(0)) if parts and parts[0][0].type == "ordered_list_open" else []
            yield Figure(
                str(image.attrs["src"]),
                _WAYS.get(section, "parts"),
                image.content,
                tuple(_html([note]) for note in notes),
            )
    if prose:
        yield Prose(_html(prose))


def _parts(tokens: list[Token]) -> Iterator[list[Token]]:
    """Paragraphs, lists and headings, each whole."""
    depth, part = 0, []
    for token in tokens:
        part.append(token)
        depth += token.nesting
        if depth == 0:
            yield part
            part = []


def _image(part: list[Token]) -> Token | None:
    """The image that a paragraph consists of."""
    children = part[1].children or [] if part[0].type == "paragraph_open" else []
    return children[0] if len(children) == 1 and children[0].type == "image" else None


def _items(part: list[Token]) -> list[Token]:
    """The lines of a list."""
    return [token for token in part if token.type == "inline"]


def _begins_with_image(line: Token) -> bool:
    return bool(line.children) and line.children[0].type == "image"  # type: ignore[index]


def _sign(line: Token) -> tuple[str, str]:
    first, *rest = line.children or []
    return str(first.attrs["src"]), _html([line.copy(children=rest)]).strip()


def _html(tokens: list[Token]) -> str:
    return str(_MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {}))


def _decks(game: AnyGame, boxes: Sequence[int], language: str, content: bytes) -> tuple[ListedDeck, ...]:
    spoken = catalogue(language, game.home)
    decks = game.words.cards(boxes)
    if content and game.content is not None:
        options = game.codec.kept_options(msgspec.Raw(content))[0]
        decks = game.content.cards(boxes, getattr(options, game.content.option))
    return tuple(
        ListedDeck(deck.kind, spoken.say(deck.title), tuple(_listed(card, spoken) for card in deck.cards))
        for deck in decks
    )


def _listed(card: Card, spoken: Catalogue) -> ListedCard:
    note = "" if card.note is None else spoken.say(card.note)
    return ListedCard(card.id, spoken.say(card.name), spoken.say(card.text), note, card.copies)


# --- its scenes -------------------------------------------------------------------------------------------------------


class _Step(Struct, frozen=True, forbid_unknown_fields=True):
    """After how many entries of the record, and what to point at."""

    at: int
    parts: tuple[str, ...] = ()


class _Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """`record`: the file beside that holds the match; `viewer`: whose eyes; without one, the public's."""

    name: str
    record: str
    steps: tuple[_Step, ...]
    viewer: int = PUBLIC
    shows: tuple[Stage, ...] = ("board",)
    height: int = 400


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    scenes: tuple[_Scene, ...] = ()


@cache
def scenes(game: str) -> Scenes | None:
    """Every scene of a game, played by its rules. None if there is no such game."""
    if game not in games.NAMES:
        return None
    folder = resources.files(games.load(game).home).joinpath("data")
    file = folder.joinpath("scenes.toml")
    if not file.is_file():
        return Scenes(())
    given = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File)
    records = {
        name: Record.read(folder.joinpath("scenes", f"{name}.json").read_text(encoding="utf-8"))
        for name in {scene.record for scene in given.scenes}
    }
    return Scenes(tuple(_scene(scene, records[scene.record]) for scene in given.scenes))


def _scene(given: _Scene, record: Record) -> Picture:
    found = excerpt(record, given.viewer, [step.at for step in given.steps])
    return Picture(
        name=given.name,
        game=record.game,
        viewer=given.viewer if given.viewer >= 0 else "public",
        names=record.names,
        shows=given.shows,
        height=given.height,
        frames=tuple(found.frames),
        moments=tuple(Still(frame, step.parts) for frame, step in zip(found.moments, given.steps, strict=True)),
    )
