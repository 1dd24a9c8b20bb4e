"""Matches at a table: moves, refusals, what each viewer is sent, joining late, leaving, coming back, watching."""

from typing import Any

import msgspec
import pytest

from lastwire.engine.rng import commitment
from lastwire.engine.types import PUBLIC
from lastwire.errors import Malformed, Refused
from lastwire.table.entry import Played, Returned, StoodIn
from lastwire.table.terms import Terms
from lastwire.testing.clause import clause
from lastwire.testing.variant import variant
from tests.table.desk import HOST, Desk, guest
from tests.words import english

READY = {"kind": "ready"}


def briefed(**fields) -> Desk:
    """Five people who are all ready, with no round's briefing in their way."""
    return Desk.playing(5, options={"ready_gate": False}, **fields)


def test_a_start_shows_the_match_to_each_in_its_own_way():
    desk = Desk.playing(5)
    shown = {seat: desk.last(guest(seat), "match") for seat in range(5)}
    for seat, message in shown.items():
        assert message["seat"] == seat
        assert message["number"] == 1
        assert message["names"] == ["Ann", "Person 1", "Person 2", "Person 3", "Person 4"]
        assert message["part"]["view"]["own"]["seat"] == seat
        assert message["part"]["offers"] == [{"kind": "ready", "fields": {}, "apart": [], "blank": [], "free": []}]
        assert message["part"]["ended"] is None
        assert [line["n"] for line in message["lines"]] == list(range(1, message["n"] + 1))
        assert message["commitment"] == commitment(desk.live.match.seed)
    first = shown[0]["part"]["ask"]
    assert all(message["part"]["ask"] == first for message in shown.values())
    assert english(first)


def test_a_move_updates_everybody_and_is_acknowledged_to_its_sender_alone():
    desk = Desk.playing(5)
    for seat in range(5):
        desk.take(guest(seat))
    desk.play(2, READY, id="mine")
    for seat in range(5):
        kinds = [message["kind"] for message in desk.inbox[guest(seat)]]
        assert kinds == (["update", "done"] if seat == 2 else ["update"])
    update = desk.last(guest(0), "update")
    (line,) = update["lines"]
    assert line["view"]["ready"] == [2]
    assert "view" not in update["part"]  # as the line has left it
    assert update["lines"][0]["event"] == {"kind": "became_ready", "seat": 2, "forced": False}
    assert "ended" not in update["part"]
    assert "offers" not in update["part"]  # nothing changed for seat 0 there
    assert desk.last(guest(2), "update")["part"]["offers"] == []


def test_no_message_carries_the_number_of_an_entry():
    desk = Desk.playing(4)
    desk.do(guest(1), "abandon", on=True)
    desk.play_on(6)
    for who in (guest(seat) for seat in range(4)):
        ns = [line["n"] for message in desk.inbox[who] for line in message.get("lines", ())]
        fresh = sorted(set(ns))
        assert fresh == list(range(1, len(fresh) + 1))


@clause("TB-4.4", "TB-5.16")
def test_a_sealed_claim_that_is_replaced_is_nobody_elses_business():
    desk = Desk.playing(4, options={"claim_mode": "sealed"})
    desk.play(1, {"kind": "claim_submit", "success": 1, "boom": 0})
    counts = {seat: len(desk.sent[guest(seat)]) for seat in range(4)}
    desk.play(1, {"kind": "claim_submit", "success": 2, "boom": 0})
    for seat in (0, 2, 3):
        assert len(desk.sent[guest(seat)]) == counts[seat]
    assert [message["kind"] for message in desk.take(guest(1))][-2:] == ["update", "done"]
    for seat in range(4):
        for message in desk.inbox.get(guest(seat), ()):
            for line in message.get("lines", ()):
                assert set(line) <= {"n", "message", "clause", "event", "said", "view"}  # and no time stamp
                assert not any(name.endswith("_ms") for name in line.get("event", {}))


