"""The law test's own reading of chapter 5: states that a viewer must not be able to tell apart.

Written from the table of GB-5.1, not from the view.
"""

from __future__ import annotations

from collections.abc import Iterator

from lastwire.engine.record import Deed
from lastwire.engine.rng import Rng
from lastwire.engine.types import Viewer
from lastwire.games.badaboom.rules.book import Book, Card, book_of
from lastwire.games.badaboom.rules.mission import fulfilled
from lastwire.games.badaboom.rules.moves import Choose, Interrupt, Play
from lastwire.games.badaboom.rules.state import (
    CLAIM,
    DISCARD,
    EXPLOSION,
    JUDGE,
    NOMINATE,
    NONE,
    OVER,
    TONGS,
    UNTIL,
    Frame,
    State,
    numbers,
)
from lastwire.games.badaboom.rules.whom import meant

# Faces in others' hands; which of two equal Tricks bears a mission; the draw pile below its top; the cards at its
# bottom, which are dealt next; faces in the Bomb; the discard pile; claims of missions and nominations that are sealed;
# passes set in advance; the order of the Resurrection pile.
KINDS: tuple[str, ...] = (
    "hands",
    "missions",
    "pile",
    "bottom",
    "contents",
    "discard",
    "sealed",
    "presets",
    "resurrection",
)
# Faces are secret in swaps and discards; claims, nominations and passes in advance are sealed. Whatever else is done is
# told to all, a ritual even where it leaves no trace in the state.
SEALED = ("tinker", "discard", "claim", "nominate", "preset")
_ALL = ("hands", "contents", "discard", "pile")
MOVING = ("draw", "deal", "discard", "lose", "steal", "exchange", "swap")  # what moves cards between hands and piles
_DEALT = 8  # cards at the bottom: about what one explosion deals


def twin(state: State, viewer: Viewer, kind: str, rng: Rng) -> State | None:
    """A state that differs from this one only in what the viewer must not know; None if chance finds no such state."""
    if state.phase == OVER:
        return None
    book = book_of(state.options)
    other = state.copy()
    match kind:
        case "hands" | "contents" | "discard":
            changed = _swap_faces(other, book, viewer, kind, rng)
        case "missions":
            changed = _swap_missions(other, book, viewer, rng)
        case "pile" | "bottom":
            count = len(other.pile) - 1 if kind == "pile" else min(_DEALT, len(other.pile) - 1)
            below = other.pile[: max(0, count)]
            rng.shuffle(below)
            changed = below != other.pile[: len(below)]
            other.pile[: len(below)] = below
        case "sealed":
            changed = _change_claims(other, book, viewer, rng) or _change_nominations(other, viewer, rng)
        case "presets":
            changed = _change_presets(other, viewer, rng)
        case "resurrection":
            changed = other.life is not None and len(other.life.pile) > 1
            if other.life is not None and changed:
                rng.shuffle(other.life.pile)
                changed = state.life is not None and other.life.pile != state.life.pile
        case _:
            raise ValueError(f"Big Badaboom has no secret of the kind {kind!r}")
    return other if changed else None


def _sees_bomb(state: State, book: Book, viewer: Viewer) -> bool:
    """The holder, everybody through glass, and whoever is looking with Long tongs."""
    if any(each.rule == "glass" for each in book.bombs[state.bomb].properties):
        return True
    looking = state.ask == TONGS and state.asked == viewer
    return viewer >= 0 and (viewer == state.holder or looking)


def _gadget_is_open(state: State) -> bool:
    """The Gadget in an armed Bomb is announced, that of an exploding one is shown."""
    return state.inside == 0 or state.phase == EXPLOSION


def _hidden(state: State, book: Book, viewer: Viewer, kind: str) -> list[tuple[str, int, int]]:
    """Cards the viewer may not see, as (place, seat, card)."""
    if kind == "hands":
        return [
            ("hands", seat, card) for seat, hand in enumerate(state.hands) if seat != viewer for card in numbers(hand)
        ]
    if kind == "contents":
        if _sees_bomb(state, book, viewer):
            return []
        cards = state.contents & ~book.gadgets if _gadget_is_open(state) else state.contents
        return [("contents", NONE, card) for card in numbers(cards)]
    if kind == "discard":
        return [("discard", NONE, card) for card in numbers(state.discard)]
    return [("pile", NONE, card) for card in state.pile[:-1]]


