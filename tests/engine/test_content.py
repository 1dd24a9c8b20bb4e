"""A wrong content file is named with file, key and reason."""

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from lastwire.engine import content
from lastwire.engine.content import Text
from lastwire.errors import ContentError


class Deck(Struct, forbid_unknown_fields=True):
    boom: int
    safe: int = 0


class Content(Struct, forbid_unknown_fields=True):
    title: str
    decks: dict[str, Deck] = {}
    costs: tuple[int, ...] = ()


GOOD = """
title = "Fuse"
costs = [1, 2]
[decks.small]
boom = 1
"""


def test_a_good_file_is_read() -> None:
    assert content.parse(GOOD, "content.toml", Content) == Content("Fuse", {"small": Deck(1)}, (1, 2))


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("title = 3", "title", "Expected `str`, got `int`"),
        ('title = "x"\ncosts = [1, "2"]', "costs[1]", "Expected `int`, got `str`"),
        ('title = "x"\n[decks.small]\nboom = true', "decks[...].boom", "Expected `int`, got `bool`"),
        ('title = "x"\n[decks.small]\nsafe = 1', "decks[...]", "missing required field `boom`"),
        ('title = "x"\ncolour = "red"', "", "unknown field `colour`"),
        ("", "", "missing required field `title`"),
        ("title = ", "", "not TOML"),
    ],
)
def test_errors_name_file_key_and_reason(text: str, key: str, reason: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.parse(text, "content.toml", Content)
    assert (caught.value.file, caught.value.key) == ("content.toml", key)
    assert reason in caught.value.reason
    assert str(caught.value).startswith("content.toml: ")


class Card(Struct, forbid_unknown_fields=True):
    face: Literal["ok", "boom"]
    worth: Annotated[int, Meta(ge=0, le=9)] = 0
    marks: tuple[bool, str] = (False, "")
    price: float | None = None


class Box(Struct, forbid_unknown_fields=True):
    cards: tuple[Card, ...]
    named: dict[str, list[int]] = {}


@pytest.mark.parametrize(
    ("data", "key", "told"),
    [
        ({"cards": [{"face": "ok"}, {"face": "up"}]}, "cards[1].face", 'given: "up"; allowed: boom or ok'),
        (
            {"cards": [{"face": "ok", "worth": 12}]},
            "cards[0].worth",
            "given: 12; allowed: a whole number from 0 to 9",
        ),
        ({"cards": [{"face": "ok", "marks": [1, "x"]}]}, "cards[0].marks[0]", "given: 1; allowed: true or false"),
        ({"cards": [{"face": "ok", "marks": []}]}, "cards[0].marks", "given: []; allowed: a list of 2"),
        ({"cards": [{"face": "ok", "price": "dear"}]}, "cards[0].price", "allowed: a number or nothing"),
        ({"cards": [{}]}, "cards[0]", "missing required field `face`; allowed: the keys face, worth, marks, price"),
        ({"cards": [], "named": {"a": ["b"]}}, "named[...][0]", "allowed: a whole number"),
        ({"cards": "x" * 100}, "cards", f'given: "{"x" * 59}…; allowed: a list, each of them the keys face'),
    ],
)
def test_errors_say_what_is_given_and_what_is_allowed(data: dict[str, Any], key: str, told: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.convert(data, "box.toml", Box)
    assert caught.value.key == key
    assert told in caught.value.reason


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a = " + "9" * 5_000, "\0", "a = 1\na = 2"])
def test_what_cannot_be_read_is_no_toml(text: str) -> None:
    with pytest.raises(ContentError, match="not TOML"):
        content.parse(text, "deep.toml", Box)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(ContentError) as caught:
        content.read("lastwire.engine", "nowhere.toml", Content)
    assert caught.value.file == "nowhere.toml"


def text_file(folder: Path, monkeypatch: pytest.MonkeyPatch, sentences: str) -> Text:
    package = folder / "wordy"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "text.en.toml").write_text(sentences)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(__import__("sys").modules, "wordy", raising=False)
    return Text.read("wordy", "text.en.toml")


def test_sentences_are_found_by_id_and_filled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_file(
        tmp_path, monkeypatch, 'hello = "Hello {name}"\n[log.cut]\nsafe = "{who} cuts: {nothing} happens"\n'
    )
    assert text("hello", name="{name}") == "Hello {name}"
    assert text.ids == ["hello", "log.cut.safe"]
    assert "log.cut.safe" in text
    assert "log.cut" not in text
    with pytest.raises(ContentError, match=r"text\.en\.toml: log\.cut: no such sentence"):
        text("log.cut")
    with pytest.raises(ContentError, match="asks for a value that is not given: 'nothing'"):
        text("log.cut.safe", who="Ann")


def test_a_refusal_has_its_sentence_by_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_file(tmp_path, monkeypatch, '[refuse]\nE_CARD = "You do not hold {card}."\n')
    refused = text.refusal("E_CARD", "TOY-4.2", card="7")
    assert (refused.code, refused.clause, refused.text) == ("E_CARD", "TOY-4.2", "You do not hold 7.")
    with pytest.raises(ContentError, match=r"refuse\.E_NONE: no such sentence"):
        text.refusal("E_NONE", "TOY-4.2")


def test_a_sentence_is_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ContentError, match=r"log\.cut: a sentence is text, not int"):
        text_file(tmp_path, monkeypatch, "[log]\ncut = 3\n")
