"""Exact numbers of lines of play on small trees."""

from lastwire import games
from lastwire.engine.rng import Rng, seed_of
from lastwire.testing.count import lines_of_play
from tests.toy.game import GAME as TOY
from tests.toy.rules.options import Options


def test_the_toy_s_openings() -> None:
    """Two seats, both able to bid 0 to 3 or hold the lamp first; three equal cards each, and no answers among them."""
    options = Options(rounds=1, deck=(1, 1, 1, 1, 1, 1))
    state = TOY.setup(options, 2, Rng(seed_of("count")))
    state.lamps = [0, 0]
    lines, ends = lines_of_play(TOY, state, seed_of("count"), 4)
    # Bids: 4 × 4. Of those 12 have a winner, who plans in 21 ways (9 with one card, 12 with two); the 4 that are level
    # bid again, 4 × 4.
    assert list(lines) == [4, 16, 12 * 21 + 4 * 4, 12 * 21 * 1 + 4 * 4 * 4]
    # After a plan of one card the other seat lets it pass and the only round is over.
    assert list(ends) == [0, 0, 0, 12 * 9]


def test_time_bomb_s_first_cuts() -> None:
    """Four seats: after all are ready, three rows of five wires; the next Clipper has rows of 5, 5 and 5 again."""
    game = games.load("time-bomb")
    options = game.manners.follow(game.codec.options(b"{}"), {}, ())
    state = game.setup(options, 4, Rng(seed_of("count")))
    clipper = state.clipper
    boom_seat = next(seat for seat, row in enumerate(state.rows) if 2 in row)
    lines, ends = lines_of_play(game, state, seed_of("count"), 6)
    exploded = 0 if boom_seat == clipper else 1
    assert list(lines[:4]) == [1, 1, 1, 1]
    assert lines[4] == 15
    assert ends[4] == exploded
    # Whoever was cut may cut the three others, whose rows are whole.
    assert lines[5] == (15 - exploded) * 15


def test_academy_s_first_rounds() -> None:
    """Two players with five cards each, nobody with a Tool: 25 pairs of cards. A Wait names one of three wires, a
    Chicken takes one of three pairs of decks, one of three rows of tiles, or nothing."""
    game = games.load("academy")
    state = game.setup(game.codec.options(b'{"age_order": [0, 1]}'), 2, Rng(seed_of("count")))
    lines, ends = lines_of_play(game, state, seed_of("count"), 4)
    assert list(lines[:2]) == [5, 25]
    # Cut and cut (9 pairs) ends the round, and four cards are left to choose from. Where one waits (6 pairs with a cut,
    # 2 with a Chicken, 1 with another Wait) a wire is named; where one only turns Chicken (6 and 1), there is a peek.
    assert lines[2] == 9 * 4 + (6 + 2 + 1) * 3 + (6 + 1) * 7
    assert sum(ends) == 0
