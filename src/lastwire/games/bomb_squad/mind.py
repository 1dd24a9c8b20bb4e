"""The strong bot's turn (BSQ-10.5): programs chosen by what they leave to do and by the cards that are there, intel
that means a card, and every action weighed by the turns it saves.

The convention (`memory.meant`): intel means the leftmost card that it says something new of, and if it is about Moves
all of them. A card that is meant and can be one that the next program needs is played; one that cannot is there to
charge the battery.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations
from math import exp
from typing import Final

from lastwire.engine.game import Step
from lastwire.engine.rng import SEED_BYTES, Rng
from lastwire.games.bomb_squad.beginning import ONE, count, holds, leg_cost, pack
from lastwire.games.bomb_squad.building import FIRST_BOMB, LETTERS
from lastwire.games.bomb_squad.content import BOMB, CARDS, CONTENT, KINDS
from lastwire.games.bomb_squad.events import CardDiscarded, CardPlayed, Event, IntelGiven, ProgramSent
from lastwire.games.bomb_squad.memory import Memory, Seen, Talk, meant, remember
from lastwire.games.bomb_squad.moves import Activate, Analyst, Discard, Intel, Move, Play, Send
from lastwire.games.bomb_squad.operation import operate
from lastwire.games.bomb_squad.planner import CARD, Act, Route
from lastwire.games.bomb_squad.policy import SLOTS, Turn, _likeliest
from lastwire.games.bomb_squad.prospect import (
    BEFORE,
    CELL,
    FAILED,
    NEVER,
    PACE,
    SPOILED,
    TIME,
    Aim,
    Prospects,
    based,
    haste,
    late,
    needed,
    prospects,
    ranked,
    wanted,
    worth,
)
from lastwire.games.bomb_squad.rules import program
from lastwire.games.bomb_squad.scout import good_routes
from lastwire.games.bomb_squad.state import ALLOWED, ATTRIBUTES, EMPTY, EXECUTE, VALUES, State
from lastwire.games.bomb_squad.target import arranged
from lastwire.games.bomb_squad.worlds import CODES

WIDTH: Final = 14
CRATES: Final = 6  # the width where crates make each step of the search dear
GRACE: Final = 6  # a route that hurries to a bomb may be so much longer than the shortest, in tenths of a card
# Everything below is in turns of the team.
KNOWN: Final = 1.1  # a missing card that its owner knows
HELD: Final = 1.95  # one in sight
AWKWARD: Final = 2.9  # one in sight that cannot be told of yet
OWN: Final = 2.2  # one that is likely in the own hand
# For each card drawn until a missing one comes: while the battery is charged, and when it is full.
WAIT: Final = (0.35, 1.0)
LONGEST: Final = 12.0
ERROR: Final = 5.0  # a wrong card in the program
MISLED: Final = 2.0  # intel that would make somebody play it
CYCLE: Final = 0.25  # a new card instead of an old one
DRAWN: Final = 1.0  # of what a missing card costs, if it is drawn
LACK: Final = 0.45  # the same for each card that is missing and not in sight
RARE: Final = (4.0, 1.0)  # at most, to part with a card that is wanted soon, or later
A_CELL: Final = 1.4  # cells for each card
SURE: Final = 0.8  # of what lies on the frame: below that there may be an error in it
TRUST: Final = 1.2  # a card that was meant
VAGUE: Final = 0.5  # a card played that one is not sure of
PLAY: Final = 0.5  # a card played brings a new one
HYPOTHESES: Final = 4  # what may lie on the frame, as far as one is not sure
WAITED: Final = 0.5  # for each round in which nobody plays a card
POINTLESS: Final = (0.4, 0.05)  # intel that would mean nothing: new, and repeated or wrong
PATIENCE: Final = 2  # rounds after which a card that was meant is told of again
CLEAR: Final = 0.5  # intel after which its owner knows what lies on the frame
STRAY: Final = 1.5  # how far from the best cards lie that are played
TELL: Final = (0.85, 0.6, 0.4)  # a card to play for somebody who has none, one or more
SPARE: Final = 0.2  # a Move that is meant with others and not needed
OPENED: Final = 0.6  # a needed card that can be told of only now
STALL: Final = 0.3  # for each turn that nobody has found a card to play
WITHIN: Final = 8.0  # programs that are looked at are not worse than the best by more


class Mind(Turn):
    """One decision of the strong bot, where the cards are programmed and nothing lies in fog."""

    # --- routes and programs ----------------------------------------------------------------------

    @cached_property
    def _deadlines(self) -> tuple[tuple[int, Aim, int], ...]:
        """What must be done in time, soonest first: turns left, what it is, and the face of its tokens."""
        if self.view.options.clock == "practice":
            return ()
        state = self.state
        plan = state.setting.plan
        found = []
        for each in self.view.deadlines:
            turns = self.turns_left(each.id)
            if turns is None:
                continue
            kind, _, which = each.id.partition("_")
            for face in sorted(set(state.faces)):
                if kind == "gas" and face != int(which):
                    continue
                if kind == "bomb" and (face < FIRST_BOMB or LETTERS[(face - FIRST_BOMB) // 3] != which):
                    continue
                places = [
                    plan.places[plan.things[index][0]]
                    for index, other in enumerate(state.faces)
                    if other == face and state.on >> index & 1
                ]
                if places:
                    weight = FAILED if kind == "bomb" else SPOILED
                    found.append((turns, Aim(frozenset(places), weight), face))
        return tuple(sorted(found, key=lambda each: (each[0], each[2])))

    @cached_property
    def _bombs(self) -> int:
        return sum(1 << index for index, face in enumerate(self.state.faces) if face >= FIRST_BOMB)

    @property
    def _width(self) -> int:
        return CRATES if self.state.crates else WIDTH

    @cached_property
    def aims(self) -> tuple[Aim, ...]:
        """Of the last bomb there are two: to have done everything by then, and to get there if all else is left."""
        found = [aim for _, aim, _ in self._deadlines]
        if found and not self.view.mission.training:
            short = good_routes(self.state, self._width, (), self._bombs)[0]
            found.append(found[-1]._replace(short=sum(leg_cost(leg) for leg in short.legs)))
            found[-2] = found[-2]._replace(weight=SPOILED)
        return tuple(found)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        found = tuple([turns for turns, _, _ in self._deadlines])
        return found if self.view.mission.training else found + found[-1:]

    @cached_property
    def routes(self) -> tuple[Route, ...]:
        """Ways to clear the building: without a thought of time, and those that reach what is next in time as soon as
        they can; where time is short also to the bombs alone. They do not change until the robot moves."""
        width, state = self._width, self.state
        found = list(good_routes(state, width, ()))
        goal = 0
        allowance: list[tuple[int, int]] = []
        every = sum(1 << index for index in range(len(state.faces)))
        for _, _, face in self._deadlines:
            goal |= sum(1 << index for index, other in enumerate(state.faces) if other == face) & state.on
            if goal == state.on & every:
                break
            least = good_routes(state, width, (), goal)[0].cost
            if not allowance:
                usual = self._until(found[0], face)
                if usual > least + 4 * CARD:
                    found += good_routes(state, width, ((face, (least + usual) // 2),))
            allowance.append((face, least + GRACE))
            found += good_routes(state, width, tuple(allowance))
        if not self.view.mission.training and not self._in_time(found[0]):
            found += good_routes(state, width, tuple(allowance), self._bombs)
        return tuple(dict.fromkeys(found))

    def _until(self, route: Route, face: int) -> int:
        """What it costs on a route to be done with these tokens."""
        aim = next(aim for _, aim, other in self._deadlines if other == face)
        at = max([index for index, leg in enumerate(route.legs) if isinstance(leg, Act) and leg.target in aim.targets])
        return sum(leg_cost(leg) for leg in route.legs[: at + 1])

    def _in_time(self, route: Route) -> bool:
        """Whether everything can well be done in time, as far as one can tell."""
        cost = sum(leg_cost(leg) for leg in route.legs)
        return all(PACE * cost / CARD * 1.2 <= turns + self._since() for turns in self.turns[-1:])

    @cached_property
    def route(self) -> Route:
        """The one that the best program begins."""
        if not self.frames or not self.frames[0][1]:
            return self.routes[0]
        return self.routes[self.frames[0][1][0].number]

    @cached_property
    def memory(self) -> Memory:
        """What this seat knows, the likeliest of what it is not sure of on the frame, and which cards were meant."""
        memory = self._memory
        for place, card in zip(memory.guessed, self._guesses[0][0], strict=True):
            memory.frame[place].card = card
        for talk in memory.talks:
            for place in self._meaning(talk, [seen.card for seen in memory.frame])[1]:
                talk.row[place].meant = talk.at
        return memory

    @cached_property
    def _memory(self) -> Memory:
        return remember(self.view, self.past)

    def _meaning(self, talk: Talk, frame: list[int]) -> tuple[tuple[bool, ...], list[int]]:
        """What was needed, and the places that intel meant, if this lies on the frame."""
        since = self._memory.turns - talk.at + 1
        turns = tuple([turns + since for turns in self.turns])
        need = needed(self.routes, self.aims, turns, pack(frame[: talk.frame]))
        return need, meant(talk.positions, talk.marks, talk.bit, need)

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
                want = wanted(self.routes, self.aims, self.turns, pack(self._with(guess)[:place]))
                for card, copies in weights.items():
                    longer = (*guess, card) if place in memory.guessed else guess
                    after[longer] = weight * copies * max(0.02, exp(-want[card] / STRAY))
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
            known = [seen.card for seen in memory.hands[self.seat] if seen.card != EMPTY]
            for guess in found:
                need = needed(self.routes, self.aims, self.turns, pack(self._with(guess)))
                if not any(need[card] for card in known):
                    found[guess] *= WAITED**rounds
            whole = sum(found.values())
            found = {guess: weight / whole for guess, weight in found.items()}
        return sorted(found.items(), key=lambda each: (-each[1], each[0]))

    def _sense(self, talk: Talk, frame: list[int]) -> float:
        """How likely intel is, if this lies on the frame: it should mean a card that is needed."""
        if talk.by == self.seat:
            return 1.0
        need, places = self._meaning(talk, frame)
        others = (7 if talk.bit < 8 else 120) ^ talk.bit
        if not places:
            return POINTLESS[0] if any(talk.marks[at] & others for at in talk.positions) else POINTLESS[1]
        card = talk.row[places[0]].card
        return 1.0 if card == EMPTY or need[card] else POINTLESS[1]

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

    def _told(self, seat: int, seen: Seen) -> bool:
        """Whether somebody knows that a card is to be played. Who has let it lie did not understand."""
        if seen.meant:
            played = [other.at for other in self.memory.frame if other.by == seat]
            since = (self.memory.turns - seen.meant) // self.view.seats
            return since < PATIENCE or max(played, default=0) > seen.meant
        return all(self.need[card] for card in ALLOWED[seen.mark])

    @cached_property
    def frames(self) -> list[tuple[int, Prospects, float]]:
        """For each of these: what of it counts, the good programs that it can become, and how likely it is."""
        found = []
        for have, weight in self.laid:
            part, among = based(self.routes, self.aims, have)
            if among:
                good = ranked(part, among, self.prices, self.aims, self.turns, self.main, WITHIN * self.rate)
                found.append((part, good, weight))
        return found

    @property
    def base(self) -> tuple[int, Prospects]:
        """The likeliest."""
        return self.frames[0][:2] if self.frames else (0, ())

    # --- what is missing, and what that costs -----------------------------------------------------

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
                    told = self._told(seat, seen)
                    table[seen.card].append(KNOWN if told else HELD if _tellable(row, seen, need) else AWKWARD)
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
        full = min(1.0, max(0.0, (self.main - 4) / 8))
        wait = WAIT[0] + (WAIT[1] - WAIT[0]) * full
        stalled = STALL * max(0, self._quiet - self.view.seats)
        for card in range(CARDS):
            if expected[card] > 0.4:
                table[card].append(OWN)
            table[card].sort()
            if memory.pile is not None:
                places = [place for place, other in enumerate(memory.pile) if other == card]
                table[card] += [1 + min(LONGEST, wait * (place + 1)) for place in places[:3]]
                table[card] += [1 + LONGEST] * 7
            else:
                copies = memory.left[card] * draw / (draw + hidden) if draw else 0.0
                for number in range(1, 8):
                    table[card].append(1 + min(LONGEST, wait * number * (draw + 1) / (copies + 1 + 1e-9)))
            if stalled:
                table[card] = [price + stalled if price > KNOWN else price for price in table[card]]
        return table

    @cached_property
    def _quiet(self) -> int:
        """Turns since a card was last played."""
        turns = 0
        for event in reversed(self.past.events):
            if isinstance(event, CardPlayed | ProgramSent):
                break
            turns += isinstance(event, IntelGiven | CardDiscarded)
        return turns

    def worth(self, have: int, among: Prospects) -> float:
        """The turns that are still to come, with these cards on the frame; infinite if they fit nowhere."""
        return worth(have, among, self.prices, self.aims, self.turns, self.main)

    def chances(self, seen: Seen) -> dict[int, float]:
        """What an own card may be: by counting, and by what was meant."""
        chances = self.memory.chances(seen)
        if seen.meant and len(chances) > 1:
            need = self.need
            fitting = {card: chance for card, chance in chances.items() if need[card]}
            if fitting:
                whole = sum(fitting.values())
                return {card: chance / whole for card, chance in fitting.items()}
        return chances

    @staticmethod
    def _opens(have: int, among: Prospects) -> bool:
        return any(holds(each.bag, have) for each in among)

    def _gain(self, card: int, have: int, among: Prospects, now: float) -> float:
        """What a card on the frame saves, the turn of playing it not counted."""
        after = self.worth(have + ONE[card], among)
        return -ERROR if after == NEVER else max(-ERROR, (now - after) / self.rate)

    @cached_property
    def rate(self) -> float:
        """What a turn costs now."""
        part, among = based(self.routes, self.aims, self.laid[0][0])
        return haste(part, among, self.prices, self.aims, self.turns, self.main)

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
        best: tuple[float, Move] | None = None
        unsure = max((self.memory.frame[place].at for place in self.memory.guessed), default=self.memory.turns)
        for place, seen in enumerate(self.own):
            chances = self.chances(seen)
            value = sum(chance * gains[card] for card, chance in chances.items())
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
        for have, bags, weight in self.frames:
            now = self.worth(have, bags)
            for card in range(CARDS):
                gains[card] += weight / whole * self._gain(card, have, bags, now)
        return gains

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
        for have, bags, weight in self.frames:
            coming, plays = self._coming(have, bags)
            for ahead in range(1, seats):
                to = (self.seat + ahead) % seats
                for value in VALUES:
                    score = self._intel(to, value, coming, bags, plays[to])
                    score = -MISLED if score is None else score - 0.06 * (ahead - 1)
                    scores[to, value] = scores.get((to, value), 0.0) + weight / whole * score
        legal = {key: score for key, score in scores.items() if self._touches(*key)}
        if not legal:
            return None
        best = max(legal, key=lambda key: legal[key])
        return legal[best], Intel(*best)

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
                if self._told(seat, seen):
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
                if seen.meant and need[seen.card] and self._told(to, seen):
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
                before = _tellable_with(row, marks, seen, need)
                score += OPENED * (_tellable_with(row, after, seen, need) - before)
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
            if best is None or value > best[0]:
                best = (value, Discard(place, level, kind))
        assert best is not None
        return best

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

    def _danger(self, left: tuple[int, ...]) -> float:
        """What it costs to be so far from each aim."""
        total = 0.0
        for aim, rest, turns in zip(self.aims, left, self.turns, strict=True):
            if rest > 0:
                taken = PACE * rest / CARD + BEFORE
                total += aim.weight * late(turns - taken, taken)
        return total

    def _arrange(self, cards: list[int], allowance: int) -> tuple[float, Send] | None:
        every = range(len(cards))
        best: tuple[float, Send] | None = None
        for scraps in range(min(allowance, len(cards) - 1) + 1):
            for scrap in combinations(every, scraps):
                kept = [index for index in every if index not in scrap]
                for base, bag, _, left, number in prospects(self.routes, self.aims, 0):
                    if bag != pack([cards[index] for index in kept]):
                        continue
                    fitted = arranged(self.routes[number].legs, [cards[index] for index in kept])
                    if fitted is None:
                        continue
                    value = base + self._danger(left)
                    if best is None or value < best[0]:
                        order, plans = fitted
                        best = (value, Send(tuple([kept[index] for index in order]), scrap, tuple(plans)))
            if best is not None:
                break
        return best


def _tellable(row: list[Seen], seen: Seen, need: Sequence[bool]) -> bool:
    return _tellable_with(row, [other.mark for other in row], seen, need)


def _tellable_with(row: list[Seen], marks: list[int], seen: Seen, need: Sequence[bool]) -> bool:
    """Whether some intel means this card first."""
    for shift in (seen.card % 3, 3 + seen.card // 3):
        bit = 1 << shift
        touched = [place for place, other in enumerate(row) if other.card != EMPTY and ATTRIBUTES[other.card] & bit]
        places = meant(touched, marks, bit, need)
        if places and row[places[0]] is seen:
            return True
    return False


def _cells(cards: tuple[int, ...]) -> float:
    """What discarding a card brings of which one knows only that it is one of these."""
    return _likeliest({card: 1 / len(cards) for card in cards})[2]
