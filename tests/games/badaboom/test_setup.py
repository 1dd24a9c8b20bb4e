"""Chapters 1 and 3: players, options, the deal and the first holder."""

from __future__ import annotations

from collections import Counter

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, PUBLIC, Expire
from lastwire.errors import Malformed, Refused
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.book import BOOK
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.options import Options
from lastwire.message import Message
from lastwire.testing import clause
from tests.games.badaboom.kit import asked, english, play, random_end, refused, start
from tests.games.kit import last


@clause("GB-1.1", "GB-1.3", "GB-1.4")
def test_how_it_is_announced() -> None:
    assert (GAME.info.title, GAME.info.name, GAME.info.prefix) == ("Big Badaboom", "badaboom", "GB")
    assert GAME.info.minutes[1] == 45
    # Everybody for himself: whoever wins alone shares with nobody.
    outcome = random_end(start(3)).outcome
    assert outcome is not None
    assert len(outcome.scores) == 3


@pytest.mark.parametrize("seats", [2, 6])
@clause("GB-1.2", "GB-9.23")
def test_too_few_and_too_many(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        Match.start(GAME, Options(), seats, seed_of("few"))
    assert "3 to 5" in english(caught.value.message)


@clause("GB-3.1", "GB-9.23")
def test_options() -> None:
    assert Options() == Options(False, "random", "sudden_death", True, True)
    for wrong in (b'{"tie": "split"}', b'{"players": 4}', b'{"first_player": "seat:5"}', b'{"clock": {"trick": 1}}'):
        with pytest.raises(Malformed):
            GAME.codec.options(wrong)
    with pytest.raises(Refused) as caught:
        start(3, first_player="seat:4")
    assert (caught.value.code, caught.value.clause) == ("E_BAD_SETUP", "GB-9.23")


@pytest.mark.parametrize("seats", [3, 4, 5])
@clause("GB-3.3", "GB-3.4", "GB-3.5", "GB-3.6", "GB-3.7", "GB-3.9", "GB-2.4")
def test_the_deal(seats: int) -> None:
    for number in range(40):
        match = start(seats, f"deal {number}")
        state = match.state
        GAME.invariants(state)
        # The first holder has drawn; that apart everybody has four cards.
        sizes = [hand.bit_count() - (seat == state.holder) for seat, hand in enumerate(state.hands)]
        assert sizes == [4] * seats
        assert len(state.pile) == 54 - 4 * seats - 1
        assert (state.discard, state.contents, state.active) == (0, 0, [])
        assert state.inside == BOOK.bombs[state.bomb].mechanisms
        assert (state.coins, state.armer, state.closed) == ([0] * seats, -1, False)
        assert match.view(PUBLIC).top == state.pile[-1]


@clause("GB-3.2")
def test_resurrection_cards_only_if_wanted() -> None:
    assert start(4).state.life is None
    life = start(4, resurrection=True).state.life
    assert life is not None
    assert sorted(life.pile) == list(range(18))
    assert life.pile != list(range(18))


@clause("GB-3.3", "GB-7.60")
def test_every_bomb_comes_up() -> None:
    assert len({start(4, f"bomb {number}").state.bomb for number in range(150)}) == 10


@clause("GB-3.8")
def test_the_first_holder() -> None:
    assert start(4, first_player="seat:2").state.holder == 2
    assert len({start(4, f"first {number}").state.holder for number in range(60)}) == 4
    match = start(4, first_player="vote")
    assert asked(match) == ("nominate", "ABCD")
    assert match.view(PUBLIC).holder is None
    play(match, "A nominate C; B nominate A; C nominate C")
    refused(match, "E_NOT_YOUR_DECISION", "A nominate B", "GB-9.1")
    assert match.view(3).votes is None
    assert last(match, "nominated", 3).player is None
    play(match, "D nominate A")
    assert match.state.holder in (0, 2)  # a tie, broken at random
    assert match.view(PUBLIC).votes == (2, 0, 2, 0)
    assert last(match, "holder_found").votes == (2, 0, 2, 0)
    held = set()
    for number in range(20):
        match = start(3, f"tie {number}", first_player="vote")
        held.add(play(match, "A nominate A; B nominate B; C nominate C").state.holder)
    assert held == {0, 1, 2}
    refused(start(3, first_player="vote"), "E_BAD_CHOICE", "A nominate E", "GB-3.8")


@clause("GB-3.8", "GB-4.110")
def test_who_does_not_vote_names_nobody() -> None:
    match = start(3, first_player="vote")
    play(match, "B nominate C")
    match.play(CLOCK, Expire("decision"), 21_000)
    assert (match.state.holder, match.view(PUBLIC).votes) == (2, (None, 2, None))


@clause("GB-2.4")
def test_equal_seeds_deal_equally() -> None:
    assert start(4, "same").digest() == start(4, "same").digest()
    first = Counter(GAME.setup(Options(), 4, Rng(seed_of(f"n{number}"))).pile[-1] for number in range(200))
    assert len(first) > 40


@clause("GB-4.62")
def test_the_option_says_what_an_unstable_bomb_bars() -> None:
    note = english(Message("badaboom-option-unstable-note"))
    assert CONTENT.unstable == 12
    for said in ("twelfth round", "armed or secure", "Damp fuse", "forces a pass"):
        assert said in note
