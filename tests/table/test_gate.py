"""Coming in while a match runs: asking, nodding, addresses; and the host's tools."""

from typing import Any

import msgspec
import pytest

from lastwire.engine.record import Record, Sitting
from lastwire.errors import Refused
from lastwire.table import entry as stored
from lastwire.table.gate import Gate
from tests.table.desk import HOST, Desk, guest

SILENT: dict[str, Any] = {"game": "bomb-busters", "seats": 4}  # no words of one's own while it is played


def playing(people: int = 2, origins: tuple[str, ...] = (), **opened: Any) -> Desk:
    """A match of so many people and otherwise bots, where each comes from an address of their own if none is named."""
    desk = Desk(**{"seats": 5, **opened})
    for number in range(people):
        if number:
            desk.do(guest(number), "sit", name=f"Person {number}")
        desk.connect(guest(number), origin=origins[number] if number < len(origins) else f"home {number}")
    desk.do(HOST, "bot", level="easy")
    desk.do(HOST, "start")
    return desk


def place(desk: Desk, who: str) -> dict[str, Any]:
    """What this guest was told last of its own place."""
    return next(message for message in reversed(desk.inbox[who]) if message["kind"] in ("table", "welcome"))


# --- no words where the rules allow none ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["time-bomb", "bomb-busters", "academy", "badaboom", "bomb-squad"])
def test_names_stay_as_they_are_while_a_match_runs(game):
    desk = playing(game=game, seats=4)
    assert desk.refused(guest(1), "rename", name="red is in 3").code == "E_PHASE"


def test_a_newcomer_brings_no_words_in_a_name():
    desk = playing(**SILENT)
    desk.connect("late", origin="elsewhere")
    desk.do("late", "ask", name="red is in 3", seat=2)
    assert "red is in 3" not in msgspec.json.encode(desk.inbox[HOST]).decode()
    assert place(desk, HOST)["asking"] == [{"ask": 1, "name": "Newcomer", "seat": 2, "hint": None}]
    desk.do(HOST, "nod", ask=1)
    assert desk.live.names[2] == "Newcomer"
    desk.let_in("later", name="blue too", seat=3)
    assert desk.live.names[3] == "Newcomer 2"
    told = b"".join(data for who in (HOST, guest(1)) for data in desk.sent[who])
    assert b"red is in 3" not in told
    assert b"blue too" not in told
    for who in (HOST, guest(1), "late", "later"):
        desk.do(who, "abandon", on=True)
    assert desk.phase == "over"
    assert [chair.name for chair in desk.room.seating][2:] == ["red is in 3", "blue too"]
    assert desk.reload().table.digest() == desk.table.digest()


def test_where_a_seat_may_say_what_it_likes_a_newcomer_has_a_name_at_once():
    desk = playing()
    desk.let_in("late", name="Bea", seat=2)
    assert desk.live.names[2] == "Bea"


@pytest.mark.parametrize("kind", ["pause", "abandon"])
def test_a_vote_that_is_put_and_taken_back_again_and_again_is_no_signal(kind):
    desk = playing(**SILENT)
    for number in range(6):
        desk.do(guest(1), kind, on=number % 2 == 0)
    assert desk.refused(guest(1), kind, on=True).code == "E_RATE"
    desk.do(HOST, kind, on=True)  # others may still


def test_votes_count_again_once_one_has_carried():
    desk = playing(options={"ready_gate": False})
    for _ in range(8):
        for on in (True, False):
            desk.do(HOST, "pause", on=on)
            desk.do(guest(1), "pause", on=on)
            assert desk.live.paused is on
            desk.pass_time(10_000)


# --- asking and nodding -----------------------------------------------------------------------------------------------


