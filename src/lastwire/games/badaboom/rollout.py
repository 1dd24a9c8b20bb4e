"""Play on to the next explosion in imagined worlds, with a policy that is quick rather than clever, and count coins."""

from __future__ import annotations

from typing import Final

from lastwire.engine.game import Step
from lastwire.engine.rng import Rng
from lastwire.games.badaboom import rules
from lastwire.games.badaboom.book import Book
from lastwire.games.badaboom.events import Event
from lastwire.games.badaboom.mind import card_worth
from lastwire.games.badaboom.moves import Choose, Claim, Discard, Interrupt, Move, NoTinker, Pass, Play, Tinker
from lastwire.games.badaboom.rules.board import gadget_inside, next_holder
from lastwire.games.badaboom.rules.bomb import takes
from lastwire.games.badaboom.rules.danger import killed
from lastwire.games.badaboom.rules.explosion import fulfilled
from lastwire.games.badaboom.rules.turn import choices, explodes, interrupting, playable
from lastwire.games.badaboom.state import (
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

_PASS: Final = Pass()
_NO_TINKER: Final = NoTinker()
_LONGEST: Final = 600  # moves; a Bomb that goes round for ever is worth what lies on the table
KEPT: Final = 0.15  # coins for a card still in hand (GB-10.2)
WIN: Final = 12.0

_CASUAL: Final = {"draw": 0.5, "steal": 0.4, "remove_mechanism": 0.4}  # how often a Trick is played for its own sake
_DIRECT: Final = ("affect", "chain", "protect_and_affect")


class Rollout:
    """Quick play with one deck."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.worth = [card_worth(card) for card in book.cards]
        self.worth[MECHANISM] = 0.9

    def value(self, world: State, me: int, move: Move, rng: Rng) -> float:
        """Coins and cards of this seat against the others', after the next explosion."""
        step: Step[State, Event] = Step(world.copy(), rng, 0, listening=False)
        explosions = len(world.history)
        rules.apply(step, me, move)
        state = step.state
        for _ in range(_LONGEST):
            if state.phase == OVER or len(state.history) > explosions:
                break
            if state.ask == CLAIM:
                seat = state.claims.index(NONE)
                rules.apply(step, seat, Claim(tuple(numbers(fulfilled(state, self.book, seat)))))
            else:
                rules.apply(step, state.asked, self.move(state, state.asked, rng))
        return self.standing(state, me)

    def standing(self, state: State, me: int) -> float:
        if state.phase == OVER:
            shared = state.winners.bit_count()
            return WIN / shared if state.winners >> me & 1 else -WIN / 2
        score = [
            coins + KEPT * hand.bit_count() + 0.5 * mechanisms
            for coins, hand, mechanisms in zip(state.coins, state.hands, state.mechs, strict=True)
        ]
        rest = [each for seat, each in enumerate(score) if seat != me]
        # Close to the goal a coin counts for more.
        near = max(0.0, score[me] - 6.0) * 0.25
        return score[me] + near - 0.5 * sum(rest) / len(rest) - 0.5 * max(rest)

    # --- the policy -------------------------------------------------------------------------------

    def move(self, state: State, seat: int, rng: Rng) -> Move:
        ask = state.ask
        if ask == TRICK:
            return self._trick(state, seat, rng) if state.hands[seat] & self.book.plays else _PASS
        if ask == INTERRUPT:
            return self._interrupt(state, seat) if state.hands[seat] & self.book.interrupts else _PASS
        if ask == TINKER:
            return self._tinker(state, seat)
        if ask == CHOOSE:
            options = choices(state, self.book.cards[state.stack[-1][0]], seat) or (seat,)
            return Choose(self._victim(state, seat, options))
        if ask == DISCARD:
            return self._discard(state, seat)
        return _NO_TINKER

    def _victim(self, state: State, seat: int, options: tuple[int, ...]) -> int:
        """The richest of those who may be named, if possible somebody else."""
        return max(options, key=lambda player: (player != seat, state.coins[player] + state.mechs[player], -player))

    def _trick(self, state: State, seat: int, rng: Rng) -> Move:
        book = self.book
        mask = playable(state, book, seat)
        if not mask:
            return _PASS
        if state.inside == 0 and explodes(state, book):
            if state.phase != TRICK2:
                return _PASS
            gadget = gadget_inside(state, book)
            dead = killed(state, book, state.holder, gadget)
            if dead >> seat & 1:
                return self._escape(state, seat, mask, gadget)
            return self._harm(state, seat, mask, dead)
        for number in numbers(mask):
            card = book.cards[number]
            often = _CASUAL.get(card.effect, 0.0)
            if not often or (card.effect == "remove_mechanism" and state.inside < 2) or rng.unit() > often:
                continue
            options = choices(state, card, seat)
            return Play(number) if options is None else Play(number, self._victim(state, seat, options))
        return _PASS

    def _escape(self, state: State, seat: int, mask: int, gadget: int) -> Move:
        """Whatever gets this seat out of the explosion; if nothing does, the others are to have company."""
        book = self.book
        for number in numbers(mask):
            card = book.cards[number]
            if card.kind == "F":
                targets = {"pass_to_controller": (seat,), "pass_to_next": (next_holder(state, book),)}.get(
                    card.effect, choices(state, card, seat) or ()
                )
                for target in targets:
                    if not killed(state, book, target, gadget) >> seat & 1:
                        return Play(number, target if card.choice != "none" else None)
            elif card.effect in ("protect", "no_explosion", "add_mechanism") or (
                card.effect == "protect_unless_holder" and seat != state.holder
            ):
                return Play(number)
            elif card.effect == "protect_and_affect":
                return Play(number, self._victim(state, seat, choices(state, card, seat) or (seat,)))
        return self._harm(state, seat, mask, 1 << seat)

    def _harm(self, state: State, seat: int, mask: int, dead: int) -> Move:
        book = self.book
        rest = tuple(player for player in range(state.seats) if player != seat and not dead >> player & 1)
        if rest:
            for number in numbers(mask):
                if book.cards[number].effect == "affect":
                    return Play(number, self._victim(state, seat, rest))
        return _PASS

    def _interrupt(self, state: State, seat: int) -> Move:
        book = self.book
        mask = interrupting(state, book, seat) & ~book.take_overs
        if not mask:
            return _PASS
        number, controller, player = state.stack[-1]
        card = book.cards[number]
        stop = False
        if card.kind == "F":
            if state.inside == 0:
                gadget = gadget_inside(state, book)
                target = controller if card.effect == "pass_to_controller" else player
                target = next_holder(state, book) if target == NONE else target
                here = explodes(state, book) and killed(state, book, state.holder, gadget) >> seat & 1
                stop = bool(killed(state, book, target, gadget) >> seat & 1) and not here
        elif card.effect in _DIRECT:
            stop = player == seat and state.inside == 0
        elif card.effect in ("steal", "make_discard", "exchange_hands"):
            stop = player == seat and state.mechs[seat] > 0
        elif card.kind == "X" and len(state.stack) > 1:
            stop = state.stack[-2][1] == seat
        return Interrupt(numbers(mask)[0]) if stop else _PASS

    def _tinker(self, state: State, seat: int) -> Move:
        book = self.book
        cards = numbers(state.hands[seat])
        cheapest = min((card for card in cards if not book.gadgets >> card & 1), key=self.worth.__getitem__, default=0)
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
                return Tinker(MECHANISM, max(numbers(state.contents), key=self.worth.__getitem__))
            return _NO_TINKER
        if state.inside == 1:
            after = next_holder(state, book)
            inside = gadget_inside(state, book)
            for card in cards:
                fits = book.gadgets >> card & 1 and takes(state, book, card) & 1
                if fits and not killed(state, book, after, card) >> seat & 1:
                    return Tinker(card, MECHANISM)
            if not cheapest or killed(state, book, after, inside) >> seat & 1:
                return _NO_TINKER
        return Tinker(cheapest, MECHANISM) if cheapest else _NO_TINKER

    def _discard(self, state: State, seat: int) -> Move:
        due = self.book.cards[state.stack[-1][0]].amount
        cards = sorted(numbers(state.hands[seat]), key=self.worth.__getitem__)[:due]
        return Discard(tuple(sorted(cards)), due - len(cards))
