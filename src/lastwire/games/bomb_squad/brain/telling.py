"""What a strong bot tells: the intel that saves most turns, by what it means to whoever gets it."""

from __future__ import annotations

from typing import Final

from lastwire.games.bomb_squad.brain.appraisal import tellable_with
from lastwire.games.bomb_squad.brain.battery import Battery
from lastwire.games.bomb_squad.brain.beginning import ONE, pack
from lastwire.games.bomb_squad.brain.memory import meant
from lastwire.games.bomb_squad.brain.policy import likeliest
from lastwire.games.bomb_squad.brain.value import CELL, Prospects, needed
from lastwire.games.bomb_squad.rules.content import KINDS
from lastwire.games.bomb_squad.rules.moves import Intel, Move
from lastwire.games.bomb_squad.rules.state import ALLOWED, ATTRIBUTES, EMPTY, VALUES

# Values were chosen by trial, on deals other than those of docs/bots.md.
# In turns of the team.
TELL: Final = (0.85, 0.6, 0.4)  # a card to play for somebody who has none, one or more
SAVED: Final = 0.1  # for each turn that the card saves …
AT_MOST: Final = 3.0  # … up to so many
FITTING: Final = 0.5  # a card that becomes surely playable without being meant
CLEAR: Final = 0.5  # intel after which its owner knows what lies on the frame
SPARE: Final = 0.2  # a Move that is meant with others and not needed
OPENED: Final = 0.6  # a needed card that can be told of only now
LEARNED: Final = 0.45  # of the cells that a useless card will bring, since more is known of it
LATER: Final = 0.06  # for each seat whose turn comes before
TO_LEAD: Final = 0.6  # for people who lead: they decide by what they know
MISLED: Final = 2.0  # intel that would make somebody play what is not needed
MISREAD: Final = 2.0  # the same where it would only if they are mistaken
READINGS: Final = 2  # the likeliest frames for which it is asked who may be mistaken


class Telling(Battery):
    """What intel is worth."""

    def _tell(self) -> tuple[float, Move] | None:
        scores: dict[tuple[int, int | str], float] = {}
        seats = self.view.seats
        whole = sum(weight for _, _, weight in self.frames)
        for number, (bag, (have, bags, weight)) in enumerate(self.framed.items()):
            coming, plays = self._coming(have, bags)
            for ahead in range(1, seats):
                to = (self.seat + ahead) % seats
                for value in VALUES:
                    score = self._intel(to, value, coming, bags, plays[to])
                    score = -MISLED if score is None else score - LATER * (ahead - 1)
                    if score > 0 and to in self.leaders:
                        score += TO_LEAD
                    if number < READINGS and score > 0:
                        score -= MISREAD * self._misread(to, value, bag, have, bags)
                    scores[to, value] = scores.get((to, value), 0.0) + weight / whole * score
        legal = {key: score for key, score in scores.items() if self._touches(*key)}
        if not legal:
            return None
        best = max(legal, key=lambda key: legal[key])
        return legal[best], Intel(*best)

    def _misread(self, to: int, value: int | str, bag: int, have: int, among: Prospects) -> float:
        """The chance that this makes somebody play what is not needed, who is mistaken about what lies on the frame."""
        row = self.memory.hands[to]
        bit = 1 << value - 1 if isinstance(value, int) else 8 << KINDS.index(value)
        touched = [place for place, seen in enumerate(row) if seen.card != EMPTY and ATTRIBUTES[seen.card] & bit]
        marks = [seen.mark for seen in row]
        frame = tuple(self._with(next(guess for guess, _ in self._guesses if pack(self._with(guess)) == bag)))
        total = 0.0
        for believed, weight in self.believed(to, frame):
            other = pack(list(believed))
            if other != bag:
                places = meant(touched, marks, bit, needed(self.routes, self.aims, self.turns, other))
                if places and not self._opens(have + ONE[row[places[0]].card], among):
                    total += weight
        return total

    def _touches(self, to: int, value: int | str) -> bool:
        bit = 1 << value - 1 if isinstance(value, int) else 8 << KINDS.index(value)
        return any(seen.card != EMPTY and ATTRIBUTES[seen.card] & bit for seen in self.memory.hands[to])

    def _coming(self, have: int, among: Prospects) -> tuple[int, list[int]]:
        """The frame with what others will play next by what they know, and how many cards each of them will."""
        plays = [0] * self.view.seats
        for ahead in range(1, self.view.seats):
            seat = (self.seat + ahead) % self.view.seats
            for seen in self.memory.hands[seat]:
                if seen.card == EMPTY or not self._opens(have + ONE[seen.card], among):
                    continue
                if self.told(seat, seen):
                    have += ONE[seen.card]
                    plays[seat] += 1
        return have, plays

    def _intel(self, to: int, value: int | str, coming: int, among: Prospects, plays: int) -> float | None:
        """What it saves to tell this; None if nobody may, for it would make somebody play what is not needed."""
        row = self.memory.hands[to]
        need = self.need
        bit = 1 << value - 1 if isinstance(value, int) else 8 << KINDS.index(value)
        others = (7 if bit < 8 else 120) ^ bit
        touched = [place for place, seen in enumerate(row) if seen.card != EMPTY and ATTRIBUTES[seen.card] & bit]
        if not touched:
            return None
        marks = [seen.mark for seen in row]
        new = meant(touched, marks, bit, need)
        after = [seen.mark & ~(others if place in touched else bit) for place, seen in enumerate(row)]
        score = 0.0
        first = True
        for place, seen in enumerate(row):
            if seen.card == EMPTY:
                continue
            possible = ALLOWED[after[place]]
            playable = [card for card in possible if need[card]]
            if place in new:
                if seen.meant and need[seen.card] and self.told(to, seen):
                    continue  # it is among those that are coming
                gain = self._gain(seen.card, coming, among, self.worth(coming, among))
                if gain <= 0:
                    if first:
                        return None
                    score -= SPARE
                    continue
                first = False
                coming += ONE[seen.card]
                score += TELL[min(2, plays)] + SAVED * min(AT_MOST, gain)
                score += CLEAR if len(playable) == 1 else 0.0  # its owner knows then what lies on the frame
                plays += 1
            elif place in touched and len(playable) == len(possible) and self._opens(coming + ONE[seen.card], among):
                if not seen.meant and not all(need[card] for card in ALLOWED[seen.mark]):
                    coming += ONE[seen.card]
                    score += FITTING
            elif not playable or not need[seen.card]:
                score += LEARNED * CELL * (_cells(possible) - _cells(ALLOWED[seen.mark])) * self._thirst
        # What can be told of next, and could not before.
        for place, seen in enumerate(row):
            if seen.card == EMPTY or place in new or seen.meant or not need[seen.card]:
                continue
            if self._gain(seen.card, coming, among, self.worth(coming, among)) > 0:
                before = tellable_with(row, marks, seen, need)
                score += OPENED * (tellable_with(row, after, seen, need) - before)
        return score


def _cells(cards: tuple[int, ...]) -> float:
    """What discarding a card brings of which one knows only that it is one of these."""
    return likeliest({card: 1 / len(cards) for card in cards})[2]
