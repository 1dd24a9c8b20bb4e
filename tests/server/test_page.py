"""Rules with anchors, and the page about the project."""

from lastwire.server import page

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
