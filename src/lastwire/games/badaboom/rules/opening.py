"""What is told of the set-up."""

from __future__ import annotations

from lastwire.engine.types import Told
from lastwire.games.badaboom.rules.board import hand_cards, names_of
from lastwire.games.badaboom.rules.book import book_of
from lastwire.games.badaboom.rules.events import BombAssembled, CardDrawn, HandDealt, HolderFound
from lastwire.games.badaboom.rules.face import started
from lastwire.games.badaboom.rules.printed import property_text
from lastwire.games.badaboom.rules.state import NONE, State


def opening(state: State) -> list[Told]:
    """The box, each player's own cards, the Bomb, and what its holder drew in the open (GB-5.1)."""
    book = book_of(state.options)
    told = [Told(started(state))]
    # Only before the first answer: later the card may be elsewhere, and whether it is must not show.
    drawn = state.drawn if state.prompt_no == 1 else 0
    for seat in range(state.seats):
        dealt = [card for card in hand_cards(state, seat) if not card or card != drawn]
        told.append(Told(HandDealt(seat, names_of(book, dealt)), only=(seat,)))
    text = property_text(book.bombs[state.bomb])
    told.append(Told(BombAssembled(book.named_bombs[state.bomb], state.inside, text)))
    if state.holder != NONE:
        told.append(Told(HolderFound(state.holder, None)))
    if drawn:
        told.append(Told(CardDrawn(state.holder, book.named[drawn], "draw")))
    return told
