"""The law of play: what is asked, what is legal, what a move does, how it ends. Split by the steps of a round."""

from __future__ import annotations

from functools import cache
from typing import Final, assert_never

from lastwire.engine.offer import draw_move, expand
from lastwire.engine.rng import Rng
from lastwire.engine.types import CLOCK, Expire, Offer, Outcome, Pick, Prompt, Timer, Told
from lastwire.games.academy.rules import (
    clock,
    round,
    tool,
    window,
)
from lastwire.games.academy.rules.board import Step
from lastwire.games.academy.rules.events import BombStarted, MatchStarted
from lastwire.games.academy.rules.moves import (
    AutoPass,
    Commit,
    Draft,
    Move,
    Pass,
    Peek,
    Protect,
    Retract,
    UseTool,
    XrayPick,
    build,
)
from lastwire.games.academy.rules.state import (
    CARDS,
    DRAFT,
    MEMBERS,
    NONE,
    OVER,
    PEEK,
    PHASES,
    SELECT,
    WAITING,
    WINDOWS,
    WIRES,
    XRAY,
    State,
    bits,
)
from lastwire.games.academy.rules.text import refusal
from lastwire.games.academy.rules.toolkit import (
    MIRROR,
    SNIFFER,
    TOOLKIT,
    TOOLS,
)

_CARD: Final = {name: card for card, name in enumerate(CARDS)}
_TOOL: Final = {name: number for number, name in enumerate(TOOLS)}
_WIRE: Final = {name: wire for wire, name in enumerate(WIRES)}

_AT_CHOICE: Final = 1 << SNIFFER | 1 << TOOLKIT

# --- what is asked --------------------------------------------------------------------------------

_CLAUSES: Final = (
    "BSA-4.10.3",
    "BSA-4.2.1",
    "BSA-4.3.2",
    "BSA-4.4.2",
    "BSA-4.3.2",
    "BSA-4.3.2",
    "BSA-4.12.20",
    "BSA-4.3.2",
    "BSA-4.3.2",
    "BSA-4.8.2",
    "",
)


# Prompts for choosing a card, by number and by who has chosen; prompts for one seat, by number, phase and seat.
_selects: dict[int, Prompt] = {}
_turns: dict[int, Prompt] = {}
_IN_TURN: Final = frozenset({WAITING, PEEK, DRAFT})


def prompt(state: State) -> Prompt | None:
    """The table of steps in 4.13. Whom it names follows from public facts alone (BSA-5.7)."""
    phase = state.phase
    if phase == SELECT:
        everybody = state.setting.everybody
        name = state.asked << 10 | state.choosing << 5 | everybody
        known = _selects.get(name)
        if known is None:
            owed, may = MEMBERS[state.choosing], MEMBERS[everybody & ~state.choosing]
            known = Prompt(state.asked, "select", owed, may, "BSA-4.2.1")
            if state.asked < 256:  # longer matches are rare, and nothing here is ever thrown away
                _selects[name] = known
        return known
    if phase == OVER:
        return None
    if phase in _IN_TURN:
        name = (state.asked << 4 | phase) << 3 | state.queue[0]
        known = _turns.get(name)
        if known is None:
            known = Prompt(state.asked, PHASES[phase], state.queue[:1], (), _CLAUSES[phase])
            if state.asked < 256:
                _turns[name] = known
        return known
    return Prompt(state.asked, PHASES[phase], clock.owed(state), (), _CLAUSES[phase])


_COMMIT: Final = tuple(Offer("commit", {"card": Pick(tuple(CARDS[c] for c in cards))}) for cards in MEMBERS)
_RETRACT: Final = Offer("retract")
_PASS: Final = Offer("pass")
_PROTECT: Final = tuple(Offer("protect", {"wire": Pick(WIRES[:count])}) for count in range(5))
_XRAY: Final = tuple(Offer("xray_pick", {"index": Pick(tuple(range(count)))}) for count in range(4))
_NO_PEEK: Final = Offer("peek", {"mode": Pick(("none",)), "wires": Pick(((),))})
_MIRROR: Final = Offer("peek", {"mode": Pick(("mirror",)), "wires": Pick(((),))})
# Lists of wires are written out, so that random play draws them in one step.
_PEEK: Final = tuple(
    (
        Offer(
            "peek",
            {
                "mode": Pick(("decks",)),
                "wires": Pick(tuple((a, b) for a in WIRES[:n] for b in WIRES[:n] if _WIRE[a] < _WIRE[b])),
            },
        ),
        Offer("peek", {"mode": Pick(("tiles",)), "wires": Pick(tuple((wire,) for wire in WIRES[:n]))}),
        _NO_PEEK,
    )
    for n in range(5)
)


