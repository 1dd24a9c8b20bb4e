"""Worlds that fit a view: cards that the viewer does not see are spread at random over the places with such backs.

What somebody remembers beyond the view is for bots to add: `known` says where certain cards must lie.
"""

from __future__ import annotations

from collections.abc import Mapping

from lastwire.engine.rng import Rng
from lastwire.games.badaboom.rules.book import BACKS, Book, book_of
from lastwire.games.badaboom.rules.mission import fulfilled
from lastwire.games.badaboom.rules.state import (
    ASKS,
    KIND_SHIFT,
    KINDS,
    NONE,
    PHASES,
    UNTIL,
    Frame,
    Life,
    State,
    mask_of,
    numbers,
)
from lastwire.games.badaboom.rules.view import Advance, Laid, View

# Places of cards for `known`: a seat, or one of these.
BOMB = -2
DISCARD = -3


def imagine(view: View, rng: Rng, known: Mapping[int, int] | None = None) -> State:
    """A state that looks like this to the viewer. `known`: card to place, where the view does not say."""
    return Worlds(view, known).draw(rng)


class Worlds:
    """All states that look like this to the viewer, to draw from. What is the same in all is worked out once."""

    def __init__(self, view: View, known: Mapping[int, int] | None = None) -> None:
        self.view = view
        self.book = book = book_of(view.options)
        self.base = base = _public(view)
        if view.opened is not None:
            _open(base, view)
            return
        unseen = book.all & ~base.in_force & ~mask_of([frame[0] for frame in base.stack])
        own = view.own
        if own is not None:
            base.hands[own.seat] = mask_of([card for card in own.hand if card])
            unseen &= ~base.hands[own.seat]
        if view.contents is not None:
            base.contents = mask_of([card for card in view.contents if card])
        elif view.gadget is not None:
            base.contents = 1 << view.gadget  # announced
        unseen &= ~base.contents
        if view.top is not None:
            unseen &= ~(1 << view.top)
        # Room for Gadgets and Tricks at each place that the viewer cannot see.
        rooms = {
            seat: [backs.gadgets, backs.tricks]
            for seat, backs in enumerate(view.hands)
            if own is None or seat != own.seat
        }
        if view.contents is None:
            rooms[BOMB] = [view.inside.gadgets - (view.gadget is not None), view.inside.tricks]
        for card, place in (known or {}).items():
            if unseen >> card & 1 and place in rooms:
                back = book.tricks >> card & 1
                if rooms[place][back]:  # a memory that cannot be right is no reason to fail
                    rooms[place][back] -= 1
                    unseen ^= 1 << card
                    self._lay(base, place, 1 << card)
        self.rooms = [(place, *room) for place, room in rooms.items() if any(room)]
        # What is known to lie in the discard pile stays there unless it is needed elsewhere.
        self.down = view.discard
        for card, place in (known or {}).items():
            mask = book.tricks if book.tricks >> card & 1 else book.gadgets
            wanted = sum(room[mask == book.tricks] for room in rooms.values())
            if place == DISCARD and unseen >> card & 1 and self.down and (unseen & mask).bit_count() > wanted:
                self.down -= 1
                unseen ^= 1 << card
                base.discard |= 1 << card
        self.gadgets, self.tricks = numbers(unseen & book.gadgets), numbers(unseen & book.tricks)

    def draw(self, rng: Rng) -> State:
        """One of them, at random: unseen cards are spread over the places with their backs."""
        view, state = self.view, self.base.copy()
        state.salt = rng.word()
        state.life = _life(view, rng)
        if view.opened is not None:
            return state
        gadgets, tricks = self.gadgets[:], self.tricks[:]
        rng.shuffle(gadgets)
        rng.shuffle(tricks)
        for place, gadget_count, trick_count in self.rooms:
            found = 0
            for _ in range(gadget_count):
                found |= 1 << gadgets.pop()
            for _ in range(trick_count):
                found |= 1 << tricks.pop()
            self._lay(state, place, found)
        rest = gadgets + tricks
        if gadgets:
            rng.shuffle(rest)
        state.discard |= mask_of(rest[: self.down])
        state.pile = rest[self.down :]
        if view.top is not None:
            state.pile.append(view.top)
        _seal(state, view, self.book, rng)
        return state

    def _lay(self, state: State, place: int, cards: int) -> None:
        if place == BOMB:
            state.contents |= cards
        else:
            state.hands[place] |= cards


def _number(value: int | None) -> int:
    return NONE if value is None else value


def _frames(laid: tuple[Laid, ...]) -> list[Frame]:
    return [(each.card, each.controller, _number(each.player)) for each in laid]


