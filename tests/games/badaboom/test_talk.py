"""GB-5.5: table talk is free."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Past, Said
from lastwire.errors import Refused
from lastwire.games.badaboom.brain.levels import BOTS
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.events import CardStolen
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.talk import (
    Act,
    Ask,
    Boast,
    Emote,
    Gloat,
    Promise,
    Say,
    Threaten,
)
from lastwire.lab import arena
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


# --- goblins ------------------------------------------------------------------------------------------


@clause("GB-5.5a")
def test_goblins_talk_a_little_and_break_their_promises() -> None:
    kinds, lines, turns = set(), 0, 0
    for number in range(3):
        match = arena.play("badaboom", ["baseline"] * 4, seed_of(f"goblins {number}"))
        spoken = [(said.seat, said.when) for said in match.talk]
        answers = sum(isinstance(said.act, Ask) for said in match.talk)
        assert len(spoken) - len(set(spoken)) <= answers, "one thing in a turn, besides answers"
        kinds |= {type(said.act) for said in match.talk}
        lines, turns = lines + len(spoken), turns + match.view(-1).turn
    assert kinds >= {Boast, Threaten, Promise, Ask, Gloat}
    assert Say not in kinds
    assert turns / 2 < lines < 2 * turns


@clause("GB-2.57", "GB-5.5a")
def test_a_goblin_answers_and_gloats_over_a_broken_promise_and_only_over_one() -> None:
    match = begin(THREE, phase="trick1")
    match.bots = {1}

    def says(*events: object) -> Any:
        past = Past(events, tuple(match.talk))
        return BOTS["baseline"]().speak(match.view(1), past, match.talk_rule(1), Rng(seed_of("goblin")))

    match.say(0, Ask(1, "spare"))
    answer = says()
    assert answer.act in (Promise(0), Threaten(0))
    assert answer.urgency == 4
    with pytest.raises(Refused) as caught:
        match.say(1, Gloat(0))
    assert caught.value.clause == "GB-5.5a"
    match.talk.append(Said(2, 1, (0,), Promise(0)))
    match.talk.append(Said(3, 0, (0,), Promise(1)))
    theft = CardStolen(1, 0, "trick", None)  # type: ignore[arg-type]  # nobody looks at the card
    gloat = says(theft)
    assert gloat.act == Gloat(0)
    match.say(1, gloat.act)
    with pytest.raises(Refused):
        match.say(0, Gloat(1))  # people find words of their own
    hit = says(CardStolen(2, 1, "trick", None))  # type: ignore[arg-type]
    assert hit is None, "it has said its piece in this turn"


@clause("GB-5.5a")
@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("Ben, you're next!", Threaten(1)),
        ("Ben, du bist dran!", Threaten(1)),
        ("I won't hurt you, Cleo", Promise(2)),
        ("Ich tu dir nichts, Cleo.", Promise(2)),
        ("Secure it, Ben, quick", Ask(1, "secure")),
        ("Verschone mich, Ben!", Ask(1, "spare")),
        ("I have nothing", Boast("nothing")),
        ("Ich hab nichts!", Boast("nothing")),
        ("You're next!", None),  # nobody is meant
        ("If you take that, Ben, you're next", None),
        ("lovely weather", None),
    ],
)
def test_typed_sentences(text: str, act: Act | None) -> None:
    assert GAME.talk is not None
    assert GAME.talk.understand(begin(THREE, phase="trick1").state, 0, text, ("Ann", "Ben", "Cleo")) == act


@clause("GB-5.5a", "GB-2.55")
def test_a_voice_is_heard_and_words_are_judged_as_written() -> None:
    match = begin(THREE, phase="trick1", options=Options(clock="off", resurrection=True), penalties=("rc13", "", ""))
    said = Said(1, 1, (0,), Threaten(0, voice="gruff", variant=0))
    assert english(GAME.words.utter(said, 2, ()), 2) == "Ada. You. Boom."
    assert match.heard(0, Promise(1, words="You are safe, Ben")) is not None  # with a lisp, a letter too many
    assert match.heard(0, Promise(1)) is None
    with pytest.raises(Refused):
        match.say(0, Promise(1, voice="kind", variant=0))
