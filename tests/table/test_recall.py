"""How far back a log goes is kept by the server: what may no longer be read is not sent again before the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from lastwire.engine.record import Record
from lastwire.engine.types import PUBLIC
from lastwire.games.bomb_squad.rules.events import CardPlayed, RobotActivated
from lastwire.games.bomb_squad.rules.manners import recall
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.table import telling
from lastwire.table.replay import replay_frames
from lastwire.testing.clause import clause
from tests.table.desk import HOST, Desk, guest

WATCHER = "somebody"
BUSTERS_TURNS = {"cut_declared", "solo_done", "reds_revealed", "turn_passed"}
SQUAD_TURNS = {"intel_given", "card_discarded", "card_played", "robot_activated", "robot_switched"}


def busters(log: str) -> Desk:
    desk = Desk.playing(4, game="bomb-busters", options={"log": log})
    desk.connect(WATCHER)
    return desk


def squad(**options: Any) -> Desk:
    desk = Desk.playing(
        2, game="bomb-squad", options={"roles": "off", "briefing": False, "clock": "practice", **options}
    )
    desk.connect(WATCHER)
    return desk


def kind(line: dict[str, Any]) -> str:
    event = line.get("event")
    return event["kind"] if event else "said"


def tag(event: Any) -> str:
    found: str = event.__struct_config__.tag
    return found


class Log:
    """A log as a client has it that assigns and drops."""

    def __init__(self) -> None:
        self.lines: dict[int, dict[str, Any]] = {}

    def follow(self, messages: list[dict[str, Any]]) -> None:
        for message in messages:
            if message["kind"] in ("match", "update"):
                self.lines |= {line["n"]: line for line in message["lines"]}
                gone = message["part"].get("forgotten", 0)
                self.lines = {n: line for n, line in self.lines.items() if n > gone or "said" in line}

    @property
    def kinds(self) -> list[str]:
        return [kind(self.lines[n]) for n in sorted(self.lines)]


def reloaded(desk: Desk, who: str) -> list[dict[str, Any]]:
    """The lines that a page gets which knows nothing."""
    desk.disconnect(who)
    desk.take(who)
    desk.connect(who)
    lines: list[dict[str, Any]] = desk.last(who, "match")["lines"]
    return lines


@clause("BB-5.7")
@pytest.mark.parametrize(("log", "turns"), [("last_round", 4), ("none", 1)])
@pytest.mark.parametrize("long", [400, 3])
def test_a_reload_brings_no_line_of_an_earlier_turn_but_talk(
    log: str, turns: int, long: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "LONG_LOG", long)
    desk = busters(log)
    desk.do(HOST, "say", act={"act": "emote", "mood": "hurry"})
    logs = {who: Log() for who in (HOST, guest(1), WATCHER)}
    forgot = False
    while not desk.live.over:
        desk.play_on(1)
        if desk.live.over:
            break
        for who, kept in logs.items():
            kept.follow(desk.take(who))
            assert reloaded(desk, who) == [
                {name: part for name, part in kept.lines[n].items() if name != "view"} for n in sorted(kept.lines)
            ]
            if who != WATCHER:
                past = desk.table._audience.past(desk.live, [HOST, guest(1)].index(who))
                assert [tag(event) for event in past.events] == [kind for kind in kept.kinds if kind != "said"]
            begun = [kind for kind in kept.kinds if kind in BUSTERS_TURNS]
            assert len(begun) <= turns
            if 1 not in kept.lines:
                forgot = True
                assert len(begun) == turns
                assert kept.kinds[0] == "said"
                assert kept.kinds[1] in BUSTERS_TURNS
    assert forgot


@clause("BB-5.7", "BSQ-5.4")
@pytest.mark.parametrize(
    "seated", [lambda: busters("none"), lambda: busters("last_round"), lambda: squad(memory="strict")]
)
def test_after_the_end_everything_is_open(seated: Callable[[], Desk]) -> None:
    desk = seated()
    logs = {who: Log() for who in (HOST, WATCHER)}
    desk.play_on(30)
    if not desk.live.over:
        for who in [guest(seat) for seat in range(len(desk.room.seating))]:
            desk.do(who, "abandon", on=True)
    assert desk.live.over
    record = Record.read(desk.records[1])
    for viewer, who in ((0, HOST), (PUBLIC, WATCHER)):
        messages = desk.take(who)
        assert any(message.get("part", {}).get("forgotten") for message in messages)
        logs[who].follow(messages)
        count = messages[-1]["n"] if "n" in messages[-1] else max(logs[who].lines)
        assert sorted(logs[who].lines) == list(range(1, count + 1))
        assert [line["n"] for line in reloaded(desk, who)] == list(range(1, count + 1))
        # Also for a page that comes back with the lines that it was let keep.
        desk.connect(who, (1, count))
        assert len(desk.last(who, "match")["lines"]) == count
        frames = replay_frames(record, viewer)
        assert [line.n for frame in frames for line in frame.lines] == list(range(1, count + 1))


@clause("BSQ-5.4")
def test_with_strict_memory_the_last_turn_alone_is_left() -> None:
    desk = squad(memory="strict")
    log = Log()
    for _ in range(4):
        (seat,) = desk.live.prompt.owed
        desk.play(seat, {"kind": "discard", "pos": 0, "level": 1})
        log.follow(desk.take(HOST))
        assert [kind for kind in log.kinds if kind in SQUAD_TURNS] == ["card_discarded"]
        for who in (HOST, WATCHER):
            assert [kind(line) for line in reloaded(desk, who)] == log.kinds
        assert log.kinds[0] == "card_discarded"


@clause("BSQ-5.4", "BSQ-5.1")
def test_who_looks_on_late_forgets_as_late() -> None:
    desk = squad(memory="strict", spectators="hands_late")
    for _ in range(3):
        (seat,) = desk.live.prompt.owed
        desk.play(seat, {"kind": "discard", "pos": 0, "level": 1})
        desk.pass_time(60_000)
    log = Log()
    log.follow(desk.take(WATCHER))
    assert log.kinds.count("card_discarded") == 1
    late = reloaded(desk, WATCHER)
    assert [line["n"] for line in late] == sorted(log.lines)
    assert max(line["n"] for line in late) < min(line["n"] for line in reloaded(desk, HOST))


@clause("BSQ-5.4", "BSQ-4.21")
def test_a_full_frame_activates_in_the_turn_of_its_last_card() -> None:
    kept = recall(Options(memory="strict"), 2)
    assert kept is not None
    assert kept.turns == 1
    assert kept.begins(CardPlayed(seat=0, source="hand", pos=0, slot=6, up=False, card=None))
    for auto in (True, False):
        assert kept.begins(RobotActivated(seat=0, robot="kaia", cards=(), auto=auto, allowance=0)) is not auto


@clause("BB-5.7", "BSQ-5.4")
@pytest.mark.parametrize(
    "seated", [lambda: busters("full"), lambda: squad(memory="standard"), lambda: squad(memory="easy")]
)
def test_otherwise_nothing_is_forgotten(seated: Callable[[], Desk]) -> None:
    desk = seated()
    desk.play_on(6)
    told = desk.take(HOST)
    assert not any("forgotten" in message.get("part", {}) for message in told)
    assert [line["n"] for line in reloaded(desk, HOST)] == [
        line["n"] for each in told for line in each.get("lines", ())
    ]