@clause("TB-9.6", "TB-9.11", "TB-9.27")
@pytest.mark.parametrize(
    "move",
    [
        {"kind": "explode"},
        {"kind": "cut"},
        {"kind": "cut", "target": "1", "slot": 0},
        {"kind": "cut", "target": 1.5, "slot": 0},
        {"kind": "cut", "target": True},
        {"kind": "cut", "target": [1]},
        {"kind": "cut", "target": 1, "slot": 0, "role": "swat"},
        {"kind": "reveal_role"},
        17,
        None,
        [],
        {},
    ],
)
def test_a_malformed_move_is_told_apart_from_an_illegal_one(move):
    desk = briefed()
    before, n = desk.table.digest(), desk.table.n
    with pytest.raises(Malformed) as caught:
        desk.play(desk.clipper, move)
    assert caught.value.code == "E_FORMAT"
    assert (desk.table.digest(), desk.table.n) == (before, n)


@clause("TB-9.1", "TB-9.2", "TB-9.12", "TB-9.29")
def test_refusals_come_in_the_order_of_the_rules():
    desk = briefed()
    clipper = desk.clipper
    other = (clipper + 1) % 5
    cut = {"kind": "cut", "target": other, "slot": 0}
    desk.connect("watcher")
    assert desk.refused("watcher", "play", prompt=desk.prompt, move=cut).code == "E_AUTH"
    assert desk.refused("watcher", "say", act={"act": "say", "text": "psst"}).code == "E_AUTH"
    with pytest.raises(Malformed):
        desk.do("watcher", "play", prompt=desk.prompt, move={"kind": "nonsense"})
    stale = desk.refused(guest(clipper), "play", prompt=desk.prompt - 1, move=cut)
    assert (stale.code, english(stale.message)) == ("E_PROMPT", "Too late: the game has moved on.")
    wrong = desk.refused(guest(other), "play", prompt=desk.prompt, move=cut)
    assert (wrong.code, wrong.clause[:3]) == ("E_NOT_CLIPPER", "TB-")
    itself = desk.refused(guest(clipper), "play", prompt=desk.prompt, move={"kind": "cut", "target": clipper})
    assert itself.code == "E_SELF"
    for kind in ({"kind": "expire", "timer": "cut"}, {"kind": "hold", "seat": 0}):  # moves of CLOCK and TABLE
        assert desk.refused(guest(clipper), "play", prompt=desk.prompt, move=kind).code.startswith("E_")


@clause("TB-7.23", "TB-8.27")
def test_a_double_click_cuts_one_wire():
    desk = briefed()
    clipper, prompt = desk.clipper, desk.prompt
    other = (clipper + 1) % 5
    cut = {"kind": "cut", "target": other, "slot": 0}
    desk.do(guest(clipper), "play", prompt=prompt, move=cut)
    if not desk.live.over:
        assert desk.refused(guest(clipper), "play", prompt=prompt, move=cut).code == "E_PROMPT"
        assert len(desk.live.match.state.history) == 1


@clause("TB-4.3", "TB-7.22", "TB-9.8")
def test_when_it_is_over_everything_is_open_and_only_talk_is_left():
    desk = Desk.playing(4)
    prompt = desk.prompt
    desk.play_on()
    assert desk.phase == "over"
    for seat in range(4):
        update = desk.take(guest(seat), "update")[-1]
        ended = update["part"]["ended"]
        assert commitment(bytes.fromhex(ended["seed"])) == desk.live.commitment
        assert ended["outcome"]["winners"] == list(desk.live.match.outcome.winners)
        assert ended["review"] is not None
        assert desk.views[guest(seat)]["opened"]["roles"]
        assert update["part"]["prompt"] is None
    assert desk.refused(HOST, "play", prompt=prompt, move=READY).code == "E_OVER"
    desk.do(HOST, "say", act={"act": "say", "text": "well played"})
    assert desk.last(guest(1), "update")["lines"][0]["said"]["act"]["text"] == "well played"
    assert desk.refused(HOST, "say", act={"act": "role", "side": "swat"}).code == "E_OVER"
    assert desk.refused(HOST, "pause", on=True).code == "E_PHASE"
    record = desk.records[1]
    assert "well played" not in record
    assert desk.table.record(1) == record
    assert desk.table.record(2) is None


