"""How a bot plays (10.5): what is certain first, then the guess with the best odds, and equipment where it helps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import log2
from typing import Any, Final, TypeVar

from msgspec import Struct

from lastwire.engine.types import Offer
from lastwire.games.bomb_busters.brain.belief import CODES, Mind
from lastwire.games.bomb_busters.rules.apply.board import VALUE_NAMES
from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    Call,
    ChooseOwn,
    CoffeeMug,
    CutAll,
    Designate,
    DetectorAnswer,
    DualCut,
    FalseToken,
    LabelDiffer,
    LabelSame,
    Move,
    Place,
    PlaceToken,
    PostIt,
    Radar,
    RevealRed,
    Rewinder,
    SoloCut,
    SwapAnswer,
    WalkieTalkies,
)
from lastwire.games.bomb_busters.rules.state import NUMBERS, RED, slots
from lastwire.games.bomb_busters.rules.switch import last_chance

T = TypeVar("T")

# What a miss that is not red leaves of the team's chances, by the dial before it (10.5).
_RHO: Final = (0.0, 0.0, 0.6, 0.75, 0.85, 0.9, 0.9)


class Style(Struct, frozen=True):
    """What sets one bot apart from another."""

    cards: frozenset[int] = frozenset({3, 4, 5, 6, 7, 9})  # equipment that it knows how to use
    rho: tuple[float, ...] = _RHO
    spend: float = 0.05  # what a detector must gain to be used
    steady: float = 0.7  # below this chance the Stabilizer is used
    calm: float = 0.0  # if not 0: instead, what the Stabilizer must gain to be used
    danger: float = 0.0  # how much it matters to show that an own wire is not the red that others fear


class Guess(Struct, frozen=True):
    """A dual cut, what it is worth, and how likely it hits and how likely it ends the mission by red."""

    worth: float
    hit: float
    red: float
    wires: tuple[int, ...]
    values: tuple[int, ...]
    detector: str = "none"


def best(items: Iterable[T], worth: Callable[[T], Any]) -> T:
    """The item of most worth; the first of equals."""
    return max(items, key=worth)


# --- set-up and answers ---------------------------------------------------------------------------


def answer(mind: Mind, offer: Offer, style: Style) -> Move:
    """The one offer there is outside a turn."""
    if offer.kind == "call":
        return Call()
    if offer.kind == "designate":
        return Designate(_cutter(mind, offer.fields["seat"].options))
    places: Sequence[Place | None] = offer.fields["wire"].options
    if offer.kind == "detector_answer" and places[0] is None:
        return DetectorAnswer(None)
    own = [mind.slot(place) for place in places if place is not None]
    match offer.kind:
        case "place_token":
            return PlaceToken(mind.place(best(own, mind.surprise)))
        case "choose_own":
            return ChooseOwn(mind.place(own_copy(mind, own, style)))
        case "detector_answer":
            return DetectorAnswer(mind.place(own_copy(mind, own, style)))
        case _:
            return SwapAnswer(mind.place(gift(mind, own)))


def lie(mind: Mind, offers: Sequence[Offer]) -> Move:
    """BB-12.20: the token that rules out most: what an outsider would have thought the wire to be."""
    found = []
    for offer in offers:
        (value,) = offer.fields["value"].options
        for place in offer.fields["wire"].options:
            found.append((mind.taken_for(mind.slot(place), value), value, place))
    _, value, place = max(found, key=lambda each: each[0])
    return FalseToken(place, value)


def _cutter(mind: Mind, seats: Sequence[int]) -> int:
    """BB-12.21: who most likely knows where another wire of the number stands, as far as one's own odds tell."""
    number = mind.state.numbers[-1]
    hand = mind.state.uncut & mind.layout.hands[mind.seat]

    def worth(seat: int) -> tuple[float, bool]:
        if seat == mind.seat:
            left = mind.state.setting.totals[number] - mind.state.cut[number]
            if len(mind.hand.get(number, ())) == left:
                return 1.0, True
            return max([mind.chance[slot][number] for slot in mind.others()], default=0.0), True
        away = [slot for slot in mind.others() if not mind.layout.hands[seat] >> slot & 1]
        seen = [mind.chance[slot][number] for slot in away]
        # Of one's own wires they know what anybody can.
        seen += [mind.taken_for(slot, number) for slot in slots(hand)]
        return max(seen, default=0.0), False

    return best(seats, worth)


def own_copy(mind: Mind, own: Sequence[int], style: Style) -> int:
    """Which of these own wires to show: one without a token, and there the one that tells most."""
    bare = [slot for slot in own if not mind.token(slot)] or own
    if len(bare) == 1:
        return bare[0]
    return best(bare, lambda slot: mind.surprise(slot) + style.danger * mind.fear(slot))


