"""What a bot decides, on either side: which row to cut and which hand to claim (TB-10.9..10.14, 10.17, 10.22)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from lastwire.engine.rng import Rng
from lastwire.games.time_bomb.brain import model, value
from lastwire.games.time_bomb.brain.belief import (
    Mind,
    Taste,
    deal_of,
    outlook,
    sabotage,
    sabotage_share,
    utility,
)
from lastwire.games.time_bomb.brain.hearing import Voice
from lastwire.games.time_bomb.brain.inference import Posterior
from lastwire.games.time_bomb.brain.story import (
    Claim,
    Hands,
    Story,
    standing,
    taken,
    unheard,
)
from lastwire.games.time_bomb.rules.state import (
    BOOM,
    SUCCESS,
    SWAT,
    TERRORIST,
)

EXPOSED = 0.8  # TB-10.12: a Terrorist whom the table has seen through has nothing left to hide
FITS = 0.35  # how much a cover loses for each wire by which the table's sum would miss the total (TB-10.11)
MOST_ABOVE = 2
COURTESY = 0.02  # TB-10.8a: what it may cost, by the bot's own measure, to let in somebody who was left out


class Plan(NamedTuple):
    """How a bot plays either side: a seat does not know which it will be."""

    # As SWAT: how it reads the others (None: it believes every claim), what it wants, how it talks.
    reads: Mind | None
    taste: Taste = Taste()
    weighs: str = "utility"  # or "value"
    talks: str = "open"
    # As a Terrorist: how it lies, how it cuts, and how it reads the others when it does harm.
    lines: tuple[tuple[str, float], ...] = (("shift", 1.0),)
    style: str = "sab"
    suspects: Mind = Mind()
    harms: str = "sabotage"  # or "value"
    poses: str = "public"  # whom it imitates: "public", "cover" (SWAT with the hand it claims) or "naive"
    fits: bool = False  # its claims fit what others have said, and it drops the mask when nothing is left to hide
    # Both.
    chats: bool = False  # talks beyond its hand claims


class Seen(NamedTuple):
    """A moment of the match from one seat."""

    story: Story
    hands: Hands
    voices: tuple[Voice, ...] = ()

    @property
    def seat(self) -> int:
        return self.hands.seat

    def belief(self, mind: Mind) -> Posterior | None:
        """What the seat itself makes of it."""
        return outlook(mind, self.story.setting, self.story.chapters[:-1], self.story.now, self.hands, self.voices)

    def public(self, mind: Mind) -> Posterior | None:
        return outlook(mind, self.story.setting, self.story.chapters[:-1], self.story.now, None)

    def posing(self, mind: Mind) -> Posterior | None:
        """TB-10.10: what the seat would make of it if its claims were true and it were SWAT."""
        return outlook(mind, self.story.setting, self.story.chapters[:-1], self.story.now, cover(self), self.voices)


# --- covers ---------------------------------------------------------------------------------------


def cover(seen: Seen) -> Hands:
    """TB-10.10: the hands the seat says it had. A claim that the cuts have broken bends as little as it can."""
    if seen.hands.side == SWAT:
        return seen.hands
    dealt = dict(seen.hands.dealt)
    for chapter in seen.story.chapters:
        if chapter.round in dealt:
            claim = standing(chapter).get(seen.seat) or _unspoken(seen.seat, *dealt[chapter.round])
            row = taken(seen.story.setting.seats, chapter.cuts)[seen.seat]
            dealt[chapter.round] = bent(claim, row, chapter.hand, chapter.success, chapter.boom)
    return Hands(seen.seat, SWAT, tuple(sorted(dealt.items())))


def _unspoken(seat: int, success: int, boom: int) -> Claim:
    """TB-10.11: the hand a Terrorist pretends to have where nothing was claimed."""
    return Claim(1, seat, max(1, success) if boom else max(0, success - 1), 0)


def bent(claim: Claim, row: tuple[int, int, int], hand: int, success: int, boom: int) -> tuple[int, int]:
    """The hand nearest to a claim that the wires cut from the row allow."""
    cut, found, blown = row
    safe = cut - found - blown
    booms = max(blown, min(claim.boom or 0, boom))
    most = min(hand - safe - booms, success)
    return max(found, min(claim.success or 0, most)), booms


def claim(plan: Plan, seen: Seen, rng: Rng) -> tuple[int, int]:
    """The hand to claim: SUCCESS and BOOM."""
    success, boom = dict(seen.hands.dealt)[seen.story.now.round]
    deal = deal_of(seen.story.setting, seen.story.now)
    if seen.hands.side == SWAT:
        odds = model.odds(plan.talks, deal, success, boom)
    else:
        line = (
            plan.lines[rng.weighted([share for _, share in plan.lines])][0] if len(plan.lines) > 1 else plan.lines[0][0]
        )
        odds = model.odds(line, deal, success, boom)
        if plan.fits:
            odds = _fitting(odds, seen, success)
    said = list(odds)
    return said[rng.weighted([odds[one] for one in said])] if len(said) > 1 else said[0]


def _fitting(odds: model.Odds, seen: Seen, success: int) -> model.Odds:
    """TB-10.11: of a line's covers, prefer one that makes the claims add up, and never one far above the hand."""
    chapter, seats = seen.story.now, seen.story.setting.seats
    odds = {one: chance for one, chance in odds.items() if one[0] <= success + MOST_ABOVE}
    others = [claim.success for seat, claim in standing(chapter).items() if seat != seen.seat]
    told = [count for count in others if count is not None]
    if len(told) < seats // 2:
        return odds
    silent = seats - 1 - len(told)
    expected = chapter.success - sum(told) - silent * chapter.success / seats
    # The line's own choice may be a single number: its neighbours are let in, at a price.
    wide: model.Odds = {}
    for (claimed, boom), chance in odds.items():
        for near, share in ((claimed, 1.0), (claimed - 1, 0.25), (claimed + 1, 0.25)):
            if 0 <= near <= min(chapter.hand - boom, success + MOST_ABOVE):
                wide[near, boom] = wide.get((near, boom), 0.0) + chance * share
    return {one: chance * FITS ** abs(one[0] - expected) for one, chance in wide.items()}


