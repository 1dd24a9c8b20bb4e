"""Defects that a reading of the rules against the code has found."""

from __future__ import annotations

from typing import Any

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Budget, Past
from lastwire.games.academy.brain.levels import Easy
from lastwire.games.academy.game import GAME
from lastwire.games.academy.proof import twins
from lastwire.games.academy.rules.moves import AutoPass
from lastwire.testing import clause
from tests.games.academy.kit import NAMES, begin, play, reveal, shown, view, words
from tests.games.kit import in_english, told


def _review(match: Any) -> dict[str, Any]:
    found: dict[str, Any] | None = match.review()
    assert found is not None
    return found


@clause("BSA-4.3.2", "BSA-4.14.3")
def test_auto_pass_does_not_open_a_sealed_answer() -> None:
    """Chapter 5: an answer in a window is its owner's until the pass is opened."""
    worlds = []
    for answer in ("pass", "use WRENCH", "ignore WRENCH"):
        match = reveal(begin(3, "G 2 | P0 {HAMMER} | P1 {WRENCH}"), "G CHICKEN CHICKEN")
        play(match, f"P1 {answer}")
        worlds.append(match)
    for viewer in (0, 2, PUBLIC):
        assert len({shown(match.state, viewer) for match in worlds}) == 1
        assert worlds[0].lines(viewer) == worlds[1].lines(viewer) == worlds[2].lines(viewer)


@clause("BSA-7.20", "BSA-4.3.4")
def test_a_void_declaration_is_not_said_to_be_open_again() -> None:
    match = begin(3, "R 4 4 ^ 0 3 | P0 15 {HAMMER} | P1 2 {BOMB_BLANKET} | P2 6")
    reveal(match, "R CHICKEN CHICKEN")
    play(match, "P0 use HAMMER; P1 use BOMB_BLANKET")
    assert told(match, "declaration_voided")
    assert match.prompt.kind == "peek"
    assert not [line for line in words(match, PUBLIC) if "may do so again" in line]


@clause("BSA-4.12.4", "BSA-4.12.15", "BSA-4.12.8")
def test_points_of_a_tool_cite_the_tool() -> None:
    match = begin(3, "G 3 3 2 2 ^ 1 1 boom 1 | P0 9 {HELMET} | P1 9 | P2 {SHIELD}")
    reveal(match, "G G CHICKEN")
    play(match, "P0 use HELMET; P2 use SHIELD player=P1")
    while match.prompt.kind.startswith("window"):
        play(match, f"P{match.prompt.owed[0]} use HELMET")
    clauses = {
        event.cause: line.clause
        for kind in ("points_gained", "points_lost")
        for event in told(match, kind)
        if (line := GAME.words.tell(event, PUBLIC)) is not None
    }
    assert clauses["shield"] == "BSA-4.12.15"
    assert clauses["helmet"] == "BSA-4.12.8"


@clause("BSA-4.7.1")
def test_the_review_names_all_who_are_responsible() -> None:
    match = begin(3, "G 3 3 2 2 ^ 1 1 boom 1 | bomb 3 round 4 | P0 9 {HELMET} | P1 9")
    reveal(match, "G G WAIT")
    play(match, "P2 protect Y; P0 use HELMET")
    assert told(match, "bomb_exploded")[0].seats == (0, 1)
    last = _review(match)["bombs"][-1]
    assert last["responsible"] == [0, 1]
    match = begin(3, "G 3 3 2 2 ^ 1 1 boom 1 | bomb 3 round 4 | P0 9 {HELMET} | P1 9")
    reveal(match, "G B R")
    play(match, "P0 use HELMET")
    last = _review(match)["bombs"][-1]
    assert (last["responsible"], last["rounds"]) == ([0], 4)
    assert in_english(match, last["text"], NAMES) == "Bomb III: Green exploded in round 4, set off by Ada."


@clause("BSA-4.12.9")
def test_the_review_counts_a_jammed_cut_as_shared() -> None:
    match = begin(3, "G ^ 1 1 | B 4 4 3 1 ^ 1 boom 1 | bomb 3 | P0 {JAMMER} | P1 9")
    reveal(match, "G G B")
    play(match, "P0 use JAMMER")
    seat = _review(match)["seats"][0]
    assert (seat["cuts_alone"], seat["cuts_shared"]) == (0, 1)


@clause("BSA-4.13.2")
def test_the_log_tells_which_cards_a_freezer_takes() -> None:
    """tool_used (who, tool, args)."""
    events = []
    for cards in ("0,1", "1,2"):
        match = reveal(begin(3, "B 2 1 2 ^ 0 | P0 {FREEZER}"), "B CHICKEN CHICKEN")
        play(match, f"P0 use FREEZER cards={cards}")
        events.append(told(match, "tool_used", PUBLIC)[0])
    assert events[0] != events[1]


@clause("BSA-7.18", "BSA-4.4.3")
def test_a_wire_cut_on_orders_is_not_said_to_be_uncut() -> None:
    match = reveal(begin(4, "G 1 ^ 2 | P1 {ORDERS}"), "WAIT G G G")
    play(match, "P0 protect G; P1 use ORDERS")
    said = words(match, PUBLIC)
    assert any(line.startswith("Ben cuts Green") for line in said)
    assert not any("can’t cut" in line and "Ben" in line for line in said)


@clause("BSA-10.3", "BSA-4.14.3")
def test_an_easy_bot_keeps_being_asked() -> None:
    match = reveal(begin(3, "G 2 | P0 {HAMMER} | P1 {WRENCH}"), "G CHICKEN CHICKEN")
    rng = Rng(seed_of("easy"))
    for _ in range(60):
        move = Easy().choose(view(match, 1), Past(), GAME.offers(match.state, 1), Budget(), rng)
        assert not isinstance(move, AutoPass)


@clause("BSA-4.4.2", "BSA-4.8.3")
def test_worlds_part_when_others_name_or_look_otherwise() -> None:
    """Who named which wire, and that somebody looked again, is public: no twin worlds may differ in it."""
    worlds = [reveal(begin(4), "WAIT WAIT WAIT G") for _ in range(2)]
    for match, last in zip(worlds, "GY", strict=True):
        play(match, f"P0 protect G; P1 protect Y; P2 protect {last}")
    assert told(worlds[0], "wire_protected", PUBLIC) != told(worlds[1], "wire_protected", PUBLIC)
    assert twins.parted(worlds[0].state, worlds[1].state, 3)
    match = play(reveal(begin(4), "WAIT WAIT G CHICKEN"), "P0 protect G; P1 protect Y")
    assert [player.protects for player in view(match).players] == ["G", "Y", None, None]
    worlds = [play(begin(3, "P0 {SNIFFER}"), "P0 use SNIFFER") for _ in range(2)]
    for match, look in zip(worlds, ("decks B R", "none"), strict=True):
        play(reveal(match, "CHICKEN G Y"), f"P0 peek {look}")
    assert told(worlds[0], "peeked", PUBLIC) != told(worlds[1], "peeked", PUBLIC)
    assert twins.parted(worlds[0].state, worlds[1].state, 1)
