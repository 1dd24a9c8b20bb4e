"""A deck made ready for play: cards by number, masks of all that a rule asks about, and the offers built once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from lastwire.engine.types import Offer, Pick
from lastwire.games.badaboom.rules.called import called
from lastwire.games.badaboom.rules.content import (
    DECK,
    Deck,
    Gadget,
    Mission,
    Trick,
)
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.part import Does, Property
from lastwire.games.badaboom.rules.sheet import Named
from lastwire.message import Message

FINE: Final = Pick((True,))
BACKS: Final = ("mechanism", "gadget", "trick")
_FREE: Final = ("accept_fine",)


class Card:
    """One Gadget or one copy of a Trick."""

    __slots__ = ("back", "bit", "choice", "copy", "does", "gadget", "id", "kind", "mission", "name", "number")

    def __init__(
        self,
        number: int,
        id: str,
        name: str | None,
        copy: int,
        back: str,
        trick: Trick | None = None,
        gadget: Gadget | None = None,
        mission: Mission | None = None,
    ) -> None:
        self.number = number
        self.bit = 1 << number
        self.id = id
        self.name = name
        self.copy = copy
        self.back = back
        self.kind: str = "" if trick is None else trick.kind
        self.choice: str = "none" if trick is None else trick.choice
        self.does: tuple[Does, ...] = () if trick is None else trick.does
        self.gadget = gadget
        self.mission = mission

    def has(self, *deeds: str) -> bool:
        """Whether it does one of these."""
        return any(part.do in deeds for part in self.does)


def _copy(card: Card) -> Message:
    return Message("badaboom-card-copy", args={"card": called(card.id, card.name), "copy": card.copy})


class Book:
    """The tables of one deck. Nothing in it changes after it is made, but for offers that are kept."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.bombs = deck.bombs
        self.mechanisms = len(deck.mechanisms)
        self.resurrections = deck.resurrections
        missions = {mission.code: mission for mission in deck.missions}
        self.properties: list[dict[str, Property]] = [
            {each.rule: each for each in bomb.properties} for bomb in deck.bombs
        ]
        self.cards: list[Card] = [Card(0, "mechanism", None, 1, "mechanism")]
        for gadget in deck.gadgets:
            self.cards.append(Card(len(self.cards), gadget.id, gadget.name, 1, "gadget", gadget=gadget))
        by_trick: list[tuple[Card, Trick]] = []
        for trick in deck.tricks:
            on = {each.copy: missions[each.code] for each in trick.missions}
            for copy in range(1, trick.copies + 1):
                mission = on.get(copy)
                card = Card(len(self.cards), trick.id, trick.name, copy, "trick", trick, mission=mission)
                self.cards.append(card)
                by_trick.append((card, trick))

        # By number: how events speak of a card. Copies are told apart by their number where there are several.
        copies = {trick.id: trick.copies for trick in deck.tricks}
        self.named = [
            Named(card.number, _copy(card) if copies.get(card.id, 1) > 1 else called(card.id, card.name))
            for card in self.cards
        ]
        self.named_bombs = [Named(index, called(bomb.id, bomb.name)) for index, bomb in enumerate(deck.bombs)]
        self.named_penalties = [Named(at, called(card.id, card.name)) for at, card in enumerate(deck.resurrections)]

        def those(test: object, of: str) -> int:
            return sum(card.bit for card, trick in by_trick if getattr(trick, of) == test)

        def doing(deed: str) -> int:
            return sum(card.bit for card, _ in by_trick if card.has(deed))

        def needing(need: str) -> int:
            return sum(card.bit for card, trick in by_trick if need in trick.needs)

        self.all = sum(card.bit for card in self.cards[1:])
        self.tricks = sum(card.bit for card, _ in by_trick)
        self.gadgets = self.all & ~self.tricks
        self.forcing = those("F", "kind")
        self.interrupts = those("X", "kind")
        self.temporary = those("T", "kind")
        self.permanent = those("P", "kind")
        self.instants = those("I", "kind")
        self.plays = self.tricks & ~self.interrupts
        self.for_holder = those("holder", "who")
        self.for_others = those("non_holder", "who")
        self.need_armed = needing("armed")
        self.need_secure = needing("secure")
        self.need_pile = needing("mechanism_pile")
        self.need_further = needing("further_card")
        self.need_contents = needing("contents")
        self.need_tinkering = needing("tinkering")
        self.need_cards = those("another_with_cards", "choice")
        self.choosing = self.tricks & ~those("none", "choice")
        self.cancels = doing("cancel")
        self.take_overs = doing("take_over")
        self.reverse = doing("reverse")
        self.glue = doing("no_forced_pass")
        self.padlock = doing("no_tinkering")
        self.damp = doing("no_explosion")
        self.hush = doing("no_interrupts")
        self.missions = sum(card.bit for card in self.cards if card.mission is not None)
        self._plain = {card.bit: Offer("play", {"card": Pick((card.number,))}, free=_FREE) for card, _ in by_trick}
        self._interrupt = {
            card.bit: Offer("interrupt", {"card": Pick((card.number,))}, free=_FREE) for card, _ in by_trick
        }
        self._aimed: dict[tuple[int, tuple[int, ...]], Offer] = {}

    def play_offer(self, bit: int, players: tuple[int, ...] | None) -> Offer:
        """A Trick that may be played: with these players to choose from, or without a choice."""
        if players is None:
            return self._plain[bit]
        offer = self._aimed.get((bit, players))
        if offer is None:
            fields = {"card": Pick((bit.bit_length() - 1,)), "player": Pick(players)}
            offer = self._aimed[bit, players] = Offer("play", fields, free=_FREE)
        return offer

    def interrupt_offer(self, bit: int) -> Offer:
        return self._interrupt[bit]


BOOK: Final = Book(DECK)


@lru_cache(maxsize=32)
def _made(deck: Deck) -> Book:
    return Book(deck)


def book_of(options: Options) -> Book:
    """The tables of the deck that is played with."""
    return BOOK if options.deck is None else _made(options.deck)