def test_a_seat_in_a_running_match_is_asked_for_and_nodded_to():
    desk = playing()
    desk.connect("late", origin="elsewhere")
    assert desk.refused("late", "sit", name="Late", seat=3).code == "E_NOD"
    before = len(desk.sent[guest(1)])
    desk.do("late", "ask", name="Late", seat=3)
    assert place(desk, "late")["asked"] == "waiting"
    assert place(desk, HOST)["asking"] == [{"ask": 1, "name": "Late", "seat": 3, "hint": None}]
    assert len(desk.sent[guest(1)]) == before  # nobody else is told
    assert desk.refused("late", "ask", name="Late", seat=2).code == "E_SEAT"
    assert desk.refused(guest(1), "nod", ask=1).code == "E_HOST"
    assert desk.refused(HOST, "nod", ask=2).code == "E_SEAT"
    assert "Late" not in msgspec.json.encode(desk.stored).decode()  # not stored before it is granted
    desk.do(HOST, "nod", ask=1)
    assert (place(desk, "late")["seat"], place(desk, "late")["asked"]) == (3, None)
    assert place(desk, HOST)["asking"] == []
    assert desk.last("late", "match")["seat"] == 3
    assert any("Late takes over seat 4" in line for line in desk.announcements())
    assert desk.reload().table.digest() == desk.table.digest()


def test_whoever_is_not_let_in_is_told_and_asks_no_more_in_this_match():
    desk = playing()
    desk.connect("late", origin="elsewhere")
    desk.do("late", "ask", name="Late")
    n = desk.table.n
    desk.do(HOST, "deny", ask=1)
    assert desk.table.n == n
    assert place(desk, "late")["asked"] == "denied"
    assert desk.refused("late", "ask", name="Late").code == "E_AUTH"
    desk.connect("late 2", origin="elsewhere")  # the same person again
    desk.do("late 2", "ask", name="Late")
    desk.do(HOST, "deny", ask=2)
    desk.connect("late 3", origin="elsewhere")
    assert desk.refused("late 3", "ask", name="Late").code == "E_AUTH"
    for who in (HOST, guest(1)):
        desk.do(who, "abandon", on=True)
    desk.do("late", "sit", name="Late")


def test_whoever_asks_and_goes_is_forgotten():
    desk = playing()
    desk.connect("late")
    desk.do("late", "ask", name="Late")
    desk.disconnect("late")
    assert place(desk, HOST)["asking"] == []
    assert desk.refused(HOST, "nod", ask=1).code == "E_SEAT"


def test_only_so_many_ask_at_once():
    desk = playing()
    for number in range(8):
        desk.do(f"late {number}", "ask", name="Late")
    assert desk.refused("late 9", "ask", name="Late").code == "E_RATE"


def test_where_nobody_is_left_to_ask_a_seat_is_taken():
    desk = playing()
    desk.do(guest(1), "stand")
    desk.do(HOST, "stand")
    desk.do("late", "sit", name="Late", seat=3)
    assert desk.room.seating[3].guest == "late"


# --- two tokens, one person -------------------------------------------------------------------------------------------


def test_throw_away_guests_do_not_look_at_one_hand_after_another():
    desk = playing()
    for number in range(4):
        desk.connect(f"throw-away {number}", origin="one address")
    for seat in (2, 3, 4):
        assert desk.refused("throw-away 0", "sit", name="A", seat=seat).code == "E_NOD"
    desk.let_in("throw-away 0", name="A", seat=2)
    desk.do("throw-away 0", "stand")
    assert desk.refused("throw-away 1", "ask", name="B", seat=3).code == "E_SEAT"  # who has seen another hand
    desk.let_in("throw-away 1", name="B", seat=2)  # which tells them nothing new


def test_nobody_nods_to_themself():
    desk = playing(3, origins=("home", "away", "home"))
    desk.connect("second token", origin="home")
    desk.do("second token", "ask", name="Kim", seat=3)
    assert place(desk, HOST)["asking"] == [{"ask": 1, "name": "Kim", "seat": 3, "hint": "own"}]
    assert place(desk, guest(2))["asking"] == []
    assert place(desk, guest(1))["asking"] == [{"ask": 1, "name": "Kim", "seat": 3, "hint": "near"}]
    assert desk.refused(HOST, "nod", ask=1).code == "E_AUTH"
    assert desk.refused(guest(2), "nod", ask=1).code == "E_HOST"
    desk.do(guest(1), "nod", ask=1)
    assert desk.room.seating[3].guest == "second token"
    assert place(desk, HOST)["asking"] == []


