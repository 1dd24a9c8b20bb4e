"""What is done to the table: questions, draws, deals and fines."""

from __future__ import annotations

from lastwire.engine.secret import Secret
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.board import backs, names_of
from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.events import CardDealt, CardDrawn, Fined, NothingDrawn, PileShuffled, PresetEnded
from lastwire.games.badaboom.rules.state import POLLS, numbers

# --- prompts --------------------------------------------------------------------------------------


def open_prompt(step: Happening, ask: int, seat: int) -> None:
    """One more question. A poll of a person gets its beat (GB-4.111), whether a pass was set in advance or not."""
    state = step.state
    state.ask = ask
    state.asked = seat
    state.prompt_no += 1
    state.prompt_t = step.t
    state.beat = ask in POLLS and not state.bots >> seat & 1
    life = state.life
    if life is not None and life.jumpy:
        life.warned |= life.jumpy


def end_preset(step: Happening, seat: int) -> None:
    state = step.state
    if state.presets[seat]:
        state.presets[seat] = 0
        if step.told is not None:
            step.emit(PresetEnded(seat), only=(seat,))


def end_presets(step: Happening, codes: tuple[int, ...]) -> None:
    """End all passes set in advance with these limits."""
    if not any(step.state.presets):
        return
    for seat, code in enumerate(step.state.presets):
        if code and code & 7 in codes:
            end_preset(step, seat)


# --- coins ----------------------------------------------------------------------------------------


def fine(step: Happening, seat: int) -> None:
    """GB-4.93, GB-4.94: one coin to the bank, if there is one."""
    state = step.state
    life = state.life
    if life is not None and state.coins[seat] >= CONTENT.fine:
        state.coins[seat] -= CONTENT.fine
        step.emit(Fined(seat, state.coins[seat]))


# --- cards ----------------------------------------------------------------------------------------


def reshuffle(step: Happening, book: Book) -> None:
    """GB-4.14: the whole discard pile becomes the draw pile."""
    state = step.state
    if state.discard:
        state.pile = numbers(state.discard)
        state.discard = 0
        step.rng.shuffle(state.pile)
        if step.told is not None:
            step.emit(PileShuffled(len(state.pile), book.named[state.pile[-1]]))


def draw(step: Happening, book: Book, seat: int, why: str) -> int:
    """GB-4.10, GB-4.14: the top card, which everybody sees. Answers its number, 0 if there is none."""
    state = step.state
    if not state.pile:
        reshuffle(step, book)
        if not state.pile:
            step.emit(NothingDrawn(seat))
            return 0
    card = state.pile.pop()
    state.hands[seat] |= 1 << card
    if step.told is not None:
        step.emit(CardDrawn(seat, book.named[card], why))  # type: ignore[arg-type]
    if not state.pile:
        reshuffle(step, book)
    return card


def deal_bottom(step: Happening, book: Book, seat: int, count: int) -> None:
    """GB-4.80, GB-7.61, GB-7.62: from the bottom, each card known to its receiver alone."""
    state = step.state
    dealt: list[int] = []
    for _ in range(count):
        if not state.pile:
            reshuffle(step, book)
            if not state.pile:
                break
        # The last card of a pile is its top, too: everybody has seen it.
        seen = len(state.pile) == 1
        card = state.pile.pop(0)
        state.hands[seat] |= 1 << card
        if seen:
            _tell_dealt(step, book, seat, dealt, (seat,))
            _tell_dealt(step, book, seat, [card], None)
            dealt = []
        else:
            dealt.append(card)
        if not state.pile:
            reshuffle(step, book)
    _tell_dealt(step, book, seat, dealt, (seat,))


def _tell_dealt(step: Happening, book: Book, seat: int, cards: list[int], seen_by: tuple[int, ...] | None) -> None:
    """GB-4.80: a player's cards come together. In which order they lay in the pile, nobody knows (GB-5.1)."""
    if cards and step.told is not None:
        cards = sorted(cards)
        step.emit(CardDealt(seat, backs(book, cards), Secret(names_of(book, cards), seen_by)))
