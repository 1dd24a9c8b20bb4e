"""Matches between bots, looked at before each move: what the coach says of it must be true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from lastwire import games
from lastwire.bots.counsel import counsel
from lastwire.engine.coach import Explained, Weighed, Why
from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.engine.types import Inquiry, Past
from lastwire.lab import arena
from lastwire.language.catalogue import catalogue, languages
from lastwire.message import Message


class Moment(NamedTuple):
    """A seat about to move, with what it knows, and what it is told of its move."""

    match: Match
    seat: int
    view: Any
    past: Past
    move: Any
    reason: Message
    weighed: Weighed

    @property
    def told(self) -> dict[str, Any]:
        """What fills the reason."""
        return dict(self.reason.args)


def moments(
    name: str, seats: int, seed: str, bots: Sequence[str] = ("baseline",), options: Any = None
) -> Iterator[Moment]:
    """Each move that a seat made in a match of these bots. Whatever is said of it can be said in every language."""
    game, hints = games.load(name), games.load_hints(name)
    record = arena.play(name, [*bots] * (seats if len(bots) == 1 else 1), seed_of(seed), options).record()
    match: Match = Match.begin(game, record)
    names = [f"Player {seat}" for seat in range(seats)]
    for deed in record.entries:
        if deed.act is None and deed.seat >= 0:
            seat, view, past = deed.seat, match.view(deed.seat), match.past(deed.seat)
            move = game.codec.kept_move(deed.move)
            reason, weighed = hints.reason(view, past, move), hints.weigh(view, past, move)
            assert (weighed.warning is None) == (weighed.anyway is None)
            said = [message for message in (reason, weighed.warning, weighed.anyway) if message is not None]
            for message, language in product(said, languages()):
                assert catalogue(language, game.home, strict=True).say(message, names, seat).strip()
            assert game.coach is not None
            assert set(game.coach.named(view, move)) <= set(game.coach.pieces(view))
            yield Moment(match, seat, view, past, move, reason, weighed)
        match.repeat(deed)


def explained(match: Match, seat: int, piece: str, making: str = "", **begun: Any) -> Explained:
    """Why a piece cannot be used, as the player in this seat is told."""
    game = match.game
    asked = Inquiry(game.info.name, seat, match.view(seat), Past(), (), False, Why(piece, making, begun))
    told = counsel(game, asked)
    assert isinstance(told, Explained)
    return told
