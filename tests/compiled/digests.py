"""Prints the digests of some random matches: the same for compiled rules as for pure ones."""

from __future__ import annotations

import json

from lastwire import games
from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.lab.bench import compiled
from lastwire.testing.position import AnyMatch

MATCHES = 3  # of each game, with each number of players
MOVES = 150  # at most so many of each


def digests() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name in games.NAMES:
        game = games.load(name)
        options = game.types.Options()
        for seats in game.seats(options):
            for number in range(MATCHES):
                seed = seed_of(f"{name}/{seats}/{number}")
                found[f"{name}, {seats} players, match {number}"] = played(
                    Match.start(game, options, seats, seed), seed
                )
    return found


def played(match: AnyMatch, seed: bytes) -> list[str]:
    """The digest of the set-up, of each move that chance makes, and of the state read back from the store."""
    rng, codec = Rng(seed).fork("moves"), match.game.codec
    found = [match.digest()]
    for _ in range(MOVES):
        prompt = match.prompt
        if prompt is None:
            break
        seat = prompt.owed[0]
        match.play(seat, match.game.draw(match.state, seat, rng))
        found.append(match.digest())
    match.state = codec.state(codec.keep_state(match.state))
    return [*found, match.digest()]


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "digests": digests()}))