def test_a_family_behind_one_address_can_play():
    desk = playing(3, origins=("home", "home", "home"))
    desk.connect("child", origin="home")
    desk.do("child", "ask", name="Kim", seat=3)
    assert desk.refused(HOST, "nod", ask=1).code == "E_AUTH"
    desk.do(guest(2), "nod", ask=1)
    assert desk.room.seating[3].guest == "child"
    alone = playing(1, origins=("home",))
    alone.connect("friend", origin="home")
    alone.do("friend", "ask", name="Bob", seat=3)
    assert place(alone, HOST)["asking"] == [{"ask": 1, "name": "Bob", "seat": 3, "hint": "near"}]
    alone.do(HOST, "nod", ask=1)  # with nobody else at the table nobody is fooled
    assert alone.room.seating.seat_of("friend") is not None


def test_a_host_who_sends_a_player_away_cannot_have_the_hand():
    desk = playing(3)
    desk.do(HOST, "clear", seat=2)
    assert desk.room.seating[2].bot is not None
    desk.connect("confederate", origin="elsewhere")
    assert desk.refused("confederate", "ask", name="Con", seat=2).code == "E_SEAT"
    assert desk.refused(HOST, "sit", name="Ann", seat=2).code == "E_SEAT"
    desk.let_in("confederate", name="Con")  # the first that is free is another
    assert desk.room.seating.seat_of("confederate") == 3
    assert desk.reload().live.kept == {2: guest(2)}
    desk.do(HOST, "pardon")
    desk.connect(guest(2), origin="home 2")
    desk.let_in(guest(2), name="Person 2")
    assert desk.room.seating.seat_of(guest(2)) == 2


def test_whoever_was_sent_away_is_not_back_at_once_under_another_token():
    desk = Desk()
    desk.connect(HOST, origin="home")
    desk.connect(guest(1), origin="troll")
    desk.do(guest(1), "sit", name="Troll")
    desk.do(HOST, "clear", seat=1)
    assert desk.hung_up == [(guest(1), 4003)]
    desk.connect("troll 2", origin="troll")
    welcome = desk.last("troll 2", "welcome")
    assert (welcome["standing"], welcome["table"]["chat"]) == ("door", [])
    assert desk.refused("troll 2", "sit", name="Nice").code == "E_NOD"
    assert desk.refused("troll 2", "chat", text="hello").code == "E_AUTH"
    desk.do("troll 2", "ask", name="Nice")
    assert place(desk, HOST)["asking"][0]["hint"] == "sent_away"
    desk.do(HOST, "deny", ask=1)
    desk.connect("sister", origin="troll")
    desk.let_in("sister", name="Sister")  # the host knows her
    desk.do("sister", "chat", text="hello")
    desk.connect("friend", origin="elsewhere")
    desk.do("friend", "sit", name="Friend")
    desk.do(HOST, "pardon")
    desk.connect("troll 3", origin="troll")
    desk.do("troll 3", "sit", name="Reformed")


def test_what_is_known_of_origins_lasts_while_the_table_is_out_of_memory():
    desk = Desk()
    desk.connect(HOST, origin="home")
    desk.connect(guest(1), origin="troll")
    desk.do(guest(1), "sit", name="Troll")
    desk.do(HOST, "clear", seat=1)
    again = desk.reload(gate=desk.table.gate)
    again.connect("troll 2", origin="troll")
    assert again.refused("troll 2", "sit", name="Nice").code == "E_NOD"


