"""The law test's own reading of "Hidden information" (TOY-4.1, TOY-4.2): worlds that a viewer must not tell apart."""

from __future__ import annotations

from lastwire.engine.rng import Rng
from lastwire.engine.types import Viewer
from tests.toy.rules.state import (
    BID,
    NERVE,
    NONE,
    State,
)

KINDS: tuple[str, ...] = ("hands", "deck", "scraps", "plan", "bids", "fuse")


def twin(state: State, viewer: Viewer, kind: str, rng: Rng) -> State | None:
    """A state that differs from this one in a secret of this kind alone, or None if there is no such secret now."""
    other = state.copy()
    if kind == "fuse":
        if viewer >= 0 and state.looked[viewer]:
            return None
        other.fuse = rng.pick([fuse for fuse in state.fuses if fuse != state.fuse])
        return other
    if kind == "bids":
        sealed = [seat for seat, bid in enumerate(state.bids) if bid != NONE and seat != viewer]
        if state.phase != BID or not sealed:
            return None
        seat = rng.pick(sealed)
        other.bids[seat] = rng.pick([nerve for nerve in range(NERVE + 1) if nerve != state.bids[seat]])
        return other
    hidden = _hidden_piles(other, viewer)[kind]
    swaps = [
        (pile, place, place_in_deck)
        for pile in hidden
        for place, card in enumerate(pile)
        for place_in_deck, below in enumerate(other.deck)
        if card != below
    ]
    if not swaps:
        return None
    pile, place, place_in_deck = rng.pick(swaps)
    pile[place], other.deck[place_in_deck] = other.deck[place_in_deck], pile[place]
    return other


def _hidden_piles(state: State, viewer: Viewer) -> dict[str, list[list[int]]]:
    forgets = state.options.memory == "none"
    return {
        "hands": [hand for seat, hand in enumerate(state.hands) if seat != viewer],
        "deck": [state.deck],
        "scraps": [scrap for seat, scrap in enumerate(state.scraps) if seat != viewer or forgets],
        "plan": [] if viewer == state.leader else [state.plan],
    }


def parted(a: State, b: State, viewer: Viewer) -> bool:
    """Whether the viewer is now entitled to a value in which the two differ."""
    return _entitled(a, viewer) != _entitled(b, viewer)


def _entitled(state: State, viewer: Viewer) -> object:
    own: object = None
    if viewer >= 0:
        own = (
            state.hands[viewer],
            state.bids[viewer],
            state.plan if viewer == state.leader else [],
            state.scraps[viewer] if state.options.memory == "perfect" else [],
            state.fuse if state.looked[viewer] else 0,
        )
    return (
        own,
        state.phase,
        state.round,
        state.leader,
        state.asked,
        state.opened,
        [bid == NONE for bid in state.bids],
        [len(hand) for hand in state.hands],
        [len(scrap) for scrap in state.scraps],
        len(state.plan),
        [(frame.card, frame.controller, frame.target, frame.passed) for frame in state.stack],
        state.total,
        state.scores,
        state.discard,
        state.blown,
        state.lamps,
    )
