"""Worlds that fit a view: full states drawn from the exact prior of the deal, given everything the viewer can see.

The prior uses the cards alone. What talk and cuts say about roles and hands is the business of `belief`.
"""

from __future__ import annotations

from lastwire.engine.rng import Rng
from lastwire.games.time_bomb.rules.state import (
    BOOM,
    GONE,
    OVER,
    PASSED,
    PHASES,
    SAFE,
    SIDES,
    SUCCESS,
    SWAT,
    TERRORIST,
    WIRES,
    State,
)
from lastwire.games.time_bomb.rules.view import OwnClaim, View

_WIRE = {name: wire for wire, name in enumerate(WIRES)}
_SIDE = {name: side for side, name in enumerate(SIDES)}

NOTHING_SAID = -1


def role_deck(view: View) -> tuple[int, int]:
    """TB-2.5: how many SWAT and Terrorist cards were in the role deck, read off the public odds.

    Two possible numbers of Terrorists mean that one card is left over (TB-2.8).
    """
    counts = [int(count) for count in view.terrorist_prior]
    cards = view.seats + (1 if len(counts) > 1 else 0)
    return cards - max(counts), max(counts)


def imagine(view: View, rng: Rng) -> State:
    """A state that looks like this to the viewer: `view(imagine(v), viewer) == v`."""
    swat, terrorist = role_deck(view)
    roles, leftover = _roles(view, swat, terrorist, rng)
    rows = _rows(view, rng)
    return State(
        options=view.options,
        seats=view.seats,
        swat=swat,
        terrorist=terrorist,
        safe=5 * view.seats - view.success_total - view.boom_total,
        success=view.success_total,
        boom=view.boom_total,
        boom_needed=view.boom_needed,
        roles=roles,
        leftover=leftover,
        rows=rows,
        down=[sum(1 << slot for slot in slots) for slots in view.face_down],
        deals=_deals(view, rows, rng),
        sealed=_sealed(view, rows, roles, rng),
        queue=[],
        phase=PHASES.index(view.phase),
        round=view.round,
        clipper=view.clipper,
        nipper=view.nipper,
        ready=[seat in view.ready for seat in range(view.seats)],
        claim_turn=-1 if view.claim_turn is None else view.claim_turn,
        cuts_in_round=view.cuts_in_round,
        cuts_total=view.cuts_total,
        success_found=view.success_found,
        boom_found=view.boom_found,
        success_at_round_start=view.success_at_round_start,
        piles=[[pile.safe, pile.success, pile.boom] for pile in view.piles],
        final_wire=-1 if view.final_wire is None else _WIRE[view.final_wire],
        history=[(c.round, c.cut_no, c.cutter, c.target, c.slot, _WIRE[c.wire], c.forced) for c in view.history],
        cause="" if view.result is None else view.result.cause,
        version=view.version,
        phase_t=0,
        postponed=0,
        extended=False,
        hold_until=view.hold_until_ms,
        held=[seat in view.held for seat in range(view.seats)],
        holding=sum(1 << seat for seat in view.holding),
    )


def _roles(view: View, swat: int, terrorist: int, rng: Rng) -> tuple[list[int], int]:
    if view.opened is not None:
        roles = [_SIDE[side] for side in view.opened.roles]
        if swat + terrorist == view.seats:
            return roles, -1
        return roles, SWAT if roles.count(SWAT) < swat else TERRORIST
    deck = [SWAT] * swat + [TERRORIST] * terrorist
    if view.own is not None:
        deck.remove(_SIDE[view.own.role])
    rng.shuffle(deck)
    if view.own is not None:
        deck.insert(view.own.seat, _SIDE[view.own.role])
    return deck[: view.seats], deck[view.seats] if len(deck) > view.seats else -1


def _rows(view: View, rng: Rng) -> list[list[int]]:
    """The rows as they lie now: the viewer's by its own counts, the others' from what is left in the game."""
    if view.opened is not None:
        return [[GONE if wire is None else _WIRE[wire] for wire in row] for row in view.opened.rows]
    left = [view.safe_left, view.success_left, view.boom_left]
    rows = [[GONE] * view.hand_size for _ in range(view.seats)]
    own = view.own
    if own is not None:
        now = [own.now.safe, own.now.success, own.now.boom]
        left = [have - mine for have, mine in zip(left, now, strict=True)]
        _lay(rows[own.seat], view.face_down[own.seat], _pool(now, rng))
    pool = _pool(left, rng)
    for seat, slots in enumerate(view.face_down):
        if own is None or seat != own.seat:
            _lay(rows[seat], slots, pool)
    return rows


def _pool(counts: list[int], rng: Rng) -> list[int]:
    pool = [SAFE] * counts[SAFE] + [SUCCESS] * counts[SUCCESS] + [BOOM] * counts[BOOM]
    rng.shuffle(pool)
    return pool


def _lay(row: list[int], slots: tuple[int, ...], pool: list[int]) -> None:
    for slot in slots:
        row[slot] = pool.pop()


def _deals(view: View, rows: list[list[int]], rng: Rng) -> list[tuple[tuple[int, ...], ...]]:
    """Every deal so far: what was cut lay where it was cut; the rest of an earlier round lay anyhow (TB-7.13)."""
    if view.opened is not None:
        return [tuple(tuple(_WIRE[wire] for wire in row) for row in deal) for deal in view.opened.deals]
    lump = view.piles[0]
    left = [
        5 * view.seats - view.success_total - view.boom_total - lump.safe,
        view.success_total - lump.success,
        view.boom_total - lump.boom,
    ]
    # An injected start books whole earlier rounds as one lump; they have no deals (TB-3.10).
    first = (lump.safe + lump.success + lump.boom) // view.seats + 1
    deals: list[tuple[tuple[int, ...], ...]] = []
    for number in range(first, view.round + 1):
        dealt = [row[:] for row in rows]
        if number < view.round:
            dealt = [[GONE] * (6 - number) for _ in range(view.seats)]
        for cut in view.history:
            if cut.round == number:
                dealt[cut.target][cut.slot] = _WIRE[cut.wire]
                left[_WIRE[cut.wire]] -= 1
        if number < view.round:
            pool = _pool(left, rng)
            dealt = [[pool.pop() if wire == GONE else wire for wire in row] for row in dealt]
        deals.append(tuple(tuple(row) for row in dealt))
    return deals


def _sealed(view: View, rows: list[list[int]], roles: list[int], rng: Rng) -> list[tuple[int, int] | None]:
    """Claims not yet opened: the viewer's own as it is, others' as people make them, true or not."""
    if view.opened is not None:
        return [_claim(claim) for claim in view.opened.sealed]
    claims: list[tuple[int, int] | None] = [None] * view.seats
    if PHASES.index(view.phase) == OVER:
        return claims
    for seat in view.submitted:
        row = rows[seat]
        success, boom = row.count(SUCCESS), row.count(BOOM)
        if roles[seat] == TERRORIST:
            success, boom = rng.below(view.hand_size + 1), 0
        claims[seat] = (success, boom)
    if view.own is not None:
        claims[view.own.seat] = _claim(view.own.claim)
    return claims


def _claim(claim: OwnClaim | None) -> tuple[int, int] | None:
    if claim is None:
        return None
    if claim.passed:
        return PASSED
    return (
        NOTHING_SAID if claim.success is None else claim.success,
        NOTHING_SAID if claim.boom is None else claim.boom,
    )
