"""What a strong bot believes (BSQ-10.5): what lies on the frame, which cards were meant, and what its own may be.

The convention is `memory.meant`: intel means the leftmost card that it says something new of and that may be needed,
and if it is about Moves all of those.
"""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import Final

from lastwire.games.bomb_squad.brain.beginning import pack
from lastwire.games.bomb_squad.brain.memory import Memory, Seen, Talk, meant, remember
from lastwire.games.bomb_squad.brain.strategy import Strategy
from lastwire.games.bomb_squad.brain.value import needed, wanted
from lastwire.games.bomb_squad.rules.content import CARDS, COUNTS
from lastwire.games.bomb_squad.rules.state import ALLOWED, EMPTY

# Values were chosen by trial, on deals other than those of docs/bots.md.
HYPOTHESES: Final = 10  # what may lie on the frame, as far as one is not sure
BELIEFS: Final = 4  # what another may think that lies on the frame
# How far from the best card one is, in turns, that makes it e times less likely:
STRAY: Final = 3.0  # one that was played
TASTE: Final = 3.0  # one that this seat was told of
SENSE: Final = 2.2  # one that another was told of
# Likelihoods:
IDLE: Final = 0.3  # of intel that means nothing
UNLIKELY: Final = 0.02  # of a card that fits nowhere, at least
POINTLESS: Final = (0.4, 0.05)  # of intel that would mean nothing: new, and repeated or wrong
WAITED: Final = 0.4  # of each round in which nobody plays a card, though one was told of that fits
PATIENCE: Final = 2  # rounds after which a card that was meant is told of again


