"""How fast the rules are: random playouts with checks and events on, copies, and views; medians of several rounds.

The clock is CPU time, which other work on the machine disturbs least. Ours and a peer's rounds alternate, and a ratio
is the median of the rounds' own ratios, so that a slow minute counts for both.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any, Final

from msgspec import Struct

from lastwire import games
from lastwire.engine import playout as engine_playout
from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.playout import playout
from lastwire.engine.rng import Rng, seed_of
from lastwire.games import AnyGame
from lastwire.lab import peers

SEATS: Final = 4  # where the game allows it: the peers are measured with four players too


class GameSpeed(Struct, frozen=True):
    """One game's figures. Playouts include set-up; `view_us` is one seat's view, built and encoded."""

    seats: int
    moves_per_s: float
    matches_per_s: float
    moves_per_match: float
    copy_us: float
    view_us: float


class PeerSpeed(Struct, frozen=True):
    moves_per_s: float
    matches_per_s: float
    moves_per_match: float


class Speeds(Struct, frozen=True):
    """What a run measured. `ratios` are moves per second, ours ÷ OpenSpiel's Hanabi; `compiled` says which form of the
    rules was measured."""

    games: dict[str, GameSpeed]
    peers: dict[str, PeerSpeed]
    ratios: dict[str, float]
    rounds: int
    compiled: bool
    clock: str = "cpu"


class _Round(Struct, frozen=True):
    moves: int
    matches: int
    seconds: float

    @property
    def moves_per_s(self) -> float:
        return self.moves / self.seconds


def measure(
    names: Sequence[str],
    with_peers: bool = False,
    rounds: int = 7,
    round_s: float = 0.4,
    progress: Callable[[str], None] | None = None,
) -> Speeds:
    """Measure these games and, if asked, the peers too. `progress` is called with what is being measured."""
    # Peers first: if one is missing, the user is told before waiting.
    rivals = {peers.OPENSPIEL_HANABI: peers.openspiel_hanabi()} if with_peers else {}
    plays = {name: _playouts(games.load(name)) for name in names} | rivals
    took: dict[str, list[_Round]] = {name: [] for name in plays}
    for play in plays.values():
        _round(play, round_s / 4)  # warm up
    for number in range(1, rounds + 1):
        for name, play in plays.items():
            if progress is not None:
                progress(f"{name}, round {number} of {rounds}")
            took[name].append(_round(play, round_s))
    speeds: dict[str, GameSpeed] = {}
    for name in names:
        game = games.load(name)
        speeds[name] = GameSpeed(
            seats=_seats(game),
            moves_per_s=round(median(each.moves_per_s for each in took[name])),
            matches_per_s=round(median(each.matches / each.seconds for each in took[name])),
            moves_per_match=_length(took[name]),
            copy_us=_each_us(_copier(game), rounds, round_s / 4),
            view_us=_each_us(_viewer(game), rounds, round_s / 4),
        )
    ratios: dict[str, float] = {}
    if with_peers:
        rival = took[peers.OPENSPIEL_HANABI]
        for name in names:
            pairs = zip(took[name], rival, strict=True)
            ratios[name] = round(median(ours.moves_per_s / theirs.moves_per_s for ours, theirs in pairs), 3)
    return Speeds(speeds, {name: _peer(took[name]) for name in rivals}, ratios, rounds, compiled())


def compiled() -> bool:
    """Whether the rules that run here are the compiled ones."""
    return not (engine_playout.__file__ or "").endswith(".py")


def _peer(took: list[_Round]) -> PeerSpeed:
    return PeerSpeed(
        moves_per_s=round(median(each.moves_per_s for each in took)),
        matches_per_s=round(median(each.matches / each.seconds for each in took)),
        moves_per_match=_length(took),
    )


def _length(took: list[_Round]) -> float:
    return round(sum(each.moves for each in took) / sum(each.matches for each in took), 2)


def _round(play: Callable[[], int], least_s: float) -> _Round:
    gc.collect()
    moves = matches = 0
    began = process_time()
    while True:
        # The clock is read once for ten matches: reading it costs as much as a move.
        for _ in range(10):
            moves += play()
        matches += 10
        seconds = process_time() - began
        if seconds >= least_s:
            return _Round(moves, matches, seconds)


def _seats(game: AnyGame) -> int:
    return min(game.seats(game.types.Options()), key=lambda seats: abs(seats - SEATS))


def _playouts(game: AnyGame) -> Callable[[], int]:
    options, seats, rng = game.types.Options(), _seats(game), Rng(seed_of("bench"))

    def play() -> int:
        return playout(game, game.setup(options, seats, rng), rng)

    return play


def _middles(game: AnyGame, count: int = 32) -> list[Any]:
    """States from the middle of as many random matches."""
    options, seats = game.types.Options(), _seats(game)
    middles: list[Any] = []
    for index in range(count):
        seed = seed_of(f"bench/{index}")
        rng = Rng(seed)
        length = playout(game, game.setup(options, seats, rng), rng)
        match = Match.start(game, options, seats, seed)
        rng = Rng(seed_of(f"bench/{index}/moves"))
        for _ in range(length // 2):
            prompt = match.prompt
            if prompt is None:
                break
            seat = prompt.owed[0]
            kind, fields = draw(game.offers(match.state, seat), rng)
            match.play(seat, game.codec.build(kind, fields))
        middles.append(match.state)
    return middles


def _copier(game: AnyGame) -> Callable[[], int]:
    states = _middles(game)

    def copy() -> int:
        for state in states:
            state.copy()
        return len(states)

    return copy


def _viewer(game: AnyGame) -> Callable[[], int]:
    states = _middles(game)
    seats, encode = range(_seats(game)), game.codec.encode

    def view() -> int:
        for state in states:
            for seat in seats:
                encode(game.view(state, seat))
        return len(states) * len(seats)

    return view


def _each_us(work: Callable[[], int], rounds: int, round_s: float) -> float:
    """How long each of the things that `work` does takes, in µs of CPU time."""
    took: list[float] = []
    for _ in range(rounds):
        each = _round(work, round_s)
        took.append(each.seconds / each.moves * 1e6)
    return round(median(took), 2)
