"""What a seat remembers of a mission (BSQ-5.7): hands as they were seen, what everybody was told, the frame, the piles.

Read from the events of its own log alone. A match that began from a given position has a past that tells too little;
then the view is all there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from lastwire.engine.secret import shown
from lastwire.engine.types import Past
from lastwire.games.bomb_squad.rules.apply.card import bit_of
from lastwire.games.bomb_squad.rules.content import COUNTS
from lastwire.games.bomb_squad.rules.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardTakenBack,
    ClockStarted,
    HandDealt,
    IntelGiven,
    PileFlipped,
    ProgramSent,
)
from lastwire.games.bomb_squad.rules.state import ALLOWED, ATTRIBUTES, EMPTY, NOTHING_TOLD
from lastwire.games.bomb_squad.rules.view import View
from lastwire.games.bomb_squad.rules.worlds import CODES, mark_bits


@dataclass(slots=True)
class Seen:
    """A card as this seat knows it: its face if it was ever seen, and what its owner was told of it."""

    card: int = EMPTY
    mark: int = NOTHING_TOLD
    by: int = -1
    meant: int = 0  # the turn of the last intel since the robot moved that meant this card; filled in by who asks
    at: int = 0  # the turn in which it was played
    tellers: int = 0  # the seats that have pointed it out, as bits


@dataclass(slots=True)
class Talk:
    """Intel since the robot last moved: what it touched, the hand and its marks before, the frame, and how long ago."""

    by: int
    to: int
    bit: int
    positions: tuple[int, ...]
    row: list[Seen]
    marks: list[int]
    frame: int
    at: int


@dataclass
class Memory:
    """All that this seat knows about cards."""

    hands: list[list[Seen]]
    frame: list[Seen]
    discards: list[int]
    pile: list[int] | None = None  # the draw pile, its next card first, once it was made of discards
    left: list[int] = field(default_factory=list)  # by card, how many this seat has not seen
    guessed: list[int] = field(default_factory=list)  # places on the frame whose card is only the likeliest
    talks: list[Talk] = field(default_factory=list)
    turns: int = 0

    def chances(self, seen: Seen) -> dict[int, float]:
        """What a card in the bot's own hand may be, by counting."""
        if seen.card != EMPTY:
            return {seen.card: 1.0}
        weights = {card: self.left[card] for card in ALLOWED[seen.mark] if self.left[card] > 0}
        if not weights:
            weights = dict.fromkeys(ALLOWED[seen.mark], 1)
        total = sum(weights.values())
        return {card: weight / total for card, weight in weights.items()}


ALL_MEANT: Final = 8  # the bit of Moves


def meant(positions: Sequence[int], marks: Sequence[int], bit: int, needed: Sequence[bool]) -> list[int]:
    """BSQ-10.5, the bots' convention: of the cards that intel says something new of, and that may be needed for all
    their owner knows then, it means the leftmost, and if it is about Moves all. If it says nothing new, it means the
    leftmost of those that it touches."""
    others = (7 if bit < 8 else 120) ^ bit
    touched = [place for place in positions if place < len(marks)]
    new = [place for place in touched if marks[place] & others] or touched
    able = [place for place in new if any(needed[card] for card in ALLOWED[marks[place] & ~others])]
    return able if bit == ALL_MEANT else able[:1]


def remember(view: View, past: Past) -> Memory:
    """What the seat of this view knows by now."""
    own = view.own
    assert own is not None
    memory = _told(view, past)
    if memory is None:
        memory = _looked(view)
    for slot, seen in zip(view.slots, memory.frame, strict=True):
        if slot.card is not None:
            seen.card = CODES[slot.card]
        elif slot.mark is not None:
            seen.mark &= mark_bits(slot.mark)
        _deduce(seen)
    for card, seen in zip(view.hands[own], memory.hands[own], strict=True):
        seen.mark &= mark_bits(card.mark)
        _deduce(seen)
    _count(view, memory)
    for place, seen in enumerate(memory.frame):
        # Played by this seat itself for what it could only be: likely what most of them are.
        if seen.card == EMPTY:
            memory.guessed.append(place)
            seen.card = max(memory.chances(seen).items(), key=lambda each: each[1])[0]
    return memory


def _deduce(seen: Seen) -> None:
    """A card of which both attributes were told is known."""
    if seen.card == EMPTY and len(ALLOWED[seen.mark]) == 1:
        seen.card = ALLOWED[seen.mark][0]


