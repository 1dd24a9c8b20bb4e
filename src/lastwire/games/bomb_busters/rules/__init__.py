"""The law of play: what is asked, what is legal, what a move does, how it ends. Split by chapters of the rules."""

from __future__ import annotations

from typing import Final, assert_never

from lastwire.engine.offer import draw
from lastwire.engine.types import CLOCK, TABLE, Expire, Outcome, Prompt, Timer, Told
from lastwire.games.bomb_busters.content import CONTENT
from lastwire.games.bomb_busters.events import (
    HoldAsked,
    MissionStarted,
    TimeRanOut,
    TokenSkipped,
    WiresDealt,
)
from lastwire.games.bomb_busters.moves import (
    Batteries,
    Call,
    ChooseOwn,
    CoffeeMug,
    DetectorAnswer,
    DualCut,
    Hold,
    LabelDiffer,
    LabelSame,
    Move,
    PlaceToken,
    PostIt,
    Radar,
    RevealRed,
    Rewinder,
    SoloCut,
    SwapAnswer,
    WalkieTalkies,
)
from lastwire.games.bomb_busters.rules import cut, equipment
from lastwire.games.bomb_busters.rules.board import Step, end
from lastwire.games.bomb_busters.rules.offer import offers
from lastwire.games.bomb_busters.rules.switch import Switch, switches
from lastwire.games.bomb_busters.rules.turn import check_seated, next_token
from lastwire.games.bomb_busters.state import (
    ANY_TIME,
    BATTERIES,
    CALL,
    OVER,
    PHASES,
    RADAR,
    REWINDER,
    SETUP,
    TURN,
    State,
)
from lastwire.games.bomb_busters.talk import check_wait
from lastwire.games.bomb_busters.text import refusal
from lastwire.games.bomb_busters.view import View

__all__ = ["apply", "check", "invited", "offers", "opening", "outcome", "prompt", "timers"]

# --- what is asked --------------------------------------------------------------------------------

_CLAUSES: Final = {
    PHASES[SETUP]: "BB-3.14",
    PHASES[TURN]: "BB-4.5",
    "choose_own": "BB-4.11",
    "detector_answer": "BB-4.45",
    "swap_answer": "BB-4.34",
    PHASES[CALL]: "BB-12.12",
}


# Prompts for one seat, by number, phase, seat, and whether the others may use equipment meanwhile.
_prompts: dict[int, Prompt] = {}


def prompt(state: State) -> Prompt | None:
    """BB-4.1..4.4. Who may move unasked follows from the open cards alone (BB-4.31)."""
    phase = state.phase
    if phase == OVER:
        return None
    may = 0
    if state.pending is not None:
        seat = state.pending.asked
    else:
        seat = state.active
        if state.ready & ANY_TIME and phase != SETUP:
            may = state.setting.layout.seats
        if phase == CALL:
            return _prompt(state.asked, phase, tuple(s for switch in switches(state) for s in switch.owed(state)), may)
    name = (state.asked << 4 | phase) << 8 | seat << 4 | may
    known = _prompts.get(name)
    if known is None:
        known = _prompt(state.asked, phase, (seat,), may)
        if state.asked < 256:  # longer missions are rare, and nothing here is ever thrown away
            _prompts[name] = known
    return known


def invited(view: View) -> tuple[int, ...]:
    """BB-4.31, BB-4.32: whose bots are asked in a turn whether they want to use a card; by open cards alone."""
    ready = [card.card for card in view.cards if card.state == "ready" and ANY_TIME >> card.card & 1]
    if view.phase != PHASES[TURN] or not ready:
        return ()
    team = any(card in (REWINDER, BATTERIES, RADAR) for card in ready)
    return tuple([seat for seat, expert in enumerate(view.experts) if seat != view.active and (team or expert.wires)])


def _prompt(number: int, phase: int, owed: tuple[int, ...], seats: int) -> Prompt:
    kind = PHASES[phase]
    return Prompt(number, kind, owed, tuple([seat for seat in range(seats) if seat not in owed]), _CLAUSES[kind])


# --- what is legal --------------------------------------------------------------------------------