class Belief(Strategy):
    """The cards that this seat does not see, weighed by what fits and by what others have played and said."""

    @cached_property
    def memory(self) -> Memory:
        """What this seat knows, the likeliest of what it is not sure of on the frame, and which cards were meant."""
        memory = self._memory
        for place, card in zip(memory.guessed, self._guesses[0][0], strict=True):
            memory.frame[place].card = card
        for talk in memory.talks:
            for place in self._meaning(talk, [seen.card for seen in memory.frame]):
                talk.row[place].meant = talk.at
        return memory

    @cached_property
    def _memory(self) -> Memory:
        return remember(self.view, self.past)

    def _meaning(self, talk: Talk, frame: list[int]) -> list[int]:
        """The places that intel meant, if this lies on the frame."""
        need = needed(self.routes, self.aims, self._then(talk), pack(frame[: talk.frame]))
        return meant(talk.positions, talk.marks, talk.bit, need)

    @cached_property
    def _guesses(self) -> list[tuple[tuple[int, ...], float]]:
        """What the cards may be that this seat has played without knowing them, likeliest first: what fits, and what
        makes sense of the intel that came later."""
        memory = self._memory
        found: dict[tuple[int, ...], float] = {(): 1.0}
        if not memory.guessed:
            return [((), 1.0)]
        talks = list(memory.talks)
        for place, seen in enumerate(memory.frame):
            if place in memory.guessed:
                weights = {card: memory.left[card] for card in ALLOWED[seen.mark] if memory.left[card] > 0}
                weights = weights or dict.fromkeys(ALLOWED[seen.mark], 1)
            elif len(found) > 1:
                weights = {seen.card: 1}
            else:
                continue
            after: dict[tuple[int, ...], float] = {}
            for guess, weight in found.items():
                frame = self._with(guess)[:place]
                like = self._likes(seen, frame)
                if like is None:
                    want = wanted(self.routes, self.aims, self.turns, pack(frame))
                    like = [max(UNLIKELY, exp(-each / STRAY)) for each in want]
                for card, copies in weights.items():
                    longer = (*guess, card) if place in memory.guessed else guess
                    after[longer] = weight * copies * like[card]
            # What was said while just this lay there.
            for talk in talks:
                if talk.frame == place + 1:
                    for guess in after:
                        after[guess] *= self._sense(talk, self._with(guess))
            best = sorted(after.items(), key=lambda each: (-each[1], each[0]))[:HYPOTHESES]
            whole = sum(weight for _, weight in best)
            found = {guess: weight / whole for guess, weight in best}
        # If nobody does anything, they wait for a card that is known here.
        rounds = self._quiet // self.view.seats
        if rounds and len(found) > 1:
            spoken = [talk.row[place] for talk in memory.talks if talk.to == self.seat for place in talk.positions]
            known = [
                seen for seen in memory.hands[self.seat] if seen.card != EMPTY or any(seen is each for each in spoken)
            ]
            for guess in found:
                need = needed(self.routes, self.aims, self.turns, pack(self._with(guess)))
                if not any(need[card] for seen in known for card in ALLOWED[seen.mark]):
                    found[guess] *= WAITED**rounds
            whole = sum(found.values())
            found = {guess: weight / whole for guess, weight in found.items()}
        return sorted(found.items(), key=lambda each: (-each[1], each[0]))

    def _sense(self, talk: Talk, frame: list[int]) -> float:
        """How likely intel is, if this lies on the frame: it should mean a card that is needed."""
        if talk.by == self.seat:
            return 1.0
        places = self._meaning(talk, frame)
        others = (7 if talk.bit < 8 else 120) ^ talk.bit
        if not places:
            return POINTLESS[0] if any(talk.marks[at] & others for at in talk.positions) else POINTLESS[1]
        card = talk.row[places[0]].card
        if card == EMPTY:
            return 1.0
        want = wanted(self.routes, self.aims, self._then(talk), pack(frame[: talk.frame]))
        return max(POINTLESS[1], exp(-want[card] / SENSE))

    def _with(self, guess: tuple[int, ...]) -> list[int]:
        """The frame, with these for the cards that one is not sure of; what comes after them is left open."""
        memory = self._memory
        cards = [seen.card for seen in memory.frame]
        for number, place in enumerate(memory.guessed):
            cards[place] = guess[number] if number < len(guess) else EMPTY
        return cards

    @cached_property
    def laid(self) -> list[tuple[int, float]]:
        """What may lie on the frame, likeliest first."""
        found: dict[int, float] = {}
        for guess, weight in self._guesses:
            bag = pack(self._with(guess))
            found[bag] = found.get(bag, 0.0) + weight
        return sorted(found.items(), key=lambda each: (-each[1], each[0]))

    @cached_property
    def need(self) -> tuple[bool, ...]:
        """By card, whether the next program needs it, as everybody sees it."""
        return needed(self.routes, self.aims, self.turns, self.laid[0][0])

    def told(self, seat: int, seen: Seen) -> bool:
        """Whether somebody knows that a card is to be played. Whoever has let it lie did not understand."""
        if seen.meant:
            played = [other.at for other in self.memory.frame if other.by == seat]
            since = (self.memory.turns - seen.meant) // self.view.seats
            return since < PATIENCE or max(played, default=0) > seen.meant
        return all(self.need[card] for card in ALLOWED[seen.mark])

    def chances(self, seen: Seen) -> dict[int, float]:
        """What an own card may be: by counting, and by what was meant."""
        found: dict[int, float] = {}
        for chances in self.joint(seen).values():
            for card, chance in chances.items():
                found[card] = found.get(card, 0.0) + chance
        return found

    def joint(self, seen: Seen) -> dict[int, dict[int, float]]:
        """The same together with what lies on the frame: by that, then by card."""
        known = self._joint.get(id(seen))
        if known is not None:
            return known
        plain = self.memory.chances(seen)
        found: dict[int, dict[int, float]] = {}
        for guess, weight in self._guesses:
            frame = self._with(guess)
            row = found.setdefault(pack(frame), {})
            like = self._likes(seen, frame) if len(plain) > 1 else None
            for card, chance in plain.items():
                row[card] = row.get(card, 0.0) + weight * chance * (1.0 if like is None else like[card])
        whole = sum(sum(row.values()) for row in found.values())
        for row in found.values():
            for card in row:
                row[card] /= whole
        self._joint[id(seen)] = found
        return found

    @cached_property
    def _joint(self) -> dict[int, dict[int, dict[int, float]]]:
        return {}

    def _likes(self, seen: Seen, frame: list[int]) -> list[float] | None:
        """By card, how likely it would have been told of, if this lies on the frame; None if it was not meant."""
        for talk in reversed(self._memory.talks):
            if talk.to != self.seat or talk.frame > len(frame):
                continue
            place = next((at for at, other in enumerate(talk.row) if other is seen), None)
            if place is None or place not in talk.positions:
                continue
            if place in self._meaning(talk, frame):
                turns = self._then(talk)
                likes = [0.0] * CARDS
                for believed, weight in self.believed(talk.by, tuple(frame[: talk.frame])):
                    want = wanted(self.routes, self.aims, turns, pack(list(believed)))
                    meant_it = place in self._meaning(talk, list(believed))
                    for card, each in enumerate(want):
                        likes[card] += weight * (max(UNLIKELY, exp(-each / TASTE)) if meant_it else IDLE)
                return likes
        return None

    def believed(self, seat: int, frame: tuple[int, ...]) -> list[tuple[tuple[int, ...], float]]:
        """What somebody may think that lies on the frame, likeliest first, if this does: nobody sees what they play."""
        known = self._believed.get((seat, frame))
        if known is not None:
            return known
        found: dict[tuple[int, ...], float] = {(): 1.0}
        for place, card in enumerate(frame):
            seen = self._memory.frame[place]
            able = ALLOWED[seen.mark] if seen.by == seat else (card,)
            after: dict[tuple[int, ...], float] = {}
            for guess, weight in found.items():
                if len(able) == 1:
                    after[*guess, card] = weight
                    continue
                want = wanted(self.routes, self.aims, self.turns, pack(list(guess)))
                for other in able:
                    after[*guess, other] = weight * COUNTS[other] * max(UNLIKELY, exp(-want[other] / TASTE))
            best = sorted(after.items(), key=lambda each: (-each[1], each[0]))[:BELIEFS]
            whole = sum(weight for _, weight in best)
            found = {guess: weight / whole for guess, weight in best}
        self._believed[seat, frame] = list(found.items())
        return self._believed[seat, frame]

    @cached_property
    def _believed(self) -> dict[tuple[int, tuple[int, ...]], list[tuple[tuple[int, ...], float]]]:
        return {}

    def _then(self, talk: Talk) -> tuple[int, ...]:
        """The turns that were left when this was said."""
        since = self._memory.turns - talk.at + 1
        return tuple([turns + since for turns in self.turns])