@clause("TB-9.26", "TB-3.9")
def test_nothing_of_the_seed_is_sent_before_the_end():
    desk = Desk.playing(5)
    desk.connect("watcher")
    seed = desk.live.match.seed.hex().encode()
    desk.play_on(30)
    if desk.live.over:
        sent = [data for box in desk.sent.values() for data in box if b'"ended":{' not in data]
    else:
        sent = [data for box in desk.sent.values() for data in box]
    assert sent
    assert not any(seed in data for data in sent)


@clause("TB-5.6", "TB-9.12")
def test_watchers_see_the_public_view_and_keep_silent():
    desk = Desk.playing(4)
    desk.connect("watcher-1")
    desk.connect("watcher-2")
    shown = desk.last("watcher-1", "match")
    assert shown["seat"] is None
    assert shown["part"]["view"]["own"] is None
    assert (shown["part"]["offers"], shown["part"]["talk"]) == ([], {"acts": [], "text": False})
    assert not any(line.get("event", {}).get("kind") in ("role_dealt", "wires_dealt") for line in shown["lines"])
    assert desk.info()["watchers"] == 2
    cases: list[tuple[str, dict[str, Any]]] = [
        ("chat", {"text": "it is Ann"}),
        ("say", {"act": {"act": "say", "text": "it is Ann"}}),
        ("play", {"prompt": desk.prompt, "move": READY}),
        ("pause", {"on": True}),
        ("abandon", {"on": True}),
    ]
    for kind, fields in cases:
        assert desk.refused("watcher-1", kind, **fields).code == "E_AUTH"
    desk.take("watcher-1"), desk.take("watcher-2")
    desk.play(1, READY)
    assert desk.sent["watcher-1"][-1] == desk.sent["watcher-2"][-1]
    desk.play_on()
    desk.do("watcher-1", "chat", text="that was close")
    assert desk.info()["chat"][-1]["text"] == "that was close"


def test_where_nobody_may_watch_the_seatless_see_the_room_alone():
    desk = Desk.playing(4, watch="nobody")
    desk.connect("watcher")
    desk.play(1, READY)
    desk.play_on(3)
    assert {message["kind"] for message in desk.take("watcher")} == {"welcome"}


@clause("TB-4.12", "TB-7.28")
def test_a_friend_who_comes_late_takes_over_a_bots_seat_with_its_view_and_story():
    desk = Desk.playing(2, bots=3)
    desk.pass_time(20_000)
    desk.connect("late")
    public = desk.last("late", "match")
    assert public["seat"] is None
    desk.let_in("late", name="Late", seat=3)
    shown = desk.last("late", "match")
    assert shown["seat"] == 3
    assert shown["part"]["view"]["own"]["seat"] == 3
    assert [line["n"] for line in shown["lines"]] == list(range(1, shown["n"] + 1))
    assert any(line.get("event", {}).get("kind") == "role_dealt" for line in shown["lines"])
    assert shown["names"][3] == "Late"
    assert desk.take(HOST, "match")[-1]["names"][3] == "Late"
    assert desk.room.seating[3].bot is None
    assert desk.refused("other", "sit", name="Other", seat=0).code == "E_SEAT"
    assert desk.refused("other", "sit", name="Other", seat=3).code == "E_SEAT"


def test_nobody_gets_to_see_the_secrets_of_two_seats():
    desk = Desk.playing(2, bots=3)
    assert desk.refused(guest(1), "sit", name="Person 1", seat=3).code == "E_SEAT"
    desk.do(guest(1), "stand")
    assert desk.room.seating[1].bot == "baseline"
    assert desk.refused(guest(1), "sit", name="Person 1", seat=3).code == "E_SEAT"
    desk.let_in(guest(1), name="Person 1")  # back to the own one
    assert desk.room.seating[1].guest == guest(1)


