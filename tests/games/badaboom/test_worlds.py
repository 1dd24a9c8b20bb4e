"""Worlds imagined from a view."""

from __future__ import annotations

from collections import Counter

from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.games.badaboom.brain.memory import recall
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.worlds import BOMB, DISCARD, imagine
from lastwire.testing import clause
from tests.games.badaboom.kit import begin, card, play, start


@clause("GB-5.1", "GB-5.3")
def test_worlds_fit_and_differ() -> None:
    rng = Rng(seed_of("worlds"))
    match = start(4, "worlds", resurrection=True)
    for _ in range(300):
        prompt = match.prompt
        if prompt is None:
            break
        for viewer in (0, 3, PUBLIC):
            view = match.view(viewer)
            world = imagine(view, rng)
            GAME.invariants(world)
            assert GAME.codec.encode(GAME.view(world, viewer)) == GAME.codec.encode(view)
        seat = rng.pick(prompt.owed)
        match.play(seat, GAME.codec.build(*draw(GAME.offers(match.state, seat), rng)))
    worlds = {tuple(imagine(match.view(0), rng).hands) for _ in range(20)}
    assert len(worlds) > 15


@clause("GB-5.1")
def test_unseen_cards_are_spread_evenly() -> None:
    match = begin("no_way#1/no_way#2 keyhole/no_way#3", phase="trick1", draw="rummage#1")
    rng = Rng(seed_of("even"))
    found: Counter[bool] = Counter()
    for _ in range(2000):
        world = imagine(match.view(0), rng)
        found[bool(world.hands[1] >> card("trolls_hide#1") & 1)] += 1
        assert world.pile[-1] == card("rummage#1")
        assert world.hands[0] == match.state.hands[0]
    # Two of the 45 unseen Tricks are B's.
    assert 50 < found[True] < 130


def test_what_is_known_stays_where_it_is() -> None:
    match = begin(
        "no_way#1/no_way#2 keyhole/no_way#3", "M trolls_hide#1", phase="trick1", holder=2, discard="take_that#1"
    )
    rng = Rng(seed_of("known"))
    known = {
        card("keyhole"): 1,
        card("trolls_hide#1"): BOMB,
        card("take_that#1"): DISCARD,
    }
    for _ in range(50):
        world = imagine(match.view(0), rng, known)
        assert world.hands[1] >> card("keyhole") & 1
        assert world.contents >> card("trolls_hide#1") & 1
        assert world.discard >> card("take_that#1") & 1
        GAME.invariants(world)


def test_a_memory_that_cannot_be_right_does_no_harm() -> None:
    match = begin("no_way#1/keyhole/no_way#3", phase="trick1", discard="take_that#1")
    known = {card(name): 1 for name in ("take_that#2", "take_that#3", "gad_marbles", "no_way#1")}
    known |= {card(name): DISCARD for name in ("no_way#2", "no_way#4", "trolls_hide#1")}
    rng = Rng(seed_of("wrong"))
    for _ in range(50):
        world = imagine(match.view(0), rng, known)
        GAME.invariants(world)
        assert GAME.codec.encode(GAME.view(world, 0)) == GAME.codec.encode(match.view(0))
        assert world.hands[1] == 1 << card("take_that#2")
        assert world.discard == 1 << card("no_way#2")


@clause("GB-10.3")
def test_what_a_seat_remembers() -> None:
    match = begin(
        "no_way#1 trolls_hide#1/give_me_that#3 no_way#2/no_way#3 keyhole",
        "M M M",
        draw="rummage#2 say_hello#2 take_that#3",
    )
    assert recall(match.past(1).events)[card("rummage#2")] == 0  # drawn from the top
    play(match, "A pass; B pass; C pass; A tinker trolls_hide#1/M; A pass; B pass; C pass")
    assert recall(match.past(0).events)[card("trolls_hide#1")] == BOMB
    assert card("trolls_hide#1") not in recall(match.past(1).events)
    play(match, "B pass; C play keyhole>A; B pass; A pass")
    seen = recall(match.past(2).events)
    assert (seen[card("trolls_hide#1")], seen[card("no_way#1")]) == (BOMB, 0)
    assert seen[card("keyhole")] == DISCARD
    assert seen[card("say_hello#2")] == 1
