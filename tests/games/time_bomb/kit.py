"""What Time Bomb's tests share: matches from a position, turns in notation, and refusals that leave no trace."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC, Said
from lastwire.errors import Refused
from lastwire.games.time_bomb import GAME
from lastwire.games.time_bomb.moves import Cut
from lastwire.games.time_bomb.notation import LETTERS, read_position, read_turn
from lastwire.games.time_bomb.options import Options
from lastwire.games.time_bomb.state import State

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


def refused(match: Match, code: str, seat: int, move: Any) -> Refused:
    """The refusal that this move (a value, notation or JSON data) meets. It must leave no trace."""
    before = match.digest(), len(match.log), len(match.entries)
    if isinstance(move, str):
        move = GAME.read_move(move)
    elif isinstance(move, dict):
        move = GAME.codec.move(json.dumps(move).encode())
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    assert (caught.value.code, before) == (code, (match.digest(), len(match.log), len(match.entries)))
    assert caught.value.clause.startswith("TB-")
    assert caught.value.text
    return caught.value


def refused_say(match: Match, code: str, seat: int, act: Any) -> Refused:
    """The refusal that this act (a value or JSON data) meets. It must leave no trace."""
    before = match.digest(), len(match.log), len(match.entries)
    if isinstance(act, dict):
        act = GAME.codec.act(json.dumps(act).encode())
    with pytest.raises(Refused) as caught:
        match.say(seat, act)
    assert (caught.value.code, before) == (code, (match.digest(), len(match.log), len(match.entries)))
    assert caught.value.clause.startswith("TB-")
    return caught.value


def random_end(match: Match, rng: Rng | None = None) -> Match:
    """Play random moves to the end."""
    rng = rng or Rng(seed_of("random end"))
    while (prompt := match.prompt) is not None:
        seat = prompt.owed[rng.below(len(prompt.owed))]
        match.play(seat, GAME.codec.build(*draw(GAME.offers(match.state, seat), rng)))
    return match


def cuts(match: Match) -> list[Cut]:
    """Every cut that the Clipper may make."""
    return [move for move in GAME.moves(match.state, match.state.clipper) if isinstance(move, Cut)]


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.seats), PUBLIC)


def shown(state: State, viewer: int) -> bytes:
    """A view as it goes over the wire."""
    return GAME.codec.encode(GAME.view(state, viewer))


def log(match: Match, viewer: int = ALL) -> list[str]:
    """The kinds of the lines in a viewer's log."""
    return [
        f"said {line.act.__struct_config__.tag}" if isinstance(line, Said) else line.__struct_config__.tag
        for line in match.lines(viewer)
    ]


def words(match: Match, viewer: int) -> list[str]:
    """A viewer's log in words."""
    lines = []
    for line in match.lines(viewer):
        if isinstance(line, Said):
            lines.append(f"{NAMES[line.seat]}: {GAME.utter(line, viewer, NAMES)}")
        elif (told := GAME.tell(line, viewer, NAMES)) is not None:
            lines.append(told.text)
    return lines


def seat(letter: str) -> int:
    return LETTERS.index(letter)