@clause("TB-4.12")
def test_whoever_is_gone_gets_a_stand_in_and_the_seat_back_on_return():
    desk = Desk.playing(4, Terms(grace_ms=30_000))
    desk.take(HOST)
    desk.disconnect(guest(2))
    assert desk.info()["seats"][2]["connected"] is False
    desk.pass_time(29_999)
    assert desk.room.seating[2].stand_in is None
    desk.pass_time(1)
    assert desk.info()["seats"][2]["stand_in"] == "baseline"
    assert "Person 2 is away. A bot (Normal) is keeping the seat." in [
        english(line["text"]) for line in desk.info()["chat"]
    ]
    desk.pass_time(60_000)  # it plays, too
    assert 2 not in desk.live.prompt.owed
    desk.connect(guest(2))
    assert desk.room.seating[2].stand_in is None
    assert [type(each.command) for each in desk.entries() if isinstance(each.command, StoodIn | Returned)] == [
        StoodIn,
        Returned,
    ]
    assert desk.last(guest(2), "match")["seat"] == 2


def test_a_short_absence_costs_nothing():
    desk = Desk.playing(4, Terms(grace_ms=30_000))
    desk.disconnect(guest(2))
    desk.pass_time(20_000)
    desk.connect(guest(2))
    desk.pass_time(120_000)
    assert not any(isinstance(each.command, StoodIn) for each in desk.entries())


def test_a_table_that_everybody_left_waits_for_them():
    desk = Desk.playing(1, bots=3)
    desk.disconnect(HOST)
    n = desk.table.n
    desk.pass_time(3_600_000)
    assert desk.table.n == n
    assert desk.table.idle(desk.now)
    desk.connect(HOST)
    assert desk.room.seating[0].stand_in is None
    assert not desk.table.idle(desk.now)
    desk.pass_time(30_000)
    assert desk.table.n > n  # the bots go on


def test_standing_up_in_mid_match_leaves_a_bot_behind():
    desk = Desk.playing(4)
    desk.do(HOST, "stand")
    assert desk.room.seating[0].bot == "baseline"
    assert desk.room.host == guest(1)
    shown = desk.last(HOST, "match")
    assert shown["seat"] is None
    assert shown["part"]["view"]["own"] is None
    desk.do(guest(1), "clear", seat=3)
    assert desk.room.seating[3].bot == "baseline"
    assert desk.last(guest(3), "bye")["reason"] == "sent_away"


def test_after_a_reconnect_only_the_missed_lines_come():
    desk = Desk.playing(4)
    seen = desk.last(guest(3), "match")["n"]
    desk.disconnect(guest(3))
    desk.play(0, READY)
    desk.play(1, READY)
    desk.connect(guest(3), since=(1, seen))
    shown = desk.last(guest(3), "match")
    assert [line["n"] for line in shown["lines"]] == [seen + 1, seen + 2]
    assert shown["part"]["view"]["ready"] == [0, 1]
    desk.disconnect(guest(3))
    for since in (None, (2, seen), (1, 999), (1, -5)):
        desk.connect(guest(3), since=since)
        assert desk.last(guest(3), "match")["lines"][0]["n"] == 1
        desk.disconnect(guest(3))


def test_a_slow_reader_gets_everything_again():
    desk = Desk.playing(4)
    connection = next(number for number, who in desk._guests.items() if who == guest(1))
    desk.take(guest(1))
    desk.carry_out(desk.table.refresh(connection, desk.now))
    table, shown = desk.take(guest(1))
    assert (table["kind"], shown["kind"]) == ("table", "match")
    assert shown["lines"][0]["n"] == 1
    assert desk.table.refresh(12345, desk.now) == []


@clause("TB-5.10")
def test_hover_marks_are_relayed_and_leave_no_trace():
    from lastwire.table.commands import Mark

    desk = briefed()
    desk.connect("watcher")
    clipper = desk.clipper
    other = (clipper + 1) % 5
    connections = {who: number for number, who in desk._guests.items()}
    n, digest = desk.table.n, desk.table.digest()

    def mark(who: str, act: object) -> None:
        for each in list(desk.inbox):
            desk.take(each)
        desk.carry_out(desk.table.relay(connections[who], Mark(act=msgspec.Raw(msgspec.json.encode(act)))))

    aim = {"act": "aim", "target": other, "slot": 0}
    mark(guest(clipper), aim)
    assert desk.take("watcher") == [{"kind": "mark", "seat": clipper, "act": aim}]
    assert desk.take(guest(clipper)) == []
    for who, act in [
        (guest(other), aim),  # not the Clipper
        ("watcher", aim),
        (guest(clipper), {"act": "aim", "target": other, "slot": 99}),
        (guest(clipper), {"act": "hand", "success": 2}),  # talk is not a mark
        (guest(clipper), "garbage"),
    ]:
        mark(who, act)
        assert desk.inbox == {}
    assert (desk.table.n, desk.table.digest()) == (n, digest)
    assert desk.refused(guest(clipper), "say", act=aim).code == "E_FORMAT"


