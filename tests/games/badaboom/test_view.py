"""Chapter 5: who sees what, and that nothing else can be told."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.proof import twins
from lastwire.games.badaboom.rules.events import BombPassed, TrickPlayed
from lastwire.games.badaboom.rules.sheet import Named
from lastwire.games.badaboom.rules.state import mask_of
from lastwire.games.badaboom.rules.view import Backs
from lastwire.games.badaboom.words.log import tell
from lastwire.message import words as words_of
from lastwire.testing import clause
from lastwire.testing.comparison import Run
from tests.games.badaboom.kit import asked, begin, card, count, english, hand, play, start, to_explosion, words
from tests.games.kit import last

HANDS = "no_way#1 M M dead_rat/no_way#2 trolls_hide#1/no_way#3"


def seen(match, viewer: int) -> bytes:
    return GAME.codec.encode(GAME.view(match.state, viewer))


@clause("GB-5.1", "GB-2.3", "GB-5.6")
def test_hands() -> None:
    match = begin(HANDS, phase="trick1", holder=2)
    assert match.view(0).own.hand == (0, 0, card("dead_rat"), card("no_way#1"))
    for viewer in (0, 1, 2, PUBLIC):
        assert match.view(viewer).hands == (Backs(2, 1, 1), Backs(0, 0, 2), Backs(0, 0, 1))
    assert match.view(PUBLIC).own is None
    # Another face behind the same back is seen by nobody else.
    other = begin(HANDS.replace("dead_rat", "marbles"), phase="trick1", holder=2)
    assert seen(match, 0) != seen(other, 0)
    for viewer in (1, 2, PUBLIC):
        assert seen(match, viewer) == seen(other, viewer)


@clause("GB-5.1", "GB-3.5", "GB-3.6")
def test_piles() -> None:
    match = begin(HANDS, phase="trick1", draw="keyhole rummage#1", discard="take_that#1")
    view = match.view(PUBLIC)
    assert (view.top, view.discard) == (card("keyhole"), 1)
    assert view.pile == len(match.state.pile)
    order = begin(HANDS, phase="trick1", draw="keyhole rummage#2", discard="take_that#2")
    for viewer in (0, 1, 2, PUBLIC):
        assert seen(match, viewer) == seen(order, viewer)
    drawn = begin(HANDS, draw="keyhole rummage#1")
    assert english(last(drawn, "card_drawn", PUBLIC).card.name) == "Peek through the keyhole"
    assert drawn.view(PUBLIC).top == card("rummage#1")


@clause("GB-5.1")
def test_the_stack_markers_and_coins_are_open() -> None:
    laid = [("painted_bullseye#1", 1, 0)]
    match = begin(HANDS, "goblin_glue", armer=2, coins=(1, 2, 3), active=laid, phase="trick1")
    view = match.view(PUBLIC)
    assert (view.armer, view.closed, view.coins) == (2, True, (1, 2, 3))
    assert [(each.card, each.controller, each.player) for each in view.active] == [(card("painted_bullseye#1"), 1, 0)]
    assert view.spare == match.state.spare


@clause("GB-5.1", "GB-5.7")
def test_the_past_is_in_the_log_alone() -> None:
    match = begin("old_switcheroo keyhole/no_way#2 dead_rat/no_way#3", phase="trick1")
    play(match, "A play old_switcheroo>B; let")
    # A gave the Keyhole away: the log says so, the picture does not.
    assert any("Peek through the keyhole" in line for line in words(match, 0))
    again = begin("no_way#2 dead_rat/keyhole/no_way#3", phase="trick1", discard="old_switcheroo")
    assert match.view(0).hands == again.view(0).hands
    assert match.view(0).own.hand == again.view(0).own.hand
    assert match.view(0).opened is None
    assert match.view(ALL).opened is not None


@clause("GB-5.1")
def test_a_log_that_begins_in_the_middle_of_a_turn() -> None:
    """It tells everybody the whole own hand, and nothing that is not so."""
    match = begin("no_way#1/sticky_fingers#1/no_way#3", draw="keyhole", seed="1")
    first = [line for line in match.lines(0) if line.__struct_config__.tag in ("hand_dealt", "card_drawn")]
    assert [len(getattr(line, "cards", ())) for line in first] == [1, 0]  # one dealt, one drawn
    play(match, "A pass; B play sticky_fingers#1>A; let")
    assert "keyhole" in hand(match, "B")
    branch = Match.start_from(GAME, match.options, 3, match.seed, match.state)
    for viewer in range(3):
        dealt = last(branch, "hand_dealt", viewer).cards
        own = branch.view(viewer).own
        assert own is not None
        assert tuple(named.number for named in dealt) == own.hand
    assert count(branch, "card_drawn") == 0


@clause("GB-5.3", "GB-4.25")
def test_a_window_asks_everybody_alike() -> None:
    """Whoever holds a counter is asked no sooner, and no oftener, than whoever does not."""
    for hands in ("take_that#1/no_way#1/trolls_hide#1", "take_that#1/trolls_hide#2/trolls_hide#1"):
        match = begin(hands, phase="trick1")
        play(match, "A play take_that#1>B")
        polled = []
        lines = []
        while match.state.ask == 2:
            polled.append(asked(match)[1])
            before = len(match.lines(PUBLIC))
            play(match, f"{polled[-1]} pass")
            lines.append(len(match.lines(PUBLIC)) - before)
        assert polled == ["B", "C"]
        assert lines[0] == 1


@clause("GB-5.1", "GB-5.4")
def test_sealed_claims() -> None:
    match = begin("give_me_that#2 no_way#1/no_way#2/no_way#3", "dead_rat", armer=2)
    to_explosion(match)
    claimed = begin("give_me_that#2 no_way#1/no_way#2/no_way#3", "dead_rat", armer=2)
    to_explosion(claimed)
    play(match, "A claim -")
    play(claimed, "A claim give_me_that#2")
    for viewer in (1, 2, PUBLIC):
        assert seen(match, viewer) == seen(claimed, viewer)
        assert match.lines(viewer) == claimed.lines(viewer)
    assert match.view(0).own.claim == ()


@pytest.mark.parametrize("kind", twins.KINDS)
@clause("GB-5.3")
def test_twins_differ_only_for_others(kind: str) -> None:
    """Each kind of secret has twins, and the viewer's picture of both is the same."""
    rng = Rng(seed_of(f"twins {kind}"))
    chosen: dict[str, dict[str, Any]] = {
        "sealed": {"first_player": "vote"},
        "resurrection": {"resurrection": True},
    }
    options = chosen.get(kind, {})
    found = 0
    for number in range(60):
        if found > 8:
            break
        match = start(3 + number % 3, f"twin {kind} {number}", **options)
        for _ in range(4 if kind == "sealed" else 400):
            if match.prompt is None:
                break
            viewer = rng.below(match.seats + 1) - 1
            other = twins.twin(match.state, viewer, kind, rng)
            if other is not None:
                found += 1
                GAME.invariants(other)
                assert not twins.parted(match.state, other, viewer)
                assert GAME.codec.encode(GAME.view(match.state, viewer)) == GAME.codec.encode(GAME.view(other, viewer))
                assert GAME.prompt(match.state) == GAME.prompt(other)
                assert GAME.codec.encode(match.state) != GAME.codec.encode(other)
            seat = rng.pick(match.prompt.owed)
            match.play(seat, GAME.codec.build(*draw(GAME.offers(match.state, seat), rng)))
    assert found > 3


