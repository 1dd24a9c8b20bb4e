"""The Bomb: assembled, swapped, armed, secured (GB-4.41 to GB-4.53)."""

from __future__ import annotations

from typing import Final

from lastwire.engine.secret import Secret
from lastwire.games.badaboom.rules import danger
from lastwire.games.badaboom.rules.apply.board import draw, end_presets
from lastwire.games.badaboom.rules.apply.resurrection import startle
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.board import (
    armed,
    explodes,
    gadget_inside,
    has,
    names_of,
    next_holder,
    seats_of,
    set_by,
)
from lastwire.games.badaboom.rules.book import BACKS, Book
from lastwire.games.badaboom.rules.events import ArmedAnnounced, BombArmed, BombAssembled, BombSecured, Tinkered
from lastwire.games.badaboom.rules.printed import property_text
from lastwire.games.badaboom.rules.state import MECHANISM, NONE, UNTIL, State, numbers

_UNTIL_ARMED: Final = UNTIL.index("armed")


def assemble(step: Happening, book: Book) -> None:
    """GB-3.3, GB-4.79: any of the Bomb cards, with its Mechanisms and nothing else."""
    state = step.state
    state.bomb = step.rng.below(len(book.bombs))
    state.inside = book.bombs[state.bomb].mechanisms
    state.spare -= state.inside
    state.contents = 0
    state.bomb_turns = 0
    if step.told is not None:
        text = property_text(book.bombs[state.bomb])
        step.emit(BombAssembled(book.named_bombs[state.bomb], state.inside, text))


# --- tinkering ------------------------------------------------------------------------------------


def swap(step: Happening, book: Book, seat: int, give: int, take: int) -> None:
    """GB-4.41, GB-4.44, GB-4.45."""
    state = step.state
    was_armed = armed(state)
    if give == MECHANISM:
        state.mechs[seat] -= 1
        state.inside += 1
    else:
        state.hands[seat] &= ~(1 << give)
        state.contents |= 1 << give
    if take == MECHANISM:
        state.inside -= 1
        state.mechs[seat] += 1
    else:
        state.contents &= ~(1 << take)
        state.hands[seat] |= 1 << take
    cards = book.cards
    put, took = cards[give].back, cards[take].back
    state.swaps.append(9 * seat + 3 * BACKS.index(put) + BACKS.index(took))
    if step.told is not None:
        seen_by = None if has(state, book, "glass") else tuple(sorted({seat, state.holder}))
        given, taken = Secret(book.named[give], seen_by), Secret(book.named[take], seen_by)
        step.emit(Tinkered(seat, put, took, given, taken))  # type: ignore[arg-type]
    changed(step, book, seat, was_armed)
    if was_armed and armed(state):
        announce(step, book)
    if book.gadgets >> give & 1 and has(state, book, "draw_for_gadget"):
        for _ in range(set_by(state, book, "draw_for_gadget", 0)):
            draw(step, book, seat, "parts_drawer")


# --- armed and secure -----------------------------------------------------------------------------


def changed(step: Happening, book: Book, actor: int, was_armed: bool) -> None:
    """GB-4.50: judged when a swap or an effect is complete."""
    if armed(step.state) and not was_armed:
        _arm(step, book, actor)
    elif was_armed and not armed(step.state):
        _secure(step, book, actor)


def _arm(step: Happening, book: Book, actor: int) -> None:
    """GB-4.51."""
    state = step.state
    state.armer = actor
    state.closed = not has(state, book, "never_closed")
    step.emit(BombArmed(actor, state.closed))
    end_presets(step, (_UNTIL_ARMED,))
    if state.life is not None:
        startle(state, book)
    announce(step, book)


def _secure(step: Happening, book: Book, actor: int) -> None:
    """GB-4.52: permanent Tricks go, temporary ones stay."""
    state = step.state
    state.was_secure = True
    state.closed = False
    state.armer = NONE
    gone = drop_active(state, book.permanent)
    step.emit(BombSecured(actor, names_of(book, numbers(gone))))


def drop_active(state: State, which: int) -> int:
    """Discard the active Tricks of this mask; returns which there were."""
    gone = state.in_force & which
    if gone:
        state.active = [frame for frame in state.active if not gone >> frame[0] & 1]
        state.in_force &= ~gone
        state.discard |= gone
    return gone


def announce(step: Happening, book: Book) -> None:
    """GB-4.53: that it is armed, and whom it will hit: where it is if it is due in this turn, else where it goes."""
    if step.told is None:
        return
    state = step.state
    gadget = gadget_inside(state, book)
    holder = state.holder if explodes(state, book) else next_holder(state, book)
    hit = danger.direct(state, book, holder, gadget)
    step.emit(ArmedAnnounced(book.named[gadget] if gadget else None, seats_of(hit), holder, holder != state.holder))