def check(state: State, seat: int, move: Move) -> None:
    """Chapter 9: refuse a move that is not legal, with the first reason in the order given there."""
    match move:
        case DualCut():
            cut.check_dual_cut(state, seat, move)
        case PlaceToken():
            _check_place_token(state, seat, move)
        case DetectorAnswer():
            cut.check_detector_answer(state, seat, move)
        case ChooseOwn():
            cut.check_choose_own(state, seat, move)
        case SoloCut():
            cut.check_solo_cut(state, seat, move)
        case RevealRed():
            cut.check_reveal(state, seat)
        case SwapAnswer():
            equipment.check_swap_answer(state, seat, move)
        case LabelDiffer() | LabelSame():
            equipment.check_label(state, seat, move)
        case WalkieTalkies():
            equipment.check_walkie_talkies(state, seat, move)
        case PostIt():
            equipment.check_post_it(state, seat, move)
        case Rewinder():
            equipment.check_rewinder(state, seat)
        case Batteries():
            equipment.check_batteries(state, seat, move)
        case Radar():
            equipment.check_radar(state, seat, move)
        case CoffeeMug():
            equipment.check_coffee_mug(state, seat, move)
        case Call():
            _check_special(state, seat, move)
        case Hold():
            _check_hold(state, seat, move)
        case Expire():
            _check_expire(state, seat, move)
        case _:
            assert_never(move)


def _check_place_token(state: State, seat: int, move: PlaceToken) -> None:
    """BB-3.14, BB-3.15."""
    if state.phase != SETUP:
        check_seated(state, seat)
        if state.pending is not None:
            raise refusal("prompt_pending", "BB-4.3")
        raise refusal("wrong_phase", "BB-4.1")
    if seat != state.active:
        check_seated(state, seat)
        raise refusal("bad_token", "BB-3.14")
    if not equipment.can_mark(state, seat, move.wire):
        raise refusal("bad_token", "BB-3.15")


def _special(state: State, move: Move) -> Switch | None:
    for switch in switches(state):
        if isinstance(move, switch.moves):
            return switch
    return None


def _check_special(state: State, seat: int, move: Move) -> None:
    """BB-2.10: an action that only the mission knows."""
    check_seated(state, seat)
    if state.pending is not None:
        raise refusal("prompt_pending", "BB-4.3")
    switch = _special(state, move)
    if switch is None:
        raise refusal("wrong_phase", "BB-2.10")
    switch.check(state, seat, move)


def _check_hold(state: State, seat: int, move: Hold) -> None:
    """BB-4.31."""
    if seat != TABLE:
        raise refusal("malformed", "BB-4.31")
    check_seated(state, move.seat)
    check_wait(state, move.seat)


def _check_expire(state: State, seat: int, move: Expire) -> None:
    """BB-4.49."""
    if seat != CLOCK:
        raise refusal("malformed", "BB-4.49")
    if state.phase == OVER:
        raise refusal("game_over", "BB-4.4")
    if move.timer not in [timer.id for timer in timers(state)]:
        raise refusal("wrong_phase", "BB-4.49")


# --- what a move does -----------------------------------------------------------------------------


def apply(step: Step, seat: int, move: Move) -> None:
    """Carry out a legal move."""
    match move:
        case DualCut():
            cut.dual_cut(step, seat, move)
        case PlaceToken():
            equipment.put_token(step, seat, move.wire, None)
            next_token(step)
        case DetectorAnswer():
            cut.detector_answer(step, move)
        case ChooseOwn():
            cut.choose_own(step, move)
        case SoloCut():
            cut.solo_cut(step, seat, move)
        case RevealRed():
            cut.reveal_red(step, seat)
        case SwapAnswer():
            equipment.swap_answer(step, move)
        case LabelDiffer() | LabelSame():
            equipment.label(step, seat, move)
        case WalkieTalkies():
            equipment.walkie_talkies(step, seat, move)
        case PostIt():
            equipment.post_it(step, seat, move)
        case Rewinder():
            equipment.rewinder(step, seat)
        case Batteries():
            equipment.batteries(step, seat, move)
        case Radar():
            equipment.radar(step, seat, move)
        case CoffeeMug():
            equipment.coffee_mug(step, seat, move)
        case Call():
            switch = _special(step.state, move)
            if switch is not None:
                switch.apply(step, seat, move)
        case Hold():
            _hold(step, move.seat)
        case Expire():
            _expire(step, move.timer)
        case _:
            assert_never(move)


