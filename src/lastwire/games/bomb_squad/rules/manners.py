"""How people and bots sit at Bomb Squad: how long bots wait, how a match is paused, who looks on late, how far back the
log goes, and how a match is given up."""

from __future__ import annotations

from msgspec.structs import replace

from lastwire.engine.types import Pace, PauseRule, Recall
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.events import (
    CardDiscarded,
    CardPlayed,
    Event,
    IntelGiven,
    RobotActivated,
    RobotSwitched,
)
from lastwire.games.bomb_squad.rules.mission import MISSIONS, OWN
from lastwire.games.bomb_squad.rules.moves import Abandon
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.state import State
from lastwire.games.bomb_squad.rules.view import View


def pace(view: View) -> Pace:
    """BSQ-4.82, BSQ-10.7: against the clock a bot waits as long as the table wants; it operates at once."""
    if view.options.clock != "real_time":
        return Pace(least_ms=600, spread_ms=900)
    if view.phase == "countdown":
        # It ends by itself: no bot cuts it short for people (BSQ-4.76).
        return Pace(least_ms=CONTENT.clock.countdown_ms, spread_ms=500, fixed=True)
    delay = 0 if view.phase in ("adjust", "execute") else 1000 * view.options.bot_delay_s
    return Pace(least_ms=delay, spread_ms=500, fixed=True)


def pausing(options: Options) -> PauseRule:
    """BSQ-4.77, BSQ-4.78: by agreement or not at all; whoever is gone is waited for only where there are pauses."""
    pause = CONTENT.pause
    agreed = options.pause == "vote"
    return PauseRule(
        allowed=agreed,
        most=pause.most,
        longest_ms=pause.longest_ms,
        count_in_ms=CONTENT.clock.countdown_ms,
        chat=False,
        grace_ms=pause.grace_ms,
        absent_ms=pause.absent_ms if agreed else 0,
        clause="BSQ-4.77",
    )


def lateness(options: Options) -> int | None:
    """BSQ-5.1: how much later than everybody else spectators see the hands, if they do."""
    return CONTENT.clock.spectators_ms if options.spectators == "hands_late" else None


def recall(options: Options, seats: int) -> Recall | None:
    """BSQ-5.4: with strict memory the last turn alone."""
    return Recall(1, _begins_turn) if options.memory == "strict" else None


def _begins_turn(event: Event) -> bool:
    """BSQ-4.21: the seventh card activates in the turn in which it was played."""
    if isinstance(event, RobotActivated):
        return not event.auto
    return isinstance(event, IntelGiven | CardDiscarded | CardPlayed | RobotSwitched)


def abandoned(state: State) -> Abandon:
    """BSQ-4.83: giving up counts as a detonation."""
    return Abandon()


def level(options: Options) -> str:
    """BSQ-10.10: newcomers' teammates in training."""
    return "easy" if options.mission != OWN and MISSIONS[options.mission].training else "baseline"


def seated(options: Options, bots: int) -> Options:
    """BSQ-4.84: how much time there is depends on how many bots there are at the start."""
    return replace(options, bots=bots) if options.bot_time else options
