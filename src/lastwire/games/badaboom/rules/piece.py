"""What can be tapped in Big Badaboom, and what one could mean by it: a card of one's own is `hand-number` (0 for a
Mechanism), one in the Bomb `bomb-number`, a goblin `player-seat`."""

from __future__ import annotations

from collections.abc import Iterator

from lastwire.games.badaboom.rules.book import book_of
from lastwire.games.badaboom.rules.moves import (
    Accuse,
    Choose,
    Claim,
    Discard,
    Interrupt,
    Move,
    Nominate,
    Play,
    Ritual,
    Tinker,
)
from lastwire.games.badaboom.rules.state import MECHANISM
from lastwire.games.badaboom.rules.view import View


def pieces(view: View) -> tuple[str, ...]:
    """One's own hand, what one sees of the Bomb, and everybody."""
    hand = [f"hand-{card}" for card in dict.fromkeys(_hand(view))]
    bomb = [f"bomb-{card}" for card in dict.fromkeys(view.contents or ())]
    return (*hand, *bomb, *[f"player-{seat}" for seat in range(view.seats)])


def _hand(view: View) -> tuple[int, ...]:
    return () if view.own is None else view.own.hand


def meant(view: View, piece: str) -> list[Move]:
    """What is asked of whoever it is asked of; a penalty's ritual last."""
    kind, text = piece.split("-")
    number = int(text)
    if kind == "hand":
        return list(_with_card(view, number))
    if kind == "bomb":
        return [swap for give in dict.fromkeys(_hand(view)) for swap in _swaps(give, number)]
    return list(_with_player(view, number))


def _with_card(view: View, card: int) -> Iterator[Move]:
    match view.ask:
        case "interrupt":
            yield from (Interrupt(card, fine) for fine in (False, True))
        case "tinker" | "tongs":
            for take in dict.fromkeys((*(view.contents or ()), MECHANISM)):
                yield from _swaps(card, take)
        case "discard":
            yield _discard(view, card)
        case "claim":
            yield Claim((card,))
        case _:
            for player in (None, *range(view.seats)):
                yield from (Play(card, player, fine) for fine in (False, True))
    if view.life is not None:
        yield Ritual(card)


def _swaps(give: int, take: int) -> tuple[Move, ...]:
    """With a fine, if a penalty asks for it (GB-9.19)."""
    return Tinker(give, take), Tinker(give, take, accept_fine=True)


def _discard(view: View, card: int) -> Move:
    """This card and as many others as have to go."""
    hand = list(_hand(view))
    does = book_of(view.options).cards[view.stack[-1].card].does if view.stack else ()
    due = min(does[view.part].count, len(hand)) if does else 1
    if card in hand:
        hand.remove(card)
    going = [card, *hand[: due - 1]]
    cards = tuple(sorted(each for each in going if each != MECHANISM))
    return Discard(cards, going.count(MECHANISM))


def _with_player(view: View, player: int) -> Iterator[Move]:
    match view.ask:
        case "choose":
            yield from (Choose(player, fine) for fine in (False, True))
        case "nominate":
            yield Nominate(player)
        case _:
            for card in dict.fromkeys(_hand(view)):
                yield from (Play(card, player, fine) for fine in (False, True))
    if view.life is not None:
        yield Accuse(player)


def named(view: View, move: Move) -> tuple[str, ...]:
    """The cards that go where, and whom they are aimed at."""
    match move:
        case Play(card=card, player=player):
            return (f"hand-{card}", *([] if player is None else [f"player-{player}"]))
        case Interrupt(card=card):
            return (f"hand-{card}",)
        case Choose(player=player) | Nominate(player=player) | Accuse(player=player):
            return (f"player-{player}",)
        case Tinker(give=give, take=take):
            return (f"hand-{give}", f"bomb-{take}")
        case Discard(cards=cards, mechanisms=mechanisms):
            return tuple([f"hand-{card}" for card in (*cards, *([MECHANISM] if mechanisms else []))])
        case Claim(cards=cards):
            return tuple([f"hand-{card}" for card in cards])
        case Ritual(card=shown):
            return () if shown is None else (f"hand-{shown}",)
        case _:
            return ()
