"""What the Resurrection cards forbid, and what their owners may do about it (GB-4.90 to GB-4.98)."""

from __future__ import annotations

import unicodedata
from typing import Final

from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.moves import Choose, Interrupt, Move, NoTinker, Play, Tinker
from lastwire.games.badaboom.rules.state import CLAIM, MECHANISM, NONE, OVER, TINKER, Life, State

# GB-4.96: which decisions a ritual has to come before.
_RITUALS: Final = ("show_card", "hiccup", "thank_you", "ta_daa", "eeek")


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