def _swap_faces(state: State, book: Book, viewer: Viewer, kind: str, rng: Rng) -> bool:
    """Exchange a hidden card with another hidden one of the same back that lies elsewhere."""
    here = _hidden(state, book, viewer, kind)
    if not here:
        return False
    place, seat, card = rng.pick(here)
    is_gadget = bool(book.gadgets >> card & 1)
    there = [
        at
        for each in _ALL
        for at in _hidden(state, book, viewer, each)
        if bool(book.gadgets >> at[2] & 1) == is_gadget and at[:2] != (place, seat)
    ]
    # Backs in the draw and discard piles are not seen, but the number of cards is; either may hold any.
    if not there:
        return False
    to = rng.pick(there)
    _put(state, (place, seat, card), to[2])
    _put(state, to, card)
    return not state.claims or not _claims_fail(state, book)


def _swap_missions(state: State, book: Book, viewer: Viewer, rng: Rng) -> bool:
    """Exchange a Trick in another's hand with a hidden copy of the same Trick whose mission is another, or none."""
    at = [(place, book.cards[place[2]]) for each in _ALL for place in _hidden(state, book, viewer, each)]
    pairs = [
        (one, other)
        for one, face in at
        if one[0] == "hands"
        for other, alike in at
        if alike.id == face.id and alike.mission != face.mission and one[:2] != other[:2]
    ]
    if not pairs:
        return False
    one, other = rng.pick(pairs)
    _put(state, one, other[2])
    _put(state, other, one[2])
    return not state.claims or not _claims_fail(state, book)


def _claims_fail(state: State, book: Book) -> bool:
    """A sealed claim names cards of its owner's hand: those cannot be elsewhere."""
    return any(claim > 0 and claim & ~fulfilled(state, book, seat) for seat, claim in enumerate(state.claims))


def _put(state: State, at: tuple[str, int, int], card: int) -> None:
    place, seat, old = at
    swap = 1 << old | 1 << card
    if place == "hands":
        state.hands[seat] ^= swap
    elif place == "contents":
        state.contents ^= swap
    elif place == "discard":
        state.discard ^= swap
    else:
        state.pile[state.pile.index(old)] = card


def _change_claims(state: State, book: Book, viewer: Viewer, rng: Rng) -> bool:
    """Others' sealed claims: any other choice of missions that have come true."""
    if state.ask != CLAIM:
        return False
    before = state.claims[:]
    for seat, claim in enumerate(state.claims):
        if claim != NONE and seat != viewer:
            state.claims[seat] = sum(1 << card for card in numbers(fulfilled(state, book, seat)) if rng.below(2))
    return state.claims != before


def _change_nominations(state: State, viewer: Viewer, rng: Rng) -> bool:
    if state.ask != NOMINATE:
        return False
    before = state.nominations[:]
    for seat, named in enumerate(state.nominations):
        if named != NONE and seat != viewer:
            state.nominations[seat] = rng.below(state.seats)
    return state.nominations != before


def _change_presets(state: State, viewer: Viewer, rng: Rng) -> bool:
    """Who passes in advance, and until when, is known to nobody else."""
    before = state.presets[:]
    for seat in range(state.seats):
        if seat != viewer and not state.bots >> seat & 1:
            until = rng.below(len(UNTIL))
            state.presets[seat] = until | rng.below(32) << 3 if until else 0
    return state.presets != before


def parted(a: State, b: State, viewer: Viewer) -> bool:
    """Whether the viewer is by now entitled to something in which the two differ."""
    if OVER in (a.phase, b.phase):
        return True
    return _entitled(a, viewer) != _entitled(b, viewer)


def witnessed(before: State, entry: Deed, after: State, viewer: Viewer) -> list[object]:
    """What could be seen only while the entry was carried out: the cards drawn from the draw pile, where they had come
    to lie face up (GB-3.5, GB-4.14), and what whoever controlled Keyhole or Long tongs looked at (GB-5.1, GB-5.4)."""
    book = book_of(before.options)
    at_work = list(_resolved(before, entry, after, book))
    if after.stack and after.ask in (
        DISCARD,
        TONGS,
        JUDGE,
    ):  # part of it is done, and for the rest somebody has to decide
        card, controller, player = after.stack[-1]
        at_work.append((book.cards[card], controller, player))
    several = any(sum(part.do in MOVING for part in face.does) > 1 for face, _, _ in at_work)
    is_dealt = any(part.do == "deal" for face, _, _ in at_work for part in face.does)
    shown: list[object] = list(_drawn(before, after, is_dealt))
    if several and not _slice(before, after):
        # A card did several things, and the pile ran out meanwhile: what lay face up for a moment cannot be told.
        shown.append((after.hands, after.pile, after.contents))
    for face, controller, player in at_work:
        shown += _shown_by(before, after, book, (face.number, controller, player), viewer)
    return shown


