"""Games that break one law each: what the laws must notice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from lastwire.engine.offer import draw_move
from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.engine.types import Line, Offer, Outcome, Pick, Prompt, Timer, Viewer
from lastwire.errors import Broken, Refused
from tests.toy.game import Fuse
from tests.toy.rules.moves import Bid, Lamp, Move, Pass
from tests.toy.rules.prompt import owed
from tests.toy.rules.state import BID, OVER, State
from tests.toy.rules.view import View


class AsksNobody(Fuse):
    def prompt(self, state: State) -> Prompt | None:
        asked = super().prompt(state)
        return None if asked is None else msgspec.structs.replace(asked, owed=(), may=())


class AsksTwice(Fuse):
    def prompt(self, state: State) -> Prompt | None:
        asked = super().prompt(state)
        return None if asked is None else msgspec.structs.replace(asked, may=(*asked.may, *asked.owed))


class EndsWithoutEnding(Fuse):
    def outcome(self, state: State) -> Outcome | None:
        return Outcome("early", (0,), (0.0,) * state.seats)


class OffersTooMuch(Fuse):
    def offers(self, state: State, seat: int) -> list[Offer]:
        return [_widened(offer) for offer in super().offers(state, seat)]


def _widened(offer: Offer) -> Offer:
    return Offer("bid", {"nerve": Pick((0, 1, 2, 3, 4))}, free=("note",)) if offer.kind == "bid" else offer


class OffersTooLittle(Fuse):
    def offers(self, state: State, seat: int) -> list[Offer]:
        return [Offer("bid", {"nerve": Pick((0,))}) if o.kind == "bid" else o for o in super().offers(state, seat)]


class OffersTwice(Fuse):
    def offers(self, state: State, seat: int) -> list[Offer]:
        found = super().offers(state, seat)
        return [*found, *found]


class AllowsStrangers(Fuse):
    def check(self, state: State, seat: int, move: Move) -> None:
        if not isinstance(move, Lamp):
            super().check(state, seat, move)


class CrashesOnNonsense(Fuse):
    def check(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Bid) and move.nerve > 90:
            raise IndexError("list index out of range")
        super().check(state, seat, move)


class CitesNonsense(Fuse):
    def check(self, state: State, seat: int, move: Move) -> None:
        try:
            super().check(state, seat, move)
        except Refused as refused:
            raise Refused(refused.code, "page 7", refused.text) from None


class ClockThatNeverRuns(Fuse):
    def timers(self, state: State) -> list[Timer]:
        return [Timer("tea", 100)]


class ClocksOutByItself(Fuse):
    """A move clock that a table could not let stand."""

    def pass_time(self, step: Step[State, Any]) -> None:
        state = step.state
        if state.phase != OVER and step.t >= state.prompt_t + state.answer_ms:
            state.scores[0] -= 1


class LosesACard(Fuse):
    def apply(self, step: Step[State, Any], seat: int, move: Move) -> None:
        super().apply(step, seat, move)
        if step.state.deck:
            step.state.deck.pop()


class _SharingState(State):
    __slots__ = ()

    def copy(self) -> State:
        twin = super().copy()
        twin.scores = self.scores
        return twin


class SharesScores(Fuse):
    def setup(self, options: Any, seats: int, rng: Rng) -> State:
        return _recast(super().setup(options, seats, rng), _SharingState)


class _OnlyState(State):
    __slots__ = ()

    def copy(self) -> State:
        return self


class CopiesNothing(Fuse):
    """A move that is only proposed has happened."""

    def setup(self, options: Any, seats: int, rng: Rng) -> State:
        return _recast(super().setup(options, seats, rng), _OnlyState)


def _recast(state: State, kind: type[State]) -> State:
    return kind(*(getattr(state, name) for name in State.__slots__))


class RemarksTheChecker(Fuse):
    """A refused move leaves its mark."""

    def check(self, state: State, seat: int, move: Move) -> None:
        try:
            super().check(state, seat, move)
        except Refused:
            state.prompt_t += 1
            raise


class ForgetsInNotation(Fuse):
    def write_move(self, move: Move) -> str:
        return "bid 0" if isinstance(move, Bid) else super().write_move(move)


class ViewByIdentity(Fuse):
    def view(self, state: State, viewer: Viewer) -> View:
        return msgspec.structs.replace(super().view(state, viewer), cause=str(id(state)))


class SpeaksNoWord(Fuse):
    def ask(self, view: View, viewer: Viewer, names: Sequence[str]) -> str:
        return ""


class CitesInTheLog(Fuse):
    def tell(self, event: Any, viewer: Viewer, names: Sequence[str]) -> Line | None:
        return Line("Something happened.", "rule 3")


class ImaginesAnotherHand(Fuse):
    def imagine(self, view: View, rng: Rng) -> State:
        world = super().imagine(view, rng)
        world.scores = [score + 1 for score in world.scores]
        return world


class AsksWhoHolds(Fuse):
    """Who may look hangs on hidden cards."""

    def prompt(self, state: State) -> Prompt | None:
        asked = super().prompt(state)
        if asked is None or state.phase == BID:
            return asked
        return msgspec.structs.replace(asked, id=asked.id + sum(state.deck))


class RefusesByTheDeck(Fuse):
    """What is legal hangs on something that its seat cannot see."""

    def check(self, state: State, seat: int, move: Move) -> None:
        super().check(state, seat, move)
        if isinstance(move, Bid) and seat in owed(state) and state.deck[-1] % 2:
            raise Refused("E_BID", "TOY-3.1", "The deck forbids it.")


class NeverEnds(Fuse):
    def apply(self, step: Step[State, Any], seat: int, move: Move) -> None:
        if isinstance(move, Pass):
            return
        super().apply(step, seat, move)


class DrawsOutsideTheRules(Fuse):
    """Chance that no record knows of."""

    draws = 0

    def apply(self, step: Step[State, Any], seat: int, move: Move) -> None:
        super().apply(step, seat, move)
        type(self).draws += 1
        step.state.scores[0] += self.draws % 3


class DrawsAnother(Fuse):
    """Not the move that the same chance draws from the offers."""

    def draw(self, state: State, seat: int, rng: Rng) -> Move:
        drawn: Move = draw_move(self.offers(state, seat), rng.fork("another"), self.codec.build)
        rng.below(2)
        return drawn


class DrawsTooOften(Fuse):
    """The right move, but it takes more of the chance than the offers need."""

    def draw(self, state: State, seat: int, rng: Rng) -> Move:
        drawn: Move = super().draw(state, seat, rng)
        rng.word()
        return drawn


class BreaksItself(Fuse):
    def invariants(self, state: State) -> None:
        raise Broken("the bomb has three ends")


# Law → games that break it.
SABOTEURS: dict[str, tuple[type[Fuse], ...]] = {
    "prompts_ask_somebody": (AsksNobody, AsksTwice, EndsWithoutEnding),
    "offers_equal_check": (
        OffersTooMuch,
        OffersTooLittle,
        DrawsAnother,
        DrawsTooOften,
        OffersTwice,
        AllowsStrangers,
        CrashesOnNonsense,
        CitesNonsense,
    ),
    "timers_are_the_clock_s_moves": (ClockThatNeverRuns, ClocksOutByItself),
    "legal_moves_apply": (LosesACard, CopiesNothing),
    "refusals_change_nothing": (RemarksTheChecker,),
    "invariants_hold": (BreaksItself,),
    "copies_share_nothing_that_changes": (SharesScores,),
    "encoding_is_inverse": (ForgetsInNotation, ViewByIdentity),
    "events_are_told": (SpeaksNoWord, CitesInTheLog),
    "worlds_fit_views": (ImaginesAnotherHand, AsksWhoHolds, RefusesByTheDeck),
}
