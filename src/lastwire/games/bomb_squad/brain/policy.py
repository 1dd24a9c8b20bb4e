"""How Bomb Squad's bots decide (BSQ-10.4): needed cards are played when they are known, useless ones charge the
battery, and intel goes where it makes a needed card known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lastwire.games.bomb_squad.brain.lead import Lead
from lastwire.games.bomb_squad.brain.memory import Seen
from lastwire.games.bomb_squad.brain.operation import choose, operate
from lastwire.games.bomb_squad.brain.situation import SLOTS
from lastwire.games.bomb_squad.brain.target import Bag, arranged, holds, targets
from lastwire.games.bomb_squad.rules.content import BOMB, CONTENT, KINDS
from lastwire.games.bomb_squad.rules.moves import Activate, Analyst, Discard, Go, Intel, Move, Play, Ready, Role, Step
from lastwire.games.bomb_squad.rules.state import ALLOWED, ATTRIBUTES, EMPTY, LEVEL_OF, TYPE_OF
from lastwire.games.bomb_squad.rules.view import View
from lastwire.games.bomb_squad.rules.worlds import CODES

ROLES_LIKED: Final = (
    "disposal",
    "recon",
    "negotiator",
    "sergeant",
    "analyst",
    "field_agent",
    "security",
    "technician",
    "operator",
)

NEVER: Final = 99  # turns, where no deadline is to come
SOON: Final = 2  # rounds before a deadline in which the reserve may be spent

# What intel is worth (BSQ-10.4). It is told if it is worth a turn: more while there are cells enough.
MADE_KNOWN: Final = 5.0  # its owner now knows a needed card for one
NARROWED: Final = 2.0  # a needed card is touched
USELESS_KNOWN: Final = 0.9  # a useless card of which its owner now knows level and type: it charges two cells
USELESS_TOUCHED: Final = 0.4
WHILE_LOW: Final = 1.5  # useless cards count for more while cells are wanted
WHILE_CHARGED: Final = 0.4
WORTH_LOW: Final = 1.0
WORTH_CHARGED: Final = 2.0
NEXT_FIRST: Final = 0.6  # for whoever is soon to move

# What is kept back when a card is discarded, by how likely it is to be needed later on.
KEPT_IN_CHARGING: Final = 0.3
KEPT_IN_THROWING: Final = 0.2
NEEDED_NOW: Final = 2.0  # a card that may be needed now weighs more than any cells it could bring

_LEVELS: Final = 0b0000111  # the bits of levels in what is told of a card, and those of types
_TYPES: Final = 0b1111000
_FIRST_TYPE: Final = 0b0001000
_LAST_MOVE: Final = 2  # the number of the longest Move; Moves are never kept for later
_BOMB_CARDS: Final = range(3 * BOMB, 3 * BOMB + 3)


class Turn(Lead):
    """One decision."""

    def choose(self) -> Move:
        """BSQ-10.4, in its order. Where nobody holds what is missing, only new cards help. BSQ-10.9: people who lead
        are told of their cards first."""
        move = self.play() or self.activate()
        if move is None and self.leaders:
            move = self.tell(self.leaders)
        move = move or self.charge()
        if move is None and (self.leaders or self._extendable()):
            move = self.tell()
        return move or self.throw()

    def useful(self, card: int) -> bool:
        return self.needs[card] > 0

    def play(self) -> Move | None:
        """A needed card that is surely one, if the battery can bear what follows."""
        count = len(self.memory.frame) + 1
        if (count == SLOTS or self.single) and self.main + self.spare < self.cost(count):
            return None
        if self.view.options.no_programming and self.low and self.charge() is not None:
            return None
        if self.leaders and count == SLOTS:
            return None
        top = None if self.leaders else self._top()
        best: tuple[float, int] | None = None
        for place, seen in enumerate(self.own):
            if not self.mine(seen):
                continue
            chances = self.memory.chances(seen) if self.style.counts else _plain(seen)
            if all(self.useful(card) for card in chances):
                if self.rng.unit() < self.style.slips:
                    continue
                # Rare cards first: what many hold can wait.
                rank = max(self._rarity(card) for card in chances)
                if best is None or rank > best[0]:
                    best = (rank, place)
        if best is not None:
            return Play("hand", best[1], self._face())
        return Play("discard_top", None, self._face()) if top is not None and self.useful(top) else None

    @property
    def spare(self) -> int:
        """How much of the reserve may be spent: none, unless time is running out."""
        soon = min(
            (left for each in self.view.deadlines if (left := self.turns_left(each.id)) is not None), default=NEVER
        )
        return self.reserve if soon <= SOON * self.view.seats else 0

    def _top(self) -> int | None:
        if self.view.roles[self.seat] != "sergeant" or not self.view.discard:
            return None
        return CODES[self.view.discard[-1]]

    def _face(self) -> str | None:
        if self.view.roles[self.seat] != "field_agent" or self.single:
            return None
        face_up = self.view.options.programming == "face_up" or self.view.mission.face_up
        return None if face_up else "up"

    def _rarity(self, card: int) -> float:
        held = sum(seen.card == card for row in self.memory.hands for seen in row)
        return 1.0 / (1 + held)

    def activate(self) -> Move | None:
        """BSQ-10.4: early only if the program finishes the route, nobody can extend it, or time is running out."""
        count = len(self.memory.frame)
        if not count or self.single or self.leaders:
            return None
        cost = self.cost(count)
        if self.main + self.spare < cost:
            return None
        if any(sum(each) == count and holds(self.frame, each) for each in self.wanted) and self._finishes(count):
            return Activate()
        if self._must_hurry(count):
            return Activate()
        if (not any(self.needs) or not self._extendable()) and self._fits():
            return Activate()
        return None

    def _fits(self) -> bool:
        """Whether the frame as it is makes a program without an error; if not, better wait for what is missing."""
        return arranged(self.route.legs, [seen.card for seen in self.memory.frame]) is not None

    def _finishes(self, count: int) -> bool:
        return any(sum(each) < SLOTS and sum(each) == count for each in targets(self.route.legs, SLOTS))

    def _must_hurry(self, count: int) -> bool:
        """A bomb's time comes within a round, and the program disarms it."""
        for each in self.view.deadlines:
            left = self.turns_left(each.id)
            if left is not None and left <= self.view.seats and each.id.startswith("bomb"):
                bombs = [card for card in _BOMB_CARDS if self.frame[card]]
                if bombs:
                    return True
        return False

    def _extendable(self) -> bool:
        """Whether somebody holds a card that is needed, as far as this seat can see, or was told of its own."""
        return any(seen.card != EMPTY and self.useful(seen.card) for row in self.memory.hands for seen in row)

    def charge(self) -> Move | None:
        """A known useless card for two cells, or for one, while the battery is low."""
        if not self.low:
            return None
        best: tuple[float, Move] | None = None
        for place, seen in enumerate(self.own):
            chances = self.memory.chances(seen)
            if any(self.useful(card) for card in chances):
                continue
            if self.rng.unit() < self.style.slips:
                continue
            level, kind = _known(chances)
            gain = (level is not None) + (kind is not None)
            if gain:
                later = sum(chance for card, chance in chances.items() if card in self.later and card > _LAST_MOVE)
                keep = KEPT_IN_CHARGING * later
                if best is None or gain - keep > best[0]:
                    best = (gain - keep, Discard(place, level, kind))
        return None if best is None else best[1]

    def tell(self, listeners: Sequence[int] | None = None) -> Move | None:
        """The intel with the best score, for these listeners or for anybody."""
        best: list[tuple[float, Intel]] = []
        for to in range(self.view.seats) if listeners is None else listeners:
            if to == self.seat:
                continue
            ahead = (to - self.seat) % self.view.seats
            for value in (1, 2, 3, *KINDS):
                score = self._score(to, value)
                # What helps no needed card is worth a turn only while cells are wanted.
                if score >= (WORTH_LOW if self.low else WORTH_CHARGED):
                    score += NEXT_FIRST * (1 - ahead / self.view.seats)
                    if self.style.noise:
                        score += self.style.noise * self.rng.unit()
                    best.append((score, Intel(to, value)))
        if not best:
            return None
        return max(best, key=lambda each: each[0])[1]

    def _score(self, to: int, value: int | str) -> float:
        """BSQ-10.4: much for a needed card made known, less for one narrowed, a little for useless ones."""
        bit = 1 << value - 1 if isinstance(value, int) else _FIRST_TYPE << KINDS.index(value)
        others = (_LEVELS if bit & _LEVELS else _TYPES) ^ bit
        row = self.memory.hands[to]
        if not any(seen.card != EMPTY and ATTRIBUTES[seen.card] & bit for seen in row):
            return 0.0
        open_needs = list(self.needs)
        for seen in row:
            # What its owner plays next anyway needs no more words.
            if seen.card != EMPTY and _sure(seen.mark, self.needs) and open_needs[seen.card]:
                open_needs[seen.card] -= 1
        score = 0.0
        for seen in row:
            if seen.card == EMPTY:
                continue
            after = seen.mark & ~(others if ATTRIBUTES[seen.card] & bit else bit)
            if after == seen.mark:
                continue
            touched = bool(ATTRIBUTES[seen.card] & bit)
            if open_needs[seen.card]:
                if _sure(after, self.needs) and not _sure(seen.mark, self.needs):
                    score += MADE_KNOWN
                    open_needs[seen.card] -= 1
                elif touched:
                    score += NARROWED
            elif not self.useful(seen.card) and touched:
                now = len({LEVEL_OF[card] for card in ALLOWED[after]}) == 1
                now_kind = len({TYPE_OF[card] for card in ALLOWED[after]}) == 1
                known = USELESS_KNOWN if now and now_kind else USELESS_TOUCHED
                score += known * (WHILE_LOW if self.low else WHILE_CHARGED)
        return score

    def throw(self) -> Move:
        """The least promising card, with its likeliest attribute."""
        best: tuple[float, Move] | None = None
        for place, seen in enumerate(self.own):
            chances = self.memory.chances(seen)
            needed = sum(chance for card, chance in chances.items() if self.useful(card))
            kept = KEPT_IN_THROWING * sum(chance for card, chance in chances.items() if card in self.later)
            level, kind, sure = likeliest(chances)
            rank = sure - NEEDED_NOW * needed - kept
            if best is None or rank > best[0]:
                best = (rank, Discard(place, level, kind))
        assert best is not None
        return best[1]


