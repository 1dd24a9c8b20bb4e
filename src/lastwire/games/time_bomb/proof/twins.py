"""The law test's own reading of chapter 5.A: states that a viewer must not be able to tell apart.

Written from the table of TB-5.1 and the list of TB-5.7, not from the view.
"""

from __future__ import annotations

from lastwire.engine.rng import Rng
from lastwire.engine.types import Viewer
from lastwire.games.time_bomb.rules.state import (
    BRIEFING,
    GONE,
    OVER,
    SWAT,
    TERRORIST,
    State,
)

# TB-5.7: (a) places in rows, (b) roles of others and the card left over, (c) face-down wires among others,
# (e) claims of others not yet opened; and (a), (c) for the rounds before, whose uncut wires nobody saw either.
KINDS: tuple[str, ...] = ("slots", "roles", "hands", "sealed", "earlier")


def twin(state: State, viewer: Viewer, kind: str, rng: Rng) -> State | None:
    """A state that differs from this one only in what the viewer must not know; None if chance finds no such state.

    After the end nothing is hidden any more.
    """
    if state.phase == OVER:
        return None
    other = state.copy()
    match kind:
        case "slots":
            changed = _shuffle_places(other, rng)
        case "roles":
            changed = _shuffle_roles(other, viewer, rng)
        case "hands":
            changed = _shuffle_hands(other, viewer, rng)
        case "sealed":
            changed = _change_sealed(other, viewer, rng)
        case "earlier":
            changed = _shuffle_earlier(other, viewer, rng)
        case _:
            raise ValueError(f"Time Bomb has no secret of the kind {kind!r}")
    return other if changed else None


def parted(a: State, b: State, viewer: Viewer) -> bool:
    """Whether the viewer is by now entitled to something in which the two differ."""
    if OVER in (a.phase, b.phase):
        return True
    # Cut wires lie open to all; a seat knows its own role and what it was dealt, by type, in every round.
    if a.history != b.history or a.piles != b.piles:
        return True
    if 0 <= viewer < a.seats:
        if a.roles[viewer] != b.roles[viewer]:
            return True
        if any(sorted(x[viewer]) != sorted(y[viewer]) for x, y in zip(a.deals, b.deals, strict=True)):
            return True
        if a.options.claim_mode == "sealed" and a.sealed[viewer] != b.sealed[viewer]:
            return True
    # Sealed claims are opened when the briefing closes.
    return a.options.claim_mode == "sealed" and BRIEFING not in (a.phase, b.phase) and a.sealed != b.sealed


def _shuffle_places(state: State, rng: Rng) -> bool:
    """(a) Every row's face-down wires in another order, the viewer's own row too."""
    before = [row[:] for row in state.rows]
    for row in state.rows:
        places = [place for place, wire in enumerate(row) if wire != GONE]
        _shuffle_wires([row], [(0, place) for place in places], rng)
    _lay_deal(state)
    return state.rows != before


def _shuffle_hands(state: State, viewer: Viewer, rng: Rng) -> bool:
    """(c) The face-down wires of all seats but the viewer's, dealt anew among their places."""
    before = [sorted(row) for row in state.rows]
    places = [
        (seat, place)
        for seat, row in enumerate(state.rows)
        if seat != viewer
        for place, wire in enumerate(row)
        if wire != GONE
    ]
    _shuffle_wires(state.rows, places, rng)
    _lay_deal(state)
    return [sorted(row) for row in state.rows] != before


def _shuffle_wires(rows: list[list[int]], places: list[tuple[int, int]], rng: Rng) -> None:
    wires = [rows[seat][place] for seat, place in places]
    rng.shuffle(wires)
    for (seat, place), wire in zip(places, wires, strict=True):
        rows[seat][place] = wire


def _lay_deal(state: State) -> None:
    """The deal of this round has to fit what lies on the table now."""
    dealt = [
        tuple([was if now == GONE else now for now, was in zip(row, old, strict=True)])
        for row, old in zip(state.rows, state.deals[-1], strict=True)
    ]
    state.deals[-1] = tuple(dealt)


def _shuffle_roles(state: State, viewer: Viewer, rng: Rng) -> bool:
    """(b) The roles of all seats but the viewer's, and the card left over."""
    seats = [seat for seat in range(state.seats) if seat != viewer]
    cards = [state.roles[seat] for seat in seats]
    if state.leftover in (SWAT, TERRORIST):
        cards.append(state.leftover)
    rng.shuffle(cards)
    before = (state.roles, state.leftover)
    # A copy shares its roles with the original: write to a fresh list.
    state.roles = state.roles[:]
    for seat, card in zip(seats, cards, strict=False):
        state.roles[seat] = card
    if state.leftover in (SWAT, TERRORIST):
        state.leftover = cards[-1]
    return (state.roles, state.leftover) != before


def _change_sealed(state: State, viewer: Viewer, rng: Rng) -> bool:
    """(e) What others have sealed: another number, no statement, or no claim at all."""
    if state.phase != BRIEFING or state.options.claim_mode != "sealed":
        return False
    before = state.sealed[:]
    most = len(state.rows[0]) - 1
    for seat, claim in enumerate(state.sealed):
        if seat == viewer or claim is None:
            continue
        choices = [(-2, -2), (-1, 0), (-1, 1), *((success, boom) for success in range(most + 1) for boom in (-1, 0, 1))]
        state.sealed[seat] = rng.pick(choices)
    return state.sealed != before


def _shuffle_earlier(state: State, viewer: Viewer, rng: Rng) -> bool:
    """(a), (c) for earlier rounds: where wires lay that were gathered again uncut. Own rows keep their counts."""
    before = state.deals[:]
    first = state.round - len(state.deals) + 1
    for index in range(len(state.deals) - 1):
        seen = {(target, place) for number, _, _, target, place, _, _ in state.history if number == first + index}
        rows = [list(row) for row in state.deals[index]]
        places = [(seat, place) for seat, row in enumerate(rows) for place in range(len(row))]
        hidden = [at for at in places if at not in seen]
        _shuffle_wires(rows, [at for at in hidden if at[0] != viewer], rng)
        _shuffle_wires(rows, [at for at in hidden if at[0] == viewer], rng)
        state.deals[index] = tuple([tuple(row) for row in rows])
    return state.deals != before