def _draft_offer(display: tuple[int, ...]) -> Offer:
    return Offer("draft", {"tool": Pick(tuple(TOOLS[tool] for tool in display))})


@cache
def _auto_offer(tools: int, on: bool) -> Offer:
    return Offer("auto_pass", {"tool": Pick(tuple(TOOLS[tool] for tool in bits(tools))), "on": Pick((on,))})


def offers(state: State, seat: int) -> list[Offer]:
    """Every legal move of a seat."""
    phase = state.phase
    if phase == OVER or not 0 <= seat < state.setting.seats:
        return []
    if phase == SELECT:
        found = [_RETRACT] if state.committed[seat] != NONE else [_COMMIT[state.hands[seat]]]
        if state.tools[seat]:
            if state.committed[seat] == NONE and state.tools[seat] & _AT_CHOICE:
                found += [tool.offer(state, seat, each) for each in bits(tool.playable(state, seat, SELECT))]
            if state.auto[seat]:
                found.append(_auto_offer(state.auto[seat], False))
        return found
    if phase in WINDOWS:
        if not state.eligible >> seat & 1 or state.answers[seat] is not None:
            return []
        usable = tool.playable(state, seat, phase)
        found = [tool.offer(state, seat, each) for each in bits(usable)]
        return [*found, _PASS, _auto_offer(usable, True)]
    if phase == XRAY:
        return [_XRAY[len(round.xray_cards(state))]] if seat == state.xray else []
    if seat != state.queue[0]:
        return []
    if phase == WAITING:
        return [_PROTECT[state.setting.wires]]
    if phase == PEEK:
        usual = _PEEK[state.setting.wires]
        return [*usual, _MIRROR] if state.tools[seat] >> MIRROR & 1 else [*usual]
    return [_draft_offer(state.display)]


# The moves of the plainest questions, built once: random play lives on them.
_COMMITS: Final = tuple(tuple(Commit(CARDS[card]) for card in cards) for cards in MEMBERS)
_PROTECTS: Final = tuple(Protect(wire) for wire in WIRES)
_DRAFTS: Final = tuple(Draft(tool) for tool in TOOLS)
_PEEKS: Final = tuple(
    tuple(build(kind, fields) for kind, fields in expand([*_PEEK[wires], _MIRROR])) for wires in range(5)
)
_PLAIN_PEEKS: Final = tuple(frozenset(peeks[:-1]) for peeks in _PEEKS)  # those that need no Mirror


def draw(state: State, seat: int, rng: Rng) -> Move:
    """One of the offers' moves, uniformly."""
    phase = state.phase
    if phase == SELECT:
        if state.committed[seat] == NONE and not state.tools[seat] & _AT_CHOICE and not state.auto[seat]:
            commits = _COMMITS[state.hands[seat]]
            return commits[rng.below(len(commits))]
    elif phase == PEEK and seat == state.queue[0]:
        peeks = _PEEKS[state.setting.wires]
        return peeks[rng.below(len(peeks) - (not state.tools[seat] >> MIRROR & 1))]
    elif phase == WAITING and seat == state.queue[0]:
        return _PROTECTS[rng.below(state.setting.wires)]
    elif phase == DRAFT and seat == state.queue[0]:
        return _DRAFTS[state.display[rng.below(len(state.display))]]
    move: Move = draw_move(offers(state, seat), rng, build)
    return move


# --- what is legal (chapter 9) --------------------------------------------------------------------


