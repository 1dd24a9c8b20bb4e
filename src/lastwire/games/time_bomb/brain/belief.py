"""What a bot makes of the public story: beliefs carried from round to round, from claims, cuts and the choice of cuts.

Everything is a function of the story, so the bots of one process share it by caches; nothing else is remembered.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from lastwire.games.time_bomb.brain import model
from lastwire.games.time_bomb.brain.hearing import Voice, voice_logs
from lastwire.games.time_bomb.brain.inference import (
    Posterior,
    RoleSet,
    Table,
    cut_table,
    gather,
    pinned,
    plain,
    posterior,
    product,
    role_sets,
    set_weights,
)
from lastwire.games.time_bomb.brain.story import (
    Chapter,
    Claim,
    Hands,
    Setting,
    standing,
    taken,
    targets,
    unheard,
)
from lastwire.games.time_bomb.rules.state import SWAT, TERRORIST


class Taste(NamedTuple):
    """TB-10.9: what a Clipper of the SWAT side wants: U = P(success) − λ·P(boom) + μ·P(SWAT)."""

    boom: float = 3.0
    trust: float = 0.2


class Mind(NamedTuple):
    """How a bot reads the others."""

    swat: str = "swat"  # how SWAT is thought to talk
    lines: tuple[tuple[str, float], ...] = (("m1", 1.0),)  # how Terrorists are thought to talk, with shares
    learns: bool = False  # whether a seat's line is thought to stay the same all match
    styles: tuple[
        tuple[str, float], ...
    ] = ()  # how Terrorists are thought to cut, with shares; empty: choices say nothing
    heat: float = 0.1  # τ of TB-10.7
    noise: float = 0.1
    taste: Taste = Taste()
    inside: bool = False  # reads a choice as its maker saw the table, not as the public did
    eps: float = 1e-4


class Track(NamedTuple):
    """What is carried from round to round.

    `cuts[seat]`: log-likelihood of the seat's choices as SWAT, then for each style; `lines[seat]`: share of each line
    if the seat is a Terrorist.
    """

    logs: tuple[float, ...]
    cuts: tuple[tuple[float, ...], ...]
    lines: tuple[tuple[float, ...], ...]


def start(mind: Mind, setting: Setting) -> Track:
    _, chances = role_sets(setting.seats, setting.prior)
    return Track(
        tuple(log(chance) for chance in chances),
        ((0.0,) * (1 + len(mind.styles)),) * setting.seats,
        (tuple(share for _, share in mind.lines),) * setting.seats,
    )


# --- tables ---------------------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def _swat_table(
    mind: Mind, deal: model.Deal, row: tuple[int, int, int], success: int | None, boom: int | None
) -> Table:
    base = cut_table(deal.hand, deal.success, deal.boom, *row)
    if success is None and boom is None:
        return base
    return product(base, _softened(model.weights(mind.swat, deal, success, boom), mind.eps))


@lru_cache(maxsize=65536)
def _line_table(
    mind: Mind, line: str, deal: model.Deal, row: tuple[int, int, int], success: int | None, boom: int | None
) -> Table:
    base = cut_table(deal.hand, deal.success, deal.boom, *row)
    if success is None and boom is None:
        return base
    return product(base, _softened(model.weights(line, deal, success, boom), mind.eps))


def _softened(table: Table, eps: float) -> Table:
    return tuple(tuple(weight + eps for weight in row) for row in table)


def _terrorist_table(
    mind: Mind,
    shares: tuple[float, ...],
    deal: model.Deal,
    row: tuple[int, int, int],
    success: int | None,
    boom: int | None,
) -> Table:
    if len(mind.lines) == 1:
        return _line_table(mind, mind.lines[0][0], deal, row, success, boom)
    return _blend(tuple(_line_table(mind, line, deal, row, success, boom) for line, _ in mind.lines), shares)


@lru_cache(maxsize=16384)
def _blend(parts: tuple[Table, ...], shares: tuple[float, ...]) -> Table:
    return tuple(
        tuple(sum(share * cell for share, cell in zip(shares, cells, strict=True)) for cells in zip(*rows, strict=True))
        for rows in zip(*parts, strict=True)
    )


def deal_of(setting: Setting, chapter: Chapter) -> model.Deal:
    return model.Deal(chapter.round, chapter.hand, setting.seats, chapter.success, chapter.boom)


def tables(
    mind: Mind, setting: Setting, track: Track, chapter: Chapter, claims: dict[int, Claim], cuts: int
) -> list[tuple[Table, Table]]:
    """For each seat, the weights of its hands as SWAT and as a Terrorist, after this many cuts of the round."""
    deal = deal_of(setting, chapter)
    rows = taken(setting.seats, chapter.cuts[:cuts])
    answer = []
    for seat in range(setting.seats):
        claim = claims.get(seat)
        success, boom = (None, None) if claim is None else (claim.success, claim.boom)
        answer.append(
            (
                _swat_table(mind, deal, rows[seat], success, boom),
                _terrorist_table(mind, track.lines[seat], deal, rows[seat], success, boom),
            )
        )
    return answer


def _left(chapter: Chapter, seats: int, cuts: int) -> list[tuple[int, int, int]]:
    return [(chapter.hand - cut, found, blown) for cut, found, blown in taken(seats, chapter.cuts[:cuts])]


# --- evidence of choices --------------------------------------------------------------------------


def choice_logs(
    mind: Mind, setting: Setting, cuts: tuple[tuple[float, ...], ...], sets: tuple[RoleSet, ...]
) -> list[float]:
    """For each role set, the log-likelihood of all choices so far."""
    if not mind.styles:
        return [0.0] * len(sets)
    swat = [logs[0] for logs in cuts]
    terrorist = []
    for logs in cuts:
        top = max(logs[1:])
        mixed = sum(share * exp(one - top) for one, (_, share) in zip(logs[1:], mind.styles, strict=True))
        terrorist.append(top + log(mixed))
    seats = range(setting.seats)
    return [sum(terrorist[seat] if chosen >> seat & 1 else swat[seat] for seat in seats) for chosen in sets]


def utility(taste: Taste, view: Posterior, seat: int) -> float:
    return view.success[seat] - taste.boom * view.boom[seat] + taste.trust * (1.0 - view.terrorist[seat])


def sabotage(view: Posterior, seat: int) -> float:
    return 3.0 * view.boom[seat] - view.success[seat]


def _softmax(values: list[float], heat: float) -> list[float]:
    top = max(values)
    powers = [exp((value - top) / heat) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def sabotage_share(style: str, round: int) -> float:
    """TB-10.12, TB-10.17: how much of a Terrorist's cutting is sabotage."""
    if style == "sleep3":
        return 1.0 if round >= 3 else 0.0
    return {"sab": 1.0, "mix": 0.5, "quarter": 0.25, "calm": 0.0}[style]


