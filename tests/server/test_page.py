"""Rules with anchors, and the page about the project."""

from pathlib import Path

import pytest

from lastwire import games
from lastwire.language.catalogue import languages
from lastwire.server import page
from lastwire.testing.coverage import read_clauses
from tests.words import WHOLE

TEXT = """\
# Rules

TB-1.1 [R] First; see TB-1.2 and TB-9.9.

**TB-1.2 A table**

| a | b |
|---|---|
| TB-1.3 in a cell | *TB-1.1* |

| x | y |
|---|---|
| cites | TB-1.6 |

- **TB-1.4** in a list, not <script>alert(1)</script> nor [a link](javascript:alert(1))

TB-1.1 again is a mention.

TB-1.6 has its home here, not in the cell above.
"""


def test_every_clause_is_one_anchor() -> None:
    html, clauses = page.with_anchors(TEXT)
    assert clauses == ("TB-1.1", "TB-1.2", "TB-1.3", "TB-1.4", "TB-1.6")
    assert '<span class="clause" id="TB-1.6">TB-1.6</span> has its home here' in html
    for clause in clauses:
        assert html.count(f'id="{clause}"') == 1


def test_mentions_are_links_to_known_clauses_only() -> None:
    html, _ = page.with_anchors(TEXT)
    assert html.count('href="#TB-1.1"') == 2
    assert html.count('href="#TB-1.2"') == 1
    assert "#TB-9.9" not in html


def test_deep_clauses_and_scenarios_are_anchors_too() -> None:
    text = "- **BSA-4.2.1** Choose.\n- **BSA-4.2** See BSA-4.2.1.\n- **BSA-S12 X-Ray (book).** By BSA-4.2.1.\n"
    html, clauses = page.with_anchors(text)
    assert clauses == ("BSA-4.2.1", "BSA-4.2", "BSA-S12")
    assert html.count('href="#BSA-4.2.1"') == 2


@pytest.mark.parametrize("game", games.NAMES)
def test_every_clause_of_the_rules_is_an_anchor(game: str) -> None:
    found = page.rules(game)
    assert found is not None
    declared = [each.id for each in read_clauses(page.CHECKOUT / "docs" / "rules" / f"{game}.md")]
    boxes = tuple(range(1, 9))
    assert set(declared) <= {*found.clauses, *_boxes(game, boxes)}


RULES = page.CHECKOUT / "docs" / "rules"


@pytest.mark.parametrize("file", sorted(RULES.glob("*/*.md")), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_translation_has_the_same_clauses_in_the_same_order(file: Path) -> None:
    here, there = (page.with_anchors(each.read_text(encoding="utf-8")) for each in (RULES / file.name, file))
    assert there[1] == here[1]
    assert there[0] != here[0]


def test_every_translation_is_of_a_page_that_there_is() -> None:
    pages = {file.name for file in RULES.glob("*.md")}
    assert {folder.name for folder in RULES.iterdir() if folder.is_dir()} <= {*languages()}
    for language in languages()[1:]:
        there = {file.name for file in (RULES / language).glob("*")}
        assert there <= pages
        assert there == pages or language not in WHOLE


def test_rules_come_in_the_language_asked_for_or_in_the_first() -> None:
    first, german = page.rules("time-bomb"), page.rules("time-bomb", (), "de")
    assert first is not None
    assert german is not None
    assert german.clauses == first.clauses
    assert german.html != first.html
    assert (first.lang, german.lang) == ("en", "de")
    assert page.rules("time-bomb", (), "xx") == first
    sealed, opened = page.rules("bomb-busters", (), "de"), page.rules("bomb-busters", (1,), "de")
    assert sealed is not None
    assert opened is not None
    assert set(sealed.clauses) < set(opened.clauses)


def _boxes(game: str, boxes: tuple[int, ...]) -> set[str]:
    """Clauses of pages that stay sealed."""
    folder = page.CHECKOUT / "docs" / "rules"
    files = [folder / f"{game}-box-{box}.md" for box in boxes]
    return {each.id for file in files if file.is_file() for each in read_clauses(file)}


def test_no_html_gets_through() -> None:
    html, _ = page.with_anchors(TEXT)
    assert "<script" not in html
    assert 'href="javascript' not in html


def test_there_are_no_rules_of_an_unknown_game() -> None:
    assert page.rules("no-such-game") is None
    assert page.rules("../README") is None


def test_about_names_version_and_credits() -> None:
    from lastwire import __version__

    html = page.about().html
    assert __version__ in html
    assert "Credits" in html