def test_the_record_says_who_sat_where():
    desk = playing(2, seats=4, options={"ready_gate": False})
    bots = [chair.name for chair in desk.room.seating][2:]
    desk.play_on(1)
    desk.connect("late")  # or a bot would stand in for them in a long match
    desk.let_in("late", name="Late", seat=3)
    desk.connect("late")
    at = len(desk.live.match.entries)
    desk.do(guest(1), "stand")
    desk.play_on()
    record = Record.read(desk.records[1])
    opening = [Sitting(0, 0, "Ann"), Sitting(0, 1, "Person 1")]
    opening += [Sitting(0, 2 + n, str(name), "easy") for n, name in enumerate(bots)]
    assert list(record.sat[:4]) == opening
    assert record.sat[4] == Sitting(at, 3, "Late")
    assert (record.sat[5].seat, record.sat[5].bot) == (1, "baseline")
    assert len(record.sat) == 6
    assert not any(who in desk.records[1] for who in (HOST, guest(1), '"late"'))


# --- closed tables ----------------------------------------------------------------------------------------------------


def test_strangers_neither_read_nor_write_at_a_table_that_nobody_watches():
    desk = Desk(watch="nobody")
    desk.connect(HOST)
    desk.do(HOST, "chat", text="between us")
    desk.connect("stranger")
    welcome = desk.last("stranger", "welcome")
    assert (welcome["standing"], welcome["table"]["chat"]) == ("door", [])
    assert desk.refused("stranger", "chat", text="hello").code == "E_AUTH"
    desk.do(HOST, "chat", text="still between us")
    assert desk.take("stranger") == []  # not even that something was said
    desk.do("stranger", "sit", name="Bob")  # the link is an invitation to play
    assert place(desk, "stranger")["table"]["chat"][0]["text"] == "between us"
    desk.do("stranger", "chat", text="hello")


def test_a_watcher_of_a_closed_table_comes_in_by_a_nod():
    desk = playing(watch="nobody")
    desk.connect("watcher")
    assert not desk.take("watcher", "match")
    desk.do("watcher", "ask", watch=True)
    assert place(desk, HOST)["asking"] == [{"ask": 1, "name": "", "seat": None, "hint": None}]
    desk.do(HOST, "nod", ask=1)
    assert place(desk, "watcher")["standing"] == "inside"
    assert desk.last("watcher", "match")["seat"] is None
    assert any("let in to watch" in line for line in desk.announcements())
    desk.disconnect("watcher")
    desk.connect("watcher")
    assert desk.take("watcher", "match")  # they need not ask twice
    open_table = playing()
    open_table.connect("watcher")
    assert open_table.refused("watcher", "ask", watch=True).code == "E_SEAT"


def test_a_locked_table_lets_nobody_in_without_a_nod():
    desk = Desk()
    desk.connect(HOST)
    desk.connect(guest(1))
    desk.do(guest(1), "sit", name="Bob")
    assert desk.refused(guest(1), "lock", on=True).code == "E_HOST"
    desk.do(HOST, "lock", on=True)
    assert desk.info()["locked"] is True
    assert desk.refused(HOST, "lock", on=True).code == "E_PHASE"
    desk.connect("stranger")
    assert desk.last("stranger", "welcome")["standing"] == "door"
    assert desk.refused("stranger", "sit", name="Cat").code == "E_NOD"
    assert desk.refused("stranger", "chat", text="hello").code == "E_AUTH"
    desk.do(guest(1), "sit", name="Bob", seat=3)  # who sits may move over
    desk.let_in("stranger", name="Cat")
    assert desk.room.seating.seat_of("stranger") == 1
    desk.do(HOST, "lock", on=False)
    desk.do("another", "sit", name="Dan")


