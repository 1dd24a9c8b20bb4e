"""Games that break one law each: what the laws must notice."""

from __future__ import annotations

from typing import Any

import msgspec

from lastwire.engine.offer import draw_move
from lastwire.engine.rng import Rng
from lastwire.engine.step import Step
from lastwire.engine.types import Line, Offer, Outcome, Pick, Prompt, Seat, Timer, Told, Viewer
from lastwire.errors import Broken, Refused
from lastwire.message import Message, words
from lastwire.testing.position import AnyGame
from lastwire.testing.variant import variant
from tests.toy.game import GAME
from tests.toy.rules.events import Event
from tests.toy.rules.moves import (
    Bid,
    Lamp,
    Move,
    No,
    Pass,
)
from tests.toy.rules.options import Options
from tests.toy.rules.prompt import owed
from tests.toy.rules.state import BID, OVER, State
from tests.toy.rules.view import View


def asks_nobody(state: State) -> Prompt | None:
    asked = GAME.prompt(state)
    return None if asked is None else msgspec.structs.replace(asked, owed=(), may=())


def asks_twice(state: State) -> Prompt | None:
    asked = GAME.prompt(state)
    return None if asked is None else msgspec.structs.replace(asked, may=(*asked.may, *asked.owed))


def ends_without_ending(state: State) -> Outcome | None:
    return Outcome("early", (0,), (0.0,) * state.seats)


def offers_too_much(state: State, seat: Seat) -> list[Offer]:
    return [_widened(offer) for offer in GAME.offers(state, seat)]


def _widened(offer: Offer) -> Offer:
    return Offer("bid", {"nerve": Pick((0, 1, 2, 3, 4))}, free=("note",)) if offer.kind == "bid" else offer


def offers_too_little(state: State, seat: Seat) -> list[Offer]:
    return [Offer("bid", {"nerve": Pick((0,))}) if o.kind == "bid" else o for o in GAME.offers(state, seat)]


def offers_twice(state: State, seat: Seat) -> list[Offer]:
    found = GAME.offers(state, seat)
    return [*found, *found]


def allows_strangers(state: State, seat: Seat, move: Move) -> None:
    if not isinstance(move, Lamp):
        GAME.check(state, seat, move)


def crashes_on_nonsense(state: State, seat: Seat, move: Move) -> None:
    if isinstance(move, Bid) and move.nerve > 90:
        raise IndexError("list index out of range")
    GAME.check(state, seat, move)


def cites_nonsense(state: State, seat: Seat, move: Move) -> None:
    try:
        GAME.check(state, seat, move)
    except Refused as refused:
        raise Refused(refused.code, "page 7", refused.message) from None


def clock_that_never_runs(state: State) -> list[Timer]:
    return [Timer("tea", 100)]


def clocks_out_by_itself(step: Step[State, Event]) -> None:
    """A move clock that a table could not let stand."""
    state = step.state
    if state.phase != OVER and step.t >= state.prompt_t + state.answer_ms:
        state.scores[0] -= 1


def loses_a_card(step: Step[State, Event], seat: Seat, move: Move) -> None:
    GAME.apply(step, seat, move)
    if step.state.deck:
        step.state.deck.pop()


def tells_without_a_moment(step: Step[State, Event], seat: Seat, move: Move) -> None:
    GAME.apply(step, seat, move)
    if step.told:
        step.told.append(Told(step.told[-1].event))


class _SharingState(State):
    __slots__ = ()

    def copy(self) -> State:
        twin = super().copy()
        twin.scores = self.scores
        return twin


def shares_scores(options: Options, seats: int, rng: Rng) -> State:
    return _recast(GAME.setup(options, seats, rng), _SharingState)


class _OnlyState(State):
    __slots__ = ()

    def copy(self) -> State:
        return self


def copies_nothing(options: Options, seats: int, rng: Rng) -> State:
    """A move that is only proposed has happened."""
    return _recast(GAME.setup(options, seats, rng), _OnlyState)


def _recast(state: State, kind: type[State]) -> State:
    return kind(*(getattr(state, name) for name in State.__slots__))


def remarks_the_checker(state: State, seat: Seat, move: Move) -> None:
    """A refused move leaves its mark."""
    try:
        GAME.check(state, seat, move)
    except Refused:
        state.prompt_t += 1
        raise


def forgets_in_notation(move: Move) -> str:
    return "bid 0" if isinstance(move, Bid) else GAME.words.write_move(move)


def view_by_identity(state: State, viewer: Viewer) -> View:
    return msgspec.structs.replace(GAME.view(state, viewer), cause=str(id(state)))


