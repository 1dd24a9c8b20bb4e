"""TB-10.15: the whole engine against a closed form. Cuts that ignore contents bring wires out in uniform order."""

from __future__ import annotations

from fractions import Fraction
from math import comb, sqrt

import pytest

from lastwire.engine.playout import playout
from lastwire.engine.rng import Rng, seed_of
from lastwire.games.time_bomb.game import GAME
from lastwire.testing import clause
from tests.games.time_bomb.kit import options

GAMES = 20_000


def swat_wins(n: int) -> Fraction:
    """The last SUCCESS comes out as wire m, BOOM later, and m is no later than the last cut."""
    orders = comb(5 * n, n) * 4 * n
    return Fraction(sum(comb(m - 1, n - 1) * (5 * n - m) for m in range(n, 4 * n + 1)), orders)


def timeouts(n: int) -> Fraction:
    """BOOM lies among the last n wires, and not every SUCCESS among the first 4n."""
    return Fraction(1, 5) * (1 - Fraction(comb(4 * n, n), comb(5 * n - 1, n)))


@clause("TB-10.15")
@pytest.mark.parametrize(
    ("n", "exact", "swat", "boom", "timeout"),
    [
        (4, Fraction(728, 4845), 0.1503, 0.7437, 0.1061),
        (5, Fraction(969, 8855), 0.1094, 0.7635, 0.1270),
        (6, Fraction(9614, 118755), 0.0810, 0.7757, 0.1433),
        (7, None, 0.0605, 0.7835, 0.1560),
        (8, None, 0.0456, 0.7886, 0.1658),
    ],
)
def test_the_table_follows_from_the_closed_form(
    n: int, exact: Fraction | None, swat: float, boom: float, timeout: float
) -> None:
    chance = swat_wins(n)
    assert exact is None or chance == exact
    assert round(float(chance), 4) == swat
    assert round(float(timeouts(n)), 4) == timeout
    assert round(float(1 - chance - timeouts(n)), 4) == boom


MEAN_CUTS = {4: 9.6, 6: 14.6}


@clause("TB-10.15", "TB-4.8", "TB-7.13")
@pytest.mark.parametrize(
    ("n", "columns"),
    [(4, (0.1503, 0.7437, 0.1061)), (6, (0.0810, 0.7757, 0.1433))],
)
def test_all_random_tables(n: int, columns: tuple[float, float, float]) -> None:
    # Three standard errors; the seed is fixed, so this holds or it does not.
    rng = Rng(seed_of(f"all random {n}"))
    chosen = options()
    ends = {"defused": 0, "boom": 0, "timeout": 0}
    cuts = 0
    for _ in range(GAMES):
        state = GAME.setup(chosen, n, rng)
        cuts += playout(GAME, state, rng, listening=False)
        ends[state.cause] += 1
    for chance, count in zip(columns, ends.values(), strict=True):
        assert abs(count / GAMES - chance) < 3 * sqrt(chance * (1 - chance) / GAMES)
    assert abs(cuts / GAMES - MEAN_CUTS[n]) < 0.15
