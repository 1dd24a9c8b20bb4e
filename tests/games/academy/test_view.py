"""Chapter 5: who may know what, from when and until when; twins that nobody can tell apart."""

from __future__ import annotations

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC
from lastwire.games.academy.game import GAME
from lastwire.games.academy.proof import twins
from lastwire.games.academy.rules.state import OVER
from lastwire.games.academy.rules.toolkit import TOOLS
from lastwire.testing import clause
from lastwire.testing.position import walk
from tests.games.academy.kit import begin, play, refused, reveal, shown, start, view, words
from tests.games.kit import log, random_end, told


def _same(a: Match, b: Match, *viewers: int) -> None:
    """To these viewers the two matches look, read and ask alike."""
    for viewer in viewers:
        assert shown(a.state, viewer) == shown(b.state, viewer)
        assert a.lines(viewer) == b.lines(viewer)
        assert words(a, viewer) == words(b, viewer)
        mine, other = view(a, viewer), view(b, viewer)
        assert GAME.words.describe(mine) == GAME.words.describe(other)
        assert GAME.words.ask(mine, viewer) == GAME.words.ask(other, viewer)
        assert GAME.offers(a.state, viewer) == GAME.offers(b.state, viewer)
    assert a.prompt == b.prompt


@clause("BSA-5.6", "BSA-9.1")
def test_a_committed_card_still_counts_as_in_hand() -> None:
    a, b = begin(3, "P0 stack G"), begin(3, "P0 stack G")
    play(a, "P0 play R")
    play(b, "P0 play CHICKEN")
    _same(a, b, 1, 2, PUBLIC)
    assert view(a).players[0].hand == ("B", "R", "Y", "WAIT", "CHICKEN")
    assert view(a).players[0].committed
    assert (view(a, 0).own.committed, view(b, 0).own.committed) == ("R", "CHICKEN")
    assert told(a, "card_committed", 1)[0].card is None
    assert told(a, "card_committed", 0)[0].card == "R"
    # A Toolkit changes the hand, and everybody sees it.
    match = play(begin(3, "P0 stack G B | P1 {TOOLKIT} stack R"), "P1 use TOOLKIT")
    assert len(view(match).players[1].hand) == 6


@clause("BSA-5.6")
def test_refusals_do_not_tell_what_others_have_chosen() -> None:
    a, b = begin(3), begin(3)
    play(a, "P0 play R")
    play(b, "P0 play WAIT")
    for seat, move, code in ((1, "retract", "E_NO_COMMIT"), (1, "pass", "E_NO_WINDOW"), (1, "protect G", "E_PHASE")):
        one, two = refused(a, code, seat, move), refused(b, code, seat, move)
        assert str(one) == str(two)


@clause("BSA-5.1", "BSA-5.2")
def test_a_known_top_is_gone_for_all_once_it_is_flipped() -> None:
    match = begin(4, "G ^ 2 3 | P0 {SNIFFER}")
    play(match, "P0 use SNIFFER")
    play(reveal(match, "CHICKEN CHICKEN B R"), "P0 peek none; P1 peek decks G Y")
    assert (view(match, 0).own.tops[0], view(match, 1).own.tops[0]) == (2, 2)
    assert view(match).wires[0].tops == (0, 1)
    play(reveal(match, "G B Y WAIT"), "P3 protect R")
    for seat in range(4):
        assert view(match, seat).own.tops[0] is None
    assert view(match).wires[0].tops == ()
    assert view(match, 1).own.tops[3] is None  # Yellow was cut, too
    notes = view(match, 1).own.notes
    assert [(look.round, look.kind, look.wire, look.face, look.stale) for look in notes] == [
        (1, "top", "G", 2, True),
        (1, "top", "Y", 0, True),
    ]


@clause("BSA-5.1", "BSA-7.22")
@pytest.mark.parametrize("use", ["FREEZER cards=0,1", "SCRAMBLER", "X_RAY"])
def test_a_known_top_is_gone_once_the_deck_is_shuffled(use: str) -> None:
    tool = use.split(maxsplit=1)[0]
    match = begin(3, f"R 2 2 3 ^ 4 | P0 {{{tool}}} | P1 {{SNIFFER}}")
    play(match, "P1 use SNIFFER")
    reveal(match, "R CHICKEN CHICKEN")
    assert view(match, 1).own.tops[2] == 4
    play(match, f"P0 use {use}")
    assert view(match, 1).own.tops[2] is None
    assert view(match, 1).own.tops[0] is not None  # other decks lie as they were


