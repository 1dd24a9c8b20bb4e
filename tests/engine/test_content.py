"""A wrong content file is named with file, key and reason."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from lastwire.engine import content
from lastwire.errors import ContentError
from lastwire.language.catalogue import catalogue


def said(error: ContentError) -> str:
    return catalogue("en", strict=True).say(error.reason)


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
        ("title = 3", "title", "3 doesn’t fit here; allowed: text"),
        ('title = "x"\ncosts = [1, "2"]', "costs[1]", '"2" doesn’t fit here; allowed: a whole number'),
        ('title = "x"\n[decks.small]\nboom = true', "decks[...].boom", "allowed: a whole number"),
        ('title = "x"\n[decks.small]\nsafe = 1', "decks[...]", "boom is missing; allowed: the keys boom and safe"),
        ('title = "x"\ncolour = "red"', "", "there is no such key: colour; allowed: the keys title, decks and costs"),
        ("", "", "title is missing"),
        ("title = ", "", "this is not TOML"),
    ],
)
def test_errors_name_file_key_and_reason(text: str, key: str, reason: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.parse(text, "content.toml", Content)
    assert (caught.value.file, caught.value.key) == ("content.toml", key)
    assert reason in said(caught.value)
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
        ({"cards": [{"face": "ok"}, {"face": "up"}]}, "cards[1].face", '"up" doesn’t fit here; allowed: boom or ok'),
        (
            {"cards": [{"face": "ok", "worth": 12}]},
            "cards[0].worth",
            "12 doesn’t fit here; allowed: a whole number from 0 to 9",
        ),
        (
            {"cards": [{"face": "ok", "marks": [1, "x"]}]},
            "cards[0].marks[0]",
            "1 doesn’t fit here; allowed: true or false",
        ),
        ({"cards": [{"face": "ok", "marks": []}]}, "cards[0].marks", "[] doesn’t fit here; allowed: a list of 2"),
        ({"cards": [{"face": "ok", "price": "dear"}]}, "cards[0].price", "allowed: a number or nothing"),
        ({"cards": [{}]}, "cards[0]", "face is missing; allowed: the keys face, worth, marks and price"),
        ({"cards": [], "named": {"a": ["b"]}}, "named[...][0]", "allowed: a whole number"),
        ({"cards": "x" * 100}, "cards", f'"{"x" * 59}… doesn’t fit here; allowed: a list, each of them the keys face'),
    ],
)
def test_errors_say_what_is_given_and_what_is_allowed(data: dict[str, Any], key: str, told: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.convert(data, "box.toml", Box)
    assert caught.value.key == key
    assert told in said(caught.value)


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a = " + "9" * 5_000, "\0", "a = 1\na = 2"])
def test_what_cannot_be_read_is_no_toml(text: str) -> None:
    with pytest.raises(ContentError, match="content-not-toml"):
        content.parse(text, "deep.toml", Box)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(ContentError) as caught:
        content.read("lastwire.engine", "nowhere.toml", Content)
    assert caught.value.file == "nowhere.toml"