@clause("GB-5.3", "GB-4.111")
def test_no_byte_tells_two_worlds_apart() -> None:
    run = Run(GAME, "badaboom views")
    tally = run.go(250)
    assert tally.violations == []


@clause("GB-5.1", "GB-10.4")
def test_the_position_in_words() -> None:
    hands = HANDS.replace("dead_rat", "marbles")
    match = begin(hands, "goblin_glue dead_rat", armer=2, phase="trick1", active=[("painted_bullseye#1", 1, 0)])
    text = [english(fact, 1) for fact in GAME.words.describe(match.view(1))]
    assert "If it went off now, it would kill Ada and you." in text
    assert "Its Gadget is Dead rat." in text
    assert "Your hand: No way! #2 and Trolls hide #1." in text
    assert not any("You see inside" in fact for fact in text)
    assert "You see inside: Dead rat and Goblin glue." in [
        english(fact, 0) for fact in GAME.words.describe(match.view(0))
    ]
    assert english(GAME.words.ask(match.view(0), 0), 0) == "Play a Trick, or hold back?"
    assert english(GAME.words.ask(match.view(1), 1), 1) == "Ada may play a Trick or hold back."


@clause("GB-5.3", "GB-9.2")
def test_refusals_do_not_tell_where_a_card_is() -> None:
    match = begin(HANDS, phase="trick1")
    other = begin(HANDS, phase="trick1")
    # In the other world B's two cards lie in the pile, and two others in his hand.
    other.state.hands[1] = mask_of([card("keyhole"), card("rummage#1")])
    for number in range(-2, 60):
        answers = []
        for each in (match, other):
            try:
                GAME.check(each.state, 0, GAME.words.read_move(f"play {number}") if number >= 0 else _play(number))
                answers.append("")
            except Exception as error:
                answers.append(str(error))
        assert answers[0] == answers[1]


def _play(number: int):
    from lastwire.games.badaboom.rules.moves import Play

    return Play(number)


def test_who_names_themselves_is_told_so() -> None:
    """The reader names "yourself"; of others the name is said again."""
    shot = TrickPlayed(1, Named(5, words_of("Give it a shot #2")), 1)
    told = {viewer: tell(shot, viewer) for viewer in (0, 1)}
    assert told[1] is not None
    assert english(told[1].message, 1) == "You play Give it a shot #2 and name yourself."
    assert told[0] is not None
    assert english(told[0].message, 0) == "Ben plays Give it a shot #2 and names Ben."
    passed = tell(BombPassed(1, 1, True, ()), 1)
    assert passed is not None
    assert english(passed.message, 1) == "You must pass the Bomb to yourself."
