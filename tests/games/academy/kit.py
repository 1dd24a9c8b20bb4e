"""What Bomb Squad Academy's tests share: positions in notation, and rounds in a line."""

from __future__ import annotations

from typing import Any

from lastwire.engine.match import Match
from lastwire.engine.offer import expand
from lastwire.engine.rng import seed_of
from lastwire.engine.types import PUBLIC
from lastwire.errors import Refused
from lastwire.games.academy.game import GAME
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.state import CARDS, WIRES, State
from lastwire.games.academy.words.notation import read_position, read_turn
from tests.games import kit

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")

# What these answer is looked into deeply, and its optional parts are there or the test fails: hence Any.


def begin(players: int, position: str = "", **changes: Any) -> Any:
    """A match from a position in notation. Seat 0 is the youngest unless `age_order` says otherwise."""
    options = Options(**{"age_order": tuple(range(players)), **changes})
    state = read_position(position, options, players)
    return Match.start_from(GAME, options, players, seed_of("scenario"), state)


def start(players: int = 4, seed: str = "deal", **changes: Any) -> Any:
    """A match dealt from a seed."""
    return Match.start(GAME, Options(**changes), players, seed_of(seed))


def reveal(match: Match, cards: str) -> Any:
    """All commit, seat by seat: `G WAIT CHICKEN`."""
    for seat, card in enumerate(cards.split()):
        match.play(seat, GAME.words.read_move(f"play {card}"))
        GAME.invariants(match.state)
    return match


def play(match: Match, turns: str) -> Any:
    """Play turns in notation, with semicolons between them; invariants hold after each."""
    for turn in turns.split(";"):
        seat, move = read_turn(turn.strip())
        match.play(seat, move)
        GAME.invariants(match.state)
    return match


def stack_deck(match: Match, wire: str, *top: int) -> None:
    """Put these cards on top of a deck, as after a lucky shuffle."""
    place = WIRES.index(wire)
    rest = list(match.state.deck(place))
    for value in top:
        rest.remove(value)
    match.state.rows[place] = (*match.state.exposed(place), *top, *rest)
    for seat in range(match.seats):
        assert not match.state.tops[place] >> seat & 1


def refused(match: Match, code: str, seat: int, move: Any, clause: str | None = None) -> Refused:
    """The refusal that this move meets, which is not offered either. It must leave no trace."""
    assert not kit.is_offered(match, seat, move)
    return kit.refused(match, code, seat, move, clause)


def pass_all(match: Match) -> Any:
    """Everybody passes until no window is open."""
    while (prompt := match.prompt) is not None and prompt.kind.startswith("window"):
        match.play(prompt.owed[0], GAME.words.read_move("pass"))
    return match


# --- looking --------------------------------------------------------------------------------------


def scores(match: Match) -> list[int]:
    return list(match.state.scores)


def exposed(match: Match, wire: str) -> list[int]:
    return list(match.state.exposed(WIRES.index(wire)))


def trigger(match: Match, wire: str) -> int:
    value: int = match.state.trigger[WIRES.index(wire)]
    return value


def up(match: Match, wire: str) -> int:
    value: int = match.state.up[WIRES.index(wire)]
    return value


def hand(match: Match, seat: int) -> set[str]:
    return {card for number, card in enumerate(CARDS) if match.state.hands[seat] >> number & 1}


def stack(match: Match, seat: int) -> list[str]:
    return [CARDS[card] for card in match.state.stacks[seat]]


def act(match: Match, seat: int) -> str:
    card: str = CARDS[match.state.acts[seat]]
    return card


def plates(match: Match) -> list[str]:
    return [WIRES[wire] for wire in match.state.plates]


def tools(match: Match, seat: int) -> set[str]:
    return set(GAME.view(match.state, PUBLIC).players[seat].tools)


def view(match: Match, viewer: int = PUBLIC) -> Any:
    return GAME.view(match.state, viewer)


def asked(match: Match) -> tuple[str, tuple[int, ...]]:
    """The open question and who owes an answer."""
    prompt = match.prompt
    assert prompt is not None
    return prompt.kind, prompt.owed


def offered(match: Match, seat: int, word: str = "") -> list[str]:
    """The legal moves of a seat in notation, those that begin with this word."""
    moves = [GAME.codec.build(kind, fields) for kind, fields in expand(GAME.offers(match.state, seat))]
    return [text for text in map(GAME.words.write_move, moves) if text.startswith(word)]


def shown(state: State, viewer: int) -> bytes:
    """A view as it goes over the wire."""
    return GAME.codec.encode(GAME.view(state, viewer))


def words(match: Match, viewer: int) -> list[str]:
    """A viewer's log in words."""
    return kit.in_words(match, viewer, NAMES)


def prompt_bar(match: Match, viewer: int) -> str:
    """What the prompt bar says to a viewer."""
    return kit.in_english(match, GAME.words.ask(view(match, viewer), viewer), NAMES, viewer)


def described(match: Match, viewer: int = PUBLIC) -> list[str]:
    """The position in words, as a viewer reads it."""
    return [kit.in_english(match, fact, NAMES, viewer) for fact in GAME.words.describe(view(match, viewer))]
