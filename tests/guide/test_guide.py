"""The rules for players: every chapter in every language, pictures that the rules allow, every card once, and nothing
of what is sealed."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.games.bomb_busters.rules.sealed import words
from lastwire.language.catalogue import catalogue, languages
from lastwire.server import guide
from lastwire.server.body import Figure, GuidePage, Key, Picture, Prose
from lastwire.server.socket import encode
from tests.guide import make
from tests.words import WHOLE, tongues

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs" / "play"
GAMES = make.GUIDED


def page(game: str, language: str = "en", boxes: tuple[int, ...] = ()) -> GuidePage:
    found = guide.guide(game, boxes, language)
    assert found is not None
    return found


def scenes(game: str) -> dict[str, Picture]:
    found = guide.scenes(game)
    assert found is not None
    return {scene.name: scene for scene in found.scenes}


def figures(game: str) -> list[tuple[str, Figure]]:
    return [
        (section.id, block) for section in page(game).sections for block in section.blocks if isinstance(block, Figure)
    ]


def shape(found: GuidePage) -> list[object]:
    """What has to be the same in every language."""
    made: list[object] = []
    for section in found.sections:
        for block in section.blocks:
            match block:
                case Prose(html=html):
                    made.append((section.id, Counter(re.findall(r"<(\w+)", html))["h3"]))
                case Figure(scene=scene, notes=notes):
                    made.append((section.id, scene, len(notes)))
                case Key(signs=signs):
                    made.append((section.id, tuple(sign.icon for sign in signs)))
    return made


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_every_chapter_in_every_language(game: str) -> None:
    there = [each for each in languages() if each == "en" or (PAGES / each / f"{game}.md").is_file()]
    assert {*WHOLE} <= {*there}
    pages = {language: page(game, language) for language in there}
    for found in pages.values():
        assert tuple(section.id for section in found.sections) == guide.SECTIONS
        assert all(section.title and section.blocks for section in found.sections)
        assert shape(found) == shape(pages["en"])
        assert found.lang == next(language for language, each in pages.items() if each is found)
    assert len({encode(found) for found in pages.values()}) == len(there)
    for language in {*languages()} - {*there}:
        untranslated = page(game, language)
        assert (untranslated.sections, untranslated.lang) == (pages["en"].sections, "en")


def test_every_translation_is_of_a_page_that_there_is() -> None:
    names = {file.name for file in PAGES.glob("*.md")}
    assert {*GAMES} >= {"academy", "badaboom", "bomb-busters", "bomb-squad", "time-bomb"}
    assert {folder.name for folder in PAGES.iterdir() if folder.is_dir()} <= {*languages()}
    for language in languages()[1:]:
        there = {file.name for file in (PAGES / language).glob("*")}
        assert there <= names
        assert there == names or language not in WHOLE


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_has_its_scene_and_every_part_its_words(game: str) -> None:
    known, shown = scenes(game), figures(game)
    assert sorted(figure.scene for _, figure in shown) == sorted(known)
    assert Counter(section for section, _ in shown)["examples"] == 3
    assert {"table", "turn"} <= {section for section, _ in shown}
    for _, figure in shown:
        scene = known[figure.scene]
        if figure.way == "parts":
            assert len(scene.moments) == 1
            assert len(figure.notes) == len(scene.moments[0].parts)
        else:
            assert len(figure.notes) == len(scene.moments) > 1
        assert figure.alt


@pytest.mark.parametrize("game", GAMES)
def test_every_scene_is_a_match_that_the_rules_allow(game: str) -> None:
    made = make.made(game)
    assert made.keys() == {file.stem for file in make.folder(game).glob("*.json")}
    for name, text in made.items():
        assert (make.folder(game) / f"{name}.json").read_text(encoding="utf-8") == text, "python -m tests.guide.make"
        record = Record.read(text)
        assert not Match.replay(games.load(game), record).difference(record)
        assert len(record.names) == record.seats


@pytest.mark.parametrize("game", GAMES)
def test_what_a_scene_points_at_is_on_the_board(game: str) -> None:
    """Whether it is in the picture, the browser's test says."""
    folder = ROOT / "web" / "src" / "games" / game.replace("-", "_")
    sources = "\n".join(file.read_text(encoding="utf-8") for file in folder.glob("*.svelte"))
    named = re.findall(r'data-part=(?:"([^"]*)"|\{([^\n]*)\}\n)', sources)
    quoted = [text for plain, code in named for text in [plain, *re.findall(r"[`\"]([^`\"]+)[`\"]", code)] if text]
    # A piece may be part of several things: their names have blanks between them, and so may what is worked out.
    names = [name for each in quoted for name in re.sub(r"\$?\{[^}]*\}", "*", each).split()]
    patterns = [re.compile(r"[\w-]+".join(map(re.escape, name.split("*")))) for name in names]
    for scene in scenes(game).values():
        for moment in scene.moments:
            for part in moment.parts:
                assert any(pattern.fullmatch(part) for pattern in patterns), f"{scene.name}: {part}"


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_is_drawn(game: str) -> None:
    source = (ROOT / "web" / "src" / "games" / game.replace("-", "_") / "Sample.svelte").read_text(encoding="utf-8")
    keys = [block for section in page(game).sections for block in section.blocks if isinstance(block, Key)]
    icons = [sign.icon for key in keys for sign in key.signs]
    assert icons
    assert [icon for icon in icons if f'"{icon}"' not in source and f" {icon}:" not in source] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_listed_once_in_every_language(game: str) -> None:
    expected: dict[str, list[str]] = import_module(f"tests.guide.{game.replace('-', '_')}").CARDS
    decks = games.load(game).words.cards(())
    assert {deck.kind: sorted(card.id for card in deck.cards) for deck in decks} == {
        kind: sorted(ids) for kind, ids in expected.items()
    }
    for language in languages():
        spoken = catalogue(language, games.load(game).home, strict=True)
        for deck in decks:
            names = [spoken.say(card.name) for card in deck.cards]
            assert spoken.say(deck.title)
            assert all(names)
            assert len(set(names)) == len(names)
            for card in deck.cards:
                assert spoken.say(card.text)
                assert card.note is None or spoken.say(card.note)


