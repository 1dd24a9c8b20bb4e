"""What the strong bot does (BSQ-10.5): every action of a turn weighed by the turns it saves, and the program it sends.

One class in six files, each a layer on the one before: `strategy` plans, `belief` and `appraisal` judge, `battery`,
`telling` and this one act.
"""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from typing import Final

from lastwire.engine.rng import SEED_BYTES, Rng
from lastwire.engine.step import Step
from lastwire.games.bomb_squad.brain.appraisal import STALL
from lastwire.games.bomb_squad.brain.beginning import count, pack
from lastwire.games.bomb_squad.brain.operation import operate
from lastwire.games.bomb_squad.brain.situation import SLOTS
from lastwire.games.bomb_squad.brain.target import arranged
from lastwire.games.bomb_squad.brain.telling import Telling
from lastwire.games.bomb_squad.brain.value import based, late, prospects
from lastwire.games.bomb_squad.rules.apply import program
from lastwire.games.bomb_squad.rules.building import FIRST_BOMB, LETTERS
from lastwire.games.bomb_squad.rules.content import BOMB, CARDS, CONTENT
from lastwire.games.bomb_squad.rules.events import Event
from lastwire.games.bomb_squad.rules.moves import Activate, Move, Play, Send
from lastwire.games.bomb_squad.rules.state import EXECUTE, State
from lastwire.games.bomb_squad.rules.worlds import CODES

# Values were chosen by trial, on deals other than those of docs/bots.md.
# In turns of the team.
PLAY: Final = 0.5  # a card played brings a new one
VAGUE: Final = 0.5  # a card played that one is not sure of
TRUST: Final = 1.2  # a card that was meant
HARM: Final = 1.0  # what a known card may cost and still be played because nobody plays
QUIET: Final = 2  # turns without a card played that are nothing unusual
# Chances:
SURE: Final = 0.8  # of what lies on the frame: below that there may be an error in it
READY: Final = 0.6  # that nothing is missing on the frame, to activate the robot
# Haste:
SOON: Final = 2 * SLOTS  # turns before a bomb goes off at which one asks whether a fuller program comes too late
LEAST: Final = 3.0  # turns that a fuller program takes at least
OPTIMISM: Final = 1.3  # of the turns that the missing cards should take
LOOKED_AT: Final = 5  # programs from which that is taken
NO_TIME: Final = 9  # turns left at which the reserve may be touched at all
BREATH: Final = (2.0, 2.5)  # turns left at which it is, at least, and beside those it takes to charge
CHARGE: Final = 1.5  # cells that a turn brings
NEVER_SOON: Final = 99


