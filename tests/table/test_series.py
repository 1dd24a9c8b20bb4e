"""Several matches at one table: rematches, what is remembered of the last one, series, other games, the record."""

from typing import Any

import msgspec
import pytest

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.rng import seed_of
from lastwire.games.time_bomb.rules.state import (
    BOOM,
    SAFE,
    SUCCESS,
    SWAT,
    TERRORIST,
)
from lastwire.table.entry import Begun, Entry
from lastwire.table.terms import Terms
from lastwire.testing.clause import clause
from tests.table.desk import HOST, Desk, guest, raw
from tests.toy.game import GAME as FUSE

GAME = games.load("time-bomb")


def load(name: str):
    return FUSE if name == "fuse" else games.load(name)


def begin(desk: Desk, seed: bytes) -> None:
    """The next match, from a seed of our choosing."""
    room = desk.room
    options = GAME.manners.follow(GAME.codec.options(room.options), room.kept_seats(), ())
    command = Begun(seed.hex(), raw(options), revision=GAME.info.revision)
    desk.enter(Entry(desk.table.n + 1, desk.now, 0, command))


def end_by(desk: Desk, reason: str) -> int:
    """A whole match that ends in this way; answers from whose row the last wire was cut."""
    for number in range(1, 10_000):
        seed = seed_of(f"{reason} {number}")
        room = desk.room
        options = GAME.manners.follow(GAME.codec.options(room.options), room.kept_seats(), ())
        match = Match.start(GAME, options, len(room.seating), seed)
        cuts = plan(match, reason)
        if cuts is None:
            continue
        begin(desk, seed)
        for target, slot in cuts:
            desk.play(desk.clipper, {"kind": "cut", "target": target, "slot": slot})
        assert desk.live.match.outcome.reason == reason
        exploded: int = desk.live.match.state.history[-1][3]
        return exploded
    raise AssertionError("no such match")


def plan(match: Match, reason: str) -> list[tuple[int, int]] | None:
    """Cuts that lead there, found by looking at the cards."""
    wanted = {"boom": (BOOM,), "defused": (SUCCESS, SAFE), "timeout": (SAFE, SUCCESS)}[reason]
    cuts = []
    while (prompt := match.prompt) is not None:
        state = match.state
        choices = [
            (wanted.index(wire), target, slot)
            for target, row in enumerate(state.rows)
            for slot, wire in enumerate(row)
            if target != prompt.owed[0] and wire in wanted
        ]
        if not choices:
            return None
        _, target, slot = min(choices)
        cuts.append((target, slot))
        match.play(prompt.owed[0], match.game.codec.build("cut", {"target": target, "slot": slot}))
    assert match.outcome is not None
    return cuts if match.outcome.reason == reason else None


def table(**options) -> Desk:
    desk = Desk(seats=5, options={"ready_gate": False, **options})
    desk.connect(HOST)
    for number in range(1, 5):
        desk.do(guest(number), "sit", name=f"Person {number}")
        desk.connect(guest(number))
    return desk


@clause("TB-3.8", "TB-7.15", "TB-8.29")
def test_whoever_exploded_last_starts_until_they_leave():
    desk = table()
    exploded = end_by(desk, "boom")
    player = desk.room.seating[exploded].guest
    assert desk.room.kept == {"exploded": player}
    end_by(desk, "defused")
    started = desk.live.match.state.history[0][2]
    assert started == exploded
    end_by(desk, "timeout")
    assert desk.live.match.state.history[0][2] == exploded  # a later match that ended otherwise does not erase it
    other = (exploded + 1) % 5
    assert desk.refused(HOST, "swap", a=exploded, b=other).code == "E_PHASE"  # the match is still being looked at
    desk.do(HOST, "room")
    desk.do(HOST, "swap", a=exploded, b=other)  # it is the player that counts, not the seat
    assert GAME.manners.follow(GAME.codec.options(b"{}"), desk.room.kept_seats(), ()).start_player == f"seat:{other}"
    desk.do(player, "stand")
    assert desk.room.kept_seats() == {"exploded": None}
    desk.do("newcomer", "sit", name="New")
    desk.do(desk.room.host, "start")
    assert desk.live.match.options.start_player == "random"
    assert desk.info(guest(1) if player == HOST else HOST)["options"]["start_player"] == "last_exploded"


@clause("TB-6.8", "TB-8.30")
def test_tokens_add_up_to_a_series_and_the_fewest_win():
    desk = table(match="tokens")
    totals = [0] * 5
    roles: list[int] = []
    series: dict[str, Any] = {}
    while max(totals) < 3:
        end_by(desk, "boom")
        roles = desk.live.match.state.roles
        for seat in range(5):
            totals[seat] += roles[seat] == SWAT  # the losers take one each
        series = desk.info()["series"]
        assert series["totals"] == totals
        assert (series["winners"] is None) == (max(totals) < 3)
    fewest = [seat for seat in range(5) if totals[seat] == min(totals)]
    assert series["winners"] == fewest
    assert {SWAT, TERRORIST} == set(roles)
    end_by(desk, "boom")  # and a new series begins
    assert max(desk.info()["series"]["totals"]) == 1


