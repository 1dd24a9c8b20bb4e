"""Records: to text and back, and refusing what is not one."""

import json
from typing import Any

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.record import FORMAT, Record
from lastwire.engine.rng import seed_of
from lastwire.errors import RecordError
from lastwire.message import Message, plain
from tests.toy.game import GAME
from tests.toy.rules.moves import Bid, Lamp
from tests.toy.rules.options import Options
from tests.toy.rules.talk import Boast, Curse


def played() -> Match[Any, Any, Any, Any, Any]:
    match: Match[Any, Any, Any, Any, Any] = Match.start(GAME, Options(rounds=1, clock=True), 2, seed_of("record"))
    match.play(0, Bid(1, "steady"), 100)
    match.bots = {1}
    match.say(1, Boast(3), 150)
    match.say(0, Curse(), 160)
    match.play(0, Lamp(), 170)
    match.play(1, Bid(2), 200)
    return match


def changed(**fields: Any) -> str:
    data = json.loads(played().record().write())
    for name, value in fields.items():
        if value is None:
            del data[name]
        else:
            data[name] = value
    return json.dumps(data)


def test_the_text_comes_back_the_same() -> None:
    record = msgspec.structs.replace(played().record(), names=("Ann", "Bo"), log=("A match began.",))
    text = record.write()
    again = Record.read(text)
    assert again.write() == text
    assert Record.read(text.encode()).write() == text
    assert (again.game, again.revision, again.seats, again.names) == ("fuse", 1, 2, ("Ann", "Bo"))
    assert [entry.seat for entry in again.entries] == [0, 1, 0, 0, 1]
    assert [entry.t for entry in again.entries] == [100, 150, 160, 170, 200]
    assert [entry.bot for entry in again.entries] == [False, True, False, False, False]


def test_a_log_of_messages_comes_back_the_same_and_can_be_shown() -> None:
    said = {"id": "log-said", "who": {"speaker": 1}, "args": {"line": {"id": "words", "args": {"text": "Ha!"}}}}
    killed = {"id": "killed", "who": {"dead": [0, 1]}, "args": {"by": ["bang", {"id": "smoke"}], "n": 2}}
    row = {"id": "row", "args": {"all": [{"id": "one"}, {"id": "two"}]}}
    record = Record.read(changed(log=["A match began.", said, killed, row]))
    assert isinstance(record.log[1], Message)
    assert json.loads(record.write())["log"] == ["A match began.", said, killed, row]
    assert [plain(line) for line in record.log] == [
        "A match began.",
        "log-said 2, Ha!",
        "killed 1 2, bang smoke, 2",
        "one two",
    ]
    assert Match.replay(GAME, record).agrees(record)


def test_a_record_replays_and_agrees_with_itself() -> None:
    match = played()
    record = Record.read(match.record().write())
    again = Match.replay(GAME, record)
    assert again.digest() == match.digest() == record.digest
    assert again.agrees(record)
    assert again.talk == match.talk
    assert again.log == match.log


def test_a_replay_stops_where_it_is_told_to() -> None:
    match = played()
    early = Match.replay(GAME, match.record(), steps=2)
    assert len(early.entries) == 2
    assert early.t == 150
    assert not early.agrees(match.record())


def test_a_record_from_a_position_replays() -> None:
    first = played()
    match: Match[Any, Any, Any, Any, Any] = Match.start_from(GAME, first.options, 2, seed_of("later"), first.state)
    match.play(match.state.leader, GAME.moves(match.state, match.state.leader)[0], 300)
    record = Record.read(match.record().write())
    assert record.position is not None
    assert Match.replay(GAME, record).digest() == match.digest()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "[]",
        '{"game": "fuse"}',
        "[" * 100_000,
        b"\xff\xfe",
        changed(entries=[{"seat": 0, "t": 0}]),
        changed(entries=[{"seat": 0, "t": 0, "move": {}, "act": {}}]),
        changed(entries=[{"seat": 0, "t": 0, "mvoe": {}}]),
        changed(entries=[{"seat": "0", "t": 0, "move": {}}]),
        changed(seed=None),
        changed(lastwire="1"),
    ],
)
def test_other_files_are_refused(text: str | bytes) -> None:
    with pytest.raises(RecordError, match="not a Last Wire record"):
        Record.read(text)


def test_a_later_format_is_refused_by_number() -> None:
    with pytest.raises(RecordError, match=f"format {FORMAT + 1}"):
        Record.read(changed(lastwire=FORMAT + 1))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "time-bomb"}, "a record of time-bomb, not of fuse"),
        ({"revision": 2}, "revision 2"),
        ({"seats": 9}, "cannot be set up"),
        ({"seed": "00"}, "cannot be set up"),
        ({"seed": "zz" * 32}, "cannot be set up"),
        ({"options": {"memory": "some"}}, "no longer has these options as they were chosen: memory"),
        ({"position": {"options": {}}}, "cannot be set up"),
        ({"entries": [{"seat": 0, "t": 0, "move": {"kind": "bid", "nerve": 9}}]}, "entry 1 does not replay"),
        ({"entries": [{"seat": 7, "t": 0, "move": {"kind": "bid", "nerve": 1}}]}, "entry 1 does not replay"),
        ({"entries": [{"seat": 0, "t": 0, "move": {"kind": "steal"}}]}, "entry 1 does not replay"),
        ({"entries": [{"seat": 0, "t": 0, "act": {"act": "boast", "nerve": 9}}]}, "entry 1 does not replay"),
    ],
)
def test_a_record_that_does_not_fit_the_game_says_why(fields: dict[str, Any], reason: str) -> None:
    record = Record.read(changed(**fields))
    with pytest.raises(RecordError, match=reason):
        Match.replay(GAME, record)


def test_a_position_that_cannot_be_is_refused() -> None:
    data = json.loads(played().record().write())
    state = json.loads(GAME.codec.encode(played().state))
    state["deck"] = state["deck"][1:]
    with pytest.raises(RecordError, match="cards were lost"):
        Match.begin(GAME, Record.read(json.dumps(data | {"position": state})))


def test_a_record_that_lies_about_its_end_does_not_agree() -> None:
    record = Record.read(changed(digest="00" * 16))
    assert not Match.replay(GAME, record).agrees(record)
    outcome = {"reason": "rounds", "winners": [0], "scores": [1.0, 0.0]}
    record = Record.read(changed(outcome=outcome))
    assert not Match.replay(GAME, record).agrees(record)