def _plain(seen: Seen) -> dict[int, float]:
    """What a card may be by its marks alone."""
    cards = (seen.card,) if seen.card != EMPTY else ALLOWED[seen.mark]
    return {card: 1 / len(cards) for card in cards}


def _sure(mark: int, needs: Bag) -> bool:
    """Whether an owner who knows no more than this mark sees that the card is needed."""
    return all(needs[card] > 0 for card in ALLOWED[mark])


def _known(chances: dict[int, float]) -> tuple[int | None, str | None]:
    levels = {LEVEL_OF[card] for card in chances}
    kinds = {KINDS[TYPE_OF[card]] for card in chances}
    return (levels.pop() if len(levels) == 1 else None), (kinds.pop() if len(kinds) == 1 else None)


def likeliest(chances: dict[int, float]) -> tuple[int | None, str | None, float]:
    """The claim that gains most: level, type or both, and what it can be expected to gain."""
    levels = dict.fromkeys((1, 2, 3), 0.0)
    kinds = dict.fromkeys(KINDS, 0.0)
    for card, chance in chances.items():
        levels[LEVEL_OF[card]] += chance
        kinds[KINDS[TYPE_OF[card]]] += chance
    level = max(levels, key=lambda each: levels[each])
    kind = max(kinds, key=lambda each: kinds[each])
    card = max(chances, key=lambda each: chances[each])
    options: list[tuple[float, int | None, str | None]] = [
        (levels[level], level, None),
        (kinds[kind], None, kind),
        (2 * chances[card], LEVEL_OF[card], KINDS[TYPE_OF[card]]),
    ]
    gain, named, typed = max(options, key=lambda each: each[0])
    return named, typed, gain


