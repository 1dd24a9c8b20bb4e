"""Who would die (GB-10.4, GB-11.2), and what was seen before (GB-5.7): worked out for players from their own view
and log and nothing else."""

from __future__ import annotations

from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.engine.types import Past
from lastwire.games.badaboom.brain import memory
from lastwire.games.badaboom.rules import danger
from lastwire.games.badaboom.rules.apply import effect
from lastwire.games.badaboom.rules.apply.bomb import drop_active, swap
from lastwire.games.badaboom.rules.board import armed, explodes, gadget_inside, next_holder, seats_of, takes
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.events import Event
from lastwire.games.badaboom.rules.question import Answer, Held, Known, Outlook, Question, WhatIf
from lastwire.games.badaboom.rules.refusal import refusal
from lastwire.games.badaboom.rules.state import NONE, State, numbers
from lastwire.games.badaboom.rules.view import View
from lastwire.games.badaboom.rules.worlds import imagine


def consult(view: View, past: Past, question: Question) -> Answer:
    """For a seat."""
    match question:
        case WhatIf():
            return _what_if(view, past, question)
        case Known(seat):
            return _known(view, past, seat)


def _known(view: View, past: Past, seat: int) -> Held:
    """GB-5.7: what a player's own log tells of somebody else's hand."""
    if view.own is None or seat == view.own.seat or seat >= view.seats:
        raise refusal("E_NOT_ALLOWED_NOW", "GB-5.7")
    return Held(tuple(numbers(memory.held(past.events, book_of(view.options), view.seats)[seat])))


def _what_if(view: View, past: Past, question: WhatIf) -> Outlook:
    """While a Bomb is being held."""
    if view.own is None or view.holder is None:
        raise refusal("E_NOT_ALLOWED_NOW", "GB-10.4")
    book = book_of(view.options)
    state = imagine(view, Rng(bytes(32)))
    known = view.armed or view.gadget is not None or view.contents is not None or not view.inside.gadgets
    remembered = None if known else memory.gadget_inside(past.events, book)
    if remembered:
        # The world was made up where the view does not tell: put in it what the asker remembers.
        state.contents = state.contents & ~book.gadgets | 1 << remembered
        known = True
    step: Step[State, Event] = Step(state, Rng(bytes(32)), view.prompt_t, listening=False)
    if question.card is not None:
        _play(step, book, view, question)
    elif question.give is not None or question.take is not None:
        _swap(step, book, view, question)
        known = True  # whoever may swap sees what is in it
    gadget = gadget_inside(state, book)
    sure = known or not gadget
    return Outlook(
        holder=state.holder,
        armed=armed(state),
        due=explodes(state, book),
        killed=seats_of(danger.killed(state, book, state.holder, gadget)) if sure else None,
        after=seats_of(danger.killed(state, book, next_holder(state, book), gadget)) if sure else None,
        remembered=remembered or None,
    )


def _play(step: Step[State, Event], book: Book, view: View, question: WhatIf) -> None:
    state, number = step.state, question.card or 0
    assert view.own is not None
    controller = view.own.seat if question.controller is None else question.controller
    player = NONE if question.player is None else question.player
    if not 0 < number < len(book.cards) or not controller < state.seats or player >= state.seats:
        raise refusal("E_NO_SUCH_CARD", "GB-9.2")
    card = book.cards[number]
    if card.back != "trick" or (player == NONE) != (card.choice == "none"):
        raise refusal("E_BAD_CHOICE", "GB-9.5")
    frame = (number, controller, player)
    match card.kind:
        case "T" | "P":
            state.active.append(frame)
            state.in_force |= card.bit
        case "F":
            state.stack = [frame]
            effect.on_the_bomb(step, book, frame)
            holder = effect.target(state, book, card.does[-1], frame)
            drop_active(state, book.temporary)
            state.holder = holder
            state.bomb_turns += 1
            state.armed_at_start = armed(state)
            state.was_secure = not armed(state)
        case "I":
            state.stack = [frame]
            effect.on_the_bomb(step, book, frame)
        case _:
            pass


def _swap(step: Step[State, Event], book: Book, view: View, question: WhatIf) -> None:
    give, take = question.give, question.take
    assert view.own is not None
    if give is None or take is None or give not in view.own.hand or take not in (view.contents or ()):
        raise refusal("E_BAD_SWAP", "GB-9.11")
    if not takes(step.state, book, give) >> take & 1:
        raise refusal("E_GADGET_LIMIT", "GB-9.12")
    swap(step, book, view.own.seat, give, take)
