"""What the Resurrection cards forbid, and what their owners may do about it (GB-4.90 to GB-4.98)."""

from __future__ import annotations

import unicodedata
from typing import Final

from lastwire.games.badaboom.rules.board import takes
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.content import CONTENT, Resurrection
from lastwire.games.badaboom.rules.moves import Choose, Interrupt, Move, NoTinker, Play, Tinker
from lastwire.games.badaboom.rules.part import Ban, Rite
from lastwire.games.badaboom.rules.state import CLAIM, MECHANISM, NONE, OVER, TINKER, Life, State, numbers
from lastwire.games.badaboom.rules.trick import choices

# GB-2.56: what cannot be judged at a table works as this.
HICCUP: Final = Resurrection(id="hiccup", mark="O", ritual=Rite(before="trick"))


def fresh_life(book: Book, seats: int) -> Life:
    """GB-3.2: the pile, still to be shuffled."""
    pile = list(range(len(book.resurrections)))
    return Life([NONE] * seats, pile, [], 0, 0, 0, 0, NONE, NONE, [NONE] * seats, 0, 0)


def people(state: State) -> int:
    """How many seats are run by people."""
    return state.seats - state.bots.bit_count()


def penalty(state: State, book: Book, seat: int) -> Resurrection | None:
    """What a seat has to follow. GB-2.56: what cannot be judged at this table works as Hiccups."""
    life = state.life
    if life is None or life.cards[seat] == NONE:
        return None
    card = book.resurrections[life.cards[seat]]
    if card.judge in "CV" and state.bots >> seat & 1:
        return HICCUP
    if card.judge == "C" and not state.options.free_chat:
        return HICCUP
    if card.judge == "V" and people(state) < CONTENT.vote.people:
        return HICCUP
    return card


def ritual_before(state: State, book: Book, seat: int) -> str:
    """GB-4.96: which decision a seat's ritual has to come before, or ""."""
    card = penalty(state, book, seat)
    return "" if card is None or card.ritual is None else card.ritual.before


def has_to_show(state: State, book: Book, seat: int) -> bool:
    """Whether the ritual is to show a card."""
    card = penalty(state, book, seat)
    return card is not None and card.ritual is not None and card.ritual.show


def in_explosion(state: State) -> bool:
    """GB-4.93, GB-4.95: between 4.70 and 4.80 nothing is a breach and nothing can be bought off."""
    return state.ask == CLAIM


# --- soft restrictions ----------------------------------------------------------------------------


def breaks(state: State, book: Book, seat: int, move: Move) -> bool:
    """GB-2.55, judge S: whether the engine knows this move to be forbidden by the seat's card."""
    card = penalty(state, book, seat)
    if card is None or not _forbidden(state, book, seat, card, move):
        return False
    # GB-2.58: where every answer is forbidden, none is.
    if isinstance(move, Choose):
        options = choices(state, book.cards[state.stack[-1][0]], seat) or () if state.stack else ()
        return any(not _forbidden(state, book, seat, card, Choose(player)) for player in options)
    if isinstance(move, NoTinker):
        hand = state.hands[seat] | (1 if state.mechs[seat] else 0)
        swaps = [Tinker(give, MECHANISM) for give in numbers(hand) if takes(state, book, give)]
        return any(not _forbidden(state, book, seat, card, swap) for swap in swaps)
    return True


def _forbidden(state: State, book: Book, seat: int, card: Resurrection, move: Move) -> bool:
    return any(_breaks(state, book, seat, ban, move) for ban in card.forbids)


def _breaks(state: State, book: Book, seat: int, ban: Ban, move: Move) -> bool:
    match ban.move:
        case "trick":  # GB-7.82: cancelled ones count
            return isinstance(move, Play | Interrupt) and state.played[seat].bit_count() >= ban.after
        case "interrupt":
            return isinstance(move, Interrupt)
        case "name":
            return (
                isinstance(move, Play | Choose) and move.player is not None and _spared(state, seat, ban, move.player)
            )
        case "swap":
            if not isinstance(move, Tinker) or (ban.bomb != "any" and (ban.bomb == "armed") != (state.inside == 0)):
                return False
            give = MECHANISM if move.give is None else move.give
            return ban.giving == "any" or (0 <= give < len(book.cards) and book.cards[give].back == ban.giving)
    # GB-7.81: the phase is asked for only where there is a legal swap. Long tongs are no tinkering phase.
    return isinstance(move, NoTinker) and state.ask == TINKER


def _spared(state: State, seat: int, ban: Ban, player: int) -> bool:
    """Whether this player must not be named."""
    if not 0 <= player < state.seats:
        return False
    coins = state.coins
    found = {
        "left": player == (seat + 1) % state.seats,
        "right": player == (seat - 1) % state.seats,
        "richer": coins[player] > coins[seat],
        "poorer": coins[player] < coins[seat],
        "holder": player == state.holder,
        "anyone": True,
    }
    return any(found[word] for word in ban.naming)


# --- rituals --------------------------------------------------------------------------------------


def has_ritual(state: State, book: Book, seat: int) -> bool:
    return ritual_before(state, book, seat) != ""


def may_perform(state: State, book: Book, seat: int) -> bool:
    """GB-4.96: at any time, but not while an explosion is settled: the card is about to go."""
    return not in_explosion(state) and has_ritual(state, book, seat)


# --- chat -----------------------------------------------------------------------------------------


def chat_breach(state: State, seat: int, text: str) -> bool:
    """GB-2.55, judge C: whether a line of chat breaks the seat's card."""
    if state.phase == OVER or in_explosion(state):
        return False
    card = penalty(state, book_of(state.options), seat)
    if card is None or card.chat is None:
        return False
    chat = card.chat
    if any(each.lower() in text.lower() for each in chat.without):
        return True
    if chat.upper and any(unicodedata.category(char) == "Ll" for char in text):
        return True
    if chat.ends is None:
        return False
    # A word has letters or digits: what stands behind the last one is punctuation, pictures included.
    words = [word for each in text.split() if (word := _letters(each))]
    return not words or words[-1] != _letters(chat.ends)


def _letters(text: str) -> str:
    return "".join(filter(_is_of_a_word, text)).casefold()


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
    card = penalty(state, book, player)
    return card is not None and card.judge == "V"


def may_vote(state: State, seat: int) -> bool:
    life = state.life
    if life is None or life.accused == NONE or in_explosion(state):
        return False
    return seat != life.accused and not state.bots >> seat & 1 and life.votes[seat] == NONE