def check(state: State, seat: int, move: Move) -> None:
    """Refuse a move that is not legal, with the first reason that holds."""
    match move:
        case Commit():
            card = _CARD[move.card]
            chooses = state.phase == SELECT and seat >= 0 and state.choosing >> seat & 1
            if not chooses or not state.hands[seat] >> card & 1:
                _check_commit(state, seat, card)
        case Peek():
            _check_turn(state, seat, PEEK, "BSA-4.8.2")
            if move not in _PLAIN_PEEKS[state.setting.wires]:
                _check_peek(state, seat, move)
        case Protect():
            _check_turn(state, seat, WAITING, "BSA-4.4.2")
            if _WIRE[move.wire] >= state.setting.wires:
                raise refusal("E_WIRE", "BSA-3.6")
        case Pass():
            _check_seat(state, seat)
            if state.phase not in WINDOWS:
                raise refusal("E_NO_WINDOW", "BSA-4.3.1")
            _check_asked(state, seat)
        case UseTool():
            _check_use(state, seat, move)
        case Draft():
            _check_turn(state, seat, DRAFT, "BSA-4.10.3")
            if _TOOL[move.tool] not in state.display:
                raise refusal("E_DRAFT", "BSA-4.10.3")
        case AutoPass():
            _check_auto(state, seat, _TOOL[move.tool], move.on)
        case XrayPick():
            _check_phase(state, seat, XRAY, "BSA-4.12.20")
            if seat != state.xray:
                raise refusal("E_TURN", "BSA-4.12.20")
            if not 0 <= move.index < len(round.xray_cards(state)):
                raise refusal("E_INDEX", "BSA-4.12.20")
        case Retract():
            _check_phase(state, seat, SELECT, "BSA-4.2.2")
            if state.committed[seat] == NONE:
                raise refusal("E_NO_COMMIT", "BSA-4.2.2")
        case Expire():
            _check_expire(state, seat, move.timer)
        case _:
            assert_never(move)


def _check_seat(state: State, seat: int) -> None:
    if not 0 <= seat < state.setting.seats:
        raise refusal("E_AUTH", "BSA-9.5")
    if state.phase == OVER:
        raise refusal("E_OVER", "BSA-6.1")


def _check_phase(state: State, seat: int, phase: int, clause: str) -> None:
    if state.phase != phase or not 0 <= seat < state.setting.seats:
        _check_seat(state, seat)
        raise refusal("E_PHASE", clause)


def _check_turn(state: State, seat: int, phase: int, clause: str) -> None:
    _check_phase(state, seat, phase, clause)
    if seat != state.queue[0]:
        raise refusal("E_TURN", clause)


def _check_commit(state: State, seat: int, card: int) -> None:
    """BSA-4.2.1, BSA-3.6: what is wrong with a card that may not be committed."""
    _check_phase(state, seat, SELECT, "BSA-4.2.1")
    if not state.setting.full_hand >> card & 1:
        raise refusal("E_WIRE", "BSA-3.6")
    if state.committed[seat] != NONE:
        raise refusal("E_COMMITTED", "BSA-4.2.2")
    raise refusal("E_CARD", "BSA-4.2.1")


def _check_asked(state: State, seat: int) -> None:
    """BSA-4.3.2."""
    if not state.eligible >> seat & 1:
        raise refusal("E_NOT_ASKED", "BSA-4.3.1")
    if state.answers[seat] is not None:
        raise refusal("E_ANSWERED", "BSA-4.3.2")


def _check_use(state: State, seat: int, move: UseTool) -> None:
    """BSA-4.2.3, BSA-4.3.7."""
    _check_seat(state, seat)
    number = _TOOL[move.tool]
    if state.phase not in WINDOWS and state.phase != SELECT:
        raise refusal("E_NO_WINDOW", "BSA-4.3.1")
    if not state.tools[seat] >> number & 1:
        raise refusal("E_TOOL", "BSA-4.3.6")
    if not tool.WINDOW_TOOLS[state.phase] >> number & 1:
        raise refusal("E_WINDOW", tool.CLAUSES[number])
    if state.phase == SELECT:
        if state.committed[seat] != NONE:
            raise refusal("E_COMMITTED", "BSA-4.2.3")
    elif state.answers[seat] is not None:
        raise refusal("E_ANSWERED", "BSA-4.3.2")
    tool.check_use(state, seat, number, move)


