"""How bots weigh a round: what each wire pays and risks, what the others will probably play, and what a card is worth.

Chances come from `odds`, so they are exact; what others will do is a guess (BSA-10.2).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import exp
from typing import Final, TypeAlias

from msgspec import Struct

from lastwire.games.academy.content import HOUSE
from lastwire.games.academy.content import TILES as TILE_COUNT
from lastwire.games.academy.odds import draws
from lastwire.games.academy.state import CARDS, CHICKEN, WAIT
from lastwire.games.academy.view import View, WireSeen

Mix: TypeAlias = list[float]  # by card, how likely it is played
Rates: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]  # by number of cutters: chance of BOOM, points for each

RARE: Final = 0.02  # what is played less often is left out where every combination counts
_CARDS: Final = len(CARDS)
_INDEX: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}


class Style(Struct, frozen=True):
    """What a bot makes of a round beyond points."""

    heat: float = 0.7  # temperature of its own choice, in points
    look: float = 1.0  # worth of a peek
    deny: float = 0.3  # worth of protecting a wire, beyond the points
    rounds: int = 2  # of softmax answers, to guess what others will do
    keep: float = 0.0  # worth of still having the Wait in the next round


@lru_cache(65536)
def rates(
    left: tuple[int, ...],
    top: int | None,
    room: int,
    up: int,
    boom: int | None,
    base: int,
    link: int,
    most: int,
) -> Rates:
    """For 0 to `most` cutters of a wire: the chance that it explodes, and the points for each cutter.

    `room`: spaces left on the track; `base`: chain and plates before the cut; `link`: what each flipped card adds.
    """
    blown, points = [0.0], [0.0]
    hidden = TILE_COUNT - up if boom is None else 1
    for cutters in range(1, min(most, len(left)) + 1):
        whole, ways = draws(left, cutters, top)
        explodes = scored = 0
        for (moved, last), count in ways.items():
            reached = min(TILE_COUNT, max(moved - room, 0))
            hit = max(0, reached - up) if boom is None else int(reached >= boom)
            explodes += count * hit
            scored += count * (hidden - hit) * ((last + base + link * cutters) // cutters)
        blown.append(explodes / (whole * hidden))
        points.append(scored / (whole * hidden))
    while len(blown) <= most:
        blown.append(1.0)
        points.append(0.0)
    return tuple(blown), tuple(points)


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
        each other.
        """
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
        others = [mix for other, mix in enumerate(mixes) if other != seat]
        reached = 1.0
        for wire in range(self.wires):
            free = 1.0
            for mix in others:
                free *= 1.0 - mix[WAIT] * shares[wire]
            blown, points = known[wire]
            crowd = crowds([mix[wire] for mix in others])
            worth = danger = 0.0
            for count, chance in enumerate(crowd):
                worth += chance * (points[count + 1] - cost * blown[count + 1])
                danger += chance * blown[count]
            found[wire] = reached * free * worth
            reached *= 1.0 - free * danger
        found[CHICKEN] = self.table.chicken_bonus * (1.0 - reached) + look * reached
        found[WAIT] = self.table.wait_points + deny
        return found

    def plan(self, mixes: Sequence[Mix], spite: float) -> list[float]:
        """By card, what it is worth to this seat: own points, rivals' points, and what is kept for later."""
        style, me = self.style, self.me
        shares = self.shares(mixes)
        found = self.worths(me, mixes, shares, self.known, style.look, style.deny)
        calm = 1.0 - self.hazard(mixes, self.known)
        found[WAIT] -= style.keep * calm
        for card in self.hands[me]:
            mine = [0.0] * _CARDS
            mine[card] = 1.0
            sure = [*mixes[:me], mine, *mixes[me + 1 :]]
            if card == WAIT:
                # A Wait is aimed when all cards lie open: it takes away the best that rivals then have.
                mine[card] = 0.0
            target = self.shares(sure)
            rivals = 0.0
            for seat in range(self.seats):
                if seat != me:
                    worths = self.worths(seat, sure, target, self.known, 1.0, 0.3)
                    rivals += sum([worths[other] * mixes[seat][other] for other in self.hands[seat]])
            if card == WAIT:
                rivals -= self.denied(mixes)
            found[card] -= spite * rivals / (self.seats - 1)
        return found

    def denied(self, mixes: Sequence[Mix]) -> float:
        """What an own Wait takes from the rivals: the wire on which they stand to gain most, whatever they play."""
        rivals = [seat for seat in range(self.seats) if seat != self.me]
        plays = [
            [(card, mixes[seat][card]) for card in self.hands[seat] if mixes[seat][card] > 0.02] for seat in rivals
        ]
        found = 0.0
        for joint in product(*plays):
            chance, counts = 1.0, [0] * _CARDS
            for card, part in joint:
                chance *= part
                counts[card] += 1
            best = 0.0
            for wire in range(self.wires):
                count = counts[wire]
                if count:
                    blown, points = self.known[wire]
                    best = max(best, count * (points[count] - self.table.boom_penalty * blown[count]))
            found += chance * best
        return found

    def hazard(self, mixes: Sequence[Mix], known: Sequence[Rates]) -> float:
        """The chance that the bomb explodes in this round."""
        calm = 1.0
        for wire in range(self.wires):
            crowd = crowds([mix[wire] for mix in mixes])
            calm *= 1.0 - sum([chance * known[wire][0][count] for count, chance in enumerate(crowd)])
        return 1.0 - calm


def crowds(chances: Sequence[float]) -> list[float]:
    """How likely so many of them come, each on their own."""
    found = [1.0]
    for chance in chances:
        if chance == 0.0:
            found.append(0.0)
            continue
        stay = 1.0 - chance
        more = [found[0] * stay]
        for count in range(1, len(found)):
            more.append(found[count] * stay + found[count - 1] * chance)
        more.append(found[-1] * chance)
        found = more
    return found


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