@clause("BSA-4.12.20", "BSA-5.7")
def test_the_cards_under_the_x_ray_are_the_user_s_alone() -> None:
    a, b = (begin(3, f"R ^ {top} | P0 {{X_RAY}}") for top in ("4 0 5", "5 3 0"))
    for match in (a, b):
        play(reveal(match, "R CHICKEN CHICKEN"), "P0 use X_RAY")
    _same(a, b, 1, 2, PUBLIC)
    assert view(a, 0).own.xray == (4, 0, 5)
    assert told(a, "cards_looked_at", 0)[0].values == (4, 0, 5)
    assert "cards_looked_at" not in log(a, 1)
    play(a, "P0 pick 0")
    # The two that were not picked are told to nobody.
    assert not told(a, "cards_returned", PUBLIC)
    assert view(a, 0).own.xray is None


@clause("BSA-5.3")
def test_looks_are_told_twice() -> None:
    match = play(reveal(begin(3, "G ^ 2 | B ^ 3"), "CHICKEN R R"), "P0 peek decks G B")
    assert [(event.mode, event.wires) for event in told(match, "peeked", 2)] == [("decks", ("G", "B"))]
    assert "peek_seen" not in log(match, 2)
    assert "peek_seen" not in log(match, PUBLIC)
    assert told(match, "peek_seen", 0)[0].faces == (2, 3)
    assert "Ada peeks at the top cards of Green and Blue." in words(match, 1)
    assert "You saw: Green 2 and Blue 3." in words(match, 0)


@clause("BSA-5.5")
def test_spectators_see_what_is_public() -> None:
    match = begin(3, "G ^ 2 boom 2 | P0 {MIRROR}")
    play(reveal(match, "CHICKEN R R"), "P0 peek mirror")
    seen = view(match, PUBLIC)
    assert seen.own is None
    assert seen.opened is None
    assert [wire.seen for wire in seen.wires] == [(0,)] * 4
    assert all(wire.boom is None for wire in seen.wires)
    assert GAME.offers(match.state, PUBLIC) == []


@clause("BSA-5.7")
def test_nothing_hidden_is_in_a_view_before_the_end() -> None:
    """Deck orders, tiles and undealt Tools may be anything without a difference to anybody."""
    match = start(4, "hidden")
    other = match.state.copy()
    other.rows = [tuple(reversed(row)) for row in other.rows]
    other.booms = [(boom + 1) % 3 for boom in other.booms]
    other.pile = tuple(reversed(other.pile))
    for viewer in (0, 1, 2, 3, PUBLIC):
        assert shown(other, viewer) == shown(match.state, viewer)
    assert shown(other, ALL) != shown(match.state, ALL)


@clause("BSA-5.7")
def test_after_the_end_all_lies_open() -> None:
    match = random_end(start(3, "open"))
    assert match.state.phase == OVER
    for viewer in (0, PUBLIC):
        opened = view(match, viewer).opened
        assert opened is not None
        assert opened.decks == tuple(match.state.deck(wire) for wire in range(4))
        assert opened.booms == tuple(boom + 1 for boom in match.state.booms)
    review = match.review()
    assert review is not None
    assert [bomb["bomb"] for bomb in review["bombs"]] == [1, 2, 3]
    for seat in review["seats"]:
        assert sum(seat["points"].values()) == match.state.scores[seat["seat"]]
    assert start(3).review() is None


@clause("BSA-5.7")
def test_an_exploded_bomb_s_other_tiles_stay_face_down() -> None:
    a, b = (begin(3, f"G 3 3 2 2 ^ 1 boom 1 | B boom {boom} | P0 9") for boom in (1, 3))
    for match in (a, b):
        reveal(match, "G CHICKEN CHICKEN")
    _same(a, b, 0, 1, 2, PUBLIC)


# --- twins ----------------------------------------------------------------------------------------


