"""Set-up (chapter 3), and positions put together by hand for lessons and tests."""

from __future__ import annotations

from collections.abc import Sequence

from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.errors import ContentError
from lastwire.games.badaboom.rules.apply import turn
from lastwire.games.badaboom.rules.apply.board import open_prompt
from lastwire.games.badaboom.rules.apply.bomb import assemble
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.board import armed, has
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.content import CONTENT, checked_deck
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.refusal import refusal
from lastwire.games.badaboom.rules.resurrection import fresh_life
from lastwire.games.badaboom.rules.state import (
    FIRST,
    MECHANISM,
    NOMINATE,
    NONE,
    NOTHING,
    PHASES,
    State,
    mask_of,
    numbers,
)
from lastwire.games.badaboom.words.notation import card_number, read_cards
from lastwire.message import Message


def seats(options: Options) -> range:
    """GB-1.2."""
    return range(3, 6)


def blank(options: Options, seats: int, book: Book) -> State:
    """A table with nothing on it: no cards dealt, no Bomb, all Mechanisms in their pile."""
    return State(
        options=options,
        seats=seats,
        hands=[0] * seats,
        pile=[],
        discard=0,
        contents=0,
        claims=[],
        nominations=[],
        presets=[0] * seats,
        salt=0,
        beat=False,
        mechs=[0] * seats,
        inside=0,
        spare=book.mechanisms,
        coins=[0] * seats,
        bomb=0,
        holder=NONE,
        armer=NONE,
        closed=False,
        armed_at_start=False,
        was_secure=True,
        bomb_turns=0,
        turn=0,
        drawn=0,
        swaps=[],
        active=[],
        in_force=0,
        stack=[],
        played=[0] * seats,
        phase=FIRST,
        ask=NOTHING,
        asked=NONE,
        offset=0,
        killed=0,
        continuations=0,
        history=[],
        bots=0,
        prompt_no=0,
        prompt_t=0,
        cause="",
        winners=0,
        life=fresh_life(book, seats) if options.resurrection else None,
        part=0,
        rest=0,
        verdict=0,
        gains=[],
    )


def check_options(options: Options, seats: int) -> None:
    """GB-9.23."""
    if options.first_player.startswith("seat:") and int(options.first_player.removeprefix("seat:")) >= seats:
        reason = Message("badaboom-option-no_seat", args={"seat": options.first_player, "seats": seats})
        raise refusal("E_BAD_SETUP", "GB-9.23", reason=reason)
    if options.deck is not None:
        try:
            checked_deck(options.deck, "deck")
        except ContentError as error:
            raise refusal("E_BAD_SETUP", "GB-2.44", reason=error.message) from None


def deal(options: Options, seats: int, rng: Rng) -> State:
    """GB-3.2..3.8, in this order: Resurrection cards, the Bomb, the deck, the first holder."""
    check_options(options, seats)
    book = book_of(options)
    state = blank(options, seats, book)
    step: Happening = Step(state, rng, 0, listening=False)
    if state.life is not None:
        rng.shuffle(state.life.pile)
    assemble(step, book)
    cards = [card.number for card in book.cards[1:]]
    rng.shuffle(cards)
    for seat in range(seats):
        state.hands[seat] = mask_of([cards.pop() for _ in range(CONTENT.hand)])
    state.pile = cards
    if options.first_player == "vote":
        state.nominations = [NONE] * seats
        open_prompt(step, NOMINATE, NONE)
    else:
        chosen = options.first_player
        holder = rng.below(seats) if chosen == "random" else int(chosen.removeprefix("seat:"))
        turn.begin_turn(step, book, holder)
    return state


def inject(
    options: Options,
    hands: Sequence[str],
    contents: str = "M M M",
    *,
    bomb: str = "bomb_human",
    holder: int = 0,
    draw: str | None = "",
    discard: str = "",
    coins: Sequence[int] = (),
    armer: int = NONE,
    active: Sequence[tuple[str, int, int]] = (),
    phase: str = "turn",
    bomb_turns: int = 0,
    armed_at_start: bool = True,
    continuations: int = 0,
    penalties: Sequence[str] = (),
    rng: Rng,
) -> State:
    """A position by hand. Cards are named as in `notation`; `draw` lists the top first, and unlisted cards lie below
    it in the order of their numbers, or with `draw=None` in the discard pile.

    `phase`: "turn" begins the holder's turn with its draw phase; "trick1", "tinkering" and "trick2" begin there.
    """
    seats = len(hands)
    check_options(options, seats)
    book = book_of(options)
    state = blank(options, seats, book)
    for seat, text in enumerate(hands):
        cards = read_cards(book, text)
        state.mechs[seat] = cards.count(MECHANISM)
        state.hands[seat] = mask_of([card for card in cards if card])
    inside = read_cards(book, contents)
    state.inside = inside.count(MECHANISM)
    state.contents = mask_of([card for card in inside if card])
    state.spare -= state.inside + sum(state.mechs)
    state.bomb = [each.id for each in book.bombs].index(bomb)
    state.discard = mask_of(read_cards(book, discard))
    state.active = [(card_number(book, name), controller, player) for name, controller, player in active]
    state.in_force = mask_of([frame[0] for frame in state.active])
    state.coins = list(coins) or [0] * seats
    state.holder = holder
    state.armer = armer
    state.closed = armer != NONE and not has(state, book, "never_closed")
    state.armed_at_start = armed(state) and armed_at_start
    state.was_secure = not state.armed_at_start
    state.bomb_turns = bomb_turns
    state.continuations = continuations
    top = read_cards(book, draw or "")
    rest = book.all & ~state.discard & ~state.in_force & ~state.contents & ~mask_of(top)
    for hand in state.hands:
        rest &= ~hand
    if draw is None:
        state.discard |= rest
    else:
        state.pile = [*numbers(rest), *reversed(top)]
    if state.life is not None:
        for seat, id in enumerate(penalties):
            if id:
                card = [each.id for each in book.resurrections].index(id)
                state.life.pile.remove(card)
                state.life.cards[seat] = card
    step: Happening = Step(state, rng, 0, listening=False)
    if phase == "turn":
        state.bomb_turns -= 1 if bomb_turns else 0
        turn.begin_turn(step, book, holder)
    else:
        state.turn = 1
        state.salt = rng.word()
        state.bomb_turns = max(1, bomb_turns)
        turn.resume(step, book, PHASES.index(phase))
    return state
