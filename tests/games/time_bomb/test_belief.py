"""Exact inference (chapter 10.B): the vectors of S33, brute force on small positions, evidence of cuts and talk."""

from __future__ import annotations

from itertools import product as combine
from math import comb, exp, log

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.games.time_bomb.brain import belief, inference, model
from lastwire.games.time_bomb.brain.belief import Mind, Taste
from lastwire.games.time_bomb.brain.hearing import LOUDEST, Voice
from lastwire.games.time_bomb.brain.story import (
    Chapter,
    Claim,
    Cutting,
    Hands,
    Setting,
)
from lastwire.games.time_bomb.rules.state import (
    BOOM,
    SAFE,
    SUCCESS,
    SWAT,
)
from lastwire.testing import clause

FIVE = Setting(5, ((2, 1.0),), 1, 1, 5, True)
FOUR = Setting(4, ((1, 0.4), (2, 0.6)), 1, 1, 4, True)
M0 = Mind(swat="open", lines=(("uniform", 1.0),), eps=0.0)
M1 = Mind(eps=0.0)
# A seat whose choices are read; half of a Terrorist's are sabotage (TB-10.7).
M1_CHOICES = Mind(styles=(("mix", 1.0),))


def chapter(claims: list[tuple[int, int]], cuts: tuple[tuple[int, int, int], ...] = ()) -> Chapter:
    made = tuple(Claim(1, seat, *claim) for seat, claim in enumerate(claims))
    done = tuple(Cutting(cutter, target, wire, False) for cutter, target, wire in cuts)
    return Chapter(1, 5, len(claims), 1, made, done)


def look(reads: Mind, setting: Setting, now: Chapter, viewer: Hands | None = None, before: tuple[Chapter, ...] = ()):
    seen = belief.outlook(reads, setting, before, now, viewer)
    assert seen is not None
    return seen


@clause("TB-8.33", "TB-10.5", "TB-10.6")
def test_s33_inference_vectors() -> None:
    claims = [(1, 0), (1, 0), (1, 0), (2, 0), (2, 0)]
    seen = look(M0, FIVE, chapter(claims))
    assert seen.terrorist == pytest.approx([0.2821] * 3 + [0.5769] * 2, abs=5e-5)
    sets, _ = inference.role_sets(5, FIVE.prior)
    assert max(zip(seen.weights, sets, strict=True)) == (pytest.approx(0.2308, abs=5e-5), 0b11000)
    assert seen.success == pytest.approx([0.1667] * 3 + [0.25] * 2, abs=5e-5)
    assert seen.boom == pytest.approx([0.0282] * 3 + [0.0577] * 2, abs=5e-5)
    safe = look(M0, FIVE, chapter(claims, ((0, 3, SAFE),)))
    assert safe.terrorist == pytest.approx([0.2778] * 3 + [0.6333, 0.5333], abs=5e-5)
    success = look(M0, FIVE, chapter(claims, ((0, 3, SUCCESS),)))
    assert success.terrorist == pytest.approx([0.3128] * 3 + [0.3231, 0.7385], abs=5e-5)


# --- brute force ----------------------------------------------------------------------------------


def counted(reads: Mind, setting: Setting, now: Chapter, viewer: Hands | None) -> tuple[list[float], ...]:
    """The same beliefs by writing out every world of TB-10.5."""
    deal = model.Deal(now.round, now.hand, setting.seats, now.success, now.boom)
    rows = [[0, 0, 0] for _ in range(setting.seats)]
    for made in now.cuts:
        rows[made.target][0] += 1
        rows[made.target][1] += made.wire == SUCCESS
        rows[made.target][2] += made.wire == BOOM
    hands = [(s, b) for s in range(now.hand + 1) for b in range(now.boom + 1) if s + b <= now.hand]
    terrorist, success, boom = ([0.0] * setting.seats for _ in range(3))
    total = 0.0
    for chosen, chance in zip(*inference.role_sets(setting.seats, setting.prior), strict=True):
        if viewer is not None and (chosen >> viewer.seat & 1) != viewer.side:
            continue
        for world in combine(hands, repeat=setting.seats):
            if sum(s for s, _ in world) != now.success or sum(b for _, b in world) != now.boom:
                continue
            if viewer is not None and world[viewer.seat] != viewer.dealt[0][1]:
                continue
            weight = chance
            for seat, (s, b) in enumerate(world):
                cut, found, blown = rows[seat]
                plain, safe = now.hand - s - b, cut - found - blown
                weight *= comb(now.hand, s) * comb(now.hand - s, b)
                weight *= comb(s, found) * comb(b, blown) * comb(plain, safe) / comb(now.hand, cut)
                if viewer is None or seat != viewer.seat:
                    line = reads.lines[0][0] if chosen >> seat & 1 else reads.swat
                    claim = now.claims[seat]
                    weight *= sum(
                        odds
                        for (c, d), odds in model.odds(line, deal, s, b).items()
                        if claim.success in (None, c) and claim.boom in (None, d)
                    )
            total += weight
            for seat, (s, b) in enumerate(world):
                cut, found, blown = rows[seat]
                terrorist[seat] += weight * (chosen >> seat & 1)
                if cut < now.hand:
                    success[seat] += weight * (s - found) / (now.hand - cut)
                    boom[seat] += weight * (b - blown) / (now.hand - cut)
    return tuple([[x / total for x in values] for values in (terrorist, success, boom)])


