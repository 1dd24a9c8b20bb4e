"""The law of play: what is asked, what is legal, what a move does, how it ends. Split by chapters of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from lastwire.engine.types import CLOCK, TABLE, Expire, Outcome, Prompt, Timer, Told
from lastwire.games.bomb_busters.rules import cut, equipment
from lastwire.games.bomb_busters.rules.board import Step, end
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.events import (
    HoldAsked,
    HoldReleased,
    MissionStarted,
    TimeRanOut,
    TokenSkipped,
    WiresDealt,
)
from lastwire.games.bomb_busters.rules.moves import (
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
    Release,
    RevealRed,
    Rewinder,
    SoloCut,
    SwapAnswer,
    WalkieTalkies,
)
from lastwire.games.bomb_busters.rules.offer import draw, offers
from lastwire.games.bomb_busters.rules.state import (
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
from lastwire.games.bomb_busters.rules.switch import Switch, switches
from lastwire.games.bomb_busters.rules.talk import check_release, check_wait, holding
from lastwire.games.bomb_busters.rules.text import refusal
from lastwire.games.bomb_busters.rules.turn import check_seated, next_token
from lastwire.games.bomb_busters.rules.view import View

__all__ = ["apply", "check", "draw", "invited", "offers", "opening", "outcome", "prompt", "timers"]

# --- what is asked --------------------------------------------------------------------------------

_CLAUSES: Final = {
    PHASES[SETUP]: "BB-3.14",
    PHASES[TURN]: "BB-4.5",
    "choose_own": "BB-4.11",
    "detector_answer": "BB-4.45",
    "swap_answer": "BB-4.34",
    PHASES[CALL]: "BB-12.12",
}


# Prompts for one seat, by number, phase, seat, and the number of those who may use equipment meanwhile.
_prompts: dict[tuple[int, int, int, int], Prompt] = {}


def prompt(state: State) -> Prompt | None:
    """BB-4.1..4.4. Who may move unasked follows from the open cards alone (BB-4.31)."""
    phase, pending = state.phase, state.pending
    may = 0
    if pending is not None:
        seat = pending.asked
    elif phase == OVER:
        return None
    else:
        seat = state.active
        if state.ready & ANY_TIME and phase != SETUP:
            may = state.setting.layout.seats
        if phase == CALL:
            return _prompt(state.asked, phase, tuple(s for switch in switches(state) for s in switch.owed(state)), may)
    name = state.asked, phase, seat, may
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
    _CHECKS[type(move)](state, seat, move)


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


def _check_release(state: State, seat: int, move: Release) -> None:
    """BB-4.31a."""
    if seat != TABLE:
        raise refusal("malformed", "BB-4.31a")
    check_seated(state, move.seat)
    check_release(state, move.seat)


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
    _DEEDS[type(move)](step, seat, move)


def _place_token(step: Step, seat: int, move: PlaceToken) -> None:
    """BB-3.14."""
    equipment.put_token(step, seat, move.wire, None)
    next_token(step)


def _act(step: Step, seat: int, move: Move) -> None:
    """BB-2.10."""
    switch = _special(step.state, move)
    if switch is not None:
        switch.apply(step, seat, move)


# --- the clock (BB-4.31, BB-4.49) -----------------------------------------------------------------


def timers(state: State) -> list[Timer]:
    """BB-4.31, BB-4.49: a clock for the turn or for the answer if the table wants one, the mission's own, and one that
    ends a wait."""
    if state.phase == OVER:
        return []
    found = [timer for switch in switches(state) for timer in switch.timers(state)]
    if state.phase == TURN and state.hold_until:
        found.append(Timer("hold", state.hold_until, waits=False, bars=()))
    clock = state.setting.options.clock
    if clock == "off" or state.phase == CALL:
        return found
    turn = state.phase == TURN
    due = state.asked_t + 1000 * (clock.turn if turn else clock.answer)
    seat = state.active if state.pending is None else state.pending.asked
    name = "turn" if turn else "answer"
    return [Timer(name, due, (seat,), kind="turn", since_ms=state.asked_t), *found]


def _expire(step: Step, seat: int, move: Expire) -> None:
    """BB-4.49: a turn that takes too long costs a space of the dial; an answer is left to chance."""
    state, timer = step.state, move.timer
    if timer == "hold":
        state.hold_until, state.released = 0, state.waited
        return
    if timer not in ("turn", "answer"):
        for switch in switches(state):
            if timer in [running.id for running in switch.timers(state)]:
                switch.expired(step, timer)
                return
    late = state.active if state.pending is None else state.pending.asked
    if timer == "turn":
        skull = cut.advance(step, late)
        state.asked_t = step.t
        step.emit(TimeRanOut(late, timer, state.dial))
        if skull and not state.cause:
            end(step, "exploded_dial")
        return
    step.emit(TimeRanOut(late, timer, state.dial))
    apply(step, late, draw(state, late, step.rng))


def _hold(step: Step, seat: int, move: Hold) -> None:
    """BB-4.31: the running clock is put off, and a bot waits."""
    state = step.state
    length = 1000 * CONTENT.clock.hold_s
    state.waited |= 1 << move.seat
    state.hold_until = max(state.hold_until, step.t) + length
    state.asked_t += length
    step.emit(HoldAsked(move.seat, state.hold_until))


def _release(step: Step, seat: int, move: Release) -> None:
    """BB-4.31a: what is left of the seat's own wait is taken off, and the clock gets it back."""
    state = step.state
    state.released |= 1 << move.seat
    left = max(0, state.hold_until - step.t)
    if holding(state):
        left = min(left, 1000 * CONTENT.clock.hold_s)
        state.hold_until -= left
    else:
        state.hold_until = 0
    state.asked_t -= left
    step.emit(HoldReleased(move.seat, state.hold_until))


# --- kinds of moves -------------------------------------------------------------------------------

# Every kind: what makes it legal, and what it does. A table, for it is read twice for every move.
_RULES: Final[dict[type, tuple[Callable[[State, int, Any], None], Callable[[Step, int, Any], None]]]] = {
    PlaceToken: (_check_place_token, _place_token),
    DualCut: (cut.check_dual_cut, cut.dual_cut),
    SoloCut: (cut.check_solo_cut, cut.solo_cut),
    RevealRed: (cut.check_reveal, cut.reveal_red),
    ChooseOwn: (cut.check_choose_own, cut.choose_own),
    DetectorAnswer: (cut.check_detector_answer, cut.detector_answer),
    SwapAnswer: (equipment.check_swap_answer, equipment.swap_answer),
    LabelDiffer: (equipment.check_label, equipment.label),
    LabelSame: (equipment.check_label, equipment.label),
    WalkieTalkies: (equipment.check_walkie_talkies, equipment.walkie_talkies),
    PostIt: (equipment.check_post_it, equipment.post_it),
    Rewinder: (equipment.check_rewinder, equipment.rewinder),
    Batteries: (equipment.check_batteries, equipment.batteries),
    Radar: (equipment.check_radar, equipment.radar),
    CoffeeMug: (equipment.check_coffee_mug, equipment.coffee_mug),
    Call: (_check_special, _act),
    Hold: (_check_hold, _hold),
    Release: (_check_release, _release),
    Expire: (_check_expire, _expire),
}
_CHECKS: Final = {kind: rule[0] for kind, rule in _RULES.items()}
_DEEDS: Final = {kind: rule[1] for kind, rule in _RULES.items()}
assert _RULES.keys() == set(get_args(Move))


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
