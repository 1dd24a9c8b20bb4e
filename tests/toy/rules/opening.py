"""What is told of the set-up."""

from __future__ import annotations

from lastwire.engine.types import Told
from tests.toy.rules.events import Dealt, Started
from tests.toy.rules.state import State


def opening(state: State) -> list[Told]:
    dealt = [Told(Dealt(tuple(hand)), only=(seat,)) for seat, hand in enumerate(state.hands)]
    return [Told(Started(state.seats)), *dealt]