def small_position(seed: int) -> tuple[Mind, Setting, Chapter, Hands | None]:
    """A random position with few wires, dealt and cut as the rules do, with any claims at all."""
    rng = Rng(seed_of(f"small {seed}"))
    seats = 3 + rng.below(2)
    prior = ((1, 0.4), (2, 0.6)) if rng.below(2) else ((1 + rng.below(2), 1.0),)
    hand = 2 + rng.below(2)
    booms = 1 + rng.below(3)  # the temple has several
    pool = [SUCCESS] * (1 + rng.below(seats)) + [BOOM] * booms
    successes = pool.count(SUCCESS)
    pool = (pool + [SAFE] * (seats * hand))[: seats * hand]
    rng.shuffle(pool)
    rows = [pool[seat * hand : (seat + 1) * hand] for seat in range(seats)]
    dealt = [(row.count(SUCCESS), row.count(BOOM)) for row in rows]
    claims = tuple(
        Claim(1, seat, rng.below(hand) if rng.below(4) else None, rng.pick((0, 0, None, 1))) for seat in range(seats)
    )
    cuts = []
    for _ in range(rng.below(seats + 1)):
        target = rng.below(seats)
        if rows[target]:
            cuts.append(Cutting((target + 1) % seats, target, rows[target].pop(), False))
    reads, liars = M1, 0
    if rng.below(2):
        # M0 rules most claims out altogether: these are its own.
        reads = M0
        liars = rng.pick(inference.role_sets(seats, prior)[0])
        claims = tuple(
            Claim(1, seat, rng.below(hand + 1), 0) if liars >> seat & 1 else Claim(1, seat, *dealt[seat])
            for seat in range(seats)
        )
    now = Chapter(6 - hand if hand > 2 else 4, hand, successes, booms, claims, tuple(cuts))
    setting = Setting(seats, prior, booms, booms, successes, True)
    if rng.below(2):
        return reads, setting, now, None
    seat = rng.below(seats)
    sides = {chosen >> seat & 1 for chosen in inference.role_sets(seats, prior)[0]}
    side = liars >> seat & 1 if reads is M0 else rng.pick(sorted(sides))
    return reads, setting, now, Hands(seat, side, ((now.round, dealt[seat]),))


@clause("TB-10.5", "TB-10.6")
@pytest.mark.parametrize("seed", range(80))
def test_beliefs_equal_the_count_of_all_worlds(seed: int) -> None:
    reads, setting, now, viewer = small_position(seed)
    seen = belief.outlook(reads, setting, (), now, viewer)
    assert seen is not None
    terrorist, success, boom = counted(reads, setting, now, viewer)
    assert seen.terrorist == pytest.approx(terrorist, abs=1e-9)
    assert seen.success == pytest.approx(success, abs=1e-9)
    assert seen.boom == pytest.approx(boom, abs=1e-9)
    assert sum(seen.weights) == pytest.approx(1.0)


@clause("TB-10.5")
def test_role_weights_are_carried_over_and_hands_are_not() -> None:
    """A second round with nothing said leaves the roles where the first put them, and spreads the wires anew."""
    first = chapter([(1, 0), (1, 0), (1, 0), (2, 0), (2, 0)], ((0, 3, SAFE), (3, 4, SAFE), (4, 3, SAFE)))
    second = Chapter(2, 4, 5, 1, (), ())
    end = look(M0, FIVE, first)
    later = look(M0, FIVE, second, before=(first,))
    assert later.terrorist == pytest.approx(end.terrorist, abs=1e-9)
    assert later.success == pytest.approx([5 / 20] * 5)
    assert later.boom == pytest.approx([1 / 20] * 5)


@clause("TB-10.5")
def test_factors_are_floored_and_an_impossible_round_says_nothing() -> None:
    logs = inference.gather([0.0, 0.0, 0.0], [1.0, 0.5, 0.0])
    assert logs == pytest.approx([0.0, log(0.5), log(1e-6)])
    assert inference.gather(logs, [0.0, 0.0, 0.0]) == logs
    # Two SWAT players at least, but all five claim a BOOM: M0 knows no such world.
    assert belief.outlook(M0, FIVE, (), chapter([(0, 1)] * 5), None) is None
    assert belief.after(M0, FIVE, (chapter([(0, 1)] * 5),)).logs == belief.after(M0, FIVE, ()).logs


@clause("TB-10.6")
def test_claim_models_are_distributions() -> None:
    for deal in (model.Deal(1, 5, 5, 5, 1), model.Deal(3, 3, 6, 4, 1), model.Deal(4, 2, 10, 6, 3)):
        for talker in model.TALKERS:
            for success in range(deal.hand + 1):
                for boom in range(min(deal.boom, deal.hand - success) + 1):
                    odds = model.odds(talker, deal, success, boom)
                    assert sum(odds.values()) == pytest.approx(1.0)
                    assert all(min(c, d) >= 0 and c + d <= deal.hand for c, d in odds), (talker, deal, success, boom)
    m1 = model.odds("m1", model.Deal(1, 5, 5, 5, 1), 0, 0)
    assert sum(chance for (_, boom), chance in m1.items() if boom) == pytest.approx(0.06)


