"""Where people lead, bots do what is certain, and leave guesses and the team's cards to people as far as they can."""

from __future__ import annotations

from typing import Any

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Past
from lastwire.games.bomb_busters.brain.belief import Mind
from lastwire.games.bomb_busters.brain.levels import BOTS
from lastwire.games.bomb_busters.brain.policy import Turn
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.rules.moves import CoffeeMug, DualCut
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.setup import inject
from lastwire.games.bomb_busters.rules.state import State
from tests.games.bomb_busters.test_bot import F1, THINK, decisions

LED = Past(people=(2,))


def chosen(state: State, level: str, past: Past = LED) -> Any:
    seat = state.active
    offers = GAME.offers(state, seat)
    return BOTS[level]().choose(GAME.view(state, seat), past, offers, THINK, Rng(seed_of("choice")))


@pytest.mark.parametrize("level", ["easy", "baseline", "strong"])
def test_what_is_certain_comes_before_everything_but_duties(level: str) -> None:
    certain = 0
    for seen in decisions(BOTS["baseline"](), 8, 4, "led"):
        if seen.view.phase != "turn" or {offer.kind for offer in seen.offers} & {"solo_cut", "reveal_red"}:
            continue
        turn = Turn(Mind(seen.view), seen.offers, BOTS[level].style)  # type: ignore[attr-defined]
        move = BOTS[level]().choose(seen.view, LED, seen.offers, THINK, Rng(seed_of("led")))
        if turn.certain() is not None:
            assert move == turn.certain()
            certain += 1
    assert certain > 3


@pytest.mark.parametrize("level", ["easy", "baseline", "strong"])
def test_a_turn_without_a_certain_cut_is_left_to_a_person_if_a_mug_stands_ready(level: str) -> None:
    state = inject(Options(mission=1), 4, F1, cards={11: "ready"})
    mind, style = Mind(GAME.view(state, state.active)), BOTS[level].style  # type: ignore[attr-defined]
    assert Turn(mind, GAME.offers(state, state.active), style).certain() is None
    assert chosen(state, level) == CoffeeMug(2)
    assert isinstance(chosen(state, "baseline", Past()), DualCut)
    assert isinstance(chosen(state, "baseline", Past(people=(state.active,))), DualCut)


@pytest.mark.parametrize("level", ["baseline", "strong"])
def test_the_teams_cards_are_left_to_people_out_of_turn(level: str) -> None:
    state = inject(Options(mission=1), 4, F1, dial=2, cards={6: "ready"})
    seat = (state.active + 1) % 4
    asked = (GAME.view(state, seat), GAME.offers(state, seat), THINK, Rng(seed_of("unasked")))
    view, offers, budget, rng = asked
    assert BOTS[level]().volunteer(view, Past(), offers, budget, rng) is not None
    assert BOTS[level]().volunteer(view, LED, offers, budget, rng) is None


@pytest.mark.parametrize("level", ["easy", "baseline"])
def test_missions_come_to_their_end(level: str) -> None:
    class Led:
        def choose(self, view: Any, past: Past, *more: Any) -> Any:
            return BOTS[level]().choose(view, Past(past.events, past.talk, (0,)), *more)

    for number in range(3):
        played = list(decisions(Led(), 8, 4, f"end {number}"))
        assert played[-1].match.outcome is not None