def decide(turn: Turn) -> Move:
    """Whatever is asked of a seat, answered."""
    view = turn.view
    match view.phase:
        case "roles":
            taken = set(view.roles)
            black = any(role in ("technician", "negotiator", "security", "disposal") for role in taken)
            wanted = [role for role in ROLES_LIKED if role not in taken]
            if black or turn.leaders:
                wanted = [role for role in wanted if CONTENT.roles[role] != "black"]  # type: ignore[index]
            return Role(_first_offered(wanted, view))
        case "briefing":
            return Ready()
        case "countdown":
            return Go()
        case "analyst":
            card = CODES[view.discard[-1]]
            return Analyst(keep=turn.useful(card) and turn.main > CONTENT.frame.error)
        case "adjust":
            cards = [CODES[slot.card] for slot in view.slots if slot.card is not None]
            assert view.program is not None
            return operate(turn.state, cards, turn.route, view.program.allowance)
        case "execute":
            plan = choose(turn.state, turn.route)
            return Step(plan.dir, plan.target, plan.decline)
        case _:
            return turn.choose()


def _first_offered(wanted: list[str], view: View) -> str:
    idle: set[str] = set()
    if view.options.no_programming or view.options.programming == "face_up" or view.mission.face_up:
        idle |= {"operator", "field_agent"}
    if view.options.no_programming:
        idle.add("disposal")
    blue = view.mission.roles == "blue"
    for role in wanted:
        if role not in idle and (not blue or CONTENT.roles[role] == "blue"):  # type: ignore[index]
            return role
    return "random"
