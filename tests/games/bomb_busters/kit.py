"""What Bomb Busters' tests share: the fixtures of chapter 8, turns in notation, and refusals that leave no trace."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import draw, expand, holds
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC, Said
from lastwire.errors import Refused
from lastwire.games.bomb_busters import GAME
from lastwire.games.bomb_busters.notation import read_place, read_position, read_turn
from lastwire.games.bomb_busters.options import Options
from lastwire.games.bomb_busters.state import OVER, VIRTUAL, State

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
Y, R = 13, 14  # YELLOW and RED in the state

# Fixtures of chapter 8: mission, experts, wires. Stands in stand order, the Captain is P0.
F1 = (1, 4, "1 1 2 3 5 6 / 1 2 3 4 5 6 / 2 3 4 4 5 6 / 1 2 3 4 5 6")
F1B = (1, 4, "1 1 1 1 5 6 / 2 2 3 4 5 6 / 2 3 3 4 4 6 / 2 3 4 5 5 6")
_F2 = (
    "1 2 3 4 5 6 7 8 9 9 10 11 12 / 1 1 2 3 3.1 4 5 6 7 8 9 10 12"
    " / 1 2 3 5 6 7 7.5 8 9.1 10 11 11 12 / 2 3 4 4 5 6 7 8 9 10 11 12"
)
F2 = (4, 4, _F2)
F3 = (4, 3, _F2)
F4 = (
    6,
    2,
    "1 1 2 3 4 5 6 7 8 9 9 10 11 12 / 1 2 2.1 3 4 5 6 7 8 9 10 11 12 12"
    " / 2 3 4.1 5 5 6 6.5 7.5 8 9 10 11 12 / 1 2 3 4 4 6 7 7 8 8.1 10 10.1 11",
)
Fixture = tuple[int, int, str]


def begin(fixture: Fixture, rest: str = "", **changes: Any) -> Match:
    """A match from a fixture; `rest` is what differs from a fresh first turn, in notation."""
    mission, experts, wires = fixture
    options = Options(**{"mission": mission, "captain": "seat:0", **changes})
    state = read_position(f"{wires} | {rest}" if rest else wires, options, experts)
    return Match.start_from(GAME, options, experts, seed_of("scenario"), state)


def marked(fixture: Fixture, *places: str) -> Fixture:
    """The fixture with info tokens at these places."""
    return _changed(fixture, places, lambda word: f"{word}*")


def cut(fixture: Fixture, *places: str) -> Fixture:
    """The fixture with these wires cut."""
    return _changed(fixture, places, lambda word: f"[{word}]")


def all_but(fixture: Fixture, *places: str) -> Fixture:
    """The fixture with all wires cut but these."""
    wires = fixture[2]
    every = [
        f"{'ABCDE'[stand]}{index}" for stand, row in enumerate(wires.split("/")) for index in range(len(row.split()))
    ]
    return cut(fixture, *(place for place in every if place not in places))


def _changed(fixture: Fixture, places: tuple[str, ...], change: Any) -> Fixture:
    mission, experts, wires = fixture
    rows = [row.split() for row in wires.split("/")]
    for place in places:
        stand, index = read_place(place)
        rows[stand][index] = change(rows[stand][index])
    return mission, experts, " / ".join(" ".join(row) for row in rows)


def start(mission: int = 1, experts: int = 4, seed: str = "deal", **changes: Any) -> Match:
    """A match dealt from a seed."""
    options = Options(**{"mission": mission, "captain": "seat:0", "boxes": 1, **changes})
    return Match.start(GAME, options, experts, seed_of(seed))


def play(match: Match, turns: str) -> Match:
    """Play turns in notation, with semicolons between them; invariants hold after each."""
    for turn in turns.split(";"):
        seat, move = read_turn(turn.strip())
        match.play(seat, move)
        GAME.invariants(match.state)
    return match


def refused(match: Match, code: str, seat: int, move: Any, clause: str | None = None) -> Refused:
    """The refusal that this move (a value, notation or JSON data) meets. It must leave no trace."""
    before = match.digest(), len(match.log), len(match.entries)
    if isinstance(move, str):
        move = GAME.read_move(move)
    elif isinstance(move, dict):
        move = GAME.codec.move(json.dumps(move).encode())
    with pytest.raises(Refused) as caught:
        match.play(seat, move)
    assert (caught.value.code, before) == (code, (match.digest(), len(match.log), len(match.entries)))
    assert caught.value.clause.startswith("BB-")
    assert caught.value.text
    if clause is not None:
        assert caught.value.clause == clause
    return caught.value


def random_end(match: Match, rng: Rng | None = None) -> Match:
    """Play random moves to the end."""
    rng = rng or Rng(seed_of("random end"))
    while (prompt := match.prompt) is not None:
        seat = prompt.owed[rng.below(len(prompt.owed))]
        match.play(seat, GAME.codec.build(*draw(GAME.offers(match.state, seat), rng)))
    return match


# --- looking --------------------------------------------------------------------------------------


def slot(match: Match, place: str) -> int:
    stand, index = read_place(place)
    start: int = match.state.setting.layout.starts[stand]
    return start + index


def is_cut(match: Match, *places: str) -> bool:
    return all(not match.state.uncut >> slot(match, place) & 1 for place in places)


def is_uncut(match: Match, *places: str) -> bool:
    return all(match.state.uncut >> slot(match, place) & 1 for place in places)


def token(match: Match, place: str) -> int:
    """The value a token shows at this place, 0 without one; virtual ones count."""
    value: int = match.state.tokens[slot(match, place)]
    return value & ~VIRTUAL


def virtual(match: Match, place: str) -> bool:
    return bool(match.state.tokens[slot(match, place)] & VIRTUAL)


def ready(match: Match) -> set[int]:
    return {card for card in match.state.cards if match.state.ready >> card & 1}


def used(match: Match) -> set[int]:
    return {card for card in match.state.cards if match.state.used >> card & 1}


def row(match: Match, stand: int) -> list[int]:
    """The keys of a stand."""
    starts = match.state.setting.layout.starts
    return list(match.state.keys[starts[stand] : starts[stand + 1]])


def over(match: Match) -> str | None:
    return match.state.cause if match.state.phase == OVER else None


def asked(match: Match) -> tuple[str, int]:
    """The open question and who owes the answer."""
    prompt = match.prompt
    assert prompt is not None
    return prompt.kind, prompt.owed[0]


def offered(match: Match, seat: int, word: str | None = None) -> list[str]:
    """The legal moves of a seat in notation; with a word, those that begin with it, dual cuts left out."""
    offers = GAME.offers(match.state, seat)
    if word is not None:
        offers = [offer for offer in offers if offer.kind != "dual_cut"]
    moves = [GAME.write_move(GAME.codec.build(kind, fields)) for kind, fields in expand(offers)]
    return moves if word is None else [move for move in moves if move.startswith(word)]


def legal(match: Match, seat: int, move: str) -> bool:
    """Whether a move is offered, which is whether it passes."""
    found = holds(GAME.offers(match.state, seat), *GAME.codec.take_apart(GAME.read_move(move)))
    try:
        GAME.check(match.state, seat, GAME.read_move(move))
    except Refused:
        assert not found
        return False
    assert found
    return True


def kinds(match: Match, seat: int) -> set[str]:
    return {offer.kind for offer in GAME.offers(match.state, seat)}


def shown(state: State, viewer: int) -> bytes:
    """A view as it goes over the wire."""
    return GAME.codec.encode(GAME.view(state, viewer))


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.seats), PUBLIC)


def log(match: Match, viewer: int = ALL) -> list[str]:
    """The kinds of the lines in a viewer's log."""
    return [
        f"said {line.act.__struct_config__.tag}" if isinstance(line, Said) else line.__struct_config__.tag
        for line in match.lines(viewer)
    ]


def last(match: Match, kind: str, viewer: int = ALL) -> Any:
    """The last event of this kind, as a viewer was told it."""
    return [line for line in match.lines(viewer) if line.__struct_config__.tag == kind][-1]


def words(match: Match, viewer: int) -> list[str]:
    """A viewer's log in words."""
    lines = []
    for line in match.lines(viewer):
        if isinstance(line, Said):
            lines.append(f"{NAMES[line.seat]}: {GAME.utter(line, viewer, NAMES)}")
        elif (told := GAME.tell(line, viewer, NAMES)) is not None:
            lines.append(told.text)
    return lines


def facts(match: Match, viewer: int = PUBLIC) -> set[tuple[str, tuple[Any, ...], int]]:
    """What everybody was told: kind, values, and of how many wires."""
    return {(fact.kind, fact.values, len(fact.wires)) for fact in GAME.view(match.state, viewer).facts}
