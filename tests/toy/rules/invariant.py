"""What holds in every position."""

from __future__ import annotations

from lastwire.errors import Broken
from tests.toy.rules.prompt import owed, polled
from tests.toy.rules.state import ANSWER, BID, PLAN, State


def invariants(state: State) -> None:
    held = [card for hand in state.hands for card in hand]
    away = [card for scrap in state.scraps for card in scrap]
    stacked = [frame.card for frame in state.stack]
    if sorted(held + away + stacked + state.deck + state.plan + state.discard) != list(state.cards):
        raise Broken("cards were lost or made")
    if state.phase == ANSWER and not polled(state):
        raise Broken("an answer is awaited from nobody")
    if state.phase == BID and not owed(state):
        raise Broken("a bid is awaited from nobody")
    if state.phase in (PLAN, BID) and state.stack:
        raise Broken("a card was left on the stack")
