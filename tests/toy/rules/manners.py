"""How people and bots sit at the toy."""

from __future__ import annotations

from lastwire.engine.types import Seat
from tests.toy.rules.moves import Staff
from tests.toy.rules.state import OVER, State


def staffed(state: State, seat: Seat, bot: bool) -> Staff | None:
    return None if state.phase == OVER else Staff(seat, bot)