def speaks_no_word(view: View, viewer: Viewer) -> Message:
    return Message("fuse-ask-nothing")


def leaves_a_gap(event: Event, viewer: Viewer) -> Line | None:
    return Line(Message("fuse-log-bid"))


def describes_nothing(view: View) -> list[Message]:
    return []


def cites_in_the_log(event: Event, viewer: Viewer) -> Line | None:
    return Line(words("Something happened."), "rule 3")


def imagines_another_hand(view: View, rng: Rng) -> State:
    world = GAME.imagine(view, rng)
    world.scores = [score + 1 for score in world.scores]
    return world


def asks_who_holds(state: State) -> Prompt | None:
    """Who may look hangs on hidden cards."""
    asked = GAME.prompt(state)
    if asked is None or state.phase == BID:
        return asked
    return msgspec.structs.replace(asked, id=asked.id + sum(state.deck))


def refuses_by_the_deck(state: State, seat: Seat, move: Move) -> None:
    """What is legal hangs on something that its seat cannot see."""
    GAME.check(state, seat, move)
    if isinstance(move, Bid) and seat in owed(state) and state.deck[-1] % 2:
        raise Refused("E_BID", "TOY-3.1", words("The deck forbids it."))


def draws_another(state: State, seat: Seat, rng: Rng) -> Move:
    """Not the move that the same chance draws from the offers."""
    drawn: Move = draw_move(GAME.offers(state, seat), rng.fork("another"), GAME.codec.build)
    rng.below(2)
    return drawn


def draws_too_often(state: State, seat: Seat, rng: Rng) -> Move:
    """The right move, but it takes more of the chance than the offers need."""
    drawn = GAME.draw(state, seat, rng)
    rng.word()
    return drawn


def breaks_itself(state: State) -> None:
    raise Broken("the bomb has three ends")


def never_ends() -> AnyGame:
    def apply(step: Step[State, Event], seat: Seat, move: Move) -> None:
        if not isinstance(move, Pass):
            GAME.apply(step, seat, move)

    return variant(GAME, apply=apply)


def draws_outside_the_rules() -> AnyGame:
    """Chance that no record knows of."""
    draws = 0

    def apply(step: Step[State, Event], seat: Seat, move: Move) -> None:
        nonlocal draws
        GAME.apply(step, seat, move)
        draws += 1
        step.state.scores[0] += draws % 3

    return variant(GAME, apply=apply)


# Law → what breaks it, each as a change to the toy.
def means_another_card(view: View, piece: str) -> list[Move]:
    return [No(9)]


def names_no_piece(view: View, move: Move) -> tuple[str, ...]:
    return ("the table",)


def means_a_wordless_move(view: View, piece: str) -> list[Move]:
    """Whoever may bid is told how to use it, in a sentence that there is not."""
    return [Bid(0)]


SABOTEURS: dict[str, tuple[dict[str, Any], ...]] = {
    "prompts_ask_somebody": ({"prompt": asks_nobody}, {"prompt": asks_twice}, {"outcome": ends_without_ending}),
    "offers_equal_check": (
        {"offers": offers_too_much},
        {"offers": offers_too_little},
        {"quick_draw": draws_another},
        {"quick_draw": draws_too_often},
        {"offers": offers_twice},
        {"check": allows_strangers},
        {"check": crashes_on_nonsense},
        {"check": cites_nonsense},
    ),
    "timers_are_the_clock_s_moves": ({"timers": clock_that_never_runs}, {"pass_time": clocks_out_by_itself}),
    "legal_moves_apply": ({"apply": loses_a_card}, {"setup": copies_nothing}),
    "every_moment_can_be_shown": ({"apply": tells_without_a_moment},),
    "refusals_change_nothing": ({"check": remarks_the_checker},),
    "invariants_hold": ({"invariants": breaks_itself},),
    "copies_share_nothing_that_changes": ({"setup": shares_scores},),
    "encoding_is_inverse": ({"words": {"write_move": forgets_in_notation}}, {"view": view_by_identity}),
    "events_are_told": (
        {"words": {"ask": speaks_no_word}},
        {"words": {"tell": leaves_a_gap}},
        {"words": {"describe": describes_nothing}},
        {"words": {"tell": cites_in_the_log}},
    ),
    "worlds_fit_views": (
        {"imagine": imagines_another_hand},
        {"prompt": asks_who_holds},
        {"check": refuses_by_the_deck},
    ),
    "pieces_explain_themselves": (
        {"coach": {"meant": means_another_card}},
        {"coach": {"named": names_no_piece}},
        {"coach": {"meant": means_a_wordless_move}},
    ),
}