def test_a_table_with_a_password_shows_nothing_before_it():
    desk = Desk()
    desk.connect(HOST)
    desk.do(guest(1), "sit", name="Bob")
    assert desk.refused(guest(1), "protect", password="salt$key").code == "E_HOST"
    desk.do(HOST, "protect", password="salt$key")
    desk.connect("stranger")
    welcome = desk.last("stranger", "welcome")
    assert welcome["standing"] == "password"
    assert "salt" not in msgspec.json.encode([welcome, *desk.inbox[HOST]]).decode()
    assert not any(seat["name"] for seat in welcome["table"]["seats"])
    assert (welcome["table"]["chat"], welcome["table"]["options"]) == ([], {})
    fields: list[tuple[str, dict[str, Any]]] = [
        ("sit", {"name": "Cat"}),
        ("ask", {"name": "Cat"}),
        ("ask", {"watch": True}),
        ("chat", {"text": "hello"}),
        ("enter", {"password": "salt$other"}),
    ]
    for kind, more in fields:
        assert desk.refused("stranger", kind, **more).code == "E_PASSWORD"
    desk.do("stranger", "enter", password="salt$key")
    assert place(desk, "stranger")["standing"] == "inside"
    assert desk.refused("stranger", "enter", password="salt$key").code == "E_PHASE"
    desk.do("stranger", "sit", name="Cat")
    desk.do(HOST, "protect", password=None)
    desk.do("another", "sit", name="Dan")
    assert desk.reload().table.digest() == desk.table.digest()


def test_attempts_at_the_password_are_limited_by_address_and_in_all():
    gate = Gate()
    for number in range(6):
        gate.note(f"token {number}", "one address")
    for number in range(5):
        gate.try_password(f"token {number}", 1_000)
    with pytest.raises(Refused, match="refuse-attempts"):
        gate.try_password("token 5", 1_000)
    gate.try_password("token 5", 61_000)
    with pytest.raises(Refused, match="refuse-attempts"):  # noqa: PT012
        for number in range(100):
            gate.note(f"bot {number}", f"address {number}")
            gate.try_password(f"bot {number}", 61_000)


# --- the host's other tools -------------------------------------------------------------------------------------------


def test_the_host_mutes_a_player_and_those_who_watch():
    desk = Desk.playing(4)
    desk.do(HOST, "mute", seat=1, on=True)
    assert desk.info()["seats"][1]["muted"] is True
    assert desk.refused(guest(1), "say", act={"act": "say", "text": "psst"}).code == "E_MUTED"
    desk.do(guest(1), "say", act={"act": "role", "side": "swat"})  # the game's own phrases stay
    assert desk.refused(HOST, "mute", seat=0, on=True).code == "E_SEAT"
    assert desk.refused(guest(1), "mute", seat=0, on=True).code == "E_HOST"
    desk.do(HOST, "mute", seat=1, on=False)
    desk.do(guest(1), "say", act={"act": "say", "text": "psst"})
    desk = Desk()
    desk.do("watcher", "chat", text="hello")
    desk.do(HOST, "mute", on=True)
    assert desk.refused("watcher", "chat", text="hello").code == "E_MUTED"
    desk.do(HOST, "mute", on=False)
    desk.do("watcher", "chat", text="hello")


def test_the_host_hands_over():
    desk = Desk.playing(4)
    assert desk.refused(guest(1), "host", seat=1).code == "E_HOST"
    assert desk.refused(HOST, "host", seat=0).code == "E_SEAT"
    desk.do(HOST, "host", seat=2)
    assert desk.room.host == guest(2)
    assert desk.refused(HOST, "lock", on=True).code == "E_HOST"
    assert [type(each) for each in desk.commands(stored.HostGiven)] == [stored.HostGiven]


@pytest.mark.parametrize("way", [("host", {"seat": 1}), ("stand", {})])
def test_whoever_becomes_host_is_muted_no_more(way):
    desk = Desk.playing(4)
    desk.do(HOST, "mute", seat=1, on=True)
    desk.do(HOST, "mute", seat=2, on=True)
    desk.do(HOST, way[0], **way[1])
    assert (desk.room.host, desk.room.muted) == (guest(1), [guest(2)])
    assert desk.info()["seats"][1]["muted"] is False
    desk.do(guest(1), "say", act={"act": "say", "text": "thanks"})
    assert desk.reload().table.digest() == desk.table.digest()
