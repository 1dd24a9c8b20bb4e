"""A table as it stands: what its entries made of it, who is here or at the gate, and what time it is in the match.
Whatever decides something looks at this; nothing here decides."""

from __future__ import annotations

from lastwire.engine.types import Timer
from lastwire.table.chat import Flow
from lastwire.table.clock import MatchClock, credit_ms
from lastwire.table.crowd import Crowd
from lastwire.table.fold import Fold
from lastwire.table.gate import Gate
from lastwire.table.live import Live
from lastwire.table.room import Room
from lastwire.table.terms import Terms


class Scene:
    """The fold follows from the entries; gate, crowd and clock hold what is true only now and is never stored."""

    def __init__(self, fold: Fold, gate: Gate, terms: Terms) -> None:
        self.fold = fold
        self.gate = gate
        self.terms = terms
        self.crowd = Crowd()
        self.clock = MatchClock()

    @property
    def room(self) -> Room:
        return self.fold.room

    @property
    def live(self) -> Live | None:
        """The running match, or the one that has just ended."""
        return self.fold.live

    @property
    def flow(self) -> Flow:
        return self.fold.flow

    @property
    def substitute(self) -> str:
        """The level of a bot that takes over a seat."""
        levels = self.terms.levels(self.room.game)
        return self.terms.stand_in if self.terms.stand_in in levels else levels[0]

    @property
    def fitting(self) -> str:
        """The level of bots that fits what is to be played."""
        game = self.fold.game
        level, levels = game.manners.level(self.room.chosen(game)), self.terms.levels(self.room.game)
        return level if level in levels else levels[0]

    # --- time ---------------------------------------------------------------------------------------------------------

    def t(self, now: int) -> int:
        """Match time now. While a clock that bars every move waits for messages on their way, it is the moment before
        that clock's time: nothing that happens meanwhile may make a move late that was sent in time."""
        live = self.live
        if live is None:
            return 0
        before = [timer.due_ms - 1 for timer in live.timers if timer.waits and timer.bars is None]
        return max(min([self.clock.t(now), *before]), live.match.t)

    def sent_at(self, guest: str, now: int) -> int:
        """The match time at which this guest sent what arrives now. A slow line is credited only up to a limit."""
        return self.clock.credited(now, self.crowd.rtt_ms(guest), self.terms.credit_ms)

    def played_at(self, timer: Timer) -> int:
        """When a clock is played: once nothing that was sent before its time can still arrive. Whose connections count
        follows from who sits here, not from who is asked."""
        if not timer.waits:
            return timer.due_ms
        guests = [chair.guest for chair in self.room.seating if chair.guest is not None]
        rtt_ms = max((self.crowd.rtt_ms(guest) for guest in guests), default=0)  # 0 for those who are away
        return timer.due_ms + credit_ms(rtt_ms, self.terms.credit_ms)
