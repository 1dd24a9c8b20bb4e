"""Secrets in events: who sees what, and that nothing slips through."""

import msgspec
import pytest

from lastwire.engine.secret import Secret, blank, shown
from lastwire.engine.types import ALL, PUBLIC


class Peeked(msgspec.Struct, frozen=True, tag_field="kind", tag="peeked"):
    seat: int
    card: Secret[int]
    others: tuple[Secret[str], ...] = ()
    maybe: Secret[int] | None = None


EVENT = Peeked(2, Secret(7, (2,)), (Secret("red", (0, 2)), Secret("blue", ()), Secret("free", None)), Secret(1, (0,)))


@pytest.mark.parametrize(
    ("viewer", "card", "others", "maybe"),
    [
        (2, 7, ("red", None, "free"), None),
        (0, None, ("red", None, "free"), 1),
        (PUBLIC, None, (None, None, "free"), None),
        (ALL, 7, ("red", "blue", "free"), 1),
    ],
)
def test_each_viewer_sees_its_own(
    viewer: int, card: int | None, others: tuple[str | None, ...], maybe: int | None
) -> None:
    seen = blank(EVENT, viewer)
    assert (seen.seat, seen.card, seen.others, seen.maybe) == (2, card, others, maybe)
    assert shown(seen.card) == card


def test_blanking_leaves_the_event_alone() -> None:
    before = blank(EVENT, ALL)
    blank(EVENT, PUBLIC)
    assert blank(EVENT, ALL) == before


def test_an_event_without_secrets_is_itself() -> None:
    class Cut(msgspec.Struct, frozen=True):
        slot: int

    event = Cut(3)
    assert blank(event, PUBLIC) is event


def test_a_secret_that_was_not_blanked_cannot_be_sent() -> None:
    with pytest.raises(TypeError):
        msgspec.json.encode(EVENT)


def test_a_secret_does_not_show_in_a_traceback() -> None:
    assert "7" not in repr(Secret(7, (2,)))
    assert "7" not in repr(EVENT)


def test_a_secret_out_of_blank_s_reach_is_an_error() -> None:
    class Inner(msgspec.Struct, frozen=True):
        card: Secret[int]

    class Outer(msgspec.Struct, frozen=True):
        inner: Inner

    class Listed(msgspec.Struct, frozen=True):
        cards: list[Secret[int]]

    for event in (Outer(Inner(Secret(1, ()))), Listed([Secret(1, ())])):
        with pytest.raises(TypeError, match="field of the event itself"):
            blank(event, PUBLIC)


def test_secrets_are_equal_by_value_and_readers() -> None:
    assert Secret(1, (0,)) == Secret(1, (0,))
    assert Secret(1, (0,)) != Secret(1, (1,))
    assert Secret(1, (0,)) != 1
    assert hash(Secret(1, (0,))) == hash(Secret(1, (0,)))