@clause("BSA-5.7", "BSA-5.6")
@pytest.mark.parametrize("kind", twins.KINDS)
def test_twins_differ_and_look_alike(kind: str) -> None:
    rng = Rng(seed_of(kind))
    found = 0
    for number in range(60):
        for match in walk(GAME, Rng(seed_of(f"{kind} {number}"))):
            if match.prompt is None:
                break
            viewer = rng.pick([*range(match.seats), PUBLIC])
            other = twins.twin(match.state, viewer, kind, rng)
            if other is None:
                continue
            found += 1
            GAME.invariants(other)
            assert not twins.parted(match.state, other, viewer)
            assert GAME.codec.encode(other) != GAME.codec.encode(match.state)
            assert shown(other, viewer) == shown(match.state, viewer)
            assert GAME.prompt(other) == GAME.prompt(match.state)
        if found > 40:
            return
    assert found > 5, f"{kind}: only {found} twins"


def test_an_unknown_secret_is_an_error() -> None:
    with pytest.raises(ValueError, match="no secret"):
        twins.twin(start(3).state, 0, "wires", Rng(seed_of("x")))


@clause("BSA-5.1")
def test_twins_part_when_the_viewer_has_seen_the_difference() -> None:
    a, b = begin(3, "G ^ 2 boom 1"), begin(3, "G ^ 3 boom 2")
    assert not twins.parted(a.state, b.state, 0)
    for match in (a, b):
        play(reveal(match, "CHICKEN CHICKEN B"), "P0 peek decks G R; P1 peek tiles G")
    assert twins.parted(a.state, b.state, 0)  # saw the card
    assert twins.parted(a.state, b.state, 1)  # saw the tiles
    assert not twins.parted(a.state, b.state, 2)
    assert not twins.parted(a.state, b.state, PUBLIC)


# --- worlds ---------------------------------------------------------------------------------------


@clause("BSA-5.1")
def test_imagined_worlds_keep_what_is_known_and_vary_the_rest() -> None:
    match = begin(3, "G ^ 2 1 boom 2 | B boom 3")
    play(reveal(match, "CHICKEN R R"), "P0 peek tiles G")
    match.state.tops[1] = 1
    match.state.notes[0] += ((1, 0, 1, 0),)
    rng = Rng(seed_of("worlds"))
    seen = view(match, 0)
    booms, tops = set(), set()
    for _ in range(200):
        world = GAME.imagine(seen, rng)
        GAME.invariants(world)
        assert shown(world, 0) == shown(match.state, 0)
        assert world.booms[0] == 1
        assert world.rows[1][0] == 0
        booms.add(world.booms[1])
        tops.add(world.rows[0][0])
    assert (booms, tops) == ({0, 1, 2}, {0, 1, 2, 3})


@clause("BSA-4.6.4", "BSA-5.5")
def test_everybody_is_told_how_far_a_trigger_may_slide() -> None:
    green = view(begin(3)).wires[0]
    assert (green.room, green.risky) == (green.length, False)
    near = view(begin(3, "G 3 2 2 2")).wires[0]
    assert (near.room, near.risky) == (1, True)
    # On a tile that is up, the next tile is the limit.
    there = view(begin(3, "G 3 3 2 2 1 boom 3 up 1")).wires[0]
    assert (there.room, there.risky) == (0, True)


@clause("BSA-4.9.2", "BSA-4.9.3", "BSA-5.5")
def test_everybody_is_told_when_a_card_comes_back() -> None:
    match = begin(3, "P0 stack G | P1 stack WAIT G")
    assert [player.back for player in view(match).players] == [(2,), (0, 2), ()]
    reveal(match, "R B CHICKEN")
    assert view(match).players[0].stack == ("G", "R")
    assert view(match).players[0].back == (2, 3)
    two = begin(2, "P0 stack G")
    assert view(two).players[0].back == (1,)


@clause("BSA-2.9", "BSA-4.12.11", "BSA-4.12.13", "BSA-4.12.16")
def test_the_view_says_what_tools_are_for_and_what_is_paid() -> None:
    seen = view(start())
    assert [tool.tool for tool in seen.toolbox] == list(TOOLS)
    moments = {tool.tool: tool.moment for tool in seen.toolbox}
    assert (moments["SNIFFER"], moments["SCHEMATICS"], moments["MIRROR"]) == ("select", "reveal", "peek")
    assert "" not in moments.values()
    assert (seen.worth.wait, seen.worth.chicken, seen.worth.boom) == (3, 5, 5)


@clause("BSA-4.7.4")
def test_an_explosion_tells_whose_cuts_it_forestalled() -> None:
    match = begin(4, "B 4 4 3 ^ 3 boom 1")
    reveal(match, "B R G Y")
    assert [(late.seat, late.wire) for late in told(match, "bomb_exploded")[0].late] == [(1, "R"), (3, "Y")]
