"""A round: bids, the plan, the stack of cards, and its end."""

from __future__ import annotations

from lastwire.engine.secret import Secret
from lastwire.engine.step import Step
from lastwire.engine.types import Seat
from tests.toy.rules import events
from tests.toy.rules.events import Event
from tests.toy.rules.outcome import winners
from tests.toy.rules.prompt import polled
from tests.toy.rules.state import ANSWER, BID, CHOOSE, MINE, NO, NONE, OVER, PLAN, Frame, State


def _ask(step: Step[State, Event], phase: int) -> None:
    state = step.state
    state.phase = phase
    state.prompt_no += 1
    state.prompt_t = step.t


def bid(step: Step[State, Event], seat: Seat, nerve: int) -> None:
    """TOY-3.1, TOY-3.2"""
    state = step.state
    if state.bids[seat] == NONE:
        step.emit(events.BidSealed(seat, Secret(nerve, (seat,))))
    else:
        step.emit(events.BidChanged(nerve), only=(seat,))
    state.bids[seat] = nerve
    if any(state.bids[other] == NONE for other in state.asked):
        return
    best = max(state.bids[other] for other in state.asked)
    level = [other for other in state.asked if state.bids[other] == best]
    opened = tuple((other, state.bids[other]) for other in state.asked)
    for other in state.asked:
        state.opened[other] = state.bids[other]
    state.bids = [NONE] * state.seats
    if len(level) > 1 and not state.again:
        state.asked = level
        state.again = True
        step.emit(events.BidsOpened(opened, tuple(level), None))
        _ask(step, BID)
        return
    state.leader = level[0]
    state.asked = []
    step.emit(events.BidsOpened(opened, (), state.leader))
    _ask(step, PLAN)


def plan(step: Step[State, Event], seat: Seat, keep: tuple[int, ...], scrap: tuple[int, ...]) -> None:
    """TOY-3.3"""
    state = step.state
    hand = state.hands[seat]
    state.plan = [hand[place] for place in keep]
    away = [hand[place] for place in scrap]
    state.scraps[seat] += away
    state.hands[seat] = [card for place, card in enumerate(hand) if place not in keep and place not in scrap]
    own = (seat,)
    step.emit(events.Planned(seat, len(keep), len(scrap), Secret(tuple(state.plan), own), Secret(tuple(away), own)))
    _turn_up(step)


def _turn_up(step: Step[State, Event]) -> None:
    state = step.state
    if not state.plan:
        _end_round(step)
        return
    card = state.plan.pop(0)
    state.stack.append(Frame(card, state.leader, NONE, []))
    step.emit(events.CardTurned(state.leader, card))
    go_on(step)


def answer(step: Step[State, Event], seat: Seat, card: int, place: int | None) -> None:
    """TOY-3.4"""
    state = step.state
    hand = state.hands[seat]
    del hand[hand.index(card) if place is None else place]
    state.stack.append(Frame(card, seat, NONE, []))
    step.emit(events.Answered(seat, card))
    go_on(step)


def choose(step: Step[State, Event], seat: Seat, target: int) -> None:
    """TOY-3.6"""
    step.state.stack[-1].target = target
    step.emit(events.Aimed(seat, target))
    go_on(step)


def go_on(step: Step[State, Event]) -> None:
    """Ask the next seat about the top card, or let it take effect (TOY-3.5, TOY-3.7)."""
    state = step.state
    while state.stack:
        if polled(state):
            _ask(step, ANSWER)
            return
        top = state.stack.pop()
        state.discard.append(top.card)
        beneath = state.stack[-1] if state.stack else None
        if top.card == NO and beneath is not None:
            state.stack.pop()
            state.discard.append(beneath.card)
            step.emit(events.CardStopped(top.controller, beneath.card))
        elif top.card == MINE and beneath is not None:
            beneath.controller = top.controller
            beneath.passed = []
            step.emit(events.CardTaken(top.controller, beneath.card))
            if beneath.card < NO:
                _ask(step, CHOOSE)
                return
        else:
            _count(step, top)
        if state.stack:
            state.stack[-1].passed = []
    _turn_up(step)


def _count(step: Step[State, Event], top: Frame) -> None:
    """TOY-3.7: a "no" or "mine" that was laid out is worth nothing."""
    state = step.state
    value = top.card if top.card < NO else 0
    state.scores[top.controller] += value
    state.total += value
    state.last = top.controller
    if top.target != NONE:
        state.scores[top.target] -= 1
    step.emit(events.CardCounted(top.controller, top.card, None if top.target == NONE else top.target))


def _end_round(step: Step[State, Event]) -> None:
    state = step.state
    if state.last != NONE and state.total >= state.fuse:
        state.scores[state.last] -= state.penalty
        state.blown.append(state.fuse)
        step.emit(events.FuseBlown(state.last, state.fuse))
    else:
        step.emit(events.FuseHeld(state.round))
    if state.round == state.options.rounds:
        end(step, "rounds")
        return
    drawn: list[tuple[int, ...]] = []
    for hand in state.hands:
        fresh = [state.deck.pop() for _ in range(min(state.hand - len(hand), len(state.deck)))]
        hand.extend(fresh)
        drawn.append(tuple(fresh))
    secrets = tuple(Secret(cards, (seat,)) for seat, cards in enumerate(drawn))
    step.emit(events.Drawn(tuple(len(cards) for cards in drawn), secrets))
    state.round += 1
    state.total = 0
    state.last = NONE
    state.leader = NONE
    state.again = False
    state.opened = [NONE] * state.seats
    state.asked = list(range(state.seats))
    state.looked = [False] * state.seats
    state.fuse = step.rng.pick(state.fuses)
    _ask(step, BID)


def end(step: Step[State, Event], cause: str) -> None:
    """TOY-5.1"""
    state = step.state
    state.phase = OVER
    state.cause = cause
    step.emit(events.Ended(cause, tuple(state.scores), winners(state)))
