"""Tables that an older version left: matches go on or end by the update, options that are gone are named."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng
from lastwire.errors import RecordError
from lastwire.games import AnyGame
from lastwire.games.time_bomb.game import GAME
from lastwire.games.time_bomb.rules import talk
from lastwire.games.time_bomb.rules.form import FORMS
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.state import State
from lastwire.message import Message, plain
from lastwire.table.entry import Begun, Entry, Frozen
from lastwire.table.form import FORM, read_room, write_room
from lastwire.table.style import Style
from lastwire.table.terms import Terms
from lastwire.testing.variant import variant
from tests.table.desk import HOST, Desk

NEXT = {"revision": GAME.info.revision + 1}


def _dealt(options: Options, seats: int, rng: Rng) -> State:
    rng.word()
    return GAME.setup(options, seats, rng)


# The next revision, which deals other hands.
DEALT = variant(GAME, info=NEXT, setup=_dealt)
# The next revision, which cannot touch a match that has begun.
WORDED = variant(GAME, info=NEXT, untouched=lambda revision, options: revision == GAME.info.revision)
# The next revision, whose change concerns those alone who play by the clock.
CLOCKED = variant(
    GAME, info=NEXT, untouched=lambda revision, options: revision == GAME.info.revision and options.clock == "off"
)


class _Snips(type(GAME.codec)):  # type: ignore[misc]
    def kept_move(self, raw: Any) -> Any:
        return self.move(bytes(raw).replace(b'"cut"', b'"snip"'))


# The same revision, though a move is no longer one: nobody thought of it.
STRICT = variant(GAME)
object.__setattr__(STRICT, "codec", _Snips(GAME, talk.Act, None))


def upgraded(desk: Desk, game: AnyGame, snapshot: bool = False) -> Desk:
    """The same table, opened by a version with these rules."""
    desk.terms = Terms(load=lambda name: game)
    return desk.reload(snapshot)


def entered(desk: Desk) -> list[str]:
    return [str(Entry.decode(data).command.__struct_config__.tag) for data in desk.stored]


def said(desk: Desk) -> str:
    return "\n".join(plain(line.text) for line in desk.room.chat)


def test_a_match_says_under_which_rules_it_began() -> None:
    desk = Desk.playing(4)
    begun = [Entry.decode(data).command for data in desk.stored if b'"begun"' in data]
    assert [command.revision for command in begun if isinstance(command, Begun)] == [GAME.info.revision]


@pytest.mark.parametrize("snapshot", [False, True])
def test_a_running_match_ends_by_the_update_and_the_room_goes_on(snapshot: bool) -> None:
    desk = Desk.playing(4)
    desk.play_on(6)
    moves = [data for data in desk.stored if b'"played"' in data]
    again = upgraded(desk, DEALT, snapshot)
    assert again.table.live is None
    again.connect(HOST)
    assert entered(again)[-1] == "upgraded"
    assert again.room.phase == "room"
    assert "An update has changed Time Bomb: the match ends here" in said(again)
    assert [(past.number, past.reason, past.winners) for past in again.room.matches] == [(1, "updated", ())]
    record = Record.read(again.records[1])
    assert (record.revision, record.outcome, record.digest) == (GAME.info.revision, None, "")
    assert len(record.entries) == len(moves) == len(record.log)
    assert plain(record.log[-1]).startswith(tuple(again.room.seating.names))
    with pytest.raises(RecordError, match="played under revision"):
        Match.replay(DEALT, record)
    again.do(HOST, "start")
    again.play_on()
    assert again.room.phase == "over"
    assert Record.read(again.records[2]).revision == DEALT.info.revision
    assert again.reload().table.digest() == again.table.digest()


def test_an_older_version_ends_the_match_where_the_newer_did() -> None:
    desk = Desk.playing(4)
    desk.play_on(4)
    again = upgraded(desk, DEALT)
    again.connect(HOST)
    back = upgraded(again, GAME)
    assert back.room.phase == "room"
    assert [past.reason for past in back.room.matches] == ["updated"]
    back.connect(HOST)
    assert back.stored == again.stored


@pytest.mark.parametrize("game", [WORDED, CLOCKED])
def test_a_match_goes_on_where_the_game_says_that_no_change_touches_it(game: AnyGame) -> None:
    desk = Desk.playing(4)
    desk.play_on(6)
    again = upgraded(desk, game)
    assert again.live.match.digest() == desk.live.match.digest()
    for number in range(4):
        again.connect(f"guest-{number}")
    again.play_on()
    record = Record.read(again.records[1])
    assert record.revision == GAME.info.revision
    assert Match.replay(game, record).agrees(record)


def test_a_game_may_look_at_the_options() -> None:
    desk = Desk.playing(4, options={"clock": {"cut": 60}})
    again = upgraded(desk, CLOCKED)
    again.connect(HOST)
    assert "the match ends here" in said(again)


@pytest.mark.parametrize("snapshot", [False, True])
def test_a_finished_match_keeps_its_result(snapshot: bool) -> None:
    desk = Desk.playing(4, options={"match": "tokens"})
    desk.play_on()
    desk.records[1] = Record.read(desk.records[1]).write()
    again = upgraded(desk, DEALT, snapshot)
    again.connect(HOST)
    assert again.room.matches == desk.room.matches
    assert again.room.tally == desk.room.tally
    assert again.room.kept == desk.room.kept
    assert again.room.phase == "room"
    kept = Record.read(again.keeps[0].record)
    assert kept.outcome == Record.read(desk.records[1]).outcome
    assert "upgraded" not in entered(again)
    again.do(HOST, "start")


def test_what_happened_after_a_finished_match_is_read_too() -> None:
    desk = Desk.playing(4)
    desk.play_on()
    desk.do(HOST, "again")
    desk.play_on()
    desk.do(HOST, "room")
    desk.do(HOST, "chat", text="Well played.")
    again = upgraded(desk, DEALT)
    assert [past.number for past in again.room.matches] == [1, 2]
    assert again.room.matches == desk.room.matches
    assert again.room.phase == "room"
    assert "upgraded" not in entered(again.reload())


def test_a_match_that_was_given_up_or_broke_is_not_ended_again() -> None:
    desk = Desk.playing(4)
    for number in range(3):
        desk.do(f"guest-{number}", "abandon", on=True)
    again = upgraded(desk, DEALT)
    assert again.room.phase == "match"
    again.connect("guest-3")
    assert entered(again)[-1] == "upgraded"
    desk.do("guest-3", "abandon", on=True)
    assert desk.room.phase == "over"
    again = upgraded(desk, DEALT)
    again.connect(HOST)
    assert "upgraded" not in entered(again)
    assert [past.reason for past in again.room.matches] == ["abandoned"]
    desk = Desk.playing(4)
    desk.enter(Entry(desk.table.n + 1, desk.now, 0, Frozen("the rules broke")))
    again = upgraded(desk, DEALT)
    again.connect(HOST)
    assert "upgraded" not in entered(again)
    assert [past.reason for past in again.room.matches] == ["broken"]


def test_seats_change_hands_in_a_match_that_is_set_aside() -> None:
    desk = Desk.playing(4)
    desk.do("guest-1", "pause", on=True)
    desk.do("guest-2", "stand")
    desk.let_in("guest-9", name="Late", seat=2)
    again = upgraded(desk, DEALT)
    again.connect(HOST)
    assert again.room.seating.names == desk.room.seating.names
    assert again.room.phase == "room"


def test_a_move_that_is_none_any_more_ends_the_match_and_not_the_table() -> None:
    desk = Desk.playing(4, options={"ready_gate": False})
    desk.play_on(3)
    again = upgraded(desk, STRICT)
    again.connect(HOST)
    assert "the match ends here" in said(again)
    record = Record.read(again.records[1])
    assert len(record.entries) == 3
    assert all(": cut, slot " in plain(line) for line in record.log)


# --- options ----------------------------------------------------------------------------------------------------------


def with_options(desk: Desk, **more: Any) -> None:
    """What an older version, which had more to choose from, would have stored."""
    for place, data in enumerate(desk.stored):
        entry = json.loads(data)
        if entry["command"]["kind"] in ("opened", "configured", "begun"):
            options = entry["command"]["options"]
            entry["command"]["options"] = {**options, **{name: more[name] for name in more.keys() - options.keys()}}
            desk.stored[place] = json.dumps(entry).encode()


def test_options_that_are_gone_are_named_once_and_the_others_stay() -> None:
    desk = Desk(seats=4, options={"free_chat": False})
    with_options(desk, whispering=True, skin="deluxe")
    again = desk.reload()
    again.connect(HOST)
    assert "has taken away what was chosen for “skin”, “whispering”" in said(again)
    assert again.room.chosen(GAME).free_chat is False
    assert again.room.chosen(GAME).skin == "squad"
    assert entered(again).count("upgraded") == 1
    once_more = again.reload()
    once_more.connect(HOST)
    assert entered(once_more).count("upgraded") == 1
    assert said(once_more) == said(again)
    again.do(HOST, "bot", level="easy")
    again.do(HOST, "start")


def test_a_match_with_an_option_that_is_gone_ends_by_the_update() -> None:
    desk = Desk.playing(4)
    with_options(desk, whispering=True)
    again = desk.reload()
    again.connect(HOST)
    assert "the match ends here" in said(again)
    assert "“whispering”" in said(again)


def test_clients_are_still_held_to_the_options_there_are() -> None:
    desk = Desk(seats=4)
    assert desk.refused(HOST, "configure", options={"whispering": True}).code == "E_CONFIG"


def test_options_stored_whole_are_the_same_options() -> None:
    """As versions before the stored form wrote them."""
    desk = Desk.playing(4)
    with_options(desk, **msgspec.to_builtins(FORMS.options.read({})))
    again = desk.reload()
    assert again.live.match.digest() == desk.live.match.digest()
    assert "upgraded" not in entered(again)


# --- snapshots --------------------------------------------------------------------------------------------------------


def test_a_room_comes_back_from_its_form() -> None:
    desk = Desk.playing(3, bots=1)
    desk.play_on()
    room = desk.room
    again = read_room(write_room(room))
    assert again == room
    assert list(again.ids) == list(room.ids)
    assert b'"sent_away"' not in write_room(room)


def test_messages_of_the_next_release_are_shown_and_stay_as_they_came() -> None:
    desk = Desk(seats=4)
    away = {"id": "tell-away", "args": {"name": "Ann", "level": {"id": "level-easy"}}}
    chat = [
        {"name": {"id": "watcher", "args": {"id": "watc"}}, "text": "<b>me</b>"},
        {"name": "", "text": away, "system": True},
    ]
    document = msgspec.json.decode(write_room(desk.room)) | {"chat": chat}
    again = Desk.loaded(desk.table.id, [], msgspec.json.encode(document))
    again.connect(HOST)
    assert again.info()["chat"] == [
        {"name": "watcher watc", "text": "<b>me</b>", "system": False},
        {"name": "", "text": "tell-away Ann, level-easy", "system": True},
    ]
    again.do(HOST, "chat", text="hello")
    written = msgspec.json.decode(write_room(again.room))["chat"]
    assert written == [*chat, {"name": "Ann", "text": "hello"}]


def test_a_style_of_the_next_release_is_kept_and_not_written_anew() -> None:
    desk = Desk(seats=4)
    style = {"pace": "relaxed", "practice": True}
    entry = json.loads(desk.stored[0])
    entry["command"]["style"] = style
    desk.stored[0] = json.dumps(entry).encode()
    again = desk.reload()
    again.connect(HOST)
    assert again.room.style == Style("relaxed", practice=True)
    document = msgspec.json.decode(write_room(again.room))
    assert document["style"] == style
    assert read_room(write_room(again.room)) == again.room
    with pytest.raises(RecordError, match="must not write it yet"):
        Entry.decode(desk.stored[0]).encode()
    again.do(HOST, "configure", seats=5)
    assert b"style" not in again.stored[-1]
    assert again.room.style == Style()


def test_this_release_says_no_messages() -> None:
    desk = Desk.playing(3, bots=1)
    desk.connect("watcher")
    desk.play_on()
    desk.do(HOST, "room")
    desk.do("watcher", "chat", text="hello")
    desk.do(HOST, "lock", on=True)
    assert not any(isinstance(said, Message) for line in desk.room.chat for said in (line.name, line.text))
    assert not any(isinstance(line, Message) for line in Record.read(desk.records[1]).log)
    assert b'"remark"' not in b"".join(desk.stored)


def test_a_snapshot_from_before_the_form_is_read() -> None:
    desk = Desk.playing(3, bots=1)
    old = msgspec.json.encode(desk.room)
    assert read_room(old) == desk.room


def test_a_snapshot_with_what_this_version_does_not_know_is_refused() -> None:
    document = FORM.write(Desk(seats=4).room)
    for more in ({"colour": "red"}, {"form": 9}):
        with pytest.raises(RecordError, match="not a snapshot that this version can read"):
            read_room(msgspec.json.encode(document | more))
