"""What Bomb Busters' tests share: the fixtures of chapter 8, and turns in notation."""

from __future__ import annotations

from typing import Any

from lastwire.engine.match import Match
from lastwire.engine.offer import expand
from lastwire.engine.rng import seed_of
from lastwire.engine.types import PUBLIC
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.state import OVER, VIRTUAL, State
from lastwire.games.bomb_busters.words.notation import read_place, read_position, read_turn
from lastwire.language.catalogue import catalogue
from tests.games.kit import in_words

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
ENGLISH = catalogue("en", GAME.home, strict=True)
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
    moves = [GAME.words.write_move(GAME.codec.build(kind, fields)) for kind, fields in expand(offers)]
    return moves if word is None else [move for move in moves if move.startswith(word)]


def shown(state: State, viewer: int) -> bytes:
    """A view as it goes over the wire."""
    return GAME.codec.encode(GAME.view(state, viewer))


def words(match: Match, viewer: int) -> list[str]:
    """A viewer's log in words."""
    return in_words(match, viewer, NAMES)


def facts(match: Match, viewer: int = PUBLIC) -> set[tuple[str, tuple[Any, ...], int]]:
    """What everybody was told: kind, values, and of how many wires."""
    return {(fact.kind, fact.values, len(fact.wires)) for fact in GAME.view(match.state, viewer).facts}


def asked_in_words(match: Match, viewer: int) -> str:
    """A viewer's prompt bar in words."""
    return ENGLISH.say(GAME.words.ask(GAME.view(match.state, viewer), viewer), NAMES, viewer)


def described(match: Match, viewer: int) -> list[str]:
    """The position as a viewer reads it."""
    return [ENGLISH.say(fact, NAMES, viewer) for fact in GAME.words.describe(GAME.view(match.state, viewer))]
