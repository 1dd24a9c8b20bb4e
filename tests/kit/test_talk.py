"""The small values that do some counting: how much a seat may say."""

from __future__ import annotations

from lastwire.engine.types import Said
from lastwire.kit.talk import TalkLimits

LIMITS = TalkLimits(human=3, bot=2, text=5)


def test_acts_are_counted_by_seat_and_stamp() -> None:
    talk = [Said(1, 0, (1, 2), None), Said(2, 1, (1, 2), None), Said(3, 0, (1, 2), None), Said(4, 0, (1, 3), None)]
    assert not LIMITS.reached(talk, 0, (1, 2), bot=False)
    assert LIMITS.reached([*talk, Said(5, 0, (1, 2), None)], 0, (1, 2), bot=False)
    assert LIMITS.reached(talk, 0, (1, 2), bot=True)
    assert not LIMITS.reached(talk, 1, (1, 2), bot=True)
    assert not LIMITS.reached(talk, 0, (1, 3), bot=True)


def test_a_text_says_something_and_is_short_enough() -> None:
    assert [LIMITS.fits(text) for text in ("", "   ", "hello", "hello!", " ho ")] == [False, False, True, False, True]