def gift(mind: Mind, own: Sequence[int]) -> int:
    """Which wire to swap away: one of several of its value, since its giver then knows where that value stands."""

    def worth(slot: int) -> tuple[bool, int, bool, float]:
        value = mind.values[mind.keys[slot]]
        copies = len(mind.hand[value])
        left = mind.state.setting.totals[value] - mind.state.cut[value]
        # All that is left of a value in one hand is a solo cut: not to be torn apart.
        return value != RED and copies < left, min(copies, 3), not mind.token(slot), mind.surprise(slot)

    return max(own, key=worth)


# --- the turn -------------------------------------------------------------------------------------


class Turn:
    """One turn's choices, read from the offers, so that whatever it plays is legal."""

    def __init__(self, mind: Mind, offers: Sequence[Offer], style: Style) -> None:
        self.mind = mind
        self.style = style
        self.offers = {offer.kind: offer for offer in offers if offer.kind != "dual_cut"}
        self.duals = [offer for offer in offers if offer.kind == "dual_cut"]
        last = last_chance(mind.state, mind.seat)
        self.rho = 0.0 if last else style.rho[min(mind.state.dial, len(style.rho) - 1)]

    def usable(self, card: int, kind: str) -> bool:
        return card in self.style.cards and kind in self.offers

    def choose(self) -> Move:
        return self.first() or self.certain() or self._dare()

    def first(self) -> Move | None:
        """What needs no thought: cards that only help, a forced reveal, a solo cut."""
        free = self.free()
        if free is not None:
            return free
        return self._duty()

    def _duty(self) -> Move | None:
        if "reveal_red" in self.offers:
            return RevealRed()
        if "cut_all" in self.offers and (found := self._all()) is not None:
            return found
        if "solo_cut" in self.offers:
            return SoloCut(self.offers["solo_cut"].fields["value"].options[0])
        if not self.duals and "coffee_mug" in self.offers:
            return CoffeeMug(self._mug()[0])  # BB-12.11: all that could be cut is closed
        return None

    def _all(self) -> CutAll | None:
        """BB-12.16: all red wires at once, if it is sure where they are, or if nothing else can be done."""
        mind, pick = self.mind, self.offers["cut_all"].fields["wires"]
        odds = mind.exact.weights
        likely = sorted([mind.slot(place) for place in pick.options], key=lambda slot: -odds[slot][RED])[: pick.least]
        if not self.duals or all(mind.certain(slot, RED) for slot in likely):
            return CutAll(tuple(sorted([mind.place(slot) for slot in likely])))
        return None

    def free(self, least: float = 0.0) -> Move | None:
        """Cards that can only help: used as soon as possible, but a Post-it only if it tells at least `least` bits."""
        mind, state = self.mind, self.mind.state
        if self.usable(6, "rewinder") and state.dial < state.setting.brief.dial:
            return Rewinder()
        if self.usable(7, "batteries"):
            spent = [seat for seat in slots(state.spent) if mind.layout.hands[seat] & state.uncut]
            if len(spent) >= 2:
                return Batteries(self._weariest(spent))
        if self.usable(4, "post_it"):
            own = [mind.slot(place) for place in self.offers["post_it"].fields["wire"].options]
            slot = best(own, mind.surprise)
            if not least or mind.surprise(slot) >= least:
                return PostIt(mind.place(slot))
        for card, kind in ((1, "label_differ"), (12, "label_same")):
            if self.usable(card, kind):
                label = self._label(kind)
                if label is not None:
                    return label
        return None

    def _weariest(self, spent: Sequence[int]) -> tuple[int, ...]:
        """Those two whose turn comes first."""
        seats = self.mind.layout.seats
        order = sorted(spent, key=lambda seat: (seat - self.mind.state.active) % seats)
        return tuple(sorted(order[:2]))

    def _label(self, kind: str) -> Move | None:
        """The pair that tells most, if it tells at least a bit."""
        same = kind == "label_same"
        lefts = [self.mind.slot(place) for place in self.offers[kind].fields["wire"].options]
        told = [(self.mind.label_surprise(left, same), -left) for left in lefts]
        bits, left = max(told)
        if bits < 1.0:
            return None
        place = self.mind.place(-left)
        return LabelSame(place) if same else LabelDiffer(place)

    def led(self, people: Sequence[int]) -> Move | None:
        """What a bot does at once where people lead: its duty, a certain cut, or leave the turn to one of them. It
        leaves the team's cards to them too, until it would have to guess."""
        return self._duty() or self.certain() or self._leave(people)

    def _leave(self, people: Sequence[int]) -> CoffeeMug | None:
        if "coffee_mug" not in self.offers:
            return None
        able = [seat for seat in self.offers["coffee_mug"].fields["seat"].options if seat in people]
        return CoffeeMug(able[0]) if able else None

    # --- certain cuts -----------------------------------------------------------------------------

    def plain(self) -> list[tuple[int, int]]:
        """Wires and values of all plain cuts."""
        found = []
        for offer in self.duals:
            if offer.fields["detector"].options == ("none",) and offer.fields["ray"].options == (False,):
                values = [CODES[name] for name in offer.fields["values"].options]
                for place in offer.fields["wires"].options:
                    slot = self.mind.slot(place)
                    found += [(slot, value) for value in values]
        return found

    def certain(self) -> DualCut | None:
        """A cut that cannot fail: wires without a token first, since teammates can see the others."""
        mind = self.mind
        sure = [(slot, value) for slot, value in self.plain() if mind.certain(slot, value)]
        if not sure:
            return None
        slot, value = best(sure, lambda cut: (self._appeal(*cut), -cut[0]))
        return self.cut(Guess(1.0, 1.0, 0.0, (slot,), (value,)))

    def all_certain(self) -> list[DualCut]:
        """Every certain cut, the most appealing first."""
        mind = self.mind
        sure = [(slot, value) for slot, value in self.plain() if mind.certain(slot, value)]
        sure.sort(key=lambda cut: -self._appeal(*cut))
        return [self.cut(Guess(1.0, 1.0, 0.0, (slot,), (value,))) for slot, value in sure]

    def solos(self) -> list[SoloCut]:
        if "solo_cut" not in self.offers:
            return []
        return [SoloCut(value) for value in self.offers["solo_cut"].fields["value"].options]

    def _appeal(self, slot: int, value: int) -> float:
        """Which of several certain cuts comes first: what others cannot see, what others fear, what unlocks a card."""
        appeal = 1.0 * (not self.mind.token(slot)) + 0.5 * self._unlocks(value)
        if self.style.danger:
            appeal += self.style.danger / 2 * max(self.mind.fear(own) for own in self.mind.hand[value])
        return appeal

    def _unlocks(self, value: int) -> bool:
        state = self.mind.state
        return value in state.cards and not (state.ready | state.used) >> value & 1

    def marked(self, cut: DualCut) -> bool:
        """Whether everybody can see what the pointed wire is."""
        return bool(self.mind.token(self.mind.slot(cut.wires[0])))

    def cut(self, guess: Guess, ray: bool = False, stabilizer: bool = False) -> DualCut:
        mind = self.mind
        own = tuple(mind.place(own_copy(mind, mind.hand[value], self.style)) for value in guess.values)
        return DualCut(
            tuple([mind.place(slot) for slot in guess.wires]),
            tuple([VALUE_NAMES[value] for value in guess.values]),
            guess.detector,  # type: ignore[arg-type]  # one of the four words
            ray,
            stabilizer,
            own,
        )

    # --- guesses ----------------------------------------------------------------------------------

    def worth(self, hit: float, red: float) -> float:
        return hit + (1.0 - hit - red) * self.rho

    def guesses(self) -> list[Guess]:
        """Plain cuts and the best of each detector on each stand, most worth first."""
        mind = self.mind
        found = []
        for slot, value in self.plain():
            row = mind.chance[slot]
            found.append(Guess(self.worth(row[value], row[RED]), row[value], row[RED], (slot,), (value,)))
        for offer in self.duals:
            detector = offer.fields["detector"].options[0]
            if detector == "none" or offer.fields["ray"].options == (True,):
                continue
            if detector != "double" and {"triple": 3, "super": 5}[detector] not in self.style.cards:
                continue
            values = [CODES[name] for name in offer.fields["values"].options]
            found += self._detections(offer, detector, values)
        found.sort(key=lambda guess: -guess.worth)
        return found

    def _detections(self, offer: Offer, detector: str, values: Sequence[int]) -> list[Guess]:
        mind = self.mind
        options = offer.fields["wires"].options
        if detector == "super":
            pointed = tuple(mind.slot(place) for place in options)
            return [self._detection(pointed, value, detector) for value in values]
        count = 2 if detector == "double" else 3
        wires = [mind.slot(place) for place in options]
        found = []
        for value in values:
            # More wires than these few never pay: the best ones have the most of the chance.
            able = sorted(wires, key=lambda slot: -mind.chance[slot][value])[: count + 2]
            if sum(mind.chance[slot][value] for slot in able[:count]) < 0.3:
                continue
            found += [self._detection(tuple(sorted(some)), value, detector) for some in combinations(able, count)]
        return found

    def _detection(self, pointed: tuple[int, ...], value: int, detector: str) -> Guess:
        wires = sum(1 << slot for slot in pointed)
        hit = self.mind.hit(wires, 1 << value)
        red = self.mind.all_red(wires)
        return Guess(self.worth(hit, red) - self.style.spend, hit, red, pointed, (value,), detector)

    def _dare(self) -> Move:
        """No cut is certain: cards that make one so, else the best guess."""
        guesses = self.guesses()
        first = guesses[0]
        if first.worth < 0.97:
            card = self._help(first)
            if card is not None:
                return card
        ray = self._ray() if 10 in self.style.cards else None
        if ray is not None and ray.worth > first.worth:
            return self.cut(ray, ray=True)
        if self._stabilizer():
            # Neither dial nor red matter then.
            steady = best(guesses, lambda guess: guess.hit - (guess.detector != "none") * 0.3)
            if first.hit < self.style.steady if not self.style.calm else self._steadied(steady) > first.worth:
                return self.cut(steady, stabilizer=True)
        return self.cut(first)

    def _steadied(self, guess: Guess) -> float:
        """What a guess is worth with the Stabilizer: a miss costs a turn, and tells what the wire is."""
        return guess.hit + (1.0 - guess.hit) * 0.96 - self.style.calm

    def _stabilizer(self) -> bool:
        return 9 in self.style.cards and any(True in offer.fields["stabilizer"].options for offer in self.duals)

    # --- cards of the strong ----------------------------------------------------------------------

    def _help(self, first: Guess) -> Move | None:
        if self.usable(2, "walkie_talkies"):
            swap = self._swap()
            if swap is not None:
                return swap
        if self.usable(8, "radar"):
            return Radar(best(range(1, NUMBERS + 1), self._radar))
        if self.usable(11, "coffee_mug") and first.worth < 0.93:
            seat, chance = self._mug()
            if chance > 0.85:
                return CoffeeMug(seat)
        return None

    def _swap(self) -> Move | None:
        """A wire of which this hand has more: whoever gives it knows where it stands, and can cut it next."""
        mind, offer = self.mind, self.offers["walkie_talkies"]
        own = [mind.slot(place) for place in offer.fields["wire"].options]
        slot = gift(mind, own)
        value = mind.values[mind.keys[slot]]
        if value == RED or len(mind.hand[value]) < 2:
            return None
        mates = offer.fields["seat"].options
        uncut = mind.state.uncut
        mate = best(mates, lambda seat: (uncut & mind.layout.hands[seat]).bit_count())
        return WalkieTalkies(mind.place(slot), mate)

    def _radar(self, number: int) -> float:
        """How much the answers would tell, in bits; a number in the bot's own hand tells it where to cut."""
        mind = self.mind
        told = 0.0
        for stand in mind.layout.targets[mind.seat]:
            wires = mind.state.uncut & mind.layout.stands[stand]
            if wires and stand not in mind.layout.loose:
                told += entropy(mind.hit(wires, 1 << number))
        return told * (1.5 if number in mind.hand else 1.0)

    def _mug(self) -> tuple[int, float]:
        """Who most likely has a certain cut: they hold the value of a token that stands elsewhere."""
        mind, uncut = self.mind, self.mind.state.uncut
        found = []
        for seat in self.offers["coffee_mug"].fields["seat"].options:
            hand = uncut & mind.layout.hands[seat]
            shown = {mind.token(slot) for slot in slots(uncut & ~hand) if mind.token(slot)}
            chances = [
                max(mind.hit(hand & wires, 1 << value) for wires in mind.layout.stands if hand & wires)
                for value in shown
            ]
            miss = 1.0
            for chance in chances:
                miss *= 1.0 - chance
            found.append((1.0 - miss, -seat))
        chance, seat = max(found)
        return -seat, chance

    def _ray(self) -> Guess | None:
        """Two values for one wire (BB-4.39), or for a detector's wires."""
        mind = self.mind
        found = []
        for offer in self.duals:
            if offer.fields["ray"].options != (True,) or offer.fields["detector"].options != ("none",):
                continue
            pairs = list(combinations([CODES[name] for name in offer.fields["values"].options], 2))
            for place in offer.fields["wires"].options:
                slot = mind.slot(place)
                row = mind.chance[slot]
                for pair in pairs:
                    hit = row[pair[0]] + row[pair[1]]
                    found.append(Guess(self.worth(hit, row[RED]) - self.style.spend, hit, row[RED], (slot,), pair))
        return max(found, key=lambda guess: guess.worth) if found else None


def entropy(chance: float) -> float:
    if chance <= 0.0 or chance >= 1.0:
        return 0.0
    return -chance * log2(chance) - (1.0 - chance) * log2(1.0 - chance)