def _public(view: View) -> State:
    """All that the view says for certain."""
    holder, asked = _number(view.holder), _number(view.asked)
    polled = view.ask in ("trick", "interrupt")
    return State(
        options=view.options,
        seats=view.seats,
        hands=[0] * view.seats,
        pile=[],
        discard=0,
        contents=0,
        claims=[],
        nominations=[_number(named) for named in view.votes or ()],
        presets=[0] * view.seats,
        salt=0,
        beat=False,
        mechs=[backs.mechanisms for backs in view.hands],
        inside=view.inside.mechanisms,
        spare=view.spare,
        coins=list(view.coins),
        bomb=view.bomb,
        holder=holder,
        armer=_number(view.armer),
        closed=view.closed,
        armed_at_start=view.armed_at_start,
        was_secure=view.was_secure,
        bomb_turns=view.bomb_turns,
        turn=view.turn,
        drawn=view.drawn or 0,
        swaps=[9 * swap.seat + 3 * BACKS.index(swap.put) + BACKS.index(swap.took) for swap in view.swaps],
        active=_frames(view.active),
        in_force=mask_of([each.card for each in view.active]),
        stack=_frames(view.stack),
        played=[mask_of(cards) for cards in view.played],
        phase=PHASES.index(view.phase),
        ask=ASKS.index(view.ask),
        asked=asked,
        offset=(asked - holder) % view.seats if polled else 0,
        killed=mask_of(view.killed),
        continuations=view.continuations,
        history=[
            (
                blast.bomb,
                blast.holder,
                _number(blast.armer),
                blast.gadget or 0,
                mask_of(blast.killed),
                blast.turns,
                *blast.pay,
                *(mask_of(cards) for cards in blast.claimed),
            )
            for blast in view.history
        ],
        bots=mask_of(view.bots),
        prompt_no=view.prompt,
        prompt_t=view.prompt_t,
        cause=view.cause,
        winners=mask_of(view.winners),
        life=None,
        part=view.part,
        rest=mask_of(view.rest),
        verdict=view.verdict,
        gains=list(view.gains),
    )


def _life(view: View, rng: Rng) -> Life | None:
    shown = view.life
    if shown is None:
        return None
    cards = [NONE if penalty is None else penalty.card for penalty in shown.penalties]
    gone = {*cards, *shown.discard}
    pile = [card for card in range(len(book_of(view.options).resurrections)) if card not in gone]
    rng.shuffle(pile)
    if view.opened is not None:
        pile = list(view.opened.penalties)
    return Life(
        cards=cards,
        pile=pile,
        discard=list(shown.discard),
        rituals=mask_of([seat for seat, each in enumerate(shown.penalties) if each is not None and each.ritual]),
        duty=mask_of(shown.duty),
        jumpy=mask_of(shown.jumpy),
        warned=mask_of(shown.warned),
        accused=_number(shown.accused),
        accuser=_number(shown.accuser),
        votes=[NONE if vote is None else int(vote) for vote in shown.votes],
        vote_t=shown.vote_t,
        accusers=mask_of(shown.accusers),
    )


def _open(state: State, view: View) -> None:
    opened = view.opened
    if opened is None:
        return
    state.hands = [mask_of([card for card in hand if card]) for hand in opened.hands]
    state.contents = mask_of([card for card in opened.contents if card])
    state.pile = list(opened.pile)
    state.discard = mask_of(opened.discard)
    state.claims = [NONE if claim is None else mask_of(claim) for claim in opened.claims]
    state.nominations = [_number(named) for named in opened.nominations]
    state.presets = [_code(preset) for preset in opened.presets]


def _code(preset: Advance | None) -> int:
    if preset is None:
        return 0
    return UNTIL.index(preset.until) | sum(1 << KIND_SHIFT + KINDS.index(kind) for kind in preset.kinds)


def _seal(state: State, view: View, book: Book, rng: Rng) -> None:
    """Answers that are sealed: the viewer's own as they are, others' as they may be."""
    own = view.own
    if view.ask == "claim":
        state.claims = [NONE if seat in view.owed else 0 for seat in range(view.seats)]
        for seat in view.submitted:
            state.claims[seat] = fulfilled(state, book, seat) & _some(rng)
    elif view.ask == "nominate":
        state.nominations = [NONE] * view.seats
        for seat in view.submitted:
            state.nominations[seat] = rng.below(view.seats)
    if own is not None:
        if own.claim is not None:
            state.claims[own.seat] = mask_of(own.claim)
        if own.nomination is not None:
            state.nominations[own.seat] = own.nomination
        state.presets[own.seat] = _code(own.preset)


def _some(rng: Rng) -> int:
    """Any of up to 128 cards, each as likely as not; most people claim what they can."""
    return -1 if rng.below(4) else rng.word() | rng.word() << 32 | rng.word() << 64 | rng.word() << 96
