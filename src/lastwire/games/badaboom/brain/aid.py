"""Who would die (GB-10.4, GB-11.2), worked out for a player from the own view and nothing else."""

from __future__ import annotations

from typing import Final

from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.games.badaboom.rules import danger
from lastwire.games.badaboom.rules.apply.bomb import drop_active, swap
from lastwire.games.badaboom.rules.apply.effect import INSTANT
from lastwire.games.badaboom.rules.board import armed, explodes, gadget_inside, next_holder, seats_of, takes
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.events import Event
from lastwire.games.badaboom.rules.question import Outlook, WhatIf
from lastwire.games.badaboom.rules.state import NONE, State
from lastwire.games.badaboom.rules.text import refusal
from lastwire.games.badaboom.rules.view import View
from lastwire.games.badaboom.rules.worlds import imagine

# Instants that change who dies. What the others do is to hands, and hangs on chance.
_ON_THE_BOMB: Final = ("add_mechanism", "remove_mechanism")


def consult(view: View, question: WhatIf) -> Outlook:
    """For a seat, while a Bomb is being held."""
    if view.own is None or view.holder is None:
        raise refusal("NOT_ALLOWED_NOW", "GB-10.4")
    book = book_of(view.options)
    state = imagine(view, Rng(bytes(32)))
    known = view.armed or view.gadget is not None or view.contents is not None or not view.inside.gadgets
    if not known and question.gadget is not None and book.gadgets >> question.gadget & 1:
        # The world was made up where the view does not tell: put in it what the asker remembers.
        state.contents = state.contents & ~book.gadgets | 1 << question.gadget
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
    )


def _play(step: Step[State, Event], book: Book, view: View, question: WhatIf) -> None:
    state, number = step.state, question.card or 0
    assert view.own is not None
    controller = view.own.seat if question.controller is None else question.controller
    player = NONE if question.player is None else question.player
    if not 0 < number < len(book.cards) or not controller < state.seats or player >= state.seats:
        raise refusal("NO_SUCH_CARD", "GB-9.2")
    card = book.cards[number]
    if card.back != "trick" or (player == NONE) != (card.choice == "none"):
        raise refusal("BAD_CHOICE", "GB-9.5")
    frame = (number, controller, player)
    match card.kind:
        case "T" | "P":
            state.active.append(frame)
            state.in_force |= card.bit
        case "F":
            holder = INSTANT[card.effect](step, book, frame)
            drop_active(state, book.temporary)
            state.holder = holder
            state.bomb_turns += 1
            state.armed_at_start = armed(state)
            state.was_secure = not armed(state)
        case "I" if card.effect in _ON_THE_BOMB:
            # The rules leave it to `playable` that there is a Mechanism to move.
            if state.spare if card.effect == "add_mechanism" else state.inside:
                state.stack = [frame]
                INSTANT[card.effect](step, book, frame)
        case _:
            pass


def _swap(step: Step[State, Event], book: Book, view: View, question: WhatIf) -> None:
    give, take = question.give, question.take
    assert view.own is not None
    if give is None or take is None or give not in view.own.hand or take not in (view.contents or ()):
        raise refusal("BAD_SWAP", "GB-9.11")
    if not takes(step.state, book, give) >> take & 1:
        raise refusal("GADGET_LIMIT", "GB-9.12")
    swap(step, book, view.own.seat, give, take)
