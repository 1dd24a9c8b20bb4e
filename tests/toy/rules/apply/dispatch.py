"""Which function carries out which move."""

from __future__ import annotations

from typing import assert_never

from lastwire.engine.secret import Secret
from lastwire.engine.step import Step
from lastwire.engine.types import Expire, Seat
from tests.toy.rules import events
from tests.toy.rules.apply.round import answer, bid, choose, end, go_on, plan
from tests.toy.rules.events import Event
from tests.toy.rules.moves import Bid, Choose, Fine, Lamp, Mine, Move, No, Pass, Plan, Staff
from tests.toy.rules.prompt import owed
from tests.toy.rules.state import MINE, NO, State
from tests.toy.rules.timers import MATCH


def apply(step: Step[State, Event], seat: Seat, move: Move) -> None:
    state = step.state
    match move:
        case Bid(nerve, _):
            bid(step, seat, nerve)
        case Plan(keep, scrap):
            plan(step, seat, keep, scrap)
        case Pass():
            state.stack[-1].passed.append(seat)
            step.emit(events.LetPass(seat))
            go_on(step)
        case No(card):
            answer(step, seat, NO, card)
        case Mine(card):
            answer(step, seat, MINE, card)
        case Choose(target):
            choose(step, seat, target)
        case Lamp():
            state.lamps[seat] -= 1
            state.looked[seat] = True
            step.emit(events.LampHeld(seat, Secret(state.fuse, (seat,))))
        case Fine(who):
            state.scores[who] -= 1
            step.emit(events.Fined(who))
        case Staff(who, bot):
            state.bots[who] = bot
            step.emit(events.Staffed(who, bot))
        case Expire(timer):
            _expire(step, timer)
        case _:
            assert_never(move)


def _expire(step: Step[State, Event], timer: str) -> None:
    """TOY-3.9"""
    state = step.state
    if timer == MATCH:
        end(step, "time")
        return
    match state.phase:
        case 0:
            for seat in owed(state):
                bid(step, seat, 0)
        case 1:
            plan(step, state.leader, (0,) if state.hands[state.leader] else (), ())
        case 2:
            apply(step, owed(state)[0], Pass())
        case 3:
            seat = state.stack[-1].controller
            choose(step, seat, (seat + 1) % state.seats)