def _shown_by(before: State, after: State, book: Book, frame: Frame, viewer: Viewer) -> Iterator[object]:
    """What a Trick showed to this viewer alone: looks to its controller, and cards that came and went within it to
    those whose hands they went through."""
    does = book.cards[frame[0]].does
    mixed = any(part.do in MOVING and part.who != ("you",) for part in does)
    involved = 1 << frame[1]
    for part in does:
        whom = meant(before, book, part.who, part.reach, before.holder, frame)
        if part.do in MOVING:
            involved |= whom
        if viewer == frame[1] and part.do in ("look", "swap"):
            if part.bomb or part.do == "swap":
                yield before.contents
                if mixed:
                    yield after.contents
            for seat in numbers(whom):
                yield before.hands[seat]
                if mixed:
                    yield after.hands[seat]
    if sum(part.do in MOVING for part in does) > 1 and viewer >= 0 and involved >> viewer & 1:
        yield before.hands, before.pile, after.hands


def _resolved(before: State, entry: Deed, after: State, book: Book) -> Iterator[tuple[Card, int, int]]:
    """GB-4.33, GB-4.36: the Tricks that took effect in an entry, with controller and chosen player. A card played in it
    is among them if there was nobody to ask."""
    stack = before.stack[:]
    match entry.move:
        case Play(card=card, player=player):
            stack.append((card, entry.seat, NONE if player is None else player))
        case Interrupt(card=card):
            stack.append((card, entry.seat, NONE))
        case Choose(player=player):
            stack[-1] = (stack[-1][0], entry.seat, player)
    while len(stack) > len(after.stack):
        card, controller, player = stack.pop()
        face = book.cards[card]
        if face.has("cancel", "keep"):
            stack.pop()
        elif face.has("take_over"):
            stack[-1] = (stack[-1][0], controller, stack[-1][2])
        else:
            yield face, controller, player


def _slice(before: State, after: State) -> range | None:
    """Which part of the draw pile is left, if it was not shuffled anew."""
    if not after.pile:
        return None
    start = before.pile.index(after.pile[0]) if after.pile[0] in before.pile else 0
    left = range(start, start + len(after.pile))
    return left if before.pile[left.start : left.stop] == after.pile else None


def _drawn(before: State, after: State, is_dealt: bool) -> list[int]:
    """The cards drawn from the top in an entry. Of those dealt from the bottom nobody else sees more than the back."""
    left = _slice(before, after)
    if left is not None:
        return before.pile[left.stop :][::-1]
    # The discard pile was shuffled. Where cards were dealt from the bottom, by an explosion or a Keyhole, three at most
    # lay face up: the old top, which all had seen before; what the next holder drew; and the top there is now.
    if is_dealt or len(after.history) > len(before.history):
        return [after.drawn] if after.turn > before.turn else []
    held = [*before.hands, before.contents]
    return [card for hand in after.hands for card in numbers(hand) if not any(cards >> card & 1 for cards in held)]


def _entitled(state: State, viewer: Viewer) -> object:
    book = book_of(state.options)
    own: object = None
    if viewer >= 0:
        own = (
            state.hands[viewer],
            state.claims[viewer] if state.claims else None,
            state.nominations[viewer] if state.nominations else None,  # its own; all of them below, when they are in
            state.presets[viewer],
        )
    life = state.life
    return (
        own,
        state.contents if _sees_bomb(state, book, viewer) else None,
        state.contents & book.gadgets if _gadget_is_open(state) else None,
        [((hand & book.gadgets).bit_count(), (hand & book.tricks).bit_count()) for hand in state.hands],
        ((state.contents & book.gadgets).bit_count(), (state.contents & book.tricks).bit_count()),
        (state.pile[-1:], len(state.pile), state.discard.bit_count()),
        (state.mechs, state.inside, state.spare, state.coins, state.bomb, state.holder, state.armer, state.closed),
        (state.armed_at_start, state.was_secure, state.bomb_turns, state.turn, state.drawn, state.swaps),
        (state.active, state.stack, state.played, state.phase, state.ask, state.asked, state.killed, state.history),
        [claim == NONE for claim in state.claims],
        [named == NONE for named in state.nominations] if state.ask == NOMINATE else state.nominations,
        (state.prompt_no, state.continuations, state.bots, state.part, state.rest, state.verdict, state.gains),
        None
        if life is None
        else (life.cards, len(life.pile), life.discard, life.rituals, life.duty, life.jumpy, life.votes, life.accused),
    )
