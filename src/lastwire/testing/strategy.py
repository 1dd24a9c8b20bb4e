"""Hypothesis strategies for any game: options, seats, seeds, positions and moves. Needs the package `hypothesis`."""

from __future__ import annotations

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from lastwire.engine.match import Match
from lastwire.engine.rng import SEED_BYTES, Rng
from lastwire.engine.types import Seat
from lastwire.errors import Refused
from lastwire.testing.mutant import draw_mutant
from lastwire.testing.position import AnyGame, AnyMatch, advance, draw_move, draw_options


def seeds() -> st.SearchStrategy[bytes]:
    return st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def options(game: AnyGame) -> st.SearchStrategy[Any]:
    """Options that the game can be set up with, shrinking towards its defaults."""

    @st.composite
    def drawn(draw: st.DrawFn) -> Any:
        chosen = draw_options(game, lambda n: draw(st.integers(0, n - 1)))
        try:
            chosen = game.manners.follow(chosen, {}, ())
            Match.start(game, chosen, game.seats(chosen)[0], bytes(SEED_BYTES))
        except Refused:
            assume(False)
        return chosen

    return drawn()


def seats(game: AnyGame, chosen: Any) -> st.SearchStrategy[int]:
    return st.sampled_from(game.seats(chosen))


def matches(game: AnyGame, most: int = 60) -> st.SearchStrategy[AnyMatch]:
    """A running match after some entries by chance; shrinks towards the opening of the simplest one."""

    @st.composite
    def drawn(draw: st.DrawFn) -> AnyMatch:
        chosen = draw(options(game))
        match: AnyMatch = Match.start(game, chosen, draw(seats(game, chosen)), draw(seeds()))
        rng = Rng(draw(seeds()))
        for _ in range(draw(st.integers(0, most))):
            before = match.record()
            advance(match, rng)
            if match.prompt is None:
                return Match.replay(game, before)
        return match

    return drawn()


def legal_moves(match: AnyMatch) -> st.SearchStrategy[tuple[Seat, Any]]:
    """A seat that is asked, and one of its moves."""
    prompt = match.prompt
    asked = () if prompt is None else (*prompt.owed, *prompt.may)

    def drawn(seat: Seat, seed: bytes) -> tuple[Seat, Any]:
        return seat, draw_move(match.game, match.game.offers(match.state, seat), Rng(seed))

    return st.builds(drawn, st.sampled_from(asked), seeds())


def any_moves(match: AnyMatch) -> st.SearchStrategy[tuple[Seat, Any]]:
    """A seat, asked or not, and some well-formed move, legal or not."""

    def drawn(seat: Seat, seed: bytes) -> tuple[Seat, Any]:
        return seat, draw_mutant(match.game, match.game.offers(match.state, seat), Rng(seed))

    return st.builds(drawn, st.integers(0, match.seats - 1), seeds())
