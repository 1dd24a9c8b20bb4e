"""The strong bot's turn (BSQ-10.5): programs chosen by what they leave to do and by the cards that are there, intel
that means a card, and every action weighed by the turns it saves.

The convention (`memory.meant`): intel means the leftmost card that it says something new of, and if it is about Moves
all of them. A card that is meant and can be one that the next program needs is played; one that cannot is there to
charge the battery.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final

from lastwire.engine.game import Step
from lastwire.engine.rng import SEED_BYTES, Rng
from lastwire.games.bomb_squad.beginning import NIBBLE, ONE, beginnings, count, holds, pack
from lastwire.games.bomb_squad.building import FIRST_BOMB, LETTERS
from lastwire.games.bomb_squad.content import BOMB, CARDS, CONTENT, KINDS
from lastwire.games.bomb_squad.events import CardDiscarded, CardPlayed, Event, IntelGiven, ProgramSent
from lastwire.games.bomb_squad.memory import Seen, meant
from lastwire.games.bomb_squad.moves import Activate, Analyst, Discard, Intel, Move, Play, Send
from lastwire.games.bomb_squad.operation import operate
from lastwire.games.bomb_squad.planner import CARD, Act, Allowance, Route
from lastwire.games.bomb_squad.policy import SLOTS, Turn, _likeliest
from lastwire.games.bomb_squad.rules import program
from lastwire.games.bomb_squad.scout import good_routes
from lastwire.games.bomb_squad.state import ALLOWED, ATTRIBUTES, EMPTY, EXECUTE, VALUES, State
from lastwire.games.bomb_squad.target import arranged
from lastwire.games.bomb_squad.worlds import CODES

WIDTH: Final = 24
CRATES: Final = 6  # the width where crates make each step of the search dear
# Everything below is in turns of the team.
A_CARD: Final = 2.6  # a card of the route: found, told of, paid for and played
PACE: Final = 4.0  # the same for deadlines, with something to spare
KNOWN: Final = 1.2  # a missing card that its owner knows
HELD: Final = 1.9  # one in sight
OWN: Final = 2.2  # one that is likely in the own hand
# For each card drawn until a missing one comes: while the battery is charged, and when it is full.
WAIT: Final = (0.35, 1.0)
LONGEST: Final = 9.0
ERROR: Final = 4.0  # a wrong card in the program
CELL: Final = 0.62
CYCLE: Final = 0.25  # a new card instead of an old one
LACK: Final = 0.45  # the same for each card that is missing and not in sight
HASTE: Final = 1.3  # how much sooner than it should take one sets out for a bomb alone
PLAY: Final = 0.3  # a card played brings a new one
HYPOTHESES: Final = 4  # what may lie on the frame, as far as one is not sure
SILENCE: Final = 3
STALL: Final = 0.25  # for each turn that nobody has found a card to play
SMALLEST: Final = 4  # cards in a program that is sent early

Bags = tuple[tuple[int, float, int], ...]


@lru_cache(512)
def choices(routes: tuple[Route, ...], wrong: int) -> Bags:
    """Sets of cards for the next program, what each leaves to do, and its route. `wrong` slots are lost."""
    found: dict[int, tuple[float, int]] = {}
    for size in range(SMALLEST, SLOTS + 1):
        extra = 0.0
        if size + wrong < SLOTS:
            cost = CONTENT.frame.cost
            extra = 1.0 + CELL * (cost[size + wrong] - cost[SLOTS] * (size + wrong) / SLOTS)
        for bag, left, number in beginnings(routes, size - wrong if size > wrong else 1):
            base = A_CARD * left / CARD + (extra if left else 0.0)
            if bag not in found or base < found[bag][0]:
                found[bag] = (base, number)
    return tuple((bag, base, number) for bag, (base, number) in found.items())


class Mind(Turn):
    """One decision of the strong bot, where the cards are programmed and nothing lies in fog."""

    # --- routes and programs ----------------------------------------------------------------------

    @cached_property
    def allowance(self) -> Allowance:
        """By what cost each bomb, and each hostage that gas would take, must be off the board."""
        if self.view.options.clock == "practice":
            return ()
        found = []
        for each in self.view.deadlines:
            turns = self.turns_left(each.id)
            if turns is None:
                continue
            most = int((turns + self._since()) / PACE * CARD)
            kind, _, which = each.id.partition("_")
            if kind == "gas":
                found.append((int(which), most))
            else:
                faces = [f for f in self.state.faces if f >= FIRST_BOMB and LETTERS[(f - FIRST_BOMB) // 3] == which]
                found += [(face, most) for face in faces]
        return tuple(found)

    @cached_property
    def routes(self) -> tuple[Route, ...]:
        """Ways to clear the building; where time is short, to the bomb that goes off next, or to all bombs alone."""
        width = CRATES if self.state.crates else WIDTH
        state = self.state
        for index, turns in self._next_bomb():
            urgent = good_routes(state, width, (), 1 << index)
            if self._turns(urgent[0]) * HASTE + 3 > turns:
                return urgent
        routes = good_routes(state, width, self.allowance)
        if not self.view.mission.training and not self._in_time(routes[0]):
            bombs = sum(1 << index for index, face in enumerate(state.faces) if face >= FIRST_BOMB)
            return good_routes(state, width, self.allowance, bombs)
        return routes

    def _next_bomb(self) -> list[tuple[int, int]]:
        """The bomb that goes off next and when, as it was when the robot last moved; nothing if there is but one."""
        found = []
        for index, face in enumerate(self.state.faces):
            if face >= FIRST_BOMB and self.state.on >> index & 1:
                turns = self.turns_left(f"bomb_{LETTERS[(face - FIRST_BOMB) // 3]}")
                if turns is not None:
                    found.append((turns, index))
        if len(found) < 2 or self.view.options.clock == "practice":
            return []
        turns, index = min(found)
        return [(index, turns + self._since())]

    def _turns(self, route: Route) -> float:
        """The turns that a route takes, more or less."""
        cards = sum(1.0 if isinstance(leg, Act) else leg.length / 1.8 for leg in route.legs)
        return cards * A_CARD

    def _in_time(self, route: Route) -> bool:
        """Whether the last bomb can still be reached in time like this, as far as one can tell."""
        if self.view.options.clock == "practice":
            return True
        last = max((left for each in self.view.deadlines if (left := self.turns_left(each.id)) is not None), default=99)
        return self._turns(route) * 0.85 <= last + self._since()

    @cached_property
    def route(self) -> Route:
        return self.routes[0]

    @cached_property
    def laid(self) -> list[tuple[int, float]]:
        """What may lie on the frame, likeliest first: own cards that one is not sure of are taken for what fits."""
        memory = self.memory
        found = {pack([seen.card for place, seen in enumerate(memory.frame) if place not in memory.guessed]): 1.0}
        for place in memory.guessed:
            seen = memory.frame[place]
            weights = {card: memory.left[card] for card in ALLOWED[seen.mark] if memory.left[card] > 0}
            weights = weights or dict.fromkeys(ALLOWED[seen.mark], 1)
            after: dict[int, float] = {}
            for have, weight in found.items():
                for card, copies in weights.items():
                    likely = copies * (1.0 if self._opens_any(have + ONE[card]) else 0.02)
                    after[have + ONE[card]] = after.get(have + ONE[card], 0.0) + weight * likely
            best = sorted(after.items(), key=lambda each: (-each[1], each[0]))[:HYPOTHESES]
            whole = sum(weight for _, weight in best)
            found = {have: weight / whole for have, weight in best}
        if len(found) > 1:
            # Whoever meant a card that is still in the own hand saw that it was needed.
            for seen in self.own:
                if seen.meant:
                    for have in found:
                        if not any(self._opens_any(have + ONE[card]) for card in self.memory.chances(seen)):
                            found[have] *= 0.1
            # And whoever sees what lies there would say more if the likeliest were wrong.
            whole = sum(weight**SILENCE for weight in found.values())
            found = {have: weight**SILENCE / whole for have, weight in found.items()}
        return sorted(found.items(), key=lambda each: (-each[1], each[0]))

    def _opens_any(self, have: int) -> bool:
        return any(holds(bag, have) for bag, _, _ in choices(self.routes, 0))

    @cached_property
    def frames(self) -> list[tuple[int, Bags, float]]:
        """For each of these: what of it counts, the programs that it can become, and how likely it is."""
        found = [(*self._base(have), weight) for have, weight in self.laid]
        return [each for each in found if each[1]]

    def _base(self, have: int) -> tuple[int, Bags]:
        """What fits nowhere is lost."""
        for wrong in range(3):
            best: tuple[int, Bags] | None = None
            least = 0.0
            for part in _parts(have, wrong):
                fitting = tuple(each for each in choices(self.routes, wrong) if holds(each[0], part))
                if fitting and (best is None or min(each[1] for each in fitting) < least):
                    best, least = (part, fitting), min(each[1] for each in fitting)
            if best is not None:
                return best
        return 0, ()

    @property
    def base(self) -> tuple[int, Bags]:
        """The likeliest."""
        return self.frames[0][:2] if self.frames else (0, ())

    # --- what is missing, and what that costs -----------------------------------------------------

    @cached_property
    def prices(self) -> list[list[float]]:
        """By card: what the first, second … missing copy costs."""
        memory = self.memory
        table: list[list[float]] = [[] for _ in range(CARDS)]
        for seat, row in enumerate(memory.hands):
            for seen in row:
                if seat != self.seat and seen.card != EMPTY:
                    told = seen.meant or len(ALLOWED[seen.mark]) == 1
                    table[seen.card].append(KNOWN if told else HELD if _tellable(row, seen) else HELD + 1.2)
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

    def worth(self, have: int, bags: Bags) -> float:
        """The turns that are still to come, with these cards on the frame; infinite if they fit nowhere."""
        prices = self.prices
        best = float("inf")
        for bag, base, _ in bags:
            if base >= best or not holds(bag, have):
                continue
            missing = bag - have
            total = base
            card = 0
            while missing:
                for number in range(missing & 15):
                    total += prices[card][number] if number < len(prices[card]) else 1 + LONGEST
                missing >>= NIBBLE
                card += 1
            best = min(best, total)
        return best

    def chances(self, seen: Seen) -> dict[int, float]:
        """What an own card may be: by counting, and by what was meant."""
        chances = self.memory.chances(seen)
        if seen.meant and len(chances) > 1:
            have, bags = self.base
            fitting = {card: chance for card, chance in chances.items() if self._opens(have + ONE[card], bags)}
            if fitting:
                whole = sum(fitting.values())
                return {card: chance / whole for card, chance in fitting.items()}
        return chances

    @staticmethod
    def _opens(have: int, bags: Bags) -> bool:
        return any(holds(bag, have) for bag, _, _ in bags)

    def _gain(self, card: int, have: int, bags: Bags, now: float) -> float:
        """What a card on the frame saves, the turn of playing it not counted."""
        after = self.worth(have + ONE[card], bags)
        return -ERROR if after == float("inf") else max(-ERROR, now - after)

    # --- what to do -------------------------------------------------------------------------------

    def choose(self) -> Move:
        move = self.activate()
        if move is not None:
            return move
        found = [each for each in (self._play(), self._tell(), self._discard()) if each is not None]
        return max(found, key=lambda each: each[0])[1]

    @property
    def _blocked(self) -> bool:
        """Whether one more card would activate the robot without enough battery."""
        return len(self.memory.frame) + 1 == SLOTS and self.main + self.spare < self.cost(SLOTS)

    def _play(self) -> tuple[float, Move] | None:
        if self._blocked:
            return None
        if not self.frames:
            return None
        gains = self._gains()
        best: tuple[float, Move] | None = None
        for place, seen in enumerate(self.own):
            value = sum(chance * gains[card] for card, chance in self.chances(seen).items())
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
            ready = 0.0
            for have, bags, weight in self.frames:
                whole = [base for bag, base, _ in bags if bag == have]
                ready += weight if whole and min(whole) <= self.worth(have, bags) + 1e-9 else 0.0
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
        missing = min((self.worth(have, bags) - base for bag, base, _ in bags if holds(bag, have)), default=0.0)
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
            fits = [self._opens(have + ONE[card], bags) for card in range(CARDS)]
            for ahead in range(1, seats):
                to = (self.seat + ahead) % seats
                for value in VALUES:
                    score = self._intel(self.memory.hands[to], value, fits, coming, bags, plays[to])
                    score = -ERROR if score is None else score - 0.06 * (ahead - 1)
                    scores[to, value] = scores.get((to, value), 0.0) + weight / whole * score
        legal = {key: score for key, score in scores.items() if self._touches(*key)}
        if not legal:
            return None
        best = max(legal, key=lambda key: legal[key])
        return legal[best], Intel(*best)

    def _touches(self, to: int, value: int | str) -> bool:
        bit = 1 << value - 1 if isinstance(value, int) else 8 << KINDS.index(value)
        return any(seen.card != EMPTY and ATTRIBUTES[seen.card] & bit for seen in self.memory.hands[to])

    def _coming(self, have: int, bags: Bags) -> tuple[int, list[int]]:
        """The frame with what others will play next by what they know, and how many cards each of them will."""
        plays = [0] * self.view.seats
        for ahead in range(1, self.view.seats):
            seat = (self.seat + ahead) % self.view.seats
            for seen in self.memory.hands[seat]:
                if seen.card == EMPTY or not self._opens(have + ONE[seen.card], bags):
                    continue
                if seen.meant or all(self._opens(have + ONE[card], bags) for card in ALLOWED[seen.mark]):
                    have += ONE[seen.card]
                    plays[seat] += 1
        return have, plays

    def _intel(
        self, row: list[Seen], value: int | str, fits: list[bool], coming: int, bags: Bags, plays: int
    ) -> float | None:
        """What it saves to tell this; None if nobody may, for it would make somebody play what is not needed."""
        bit = 1 << value - 1 if isinstance(value, int) else 8 << KINDS.index(value)
        others = (7 if bit < 8 else 120) ^ bit
        touched = [place for place, seen in enumerate(row) if seen.card != EMPTY and ATTRIBUTES[seen.card] & bit]
        if not touched:
            return None
        new = meant(touched, [seen.mark for seen in row], bit)
        score = 0.0
        for place, seen in enumerate(row):
            if seen.card == EMPTY:
                continue
            after = seen.mark & ~(others if place in touched else bit)
            possible = ALLOWED[after]
            playable = [card for card in possible if fits[card]]
            if place in new and playable:
                if seen.meant and fits[seen.card]:
                    continue  # it is among those that are coming
                now = self.worth(coming, bags)
                gain = self._gain(seen.card, coming, bags, now)
                if gain <= 0:
                    return None
                coming += ONE[seen.card]
                score += (0.95, 0.7, 0.5)[min(2, plays)] + 0.1 * min(3.0, gain)
                score += 0.35 if len(playable) == 1 else 0.0  # its owner knows then what lies on the frame
                plays += 1
            elif place in touched and len(playable) == len(possible) and self._opens(coming + ONE[seen.card], bags):
                if not seen.meant and not all(fits[card] for card in ALLOWED[seen.mark]):
                    coming += ONE[seen.card]
                    score += 0.5
            elif not playable or not fits[seen.card]:
                score += 0.45 * CELL * (_cells(possible) - _cells(ALLOWED[seen.mark])) * (1 if self._wants else 0.2)
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
        later = [0] * CARDS
        for leg in self.route.legs:
            if isinstance(leg, Act) and leg.card >= 0:
                later[leg.card] += 1
        best: tuple[float, Move] | None = None
        bonus = self.view.roles[self.seat] == "recon"
        for place, seen in enumerate(self.own):
            chances = self.chances(seen)
            level, kind, cells = _likeliest(chances)
            if bonus:
                cells *= 1.5
            value = CELL * min(cells, room) * (1 if self._wants else 0.1) + self._cycle
            for card, chance in chances.items():
                value -= chance * (0.8 * max(0.0, gains[card] - 0.4) if gains[card] > 0 else 0.0)
                if card > 2 and later[card]:
                    value -= chance * (0.12, 0.2, 0.4)[card % 3]
                elif card < 3:
                    value -= chance * (0.05, 0.15, 0.3)[card]
            if best is None or value > best[0]:
                best = (value, Discard(place, level, kind))
        assert best is not None
        return best

    @cached_property
    def _cycle(self) -> float:
        """What a new card is worth: more where the best program wants what nobody has."""
        have, bags = self.base
        prices = self.prices
        if not bags:
            return CYCLE + LACK
        best = min(bags, key=lambda each: self.worth(have, (each,)))[0] - have
        lacking = sum(1 for card in range(CARDS) for number in range(count(best, card)) if prices[card][number] > OWN)
        return CYCLE + LACK * min(2, lacking)

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

    def _arrange(self, cards: list[int], allowance: int) -> tuple[float, Send] | None:
        every = range(len(cards))
        best: tuple[float, Send] | None = None
        for scraps in range(min(allowance, len(cards) - 1) + 1):
            for scrap in combinations(every, scraps):
                kept = [index for index in every if index not in scrap]
                for bag, left, number in _exact(self.routes, len(kept)):
                    if bag != pack([cards[index] for index in kept]):
                        continue
                    fitted = arranged(self.routes[number].legs, [cards[index] for index in kept])
                    if fitted is None:
                        continue
                    value = A_CARD * left / CARD + CELL * CONTENT.frame.cost[len(kept)]
                    if best is None or value < best[0]:
                        order, plans = fitted
                        best = (value, Send(tuple([kept[index] for index in order]), scrap, tuple(plans)))
            if best is not None:
                break
        return best


def _tellable(row: list[Seen], seen: Seen) -> bool:
    """Whether some intel means this card first."""
    for shift in (seen.card % 3, 3 + seen.card // 3):
        bit = 1 << shift
        touched = [place for place, other in enumerate(row) if other.card != EMPTY and ATTRIBUTES[other.card] & bit]
        places = meant(touched, [other.mark for other in row], bit)
        if row[places[0]] is seen and (len(places) == 1 or all(row[place].card == seen.card for place in places)):
            return True
    return False


@lru_cache(512)
def _exact(routes: tuple[Route, ...], size: int) -> tuple[tuple[int, int, int], ...]:
    return beginnings(routes, size)


def _parts(have: int, wrong: int) -> list[int]:
    """The set without so many of its cards, in every way."""
    parts = {have}
    for _ in range(wrong):
        parts = {part - ONE[card] for part in parts for card in range(CARDS) if count(part, card)}
    return sorted(parts)


def _cells(cards: tuple[int, ...]) -> float:
    """What discarding a card brings of which one knows only that it is one of these."""
    return _likeliest({card: 1 / len(cards) for card in cards})[2]
