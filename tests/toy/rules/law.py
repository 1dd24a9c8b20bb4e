"""The rules of the toy: who is asked, what is legal, what happens."""

from __future__ import annotations

from typing import assert_never

from lastwire.engine.game import Step
from lastwire.engine.secret import Secret
from lastwire.engine.types import CLOCK, TABLE, Expire, Offer, Outcome, Pick, Prompt, Seat, Timer
from lastwire.errors import Broken, Refused
from tests.toy.rules import events
from tests.toy.rules.events import Event
from tests.toy.rules.moves import (
    Bid,
    Choose,
    Fine,
    Lamp,
    Mine,
    Move,
    No,
    Pass,
    Plan,
    Staff,
)
from tests.toy.rules.state import (
    ANSWER,
    BID,
    CHOOSE,
    MINE,
    NERVE,
    NO,
    NONE,
    OVER,
    PHASES,
    PLAN,
    Frame,
    State,
)

ANSWERS = "answer"
MATCH = "match"
CLAUSES = ("TOY-3.1", "TOY-3.3", "TOY-3.4", "TOY-3.6", "TOY-5.1")


# --- who is asked ----------------------------------------------------------------------------------------------------


def owed(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case 0:
            return tuple(seat for seat in state.asked if state.bids[seat] == NONE)
        case 1:
            return (state.leader,)
        case 2:
            return (polled(state)[0],)
        case 3:
            return (state.stack[-1].controller,)
    return ()


def polled(state: State) -> list[Seat]:
    """TOY-3.4: who is still to be asked about the top card. Who holds a card is public; which card is not."""
    top = state.stack[-1]
    order = [(state.leader + k) % state.seats for k in range(state.seats)]
    return [seat for seat in order if seat != top.controller and state.hands[seat] and seat not in top.passed]


def may_look(state: State, seat: Seat) -> bool:
    return state.lamps[seat] > 0 and not state.looked[seat]


def prompt(state: State) -> Prompt | None:
    if state.phase == OVER:
        return None
    due = owed(state)
    sealed = state.asked if state.phase == BID else ()
    free = tuple(seat for seat in range(state.seats) if seat not in due and (seat in sealed or may_look(state, seat)))
    return Prompt(state.prompt_no, PHASES[state.phase], due, free, CLAUSES[state.phase])


def timers(state: State) -> list[Timer]:
    """TOY-3.9"""
    if not state.options.clock or state.phase == OVER:
        return []
    return [
        Timer(
            ANSWERS,
            state.prompt_t + state.answer_ms,
            owed(state),
            kind="poll" if state.phase == ANSWER else "turn",
            since_ms=state.prompt_t,
        ),
        Timer(MATCH, state.match_ms),
    ]


# --- what is legal ---------------------------------------------------------------------------------------------------


def offers(state: State, seat: Seat) -> list[Offer]:
    if state.phase == OVER or not 0 <= seat < state.seats:
        return []
    found = []
    if state.phase == BID:
        if seat in state.asked:
            found.append(Offer("bid", {"nerve": Pick(tuple(range(NERVE + 1)))}, free=("note",)))
    elif seat in owed(state):
        found += _owed_offers(state, seat)
    if may_look(state, seat):
        found.append(Offer("lamp"))
    return found


def _owed_offers(state: State, seat: Seat) -> list[Offer]:
    hand = state.hands[seat]
    places = tuple(range(len(hand)))
    if state.phase == PLAN:
        keep = Pick(places, many=True, least=min(1, len(hand)), most=min(2, len(hand)), ordered=True)
        scrap = Pick(places, many=True, least=0, most=min(1, len(hand)))
        return [Offer("plan", {"keep": keep, "scrap": scrap}, apart=(("keep", "scrap"),))]
    if state.phase == CHOOSE:
        return [Offer("choose", {"target": Pick(tuple(other for other in range(state.seats) if other != seat))})]
    found = [Offer("pass")]
    for kind, card in (("no", NO), ("mine", MINE)):
        having = tuple(place for place in places if hand[place] == card)
        if having:
            found.append(Offer(kind, {"card": Pick(having)}, blank=("card",)))
    return found


def check(state: State, seat: Seat, move: Move) -> None:
    if state.phase == OVER:
        raise Refused("E_OVER", "TOY-5.1", "The match is over.")
    if isinstance(move, Expire):
        if seat != CLOCK or move.timer not in [timer.id for timer in timers(state)]:
            raise Refused("E_FORMAT", "TOY-3.9", "No such clock is running.")
        return
    if isinstance(move, Fine | Staff):
        if seat != TABLE or not 0 <= move.seat < state.seats:
            raise Refused("E_FORMAT", "TOY-3.10", "This is for the table to say.")
        return
    if not 0 <= seat < state.seats:
        raise Refused("E_SEAT", "TOY-1.1", "No such seat.")
    match move:
        case Bid(nerve, note):
            if state.phase != BID or seat not in state.asked:
                raise Refused("E_PHASE", "TOY-3.1", "You are not asked for a bid.")
            if not 0 <= nerve <= NERVE:
                raise Refused("E_BID", "TOY-3.1", f"A nerve is 0 to {NERVE}.")
            if note is not None and len(note) > 40:
                raise Refused("E_FORMAT", "TOY-3.1", "A note has at most 40 characters.")
        case Plan(keep, scrap):
            _check_turn(state, seat, PLAN, "TOY-3.3")
            _check_plan(state.hands[seat], keep, scrap)
        case Pass():
            _check_turn(state, seat, ANSWER, "TOY-3.4")
        case No(card):
            _check_turn(state, seat, ANSWER, "TOY-3.4")
            _check_card(state.hands[seat], card, NO)
        case Mine(card):
            _check_turn(state, seat, ANSWER, "TOY-3.4")
            _check_card(state.hands[seat], card, MINE)
        case Choose(target):
            _check_turn(state, seat, CHOOSE, "TOY-3.6")
            if not 0 <= target < state.seats or target == seat:
                raise Refused("E_TARGET", "TOY-3.6", "Point at another seat.")
        case Lamp():
            if not may_look(state, seat):
                raise Refused("E_LAMP", "TOY-3.8", "You have no lamp for this fuse.")
        case _:
            assert_never(move)


def _check_turn(state: State, seat: Seat, phase: int, clause: str) -> None:
    if state.phase != phase or seat not in owed(state):
        raise Refused("E_TURN", clause, "You are not asked for that now.")


def _check_plan(hand: list[int], keep: tuple[int, ...], scrap: tuple[int, ...]) -> None:
    named = (*keep, *scrap)
    if any(not 0 <= place < len(hand) for place in named):
        raise Refused("E_CARD", "TOY-3.3", "You hold no such card.")
    if len(set(named)) != len(named):
        raise Refused("E_CARD", "TOY-3.3", "A card goes to one place.")
    if not min(1, len(hand)) <= len(keep) <= 2 or len(scrap) > 1:
        raise Refused("E_CARD", "TOY-3.3", "Lay out one or two cards and put at most one away.")


def _check_card(hand: list[int], card: int | None, wanted: int) -> None:
    if wanted not in hand if card is None else not 0 <= card < len(hand) or hand[card] != wanted:
        raise Refused("E_CARD", "TOY-3.4", "You do not hold that card.")


# --- what happens ----------------------------------------------------------------------------------------------------


def apply(step: Step[State, Event], seat: Seat, move: Move) -> None:
    state = step.state
    match move:
        case Bid(nerve, _):
            _bid(step, seat, nerve)
        case Plan(keep, scrap):
            _plan(step, seat, keep, scrap)
        case Pass():
            state.stack[-1].passed.append(seat)
            step.emit(events.LetPass(seat))
            _go_on(step)
        case No(card):
            _answer(step, seat, NO, card)
        case Mine(card):
            _answer(step, seat, MINE, card)
        case Choose(target):
            _choose(step, seat, target)
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


def _ask(step: Step[State, Event], phase: int) -> None:
    state = step.state
    state.phase = phase
    state.prompt_no += 1
    state.prompt_t = step.t


def _bid(step: Step[State, Event], seat: Seat, nerve: int) -> None:
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


def _plan(step: Step[State, Event], seat: Seat, keep: tuple[int, ...], scrap: tuple[int, ...]) -> None:
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
    _go_on(step)


def _answer(step: Step[State, Event], seat: Seat, card: int, place: int | None) -> None:
    """TOY-3.4"""
    state = step.state
    hand = state.hands[seat]
    del hand[hand.index(card) if place is None else place]
    state.stack.append(Frame(card, seat, NONE, []))
    step.emit(events.Answered(seat, card))
    _go_on(step)


def _choose(step: Step[State, Event], seat: Seat, target: int) -> None:
    """TOY-3.6"""
    step.state.stack[-1].target = target
    step.emit(events.Aimed(seat, target))
    _go_on(step)


def _go_on(step: Step[State, Event]) -> None:
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
        _end(step, "rounds")
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


def _expire(step: Step[State, Event], timer: str) -> None:
    """TOY-3.9"""
    state = step.state
    if timer == MATCH:
        _end(step, "time")
        return
    match state.phase:
        case 0:
            for seat in owed(state):
                _bid(step, seat, 0)
        case 1:
            _plan(step, state.leader, (0,) if state.hands[state.leader] else (), ())
        case 2:
            apply(step, owed(state)[0], Pass())
        case 3:
            seat = state.stack[-1].controller
            _choose(step, seat, (seat + 1) % state.seats)


def _end(step: Step[State, Event], cause: str) -> None:
    """TOY-5.1"""
    state = step.state
    state.phase = OVER
    state.cause = cause
    step.emit(events.Ended(cause, tuple(state.scores), winners(state)))


def winners(state: State) -> tuple[int, ...]:
    best = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best)


def outcome(state: State) -> Outcome | None:
    if state.phase != OVER:
        return None
    return Outcome(state.cause, winners(state), tuple(float(score) for score in state.scores))


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