def test_there_is_no_guide_to_an_unknown_game() -> None:
    assert guide.guide("no-such-game") is None
    assert guide.scenes("../time-bomb") is None


# --- sealed boxes -----------------------------------------------------------------------------------------------------

BUSTERS = "bomb-busters"


def sealed(language: str) -> list[str]:
    """Sentences of the first box that name or explain something, and every paragraph of its page."""
    file = PAGES / ("" if language == "en" else language) / f"{BUSTERS}-box-1.md"
    told = re.findall(r"^bomb-busters-(?:mission|rule|card|effect)-\d+ = (.+)$", words([1])[language], re.MULTILINE)
    assert len(told) > 8
    return told + [line.strip() for line in file.read_text(encoding="utf-8").splitlines() if len(line) > 20]


@pytest.mark.parametrize("language", tongues(games.load(BUSTERS).home))
def test_what_is_sealed_is_in_no_page_and_no_scene(language: str) -> None:
    closed = page(BUSTERS, language)
    texts = [encode(closed).decode(), *(encode(scene).decode() for scene in scenes(BUSTERS).values())]
    # What is looked for is looked for in the page alone: there is no other index.
    for sentence in sealed(language):
        assert all(sentence not in text for text in texts)
    opened = page(BUSTERS, language, (1,))
    assert {section.id for section in opened.sections} - {section.id for section in closed.sections} == {"box-1"}
    ids = {(deck.what, card.id) for deck in opened.decks for card in deck.cards}
    assert ids - {(deck.what, card.id) for deck in closed.decks for card in deck.cards} == {("equipment", "13")}


def test_no_scene_is_played_in_a_sealed_box() -> None:
    for name in make.made(BUSTERS):
        record = Record.read((make.folder(BUSTERS) / f"{name}.json").read_text(encoding="utf-8"))
        assert msgspec.json.decode(record.options).get("mission", 1) <= 8
