"""The turn: its six phases (GB-4.1), the trick windows (GB-4.20) and the stack of played Tricks (GB-4.30)."""

from __future__ import annotations

from typing import Final

from lastwire.engine.secret import Secret
from lastwire.games.badaboom.rules.apply import explosion, resurrection
from lastwire.games.badaboom.rules.apply.board import draw, end_preset, end_presets, open_prompt
from lastwire.games.badaboom.rules.apply.bomb import drop_active
from lastwire.games.badaboom.rules.apply.effect import ASKED, DONE
from lastwire.games.badaboom.rules.apply.effect import begin as take_effect
from lastwire.games.badaboom.rules.apply.effect import resume as take_further
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.board import (
    armed,
    can_tinker,
    contents_cards,
    explodes,
    has,
    names_of,
    next_holder,
    unstable,
)
from lastwire.games.badaboom.rules.book import Book, Card
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.events import (
    BombPassed,
    Interrupted,
    Passed,
    PlayerChosen,
    TrickActive,
    TrickCancelled,
    TrickFizzled,
    TrickPlayed,
    TrickTakenOver,
    TurnStarted,
)
from lastwire.games.badaboom.rules.moves import Pass
from lastwire.games.badaboom.rules.state import (
    CHOOSE,
    INTERRUPT,
    KIND_SHIFT,
    KINDS,
    NONE,
    TINKER,
    TINKERING,
    TRICK,
    TRICK1,
    TRICK2,
    UNTIL,
    Frame,
    State,
    numbers,
)
from lastwire.games.badaboom.rules.trick import choices, in_danger

_WINDOW: Final = UNTIL.index("window")
_TURN: Final = UNTIL.index("turn")
_AFFECTED: Final = UNTIL.index("affected")
_KIND_BIT: Final = {kind: 1 << KIND_SHIFT + place for place, kind in enumerate(KINDS)}
PASS: Final = Pass()
_PASSED: Final = tuple(Passed(seat) for seat in range(8))


# --- phases ---------------------------------------------------------------------------------------


def begin_turn(step: Happening, book: Book, holder: int) -> None:
    """GB-4.1, GB-4.2, GB-4.10, GB-4.11: the turn's start and its draw phase."""
    state = step.state
    state.holder = holder
    state.turn += 1
    state.bomb_turns += 1
    is_armed = armed(state)
    state.armed_at_start = is_armed
    state.was_secure = not is_armed
    state.swaps = []
    state.salt = step.rng.word()
    if state.life is not None:
        resurrection.begin_duty(state, book)
    if step.told is not None:
        warning = state.options.unstable and state.bomb_turns >= CONTENT.warning * state.seats
        looking = None if has(state, book, "glass") else (holder,)
        contents = Secret(names_of(book, contents_cards(state)), looking)
        step.emit(TurnStarted(holder, state.turn, is_armed, warning, unstable(state), contents))
    state.drawn = draw(step, book, holder, "draw") if not is_armed or has(state, book, "never_closed") else 0
    _open_window(step, book, TRICK1)


def _open_window(step: Happening, book: Book, phase: int) -> None:
    """GB-4.20, GB-4.2: both trick phases are alike; the play records begin anew."""
    state = step.state
    state.phase = phase
    state.played = [0] * state.seats
    restart(step, book)


def restart(step: Happening, book: Book) -> None:
    """GB-4.23: poll from the holder on."""
    step.state.offset = 0
    poll(step, book)


def poll(step: Happening, book: Book) -> None:
    """GB-4.22, GB-4.24, GB-4.25: ask the next player who has a Trick; after a full round close the window."""
    state = step.state
    seats, tricks, hands = state.seats, book.tricks, state.hands
    for offset in range(state.offset, seats):
        seat = (state.holder + offset) % seats
        if hands[seat] & tricks:
            state.offset = offset
            open_prompt(step, TRICK, seat)
            return
    state.offset = seats
    end_presets(step, (_WINDOW,))
    if state.phase == TRICK1:
        _tinkering(step, book)
    else:
        _explosion(step, book)