@lru_cache(maxsize=65536)
def choices(
    mind: Mind, setting: Setting, before: tuple[Chapter, ...], chapter: Chapter
) -> tuple[tuple[float, ...], ...]:
    """The log-likelihoods of choices after all cuts of this (perhaps unfinished) round."""
    track = after(mind, setting, before)
    if not mind.styles or not chapter.cuts:
        return track.cuts
    number = len(chapter.cuts)
    shorter = chapter._replace(cuts=chapter.cuts[:-1], claims=tuple(c for c in chapter.claims if c.before < number))
    logs = choices(mind, setting, before, shorter)
    cut = chapter.cuts[-1]
    if cut.forced:
        return logs
    free = targets(setting, chapter, cut.cutter, number - 1)
    if len(free) < 2 or cut.target in unheard(setting, chapter, number - 1):
        return logs  # a courtesy is no evidence
    current = chapter._replace(claims=tuple(c for c in chapter.claims if c.before <= number), cuts=chapter.cuts[:-1])
    as_swat, as_terrorist = _seen_by_clipper(mind, setting, before, current, logs, cut.cutter)
    if as_swat is None or as_terrorist is None:
        return logs
    place = free.index(cut.target)
    even = mind.noise / len(free)
    good = (1 - mind.noise) * _softmax([utility(mind.taste, as_swat, j) for j in free], mind.heat)[place] + even
    imitated = (1 - mind.noise) * _softmax([utility(mind.taste, as_terrorist, j) for j in free], mind.heat)[
        place
    ] + even
    if mind.inside:
        bad = (1 - mind.noise) * _softmax([sabotage(as_terrorist, j) for j in free], mind.heat)[place] + even
    else:
        bad = (1 - mind.noise) * _softmax([-utility(mind.taste, as_swat, j) for j in free], mind.heat)[place] + even
    added = [log(good)]
    for name, _ in mind.styles:
        share = sabotage_share(name, chapter.round)
        added.append(log(share * bad + (1 - share) * imitated))
    mine = tuple(a + b for a, b in zip(logs[cut.cutter], added, strict=True))
    return (*logs[: cut.cutter], mine, *logs[cut.cutter + 1 :])


