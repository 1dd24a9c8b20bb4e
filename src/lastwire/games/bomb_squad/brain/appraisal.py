"""What a strong bot values (BSQ-10.5): missing cards, the programs that can come of the frame, and one more card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from lastwire.games.bomb_squad.brain.beginning import ONE, holds
from lastwire.games.bomb_squad.brain.belief import Belief
from lastwire.games.bomb_squad.brain.memory import Seen, meant
from lastwire.games.bomb_squad.brain.planner import Route
from lastwire.games.bomb_squad.brain.situation import SLOTS
from lastwire.games.bomb_squad.brain.value import NEVER, Prospects, based, haste, ranked, worth
from lastwire.games.bomb_squad.rules.content import CARDS
from lastwire.games.bomb_squad.rules.state import ATTRIBUTES, EMPTY

# Values were chosen by trial, on deals other than those of docs/bots.md.
# Everything is in turns of the team.
KNOWN: Final = 1.1  # a missing card that its owner knows
HELD: Final = 1.95  # one in sight
AWKWARD: Final = 2.9  # one in sight that cannot be told of yet
OWN: Final = 2.2  # one that is probably in the bot's own hand
LIKELY: Final = 0.4  # how many copies it has to expect there for that
TURN: Final = 1  # to play the card, once it is there
# For each card drawn until a missing one comes: while the battery is charged, and when it is full.
WAIT: Final = (0.35, 1.0)
CHARGED: Final = 4  # cells up to which the turns of waiting charge the battery as well as they can …
CHARGING: Final = 8  # … and so many more at which they no longer do
LONGEST: Final = 12.0  # one does not wait longer: something else is done meanwhile
IN_PILE: Final = 3  # copies of which the place in a known pile counts
ERROR: Final = 5.0  # a wrong card in the program
STALL: Final = 0.3  # for each turn that nobody has found a card to play
WITHIN: Final = 8.0  # programs that are looked at are not worse than the best by more


class Appraisal(Belief):
    """Everything in turns of the team: what is to come, and what a card saves of it."""

    @cached_property
    def prices(self) -> list[list[float]]:
        """By card: what the first, second … missing copy costs."""
        memory = self.memory
        table: list[list[float]] = [[] for _ in range(CARDS)]
        for seat, row in enumerate(memory.hands):
            if seat == self.seat:
                continue
            need = self.need
            for seen in row:
                if seen.card != EMPTY:
                    told = self.told(seat, seen)
                    table[seen.card].append(KNOWN if told else HELD if tellable(row, seen, need) else AWKWARD)
        hidden = 0
        expected = [0.0] * CARDS
        for seen in self.own:
            if seen.card != EMPTY:
                table[seen.card].append(KNOWN)
            else:
                hidden += 1
                for card, chance in self.chances(seen).items():
                    expected[card] += chance
        draw = self.view.draw
        full = min(1.0, max(0.0, (self.main - CHARGED) / CHARGING))
        wait = WAIT[0] + (WAIT[1] - WAIT[0]) * full
        stalled = STALL * max(0, self._quiet - self.view.seats)
        for card in range(CARDS):
            if expected[card] > LIKELY:
                table[card].append(OWN)
            table[card].sort()
            if memory.pile is not None:
                places = [place for place, other in enumerate(memory.pile) if other == card]
                table[card] += [TURN + min(LONGEST, wait * (place + 1)) for place in places[:IN_PILE]]
                table[card] += [TURN + LONGEST] * SLOTS
            else:
                copies = memory.left[card] * draw / (draw + hidden) if draw else 0.0
                for number in range(1, SLOTS + 1):
                    table[card].append(TURN + min(LONGEST, wait * number * (draw + 1) / (copies + 1 + 1e-9)))
            if stalled:
                table[card] = [price + stalled if price > KNOWN else price for price in table[card]]
        return table

    @cached_property
    def framed(self) -> dict[int, tuple[int, Prospects, float]]:
        """For each of these: what of it counts, the good programs that it can become, and how likely it is."""
        found = {}
        for have, weight in self.laid:
            part, among = based(self.routes, self.aims, have)
            if among:
                good = ranked(part, among, self.prices, self.aims, self.turns, self.main, WITHIN * self.rate)
                found[have] = (part, good, weight)
        return found

    @property
    def frames(self) -> list[tuple[int, Prospects, float]]:
        """The same, likeliest first."""
        return list(self.framed.values())

    @property
    def base(self) -> tuple[int, Prospects]:
        """The likeliest."""
        return self.frames[0][:2] if self.frames else (0, ())

    @cached_property
    def route(self) -> Route:
        """The one that the best program begins."""
        if not self.frames or not self.frames[0][1]:
            return self.routes[0]
        return self.routes[self.frames[0][1][0].number]

    def worth(self, have: int, among: Prospects) -> float:
        """The turns that are still to come, with these cards on the frame; infinite if they fit nowhere."""
        return worth(have, among, self.prices, self.aims, self.turns, self.main)

    @cached_property
    def rate(self) -> float:
        """What a turn costs now."""
        part, among = based(self.routes, self.aims, self.laid[0][0])
        return haste(part, among, self.prices, self.aims, self.turns, self.main)

    @staticmethod
    def _opens(have: int, among: Prospects) -> bool:
        return any(holds(each.bag, have) for each in among)

    def _gain(self, card: int, have: int, among: Prospects, now: float) -> float:
        """What a card on the frame saves, the turn of playing it not counted."""
        after = self.worth(have + ONE[card], among)
        return -ERROR if after == NEVER else max(-ERROR, (now - after) / self.rate)

    def _gains(self) -> list[float]:
        """By card, what it saves to have it on the frame, whatever lies there."""
        gains = [0.0] * CARDS
        whole = sum(weight for _, _, weight in self.frames)
        for bag, (_, _, weight) in self.framed.items():
            for card, gain in enumerate(self._each_gains[bag]):
                gains[card] += weight / whole * gain
        return gains

    @cached_property
    def _each_gains(self) -> dict[int, list[float]]:
        """The same for everything that may lie there."""
        found = {}
        for bag, (have, bags, _) in self.framed.items():
            now = self.worth(have, bags)
            found[bag] = [self._gain(card, have, bags, now) for card in range(CARDS)]
        return found


def tellable(row: list[Seen], seen: Seen, need: Sequence[bool]) -> bool:
    return tellable_with(row, [other.mark for other in row], seen, need)


def tellable_with(row: list[Seen], marks: list[int], seen: Seen, need: Sequence[bool]) -> bool:
    """Whether some intel means this card first."""
    for shift in (seen.card % 3, 3 + seen.card // 3):
        bit = 1 << shift
        touched = [place for place, other in enumerate(row) if other.card != EMPTY and ATTRIBUTES[other.card] & bit]
        places = meant(touched, marks, bit, need)
        if places and row[places[0]] is seen:
            return True
    return False