@clause("TB-10.6")
def test_m1_hides_boom_more_and_more_often() -> None:
    announced = [
        sum(chance for (_, boom), chance in model.odds("swat", model.Deal(r, 6 - r, 5, 5, 1), 1, 1).items() if boom)
        for r in (1, 2, 3, 4)
    ]
    assert announced == pytest.approx([0.9, 0.8, 0.3, 0.2], abs=0.02)


# --- cuts and talk --------------------------------------------------------------------------------


@clause("TB-10.7")
def test_cutting_the_boom_claimer_is_evidence_and_following_the_claims_is_not() -> None:
    claims = [(1, 0), (2, 0), (0, 1), (1, 0), (1, 0)]
    before = look(M1_CHOICES, FIVE, chapter(claims)).terrorist[0]
    good = look(M1_CHOICES, FIVE, chapter(claims, ((0, 1, SUCCESS),))).terrorist[0]
    bad = look(M1_CHOICES, FIVE, chapter(claims, ((0, 2, SAFE),))).terrorist[0]
    assert good < before < bad
    assert bad > 0.6
    # A forced cut was nobody's choice.
    forced = chapter(claims)._replace(cuts=(Cutting(0, 2, SAFE, True),))
    deaf = Mind()
    assert look(M1_CHOICES, FIVE, forced).terrorist == pytest.approx(look(deaf, FIVE, forced).terrorist)


@clause("TB-10.7")
def test_choices_weigh_as_the_formula_says() -> None:
    claims = [(1, 0), (2, 0), (0, 1), (1, 0), (1, 0)]
    seen = look(M1_CHOICES, FIVE, chapter(claims))
    targets = [1, 2, 3, 4]
    utility = {j: belief.utility(M1_CHOICES.taste, seen, j) for j in targets}

    def softmax(sign: float) -> float:
        weights = {j: exp(sign * utility[j] / M1_CHOICES.heat) for j in targets}
        return 0.9 * weights[2] / sum(weights.values()) + 0.1 / 4

    logs = belief.choices(M1_CHOICES, FIVE, (), chapter(claims, ((0, 2, SAFE),)))
    assert logs[0] == pytest.approx((log(softmax(1)), log(0.5 * softmax(1) + 0.5 * softmax(-1))))
    assert logs[1:] == ((0.0, 0.0),) * 4


@clause("TB-10.8")
def test_talk_is_weak_evidence_and_only_from_those_who_may_be_swat() -> None:
    now = chapter([(1, 0)] * 5)
    viewer = Hands(0, SWAT, ((1, (1, 0)),))

    def suspicion(*voices: Voice) -> list[float]:
        seen = belief.outlook(M1, FIVE, (), now, viewer, voices)
        assert seen is not None
        return seen.terrorist

    quiet = suspicion()
    accused = suspicion(Voice(1, 2, 0.25 * 3))
    assert quiet[2] < accused[2] < 0.75
    assert accused[1] < quiet[1]  # to believe the accuser is to trust them
    assert suspicion(Voice(1, 2, -0.4))[2] < quiet[2]
    # However often one speaker repeats it, there is a limit.
    assert suspicion(*[Voice(1, 2, 0.75)] * 50) == pytest.approx(suspicion(Voice(1, 2, LOUDEST)))
    # A changed claim is something everybody sees.
    assert suspicion(Voice(None, 3, 0.3))[3] > quiet[3]


@clause("TB-10.9")
def test_utility_is_the_greedy_measure() -> None:
    seen = look(M1, FIVE, chapter([(1, 0), (2, 0), (0, 1), (1, 0), (1, 0)]))
    for seat in range(5):
        expected = seen.success[seat] - 3 * seen.boom[seat] + 0.2 * (1 - seen.terrorist[seat])
        assert belief.utility(Taste(3.0, 0.2), seen, seat) == pytest.approx(expected)


@clause("TB-10.22")
def test_a_seat_that_lies_one_way_is_found_out() -> None:
    """Learning lines: a seat caught one short again and again is taken for a shifter, if a Terrorist at all."""
    learner = Mind(lines=(("truth", 0.5), ("shift", 0.5)), learns=True)
    rounds = []
    for number in (1, 2):
        claims = tuple(Claim(1, seat, 0 if seat == 0 else 1, 0) for seat in range(5))
        # One SUCCESS comes out of the row that claimed none.
        cuts = (Cutting(1, 0, SUCCESS, False), Cutting(0, 2, SAFE, False), Cutting(2, 0, SAFE, False))
        rounds.append(Chapter(number, 6 - number, 6 - number, 1, claims, cuts))
    shares = belief.after(learner, FIVE, tuple(rounds)).lines
    assert shares[0][1] > 0.9
    assert shares[0][1] > shares[1][1]
