"""Dealing (chapter 3): decks, the order of chance, redeals, and positions built by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lastwire.engine.rng import Rng
from lastwire.errors import Broken
from lastwire.games.time_bomb.rules.content import (
    DECKS,
    HAND,
    ROUNDS,
    Row,
)
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.refusal import refusal
from lastwire.games.time_bomb.rules.state import (
    BOOM,
    BRIEFING,
    CUTTING,
    GONE,
    SAFE,
    SUCCESS,
    SWAT,
    TERRORIST,
    State,
)

# A row of H untouched wires, as a mask.
FULL: Final = tuple((1 << size) - 1 for size in range(HAND + 1))


def hand_size(number: int) -> int:
    """TB-2.7: wires of each player at the start of this round."""
    return HAND + 1 - number


def seats(options: Options) -> range:
    """TB-3.1, TB-7.29: the numbers of players that a profile allows."""
    if options.variants.spy:
        raise refusal("E_CONFIG", "TB-2.11", reason="spy")
    decks = DECKS[options.profile]
    return range(min(decks), max(decks) + 1)


def deck(options: Options, players: int) -> Row:
    """TB-2.5..2.12: the row of the profile's table for this number of players."""
    allowed = seats(options)
    if players not in allowed:
        raise refusal("E_PLAYERS", "TB-3.1", least=allowed[0], most=allowed[-1], players=players)
    return DECKS[options.profile][players]


def deal(options: Options, players: int, rng: Rng) -> State:
    """TB-3.2..3.9: a new match. Chance in this order: roles, wires, rows, start seat."""
    row = deck(options, players)
    roles = [SWAT] * row.swat + [TERRORIST] * row.terrorist
    rng.shuffle(roles)
    leftover = roles.pop() if len(roles) > players else -1
    rows = deal_rows(row.safe, row.success, row.boom, players, HAND, rng)
    return _begin(options, row, roles, leftover, rows, _start_seat(options, players, rng))


def _start_seat(options: Options, players: int, rng: Rng) -> int:
    """TB-3.8. The table has turned `last_exploded` into a seat if it knows one."""
    if options.start_player in ("last_exploded", "random"):
        return rng.below(players)
    seat = int(options.start_player.removeprefix("seat:"))
    if seat >= players:
        raise refusal("E_CONFIG", "TB-3.8", reason="start", seat=seat + 1, players=players)
    return seat


def deal_rows(safe: int, success: int, boom: int, players: int, size: int, rng: Rng) -> list[list[int]]:
    """TB-3.4..3.6, TB-7.13: one shuffled pool dealt out, then each row laid out in an order of its own.

    The pool starts sorted, so nothing of how wires lay before can matter.
    """
    pool = [SAFE] * safe + [SUCCESS] * success + [BOOM] * boom
    if len(pool) != players * size:
        raise Broken(f"TB-7.12: {len(pool)} wires for {players} players do not make rows of {size}")
    shuffle = rng.shuffle
    shuffle(pool)
    rows = [pool[start : start + size] for start in range(0, players * size, size)]
    for row in rows:
        shuffle(row)
    return rows


def skips_briefing(options: Options) -> bool:
    """TB-4.1: without claims to make or a gate to pass, cutting begins at once."""
    return not options.ready_gate and options.claim_mode in ("free", "off")


def _begin(options: Options, row: Row, roles: list[int], leftover: int, rows: list[list[int]], start: int) -> State:
    players = row.players
    return State(
        options=options,
        seats=players,
        swat=row.swat,
        terrorist=row.terrorist,
        safe=row.safe,
        success=row.success,
        boom=row.boom,
        boom_needed=row.boom_needed,
        roles=roles,
        leftover=leftover,
        rows=rows,
        down=[FULL[len(rows[0])]] * players,
        deals=[tuple(map(tuple, rows))],
        sealed=[None] * players,
        queue=[],
        phase=CUTTING if skips_briefing(options) else BRIEFING,
        round=1,
        clipper=start,
        nipper=start,
        ready=[False] * players,
        claim_turn=start if options.claim_mode == "ordered" else -1,
        cuts_in_round=0,
        cuts_total=0,
        success_found=0,
        boom_found=0,
        success_at_round_start=row.success,
        piles=[[0, 0, 0] for _ in range(ROUNDS + 1)],
        final_wire=GONE,
        history=[],
        cause="",
        version=0,
        phase_t=0,
        extended=False,
        hold_until=0,
        held=[False] * players,
        holding=0,
        postponed=0,
    )


