"""BSA-10.1: exact odds, against brute force over every order and every tile, and against the rules themselves."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC
from lastwire.errors import Refused
from lastwire.games.academy.brain.aid import consult
from lastwire.games.academy.brain.odds import cut_odds, draws
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules.content import HOUSE
from lastwire.games.academy.rules.question import Odds
from lastwire.games.academy.rules.view import View
from lastwire.testing import clause
from lastwire.testing.position import walk
from tests.games.academy.kit import begin, exposed, play, reveal, scores, start, view
from tests.games.kit import random_end, told


def _brute(seen: View, place: int, cutters: int) -> tuple[Fraction, Fraction]:
    """Every order of the first cards, every place of BOOM, flipped one by one as the rules say."""
    wire = seen.wires[place]
    own = seen.own
    top = None if own is None else own.tops[place]
    known = None if own is None else own.booms[place]
    booms = [known] if known is not None else [tile for tile in (1, 2, 3) if tile > wire.up]
    bonus = sum(plate.value for plate in seen.plates if plate.wire == wire.wire)
    table = HOUSE if seen.options.content == "house" else seen.options.content
    link = table.chain_per_card
    zero = link if table.zero_link is None else table.zero_link
    worlds = blown = points = 0
    cards = list(wire.left)
    if top is not None:
        cards.remove(top)
    for order in permutations(cards, cutters if top is None else cutters - 1):
        flips = order if top is None else (top, *order)
        for boom in booms:
            worlds += 1
            trigger, safe = wire.trigger, True
            for value in flips:
                trigger += value
                if trigger - wire.length >= boom:
                    safe = False
                    break
            if not safe:
                blown += 1
                continue
            chain = sum(link if value else zero for value in (*wire.exposed, *flips))
            points += (flips[-1] + chain + bonus) // cutters
    return Fraction(blown, worlds), Fraction(points, worlds)


@clause("BSA-10.1", "BSA-2.2")
def test_odds_count_the_links_that_an_owner_s_zeros_have() -> None:
    for link in (0, 3):
        table = msgspec.structs.replace(HOUSE, zero_link=link)
        for position in ("G 2 0", "Y 6 0 0", "B 3 3 4", "R ^ 0 2"):
            seen = view(begin(4, position, content=table), PUBLIC)
            for place in range(4):
                for cutters in (1, 2, 3):
                    assert cut_odds(seen, place, cutters) == _brute(seen, place, cutters)


@clause("BSA-10.1")
def test_odds_agree_with_brute_force_on_reachable_positions() -> None:
    compared = hot = known = 0
    for number in range(14):
        rng = Rng(seed_of(f"odds {number}"))
        for match in walk(GAME, rng):
            if match.prompt is None or match.prompt.kind not in ("select", "window_c") or rng.below(3):
                continue
            viewer = rng.pick([*range(match.seats), PUBLIC])
            seen = view(match, viewer)
            place = rng.below(len(seen.wires))
            cutters = 1 + rng.below(min(3, match.seats))
            if len(seen.wires[place].left) < cutters:
                continue
            found = cut_odds(seen, place, cutters)
            assert found == _brute(seen, place, cutters)
            compared += 1
            hot += 0 < found[0] < 1
            known += seen.own is not None and (seen.own.tops[place], seen.own.booms[place]) != (None, None)
    assert compared > 150
    assert hot > 30
    assert known > 10


@clause("BSA-10.1")
@pytest.mark.parametrize("cutters", [1, 2, 3, 4])
def test_odds_agree_with_brute_force_where_it_is_hot(cutters: int) -> None:
    for position in (
        "G 3 2 2 2 1 | plates G G",
        "B 4 4 3 1 | plates G B",
        "R 5 4 4 | plates Y B",
        "Y 6 5 5 0 | plates Y Y",
        "Y 6 5 5 1 boom 3",
        "G 3 3 2 2 2 boom 3",
    ):
        match = begin(5, position)
        place = "GBRY".index(position[0])
        assert cut_odds(view(match), place, cutters) == _brute(view(match), place, cutters)


@clause("BSA-10.1")
def test_own_peeks_count_and_others_do_not() -> None:
    match = begin(3, "G 3 2 2 2 ^ 3 boom 1 | P0 stack B | P1 stack B")
    play(reveal(match, "CHICKEN CHICKEN WAIT"), "P2 protect G; P0 peek tiles G; P1 peek decks G B")
    public = cut_odds(view(match), 0, 1)
    assert public == (Fraction(1, 6), Fraction(41, 8))
    assert cut_odds(view(match, 2), 0, 1) == public
    # BOOM is on the first tile: a 2 or 3 explodes.
    assert cut_odds(view(match, 0), 0, 1) == (Fraction(3, 8), Fraction(5 + 4 * 6, 8))
    # A 3 comes: two of three tiles are reached.
    assert cut_odds(view(match, 1), 0, 1) == (Fraction(2, 3), Fraction(8, 3))
    for seat in range(3):
        for cutters in (1, 2, 3):
            assert cut_odds(view(match, seat), 0, cutters) == _brute(view(match, seat), 0, cutters)


@clause("BSA-10.1")
def test_odds_are_what_the_rules_then_do() -> None:
    """Worlds drawn from the view and played by the rules come out as the odds say, within four standard errors."""
    match = begin(4, "R 5 4 3 | plates R G")
    seen, rng = view(match, 0), Rng(seed_of("frequencies"))
    explodes, points = cut_odds(seen, 2, 2)
    runs, blown, sums, squares = 700, 0, 0, 0
    for _ in range(runs):
        world = Match.start_from(GAME, match.options, 4, rng.fork("w").seed, GAME.imagine(seen, rng))
        reveal(world, "R R B G")
        exploded = bool(told(world, "bomb_exploded"))
        blown += exploded
        got = sum(event.points for event in told(world, "cut_scored") if event.seat == 0)
        sums += got
        squares += got * got
    share, mean = blown / runs, sums / runs
    assert abs(share - explodes) < 4 * (float(explodes * (1 - explodes)) / runs) ** 0.5
    assert abs(mean - points) < 4 * ((squares / runs - mean * mean) / runs) ** 0.5


@clause("BSA-10.1")
def test_the_aid_answers_for_every_wire_and_number_of_cutters() -> None:
    match = begin(3, "G 3 2 2 2", odds=True)
    answer = consult(view(match, 0), Odds())
    assert [wire.wire for wire in answer.wires] == ["G", "B", "R", "Y"]
    assert [cut.cutters for cut in answer.wires[0].cuts] == [1, 2, 3]
    first = answer.wires[0].cuts[0]
    assert (first.explodes.exact, first.points.exact, first.points.value) == ("1/6", "41/8", 5.125)
    assert GAME.codec.encode(answer)
    # While a bomb lies in pieces, too: BOOM is known there.
    match = begin(3, "G 3 3 2 2 ^ 1 boom 1 | P0 9 {HELMET}", odds=True)
    reveal(match, "G CHICKEN CHICKEN")
    for seat in range(3):
        assert consult(view(match, seat), Odds()).wires[0].cuts[0].explodes.exact == "1"


@clause("BSA-10.1")
def test_the_aid_is_for_players_of_a_table_that_has_it() -> None:
    for match, viewer, code in (
        (begin(3), 0, "E_NO_ODDS"),
        (begin(3, odds=True), PUBLIC, "E_NO_ODDS"),
        (random_end(start(3, odds=True)), 0, "E_OVER"),
    ):
        with pytest.raises(Refused) as caught:
            consult(view(match, viewer), Odds())
        assert caught.value.code == code


@clause("BSA-10.1", "BSA-4.12.20")
def test_no_odds_of_a_wire_whose_card_is_being_chosen() -> None:
    match = begin(3, "R 2 ^ 5 3 0 4 | P0 {X_RAY}", odds=True)
    play(reveal(match, "R CHICKEN CHICKEN"), "P0 use X_RAY")
    for seat, known in ((0, 0), (1, 3)):
        cuts = {each.wire: each.cuts for each in consult(view(match, seat), Odds()).wires}
        assert len(cuts["R"]) == known
        assert len(cuts["G"]) == 3


@clause("BSA-10.1", "BSA-2.9")
def test_odds_with_an_owner_s_numbers() -> None:
    table = msgspec.structs.replace(HOUSE, chain_per_card=2)
    match = begin(3, "G 3 2 2 2", content=table)
    for cutters in (1, 2, 3):
        assert cut_odds(view(match), 0, cutters) == _brute(view(match), 0, cutters)
    assert scores(match) == [0, 0, 0]
    assert exposed(match, "G") == [3, 2, 2, 2]


def test_draws_count_every_order() -> None:
    left = (0, 0, 1, 3)
    for count in (1, 2, 3, 4):
        whole, ways = draws(left, count)
        assert whole == len(list(permutations(left, count)))
        for (moved, last), number in ways.items():
            assert number == sum(sum(order) == moved and order[-1] == last for order in permutations(left, count))
