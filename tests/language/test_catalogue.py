"""Messages in words: names, you and they, plurals, lists, and what is missing."""

from __future__ import annotations

import msgspec
import pytest

from lastwire.errors import ContentError, Malformed
from lastwire.kit.refusal import refusals
from lastwire.language import reader
from lastwire.language.catalogue import Catalogue, catalogue, languages
from lastwire.message import Message, row, words

SENTENCES = """
words = { $text }
row = { $all_row }
list-and = { $some } and { $next }
list-or = { $some } or { $next }
list-more = { $some }, { $next }
list-none = nobody
cut = { $cutter_is ->
    [you] You cut
   *[other] { $cutter } cuts
} { $target_is ->
    [you] your
   *[other] { $target }’s
} wire: { $wire ->
    [safe] nothing
   *[boom] BOOM
}.
wires = { $n ->
    [one] { $n } wire
   *[other] { $n } wires
}
waiting = Waiting for { $names } ({ $names_n }).
which = Either { $kinds_or }.
held = You hold { $cards }.
card = a { $value }
"""
NAMES = ("Ann", "Bree", "Cy")
ENGLISH = Catalogue("en", SENTENCES, strict=True)


@pytest.mark.parametrize(
    ("viewer", "told"),
    [
        (0, "You cut Bree’s wire: nothing."),
        (1, "Ann cuts your wire: nothing."),
        (2, "Ann cuts Bree’s wire: nothing."),
        (-1, "Ann cuts Bree’s wire: nothing."),
    ],
)
def test_every_viewer_reads_their_own_sentence(viewer: int, told: str) -> None:
    assert ENGLISH.say(Message("cut", {"cutter": 0, "target": 1}, {"wire": "safe"}), NAMES, viewer) == told


def test_numbers_choose_their_plural() -> None:
    assert [ENGLISH.say(Message("wires", args={"n": n})) for n in (0, 1, 2, 1200)] == [
        "0 wires",
        "1 wire",
        "2 wires",
        "1,200 wires",
    ]


@pytest.mark.parametrize(
    ("n", "told"),
    [
        (2**53, "9,007,199,254,740,992 wires"),
        (10**18 + 1, "1000000000000000001 wires"),
        (10**30, "10000000000000000000… wires"),
        (-(10**500), "-1000000000000000000… wires"),
        (1e300, "1e+300 wires"),
        (float("inf"), "inf wires"),
    ],
)
def test_a_number_from_a_stranger_may_be_of_any_size(n: float, told: str) -> None:
    assert ENGLISH.say(Message("wires", args={"n": n})) == told


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ((), "Waiting for nobody (0)."),
        ((1,), "Waiting for Bree (1)."),
        ((0, 2), "Waiting for Ann and Cy (2)."),
        ((0, 1, 2), "Waiting for Ann, Bree and Cy (3)."),
    ],
)
def test_lists_read_like_speech(seats: tuple[int, ...], told: str) -> None:
    assert ENGLISH.say(Message("waiting", {"names": seats}), NAMES) == told


def test_messages_hold_messages() -> None:
    cards = tuple(Message("card", args={"value": value}) for value in (1, 2, 4))
    assert ENGLISH.say(Message("held", args={"cards": cards})) == "You hold a 1, a 2 and a 4."
    assert ENGLISH.say(Message("which", args={"kinds": ("x", "y")})) == "Either x or y."
    assert (
        ENGLISH.say(row([Message("card", args={"value": 3}), words("{ $not } a pattern")])) == "a 3 { $not } a pattern"
    )


def test_what_is_missing_is_an_error_where_it_is_looked_for() -> None:
    with pytest.raises(ContentError, match="nowhere: words no such sentence"):
        ENGLISH.say(Message("nowhere"))
    with pytest.raises(ContentError, match="card"):
        ENGLISH.say(Message("card"))


def test_elsewhere_it_is_shown_as_well_as_it_can_be() -> None:
    lenient = Catalogue("en", SENTENCES)
    assert lenient.say(Message("of-another-version", {"who": 1}, {"n": 3}), NAMES) == "of-another-version Bree other 3"


def test_the_files_of_the_table_are_there_in_every_language() -> None:
    assert languages()[0] == "en"
    for language in languages():
        assert catalogue(language, strict=True).say(Message("list-none"))


def test_a_game_without_this_language_speaks_the_first_with_its_lists_and_plurals() -> None:
    mixed = catalogue("de", "tests.toy", strict=True)
    assert "fuse-ask-bid" in mixed
    assert mixed.say(Message("fuse-ask-bid")) == "How steady is your hand?"
    wait = Message("fuse-ask-wait", {"names": (0, 2)})
    assert mixed.say(wait, NAMES) == "Waiting for Ann and Cy."
    # What the table says around it is in the reader's language.
    assert mixed.say(Message("log-clock", args={"line": wait}), NAMES) == "Die Uhr: Waiting for Ann and Cy."
    first = Catalogue("en", SENTENCES, strict=True)
    french = Catalogue("fr", "list-none = personne", strict=True, first=first)
    assert french.say(Message("wires", args={"n": 0})) == "0 wires"
    assert french.say(Message("list-none")) == "personne"
    with pytest.raises(ContentError, match="nowhere"):
        french.say(Message("nowhere"))


def test_a_refusal_has_its_sentence_by_code() -> None:
    refused = refusals("fuse")("E_CARD", "TOY-4.2", card="7")
    assert (refused.code, refused.clause) == ("E_CARD", "TOY-4.2")
    assert refused.message == Message("fuse-refuse-E_CARD", args={"card": "7"})


@pytest.mark.parametrize(
    ("places", "language"),
    [
        ({}, "en"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LASTWIRE_LANG": "en", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_a_terminal_speaks_the_language_of_its_user(
    places: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LASTWIRE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in places.items():
        monkeypatch.setenv(name, value)
    assert reader.chosen() == language


def test_a_strangers_long_words_are_cut_and_not_refused() -> None:
    """Fluent fills in no more than a thousand characters, and a refusal may repeat what somebody sent."""
    said = ENGLISH.say(words("x" * 5_000))
    assert said.endswith("x…")
    assert len(said) < 1_000
    why = Malformed("y" * 5_000)
    assert catalogue("en", strict=True).say(why.message).endswith("…")
    assert len(msgspec.json.encode(why.message)) < 1_000
