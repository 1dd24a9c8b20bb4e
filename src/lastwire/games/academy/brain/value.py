"""How bots weigh a round: what each wire pays and risks, what the others will probably play, and what a card is worth.

Chances come from `odds`, so they are exact; what others will do is a guess (BSA-10.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, TypeAlias

from msgspec import Struct

from lastwire.games.academy.brain.risk import Rates, crowds, rates
from lastwire.games.academy.rules.content import HOUSE
from lastwire.games.academy.rules.state import CARDS, CHICKEN, WAIT
from lastwire.games.academy.rules.view import View, WireSeen

Mix: TypeAlias = list[float]  # by card, how likely it is played

Facts: TypeAlias = tuple[tuple[Rates, ...], tuple[tuple[str, ...], ...], tuple[float, ...], tuple[int, int]]

_MOST_GUESSED: Final = 64  # those who choose at the same time ask the same
_GUESSED: dict[tuple[Facts, int, float], list[Mix]] = {}
FEAR: Final = 0.6  # from here on even a newcomer sees the danger
NAIVE_HEAT: Final = 2.0  # points
RARE: Final = 0.02  # what is played less often is left out where every combination counts
_CARDS: Final = len(CARDS)
_INDEX: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}


class Style(Struct, frozen=True):
    """What a bot makes of a round beyond points."""

    heat: float = 0.7  # temperature of its own choice, in points
    look: float = 1.0  # worth of a peek
    deny: float = 0.3  # worth of protecting a wire, beyond the points
    rounds: int = 2  # of softmax answers, to guess what others will do
    keep: float = 0.0  # worth of still having the Wait in the next round, while the bomb is young
    fade: float = 0.0  # how much of that is lost as triggers move to the ends of their tracks


class Mind:
    """A view, and what follows from it for choosing a card."""

    def __init__(self, view: View, style: Style) -> None:
        own = view.own
        if own is None:
            raise ValueError("a spectator has nothing to choose")
        self.view = view
        self.style = style
        self.me = own.seat
        self.seats = view.seats
        self.table = HOUSE if view.options.content == "house" else view.options.content
        self.wires = len(view.wires)
        self.hands = [[_INDEX[card] for card in player.hand] for player in view.players]
        # An explosion costs no more than one has (BSA-7.1).
        debt = view.options.allow_debt
        self.costs = [
            float(self.table.boom_penalty if debt else min(self.table.boom_penalty, max(0, player.score)))
            for player in view.players
        ]
        self.public = [self.rates(wire, None, None) for wire in view.wires]
        # All that a guess at the others hangs on.
        self.facts: Facts = (
            tuple(self.public),
            tuple([player.hand for player in view.players]),
            tuple(self.costs),
            (self.table.wait_points, self.table.chicken_bonus),
        )
        self.known = [
            self.rates(wire, own.tops[place], own.booms[place])
            if (own.tops[place], own.booms[place]) != (None, None)
            else self.public[place]
            for place, wire in enumerate(view.wires)
        ]

    def rates(self, wire: WireSeen, top: int | None, boom: int | None) -> Rates:
        link = self.table.chain_per_card
        room = wire.length - wire.trigger
        known = wire.boom if boom is None else boom
        return rates(wire.left, top, room, wire.up, known, wire.bonus - link, link, self.seats)

    # --- what others will play ------------------------------------------------------------------------

    def uniform(self) -> list[Mix]:
        mixes = []
        for hand in self.hands:
            mix = [0.0] * _CARDS
            for card in hand:
                mix[card] = 1.0 / len(hand)
            mixes.append(mix)
        return mixes

    def guess(self, rounds: int, heat: float) -> list[Mix]:
        """Rounds of softmax answers over open hands, everybody going by what everybody sees.

        The mean of the answers so far is what is answered next: answers to the last answers alone would only chase
        each other. What is public is the same for all who ask, so it is worked out once.
        """
        key = (self.facts, rounds, heat)
        mixes = _GUESSED.get(key)
        if mixes is None:
            mixes = self._guess(rounds, heat)
            if len(_GUESSED) >= _MOST_GUESSED:
                _GUESSED.clear()
            _GUESSED[key] = mixes
        return [list(mix) for mix in mixes]

    def _guess(self, rounds: int, heat: float) -> list[Mix]:
        mixes = self.uniform()
        for number in range(1, rounds + 1):
            fresh = self.answers(mixes, heat)
            mixes = [
                [old + (new - old) / number for old, new in zip(mix, answer, strict=True)]
                for mix, answer in zip(mixes, fresh, strict=True)
            ]
        return mixes

    def answers(self, mixes: Sequence[Mix], heat: float) -> list[Mix]:
        """Everybody's softmax answer to what everybody probably plays."""
        shares = self.shares(mixes)
        return [
            soften(self.hands[seat], self.worths(seat, mixes, shares, self.public, 1.0, 0.3), heat)
            for seat in range(self.seats)
        ]

    def newcomer(self, hand: Sequence[int], known: Sequence[Rates]) -> Mix:
        """Where a newcomer goes: by the points of a cut alone that goes well, whatever others play and whatever else
        may come of it, unless it most likely explodes (BSA-10.3)."""
        worths = [points[1] / (1.0 - blown[1]) if blown[1] < 1.0 else 0.0 for blown, points in known]
        worths += [0.0] * (_CARDS - self.wires)
        worths[WAIT] = float(self.table.wait_points)
        worths[CHICKEN] = self.table.chicken_bonus * max([blown[1] for blown, _ in self.public])
        calm = [card for card in hand if card >= self.wires or known[card][0][1] <= FEAR]
        return soften(calm or hand, worths, NAIVE_HEAT)

    def balance(self, rounds: int) -> list[Mix]:
        """Regret matching over the simultaneous choice: what all would come to play if all learned (BSA-10.6)."""
        regrets = [[0.0] * _CARDS for _ in range(self.seats)]
        totals = [[0.0] * _CARDS for _ in range(self.seats)]
        mixes = self.guess(2, 0.7)
        for number in range(1, rounds + 1):
            shares = self.shares(mixes)
            for seat in range(self.seats):
                known = self.known if seat == self.me else self.public
                worths = self.worths(seat, mixes, shares, known, self.style.look, self.style.deny)
                mix, regret, total = mixes[seat], regrets[seat], totals[seat]
                hand = self.hands[seat]
                mean = sum([mix[card] * worths[card] for card in hand])
                whole = 0.0
                for card in hand:
                    total[card] += number * mix[card]
                    regret[card] = max(0.0, regret[card] + worths[card] - mean)
                    whole += regret[card]
                fresh = [0.0] * _CARDS
                for card in hand:
                    fresh[card] = regret[card] / whole if whole > 0.0 else 1.0 / len(hand)
                mixes[seat] = fresh
        weight = rounds * (rounds + 1) / 2
        return [[part / weight for part in total] for total in totals]

    def shares(self, mixes: Sequence[Mix]) -> Mix:
        """Which wire a Wait would protect: the likelier, the more others stand to score there."""
        weights = []
        for wire in range(self.wires):
            crowd = sum([mix[wire] for mix in mixes])
            stake = crowd * self.public[wire][1][1]
            weights.append(stake * stake + 1e-6)
        whole = sum(weights)
        return [weight / whole for weight in weights]

    # --- what a card is worth -------------------------------------------------------------------------

    def worths(
        self, seat: int, mixes: Sequence[Mix], shares: Mix, known: Sequence[Rates], look: float, deny: float
    ) -> list[float]:
        """By card, the points a seat may expect, given what all others probably play."""
        found = [0.0] * _CARDS
        cost = self.costs[seat]
        others = [*mixes[:seat], *mixes[seat + 1 :]]
        waits = [mix[WAIT] for mix in others if mix[WAIT]]
        pair = len(others) == 2
        reached = 1.0
        for wire in range(self.wires):
            free = 1.0
            for wait in waits:
                free *= 1.0 - wait * shares[wire]
            blown, points = known[wire]
            if pair:
                one, two = others[0][wire], others[1][wire]
                both = one * two
                either = one + two - both - both
                neither = 1.0 - either - both
                worth = (
                    neither * (points[1] - cost * blown[1])
                    + either * (points[2] - cost * blown[2])
                    + both * (points[3] - cost * blown[3])
                )
                danger = either * blown[1] + both * blown[2]
            else:
                worth = danger = 0.0
                for count, chance in enumerate(crowds([mix[wire] for mix in others])):
                    worth += chance * (points[count + 1] - cost * blown[count + 1])
                    danger += chance * blown[count]
            found[wire] = reached * free * worth
            reached *= 1.0 - free * danger
        found[CHICKEN] = self.table.chicken_bonus * (1.0 - reached) + look * reached
        found[WAIT] = self.table.wait_points + deny
        return found

    # --- what a card is worth beside all that others may play -------------------------------------------

    def plan(
        self,
        mixes: Sequence[Mix],
        spite: float,
        stakes: Sequence[float],
        extras: Sequence[Sequence[float]] | None = None,
    ) -> list[float]:
        """By card, what it is worth to this seat: own points, less the rivals' as they count, and what a Wait is worth
        later. Over everything that the others may play together, each as likely as the mixes say.

        `stakes`: by seat, its part in what rivals' points count. `extras`: by wire and number of cutters, what own
        Tools would add to an own cut.
        """
        me, wires = self.me, self.wires
        table = self.table
        penalty = table.boom_penalty
        known, cost = self.known, self.costs[self.me]
        found = [0.0] * _CARDS
        keep = max(0.0, self.style.keep - self.style.fade * self.age)
        lures = self.lures()
        nets = [[points - penalty * blown for blown, points in zip(*rates, strict=True)] for rates in known]
        order = range(wires)
        hand = self.hands[me]
        for counts, (chance, weights) in self.crowd(mixes, stakes).items():
            waits = counts[WAIT]
            for card in hand:
                acts = list(counts)
                acts[card] += 1
                closed: list[int] = []
                if waits:
                    closed = sorted(order, key=lambda wire: -lures[wire][acts[wire]])[:waits]
                if card == WAIT:
                    closed.append(
                        max(
                            [wire for wire in order if wire not in closed] or [0],
                            key=lambda wire: weights[wire] * nets[wire][acts[wire]],
                        )
                    )
                reached = 1.0
                mine = rivals = 0.0
                for wire in order:
                    count = acts[wire]
                    if not count or wire in closed:
                        continue
                    rivals += reached * weights[wire] * nets[wire][count]
                    if wire == card:
                        more = 0.0 if extras is None else extras[wire][count]
                        mine = reached * (known[wire][1][count] - cost * known[wire][0][count] + more)
                    reached *= 1.0 - known[wire][0][count]
                flight = table.chicken_bonus * (1.0 - reached) + self.style.look * reached
                rivals += weights[WAIT] * table.wait_points + weights[CHICKEN] * flight
                if card == WAIT:
                    mine = table.wait_points - keep * reached
                elif card == CHICKEN:
                    mine = flight
                found[card] += chance * mine - spite * rivals
        return found

    def crowd(self, mixes: Sequence[Mix], stakes: Sequence[float]) -> dict[tuple[int, ...], tuple[float, list[float]]]:
        """What the others may play together, by how many play each card: how likely, and by card the stakes of those
        who play it, times that chance."""
        found = {(0,) * _CARDS: (1.0, [0.0] * _CARDS)}
        for seat in range(self.seats):
            if seat == self.me:
                continue
            mix, stake = mixes[seat], stakes[seat]
            likely = [(card, mix[card]) for card in self.hands[seat] if mix[card] > RARE]
            whole = sum([part for _, part in likely])
            more: dict[tuple[int, ...], tuple[float, list[float]]] = {}
            for counts, (chance, weights) in found.items():
                for card, part in likely:
                    share = part / whole
                    key = (*counts[:card], counts[card] + 1, *counts[card + 1 :])
                    before = more.get(key)
                    scaled = [weight * share for weight in weights]
                    scaled[card] += chance * share * stake
                    if before is None:
                        more[key] = (chance * share, scaled)
                    else:
                        more[key] = (
                            before[0] + chance * share,
                            [one + other for one, other in zip(before[1], scaled, strict=True)],
                        )
            found = more
        return found

    @property
    def age(self) -> float:
        """How far triggers are along their tracks, on average."""
        return sum([wire.trigger / wire.length for wire in self.view.wires]) / self.wires

    def lures(self) -> list[list[float]]:
        """By wire and number of cutters, what all of them together may expect, as everybody sees it: Waits are aimed by
        that."""
        penalty = self.table.boom_penalty
        return [
            [count * (points - penalty * blown) for count, (blown, points) in enumerate(zip(*rates, strict=True))]
            for rates in self.public
        ]


def soften(hand: Sequence[int], worths: Sequence[float], heat: float) -> Mix:
    """A softmax over the cards of a hand."""
    best = max([worths[card] for card in hand])
    mix = [0.0] * _CARDS
    whole = 0.0
    for card in hand:
        weight = exp((worths[card] - best) / heat)
        mix[card] = weight
        whole += weight
    for card in hand:
        mix[card] /= whole
    return mix