class Mind(Telling):
    """One decision of the strong bot."""

    def choose(self) -> Move:
        move = self.activate()
        if move is not None:
            return move
        found = [each for each in (self._play(), self._tell(), self._discard()) if each is not None]
        return max(found, key=lambda each: each[0])[1]

    def _play(self) -> tuple[float, Move] | None:
        if self._blocked or not self.frames:
            return None
        if self.leaders and len(self.memory.frame) + 1 == SLOTS:
            return None
        gains = self._gains()
        each_gains = self._each_gains
        best: tuple[float, Move] | None = None
        unsure = max((self.memory.frame[place].at for place in self.memory.guessed), default=self.memory.turns)
        for place, seen in enumerate(self.own):
            if not self.mine(seen):
                continue
            chances = self.chances(seen)
            value = sum(
                chance * each_gains[bag][card]
                for bag, row in self.joint(seen).items()
                if bag in each_gains
                for card, chance in row.items()
            )
            value -= VAGUE * (1.0 - max(chances.values()))
            if seen.meant > unsure and value > -TRUST:
                value += TRUST  # whoever meant it saw more of the frame
            if max(chances.values()) > SURE and value > -HARM:
                value += STALL * max(0, self._quiet - QUIET)
            if value > 0 and (best is None or value + PLAY > best[0]):
                best = (value + PLAY, Play("hand", place, self._face()))
        top = None if self.leaders else self._top()
        if top is not None and gains[top] > 0 and (best is None or gains[top] > best[0]):
            best = (gains[top], Play("discard_top", None, self._face()))
        return best

    @property
    def _blocked(self) -> bool:
        """Whether one more card would activate the robot without enough battery, likely errors included."""
        if len(self.memory.frame) + 1 < SLOTS:
            return False
        part, _ = based(self.routes, self.aims, self.laid[0][0])
        wrong = sum(count(self.laid[0][0] - part, card) for card in range(CARDS))
        errors = max(wrong, 1 if self.laid[0][1] < SURE else 0)
        return self.main + self.spare < self.cost(SLOTS) + CONTENT.frame.error * errors

    @cached_property
    def spare(self) -> int:
        """How much of the reserve may be spent: none, unless there is no time to charge."""
        soon = min(self.turns, default=NEVER_SOON)
        size = min(SLOTS, len(self.memory.frame) + 1)
        charging = BREATH[1] + (self.cost(size) - self.main) / CHARGE
        return self.reserve if soon <= max(BREATH[0], charging) and soon < NO_TIME else 0

    def activate(self) -> Move | None:
        frame = self.memory.frame
        if not frame or self.leaders:
            return None
        size = len(frame)
        if self.main + self.spare < self.cost(size):
            return None
        if self.main >= self.cost(size):
            if not self.frames:
                return Activate()  # nothing comes of it any more
            ready = 0.0
            for have, bags, weight in self.frames:
                ready += weight if bags and bags[0].bag == have else 0.0
            if ready > READY:
                return Activate()
        return Activate() if self._hurry() else None

    def _hurry(self) -> bool:
        """Whether a bomb goes off before the program can be fuller, and the program as it is disarms it."""
        soon = []
        for each in self.view.deadlines:
            left = self.turns_left(each.id)
            if left is not None and each.id.startswith("bomb"):
                soon.append((left, each.id[-1]))
        if not soon:
            return False
        left, letter = min(soon)
        if left > SOON:
            return False
        plan = self.state.setting.plan
        targets = {
            plan.places[plan.things[index][0]]
            for index, face in enumerate(self.state.faces)
            if face >= FIRST_BOMB and self.state.on >> index & 1 and LETTERS[(face - FIRST_BOMB) // 3] == letter
        }
        cards = [seen.card for seen in self.memory.frame]
        if not any(card >= 3 * BOMB for card in cards):
            return False
        have, bags = self.base
        missing = min((self.worth(have, (each,)) - each.base for each in bags[:LOOKED_AT]), default=0.0)
        if left > max(LEAST, OPTIMISM * missing):
            return False
        sent = operate(self.state, cards, self.route, 0)
        return self._disarms([cards[index] for index in sent.order if isinstance(index, int)], sent, targets)

    def _disarms(self, cards: list[int], sent: Send, targets: set[str]) -> bool:
        """Whether a program, as far as it can be foreseen, disarms one of these."""
        after = self.state.copy()
        after.slots = []
        after.program, after.at, after.phase = tuple(cards), 0, EXECUTE
        step: Step[State, Event] = Step(after, Rng(bytes(SEED_BYTES)), listening=False)
        program.follow(step, sent.steps or ())
        plan = after.setting.plan
        return any(plan.places[plan.things[index][0]] in targets for index in after.secured)

    def send(self) -> Send:
        """The best of all orders along a good route, scraps included; else the best there is."""
        assert self.view.program is not None
        cards = [CODES[slot.card] for slot in self.view.slots if slot.card is not None]
        found = self._arrange(cards, self.view.program.allowance)
        return operate(self.state, cards, self.route, self.view.program.allowance) if found is None else found[1]

    def _arrange(self, cards: list[int], allowance: int) -> tuple[float, Send] | None:
        every = range(len(cards))
        best: tuple[float, Send] | None = None
        for scraps in range(min(allowance, len(cards) - 1) + 1):
            for scrap in combinations(every, scraps):
                kept = [index for index in every if index not in scrap]
                for base, bag, _, _, number, far in prospects(self.routes, self.aims, 0):
                    if bag != pack([cards[index] for index in kept]):
                        continue
                    fitted = arranged(self.routes[number].legs, [cards[index] for index in kept])
                    if fitted is None:
                        continue
                    value = base + self._danger(far)
                    if best is None or value < best[0]:
                        order, plans = fitted
                        best = (value, Send(tuple([kept[index] for index in order]), scrap, tuple(plans)))
            if best is not None:
                break
        return best

    def _danger(self, far: tuple[float, ...]) -> float:
        """What it costs to be this many turns from each aim."""
        total = 0.0
        for aim, taken, turns in zip(self.aims, far, self.turns, strict=True):
            if taken > 0:
                total += aim.weight * late(turns - taken, taken)
        return total