def _check_auto(state: State, seat: int, number: int, on: bool) -> None:
    """BSA-4.14.3: set when asked about the Tool, lifted while cards are chosen."""
    _check_seat(state, seat)
    if on:
        if state.phase not in WINDOWS:
            raise refusal("E_NO_WINDOW", "BSA-4.14.3")
        _check_asked(state, seat)
        if not tool.playable(state, seat, state.phase) >> number & 1:
            raise refusal("E_AUTO_WHAT", "BSA-4.14.3")
        return
    if state.phase != SELECT:
        raise refusal("E_PHASE", "BSA-4.14.3")
    if not state.auto[seat] >> number & 1:
        raise refusal("E_AUTO_WHAT", "BSA-4.14.3")


def _check_peek(state: State, seat: int, move: Peek) -> None:
    """BSA-4.8.2, BSA-7.28."""
    places = [_WIRE[wire] for wire in move.wires]
    if places and max(places) >= state.setting.wires:
        raise refusal("E_WIRE", "BSA-3.6")
    needed = {"decks": 2, "tiles": 1}.get(move.mode, 0)
    if len(places) != needed or places != sorted(set(places)):
        raise refusal("E_PEEK", "BSA-7.28" if move.mode == "decks" else "BSA-4.8.2")
    if move.mode == "mirror" and not state.tools[seat] >> MIRROR & 1:
        raise refusal("E_TOOL", "BSA-4.12.11")


def _check_expire(state: State, seat: int, timer: str) -> None:
    """BSA-4.14.2."""
    if seat != CLOCK:
        raise refusal("E_AUTH", "BSA-4.14.2")
    if state.phase == OVER:
        raise refusal("E_OVER", "BSA-6.1")
    if not timer or timer != clock.running(state):
        raise refusal("E_PHASE", "BSA-4.14.1")


# --- what a move does -----------------------------------------------------------------------------


def apply(step: Step, seat: int, move: Move) -> None:
    """Carry out a legal move."""
    match move:
        case Commit():
            round.commit(step, seat, _CARD[move.card])
        case Peek():
            round.peek(step, move.mode, move.wires)
        case Protect():
            round.protect(step, _WIRE[move.wire])
        case Pass():
            phase = step.state.phase
            round.after_window(step, phase, window.answer(step, seat, ()))
        case UseTool():
            given = tool.declared(_TOOL[move.tool], move)
            if given[0] in (SNIFFER, TOOLKIT):
                tool.use(step, seat, given)  # BSA-4.2.3, BSA-7.33: at once, in the order of arrival
            else:
                phase = step.state.phase
                round.after_window(step, phase, window.answer(step, seat, given))
        case Draft():
            round.draft(step, _TOOL[move.tool])
        case AutoPass():
            phase = step.state.phase
            round.after_window(step, phase, window.set_auto_pass(step, seat, _TOOL[move.tool], move.on))
        case XrayPick():
            round.xray_pick(step, move.index)
        case Retract():
            round.retract(step, seat)
        case Expire():
            clock.expire(step)
        case _:
            assert_never(move)


def timers(state: State) -> list[Timer]:
    return clock.timers(state)


# --- the beginning and the end --------------------------------------------------------------------


def opening(state: State) -> list[Told]:
    """BSA-2.8: what everybody is told of the set-up."""
    setting = state.setting
    order = sorted(range(setting.seats), key=lambda seat: setting.ages[seat])
    house = setting.options.content == "house"
    return [
        Told(MatchStarted(setting.seats, tuple(order), house, setting.options.odds)),
        Told(BombStarted(state.bomb)),
    ]


def outcome(state: State) -> Outcome | None:
    """BSA-6.1, BSA-6.2."""
    if state.phase != OVER:
        return None
    return Outcome(
        reason="exploded",
        winners=round.winners(state),
        scores=tuple([float(score) for score in state.scores]),
    )


__all__ = ["apply", "check", "draw", "offers", "opening", "outcome", "prompt", "timers"]