def _seen_by_clipper(
    mind: Mind,
    setting: Setting,
    before: tuple[Chapter, ...],
    chapter: Chapter,
    cuts: tuple[tuple[float, ...], ...],
    clipper: int,
) -> tuple[Posterior | None, Posterior | None]:
    """The table as the Clipper saw it if SWAT, and if a Terrorist."""
    if not mind.inside:
        seen = outlook(mind, setting, before, chapter, None)
        return seen, seen
    track = after(mind, setting, before)
    sets, _ = role_sets(setting.seats, setting.prior)
    number = len(chapter.cuts)
    claims = standing(chapter)
    seats = tables(mind, setting, track, chapter, claims, number)
    left = _left(chapter, setting.seats, number)
    logs = [a + b for a, b in zip(track.logs, choice_logs(mind, setting, cuts, sets), strict=True)]
    all_weights = plain(logs)
    found: list[Posterior | None] = []
    for side in (SWAT, TERRORIST):
        kept = [i for i, chosen in enumerate(sets) if chosen >> clipper & 1 == side]
        mine = list(seats)
        if side == SWAT and clipper in claims:
            claim = claims[clipper]
            if claim.success is not None and claim.success <= chapter.success:
                table = pinned(mine[clipper][SWAT], claim.success, min(claim.boom or 0, chapter.boom))
                if any(map(any, table)):
                    mine[clipper] = (table, table)
        found.append(posterior(tuple(sets[i] for i in kept), [all_weights[i] for i in kept], mine, left))
    return found[0], found[1]


# --- beliefs --------------------------------------------------------------------------------------


@lru_cache(maxsize=16384)
def after(mind: Mind, setting: Setting, chapters: tuple[Chapter, ...]) -> Track:
    """The public belief when these rounds are over."""
    if not chapters:
        return start(mind, setting)
    before, chapter = chapters[:-1], chapters[-1]
    track = after(mind, setting, before)
    sets, _ = role_sets(setting.seats, setting.prior)
    claims = standing(chapter)
    number = len(chapter.cuts)
    seats = tables(mind, setting, track, chapter, claims, number)
    cuts = choices(mind, setting, before, chapter)
    lines = track.lines
    if mind.learns:
        seen = outlook(mind, setting, before, chapter, None)
        if seen is not None:
            lines = _learned(mind, setting, track, chapter, claims, seen)
    return Track(tuple(gather(list(track.logs), set_weights(sets, seats))), cuts, lines)


