"""Play on to the next explosion in imagined worlds, with a policy that is quick rather than clever, and judge who is
then likely to win."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.games.badaboom.brain.value import card_worth, part_worth
from lastwire.games.badaboom.rules.apply import dispatch, effect
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.apply.turn import ask_round, interrupt, play, poll, settle
from lastwire.games.badaboom.rules.board import discards_due, explodes, gadget_inside, next_holder, takes
from lastwire.games.badaboom.rules.book import Book, Card
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.danger import killed
from lastwire.games.badaboom.rules.events import Event
from lastwire.games.badaboom.rules.mission import fulfilled
from lastwire.games.badaboom.rules.moves import Choose, Discard, Judge, Move, NoTinker, Tinker
from lastwire.games.badaboom.rules.state import (
    CHOOSE,
    CLAIM,
    DISCARD,
    INTERRUPT,
    JUDGE,
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
_YES: Final = Judge(True)
_LONGEST: Final = 400  # windows and decisions; more than there are
_ROUNDS: Final = 2  # of turns; a Bomb that goes round for ever is worth what lies on the table

# How often a card is played for its own sake, by what it does.
_CASUAL: Final = {"draw": 0.3, "steal": 0.1, "remove": 0.3, "gain": 0.5, "earn": 0.8, "pay": 0.5}

# Who is likely to win, from what lies on the table after an explosion: fitted to matches of this policy.
KEPT: Final = 0.2  # coins for a card still in hand (GB-10.2)
SALVAGE: Final = 0.5  # for a Mechanism in hand, where a Bomb did not go off in time
SHARP: Final = 0.6
PACE: Final = 2.3  # coins that the richest gets in one explosion


def _often(card: Card) -> float:
    """How often it is played for its own sake: only where the best of it is for whoever plays it."""
    if card.kind != "I" or card_worth(card) <= 0.0:
        return 0.0
    return max([_CASUAL.get(part.do, 0.0) for part in card.does if part_worth(part) > 0.0], default=0.0)


def _saving(card: Card) -> float:
    """What it is worth to somebody who is about to die; 0 if it does not save."""
    if card.kind == "F":
        return 0.0
    if _shields(card) or card.has("no_explosion"):
        return 1.7 if _at_named(card, "affect") else 1.5
    return 0.8 if card.has("add") else 0.0


def _shields(card: Card) -> bool:
    return any(part.do == "protect" and ("you" in part.who or "everyone" in part.who) for part in card.does)


def _only_for_others(card: Card) -> bool:
    """Whether it saves nobody who holds the Bomb."""
    return not card.has("no_explosion", "add") and all(part.unless_holder for part in card.does if part.do == "protect")


def _at_named(card: Card, *deeds: str) -> bool:
    return any(part.do in deeds and "named" in part.who for part in card.does)


class Rollout:
    """Quick play with one deck. Every seat sees its own cards and what lies open, and no others."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.worth = [card_worth(card) for card in book.cards]
        self.worth[MECHANISM] = 0.9
        self.quality = [0.55 * worth - KEPT for worth in self.worth]
        self.often = {card.number: often for card in book.cards if (often := _often(card))}
        self.casual = sum(1 << number for number in self.often)
        self.saving = {card.number: saving for card in book.cards if (saving := _saving(card))}
        self.affecting = sum(card.bit for card in book.cards if _at_named(card, "affect") and not _shields(card))
        self.escapes = book.forcing | sum(1 << number for number in self.saving)
        self.answers = book.interrupts & (book.cancels | sum(card.bit for card in book.cards if card.has("keep")))

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
            if card.has("remove") and state.inside < 2:
                continue
            if step.rng.below(100) < 100 * self.often[number]:
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
                forced = card.does[-1]
                options = choices(state, card, seat)
                if forced.who == ("named",):
                    targets = options or ()
                else:
                    targets = (effect.target(state, book, forced, (number, seat, NONE)),)
                for target in targets:
                    there = killed(state, book, target, gadget)
                    if not there >> seat & 1:
                        worth = 1.0 + 0.05 * sum(state.coins[other] for other in numbers(there)) - self.worth[number]
                        if worth > best:
                            aim = target if forced.who == ("named",) else NONE
                            if aim == NONE and options:
                                aim = self._victim(state, seat, options, dead)
                            best, found = worth, (number, aim)
            elif not _only_for_others(card) or seat != state.holder:
                # Protection pays at once: survival, salvage and hazard.
                worth = self.saving[number] - self.worth[number]
                if worth > best:
                    options = choices(state, card, seat)
                    best, found = worth, (number, self._victim(state, seat, options, dead) if options else NONE)
        return self._harm(state, seat, mask, dead) if found is None else found

    def _harm(self, state: State, seat: int, mask: int, dead: int) -> tuple[int, int] | None:
        """Take the richest one along: if this seat dies itself, or if there is much to spoil."""
        rest = [player for player in range(state.seats) if player != seat and not dead >> player & 1]
        mask &= self.affecting
        if not rest or not mask:
            return None
        number = (mask & -mask).bit_length() - 1
        options = choices(state, self.book.cards[number], seat) or ()
        rest = [player for player in rest if player in options]
        if not rest:
            return None
        victim = self._victim(state, seat, rest)
        if dead >> seat & 1 or (state.mechs[victim] > 1 and state.coins[victim] >= max(state.coins) - 1):
            return number, victim
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
        number, _, player = state.stack[-1]
        card = book.cards[number]
        if card.kind == "F":
            if state.inside:
                return False
            gadget = gadget_inside(state, book)
            target = effect.target(state, book, card.does[-1], state.stack[-1])
            here = explodes(state, book) and killed(state, book, state.holder, gadget) >> seat & 1
            return not here and bool(killed(state, book, target, gadget) >> seat & 1)
        if _at_named(card, "affect", "chain"):
            return player == seat and state.inside == 0
        if _at_named(card, "steal", "discard", "lose", "exchange"):
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
        if state.ask == JUDGE:
            return _YES
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
        due = discards_due(state, self.book, seat)
        cards = sorted(numbers(state.hands[seat]), key=self.worth.__getitem__)[:due]
        return Discard(tuple(sorted(cards)), due - len(cards))
