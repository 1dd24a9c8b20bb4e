"""Replays: frame by frame what a viewer was told at the time, for every seat, the public and the all-seeing."""

from typing import Any

import msgspec
import pytest

from lastwire.engine.record import Record
from lastwire.engine.types import ALL, PUBLIC
from lastwire.errors import RecordError
from lastwire.message import plain
from lastwire.table.messages import MatchPart
from lastwire.table.replay import replay_frames
from tests.table.desk import HOST, Desk, guest


def finished(**options: Any) -> tuple[Desk, Record]:
    desk = Desk.playing(4, options=options)
    desk.connect("watcher")
    if options.get("claim_mode", "free") == "free":
        desk.do(guest(1), "say", act={"act": "hand", "success": 1, "boom": 0})
    if options.get("claim_mode") == "sealed":
        desk.play(2, {"kind": "claim_submit", "success": 0, "boom": 0})
        desk.play(2, {"kind": "claim_submit", "success": 1, "boom": 0})
    desk.play_on()
    return desk, Record.read(desk.records[1])


def decoded(record: Record, viewer: int) -> list[Any]:
    frames: list[Any] = msgspec.json.decode(msgspec.json.encode(replay_frames(record, viewer)))
    return frames


@pytest.mark.parametrize("mode", ["free", "sealed", "ordered", "off"])
def test_a_replay_tells_each_viewer_what_it_was_told(mode):
    desk, record = finished(claim_mode=mode)
    for viewer, who in [*((seat, guest(seat)) for seat in range(4)), (PUBLIC, "watcher")]:
        told = [message for message in desk.inbox[who] if message["kind"] in ("match", "update")]
        lines = [line for message in told for line in message["lines"]]
        part: dict[str, Any] = {}
        for message in told:
            part |= message["part"]
        frames = decoded(record, viewer)
        assert [line for frame in frames for line in frame["lines"]] == lines
        replayed: dict[str, Any] = {}
        for frame in frames:
            replayed |= frame["part"]
        for name in ("view", "prompt", "ask", "describe", "floor", "ended"):
            assert replayed[name] == part[name], name


def test_what_a_viewer_did_not_notice_gives_it_no_frame():
    _, record = finished(claim_mode="sealed")
    owner, other = replay_frames(record, 2), replay_frames(record, 1)
    assert len(owner) == len(other) + 1  # seat 2 changed its sealed claim once
    for frames in (owner, other):
        assert all(frame.lines or frame.part != MatchPart() for frame in frames)


def views_in(frame):
    """What a frame says of the view: at each event, and at the end."""
    return [each["view"] for each in (*frame["lines"], frame["part"]) if "view" in each]


def test_nothing_hidden_is_in_a_seats_frames_before_the_end():
    _, record = finished()
    everything = decoded(record, ALL)
    roles = everything[0]["part"]["view"]["opened"]["roles"]
    assert len(roles) == 4
    for viewer in (0, 3, PUBLIC):
        frames = decoded(record, viewer)
        for frame in frames[:-1]:
            assert "ended" not in frame["part"] or frame["part"]["ended"] is None
            assert record.seed not in str(frame)
            assert not any(view.get("opened") for view in views_in(frame))
        assert frames[-1]["part"]["ended"]["seed"] == record.seed
        assert any(view["opened"]["roles"] == roles for view in views_in(frames[-1]) if "opened" in view)


def test_names_come_from_the_record():
    _, record = finished()
    record = msgspec.structs.replace(record, names=("W", "X", "Y", "Z"), sat=())
    asks = [frame.part.ask for frame in replay_frames(record, PUBLIC)]
    assert not any(b"Person" in msgspec.json.encode(ask) for ask in asks if ask is not msgspec.UNSET)


def test_a_line_keeps_the_name_of_who_spoke_whoever_has_the_seat_later():
    desk = Desk.playing(3, bots=1, options={"ready_gate": False})
    desk.connect("late")
    bot = desk.live.names[3]
    desk.do(guest(1), "say", act={"act": "say", "text": "by the first"})
    desk.do(HOST, "say", act={"act": "suggest", "target": 3})
    desk.let_in("late", name="Late", seat=3)
    desk.do(guest(1), "stand")
    other = desk.live.names[1]
    desk.do("late", "say", act={"act": "say", "text": "by the late one"})
    desk.do(HOST, "say", act={"act": "suggest", "target": 3})
    assert other != "Person 1"

    def spoken(lines):
        return [(line["name"], line["text"]) for line in lines if line.get("said")]

    now = ("Person 1", "by the first"), ("Late", "by the late one")
    live = [line for message in desk.take(HOST) for line in message.get("lines", ())]
    desk.connect(HOST)
    again = desk.last(HOST, "match")["lines"]
    loaded = desk.reload()
    loaded.connect(HOST)
    for lines in (live, again, loaded.last(HOST, "match")["lines"]):
        said = spoken(lines)
        assert (said[0], said[2]) == now
        assert bot in said[1][1]
        assert "Late" in said[3][1]
    desk.play_on()
    record = Record.read(desk.records[1])
    assert record.names[1] == other
    assert f"{bot} is" in "".join(map(plain, record.log))
    frames = decoded(record, ALL)
    said = spoken([line for frame in frames for line in frame["lines"]])
    assert (said[0], said[2]) == now
    assert bot in said[1][1]


def test_a_replay_says_who_had_which_seat_when():
    desk = Desk.playing(3, bots=1, options={"ready_gate": False})
    desk.connect("late")
    bot = desk.live.names[3]
    desk.play_on(2)
    desk.let_in("late", name="Late", seat=3)
    desk.play_on(2)
    desk.do(guest(1), "stand")
    desk.play_on()
    record = Record.read(desk.records[1])
    for viewer in (ALL, PUBLIC, 2):
        frames = decoded(record, viewer)
        sat = [(number, frame["sat"]) for number, frame in enumerate(frames) if "sat" in frame]
        assert [each["name"] for each in sat[0][1]] == ["Ann", "Person 1", "Person 2", bot]
        assert sat[0][0] == 0 < sat[1][0] < sat[2][0] < len(frames) - 1
        assert sat[1][1] == [{"seat": 3, "name": "Late"}]
        assert sat[2][1] == [{"seat": 1, "name": record.names[1], "bot": "baseline"}]
        for number, _ in sat[1:]:
            assert frames[number]["t"] == frames[number - 1]["t"], "when others did something hidden is not told"
            assert not frames[number]["lines"]
        assert len(sat) == 3


def test_a_match_that_was_given_up_can_be_looked_at_too():
    desk = Desk.playing(4)
    desk.play(0, {"kind": "ready"})
    for seat in range(4):
        desk.do(guest(seat), "abandon", on=True)
    record = Record.read(desk.records[1])
    frames = decoded(record, ALL)
    assert len(frames) == 2
    ended = frames[-1]["part"]["ended"]
    assert (ended["outcome"], ended["seed"]) == (None, record.seed)
    desk = Desk.playing(4)
    for seat in range(4):
        desk.do(guest(seat), "abandon", on=True)
    (opening,) = decoded(Record.read(desk.records[1]), ALL)
    assert opening["part"]["ended"]["outcome"] is None


def test_a_record_that_does_not_replay_says_so():
    _, record = finished()
    broken = msgspec.structs.replace(record, entries=record.entries[::-1])
    with pytest.raises(RecordError):
        replay_frames(broken, PUBLIC)
