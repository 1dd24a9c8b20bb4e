"""What a strong bot makes of the table (BSQ-10.5): routes, what may lie on the frame, which cards were meant, and what
the programs are worth that can come of it.

The convention is `memory.meant`: intel means the leftmost card that it says something new of and that may be needed,
and if it is about Moves all of those.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp
from typing import Final

from lastwire.games.bomb_squad.brain.beginning import (
    ONE,
    holds,
    leg_cost,
    pack,
)
from lastwire.games.bomb_squad.brain.memory import (
    Memory,
    Seen,
    Talk,
    meant,
    remember,
)
from lastwire.games.bomb_squad.brain.planner import CARD, Act, Route
from lastwire.games.bomb_squad.brain.policy import Turn
from lastwire.games.bomb_squad.brain.prospect import (
    FAILED,
    NEVER,
    PACE,
    SPOILED,
    Aim,
    Prospects,
    based,
    haste,
    needed,
    ranked,
    wanted,
    worth,
)
from lastwire.games.bomb_squad.brain.scout import good_routes
from lastwire.games.bomb_squad.rules.building import FIRST_BOMB, LETTERS
from lastwire.games.bomb_squad.rules.content import CARDS, COUNTS
from lastwire.games.bomb_squad.rules.events import (
    CardDiscarded,
    CardPlayed,
    IntelGiven,
    ProgramSent,
)
from lastwire.games.bomb_squad.rules.state import ALLOWED, ATTRIBUTES, EMPTY

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
STALL: Final = 0.3  # for each turn that nobody has found a card to play
WITHIN: Final = 8.0  # programs that are looked at are not worse than the best by more
# What others do tells what lies on the frame.
HYPOTHESES: Final = 10  # what may lie on the frame, as far as one is not sure
STRAY: Final = 3.0  # how far from the best card one is that was played
TASTE: Final = 3.0  # the same for one that this seat was told of
SENSE: Final = 2.2  # and for one that another was told of
IDLE: Final = 0.3  # how likely intel is that means nothing
BELIEFS: Final = 4  # what another may think that lies on the frame
UNLIKELY: Final = 0.02  # how likely a card is at least, if it fits nowhere
POINTLESS: Final = (0.4, 0.05)  # intel that would mean nothing: new, and repeated or wrong
WAITED: Final = 0.4  # for each round in which nobody plays a card
PATIENCE: Final = 2  # rounds after which a card that was meant is told of again


class Outlook(Turn):
    """The table as one seat sees it, where the cards are programmed and nothing lies in fog."""

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
        """What it costs on a route to be done with these tokens: the whole of it, if it does not come to them."""
        aim = next(aim for _, aim, other in self._deadlines if other == face)
        found = [index for index, leg in enumerate(route.legs) if isinstance(leg, Act) and leg.target in aim.targets]
        at = max(found, default=len(route.legs))
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
        """Whether somebody knows that a card is to be played. Who has let it lie did not understand."""
        if seen.meant:
            played = [other.at for other in self.memory.frame if other.by == seat]
            since = (self.memory.turns - seen.meant) // self.view.seats
            return since < PATIENCE or max(played, default=0) > seen.meant
        return all(self.need[card] for card in ALLOWED[seen.mark])

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
