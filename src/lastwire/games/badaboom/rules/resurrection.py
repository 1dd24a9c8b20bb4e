"""The optional rules (GB-2.55..2.57, GB-4.90..4.98): soft restrictions, rituals, chat filters and votes."""

from __future__ import annotations

import unicodedata
from typing import Final

from lastwire.games.badaboom.rules.board import Happening, fine, hand_size
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.events import (
    Accused,
    BoughtOff,
    PenaltyDrawn,
    RitualDone,
    Voted,
    VoteEnded,
)
from lastwire.games.badaboom.rules.moves import (
    Choose,
    Interrupt,
    Move,
    NoTinker,
    Pass,
    Play,
    Tinker,
)
from lastwire.games.badaboom.rules.state import (
    CLAIM,
    MECHANISM,
    NONE,
    OVER,
    TINKER,
    Life,
    State,
)

# GB-4.96: which decisions a ritual has to come before.
_RITUALS: Final = ("show_card", "hiccup", "thank_you", "ta_daa", "eeek")
_TURN_START: Final = ("show_card", "thank_you")


def fresh_life(book: Book, seats: int) -> Life:
    """GB-3.2: the pile, still to be shuffled."""
    pile = list(range(len(book.resurrections)))
    return Life([NONE] * seats, pile, [], 0, 0, 0, 0, NONE, NONE, [NONE] * seats, 0, 0)


def people(state: State) -> int:
    """How many seats are run by people."""
    return state.seats - state.bots.bit_count()


def penalty(state: State, book: Book, seat: int) -> str:
    """The rule that a seat has to follow, or "". GB-2.56: what cannot be judged at this table works as Hiccups."""
    life = state.life
    if life is None or life.cards[seat] == NONE:
        return ""
    card = book.resurrections[life.cards[seat]]
    if card.judge in "CV" and state.bots >> seat & 1:
        return "hiccup"
    if card.judge == "C" and not state.options.free_chat:
        return "hiccup"
    if card.judge == "V" and people(state) < CONTENT.vote.people:
        return "hiccup"
    return card.rule


def in_explosion(state: State) -> bool:
    """GB-4.93, GB-4.95: between 4.70 and 4.80 nothing is a breach and nothing can be bought off."""
    return state.ask == CLAIM


# --- soft restrictions ----------------------------------------------------------------------------


def breaks(state: State, book: Book, seat: int, move: Move) -> bool:
    """GB-2.55, judge S: whether the engine knows this move to be forbidden by the seat's card."""
    rule = penalty(state, book, seat)
    if not rule:
        return False
    if isinstance(move, Play | Choose):
        if rule == "spare_left":
            return move.player == (seat + 1) % state.seats
        if rule == "spare_poorer":
            return move.player is not None and state.coins[move.player] < state.coins[seat]
    if isinstance(move, Play | Interrupt) and rule == "one_trick":
        return state.played[seat] != 0  # GB-7.82: cancelled ones count
    if isinstance(move, Interrupt):
        return rule == "no_interrupt"
    if isinstance(move, Tinker):
        return (rule == "no_armed_swap" and state.inside == 0) or (rule == "no_mechanism_in" and move.give == MECHANISM)
    if isinstance(move, NoTinker):
        # GB-7.81: the phase is asked for only where there is a legal swap. Long tongs are no tinkering phase.
        return rule == "must_tinker" and state.ask == TINKER
    return False


# --- rituals --------------------------------------------------------------------------------------


def has_ritual(state: State, book: Book, seat: int) -> bool:
    return penalty(state, book, seat) in _RITUALS


def may_perform(state: State, book: Book, seat: int) -> bool:
    """GB-4.96: at any time, but not while an explosion is settled: the card is about to go."""
    return not in_explosion(state) and has_ritual(state, book, seat)


def begin_duty(state: State, book: Book) -> None:
    """GB-4.96: what a turn's start brings."""
    life = state.life
    if life is not None:
        life.accusers = 0
        life.jumpy = life.warned = 0
        life.duty = 1 << state.holder if penalty(state, book, state.holder) in _TURN_START else 0


def startle(state: State, book: Book) -> None:
    """GB-4.98: the Bomb was armed; a shriek from before does not count."""
    life = state.life
    if life is not None:
        for seat in range(state.seats):
            bit = 1 << seat
            if penalty(state, book, seat) == "eeek" and not life.jumpy & bit:  # who owes one already had time for it
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
    rule = penalty(state, book, seat)
    if rule in _TURN_START:
        if not life.duty >> seat & 1 or not isinstance(move, Play | Pass | Tinker | NoTinker):
            return
        life.duty &= ~(1 << seat)
        if rule == "show_card" and not hand_size(state, seat):
            return  # no cards: exempt
    elif rule == "hiccup":
        if not isinstance(move, Play | Interrupt):
            return
    elif rule != "ta_daa" or not isinstance(move, Tinker | NoTinker) or state.ask != TINKER:
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
    step.emit(RitualDone(seat, penalty(state, book, seat), None if card is None else book.named[card]))
    if penalty(state, book, seat) == "eeek":
        life.jumpy &= ~(1 << seat)
    else:
        life.rituals |= 1 << seat


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
        step.emit(PenaltyDrawn(seat, book.named_penalties[card], book.resurrections[card].rule))


# --- chat -----------------------------------------------------------------------------------------


def chat_breach(state: State, seat: int, text: str) -> bool:
    """GB-2.55, judge C: whether a line of chat breaks the seat's card."""
    if state.phase == OVER or in_explosion(state):
        return False
    match penalty(state, book_of(state.options), seat):
        case "no_s":
            return "s" in text or "S" in text
        case "no_lower_case":
            return any(unicodedata.category(char) == "Ll" for char in text)
        case "ends_in_boom":
            # A word has letters or digits: what stands behind the last one is punctuation, pictures included.
            words = [word for each in text.split() if (word := "".join(filter(_is_of_a_word, each)))]
            return not words or words[-1].casefold() != "boom"
    return False


def _is_of_a_word(char: str) -> bool:
    return unicodedata.category(char)[0] in "LN"


# --- votes ----------------------------------------------------------------------------------------


def may_accuse(state: State, book: Book, seat: int, player: int) -> bool:
    """GB-4.97: people accuse people who have a card that only a vote can judge."""
    life = state.life
    if life is None or in_explosion(state) or life.accused != NONE or life.accusers >> seat & 1:
        return False
    if player == seat or not 0 <= player < state.seats or state.bots >> seat & 1 or life.cards[player] == NONE:
        return False
    # A card that works as Hiccups here is judged by the engine.
    return book.resurrections[life.cards[player]].judge == "V" and penalty(state, book, player) != "hiccup"


def may_vote(state: State, seat: int) -> bool:
    life = state.life
    if life is None or life.accused == NONE or in_explosion(state):
        return False
    return seat != life.accused and not state.bots >> seat & 1 and life.votes[seat] == NONE


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
        if penalty(state, book, life.accused) == "hiccup":
            cancel_vote(step)
        else:
            _close_if_all_voted(step)