def inject(
    options: Options,
    rows: Sequence[Sequence[int]],
    start: int,
    *,
    roles: Sequence[int] | None = None,
    leftover: int | None = None,
    round: int = 1,
    success_found: int = 0,
    boom_found: int = 0,
    queue: Sequence[Sequence[Sequence[int]]] = (),
) -> State:
    """TB-3.10: a position laid out by hand, at the start of a round. Refused with E_DEAL where the totals are wrong.

    Without roles the role deck is dealt out unshuffled, SWAT first. `queue` holds the rows of later rounds.
    """
    row = deck(options, len(rows))
    players = row.players
    given = list(roles) if roles is not None else ([SWAT] * row.swat + [TERRORIST] * row.terrorist)[:players]
    spare = row.swat + row.terrorist - players
    if leftover is None:
        leftover = (SWAT if row.swat > given.count(SWAT) else TERRORIST) if spare else -1
    cards = given + ([leftover] if leftover != -1 else [])
    if len(given) != players or sorted(cards) != [SWAT] * row.swat + [TERRORIST] * row.terrorist:
        raise _bad_deal("roles")
    if not 1 <= round <= ROUNDS:
        raise _bad_deal("round", round=round)
    if not 0 <= start < players:
        raise _bad_deal("seat", seat=start + 1)
    size = hand_size(round)
    _check_sizes(rows, players, size)
    wires = [wire for line in rows for wire in line]
    earlier = (round - 1) * players
    lump = [earlier - success_found - boom_found, success_found, boom_found]
    if min(lump) < 0 or success_found >= row.success or boom_found >= row.boom_needed:
        raise _bad_deal("found", success=success_found, boom=boom_found)
    if [wires.count(kind) + lump[kind] for kind in (SAFE, SUCCESS, BOOM)] != [row.safe, row.success, row.boom]:
        raise _bad_deal("wires", safe=row.safe, success=row.success, boom=row.boom)
    for later, redeal in enumerate(queue, round + 1):
        if later > ROUNDS:
            raise _bad_deal("round", round=later)
        _check_sizes(redeal, players, hand_size(later))
    state = _begin(options, row, given, leftover, [list(line) for line in rows], start)
    state.round = round
    state.cuts_total = earlier
    state.success_found = success_found
    state.boom_found = boom_found
    state.success_at_round_start = row.success - success_found
    state.piles[0] = lump
    state.queue = [[list(line) for line in redeal] for redeal in queue]
    return state


def _check_sizes(rows: Sequence[Sequence[int]], players: int, size: int) -> None:
    if len(rows) != players or any(len(line) != size for line in rows):
        raise _bad_deal("rows", players=players, size=size)
    if any(wire not in (SAFE, SUCCESS, BOOM) for line in rows for wire in line):
        raise _bad_deal("kinds")


def _bad_deal(reason: str, **values: int) -> Exception:
    return refusal("E_DEAL", "TB-3.10", reason=reason, **values)


def redeal(state: State, rng: Rng) -> None:
    """TB-4.8 step 7, TB-7.12, TB-7.13: gather all face-down wires, shuffle, deal H−1 to each player."""
    players, size = state.seats, hand_size(state.round + 1)
    safe_cut = state.cuts_total - state.success_found - state.boom_found
    left = (state.safe - safe_cut, state.success - state.success_found, state.boom - state.boom_found)
    if state.queue:
        rows = [row[:] for row in state.queue[0]]
        del state.queue[0]
        wires = [wire for row in rows for wire in row]
        if (wires.count(SAFE), wires.count(SUCCESS), wires.count(BOOM)) != left:
            raise _bad_deal("later", round=state.round + 1)
    else:
        rows = deal_rows(*left, players, size, rng)
    state.rows = rows
    state.down = [FULL[size]] * players
    state.deals.append(tuple(map(tuple, rows)))
    state.round += 1
    state.cuts_in_round = 0
    state.success_at_round_start = left[SUCCESS]
    state.sealed = [None] * players
    state.ready = [False] * players
    state.held = [False] * players
    options = state.options
    if skips_briefing(options):
        state.phase = CUTTING
    else:
        state.phase = BRIEFING
        if options.claim_mode == "ordered":
            state.claim_turn = state.clipper