# --- the clock (BB-4.31, BB-4.49) -----------------------------------------------------------------


def timers(state: State) -> list[Timer]:
    """BB-4.49: a clock for the turn or for the answer if the table wants one, and the mission's own."""
    if state.phase == OVER:
        return []
    found = [timer for switch in switches(state) for timer in switch.timers(state)]
    clock = state.setting.options.clock
    if clock == "off" or state.phase == CALL:
        return found
    turn = state.phase == TURN
    due = state.asked_t + 1000 * (clock.turn if turn else clock.answer)
    seat = state.active if state.pending is None else state.pending.asked
    return [Timer("turn" if turn else "answer", due, CONTENT.clock.grace_ms, (seat,)), *found]


def _expire(step: Step, timer: str) -> None:
    """BB-4.49: a turn that takes too long costs a space of the dial; an answer is left to chance."""
    state = step.state
    if timer not in ("turn", "answer"):
        for switch in switches(state):
            if timer in [running.id for running in switch.timers(state)]:
                switch.expired(step, timer)
                return
    seat = state.active if state.pending is None else state.pending.asked
    if timer == "turn":
        skull = cut.advance(step, seat)
        state.asked_t = step.t
        step.emit(TimeRanOut(seat, timer, state.dial))
        if skull and not state.cause:
            end(step, "exploded_dial")
        return
    step.emit(TimeRanOut(seat, timer, state.dial))
    kind, fields = draw(offers(state, seat), step.rng)
    apply(step, seat, _ANSWERS[kind](**fields))


_ANSWERS: Final[dict[str, type[PlaceToken | ChooseOwn | DetectorAnswer | SwapAnswer]]] = {
    "place_token": PlaceToken,
    "choose_own": ChooseOwn,
    "detector_answer": DetectorAnswer,
    "swap_answer": SwapAnswer,
}


def _hold(step: Step, seat: int) -> None:
    """BB-4.31: the running clock is put off, and a bot waits."""
    state = step.state
    length = 1000 * CONTENT.clock.hold_s
    state.waited |= 1 << seat
    state.hold_until = max(state.hold_until, step.t) + length
    state.asked_t += length
    step.emit(HoldAsked(seat, state.hold_until))


# --- the beginning and the end --------------------------------------------------------------------


def opening(state: State) -> list[Told]:
    """BB-3.3, BB-3.6, BB-3.12: what everybody sees of the set-up, and each expert's own wires."""
    setting = state.setting
    layout, brief = setting.layout, setting.brief
    told = [
        Told(
            MissionStarted(
                brief.number,
                layout.seats,
                layout.captain,
                state.dial,
                len(state.keys),
                setting.reds,
                brief.red.count,
                setting.yellows,
                brief.yellow.count,
                state.cards,
                state.numbers,
            )
        )
    ]
    for seat in range(layout.seats):
        stands = [state.keys[layout.starts[stand] : layout.starts[stand + 1]] for stand in layout.stands_of[seat]]
        told.append(Told(WiresDealt(seat, tuple(stands)), (seat,)))
    if state.phase == SETUP:
        for ahead in range((state.active - layout.captain) % layout.seats):
            told.append(Told(TokenSkipped((layout.captain + ahead) % layout.seats)))
    return told


def outcome(state: State) -> Outcome | None:
    """BB-6.1, BB-6.2, BB-6.6: the team wins or loses together.

    Kept for later missions: who is Captain next, and after whom if they leave (BB-3.2, BB-7.7); a box that is now open
    (BB-1.5).
    """
    if state.phase != OVER:
        return None
    layout, brief = state.setting.layout, state.setting.brief
    won = state.cause == "defused"
    kept = {f"captain {ahead}": (layout.captain + ahead) % layout.seats for ahead in range(1, layout.seats + 1)}
    if won and brief.opens is not None:
        kept[f"box {brief.opens}"] = layout.captain
    return Outcome(
        reason=state.cause,
        winners=tuple(range(layout.seats)) if won else (),
        scores=(float(won),) * layout.seats,
        kept=kept,
    )
