"""Missions won and lost, put together for one guest: what is open to them, how it went, what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from lastwire import games
from lastwire.engine.campaign import Best, Count
from lastwire.server.body import CampaignPage, MissionInfo, Tally


def make(
    game: str,
    own: Sequence[Count],
    team: Sequence[Count] | None = None,
    options: Any = None,
    bests: Sequence[Best] = (),
) -> CampaignPage | None:
    """The campaign of whoever has these counts and bests. At a table: with those of its team and with its options.

    None if there is no such game, or it has no missions.
    """
    if game not in games.NAMES:
        return None
    rules = games.load(game)
    if rules.campaign is None:
        return None
    counts = [*own, *(team or ())]
    won = {count.mission for count in counts if count.won}
    found = rules.campaign.campaign(won, {count.mission for count in counts}, options)
    seats = rules.seats(rules.types.Options())
    missions = tuple(
        MissionInfo(
            number=mission.number,
            option=mission.option,
            sign=mission.sign,
            title=mission.title,
            band=mission.band,
            text=mission.text,
            box=mission.box,
            inside=mission.inside,
            own=_tally(own, mission.number),
            team=None if team is None else _tally(team, mission.number),
            bests=tuple(best for best in bests if best.mission == mission.number),
        )
        for mission in found.missions
    )
    ahead = [mission.number for mission in found.missions if mission.number not in won]
    return CampaignPage(
        game=game,
        title=rules.info.title,
        seats=(seats.start, seats.stop - 1),
        missions=missions,
        boxes=found.boxes,
        next=ahead[0] if ahead else None,
        words=found.words,
    )


def with_own(page: CampaignPage, own: Sequence[Count]) -> CampaignPage:
    """The same missions, with these counts as the guest's own."""
    missions = tuple(replace(mission, own=_tally(own, mission.number)) for mission in page.missions)
    return replace(page, missions=missions)


def _tally(counts: Sequence[Count], mission: int) -> Tally:
    here = [count for count in counts if count.mission == mission]
    return Tally(
        wins=sum(count.times for count in here if count.won),
        losses=sum(count.times for count in here if not count.won),
        won_with=tuple(sorted({count.seats for count in here if count.won})),
    )
