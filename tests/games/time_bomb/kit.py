"""What Time Bomb's tests share: matches from a position, and turns in notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.engine.types import PUBLIC
from lastwire.games.time_bomb.game import GAME
from lastwire.games.time_bomb.rules.moves import Cut
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.state import State
from lastwire.games.time_bomb.words.notation import LETTERS, read_position, read_turn
from lastwire.language.catalogue import catalogue
from lastwire.message import Message
from tests.games.kit import in_words

NAMES = ("Adam", "Bree", "Cole", "Dora", "Eve", "Finn", "Gwen", "Hugo", "Ines", "Jack")

# Scenario S3, the sheet's example: most tests start here.
S3 = "sssSs/sSsss/ssSss/BsssS A"


def options(**changes: Any) -> Options:
    """Options with the ready gate off, as the scenarios have it unless they say otherwise."""
    return Options(**{"ready_gate": False, **changes})


def begin(position: str = S3, queue: Sequence[str] = (), seed: str = "scenario", **changes: Any) -> Match:
    """A match from a position in notation."""
    chosen = options(**changes)
    state = read_position(position, chosen, queue)
    return Match.start_from(GAME, chosen, state.seats, seed_of(seed), state)


def start(seats: int = 4, seed: str = "deal", **changes: Any) -> Match:
    """A match dealt from a seed."""
    return Match.start(GAME, options(**changes), seats, seed_of(seed))


def play(match: Match, turns: str) -> Match:
    """Play turns in notation, with commas between them; invariants hold after each."""
    for turn in turns.split(","):
        seat, move = read_turn(turn.strip())
        match.play(seat, move)
        GAME.invariants(match.state)
    return match


def cuts(match: Match) -> list[Cut]:
    """Every cut that the Clipper may make."""
    return [move for move in GAME.moves(match.state, match.state.clipper) if isinstance(move, Cut)]


def shown(state: State, viewer: int) -> bytes:
    """A view as it goes over the wire."""
    return GAME.codec.encode(GAME.view(state, viewer))


def words(match: Match, viewer: int) -> list[str]:
    """A viewer's log in words."""
    return in_words(match, viewer, NAMES)


def english(message: Message, viewer: int = PUBLIC) -> str:
    """A message as this viewer reads it; whatever is missing or does not fit is an error."""
    return catalogue("en", GAME.home, strict=True).say(message, NAMES, viewer)


def seat(letter: str) -> int:
    return LETTERS.index(letter)