def _tinkering(step: Happening, book: Book) -> None:
    """GB-4.40."""
    state = step.state
    if can_tinker(state, book, state.holder):
        state.phase = TINKERING
        open_prompt(step, TINKER, state.holder)
    else:
        after_tinkering(step, book)


def after_tinkering(step: Happening, book: Book) -> None:
    _open_window(step, book, TRICK2)


def _explosion(step: Happening, book: Book) -> None:
    if not explodes(step.state, book):
        _pass_bomb(step, book, NONE)
    elif explosion.explode(step, book):
        settle(step, book)


def settle(step: Happening, book: Book) -> None:
    """GB-4.74..4.80: all claims are in."""
    holder = explosion.settle(step, book)
    if holder != NONE:
        begin_turn(step, book, holder)


def _pass_bomb(step: Happening, book: Book, target: int) -> None:
    """GB-4.65: to the forced target if there is one, else to the next player in the direction."""
    state = step.state
    holder = state.holder
    to = next_holder(state, book) if target == NONE else target
    gone = drop_active(state, book.temporary)
    end_presets(step, (_WINDOW, _TURN))
    state.holder = to
    if step.told is not None:
        step.emit(BombPassed(holder, to, target != NONE, names_of(book, numbers(gone)) if gone else ()))
    if state.life is not None:
        resurrection.end_turn(step)
    begin_turn(step, book, to)


def resume(step: Happening, book: Book, phase: int) -> None:
    """Begin a position put together by hand in the middle of a turn."""
    if phase == TINKERING:
        _tinkering(step, book)
    else:
        _open_window(step, book, phase)


# --- windows --------------------------------------------------------------------------------------


def let_pass(step: Happening, book: Book, seat: int) -> None:
    """GB-4.22, GB-4.31."""
    state = step.state
    if step.told is not None:
        step.emit(_PASSED[seat])
    state.offset += 1
    if state.ask == TRICK:
        poll(step, book)
    else:
        ask_round(step, book)


def play(step: Happening, book: Book, seat: int, card: int, player: int) -> None:
    """GB-4.30: onto the stack, publicly; nothing happens yet."""
    _push(step.state, (card, seat, player))
    if step.told is not None:
        step.emit(TrickPlayed(seat, book.named[card], None if player == NONE else player))
    _ask_about(step, book, card, seat)


def interrupt(step: Happening, book: Book, seat: int, card: int) -> None:
    """GB-4.32."""
    beneath = step.state.stack[-1][0]
    _push(step.state, (card, seat, NONE))
    if step.told is not None:
        step.emit(Interrupted(seat, book.named[card], book.named[beneath]))
    _ask_about(step, book, card, seat)


def _push(state: State, frame: Frame) -> None:
    card, seat, _ = frame
    state.hands[seat] &= ~(1 << card)
    state.played[seat] |= 1 << card
    state.stack.append(frame)


def _ask_about(step: Happening, book: Book, card: int, seat: int) -> None:
    """A card that was just put on the stack may be interrupted."""
    state = step.state
    bit = _KIND_BIT[book.cards[card].kind]
    for other, code in enumerate(state.presets):
        # GB-4.111: an own Trick ends it, and somebody else's unless its kind was ticked off.
        if code and (other == seat or not code & bit):
            end_preset(step, other)
    state.offset = 0
    ask_round(step, book)


# --- the stack ------------------------------------------------------------------------------------


def ask_round(step: Happening, book: Book) -> None:
    """GB-4.31, GB-4.33: ask about the top card; when all have passed, it resolves."""
    state = step.state
    seats, tricks, hands, frame = state.seats, book.tricks, state.hands, state.stack[-1]
    for offset in range(state.offset, seats):
        seat = (state.holder + offset) % seats
        if hands[seat] & tricks and seat != frame[1]:
            state.offset = offset
            open_prompt(step, INTERRUPT, seat)
            return
    state.offset = seats
    card = book.cards[frame[0]]
    match card.kind:
        case "X":
            _interrupt_resolved(step, book, card, frame)
        case "T" | "P":
            _lay(step, book, card, frame)
            restart(step, book)
        case _:
            _finish(step, book, take_effect(step, book, frame))