def test_talk_reaches_everybody_in_words_and_changes_no_view():
    desk = Desk.playing(4)
    for seat in range(4):
        desk.take(guest(seat))
    desk.do(guest(1), "say", act={"act": "hand", "success": 2, "boom": 0})
    update = desk.last(guest(3), "update")
    assert set(update["part"]) == {"floor"}
    line = update["lines"][0]
    assert line["message"]["args"]["success"] == 2
    assert "2" in english(line["message"], desk.live.names, 3)
    assert line["said"]["act"] == {"act": "hand", "success": 2, "boom": 0}
    assert update["part"]["floor"]["claims"][0]["success"] == 2
    assert desk.refused(guest(1), "say", act={"act": "hand", "success": 9}).code == "E_CLAIM"
    assert desk.refused(HOST, "chat", text="hello").code == "E_PHASE"  # talk goes into the match


def test_the_position_is_put_into_words_for_those_who_see_it_and_ask():
    desk = Desk(seats=4, watch="nobody")
    desk.connect(HOST)
    with pytest.raises(Refused) as early:
        desk.described()
    assert early.value.code == "E_PHASE"
    desk = Desk.playing(4, watch="nobody")
    desk.connect("watcher")
    with pytest.raises(Refused) as outside:
        desk.described("watcher")
    assert outside.value.code == "E_AUTH"
    lines = [desk.described(guest(seat)) for seat in range(4)]
    assert lines == [desk.live.match.game.words.describe(desk.live.match.view(seat)) for seat in range(4)]
    assert all(english(line, desk.live.names, 0) for line in lines[0])
    assert lines[0] != lines[1]
    for seat in range(4):
        desk.do(guest(seat), "pause", on=True)
    with pytest.raises(Refused) as curtain:
        desk.described()
    assert curtain.value.code == "E_PHASE"


def test_a_newcomer_in_mid_match_shows_it_under_the_new_name():
    desk = Desk.playing(2, bots=3)
    desk.connect("late")
    n = desk.last(HOST, "match")["n"]
    desk.let_in("late", name="Bobby", seat=3)
    shown = desk.last(HOST, "match")
    assert (shown["names"][3], shown["n"], shown["lines"]) == ("Bobby", n, [])


def test_a_broken_rule_freezes_the_match_and_keeps_its_record(monkeypatch):
    from lastwire.errors import Broken

    desk = Desk.playing(4)

    def broken(step, seat, move):
        raise Broken("the wires do not add up")

    monkeypatch.setattr(desk.live.match, "game", variant(desk.live.match.game, apply=broken))
    desk.play(1, READY)
    monkeypatch.undo()
    assert desk.phase == "over"
    assert desk.live.over
    assert "Something broke, and it’s our fault. The match ends here; its record is kept." in desk.announcements()
    assert "the wires do not add up" not in str(desk.inbox)
    assert desk.records[1]
    assert desk.room.matches[-1].reason == "broken"
    assert desk.reload().table.digest() == desk.table.digest()
    assert not any(isinstance(each.command, Played) for each in desk.entries())
    desk.do(HOST, "again")
    assert desk.phase == "match"


@pytest.mark.parametrize("game", ["time-bomb", "bomb-squad", "bomb-busters", "academy", "badaboom"])
def test_the_views_that_clients_put_together_are_those_of_the_rules(game):
    desk = Desk.playing(4, game=game)
    desk.connect("watcher")
    desk.play_on(12)
    match = desk.live.match
    lines = [line for message in desk.take(HOST, "update") for line in message["lines"]]
    assert any("view" in line for line in lines)
    for viewer, who in [*((seat, guest(seat)) for seat in range(4)), (PUBLIC, "watcher")]:
        assert desk.views[who] == msgspec.json.decode(msgspec.json.encode(match.view(viewer)))
