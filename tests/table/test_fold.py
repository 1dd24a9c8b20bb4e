"""The log is the table: whatever was done, its entries alone give the same table again, at every point."""

from contextlib import suppress
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lastwire import games
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Speech
from lastwire.errors import Malformed, RecordError, Refused
from lastwire.games.time_bomb.rules import talk
from lastwire.table.entry import Chatted, Entry, Played, Stood
from lastwire.table.form import read_room
from lastwire.table.table import Table
from lastwire.table.terms import Terms
from tests.table.desk import Desk, guest, raw
from tests.toy.game import GAME as FUSE

GUESTS = [guest(number) for number in range(6)]


def load(name: str) -> Any:
    return FUSE if name == "fuse" else games.load(name)


TERMS = Terms(load=load, grace_ms=5_000, host_grace_ms=7_000, pause_ms=20_000, stalls=2)

seats = st.integers(0, 6)
acts = st.sampled_from(
    [
        {"act": "hand", "success": 1, "boom": 0},
        {"act": "role", "side": "swat"},
        {"act": "say", "text": "hm"},
        {"act": "hold"},
        {"act": "curse"},
        {"act": "aim", "target": 1, "slot": 0},
    ]
)
room_commands = st.one_of(
    st.tuples(st.just("sit"), st.fixed_dictionaries({"name": st.sampled_from(["Ann", "Bob", "Cat", "Dan", "Eve"])})),
    st.tuples(st.just("sit"), st.fixed_dictionaries({"name": st.sampled_from(["Fay", "Gus"]), "seat": seats})),
    st.tuples(st.just("stand"), st.just({})),
    st.tuples(st.just("rename"), st.fixed_dictionaries({"name": st.sampled_from(["Hal", "Ida", "Jon"])})),
    st.tuples(st.just("bot"), st.fixed_dictionaries({"level": st.sampled_from(["easy", "strong", "?"])})),
    st.tuples(st.just("bot"), st.fixed_dictionaries({"level": st.just("easy"), "seat": seats})),
    st.tuples(st.just("clear"), st.fixed_dictionaries({"seat": seats})),
    st.tuples(st.just("swap"), st.fixed_dictionaries({"a": seats, "b": seats})),
    st.tuples(st.just("configure"), st.fixed_dictionaries({"seats": st.integers(2, 8)})),
    st.tuples(
        st.just("configure"),
        st.fixed_dictionaries(
            {
                "game": st.just("time-bomb"),
                "options": st.fixed_dictionaries(
                    {
                        "claim_mode": st.sampled_from(["free", "ordered", "sealed", "off"]),
                        "clock": st.sampled_from(["off", {"briefing": 5, "cut": 5, "hold": 1}]),
                        "match": st.sampled_from(["single", "tokens"]),
                        "ready_gate": st.booleans(),
                    }
                ),
            }
        ),
    ),
    st.tuples(
        st.just("configure"),
        st.fixed_dictionaries(
            {"game": st.just("fuse"), "options": st.fixed_dictionaries({"clock": st.booleans(), "rounds": st.just(1)})}
        ),
    ),
    st.tuples(st.just("chat"), st.fixed_dictionaries({"text": st.sampled_from(["hello", " ", "ok"])})),
    st.tuples(st.sampled_from(["room", "again", "pardon"]), st.just({})),
    st.tuples(st.just("ask"), st.fixed_dictionaries({"name": st.sampled_from(["Kim", "Lou"]), "seat": seats})),
    st.tuples(st.just("ask"), st.just({"watch": True})),
    st.tuples(st.sampled_from(["nod", "nod", "deny"]), st.fixed_dictionaries({"ask": st.integers(1, 4)})),
    st.tuples(st.just("lock"), st.fixed_dictionaries({"on": st.booleans()})),
    st.tuples(st.just("mute"), st.fixed_dictionaries({"on": st.booleans(), "seat": st.none() | seats})),
    st.tuples(st.just("host"), st.fixed_dictionaries({"seat": seats})),
    st.tuples(st.just("protect"), st.fixed_dictionaries({"password": st.sampled_from(["key", None])})),
    st.tuples(st.just("enter"), st.fixed_dictionaries({"password": st.sampled_from(["key", "no"])})),
)
match_commands = st.one_of(
    st.tuples(st.just("say"), st.fixed_dictionaries({"act": acts})),
    st.tuples(st.sampled_from(["pause", "abandon"]), st.fixed_dictionaries({"on": st.booleans()})),
    st.tuples(st.just("play"), st.fixed_dictionaries({"prompt": st.just(0), "move": st.just({"kind": "ready"})})),
)
steps = st.one_of(
    st.tuples(st.just("command"), st.sampled_from(GUESTS), room_commands),
    st.tuples(st.just("command"), st.sampled_from(GUESTS), match_commands),
    st.tuples(st.just("start"), st.just(""), st.none()),
    st.tuples(st.just("connect"), st.sampled_from(GUESTS), st.none()),
    st.tuples(st.just("disconnect"), st.sampled_from(GUESTS), st.none()),
    st.tuples(st.just("time"), st.just(""), st.sampled_from([10, 900, 3_000, 9_000, 40_000])),
    st.tuples(st.just("play"), st.just(""), st.integers(1, 12)),
    st.tuples(st.just("play"), st.just(""), st.integers(1, 12)),
)


