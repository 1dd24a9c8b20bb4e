"""What Bomb Squad's tests share: positions, turns in notation, and routes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from lastwire.engine.match import Match
from lastwire.engine.offer import expand
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.step import Step
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules import check, outcome
from lastwire.games.bomb_squad.rules.apply import program
from lastwire.games.bomb_squad.rules.content import CARD_NAMES
from lastwire.games.bomb_squad.rules.moves import Plan, Send
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.setup import fresh, setting_of
from lastwire.games.bomb_squad.rules.state import CARD_MASK, OVER, PHASES, State, hand_of
from lastwire.games.bomb_squad.words.notation import read_plan, read_position, read_turn
from lastwire.language.catalogue import catalogue
from lastwire.message import Message
from tests.games.kit import in_english, in_words

NAMES = ("Ethan", "Kaia", "Noor", "Jun", "Ada", "Ben")
RULES = Path(__file__).parents[3] / "docs" / "rules" / "bomb-squad.md"


def options(**changes: Any) -> Options:
    """Mission 1 without a clock, no roles, no briefing: what most tests begin with."""
    return Options(**{"clock": "practice", "roles": "off", "briefing": False, **changes})


def begin(position: str = "", players: int = 2, **changes: Any) -> Match:
    """A match from a position in notation, seat 0 to move."""
    chosen = options(**changes)
    state = read_position(position, chosen, players)
    return Match.start_from(GAME, chosen, players, seed_of("scenario"), state)


def start(players: int = 2, seed: str = "deal", **changes: Any) -> Match:
    """A match dealt from a seed."""
    return Match.start(GAME, options(**changes), players, seed_of(seed))


def play(match: Match, turns: str, t: int | None = None) -> Match:
    """Play turns in notation, with semicolons between them; invariants hold after each."""
    for turn in turns.split(";"):
        seat, move = read_turn(turn.strip())
        match.play(seat, move, t)
        GAME.invariants(match.state)
    return match


# --- looking --------------------------------------------------------------------------------------


def hand(match: Match, seat: int) -> list[str]:
    return [CARD_NAMES[entry & CARD_MASK] for entry in hand_of(match.state, seat)]


def marks(match: Match, seat: int) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
    """What a seat was told of its cards, as its own view shows it."""
    row = GAME.view(match.state, seat).hands[seat]
    return [(card.mark.levels, card.mark.types) for card in row if card.mark is not None]


def battery(match: Match, robot: int = 0) -> tuple[int, int]:
    return match.state.main[robot], match.state.reserve[robot]


def robot(match: Match, which: int = 0) -> str:
    place: str = match.state.setting.plan.places[match.state.robots[which]]
    return place


def discards(match: Match) -> list[str]:
    return [CARD_NAMES[card] for card in match.state.discard]


def draws(match: Match) -> list[str]:
    """The draw pile, its top first."""
    return [CARD_NAMES[card] for card in reversed(match.state.draw)]


def slots(match: Match) -> list[str]:
    return [CARD_NAMES[slot & CARD_MASK] for slot in match.state.slots]


def phase(match: Match) -> str:
    return PHASES[match.state.phase]


def asked(match: Match) -> tuple[str, int]:
    """The open question and who owes the answer."""
    prompt = match.prompt
    assert prompt is not None
    return prompt.kind, prompt.owed[0]


def on_board(match: Match) -> set[str]:
    state = match.state
    plan = state.setting.plan
    return {plan.places[square] for index, (square, _) in enumerate(state.setting.things) if state.on >> index & 1}


def secured(match: Match) -> list[str]:
    plan = match.state.setting.plan
    return [plan.places[plan.things[index][0]] for index in match.state.secured]


def ended(match: Match) -> str | None:
    return match.state.cause if match.state.phase == OVER else None


def result(match: Match) -> tuple[int, int, bool]:
    """Score, stars, success."""
    return outcome.score(match.state), outcome.stars(match.state), outcome.success(match.state)


def offered(match: Match, seat: int, kind: str | None = None) -> list[str]:
    """The legal moves of a seat in notation, of one kind if it is named."""
    found = [offer for offer in GAME.offers(match.state, seat) if kind in (None, offer.kind)]
    return [GAME.words.write_move(GAME.codec.build(name, fields)) for name, fields in expand(found)]


def ways(match: Match) -> set[str]:
    """The directions or targets for the card that is next."""
    return {move.removeprefix("step ").removeprefix("@") for move in offered(match, match.state.seat, "step")}


def shown(state: State, viewer: int) -> bytes:
    """A view as it goes over the wire."""
    return GAME.codec.encode(GAME.view(state, viewer))


def words(match: Match, viewer: int) -> list[str]:
    """A viewer's log in words."""
    return in_words(match, viewer, NAMES)


def prompted(match: Match, viewer: int) -> str:
    """What a viewer reads in the prompt bar."""
    return in_english(match, GAME.words.ask(GAME.view(match.state, viewer), viewer), NAMES, viewer)


def position(match: Match, viewer: int) -> list[str]:
    """The facts of the position, as a viewer reads them."""
    view = GAME.view(match.state, viewer)
    return [in_english(match, fact, NAMES, viewer) for fact in GAME.words.describe(view)]


def english(message: Message) -> str:
    """A message that nobody says at a table."""
    return catalogue("en", GAME.home, strict=True).say(message)


# --- routes ---------------------------------------------------------------------------------------


def run_program(match: Match, plan: str) -> Match:
    """Activate with the cards of a route on the frame, and send them in its order."""
    _, plans = read_plan(plan)
    play(match, "P0 activate")
    match.play(0, Send(tuple(range(len(plans))), (), tuple(plans)))
    GAME.invariants(match.state)
    return match


def follow(chosen: Options, plan: str) -> State:
    """BSQ-2.21: the state after a whole route, with a battery that never runs low; fails at any error."""
    state = fresh(setting_of(chosen, 2, 0))
    state.started = 0
    cards, plans = read_plan(plan)
    for card, choice in zip(cards, plans, strict=True):
        state.main[0] = 10
        perform(state, card, choice)
    return state


def perform(state: State, card: int, choice: Plan) -> None:
    assert check.legal(state, card, choice), f"{CARD_NAMES[card]} {choice}"
    state.program = (card,)
    state.at = 0
    step: Step[Any, Any] = Step(state, Rng(seed_of("route")))
    program.perform(step, card, choice)


def reference_plans() -> dict[str, str]:
    """The reference plans of the rules page, by mission."""
    text = RULES.read_text(encoding="utf-8")
    parts = re.split(r"^#### ", text, flags=re.MULTILINE)[1:]
    ids = ("alpha", "bravo", "charlie", *map(str, range(1, 11)))
    found = [re.search(r"Reference plan: `(.*?)`", part) for part in parts]
    return {id: match.group(1) for id, match in zip(ids, found, strict=True) if match is not None}