def _learned(
    mind: Mind, setting: Setting, track: Track, chapter: Chapter, claims: dict[int, Claim], seen: Posterior
) -> tuple[tuple[float, ...], ...]:
    """Which line each seat follows if it is a Terrorist, after one more round."""
    deal = deal_of(setting, chapter)
    rows = taken(setting.seats, chapter.cuts)
    answer = []
    for seat in range(setting.seats):
        rest = seen.rest[seat][TERRORIST]
        claim = claims.get(seat)
        if claim is None or not rest:
            answer.append(track.lines[seat])
            continue
        shares = []
        for (line, _), share in zip(mind.lines, track.lines[seat], strict=True):
            table = _line_table(mind, line, deal, rows[seat], claim.success, claim.boom)
            weight = 0.0
            for b, row in enumerate(table):
                others = rest[len(rest) - 1 - b]
                for s, w in enumerate(row):
                    weight += w * others[len(others) - 1 - s]
            shares.append(share * weight)
        total = sum(shares)
        answer.append(tuple(max(share / total, 0.01) for share in shares) if total > 0.0 else track.lines[seat])
    return tuple(answer)


@lru_cache(maxsize=16384)
def own_logs(mind: Mind, setting: Setting, chapters: tuple[Chapter, ...], viewer: Hands) -> tuple[float, ...]:
    """As `after`, without choices, for one who knows their own side and hands; over the role sets of `own_sets`."""
    sets = own_sets(setting, viewer)
    if not chapters:
        everyone, chances = role_sets(setting.seats, setting.prior)
        return tuple(log(chance) for chosen, chance in zip(everyone, chances, strict=True) if chosen in sets)
    before, chapter = chapters[:-1], chapters[-1]
    track = after(mind, setting, before)
    logs = own_logs(mind, setting, before, viewer)
    seats = tables(mind, setting, track, chapter, standing(chapter), len(chapter.cuts))
    return tuple(gather(list(logs), set_weights(sets, _pin(seats, chapter, viewer, len(chapter.cuts), setting))))


@lru_cache(maxsize=4096)
def own_sets(setting: Setting, viewer: Hands) -> tuple[RoleSet, ...]:
    sets, _ = role_sets(setting.seats, setting.prior)
    return tuple(chosen for chosen in sets if chosen >> viewer.seat & 1 == viewer.side)


def _pin(
    seats: list[tuple[Table, Table]], chapter: Chapter, viewer: Hands, cuts: int, setting: Setting
) -> list[tuple[Table, Table]]:
    dealt = dict(viewer.dealt).get(chapter.round)
    if dealt is None:
        return seats
    row = taken(setting.seats, chapter.cuts[:cuts])[viewer.seat]
    known = pinned(cut_table(chapter.hand, chapter.success, chapter.boom, *row), *dealt)
    return [*seats[: viewer.seat], (known, known), *seats[viewer.seat + 1 :]]


@lru_cache(maxsize=16384)
def outlook(
    mind: Mind,
    setting: Setting,
    before: tuple[Chapter, ...],
    chapter: Chapter,
    viewer: Hands | None,
    voices: tuple[Voice, ...] = (),
) -> Posterior | None:
    """The belief at this moment of the match: the public's, or that of a seat."""
    track = after(mind, setting, before)
    number = len(chapter.cuts)
    seats = tables(mind, setting, track, chapter, standing(chapter), number)
    if viewer is None:
        sets, _ = role_sets(setting.seats, setting.prior)
        logs = list(track.logs)
    else:
        sets = own_sets(setting, viewer)
        logs = list(own_logs(mind, setting, before, viewer))
        seats = _pin(seats, chapter, viewer, number, setting)
    cuts = choices(mind, setting, before, chapter)
    weighed = [a + b for a, b in zip(logs, choice_logs(mind, setting, cuts, sets), strict=True)]
    if voices:
        weighed = [a + b for a, b in zip(weighed, voice_logs(sets, voices), strict=True)]
    return posterior(sets, plain(weighed), seats, _left(chapter, setting.seats, number))