@clause("TB-6.8")
def test_points_follow_people_and_a_new_company_begins_a_new_series():
    desk = table(match="tokens")
    end_by(desk, "boom")
    totals = desk.info()["series"]["totals"]
    desk.do(HOST, "room")
    desk.do(HOST, "swap", a=0, b=3)
    assert desk.info()["series"]["totals"] == [totals[3], totals[1], totals[2], totals[0], totals[4]]
    desk.do(guest(4), "stand")
    desk.do("newcomer", "sit", name="New")
    end_by(desk, "boom")
    assert max(desk.info()["series"]["totals"]) == 1


def test_a_single_match_has_no_series():
    desk = table()
    end_by(desk, "boom")
    assert desk.info()["series"] is None


def test_again_deals_at_once_and_room_goes_back():
    desk = table()
    desk.do(HOST, "start")
    desk.play_on()
    seed = desk.live.match.seed
    desk.do(HOST, "again")
    assert (desk.room.phase, desk.room.match) == ("match", 2)
    assert desk.live.match.seed != seed
    assert desk.last(guest(2), "match")["number"] == 2
    cut = {"kind": "cut", "target": (desk.clipper + 1) % 5}
    late = desk.refused(guest(desk.clipper), "play", prompt=desk.prompt, move=cut, match=1)
    assert late.code == "E_PROMPT"  # a retry from the first match does not answer the second
    desk.do(guest(desk.clipper), "play", prompt=desk.prompt, move=cut, match=2)
    desk.play_on()
    assert [past.number for past in desk.room.matches] == [1, 2]
    assert set(desk.records) == {1, 2}
    desk.do(HOST, "room")
    assert desk.table.live is None
    assert desk.info()["phase"] == "room"
    desk.connect("watcher")
    assert [message["kind"] for message in desk.take("watcher")] == ["welcome"]
    assert desk.refused(HOST, "room").code == "E_PHASE"
    assert desk.refused(HOST, "again").code == "E_PHASE"
    desk.do(HOST, "swap", a=0, b=1)
    desk.do(guest(1), "stand")
    assert desk.refused(HOST, "start").code == "E_PLAYERS"


def test_another_game_at_the_same_table():
    desk = Desk(Terms(load=load), seats=4)
    desk.connect(HOST)
    desk.do(HOST, "bot", level="random")
    desk.do(HOST, "start")
    desk.play_on()
    desk.do(HOST, "room")
    desk.do(HOST, "configure", game="fuse", options={"rounds": 1})
    assert desk.info()["game"] == "fuse"
    assert desk.info()["seats_allowed"] == [2, 4]
    desk.do(HOST, "start")
    assert desk.last(HOST, "match")["game"] == "fuse"
    desk.play_on()
    assert [(past.number, past.game) for past in desk.room.matches] == [(1, "time-bomb"), (2, "fuse")]
    assert desk.reload().table.digest() == desk.table.digest()
    assert Record.read(desk.records[2]).game == "fuse"


def test_the_record_replays_to_the_end_it_tells_of():
    desk = table(claim_mode="free")
    desk.do(HOST, "start")
    desk.do(guest(1), "say", act={"act": "hand", "success": 1, "boom": 0})
    desk.play_on()
    record = Record.read(desk.records[1])
    assert record.names == ("Ann", "Person 1", "Person 2", "Person 3", "Person 4")
    assert len(record.log) > 5
    match = Match.replay(GAME, record)
    assert match.agrees(record)
    assert record.write() == desk.records[1]


@pytest.mark.parametrize("snapshot", [False, True])
def test_a_table_comes_back_from_entries_or_from_its_snapshot(snapshot):
    desk = table(match="tokens")
    end_by(desk, "boom")
    desk.do(HOST, "chat", text="once more")
    desk.do(HOST, "again")
    desk.play_on(3)
    assert len(desk.snapshots) == 2
    twin = desk.reload(snapshot)
    assert twin.table.digest() == desk.table.digest()
    assert twin.table.brief == desk.table.brief
    assert twin.table.people == {guest(seat): desk.live.names[seat] for seat in range(5)}
    for seat in range(5):
        twin.connect(guest(seat))
        shown = twin.last(guest(seat), "match")
        view = msgspec.json.decode(msgspec.json.encode(desk.live.match.view(seat)))
        assert shown["part"]["view"] == view


def test_the_record_of_a_finished_match_is_offered_again_after_a_restart():
    desk = table()
    end_by(desk, "boom")
    twin = desk.reload()
    assert twin.records == desk.records
    fresh = desk.reload()
    fresh.records = {}
    fresh.carry_out(fresh.table.resume(fresh.now))
    assert fresh.records == desk.records


@clause("TB-3.8a")
def test_among_bots_a_person_begins():
    desk = Desk(seats=5)
    desk.connect(HOST)
    desk.do(HOST, "swap", a=0, b=3)
    desk.do(HOST, "bot", level="easy")
    for _ in range(5):
        desk.do(HOST, "start")
        assert desk.live.match.options.start_player == "seat:3"
        assert desk.live.match.state.clipper == 3
        desk.do(HOST, "abandon", on=True)
        desk.do(HOST, "room")
    follow = GAME.manners.follow
    chosen = GAME.codec.options(b"{}")
    assert follow(chosen, {"exploded": 1}, (4, 2)).start_player == "seat:4"  # a bot exploded
    assert follow(chosen, {"exploded": 2}, (4, 2)).start_player == "seat:2"
    assert follow(chosen, {"exploded": 1}, ()).start_player == "seat:1"  # people alone
    drawn = GAME.codec.options(b'{"start_player":"random"}')
    assert follow(drawn, {}, (4, 2)) == drawn