def _count(view: View, memory: Memory) -> None:
    left = list(COUNTS)
    known = [seen.card for row in memory.hands for seen in row] + [seen.card for seen in memory.frame]
    program = () if view.program is None else view.program.cards
    known += [*memory.discards, *(memory.pile or ()), *(CODES[card] for card in program)]
    for card in known:
        if card != EMPTY:
            left[card] -= 1
    memory.left = left


def _looked(view: View) -> Memory:
    """What the view alone shows."""
    hands = [
        [Seen(EMPTY if card.card is None else CODES[card.card], mark_bits(card.mark)) for card in row]
        for row in view.hands
    ]
    frame = [Seen(EMPTY, mark_bits(slot.mark), slot.by) for slot in view.slots]
    return Memory(hands, frame, [CODES[card] for card in view.discard])


class _Story:
    """The events so far, read into a memory."""

    def __init__(self, seats: int, size: int) -> None:
        self.size = size
        self.hands: list[list[Seen]] = [[] for _ in range(seats)]
        self.frame: list[Seen] = []
        self.discards: list[int] = []
        self.pile: list[int] | None = None
        self.dealt = False
        self.talks: list[Talk] = []
        self.turns = 0

    def take(self, event: object) -> None:
        match event:
            case ClockStarted():
                self.dealt = True
                for row in self.hands:
                    row[:] = [Seen() for _ in range(self.size)]
            case HandDealt(seat=seat):
                self.hands[seat] = [Seen(CODES[card]) for card in event.cards]
            case IntelGiven():
                self._intel(event)
            case CardDiscarded(seat=seat):
                self.turns += 1
                _pop(self.hands[seat], event.pos)
                self.discards.append(CODES[event.card])
            case CardTakenBack(seat=seat):
                card = self.discards.pop()
                self.hands[seat].insert(event.pos, Seen(card, ATTRIBUTES[card]))
            case CardPlayed():
                self._played(event)
            case CardDrawn(seat=seat):
                name = shown(event.card)
                next_ = self.pile.pop(0) if self.pile else EMPTY
                self.hands[seat].append(Seen(next_ if name is None else CODES[name]))
            case PileFlipped():
                self.pile, self.discards = self.discards, []
            case ProgramSent():
                self.frame = []
                self.talks = []
                self.discards += [CODES[card] for card in (*event.scrapped, *event.cards)]

    def _intel(self, event: IntelGiven) -> None:
        bit = bit_of(event.value)
        others = (7 if bit < 8 else 120) ^ bit
        self.turns += 1
        row = self.hands[event.to]
        marks = [seen.mark for seen in row]
        self.talks.append(Talk(event.seat, event.to, bit, event.positions, row[:], marks, len(self.frame), self.turns))
        for place, seen in enumerate(self.hands[event.to]):
            seen.mark &= ~(others if place in event.positions else bit)
            if place in event.positions:
                seen.tellers |= 1 << event.seat

    def _played(self, event: CardPlayed) -> None:
        self.turns += 1
        if event.source == "hand":
            seen = _pop(self.hands[event.seat], event.pos or 0)
        else:
            seen = Seen(self.discards.pop() if self.discards else EMPTY)
        if event.card is not None:
            seen.card = CODES[event.card]
        seen.by, seen.at = event.seat, self.turns
        self.frame.append(seen)


def _pop(row: list[Seen], place: int) -> Seen:
    return row.pop(place) if place < len(row) else Seen()


def _told(view: View, past: Past) -> Memory | None:
    """The memory of a whole past; None where it does not fit the view."""
    story = _Story(view.seats, view.hand_size)
    single = view.options.no_programming
    for event in past.events:
        story.take(event)
        if single and isinstance(event, CardPlayed):
            # Performed at once, and on the pile before anybody draws.
            story.discards += [seen.card for seen in story.frame]
            story.frame = []
    if view.phase == "execute":
        # These lie on the frame still, not on the pile.
        count = 0 if view.program is None else len(view.program.cards)
        story.discards = story.discards[: len(story.discards) - count]
    fits = (
        story.dealt
        and [len(row) for row in story.hands] == [len(row) for row in view.hands]
        and len(story.frame) == len(view.slots)
        and len(story.discards) == view.discarded
        and (story.pile is None or len(story.pile) == view.draw)
    )
    if not fits:
        return None
    return Memory(story.hands, story.frame, story.discards, story.pile, talks=story.talks, turns=story.turns)
