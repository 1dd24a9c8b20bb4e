"""The public story of a match as bots read it: what was dealt in total, claimed and cut, as small hashable values."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from lastwire.engine.types import Past
from lastwire.games.time_bomb.rules.events import WiresDealt
from lastwire.games.time_bomb.rules.state import BOOM, SUCCESS, WIRES
from lastwire.games.time_bomb.rules.talk import Hand, Retract
from lastwire.games.time_bomb.rules.view import View

BENEFIT_OF_DOUBT = 2  # TB-10.8a: rounds in which silence is no guilt

_WIRE = {name: wire for wire, name in enumerate(WIRES)}


class Claim(NamedTuple):
    """A hand claim and the number of the cut before which it was made; None: no statement on that type of wire."""

    before: int
    seat: int
    success: int | None
    boom: int | None


class Cutting(NamedTuple):
    """One cut, with what the Clipper was free to choose from."""

    cutter: int
    target: int
    wire: int
    forced: bool


class Chapter(NamedTuple):
    """One round: its number, wires in each hand, SUCCESS and BOOM in the game at its deal, claims and cuts in order."""

    round: int
    hand: int
    success: int
    boom: int
    claims: tuple[Claim, ...]
    cuts: tuple[Cutting, ...]


class Setting(NamedTuple):
    """What stays the same all match."""

    seats: int
    prior: tuple[tuple[int, float], ...]  # number of Terrorists → chance
    boom_needed: int
    boom_total: int
    success_total: int
    cut_back: bool


class Story(NamedTuple):
    setting: Setting
    chapters: tuple[Chapter, ...]

    @property
    def now(self) -> Chapter:
        return self.chapters[-1]


class Hands(NamedTuple):
    """What a seat was dealt, by round: (SUCCESS, BOOM)."""

    seat: int
    side: int
    dealt: tuple[tuple[int, tuple[int, int]], ...]


def setting(view: View) -> Setting:
    prior = tuple(sorted((int(count), chance) for count, chance in view.terrorist_prior.items()))
    return Setting(
        view.seats, prior, view.boom_needed, view.boom_total, view.success_total, view.options.cut_back == "allowed"
    )


def read(view: View, past: Past) -> Story:
    """The story so far, from what everybody can see and hear."""
    lump = view.piles[0]
    success = view.success_total - lump.success
    boom = view.boom_total - lump.boom
    first = (lump.safe + lump.success + lump.boom) // view.seats + 1
    claims: dict[int, list[Claim]] = {}
    made: set[int] = set()
    for said in past.talk:
        act = said.act
        if isinstance(act, Hand):
            made.add(said.seq)
            claim = Claim(said.when[1], said.seat, _count(act.success), _count(act.boom))
        elif isinstance(act, Retract) and act.ref in made:
            claim = Claim(said.when[1], said.seat, None, None)
        else:
            continue
        told = claims.setdefault(said.when[0], [])
        latest = next((one for one in reversed(told) if one.seat == claim.seat), None)
        # Saying the same again is no new claim.
        if latest is None or (latest.success, latest.boom) != (claim.success, claim.boom):
            told.append(claim)
    cuts: dict[int, list[Cutting]] = {}
    for cut in view.history:
        cuts.setdefault(cut.round, []).append(Cutting(cut.cutter, cut.target, _WIRE[cut.wire], cut.forced))
    chapters = []
    for number in range(first, view.round + 1):
        done = tuple(cuts.get(number, ()))
        chapters.append(Chapter(number, 6 - number, success, boom, tuple(claims.get(number, ())), done))
        success -= sum(cut.wire == SUCCESS for cut in done)
        boom -= sum(cut.wire == BOOM for cut in done)
    return Story(setting(view), tuple(chapters))


def _count(value: int | float | str | bool | None) -> int | None:
    return value if isinstance(value, int) else None


def hands(view: View, past: Past, side: int) -> Hands:
    """What the viewer's own seat was dealt in every round it remembers."""
    own = view.own
    if own is None:
        raise ValueError("the public holds no wires")
    dealt = {event.round: (event.success, event.boom) for event in past.events if isinstance(event, WiresDealt)}
    dealt[view.round] = (own.dealt.success, own.dealt.boom)
    return Hands(own.seat, side, tuple(sorted(dealt.items())))


def standing(chapter: Chapter, before: int | None = None) -> dict[int, Claim]:
    """Each seat's latest claim of the round, or its latest before a cut."""
    latest: dict[int, Claim] = {}
    for claim in chapter.claims:
        if before is None or claim.before <= before:
            latest[claim.seat] = claim
    return latest


@lru_cache(maxsize=4096)
def taken(seats: int, cuts: tuple[Cutting, ...]) -> tuple[tuple[int, int, int], ...]:
    """For each row: wires cut so far, SUCCESS among them, BOOM among them."""
    rows = [[0, 0, 0] for _ in range(seats)]
    for cut in cuts:
        row = rows[cut.target]
        row[0] += 1
        if cut.wire == SUCCESS:
            row[1] += 1
        elif cut.wire == BOOM:
            row[2] += 1
    return tuple((cut, found, blown) for cut, found, blown in rows)


def targets(setting: Setting, chapter: Chapter, clipper: int, cuts: int) -> list[int]:
    """TB-4.6: the seats the Clipper may cut as cut number `cuts` + 1 of the round."""
    rows = taken(setting.seats, chapter.cuts[:cuts])
    barred = chapter.cuts[cuts - 1].cutter if cuts and not setting.cut_back else -1
    return [s for s in range(setting.seats) if s not in (clipper, barred) and rows[s][0] < chapter.hand]


def unheard(setting: Setting, chapter: Chapter, cuts: int) -> frozenset[int]:
    """TB-10.8a: in rounds 1 and 2, who has claimed nothing before cut number `cuts` + 1, while others have, and has not
    held the Nipper this round."""
    if chapter.round > BENEFIT_OF_DOUBT:
        return frozenset()
    told = standing(chapter, cuts + 1)
    if 2 * len(told) < setting.seats:
        return frozenset()  # a quiet table makes nobody stand out
    held = {cut.cutter for cut in chapter.cuts[:cuts]}
    return frozenset(seat for seat in range(setting.seats) if seat not in told and seat not in held)
