"""What text from outside may be made of, which names look alike, and what a terminal is shown."""

import pytest

from lastwire.engine.text import alike, blank, escaped, hidden, plain, texts, tidied

INVISIBLE = [
    "\u202e",
    "\u2066",
    "\n",
    "\x00",
    "\x1b[2J",
    "\x7f",
    "\x9b",
    "\u200b",
    "\ufeff",
    "\u2028",
    "\u3164",
    "\u2800",
]


@pytest.mark.parametrize("mark", INVISIBLE)
def test_what_cannot_be_seen_is_found(mark: str) -> None:
    assert plain(f"cut{mark}red") is None
    assert hidden(f"cut{mark}red")
    with pytest.raises(ValueError, match="cannot be seen"):
        tidied({"act": "say", "text": [f"cut{mark}red"]})


@pytest.mark.parametrize(
    "text", ["cut red", "Zoë", "日本", "Ольга", "\U0001f468\u200d\U0001f692", "x\u00b2 ≥ 3 — “yes”", "ที่นี่"]
)
def test_what_people_write_passes(text: str) -> None:
    assert plain(text) == text
    assert not blank(text)
    assert escaped(text) == text


def test_blanks_become_single_and_accents_one_form() -> None:
    assert plain("  a \u00a0 b\u2003c ") == "a b c"
    assert plain("e\u0301") == "é"
    assert tidied({"n": 3, "text": " e\u0301 ", "more": [None, True]}) == {"n": 3, "text": "é", "more": [None, True]}


def test_letters_are_not_buried_under_marks() -> None:
    assert plain("a" + "\u0316" * 3) is not None
    assert plain("a" + "\u0316" * 4) is None


@pytest.mark.parametrize("text", ["", " ", "\u00a0", "\u200d", "\ufe0f", "\u0301", "\u0301\u200d\u0316"])
def test_a_text_without_anything_to_see_is_blank(text: str) -> None:
    assert blank(plain(text) or "")


def test_lines_are_let_through_only_where_they_are_wanted() -> None:
    assert not hidden("ab\ncd", lines=True)
    assert hidden("ab\x1b\ncd", lines=True)


def test_texts_are_found_at_every_depth() -> None:
    assert list(texts({"a": ["b", {"c": "d"}], "e": 4})) == ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),  # the first letter is Cyrillic
        ("Anna", "ANNА"),
        ("Bob", "Вob"),
        ("Bob", "B0b"),
        ("Bob", "Bоb"),
        ("Nora", "Νora"),  # Greek
        ("Al", "AI"),
        ("Al", "A1"),
        ("Ivy", "ivy"),
        ("Ivy", "lvy"),
        ("Anna", "\uff21nna"),
        ("Anna", "An\u200dna"),
        ("Anna", "A nna"),
        ("Zoë", "Zoe"),
        ("Amie", "Arnie"),
        ("Paypal", "Раураl"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ian", "Lan"), ("Ann", "Anna"), ("Person 1", "Person 2"), ("Ольга", "Олег"), ("Jan", "Ján Novák"), ("李", "王")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def test_a_terminal_is_shown_what_it_should_not_obey() -> None:
    assert escaped("a\x1b[31mb\nc\u202ed\x9b") == "a\\x1b[31mb\\nc\\u202ed\\x9b"
    assert escaped("a\nb\r", lines=True) == "a\nb\\r"
