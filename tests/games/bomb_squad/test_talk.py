"""Chapter 5, talk: public facts at any time, the program while it is adjusted, hands never."""

from __future__ import annotations

import pytest

from lastwire.engine.match import Match
from lastwire.errors import Refused
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.moves import Plan
from lastwire.games.bomb_squad.rules.talk import (
    Act,
    Emote,
    Point,
    Say,
    Suggest,
)
from lastwire.testing import clause
from tests.games.bomb_squad.kit import NAMES, begin, play, words
from tests.games.kit import log, refused_say


def unsaid(match: Match, code: str, seat: int, act: Act) -> None:
    assert refused_say(match, code, seat, act).clause.startswith("BSQ-5.")


def adjusting(**changes: object) -> Match:
    return play(begin("slots M2 H1 M1", players=3, **changes), "P0 activate")


@clause("BSQ-5.10", "BSQ-1.3")
def test_outside_adjusting_only_public_facts() -> None:
    match = begin("slots M1", chat="free")
    for at in ("clock", "battery", "reserve", "program", "discard", "saved", "turn"):
        match.say(1, Point(at))
    unsaid(match, "E_NO_CHAT", 0, Say("I need a bomb card"))
    unsaid(match, "E_NO_CHAT", 0, Emote("phew"))
    assert {offer.kind for offer in match.talk_rule(0).acts} == {"point"}
    assert not match.talk_rule(0).text
    with pytest.raises(Refused):
        match.say(0, Suggest((0,)))


@clause("BSQ-5.11", "BSQ-4.31")
def test_while_adjusting_the_program_is_talked_about() -> None:
    match = adjusting()
    before = match.digest()
    match.say(1, Suggest((0, 1), (2,), (Plan("E"), Plan(target="5,3"))))
    assert match.state.slots  # nothing has happened
    assert match.digest() != before  # but it was said
    assert words(match, 0)[-1] == "Kaia: Run slots 1 and 2, scrap 3. Like this: east and 5,3."
    unsaid(match, "E_TURN", 0, Suggest((0, 1, 2)))
    for order, scrap in (((0, 1), ()), ((0, 1, 1), ()), ((0,), (1, 2))):
        with pytest.raises(Refused) as caught:
            match.say(2, Suggest(order, scrap))
        assert caught.value.code in ("E_BAD_ORDER", "E_TOO_MANY_SCRAPS")
    play(match, "P0 send 0,1,2")
    unsaid(match, "E_PHASE", 1, Suggest((0, 1, 2)))


@clause("BSQ-5.11", "BSQ-5.12")
def test_all_may_talk_freely_while_the_program_is_adjusted() -> None:
    """By default, the operator too; missions stored before that keep what they had."""
    match = adjusting()
    for seat in range(3):
        assert match.talk_rule(seat).text
        match.say(seat, Say("left first"))
    play(match, "P0 send 0,1,2")
    unsaid(match, "E_NO_CHAT", 0, Say("left first"))
    old, lost = GAME.codec.kept_options(b"{}")
    assert (old.chat, lost) == ("structured", ())


@clause("BSQ-5.12")
def test_chat_options() -> None:
    unsaid(adjusting(chat="structured"), "E_NO_CHAT", 1, Say("left first"))
    unsaid(adjusting(chat="structured"), "E_NO_CHAT", 1, Suggest((0, 1, 2), text="left first"))
    # A choice is a direction or a thing on the map: no remark can be smuggled in as one.
    with pytest.raises(Refused) as caught:
        adjusting(chat="structured").say(1, Suggest((0, 1, 2), steps=(Plan(), Plan(target="you hold a bomb"))))
    assert caught.value.code == "E_BAD_FIELD"
    free = adjusting(chat="free")
    free.say(1, Say("left first"))
    free.say(2, Suggest((0, 1, 2), text="like this"))
    free.say(0, Emote("thumbs_up"))
    assert log(free).count("said say") == 1
    off = adjusting(chat="off")
    for act in (Point("clock"), Emote("phew"), Say("x"), Suggest((0, 1, 2))):
        unsaid(off, "E_NO_CHAT", 1, act)
    assert off.talk_rule(1).acts == ()


@clause("BSQ-5.12")
def test_remarks_have_a_length_and_a_number() -> None:
    match = adjusting(chat="free")
    unsaid(match, "E_TEXT", 1, Say("x" * 201))
    unsaid(match, "E_TEXT", 1, Say("   "))
    unsaid(match, "E_TEXT", 1, Suggest((0, 1, 2), text="x" * 201))
    for _ in range(CONTENT.limits.human):
        match.say(1, Say("now"))
    unsaid(match, "E_RATE", 1, Point("clock"))
    match.bots = {2}
    for _ in range(CONTENT.limits.bot):
        match.say(2, Point("clock"))
    unsaid(match, "E_RATE", 2, Point("clock"))


@clause("BSQ-5.12")
def test_after_the_end_all_may_be_said() -> None:
    match = play(begin("main 0 | reserve 0 | slots M1"), "P0 activate; P0 send 0")
    match.say(0, Say("so close"))
    match.say(1, Emote("applause"))
    unsaid(match, "E_PHASE", 1, Point("clock"))
    quiet = play(begin("main 0 | reserve 0 | slots M1", chat="off"), "P0 activate; P0 send 0")
    unsaid(quiet, "E_NO_CHAT", 0, Say("so close"))
    for seat in (2, 99, -1):
        unsaid(begin(), "E_TURN", seat, Point("clock"))


def test_every_act_has_words() -> None:
    match = adjusting(chat="free")
    acts: list[Act] = [
        *[Point(at) for at in ("clock", "battery", "reserve", "program", "discard", "saved", "turn")],
        *[Emote(mood) for mood in ("thumbs_up", "applause", "phew")],
        Suggest((2, 1, 0), (), (Plan(), Plan(decline=True))),
    ]
    for act in acts:
        match.say(1, act)
    said = [line for line in words(match, 2) if line.startswith(NAMES[1])]
    assert len(set(said)) == len(acts)
