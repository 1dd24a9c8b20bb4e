"""What people read besides the game: the rules with an anchor for every clause, and where things come from."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from lastwire import __version__, games
from lastwire.language.catalogue import FIRST
from lastwire.server.body import AboutPage, RulesPage

PACKAGE: Final = Path(__file__).resolve().parents[1]
CHECKOUT: Final = PACKAGE.parents[1]
CLAUSE: Final = re.compile(r"\b[A-Z]{2,4}-(?:\d+(?:\.\d+)+[a-z]?|S\d+)\b")


def markdown() -> MarkdownIt:
    """What reads our own texts."""
    # They hold no HTML, and none is let through.
    return MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def rules(game: str, boxes: tuple[int, ...] = (), language: str = FIRST) -> RulesPage | None:
    """The rules of a game with those of these boxes, or None if there is no such game or no such page. What has not
    been translated is shown as it is."""
    if game not in games.NAMES:
        return None
    for folder in (CHECKOUT / "docs" / "rules", PACKAGE / "rules"):
        names = [f"{game}.md", *(f"{game}-box-{box}.md" for box in boxes)]
        spoken = [folder / language / name for name in names]
        files = [file if file.is_file() else folder / file.name for file in spoken]
        if files[0].is_file():
            html, clauses = with_anchors("\n\n".join(file.read_text(encoding="utf-8") for file in files))
            lang = language if files[0] == spoken[0] else FIRST
            return RulesPage(games.load(game).info.title, html, clauses, lang)
    return None


def with_anchors(text: str) -> tuple[str, tuple[str, ...]]:
    """Markdown as HTML in which every clause is an anchor and every mention of one a link to it; and the clauses."""
    reader = markdown()
    tokens = reader.parse(text)
    places = [place for place, token in enumerate(tokens) if token.type == "inline"]
    cells = [place for place in places if tokens[place - 1].type in ("td_open", "th_open")]
    homes: dict[str, int] = {}
    # A paragraph that begins with a clause is its home; failing that, the first cell of a row. Other cells only cite.
    for place in [
        *(place for place in places if place not in cells),
        *(place for place in cells if tokens[place - 2].type == "tr_open"),
    ]:
        clause = _defined(tokens[place])
        if clause is not None:
            homes.setdefault(clause, place)
    clauses = tuple(sorted(homes, key=homes.__getitem__))
    for place in places:
        line = tokens[place]
        clause = _defined(line)
        own = clause if clause is not None and homes.get(clause) == place else None
        line.children = _linked(line.children or [], own, clauses)
    return reader.renderer.render(tokens, reader.options, {}), clauses


def _defined(line: Token) -> str | None:
    """The clause that a paragraph, list item or cell begins with."""
    found = CLAUSE.match(line.content.lstrip("* "))
    return found[0] if found else None


def _linked(children: list[Token], own: str | None, clauses: tuple[str, ...]) -> list[Token]:
    made: list[Token] = []
    for child in children:
        if child.type != "text":
            made.append(child)
            continue
        end = 0
        for found in CLAUSE.finditer(child.content):
            clause = found[0]
            if clause not in clauses:
                continue
            made.append(_token("text", child.content[end : found.start()]))
            if clause == own:
                own = None  # the first mention is the anchor; a later one in the same line links to it
                made.append(_token("html_inline", f'<span class="clause" id="{clause}">{clause}</span>'))
            else:
                made.append(_token("html_inline", f'<a class="clause" href="#{clause}">{clause}</a>'))
            end = found.end()
        made.append(_token("text", child.content[end:]))
    return made


def _token(kind: str, content: str) -> Token:
    return Token(kind, "", 0, content=content)


@cache
def about(language: str = FIRST) -> AboutPage:
    """What this is, its version, and the credits."""
    text = _own("about", language).replace("{version}", __version__)
    privacy = _own("privacy", language)
    notices, _, _ = _handed_on("NOTICES.md").partition("\n## Texts\n")  # which are long, and come with the program
    others = markdown().render(f"{_handed_on('CREDITS.md')}\n{notices}")
    return AboutPage(f'{markdown().render(text)}<div lang="{FIRST}">{others}</div>', markdown().render(privacy))


def _own(name: str, language: str) -> str:
    """A page of our own, in this language if there is one."""
    folder = Path(__file__).parent / "text"
    spoken = folder / f"{name}.{language}.md"
    return (spoken if spoken.is_file() else folder / f"{name}.{FIRST}.md").read_text(encoding="utf-8")


def _handed_on(name: str) -> str:
    """A page on the work of others."""
    if (CHECKOUT / name).is_file():
        return (CHECKOUT / name).read_text(encoding="utf-8")
    try:
        return distribution("lastwire").read_text(f"licenses/{name}") or ""
    except PackageNotFoundError:
        return ""
