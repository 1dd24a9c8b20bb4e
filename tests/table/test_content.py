"""An owner's content at the table: taken from a file, announced to all, carried whole, refused with its reason."""

from __future__ import annotations

from typing import Any

import msgspec

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.record import Record
from tests.table.desk import HOST, Desk, guest
from tests.words import english

FILE = """
wait_points = 4
[decks]
G = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]
[tracks]
G = 8
"""


def opened() -> Desk:
    desk = Desk(game="academy", seats=3)
    desk.connect(HOST)
    desk.do(guest(1), "sit", name="Person 1")
    desk.connect(guest(1))
    return desk


def options(desk: Desk) -> dict[str, Any]:
    return msgspec.json.decode(desk.table.room.options, type=dict[str, Any])


def test_a_file_becomes_part_of_the_options_and_all_are_told() -> None:
    desk = opened()
    desk.do(HOST, "configure", options={"odds": True})
    desk.do(HOST, "configure", content=FILE)
    chosen = options(desk)
    assert chosen["odds"]  # the other options stay
    assert chosen["content"]["tracks"] == {"G": 8, "B": 12, "R": 14, "Y": 16}
    said = "Bomb Squad Academy is now played with the host’s own cards and numbers."
    assert desk.announcements() == [said]
    told = desk.last(guest(1), "table")["table"]
    assert told["options"]["content"]["wait_points"] == 4
    assert english(told["chat"][-1]["text"]) == said


def test_every_change_of_it_is_announced_and_nothing_else() -> None:
    desk = opened()
    desk.do(HOST, "configure", content=FILE)
    with_file = options(desk)
    desk.do(HOST, "configure", seats=4)
    desk.do(HOST, "configure", options=with_file | {"allow_debt": True})
    assert len(desk.announcements()) == 1
    desk.do(
        HOST, "configure", content="\ufeffwait_points = 2\r\n"
    )  # over the house's numbers, not over the file before
    assert options(desk)["content"]["tracks"]["G"] == 10
    assert len(desk.announcements()) == 2
    desk.do(HOST, "configure", options=with_file | {"content": "house"})
    assert desk.announcements()[2:] == ["Bomb Squad Academy is back to the house’s own cards and numbers."]
    desk.do(HOST, "configure", game="time-bomb", seats=4)
    desk.do(HOST, "configure", game="academy", seats=3)
    assert len(desk.announcements()) == 3


def test_what_cannot_be_used_is_refused_with_its_key_and_reason() -> None:
    desk = opened()
    before = desk.table.digest()
    for content, saying in (
        (
            "wait_points = 3.5",
            "The file, wait_points: 3.5 doesn’t fit here; allowed: a whole number",
        ),
        ("[decks]\nG = [1]", "The file, decks.G: a wire has 12 cards, not 1"),
        ("wait_points", "The file: this is not TOML: "),
        ("a." * 20_000 + "a = 1", "The file: line 1 has 20,000 dots, and 40 are the limit"),
        ("wait_points = " + "9" * 500, "The file, wait_points: this has to be 0 to 99, not 99999999999999999999…"),
        ("[table]\nwait_points = 3", "The file: there is no such key: table; allowed: the keys decks, tracks"),
    ):
        refused = desk.refused(HOST, "configure", content=content)
        assert refused.code == "E_CONTENT"
        assert saying in english(refused.message)
    assert desk.refused(guest(1), "configure", content=FILE).code == "E_HOST"
    assert desk.table.digest() == before
    desk.do(HOST, "configure", game="time-bomb", seats=4)
    refused = desk.refused(HOST, "configure", content=FILE)
    assert english(refused.message) == "The file: Time Bomb has nothing that a file could replace"


def test_bad_numbers_given_as_options_are_refused_too() -> None:
    desk = opened()
    desk.do(HOST, "configure", content=FILE)
    chosen = options(desk)
    chosen["content"]["decks"]["R"][0] = -1
    refused = desk.refused(HOST, "configure", options=chosen)
    assert (refused.code, refused.clause) == ("E_CONTENT", "BSA-2.5.2")
    assert "decks.R[0]" in english(refused.message)


def test_a_match_is_played_with_it_and_everything_stored_knows_it() -> None:
    desk = opened()
    desk.do(HOST, "configure", content=FILE)
    desk.do(HOST, "bot", level="easy")
    desk.do(HOST, "start")
    assert desk.table.live is not None
    shown = desk.table.live.match
    assert sorted(shown.state.rows[0]) == [1] * 11 + [2]
    again = desk.reload()
    assert again.table.digest() == desk.table.digest()
    assert options(again) == options(desk)
    record = Record.read(shown.record().write())
    assert msgspec.json.decode(record.options)["content"]["wait_points"] == 4
    assert Match.replay(games.load("academy"), record).state.setting.table.wait_points == 4
