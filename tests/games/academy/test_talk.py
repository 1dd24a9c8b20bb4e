"""BSA-5.4: talk is free, true or false; quick phrases; emotes only, where a table wants that."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Past, Said
from lastwire.games.academy.brain.levels import BOTS
from lastwire.games.academy.game import GAME, TALK
from lastwire.games.academy.rules.content import CONTENT
from lastwire.games.academy.rules.events import BombExploded
from lastwire.games.academy.rules.talk import (
    Act,
    Ask,
    CallWait,
    Emote,
    Plan,
    Remark,
    Saw,
    Say,
    Warn,
)
from lastwire.lab import arena
from lastwire.testing import clause
from tests.games.academy.kit import begin, play, reveal, shown, start, words
from tests.games.kit import random_end, refused_say


@clause("BSA-5.4")
def test_anything_may_be_said_at_any_time() -> None:
    match = begin(3)
    acts = (Saw("G", "tiles"), Saw("Y", "top"), Plan("R"), Plan("WAIT"), Warn("B"), CallWait(), Emote("phew"))
    before = [shown(match.state, viewer) for viewer in (0, 1, 2, PUBLIC)]
    for act in acts:
        match.say(1, act)
    match.say(0, Say("Green is safe, trust me."))
    assert [shown(match.state, viewer) for viewer in (0, 1, 2, PUBLIC)] == before  # nothing confirms a claim
    for viewer in (0, 2, PUBLIC):
        assert words(match, viewer)[-8:-6] == ["Ben: I saw the tiles of Green.", "Ben: I saw the top card of Yellow."]
        assert words(match, viewer)[-1] == "Ada: Green is safe, trust me."


@clause("BSA-5.4", "BSA-4.4.2")
def test_waiters_may_confer_before_they_name() -> None:
    match = reveal(begin(3), "WAIT WAIT G")
    match.say(1, Warn("G"))
    match.say(0, Say("You take Green, I take Blue."))
    play(match, "P0 protect G")
    match.say(1, Emote("thumbs_up"))
    assert TALK.when(match.state) == (1, 1)


@clause("BSA-5.4")
def test_emotes_only() -> None:
    match = begin(3, chat="emotes")
    for act in (Saw("G", "top"), Plan("G"), Warn("G"), CallWait(), Say("hello")):
        refused_say(match, "E_EMOTES", 0, act)
    match.say(0, Emote("chicken"))
    rule = match.talk_rule(0)
    assert ([offer.kind for offer in rule.acts], rule.text) == (["emote"], False)
    over = random_end(start(3, chat="emotes"))
    over.say(0, Say("good game"))
    assert over.talk_rule(0).text
    refused_say(over, "E_OVER", 0, Plan("G"))


@clause("BSA-5.4", "BSA-5.5")
def test_limits() -> None:
    match = begin(3)
    for _ in range(CONTENT.limits.human):
        match.say(0, Emote("laugh"))
    refused_say(match, "E_TALK", 0, Emote("laugh"))
    match.bots = {1}
    for _ in range(CONTENT.limits.bot):
        match.say(1, CallWait())
    refused_say(match, "E_TALK", 1, CallWait())
    for text in ("", "   ", "x" * (CONTENT.limits.text + 1)):
        refused_say(match, "E_TEXT", 2, Say(text))
    for seat in (PUBLIC, 3, 99):
        refused_say(match, "E_AUTH", seat, Emote("laugh"))
        assert match.talk_rule(seat).acts == ()
    reveal(match, "G B R")
    match.say(0, Emote("laugh"))  # a new round


@clause("BSA-5.4", "BSA-3.6")
def test_wires_that_are_not_in_play_are_not_spoken_of() -> None:
    match = begin(2)
    for act in (Saw("Y", "top"), Warn("Y"), Plan("Y")):
        refused_say(match, "E_WIRE", 0, act)
    assert "Y" not in match.talk_rule(0).acts[0].fields["wire"].options


# --- bots ---------------------------------------------------------------------------------------------


@clause("BSA-5.4a")
def test_bots_say_one_thing_a_round_and_answer() -> None:
    kinds, lines, rounds = set(), 0, 0
    for number in range(3):
        match = arena.play("academy", ["baseline"] * 4, seed_of(f"students {number}"))
        spoken = [(said.seat, said.when) for said in match.talk]
        assert len(spoken) == len(set(spoken))
        kinds |= {type(said.act) for said in match.talk}
        lines, rounds = lines + len(spoken), rounds + len({said.when for said in match.talk})
    assert kinds >= {Plan, Remark, Saw, Warn}
    assert rounds <= lines < 3 * rounds
    match = begin(3)
    match.bots = {1}

    def says(*events: Any) -> Any:
        past = Past(events, tuple(match.talk))
        return BOTS["strong"]().speak(match.view(1), past, match.talk_rule(1), Rng(seed_of("student")))

    assert says(BombExploded("G", (1,), ())).act == Remark("own_boom")
    match.say(1, Remark("own_boom"))
    assert says(BombExploded("G", (1,), ())) is None
    match.say(0, Ask(1))
    answer = says()
    assert isinstance(answer.act, Plan)
    assert answer.act.card in match.view(0).players[1].hand
    match.say(1, answer.act)
    assert says() is None


@clause("BSA-5.4a")
def test_remarks_and_voices_are_for_bots() -> None:
    match = begin(3)
    refused_say(match, "E_TALK", 0, Remark("cut"))
    refused_say(match, "E_TALK", 0, Ask(0))
    refused_say(match, "E_TEXT", 0, Warn("G", voice="kind", variant=0))
    match.bots = {0}
    match.say(0, Warn("G", voice="kind", variant=0))
    assert words(match, 1)[-1] == "Ada: Keep away from Green! Take care of yourselves."


@clause("BSA-5.4a")
@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("I'm going to play red", Plan("R")),
        ("Ich spiele Halt", Plan("WAIT")),
        ("Keep away from green!", Warn("G")),
        ("Finger weg von Gelb", Warn("Y")),
        ("I saw the tiles of blue", Saw("B", "tiles")),
        ("Ich habe die oberste Karte von Rot gesehen", Saw("R", "top")),
        ("Ben, what are you going to play?", Ask(1)),
        ("Ben, was spielst du?", Ask(1)),
        ("Somebody wait!", CallWait()),
        ("Jemand muss Halt rufen!", CallWait()),
        ("What a red letter day", None),
        ("If I play red, we all lose", None),
        ("should I play red?", None),
    ],
)
def test_typed_sentences(text: str, act: Act | None) -> None:
    assert TALK.understand(begin(3).state, 0, text, ("Ada", "Ben", "Cleo")) == act


@clause("BSA-5.4a")
def test_every_remark_has_its_sentences() -> None:
    said = [Said(1, 1, (1, 1), Remark(on, voice="dry", variant=1)) for on in ("cut", "own_cut", "boom", "own_boom")]
    assert len({GAME.words.utter(each, 0, ()).id for each in said}) == 4
