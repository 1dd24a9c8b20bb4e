"""The strong bot's turn (BSQ-10.5): every action weighed by the turns it saves.

A card that was meant and may be needed is played; one that cannot be is there to charge the battery.
"""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from typing import Final

from lastwire.engine.rng import SEED_BYTES, Rng
from lastwire.engine.step import Step
from lastwire.games.bomb_squad.brain.beginning import ONE, count, pack
from lastwire.games.bomb_squad.brain.memory import Seen, meant
from lastwire.games.bomb_squad.brain.operation import operate
from lastwire.games.bomb_squad.brain.outlook import AWKWARD, KNOWN, STALL, Outlook, tellable_with
from lastwire.games.bomb_squad.brain.planner import CARD, Act
from lastwire.games.bomb_squad.brain.policy import SLOTS, _likeliest
from lastwire.games.bomb_squad.brain.prospect import CELL, TIME, Prospects, based, late, needed, prospects
from lastwire.games.bomb_squad.brain.target import arranged
from lastwire.games.bomb_squad.rules.apply import program
from lastwire.games.bomb_squad.rules.building import FIRST_BOMB, LETTERS
from lastwire.games.bomb_squad.rules.content import BOMB, CARDS, CONTENT, KINDS
from lastwire.games.bomb_squad.rules.events import Event
from lastwire.games.bomb_squad.rules.moves import Activate, Analyst, Discard, Intel, Move, Play, Send
from lastwire.games.bomb_squad.rules.state import ALLOWED, ATTRIBUTES, EMPTY, EXECUTE, VALUES, State
from lastwire.games.bomb_squad.rules.worlds import CODES

# In turns of the team. Playing:
PLAY: Final = 0.5  # a card played brings a new one
VAGUE: Final = 0.5  # a card played that one is not sure of
TRUST: Final = 1.2  # a card that was meant
SURE: Final = 0.8  # of what lies on the frame: below that there may be an error in it
# Telling:
TELL: Final = (0.85, 0.6, 0.4)  # a card to play for somebody who has none, one or more
CLEAR: Final = 0.5  # intel after which its owner knows what lies on the frame
SPARE: Final = 0.2  # a Move that is meant with others and not needed
OPENED: Final = 0.6  # a needed card that can be told of only now
MISLED: Final = 2.0  # intel that would make somebody play what is not needed
MISREAD: Final = 2.0  # the same where it would only if they are mistaken
# Discarding:
CYCLE: Final = 0.25  # a new card instead of an old one
DRAWN: Final = 1.0  # of what a missing card costs, if it is drawn
LACK: Final = 0.45  # the same for each card that is missing and not in sight
RARE: Final = (4.0, 1.0)  # at most, to part with a card that is wanted soon, or later
PROMISED: Final = 2.0  # a card discarded that was meant
DOUBT: Final = 0.15  # what lies on the frame with so small a chance is not thought of
A_CELL: Final = 1.4  # cells for each card