class Session(Desk):
    """A desk that notes the fingerprint of the table after every entry."""

    def __init__(self, **opened: Any) -> None:
        self.digests: list[str] = []
        super().__init__(TERMS, **opened)
        self.mouth = lambda listen: [(bot[0], self._speech(listen)) for bot in listen.bots]

    def _speech(self, listen: Any) -> Speech | None:
        return Speech(talk.Role("swat"), 2) if listen.game == "time-bomb" else None

    def enter(self, entry: Entry) -> None:
        super().enter(entry)
        # Bots may have answered within the entry's effects, but answers become entries only through `wake`.
        self.digests.append(self.table.digest())

    def step(self, kind: str, who: str, what: Any) -> None:
        match kind:
            case "command":
                with suppress(Refused, Malformed):
                    self.do(who, what[0], **what[1])
            case "start":
                host = self.table.room.host
                if host is not None:
                    with suppress(Refused):
                        self.do(host, "bot", level="easy")
                    with suppress(Refused):
                        self.do(host, "start")
            case "connect":
                self.disconnect(who)
                self.connect(who)
            case "disconnect":
                self.disconnect(who)
            case "time":
                self.pass_time(what)
            case "play":
                self.people_play(what)

    def people_play(self, moves: int) -> None:
        rng = Rng(seed_of(self.table.n))
        for _ in range(moves):
            live = self.table.live
            if live is None or not live.running or live.prompt is None:
                return
            for seat in live.prompt.owed:
                chair = self.table.room.seating[seat]
                if chair.guest is not None and chair.stand_in is None:
                    with suppress(Refused):
                        self.play(seat, self.any_move(seat, rng))
                    break


@settings(max_examples=150)
@given(st.lists(steps, min_size=5, max_size=60), st.data())
def test_entries_alone_give_the_same_table_at_every_point(session, data):
    desk = Session(seats=4)
    desk.connect(guest(0))
    for step in session:
        desk.step(*step)
    entries = desk.entries()
    assert [entry.n for entry in entries] == list(range(1, len(entries) + 1))
    assert all(one.now <= other.now for one, other in pairwise(entries))
    whole = Table.load(desk.table.id, seed_of("other"), entries, terms=TERMS)
    assert whole.digest() == desk.table.digest() == desk.digests[-1]
    prefix = data.draw(st.integers(1, len(entries)))
    part = Table.load(desk.table.id, seed_of("other"), entries[:prefix], terms=TERMS)
    assert part.digest() == desk.digests[prefix - 1]
    if desk.snapshots:
        taken = data.draw(st.sampled_from(desk.snapshots))
        rest = Table.load(desk.table.id, seed_of("other"), entries[taken.n :], taken.data, TERMS)
        assert rest.digest() == desk.table.digest()
    live = desk.table.live
    if live is not None and whole.live is not None:
        for viewer in (*range(live.match.seats), PUBLIC):
            assert msgspec.json.encode(whole.live.match.view(viewer)) == msgspec.json.encode(live.match.view(viewer))
            assert whole.live.match.lines(viewer) == live.match.lines(viewer)
        assert all(one.t <= other.t for one, other in pairwise(live.match.entries))


def test_entries_are_their_own_text_and_back():
    desk = Desk.playing(3, bots=1)
    desk.play_on(4)
    for data in desk.stored:
        assert Entry.decode(data).encode() == data
    assert b'"kind":"opened"' in desk.stored[0]


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"n":1,"now":1,"t":0,"command":{"kind":"explode"}}'])
def test_what_is_no_entry_is_not_read_as_one(data):
    with pytest.raises(RecordError):
        Entry.decode(data)


def test_a_snapshot_that_is_none_is_not_read_as_one():
    with pytest.raises(RecordError):
        read_room(b"{")


@pytest.mark.parametrize(
    "entry",
    [
        Entry(9, 1, 0, Chatted("hello"), "guest-0"),  # a gap
        Entry(2, 1, 0, Chatted("hello"), "guest-0"),  # twice
        Entry(4, 1, 0, Stood(), "stranger"),
        Entry(4, 1, 0, Played(0, raw({"kind": "ready"})), "guest-0"),
    ],
)
def test_entries_that_do_not_follow_are_not_applied(entry):
    desk = Desk(seats=4)
    desk.do(guest(1), "sit", name="Bob")
    desk.do(guest(2), "sit", name="Cat")
    with pytest.raises(RecordError):
        desk.table.apply(entry)