# --- cuts -----------------------------------------------------------------------------------------


def cut(plan: Plan, seen: Seen, free: Sequence[int], rng: Rng) -> int:
    """The row to cut, of those that may be."""
    if len(free) == 1:
        return free[0]
    return _swat_cut(plan, seen, free, rng) if seen.hands.side == SWAT else _terrorist_cut(plan, seen, free, rng)


def _swat_cut(plan: Plan, seen: Seen, free: Sequence[int], rng: Rng) -> int:
    if plan.reads is None:
        return _kindest(seen.story, free, lambda seat: claimed_density(seen.story, seat), rng)
    belief = seen.belief(plan.reads)
    return rng.pick(free) if belief is None else _kindest(seen.story, free, worth(plan, seen.story, belief), rng)


def _terrorist_cut(plan: Plan, seen: Seen, free: Sequence[int], rng: Rng) -> int:
    share = sabotage_share(plan.style, seen.story.now.round)
    if plan.fits and _unmasked(plan, seen):
        share = 1.0
    if share >= 1.0 or (share > 0.0 and rng.unit() < share):
        belief = seen.belief(plan.suspects)
        if belief is None:
            return rng.pick(free)
        if plan.harms == "value":
            return _best(free, lambda seat: -prospect(seen.story, belief, seat), rng)
        return _best(free, lambda seat: sabotage(belief, seat), rng)
    if plan.poses == "naive" or plan.reads is None:
        return _kindest(seen.story, free, lambda seat: claimed_density(seen.story, seat), rng)
    shown = seen.posing(plan.reads) if plan.poses == "cover" else seen.public(plan.suspects)
    if shown is None:
        return rng.pick(free)
    return _kindest(seen.story, free, worth(plan if plan.poses == "cover" else _PUBLIC, seen.story, shown), rng)


