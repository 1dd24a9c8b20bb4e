"""Time Bomb: two hidden teams, one pair of nippers. The rules are in docs/rules/time-bomb.md (prefix TB)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from lastwire.engine.game import Game
from lastwire.engine.rng import Rng
from lastwire.engine.types import Line, Outcome, Pace, Said, Seat, TalkRule, Timer, Told, Viewer
from lastwire.games.time_bomb.rules import check as _check
from lastwire.games.time_bomb.rules import floor as _floor
from lastwire.games.time_bomb.rules import invariant, offer, review, setup, talk
from lastwire.games.time_bomb.rules import opening as _opening
from lastwire.games.time_bomb.rules import outcome as _outcome
from lastwire.games.time_bomb.rules import prompt as _prompt
from lastwire.games.time_bomb.rules import timers as _timers
from lastwire.games.time_bomb.rules.apply import dispatch
from lastwire.games.time_bomb.rules.content import CONTENT
from lastwire.games.time_bomb.rules.events import Event as AnyEvent
from lastwire.games.time_bomb.rules.floor import Floor as Standing
from lastwire.games.time_bomb.rules.form import FORMS
from lastwire.games.time_bomb.rules.moves import Hold, Release
from lastwire.games.time_bomb.rules.moves import Move as AnyMove
from lastwire.games.time_bomb.rules.options import Options as Chosen
from lastwire.games.time_bomb.rules.state import State as Position
from lastwire.games.time_bomb.rules.talk import Act as AnyAct
from lastwire.games.time_bomb.rules.talk import Aim, GoOn, Wait
from lastwire.games.time_bomb.rules.view import View as Sight
from lastwire.games.time_bomb.rules.view import build
from lastwire.games.time_bomb.words import ask as _ask
from lastwire.games.time_bomb.words import describe, log, notation, say


class TimeBomb(Game[Position, AnyMove, AnyEvent, Sight, Chosen]):
    """The rules of Time Bomb behind the engine's contract."""

    name = "time-bomb"
    title = "Time Bomb"
    prefix = "TB"
    seats_clause = "TB-3.1"
    revision = 1
    minutes = (5, 30)
    weight = "light"
    pitch = "Cut the right wires, talk the others into the wrong ones, and trust nobody who is sure."

    State = Position
    Move = AnyMove
    Event = AnyEvent
    View = Sight
    Options = Chosen
    forms = FORMS
    Act = AnyAct
    Mark = Aim
    Floor = Standing

    # --- rules ------------------------------------------------------------------------------------

    def seats(self, options: Chosen) -> range:
        return setup.seats(options)

    def setup(self, options: Chosen, seats: int, rng: Rng) -> Position:
        return setup.deal(options, seats, rng)

    # Called for every move: nothing stands between.
    prompt = staticmethod(_prompt.prompt)
    offers = staticmethod(offer.offers)
    check = staticmethod(_check.check)
    apply = staticmethod(dispatch.apply)

    def view(self, state: Position, viewer: Viewer) -> Sight:
        return build(state, viewer)

    def outcome(self, state: Position) -> Outcome | None:
        return _outcome.outcome(state)

    def invariants(self, state: Position) -> None:
        invariant.check(state)

    def imagine(self, view: Sight, rng: Rng) -> Position:
        # Inference is loaded by those who think, not by those who only play.
        from lastwire.games.time_bomb.rules.worlds import imagine

        return imagine(view, rng)

    def opening(self, state: Position) -> list[Told]:
        return _opening.opening(state)

    def timers(self, state: Position) -> list[Timer]:
        return _timers.timers(state)

    def pace(self, view: Sight) -> Pace:
        """TB-4.11: from the public view, so that a bot's delay tells nothing."""
        if view.phase == "briefing":
            briefing = CONTENT.pace.briefing
            return Pace(briefing.least_ms, briefing.spread_ms, not_before_ms=view.hold_until_ms)
        cut = CONTENT.pace.cut
        return Pace(cut.least_ms, cut.spread_ms, cut.quiet_ms, cut.most_ms, view.hold_until_ms)

    # --- words ------------------------------------------------------------------------------------

    def tell(self, event: AnyEvent, viewer: Viewer, names: Sequence[str]) -> Line | None:
        return log.tell(event, viewer, names)

    def ask(self, view: Sight, viewer: Viewer, names: Sequence[str]) -> str:
        return _ask.ask(view, viewer, names)

    def twin(self, view: Sight, names: Sequence[str]) -> str:
        return describe.twin(view, names)

    def write_move(self, move: AnyMove) -> str:
        return notation.write_move(move)

    def read_move(self, text: str) -> AnyMove:
        return notation.read_move(text)

    # --- talk -------------------------------------------------------------------------------------

    def talk(self, state: Position, seat: Seat) -> TalkRule:
        return talk.rule(state, seat)

    def check_talk(self, state: Position, said: Sequence[Said], seat: Seat, act: AnyAct, bot: bool) -> None:
        talk.check(state, said, seat, act, bot)

    def when(self, state: Position) -> tuple[int, ...]:
        return talk.when(state)

    def heard(self, state: Position, seat: Seat, act: AnyAct) -> AnyMove | None:
        """TB-4.10, TB-4.10a: asking for time is talk, but the clock and a bot Clipper must know of it, and of its
        end."""
        if isinstance(act, Wait):
            return Hold(seat)
        return Release(seat) if isinstance(act, GoOn) else None

    def utter(self, said: Said, viewer: Viewer, names: Sequence[str]) -> str:
        return say.utter(said, viewer, names)

    def floor(self, view: Sight, said: Sequence[Said]) -> Standing:
        return _floor.floor(view, said)

    # --- from match to match ----------------------------------------------------------------------

    def follow(self, options: Chosen, kept: dict[str, Seat | None]) -> Chosen:
        """TB-3.8, TB-7.15: whoever exploded last starts, if they still sit here."""
        if options.start_player != "last_exploded":
            return options
        seat = kept.get("exploded")
        return msgspec.structs.replace(options, start_player="random" if seat is None else f"seat:{seat}")

    def series(self, options: Chosen, totals: Sequence[int]) -> tuple[Seat, ...] | None:
        """TB-6.8: over when somebody has three tokens; the fewest win."""
        if options.match != "tokens" or max(totals, default=0) < CONTENT.series.tokens:
            return None
        return tuple([seat for seat, tokens in enumerate(totals) if tokens == min(totals)])

    def review(self, state: Position, talk: Sequence[Said]) -> dict[str, Any] | None:
        return review.review(state, talk)


GAME = TimeBomb()