def go_further(step: Happening, book: Book) -> None:
    """Somebody has decided what the only card on the stack asked of them."""
    _finish(step, book, take_further(step, book))


def _finish(step: Happening, book: Book, target: int) -> None:
    """GB-4.26, GB-4.27: the effect of the only card on the stack is done, unless somebody has to decide first."""
    state = step.state
    if target == ASKED:
        return
    state.discard |= 1 << state.stack.pop()[0]
    if target == DONE:
        restart(step, book)
    else:
        _pass_bomb(step, book, target)


def _lay(step: Happening, book: Book, card: Card, frame: Frame) -> None:
    """GB-4.27: face up before its controller, and active."""
    state = step.state
    state.stack.pop()
    state.active.append(frame)
    state.in_force |= card.bit
    if step.told is not None:
        step.emit(TrickActive(frame[1], book.named[frame[0]], None if frame[2] == NONE else frame[2]))


def _interrupt_resolved(step: Happening, book: Book, card: Card, frame: Frame) -> None:
    """GB-4.33, GB-4.34: what an X card does to the card beneath; a card that remains gets a fresh round."""
    state = step.state
    state.stack.pop()
    state.discard |= card.bit
    seat, beneath = frame[1], state.stack[-1]
    match card.does[0].do if card.does else "":
        case "cancel":
            state.stack.pop()
            state.discard |= 1 << beneath[0]
            step.emit(TrickCancelled(seat, book.named[beneath[0]], book.named[card.number], False))
        case "keep":
            state.stack.pop()
            state.hands[seat] |= 1 << beneath[0]
            step.emit(TrickCancelled(seat, book.named[beneath[0]], book.named[card.number], True))
        case "take_over":
            _take_over(step, book, seat)
            return
        case _:
            step.emit(TrickFizzled(seat, book.named[card.number]))
    go_on(step, book)


def go_on(step: Happening, book: Book) -> None:
    """GB-4.34: a fresh round on what remains, or the window again."""
    step.state.offset = 0
    if step.state.stack:
        ask_round(step, book)
    else:
        restart(step, book)


def _take_over(step: Happening, book: Book, seat: int) -> None:
    """GB-4.36: a new controller, who chooses anew at once where the card has a choice."""
    state = step.state
    number, _, chosen = state.stack[-1]
    state.stack[-1] = (number, seat, chosen)
    step.emit(TrickTakenOver(seat, book.named[number]))
    options = choices(state, book.cards[number], seat)
    if options is None:
        go_on(step, book)
    elif not options:
        state.discard |= 1 << state.stack.pop()[0]
        step.emit(TrickFizzled(seat, book.named[number]))
        go_on(step, book)
    elif len(options) == 1:
        choose(step, book, options[0], forced=True)
    else:
        open_prompt(step, CHOOSE, seat)


def choose(step: Happening, book: Book, player: int, forced: bool = False) -> None:
    """GB-4.36."""
    state = step.state
    number, seat, _ = state.stack[-1]
    state.stack[-1] = (number, seat, player)
    step.emit(PlayerChosen(seat, book.named[number], player, forced))
    go_on(step, book)


# --- passes set in advance ------------------------------------------------------------------------


def beat(step: Happening, book: Book) -> None:
    """GB-4.111: the moment at which a pass that was set in advance is played, if there is one."""
    state = step.state
    seat = state.asked
    state.beat = False
    code = state.presets[seat]
    if not code:
        return
    if code & 7 == _AFFECTED and in_danger(state, book, seat):
        end_preset(step, seat)
        return
    resurrection.before(step, book, seat, PASS)
    let_pass(step, book, seat)
