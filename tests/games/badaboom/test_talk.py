"""GB-5.5: table talk is free."""

from __future__ import annotations

import pytest

from lastwire.errors import Refused
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.talk import (
    Ask,
    Boast,
    Emote,
    Promise,
    Say,
    Threaten,
)
from lastwire.testing import clause
from tests.games.badaboom.kit import begin, boom, english

THREE = "no_way#1/no_way#2/no_way#3"


@clause("GB-5.5")
def test_anything_may_be_said() -> None:
    match = begin(THREE, phase="trick1")
    acts = (
        Say("I hold nothing but Mechanisms."),
        Boast("interrupt"),
        Threaten(2),
        Promise(1),
        Ask(1, "secure"),
        Emote("laugh"),
    )
    for act in acts:
        match.say(0, act)
    assert [english(GAME.words.utter(said, 1, match.talk), 1) for said in match.talk] == [
        "I hold nothing but Mechanisms.",
        "I can stop whatever you play.",
        "Watch out, Cleo, the next one’s yours.",
        "I won’t harm you, Ben.",
        "Secure it, Ben!",
        "(cackles)",
    ]
    assert all(match.view(viewer).coins == (0, 0, 0) for viewer in range(3))


@pytest.mark.parametrize("act", [Threaten(0), Threaten(3), Promise(-1), Ask(0, "pass"), Say(""), Say("x" * 281)])
@clause("GB-5.5")
def test_what_cannot_be_said(act: object) -> None:
    match = begin(THREE, phase="trick1")
    with pytest.raises(Refused) as caught:
        match.say(0, act)
    assert caught.value.clause == "GB-5.5"
    assert match.talk == []


@clause("GB-5.5", "GB-5.6")
def test_limits() -> None:
    match = begin(THREE, phase="trick1")
    for _ in range(12):
        match.say(1, Emote("boom"))
    with pytest.raises(Refused) as caught:
        match.say(1, Emote("boom"))
    assert caught.value.code == "E_RATE"
    match.say(2, Emote("boom"))
    with pytest.raises(Refused) as caught:
        match.say(-1, Emote("boom"))
    assert (caught.value.code, caught.value.clause) == ("E_BAD_TALK", "GB-5.6")
    quiet = begin(THREE, phase="trick1", options=Options(clock="off", free_chat=False))
    with pytest.raises(Refused):
        quiet.say(0, Say("hello"))
    assert not quiet.talk_rule(0).text
    over = boom(begin(THREE, "dead_rat", armer=2, coins=(9, 0, 0)))
    assert {offer.kind for offer in over.talk_rule(0).acts} == {"emote"}
    over.say(0, Say("Well played."))
    with pytest.raises(Refused):
        over.say(0, Boast("nothing"))
