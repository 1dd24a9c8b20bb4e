"""Chat at the table: who may write when, what a line is made of, how many are let through, how many are kept."""

from typing import Any

import msgspec
import pytest

from lastwire.table.terms import Terms
from lastwire.testing.variant import variant
from tests.table.desk import HOST, Desk, guest
from tests.toy.game import GAME as TOY
from tests.words import english


def test_before_a_match_anybody_may_write():
    desk = Desk()
    desk.connect(HOST)
    desk.do(HOST, "chat", text="  who   is there? ")
    desk.do("watcher-7", "chat", text="<b>me</b>")
    chat = desk.info()["chat"]
    assert chat == [
        {"name": "Ann", "text": "who is there?", "system": False},
        {"name": {"id": "watcher", "args": {"id": "watc"}}, "text": "<b>me</b>", "system": False},
    ]
    assert english(chat[1]["name"]) == "Spectator watc"


@pytest.mark.parametrize("text", ["", "   ", "\u200d", "a\x00b", "a\u202eb"])
def test_a_line_is_made_of_visible_characters(text):
    assert Desk().refused(HOST, "chat", text=text).code == "E_TEXT"


def test_emoji_held_together_by_joiners_pass():
    desk = Desk()
    desk.do(HOST, "chat", text="\U0001f468\u200d\U0001f692 ready")
    assert desk.room.chat[-1].text.endswith("ready")


def test_only_so_many_lines_are_let_through():
    desk = Desk(Terms(chat_lines=3, chat_ms=10_000))
    for number in range(3):
        desk.do(HOST, "chat", text=f"line {number}")
    assert desk.refused(HOST, "chat", text="one more").code == "E_RATE"
    desk.do(guest(1), "chat", text="somebody else")
    desk.now += 10_000
    desk.do(HOST, "chat", text="now")


def test_the_chat_keeps_its_latest_lines():
    desk = Desk(Terms(chat_lines=1_000))
    for number in range(100):
        desk.do(HOST, "chat", text=f"line {number}")
    lines = [english(line.text) for line in desk.room.chat]
    assert len(lines) == 60
    assert lines[-1] == "line 99"


def test_where_a_match_has_its_own_talk_the_seated_use_that():
    desk = Desk.playing(4)
    assert desk.refused(HOST, "chat", text="hello").code == "E_PHASE"


def test_everybody_is_told_why_they_may_not_write_and_when_they_may_again():
    desk = Desk.playing(4)
    desk.connect("watcher")
    assert desk.last("watcher", "welcome")["chat_shut"] == {"id": "refuse-watcher-silent"}
    shut = desk.last(HOST, "table")["chat_shut"]
    assert english(shut) == "While the match is running, talk inside it."
    assert shut == msgspec.to_builtins(desk.refused(HOST, "chat", text="hello").message)
    for seat in range(4):
        desk.do(guest(seat), "pause", on=True)
    assert desk.last(HOST, "table")["chat_shut"] is None
    desk.do(HOST, "chat", text="hello")


def test_where_a_game_has_no_talk_the_seated_chat_in_mid_match():
    silent = variant(TOY, talk=None)
    desk = Desk.playing(2, Terms(load=lambda name: silent), game="fuse")
    desk.do(HOST, "chat", text="my move?")
    assert desk.info(guest(1))["chat"][-1]["text"] == "my move?"
    assert desk.refused("watcher", "chat", text="yes").code == "E_AUTH"


@pytest.mark.parametrize(
    ("game", "shut", "open_"),
    [
        ("time-bomb", {"free_chat": False}, {"free_chat": True}),  # TB-5.10
        ("academy", {"chat": "emotes"}, {"chat": "open"}),  # BSA-5.4
        ("bomb-busters", {"free_chat": False}, {"free_chat": True}),  # BB-5.6
        ("badaboom", {"free_chat": False}, {"free_chat": True}),  # GB-5.5
    ],
)
def test_a_pause_opens_no_words_that_the_match_shuts(game, shut, open_):
    """TB-5.10, BSA-5.4, BB-5.6, GB-5.5: where the table has set phrases only, a pause is no way round them."""

    def paused(options: dict[str, Any]) -> Desk:
        desk = Desk.playing(4, game=game, options=options)
        for seat in range(4):
            desk.do(guest(seat), "pause", on=True)
        assert desk.live.paused
        return desk

    quiet = paused(shut)
    assert quiet.refused(guest(1), "chat", text="I have the bomb").code == "E_PAUSED"
    assert not [line for line in quiet.room.chat if not line.system]
    loud = paused(open_)
    loud.do(guest(1), "chat", text="back in a minute")
    assert loud.info()["chat"][-1]["text"] == "back in a minute"


@pytest.mark.parametrize("mark", ["\u202e", "\n", "\x00", "\x1b[31m", "\u2800"])
def test_talk_in_a_match_is_cleaned_as_chat_is(mark):
    desk = Desk.playing(4)
    assert desk.refused(HOST, "say", act={"act": "say", "text": f"cut{mark}red"}).code == "E_TEXT"
    desk.do(HOST, "say", act={"act": "say", "text": "  trust   me, Zoe\u0308 "})
    assert desk.live.match.talk[-1].act.text == "trust me, Zoë"


def test_names_in_options_and_files_are_cleaned_too():
    desk = Desk(game="bomb-squad", seats=2)
    own = {"id": "own", "grid": "x", "bombs": [], "title": "Fog\x1b[2J"}
    assert desk.refused(HOST, "configure", options={"mission": "own", "own": own}).code in ("E_CONFIG", "E_CONTENT")
    desk = Desk(game="badaboom")
    deck = '[[bombs]]\nid = "big"\nname = "Big \\u202e one"\n'
    assert desk.refused(HOST, "configure", content=deck).code == "E_CONTENT"


def test_what_was_carried_out_is_known_however_many_others_talk():
    """A phone that slept comes back and sends again what it got no answer for."""
    desk = Desk()
    desk.connect(HOST)
    desk.do(HOST, "chat", id="once", text="hello")
    for number in range(1, 110):
        desk.connect(guest(number))
        desk.do(guest(number), "chat", text="and hello")
    for number in range(23):
        desk.now += 5_000
        desk.do(HOST, "chat", text=f"and {number}")
    stored = len(desk.stored)
    for again in (desk, desk.reload()):
        again.do(HOST, "chat", id="once", text="hello")
        assert len(again.stored) == stored