def _unmasked(plan: Plan, seen: Seen) -> bool:
    """TB-10.12: sabotage costs nothing any more when time has run out for SWAT or the table knows."""
    if cuts_left(seen.story) <= missing(seen.story):
        return True
    known = seen.public(plan.suspects)
    return known is not None and known.terrorist[seen.seat] > EXPOSED


def _best(free: Sequence[int], worth_of: Callable[[int], float], rng: Rng) -> int:
    """The best of them; ties are broken by chance."""
    worths = [worth_of(seat) for seat in free]
    top = max(worths) - 1e-12
    best = [seat for seat, one in zip(free, worths, strict=True) if one >= top]
    return best[0] if len(best) == 1 else rng.pick(best)


def _kindest(story: Story, free: Sequence[int], worth_of: Callable[[int], float], rng: Rng) -> int:
    """TB-10.8a: the best of them, or somebody who has been left out so far, if that costs little."""
    quiet = [seat for seat in free if seat in unheard(story.setting, story.now, len(story.now.cuts))]
    best = _best(free, worth_of, rng)
    if not quiet or best in quiet:
        return best
    kind = _best(quiet, worth_of, rng)
    return kind if worth_of(kind) >= worth_of(best) - COURTESY else best


# --- what a cut is worth to SWAT ------------------------------------------------------------------


def missing(story: Story) -> int:
    return story.now.success - sum(cut.wire == SUCCESS for cut in story.now.cuts)


def cuts_left(story: Story) -> int:
    return (5 - story.now.round) * story.setting.seats - len(story.now.cuts)


def claimed_density(story: Story, seat: int) -> float:
    """TB-10.17, naive: the share of SUCCESS that a row still holds by its owner's word; never one with BOOM."""
    chapter = story.now
    said = standing(chapter).get(seat)
    cut, found, _ = taken(story.setting.seats, chapter.cuts)[seat]
    if said is None:
        return missing(story) / (story.setting.seats + cuts_left(story))
    if said.boom:
        return -1.0
    return max(0, (said.success or 0) - found) / (chapter.hand - cut)


def worth(plan: Plan, story: Story, belief: Posterior) -> Callable[[int], float]:
    """What cutting a row is worth, by the plan's own measure."""
    if plan.weighs == "value":
        return lambda seat: prospect(story, belief, seat)
    return lambda seat: utility(plan.taste, belief, seat)


def prospect(story: Story, belief: Posterior, seat: int) -> float:
    """TB-10.22: SWAT's chance to win after cutting this row: one step exactly, the rest by the value table.

    What the wire will tell of its owner counts, for the owner cuts next.
    """
    setting, chapter = story.setting, story.now
    need, left = missing(story), cuts_left(story) - 1
    blown = sum(cut.wire == BOOM for cut in chapter.cuts)
    boom = chapter.boom - blown
    fuse = setting.boom_needed - (setting.boom_total - boom)

    def after(need: int, boom: int, fuse: int, traitor: float) -> float:
        return traitor * value.chance(setting.seats, need, left, boom, fuse, TERRORIST) + (
            1.0 - traitor
        ) * value.chance(setting.seats, need, left, boom, fuse, SWAT)

    success, bang, traitor = belief.success[seat], belief.boom[seat], belief.terrorist[seat]
    safe = max(0.0, 1.0 - success - bang)
    total = 0.0
    if success > 0.0:
        total += success * after(need - 1, boom, fuse, belief.traitor_success[seat] / success)
    if success < 1.0:
        others = max(0.0, traitor - belief.traitor_success[seat]) / (1.0 - success)
        total += safe * after(need, boom, fuse, min(1.0, others))
        if fuse > 1:
            total += bang * after(need, boom - 1, fuse - 1, min(1.0, others))
    return total


_PUBLIC = Plan(None)
