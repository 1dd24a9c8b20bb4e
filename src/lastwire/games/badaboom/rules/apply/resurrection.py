"""Fines, rituals, accusations and new Resurrection cards (GB-4.90 to GB-4.98)."""

from __future__ import annotations

from lastwire.games.badaboom.rules.apply.board import fine
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.board import hand_size
from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.events import Accused, BoughtOff, PenaltyDrawn, RitualDone, Voted, VoteEnded
from lastwire.games.badaboom.rules.moves import Interrupt, Move, NoTinker, Pass, Play, Tinker
from lastwire.games.badaboom.rules.printed import penalty_text, word
from lastwire.games.badaboom.rules.resurrection import (
    HICCUP,
    breaks,
    has_ritual,
    has_to_show,
    in_explosion,
    may_vote,
    penalty,
    ritual_before,
)
from lastwire.games.badaboom.rules.state import NONE, TINKER, Life, State

# --- rituals --------------------------------------------------------------------------------------


def begin_duty(state: State, book: Book) -> None:
    """GB-4.96: what a turn's start brings."""
    life = state.life
    if life is not None:
        life.accusers = 0
        life.jumpy = life.warned = 0
        life.duty = 1 << state.holder if ritual_before(state, book, state.holder) == "turn" else 0


def startle(state: State, book: Book) -> None:
    """GB-4.98: the Bomb was armed; a shriek from before does not count."""
    life = state.life
    if life is not None:
        for seat in range(state.seats):
            bit = 1 << seat
            if (
                ritual_before(state, book, seat) == "armed" and not life.jumpy & bit
            ):  # who owes one already had time for it
                life.jumpy |= bit
                life.warned &= ~bit


def end_turn(step: Happening) -> None:
    """GB-4.98: who did not shriek before the turn ended, although there was time to."""
    life = step.state.life
    if life is not None:
        late = life.jumpy & life.warned
        life.jumpy = life.warned = 0
        for seat in range(step.state.seats):
            if late >> seat & 1:
                fine(step, seat)


def before(step: Happening, book: Book, seat: int, move: Move) -> None:
    """GB-4.93: fines are paid before the effect of the move."""
    state = step.state
    life = state.life
    if life is None or life.cards[seat] == NONE or in_explosion(state):
        return
    if breaks(state, book, seat, move):
        fine(step, seat)
        return
    match ritual_before(state, book, seat):
        case "turn":
            if not life.duty >> seat & 1 or not isinstance(move, Play | Pass | Tinker | NoTinker):
                return
            life.duty &= ~(1 << seat)
            if has_to_show(state, book, seat) and not hand_size(state, seat):
                return  # no cards: exempt
        case "trick":
            if not isinstance(move, Play | Interrupt):
                return
        case "tinkering":
            if not isinstance(move, Tinker | NoTinker) or state.ask != TINKER:
                return
        case _:
            return
    if life.rituals >> seat & 1:
        life.rituals &= ~(1 << seat)
    else:
        fine(step, seat)


def perform(step: Happening, book: Book, seat: int, card: int | None) -> None:
    """GB-4.96: stored until a move needs it; at most one."""
    state = step.state
    life = state.life
    if life is None:
        return
    held = penalty(state, book, seat)
    if held is None or held.ritual is None:
        return
    if held.ritual.before == "armed":
        life.jumpy &= ~(1 << seat)
    else:
        life.rituals |= 1 << seat
    rule = held.ritual.before if held.ritual.word is None else "own"
    step.emit(RitualDone(seat, rule, word(held), None if card is None else book.named[card]))


# --- getting and losing a card --------------------------------------------------------------------


def _drop(life: Life, seat: int) -> int:
    card = life.cards[seat]
    life.discard.append(card)
    life.cards[seat] = NONE
    for_others = ~(1 << seat)
    life.rituals &= for_others
    life.duty &= for_others
    life.jumpy &= for_others
    life.warned &= for_others
    return card


def buy_off(step: Happening, book: Book, seat: int) -> None:
    """GB-4.95."""
    state = step.state
    life = state.life
    if life is None:
        return
    state.coins[seat] -= CONTENT.buy_off
    step.emit(BoughtOff(seat, book.named_penalties[_drop(life, seat)]))
    if life.accused == seat:
        cancel_vote(step)


def revive(step: Happening, book: Book, killed: int, first: int) -> None:
    """GB-4.91, GB-4.92: all old cards go, then the killed draw, clockwise from the new holder."""
    state = step.state
    life = state.life
    if life is None:
        return
    for seat in range(state.seats):
        if life.cards[seat] != NONE:
            _drop(life, seat)
    for place in range(state.seats):
        seat = (first + place) % state.seats
        if not killed >> seat & 1:
            continue
        if not life.pile:
            life.pile, life.discard = sorted(life.discard), []
            step.rng.shuffle(life.pile)
        card = life.cards[seat] = life.pile.pop()
        step.emit(PenaltyDrawn(seat, book.named_penalties[card], penalty_text(book.resurrections[card])))


# --- votes ----------------------------------------------------------------------------------------


def accuse(step: Happening, seat: int, player: int) -> None:
    life = step.state.life
    if life is None:
        return
    life.accused, life.accuser = player, seat
    life.accusers |= 1 << seat
    life.vote_t = step.t
    life.votes = [NONE] * step.state.seats
    life.votes[seat] = 1
    step.emit(Accused(seat, player))
    _close_if_all_voted(step)


def vote(step: Happening, seat: int, yes: bool) -> None:
    life = step.state.life
    if life is None:
        return
    life.votes[seat] = int(yes)
    step.emit(Voted(seat, yes))
    _close_if_all_voted(step)


def _close_if_all_voted(step: Happening) -> None:
    state = step.state
    if not any(may_vote(state, seat) for seat in range(state.seats)):
        close_vote(step)


def close_vote(step: Happening) -> None:
    """Silence abstains; strictly more yes than no is a breach."""
    life = step.state.life
    if life is None or life.accused == NONE:
        return
    player = life.accused
    breach = life.votes.count(1) > life.votes.count(0)
    _forget_vote(life)
    step.emit(VoteEnded(player, "breach" if breach else "no_breach"))
    if breach:
        fine(step, player)


def cancel_vote(step: Happening) -> None:
    life = step.state.life
    if life is not None and life.accused != NONE:
        player = life.accused
        _forget_vote(life)
        step.emit(VoteEnded(player, "cancelled"))


def _forget_vote(life: Life) -> None:
    life.accused = life.accuser = NONE
    life.votes = [NONE] * len(life.votes)
    life.vote_t = 0


def restaffed(step: Happening, book: Book) -> None:
    """A bot came or went: an open vote may have lost its sense or its last voter, a ritual its use."""
    state = step.state
    life = state.life
    if life is None:
        return
    for seat in range(state.seats):
        if not has_ritual(state, book, seat):
            life.rituals &= ~(1 << seat)
    if life.accused != NONE:
        if penalty(state, book, life.accused) is HICCUP:
            cancel_vote(step)
        else:
            _close_if_all_voted(step)
