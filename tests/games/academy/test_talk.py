"""BSA-5.4: talk is free, true or false; quick phrases; emotes only, where a table wants that."""

from __future__ import annotations

from lastwire.engine.types import PUBLIC
from lastwire.games.academy.game import TALK
from lastwire.games.academy.rules.content import CONTENT
from lastwire.games.academy.rules.talk import (
    CallWait,
    Emote,
    Plan,
    Saw,
    Say,
    Warn,
)
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
