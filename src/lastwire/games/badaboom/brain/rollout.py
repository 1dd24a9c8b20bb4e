"""Play on to the next explosion in imagined worlds, with a policy that is quick rather than clever, and judge who is
then likely to win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.games.badaboom.brain.value import card_worth
from lastwire.games.badaboom.rules.apply import dispatch
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.apply.turn import ask_round, interrupt, play, poll, settle
from lastwire.games.badaboom.rules.board import explodes, gadget_inside, next_holder, takes
from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.danger import killed
from lastwire.games.badaboom.rules.events import Event
from lastwire.games.badaboom.rules.mission import fulfilled
from lastwire.games.badaboom.rules.moves import Choose, Discard, Move, NoTinker, Tinker
from lastwire.games.badaboom.rules.state import (
    CHOOSE,
    CLAIM,
    DISCARD,
    INTERRUPT,
    MECHANISM,
    NONE,
    OVER,
    TINKER,
    TRICK,
    TRICK2,
    State,
    numbers,
)
from lastwire.games.badaboom.rules.trick import choices, interrupting, playable

_NO_TINKER: Final = NoTinker()
_LONGEST: Final = 400  # windows and decisions; more than there are
_ROUNDS: Final = 2  # of turns; a Bomb that goes round for ever is worth what lies on the table

_CASUAL: Final = {"draw": 0.3, "steal": 0.1, "remove_mechanism": 0.3}  # how often one is played for its own sake
_DIRECT: Final = ("affect", "chain", "protect_and_affect")
_SAVING: Final = ("protect", "no_explosion", "add_mechanism")

# Who is likely to win, from what lies on the table after an explosion: fitted to matches of this policy.
KEPT: Final = 0.2  # coins for a card still in hand (GB-10.2)
SALVAGE: Final = 0.5  # for a Mechanism in hand, where a Bomb did not go off in time
SHARP: Final = 0.6
PACE: Final = 2.3  # coins that the richest gets in one explosion


class Rollout:
    """Quick play with one deck. Every seat sees its own cards and what lies open, and no others."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.worth = [card_worth(card) for card in book.cards]
        self.worth[MECHANISM] = 0.9
        self.quality = [0.55 * worth - KEPT for worth in self.worth]
        self.casual = sum(card.bit for card in book.cards if card.effect in _CASUAL)
        self.affecting = sum(card.bit for card in book.cards if card.effect == "affect")
        saving = (*_SAVING, "protect_and_affect", "protect_unless_holder")
        self.escapes = book.forcing | sum(card.bit for card in book.cards if card.effect in saving)
        self.answers = book.interrupts & ~book.take_overs

    def value(self, world: State, me: int, move: Move, rng: Rng) -> float:
        """How likely this seat wins if it makes this move now."""
        step: Happening = Step[State, Event](world.copy(), rng, 0, listening=False)
        dispatch.apply(step, me, move)
        self.run(step, len(world.history))
        return self.chance(step.state, me)

    def run(self, step: Happening, explosions: int) -> None:
        """Play until the next explosion has been paid."""
        state, book = step.state, self.book
        last = state.turn + _ROUNDS * state.seats
        for _ in range(_LONGEST):
            ask = state.ask
            if state.phase == OVER or len(state.history) > explosions or state.turn > last:
                return
            if ask == TRICK:
                self._window(step)
            elif ask == INTERRUPT:
                self._round(step)
            elif ask == CLAIM:
                state.claims = [
                    fulfilled(state, book, seat) if claim == NONE else claim for seat, claim in enumerate(state.claims)
                ]
                settle(step, book)
            else:
                dispatch.apply(step, state.asked, self._decision(state, state.asked))

    def chance(self, state: State, me: int) -> float:
        """The share of the win that is likely to be this seat's."""
        if state.phase == OVER:
            return 1.0 / state.winners.bit_count() if state.winners >> me & 1 else 0.0
        # The fewer explosions are to come, the more a coin decides.
        to_come = max(1.0, (CONTENT.goal - max(state.coins)) / PACE)
        sharp = SHARP / sqrt(to_come)
        score = [
            sharp * (coins + KEPT * hand.bit_count() + SALVAGE * mechanisms)
            for coins, hand, mechanisms in zip(state.coins, state.hands, state.mechs, strict=True)
        ]
        # Its own cards at their real worth: a good one is a greater loss than a poor one.
        score[me] += sharp * sum([self.quality[card] for card in numbers(state.hands[me])])
        mine = score[me]
        return 1.0 / sum([exp(each - mine) for each in score])

    # --- windows ----------------------------------------------------------------------------------

    def _window(self, step: Happening) -> None:
        """A trick window up to the next Trick, or to its end. Those who would pass are not even asked."""
        state, book = step.state, self.book
        seats, holder, hands = state.seats, state.holder, state.hands
        last = explodes(state, book) and (state.phase == TRICK2 or state.inside > 0)
        gadget = dead = 0
        wanted = self.casual
        if last:
            gadget = gadget_inside(state, book)
            dead = killed(state, book, holder, gadget)
        for offset in range(state.offset, seats):
            seat = (holder + offset) % seats
            if last:
                wanted = self.escapes | self.affecting if dead >> seat & 1 else self.affecting
            if not hands[seat] & wanted:
                continue
            mask = playable(state, book, seat) & wanted
            if not mask:
                continue
            if not last:
                found = self._casually(step, seat, mask)
            elif dead >> seat & 1:
                found = self._escape(state, seat, mask, gadget, dead)
            else:
                found = self._harm(state, seat, mask, dead)
            if found is not None:
                play(step, book, seat, *found)
                return
        state.offset = seats
        poll(step, book)

    def _casually(self, step: Happening, seat: int, mask: int) -> tuple[int, int] | None:
        state = step.state
        for number in numbers(mask):
            card = self.book.cards[number]
            if card.effect == "remove_mechanism" and state.inside < 2:
                continue
            if step.rng.below(100) < 100 * _CASUAL[card.effect]:
                options = choices(state, card, seat)
                return number, NONE if options is None else self._victim(state, seat, options)
        return None

    def _escape(self, state: State, seat: int, mask: int, gadget: int, dead: int) -> tuple[int, int] | None:
        """Whatever gets this seat out of the explosion; if nothing does, the others are to have company."""
        book = self.book
        best, found = 0.0, None
        for number in numbers(mask & self.escapes):
            card = book.cards[number]
            if card.kind == "F":
                if card.effect == "pass_to_controller":
                    targets: tuple[int, ...] = (seat,)
                elif card.effect == "pass_to_next":
                    targets = (next_holder(state, book),)
                else:
                    targets = choices(state, card, seat) or ()
                for target in targets:
                    there = killed(state, book, target, gadget)
                    if not there >> seat & 1:
                        worth = 1.0 + 0.05 * sum(state.coins[other] for other in numbers(there)) - self.worth[number]
                        if worth > best:
                            best, found = worth, (number, target if card.choice != "none" else NONE)
            elif card.effect in _SAVING or (card.effect == "protect_unless_holder" and seat != state.holder):
                # Protection pays at once: survival, salvage and hazard.
                worth = (1.5 if card.effect != "add_mechanism" else 0.8) - self.worth[number]
                if worth > best:
                    best, found = worth, (number, NONE)
            elif card.effect == "protect_and_affect":
                worth = 1.7 - self.worth[number]
                if worth > best:
                    options = choices(state, card, seat) or (seat,)
                    best, found = worth, (number, self._victim(state, seat, options, dead))
        return self._harm(state, seat, mask, dead) if found is None else found

    def _harm(self, state: State, seat: int, mask: int, dead: int) -> tuple[int, int] | None:
        """Take the richest one along: if this seat dies itself, or if there is much to spoil."""
        rest = [player for player in range(state.seats) if player != seat and not dead >> player & 1]
        mask &= self.affecting
        if not rest or not mask:
            return None
        victim = self._victim(state, seat, rest)
        if dead >> seat & 1 or (state.mechs[victim] > 1 and state.coins[victim] >= max(state.coins) - 1):
            return (mask & -mask).bit_length() - 1, victim
        return None

    def _round(self, step: Happening) -> None:
        """An interrupt round up to the first interrupt, or to its end."""
        state, book = step.state, self.book
        seats, holder, hands, controller = state.seats, state.holder, state.hands, state.stack[-1][1]
        for offset in range(state.offset, seats):
            seat = (holder + offset) % seats
            if seat != controller and hands[seat] & self.answers:
                mask = interrupting(state, book, seat) & self.answers
                if mask and self._stops(state, seat):
                    interrupt(step, book, seat, (mask & -mask).bit_length() - 1)
                    return
        state.offset = seats
        ask_round(step, book)

    def _stops(self, state: State, seat: int) -> bool:
        """Whether the top card is worth an interrupt to this seat."""
        book = self.book
        number, controller, player = state.stack[-1]
        card = book.cards[number]
        if card.kind == "F":
            if state.inside:
                return False
            gadget = gadget_inside(state, book)
            target = controller if card.effect == "pass_to_controller" else player
            target = next_holder(state, book) if target == NONE else target
            here = explodes(state, book) and killed(state, book, state.holder, gadget) >> seat & 1
            return not here and bool(killed(state, book, target, gadget) >> seat & 1)
        if card.effect in _DIRECT:
            return player == seat and state.inside == 0
        if card.effect in ("steal", "make_discard", "exchange_hands"):
            return player == seat and state.mechs[seat] > 0
        return card.kind == "X" and len(state.stack) > 1 and state.stack[-2][1] == seat

    # --- decisions --------------------------------------------------------------------------------

    def _decision(self, state: State, seat: int) -> Move:
        if state.ask == TINKER:
            return self._tinker(state, seat)
        if state.ask == CHOOSE:
            options = choices(state, self.book.cards[state.stack[-1][0]], seat) or (seat,)
            return Choose(self._victim(state, seat, options))
        if state.ask == DISCARD:
            return self._discard(state, seat)
        return _NO_TINKER

    def _victim(self, state: State, seat: int, options: tuple[int, ...] | list[int], dead: int = 0) -> int:
        """The richest of those who may be named: if possible somebody else, and nobody who dies anyway."""
        best, chosen = -100, options[0]
        for player in options:
            worth = state.coins[player] + state.mechs[player]
            worth -= 50 if player == seat else 20 if dead >> player & 1 else 0
            if worth > best:
                best, chosen = worth, player
        return chosen

    def _tinker(self, state: State, seat: int) -> Move:
        book, worth = self.book, self.worth
        cards = numbers(state.hands[seat])
        cheapest = min((card for card in cards if not book.gadgets >> card & 1), key=worth.__getitem__, default=0)
        if state.inside == 0:
            holder = state.holder if explodes(state, book) else next_holder(state, book)
            gadget = gadget_inside(state, book)
            if not killed(state, book, holder, gadget) >> seat & 1:
                return _NO_TINKER
            for card in cards:
                if book.gadgets >> card & 1 and not killed(state, book, holder, card) >> seat & 1:
                    out = takes(state, book, card)
                    if out:
                        return Tinker(card, numbers(out)[-1])
            if state.mechs[seat]:
                return Tinker(MECHANISM, max(numbers(state.contents), key=worth.__getitem__))
            return _NO_TINKER
        if state.inside == 1:
            after = next_holder(state, book)
            for card in cards:
                fits = book.gadgets >> card & 1 and takes(state, book, card) & 1
                if fits and not killed(state, book, after, card) >> seat & 1:
                    return Tinker(card, MECHANISM)
            if not cheapest or killed(state, book, after, gadget_inside(state, book)) >> seat & 1:
                return _NO_TINKER
        return Tinker(cheapest, MECHANISM) if cheapest else _NO_TINKER

    def _discard(self, state: State, seat: int) -> Move:
        due = self.book.cards[state.stack[-1][0]].amount
        cards = sorted(numbers(state.hands[seat]), key=self.worth.__getitem__)[:due]
        return Discard(tuple(sorted(cards)), due - len(cards))
