"""Chapters 1 to 3: pieces, numbers, an owner's own numbers, ages, set-up, chance."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.record import Record
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.errors import ContentError, Malformed, Refused
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules import setup
from lastwire.games.academy.rules.content import (
    CONTENT,
    HOUSE,
    Table,
    checked,
    flaw,
    house,
    read_table,
)
from lastwire.games.academy.rules.options import Clock, Options
from lastwire.games.academy.rules.state import CARDS, SELECT, WIRES
from lastwire.games.academy.rules.toolkit import TOOLS
from lastwire.language.catalogue import catalogue
from lastwire.server import page
from lastwire.testing import clause
from tests.games.academy.kit import begin, described, hand, plates, play, reveal, scores, start, view, words
from tests.games.kit import random_end, told

DECKS = {
    "G": [0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3],
    "B": [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4],
    "R": [0, 0, 0, 2, 2, 3, 3, 3, 4, 4, 4, 5],
    "Y": [0, 0, 0, 0, 1, 3, 4, 5, 5, 5, 6, 6],
}
ENGLISH = catalogue("en", GAME.home, strict=True)
LENGTHS = {"G": 10, "B": 12, "R": 14, "Y": 16}


# --- at a glance ----------------------------------------------------------------------------------


@clause("BSA-1.1", "BSA-7.36")
def test_two_to_five_players() -> None:
    assert list(GAME.seats(Options())) == [2, 3, 4, 5]
    assert GAME.info.minutes == (20, 40)
    for players in (0, 1, 6, 7):
        with pytest.raises(Refused) as caught:
            Match.start(GAME, Options(), players, seed_of("x"))
        assert caught.value.code == "E_PLAYERS"
        with pytest.raises(Refused) as caught:
            setup.deal(Options(), players, Rng(seed_of("x")))
        assert (caught.value.code, caught.value.clause) == ("E_PLAYERS", "BSA-7.36")


@clause("BSA-1.2", "BSA-1.3", "BSA-1.4", "BSA-4.1.1")
def test_three_bombs_explode_and_the_highest_score_wins() -> None:
    for players in (2, 3, 4, 5):
        match = random_end(start(players, f"whole {players}"))
        assert [event.bomb for event in told(match, "bomb_started")] == [1, 2, 3]
        assert [event.bomb for event in told(match, "bomb_ended")] == [1, 2, 3]
        assert len(told(match, "bomb_exploded")) == 3
        outcome = match.outcome
        assert outcome is not None
        assert outcome.reason == "exploded"
        best = max(match.state.scores)
        assert outcome.winners == tuple(seat for seat in range(players) if match.state.scores[seat] == best)
        # Nobody is eliminated: every seat reveals a card in every round.
        assert {len(event.cards) for event in told(match, "cards_revealed")} == {players}


@clause("BSA-1.5", "BSA-2.3")
def test_every_point_has_a_line_on_the_score_sheet() -> None:
    match = random_end(start(4, "sheet"))
    sheet = [entry for past in match.state.past for entry in past]
    assert {entry.cause for entry in sheet} >= {"cut", "wait", "chicken", "boom"}
    for seat in range(4):
        assert sum(entry.points for entry in sheet if entry.seat == seat) == match.state.scores[seat]
    for number, gains in enumerate(match.state.gains, 1):
        assert gains == tuple(
            sum(entry.points for entry in sheet if entry.bomb == number and entry.seat == seat) for seat in range(4)
        )
    for viewer in (PUBLIC, 0, 3):
        seen = GAME.view(match.state, viewer)
        assert [player.score for player in seen.players] == match.state.scores
        assert [entry for past in seen.past for entry in past] == sheet
        assert seen.sheet == ()


@clause("BSA-1.6")
def test_full_value_is_main_chain_and_plates() -> None:
    match = begin(3, "R 2 3 ^ 4 | plates R G")
    wire = view(match).wires[2]
    assert (wire.exposed, wire.chain, wire.bonus) == ((2, 3), 2, 4)  # two links, a third with the card, and the plate
    reveal(match, "R CHICKEN CHICKEN")
    assert scores(match)[0] == 4 + 3 + 1


# --- pieces and numbers ---------------------------------------------------------------------------


@clause("BSA-2.1.1", "BSA-2.1.2", "BSA-2.1.3", "BSA-2.1.4", "BSA-2.1.5", "BSA-2.1.6", "BSA-2.1.7")
def test_pieces() -> None:
    match = start(5)
    state = match.state
    assert [sorted(row) for row in state.rows] == [DECKS[wire] for wire in WIRES]
    assert [list(wire.left) for wire in view(match).wires] == [DECKS[wire] for wire in WIRES]  # public
    assert [wire.trigger for wire in view(match).wires] == [0, 0, 0, 0]
    assert all(0 <= boom <= 2 for boom in state.booms)  # one BOOM among three tiles
    assert all(hand(match, seat) == set(CARDS) for seat in range(5))
    assert sorted(state.pile) == list(range(20))
    assert len(set(TOOLS)) == 20
    for bomb, values in ((2, (1, 2)), (3, (2, 3))):
        seen = view(begin(3, f"plates G B | bomb {bomb}")).plates
        assert tuple(plate.value for plate in seen) == values
        assert tuple(plate.arrow for plate in seen) == ("left", "right")


@clause("BSA-2.2")
def test_a_link_is_worth_one_on_zero_cards_too() -> None:
    match = reveal(begin(3, "Y 0 0 ^ 0"), "Y CHICKEN CHICKEN")
    assert scores(match)[0] == 3


@clause("BSA-2.5.1")
def test_tiles_are_one_space_each_after_the_track() -> None:
    assert {wire.wire: wire.length for wire in view(start(4)).wires} == LENGTHS
    for boom in (1, 2, 3):
        # From the last ordinary space one step turns one tile.
        match = reveal(begin(3, f"G 3 3 2 2 ^ 1 boom {boom}"), "G CHICKEN CHICKEN")
        assert [event.tile for event in told(match, "tile_turned")] == [1]
        assert bool(told(match, "bomb_exploded")) == (boom == 1)


@clause("BSA-2.5.2", "BSA-2.10")
def test_what_follows_from_the_numbers() -> None:
    fastest, most = {}, {}
    for wire, deck in DECKS.items():
        length = LENGTHS[wire]
        assert sum(deck) >= length + 3
        falling = sorted(deck, reverse=True)
        fastest[wire] = next(count for count in range(1, 13) if sum(falling[:count]) > length)
        most[wire] = max(
            count for count in range(13) if any(sum(cards) < length + 3 for cards in combinations(deck, count))
        )
    assert fastest == {"G": 5, "B": 4, "R": 4, "Y": 3}
    assert most == {"G": 9, "B": 9, "R": 8, "Y": 9}
    assert {wire: (sum(deck), deck.count(0), max(deck)) for wire, deck in DECKS.items()} == {
        "G": (20, 1, 3),
        "B": (25, 2, 4),
        "R": (30, 3, 5),
        "Y": (35, 4, 6),
    }


@clause("BSA-2.9")
def test_every_number_has_a_mark() -> None:
    marks = msgspec.structs.asdict(CONTENT.marks)
    assert {name for name, mark in marks.items() if mark == "O"} == {
        "decks",
        "tracks",
        "plates_3",
        "zero_link",
        "names",
    }
    parts = {name for name in msgspec.structs.asdict(HOUSE) if name != "plates"}
    assert parts | {"plates_2", "plates_3"} == set(marks)
    assert "house reconstruction" in words(start(3), PUBLIC)[0]


# --- an owner's own numbers -----------------------------------------------------------------------

OWN = """
wait_points = 4
[decks]
G = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]
[tracks]
G = 8
[[plates.III]]
value = 5
arrow = "right"
[[plates.III]]
value = 6
arrow = "left"
"""


def _own() -> Table:
    return read_table(OWN, "own.toml")


@clause("BSA-2.9")
def test_an_owner_s_file_replaces_what_it_names() -> None:
    table = _own()
    assert table.decks.G == (1,) * 11 + (2,)
    assert (table.tracks.G, table.tracks.B, table.wait_points) == (8, 12, 4)
    assert table.decks.B == HOUSE.decks.B
    assert [plate.value for plate in table.plates.III] == [5, 6]
    assert table.plates.II == HOUSE.plates.II
    assert read_table("", "empty.toml") == HOUSE


@clause("BSA-2.9")
def test_a_match_is_played_with_it_and_its_record_carries_it_whole() -> None:
    options = Options(content=_own())
    match = Match.start(GAME, options, 3, seed_of("own"))
    assert sorted(match.state.rows[0]) == [1] * 11 + [2]
    assert view(match).wires[0].length == 8
    assert "its own numbers" in words(match, PUBLIC)[0]
    random_end(match)
    record = Record.read(match.record().write())
    carried = json.loads(record.options)["content"]
    assert carried["decks"]["Y"] == list(HOUSE.decks.Y)
    assert carried["wait_points"] == 4
    assert Match.replay(GAME, record).agrees(record)
    assert {event.points for event in told(match, "wait_paid")} == {4}


@clause("BSA-2.2", "BSA-2.9", "BSA-4.5.5", "BSA-4.12.4", "BSA-4.12.5")
def test_an_owner_s_zeros_may_have_another_link_and_dynamo_another_price() -> None:
    table = read_table("zero_link = 0\ndynamo_bonus = 3", "own.toml")
    match = begin(3, "Y 6 0 ^ 0 3 | P1 {CRIMPER} | P2 {DYNAMO}", content=table)
    assert (view(match).wires[3].chain, view(match).wires[3].bonus) == (1, 2)
    reveal(match, "Y CHICKEN CHICKEN")
    play(match, "P1 use CRIMPER; P2 pass; P2 use DYNAMO")
    assert scores(match) == [0 + 1, 1, 6]  # a zero as the newest card, and one link under it
    old = read_table("chain_per_card = 2", "own.toml")  # a file that says nothing of zeros
    assert view(begin(3, "G 2 0", content=old)).wires[0].chain == 4


@clause("BSA-2.9")
def test_an_owner_s_names_of_tools_are_read_wherever_the_tool_is() -> None:
    table = read_table('[names]\nWRENCH = "Spanner"\nHELMET = "Hard Hat"', "own.toml")
    match = begin(3, "G 2 ^ 1 1 | P0 {HELMET} | P1 {WRENCH}", content=table)
    assert {seen.tool: seen.name for seen in view(match).toolbox if seen.name} == {
        "WRENCH": "Spanner",
        "HELMET": "Hard Hat",
    }
    assert any("Spanner" in fact for fact in described(match))
    reveal(match, "G CHICKEN CHICKEN")
    play(match, "P1 use WRENCH")
    log = words(match, PUBLIC)
    assert any("uses “Spanner”" in line for line in log), log
    assert any("The Spanner flips a 1" in line for line in log), log
    assert not [line for line in log if "Wrench" in line]
    every = read_table("[names]\n" + "\n".join(f'{tool} = "No. {at}"' for at, tool in enumerate(TOOLS)), "own.toml")
    drafting = random_end(start(3, "own names", content=every))
    for event in told(drafting, "tools_shown"):
        assert event.named == tuple(f"No. {TOOLS.index(tool)}" for tool in event.tools)
    for event in (*told(drafting, "tool_drafted"), *told(drafting, "tool_discarded"), *told(drafting, "tool_used")):
        assert event.named == f"No. {TOOLS.index(event.tool)}"


@clause("BSA-2.9")
def test_the_order_of_cards_in_a_table_means_nothing() -> None:
    turned = msgspec.structs.replace(
        HOUSE, decks=msgspec.structs.replace(HOUSE.decks, G=tuple(reversed(HOUSE.decks.G)))
    )
    a, b = start(3, "order"), start(3, "order", content=turned)
    assert a.state.rows == b.state.rows


BAD = [
    ("[decks]\nG = [1, 2]", "decks.G", "12 cards, not 2"),
    ("[decks]\nB = [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, -4]", "decks.B[11]", "0 to 99, not -4"),
    ("[decks]\nR = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16]", "decks.R", "add up to 16, but the last tile lies on 17"),
    ("[tracks]\nY = 33", "decks.Y", "add up to 35, but the last tile lies on 36"),
    ("[tracks]\nY = 0", "tracks.Y", "1 to 99 spaces, not 0"),
    ("chain_per_card = 0", "chain_per_card", "1 to 99, not 0"),
    ("boom_penalty = -5", "boom_penalty", "0 to 99, not -5"),
    ("hammer_bonus = 100", "hammer_bonus", "0 to 99, not 100"),
    ("dynamo_bonus = -1", "dynamo_bonus", "0 to 99, not -1"),
    ("zero_link = -1", "zero_link", "0 to 99, not -1"),
    ('zero_link = "none"', "zero_link", '"none" doesn’t fit here'),
    (f'[names]\nHELMET = "{"x" * 31}"', "names.HELMET", "at most 30 plain characters"),
    ('[names]\nHELMET = "a\\u200bb"', "names.HELMET", "at most 30 plain characters"),
    ('[names]\nHAT = "Hat"', "names", "there is no such key: HAT; allowed: the keys AIR_HORN"),
    ('[[plates.II]]\nvalue = -1\narrow = "left"\n[[plates.II]]\nvalue = 1\narrow = "left"', "plates.II[0].value", "-1"),
    ('[[plates.II]]\nvalue = 1\narrow = "left"', "plates.II", "allowed: a list of 2"),
    (
        '[[plates.II]]\nvalue = 1\narrow = "up"\n[[plates.II]]\nvalue = 1\narrow = "left"',
        "plates.II[0].arrow",
        '"up" doesn’t fit here; allowed: left or right',
    ),
    ("[decks]\nP = [1]", "decks", "there is no such key: P; allowed: the keys G, B, R and Y"),
    ('[decks]\nG = "many"', "decks.G", '"many" doesn’t fit here; allowed: a list, each of them a whole number'),
    ("[decks]\nG = [1, true]", "decks.G[1]", "true doesn’t fit here; allowed: a whole number"),
    ("wait_points = 3.5", "wait_points", "3.5 doesn’t fit here; allowed: a whole number"),
    ("decks = 3", "decks", "3 doesn’t fit here; allowed: the keys G, B, R and Y"),
    (
        "luck = 7",
        "",
        "there is no such key: luck; allowed: the keys decks, tracks, plates, chain_per_card",
    ),
    ("[decks", "", "this is not TOML"),
]


@clause("BSA-2.5.2", "BSA-9.25")
@pytest.mark.parametrize(("text", "key", "reason"), BAD)
def test_a_bad_file_is_refused_with_its_key(text: str, key: str, reason: str) -> None:
    with pytest.raises(ContentError) as caught:
        read_table(text, "mine.toml")
    assert caught.value.file == "mine.toml"
    assert caught.value.key == key
    assert reason in ENGLISH.say(caught.value.reason)


@clause("BSA-2.5.2", "BSA-9.25")
def test_bad_numbers_in_options_are_refused_with_their_key() -> None:
    for changes, key in (
        ({"decks": msgspec.structs.replace(HOUSE.decks, G=(1,) * 12)}, "decks.G"),
        ({"decks": msgspec.structs.replace(HOUSE.decks, R=HOUSE.decks.R[:-1])}, "decks.R"),
        ({"decks": msgspec.structs.replace(HOUSE.decks, Y=(*HOUSE.decks.Y[:-1], -1))}, "decks.Y[11]"),
        ({"helmet_hit": -2}, "helmet_hit"),
    ):
        table = msgspec.structs.replace(HOUSE, **changes)
        wrong = flaw(table)
        assert wrong is not None
        assert wrong[0] == key
        with pytest.raises(Refused) as caught:
            start(3, content=table)
        assert (caught.value.code, caught.value.clause) == ("E_CONTENT", "BSA-2.5.2")
        assert key in ENGLISH.say(caught.value.message)
    with pytest.raises(Malformed):
        GAME.codec.options(b'{"content": {"decks": {}}}')
    with pytest.raises(Malformed):
        GAME.codec.options(b'{"content": "printed"}')


@clause("BSA-2.9")
def test_our_own_file_is_what_an_owner_starts_from() -> None:
    assert read_table(house(), "house.toml") == HOUSE
    wrong = msgspec.structs.replace(HOUSE, tracks=msgspec.structs.replace(HOUSE.tracks, G=99))
    with pytest.raises(ContentError) as caught:
        checked(wrong, "house.toml")
    assert (caught.value.file, caught.value.key) == ("house.toml", "decks.G")


@clause("BSA-2.9")
def test_the_file_says_what_is_a_house_reconstruction() -> None:
    """What is marked as our own is called so beside the values, on the rules page and on the page about the project."""
    own = {name for name, mark in msgspec.structs.asdict(CONTENT.marks).items() if mark == "O"}
    assert own == {"decks", "tracks", "plates_3", "zero_link", "names"}
    about = " ".join(page.about().html.split())
    rules = page.rules("academy")
    assert rules is not None
    for text in (house().replace("\n# ", " "), rules.html, about):
        assert "house reconstruction" in text
        for part in ("deck", "track", "III side"):
            assert part in text


# --- ages -----------------------------------------------------------------------------------------


@clause("BSA-2.8", "BSA-3.7")
def test_ages() -> None:
    match = start(4, age_order=(2, 0, 3, 1))
    assert [player.age for player in view(match).players] == [1, 3, 0, 2]
    assert match.state.setting.ages == (1, 3, 0, 2)
    seen = {start(3, str(number)).state.setting.ages for number in range(60)}
    assert len(seen) == 6
    played = random_end(start(4, age_order=(2, 0, 3, 1)))
    assert played.state.setting.ages == (1, 3, 0, 2)


@clause("BSA-9.25")
def test_an_age_order_must_name_every_seat_once() -> None:
    for order in ((0, 1), (0, 1, 1), (0, 1, 3), (1, 2, 3), (0, 1, 2, 3), ()):
        with pytest.raises(Refused) as caught:
            start(3, age_order=order)
        assert (caught.value.code, caught.value.clause) == ("E_AGES", "BSA-2.8")
    for data in (b'{"age_order": "oldest"}', b'{"age_order": [0, "1", 2]}', b'{"seats": 4}', b'{"allow_debt": 1}'):
        with pytest.raises(Malformed):
            GAME.codec.options(data)


@clause("BSA-2.8", "BSA-7.5")
def test_priority_is_score_then_age() -> None:
    match = begin(4, "P0 5 | P1 3 | P2 5 | P3 3", age_order=(3, 2, 1, 0))
    reveal(match, "WAIT WAIT WAIT WAIT")
    assert view(match).turns == (3, 1, 2, 0)


# --- set-up ---------------------------------------------------------------------------------------


@clause("BSA-3.1", "BSA-3.2", "BSA-3.3", "BSA-3.5")
def test_set_up() -> None:
    for players in (3, 4, 5):
        match = start(players)
        seen = view(match)
        assert [wire.wire for wire in seen.wires] == ["G", "B", "R", "Y"]
        assert all((wire.exposed, wire.trigger, wire.up, wire.boom) == ((), 0, 0, None) for wire in seen.wires)
        assert all(len(player.hand) == 6 and not player.stack and not player.tools for player in seen.players)
        assert scores(match) == [0] * players
        assert (seen.plates, seen.display, seen.bomb, seen.round) == ((), (), 1, 1)
        assert match.state.phase == SELECT
    booms = Counter(tuple(start(2, str(number)).state.booms) for number in range(400))
    assert len(booms) == 27
    tops = Counter(start(3, str(number)).state.rows[3][0] for number in range(600))
    assert abs(tops[0] - 200) < 60  # a third of Yellow's cards


@clause("BSA-3.4", "BSA-4.10.4")
def test_tools_are_shuffled_once_for_the_whole_game() -> None:
    match = random_end(start(5, "tools"))
    shows = [event.tools for event in told(match, "tools_shown")]
    assert [len(show) for show in shows] == [6, 6]
    assert [TOOLS.index(tool) for show in shows for tool in show] == list(start(5, "tools").state.pile[:12])


@clause("BSA-3.6")
def test_two_players() -> None:
    match = start(2)
    seen = view(match)
    assert [wire.wire for wire in seen.wires] == ["G", "B", "R"]
    assert seen.players[0].hand == ("G", "B", "R", "WAIT", "CHICKEN")
    match = begin(2)
    reveal(match, "G B")
    assert [player.stack for player in view(match).players] == [("G",), ("B",)]
    reveal(match, "B R")
    assert [player.stack for player in view(match).players] == [("B",), ("R",)]
    assert "G" in hand(match, 0)


@clause("BSA-3.6")
@pytest.mark.parametrize(("players", "shown", "drafted"), [(2, 3, 4), (3, 4, 6), (4, 5, 8), (5, 6, 10)])
def test_tools_by_number_of_players(players: int, shown: int, drafted: int) -> None:
    match = random_end(start(players, "draft"))
    assert [len(event.tools) for event in told(match, "tools_shown")] == [shown, shown]
    assert len(told(match, "tool_drafted")) == drafted


@clause("BSA-3.7")
def test_options_have_their_defaults() -> None:
    options = Options()
    assert (options.age_order, options.allow_debt, options.chat, options.clock) == ("random", False, "open", "off")
    assert (options.odds, options.content) == (False, "house")
    assert Clock() == Clock(60, 20, 30)
    assert "look up the odds" in words(start(3, odds=True), PUBLIC)[0]
    assert "odds" not in words(start(3), PUBLIC)[0]


@clause("BSA-3.8")
def test_chance_is_drawn_where_the_rules_say_and_nowhere_else() -> None:
    match = begin(3, "G 3 2 2 2 ^ 0 | P0 {FREEZER} | P1 {SNIFFER TOOLKIT} stack B | P2 {X_RAY}")
    taken = match.rng.taken
    play(match, "P1 use SNIFFER; P1 use TOOLKIT")
    reveal(match, "G WAIT CHICKEN")
    play(match, "P1 protect Y")
    assert match.rng.taken == taken
    play(match, "P0 use FREEZER cards=0,1")
    assert match.rng.taken > taken
    # Equal seeds, equal matches.
    assert random_end(start(4, "same")).digest() == random_end(start(4, "same")).digest()


@clause("BSA-3.8")
def test_a_reshuffle_does_not_hang_on_the_order_before() -> None:
    a = begin(3, "G 3 2 2 2 ^ 0 1 2 | P0 {FREEZER}")
    b = begin(3, "G 3 2 2 2 ^ 2 1 0 | P0 {FREEZER}")
    for match in (a, b):
        play(reveal(match, "G CHICKEN CHICKEN"), "P0 use FREEZER cards=0,1")
    assert a.state.rows[0] == b.state.rows[0]


@clause("BSA-4.10.2", "BSA-4.10.5", "BSA-7.12")
def test_plates_lie_on_two_different_wires_at_random() -> None:
    seen: Counter[tuple[str, ...]] = Counter()
    for number in range(300):
        match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | plates G B")
        match.rng = Rng(seed_of(number))
        reveal(match, "G CHICKEN CHICKEN")
        assert view(match).phase == "draft"  # plates first, then the draft
        assert len(set(plates(match))) == 2
        assert [plate.value for plate in view(match).plates] == [2, 3]
        seen[tuple(plates(match))] += 1
    assert len(seen) == 12


@clause("BSA-1.7")
def test_the_page_says_that_it_is_fiction() -> None:
    text = (Path(__file__).parents[3] / "docs" / "rules" / "academy.md").read_text(encoding="utf-8")
    assert "all made up" in text
    assert all(f"academy-tool-{tool}" in ENGLISH and f"academy-effect-{tool}" in ENGLISH for tool in TOOLS)