class Mind(Outlook):
    """One decision of the strong bot."""

    # --- what to do -------------------------------------------------------------------------------

    def choose(self) -> Move:
        move = self.activate()
        if move is not None:
            return move
        found = [each for each in (self._play(), self._tell(), self._discard()) if each is not None]
        return max(found, key=lambda each: each[0])[1]

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
        soon = min(self.turns, default=99)
        size = min(SLOTS, len(self.memory.frame) + 1)
        return self.reserve if soon <= max(2.0, 2.5 + (self.cost(size) - self.main) / 1.5) and soon < 9 else 0

    def _play(self) -> tuple[float, Move] | None:
        if self._blocked:
            return None
        if not self.frames:
            return None
        gains = self._gains()
        each_gains = self._each_gains
        best: tuple[float, Move] | None = None
        unsure = max((self.memory.frame[place].at for place in self.memory.guessed), default=self.memory.turns)
        for place, seen in enumerate(self.own):
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
            if max(chances.values()) > SURE and value > -1.0:
                value += STALL * max(0, self._quiet - 2)
            if value > 0 and (best is None or value + PLAY > best[0]):
                best = (value + PLAY, Play("hand", place, self._face()))
        top = self._top()
        if top is not None and gains[top] > 0 and (best is None or gains[top] > best[0]):
            best = (gains[top], Play("discard_top", None, self._face()))
        return best

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

    def activate(self) -> Move | None:
        frame = self.memory.frame
        if not frame:
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
            if ready > 0.6:
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
        if left > 2 * SLOTS:
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
        missing = min((self.worth(have, (each,)) - each.base for each in bags[:5]), default=0.0)
        if left > max(3.0, 1.3 * missing):
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

    # --- intel ------------------------------------------------------------------------------------

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
                    score = -MISLED if score is None else score - 0.06 * (ahead - 1)
                    if number < 2 and score > 0:
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
                score += TELL[min(2, plays)] + 0.1 * min(3.0, gain)
                score += CLEAR if len(playable) == 1 else 0.0  # its owner knows then what lies on the frame
                plays += 1
            elif place in touched and len(playable) == len(possible) and self._opens(coming + ONE[seen.card], among):
                if not seen.meant and not all(need[card] for card in ALLOWED[seen.mark]):
                    coming += ONE[seen.card]
                    score += 0.5
            elif not playable or not need[seen.card]:
                score += 0.45 * CELL * (_cells(possible) - _cells(ALLOWED[seen.mark])) * self._thirst
        # What can be told of next, and could not before.
        for place, seen in enumerate(row):
            if seen.card == EMPTY or place in new or seen.meant or not need[seen.card]:
                continue
            if self._gain(seen.card, coming, among, self.worth(coming, among)) > 0:
                before = tellable_with(row, marks, seen, need)
                score += OPENED * (tellable_with(row, after, seen, need) - before)
        return score

    # --- the battery ------------------------------------------------------------------------------

    @cached_property
    def _wants(self) -> bool:
        """Whether more cells are wanted before the mission is over."""
        robot = self.view.robots[self.view.selected]
        cards = self.route.cost / CARD
        return robot.main < robot.most and robot.main < cards * 1.45 + CONTENT.frame.error

    def _discard(self) -> tuple[float, Move]:
        robot = self.view.robots[self.view.selected]
        room = robot.most - robot.main
        gains = self._gains() if self.frames else [0.0] * CARDS
        best: tuple[float, Move] | None = None
        bonus = self.view.roles[self.seat] == "recon"
        for place, seen in enumerate(self.own):
            chances = self.chances(seen)
            level, kind, cells = _likeliest(chances)
            if bonus:
                cells *= 1.5
            value = self._charge(min(cells, room)) + self._cycle
            for card, chance in chances.items():
                value -= chance * (0.8 * max(0.0, gains[card] - 0.4) if gains[card] > 0 else 0.0)
                value -= chance * self._keep[card]
            if seen.meant and any(self._wanted_by(have, seen) for have, weight in self.laid if weight > DOUBT):
                value -= PROMISED
            if best is None or value > best[0]:
                best = (value, Discard(place, level, kind))
        assert best is not None
        return best

    def _wanted_by(self, have: int, seen: Seen) -> bool:
        """Whether a card may be needed, if this lies on the frame."""
        need = needed(self.routes, self.aims, self.turns, have)
        return any(need[card] for card in self.memory.chances(seen))

    @cached_property
    def _keep(self) -> list[float]:
        """By card, what it costs to part with one: more if it is wanted soon and there are no others."""
        memory = self.memory
        supply = [0] * CARDS
        for seen in [*memory.frame, *(seen for row in memory.hands for seen in row)]:
            if seen.card != EMPTY:
                supply[seen.card] += 1
        hidden = sum(seen.card == EMPTY for seen in self.own)
        soon, later = [0] * CARDS, [0] * CARDS
        first = self.aims[0].targets if self.aims else frozenset()
        near = any(isinstance(leg, Act) and leg.target in first for leg in self.route.legs)
        for leg in self.route.legs:
            if isinstance(leg, Act) and leg.card >= 0:
                later[leg.card] += 1
                soon[leg.card] += near
                near = near and leg.target not in first
        found = [0.05, 0.15, 0.3] + [0.0] * (CARDS - 3)
        for card in range(3, CARDS):
            if later[card]:
                found[card] = (0.12, 0.2, 0.4)[card % 3]
                draws = (self.view.draw + hidden + 1) / (memory.left[card] + 1)
                if supply[card] <= soon[card]:
                    found[card] += min(RARE[0], 0.4 * draws)
                elif supply[card] <= later[card]:
                    found[card] += min(RARE[1], 0.1 * draws)
        return found

    def _charge(self, cells: float) -> float:
        """What so many cells are worth: in haste only those that are lacking until the next aim."""
        now = min(cells, self._lacking)
        spare = CELL * (cells - now) * (1 if self._wants else 0.1) * min(1.0, TIME / self.rate)
        return CELL * now + spare

    @cached_property
    def _thirst(self) -> float:
        """How much it matters that cards become known for the battery."""
        if self._lacking:
            return 1.0
        return (1.0 if self._wants else 0.2) * min(1.0, TIME / self.rate)

    @cached_property
    def _lacking(self) -> float:
        """The cells that are lacking until the next aim."""
        _, among = self.base
        lacking: float = (among[0].cells if among else SLOTS) - self.main
        if among and self.aims:
            lacking += A_CELL * max(0, among[0].left[0]) / CARD
        return max(0.0, lacking)

    @cached_property
    def _cycle(self) -> float:
        """What a new card is worth: more where the best program wants what nobody has."""
        have, bags = self.base
        prices = self.prices
        if not bags:
            return CYCLE + LACK
        best = bags[0].bag - have
        hidden = sum(seen.card == EMPTY for seen in self.own)
        value = CYCLE
        for card in range(CARDS):
            for price in prices[card][: count(best, card)]:
                if price > AWKWARD:
                    pile = self.memory.pile
                    chance = self.memory.left[card] / max(1, self.view.draw + hidden)
                    value += LACK if pile is not None else DRAWN * chance * price
        return value

    def keep(self) -> Move:
        """The Analyst's choice: a card that the next program needs is worth a cell."""
        have, bags = self.base
        card = CODES[self.view.discard[-1]]
        wanted = bool(bags) and self._gain(card, have, bags, self.worth(have, bags)) > KNOWN
        return Analyst(keep=wanted and self.main > CONTENT.frame.error)

    # --- operating --------------------------------------------------------------------------------

    def send(self) -> Send:
        """The best of all orders along a good route, scraps included; else the best there is."""
        assert self.view.program is not None
        cards = [CODES[slot.card] for slot in self.view.slots if slot.card is not None]
        found = self._arrange(cards, self.view.program.allowance)
        return operate(self.state, cards, self.route, self.view.program.allowance) if found is None else found[1]

    def _danger(self, far: tuple[float, ...]) -> float:
        """What it costs to be so many turns from each aim."""
        total = 0.0
        for aim, taken, turns in zip(self.aims, far, self.turns, strict=True):
            if taken > 0:
                total += aim.weight * late(turns - taken, taken)
        return total

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


def _cells(cards: tuple[int, ...]) -> float:
    """What discarding a card brings of which one knows only that it is one of these."""
    return _likeliest({card: 1 / len(cards) for card in cards})[2]
