"""Talk that the rules allow (BB-5.3..5.6): canned phrases about tactics and equipment, never about wires."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, assert_never, get_args

from lastwire.engine.types import Offer, Pick, Said, TalkRule
from lastwire.engine.voice import Voiced, well_spoken
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.moves import Hold, Release
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.state import (
    OVER,
    PLACING,
    RED,
    TURN,
    State,
    bits,
)

Mood: TypeAlias = Literal["thumbs_up", "applause", "nervous", "laugh", "phew", "hurry"]


class _Act(Voiced, frozen=True, tag_field="act", forbid_unknown_fields=True):
    pass


class Remind(_Act, frozen=True, tag="remind"):
    """ "Use your Double Detector." """

    target: int


class Ready(_Act, frozen=True, tag="ready"):
    """ "Equipment n is ready." """

    card: int


class Propose(_Act, frozen=True, tag="propose"):
    """ "Shall I use equipment n?" """

    card: int


class Reply(_Act, frozen=True, tag="reply"):
    """Yes or no to a proposal."""

    ref: int
    yes: bool


class Rule(_Act, frozen=True, tag="rule"):
    """ "Remember the mission rule." """


class Careful(_Act, frozen=True, tag="careful"):
    """ "Think again before risking red." """


class Emote(_Act, frozen=True, tag="emote"):
    mood: Mood


class Wait(_Act, frozen=True, tag="hold"):
    """Ask the active expert to wait (BB-4.31)."""


class GoOn(_Act, frozen=True, tag="go_on"):
    """Wait no longer, as far as the speaker is concerned (BB-4.31a)."""


class Say(_Act, frozen=True, tag="say"):
    text: str


Act: TypeAlias = Remind | Ready | Propose | Reply | Rule | Careful | Emote | Wait | GoOn | Say

VOICED: Final = frozenset({"remind", "ready", "propose", "reply", "rule", "careful"})  # BB-5.6a
_MOODS: Final = Pick(get_args(Mood))


def when(state: State) -> tuple[int, ...]:
    """The turn: talk is limited to a number of acts in each."""
    return (state.turn,)


def free_text(state: State) -> bool:
    """BB-5.6: no free chat in a mission unless the table switched it on; all of it afterwards."""
    return state.phase == OVER or state.setting.options.free_chat


def check(state: State, talk: Sequence[Said], seat: int, act: Act, bot: bool) -> None:
    """BB-5.4, BB-5.6: refuse an act that may not be said now. Nothing hidden is looked at."""
    seats = state.setting.layout.seats
    if not 0 <= seat < seats:
        raise refusal("E_FORMAT", "BB-5.6")
    if not well_spoken(act, bot) or act.words:
        raise refusal("E_BAD_TALK", "BB-5.6")
    if state.phase == OVER and not isinstance(act, Say | Emote):
        raise refusal("E_OVER", "BB-5.6")
    match act:
        case Remind(target=target):
            if not 0 <= target < seats or target == seat or state.spent >> target & 1:
                raise refusal("E_BAD_TALK", "BB-5.4")
        case Ready(card=card) | Propose(card=card):
            if card < 0 or not state.ready >> card & 1:
                raise refusal("E_BAD_TALK", "BB-5.4")
        case Reply(ref=ref):
            if not 1 <= ref <= len(talk) or not isinstance(talk[ref - 1].act, Propose):
                raise refusal("E_BAD_TALK", "BB-5.6")
        case Say(text=text):
            if not free_text(state) or not CONTENT.limits.fits(text):
                raise refusal("E_NO_CHAT", "BB-5.6", longest=CONTENT.limits.text)
        case Wait():
            check_wait(state, seat)
        case GoOn():
            check_release(state, seat)
            return  # each wait ends once, whatever else was said
        case Careful():
            if not state.setting.totals[RED]:
                raise refusal("E_BAD_TALK", "BB-5.6")
        case Rule() | Emote():
            pass
        case _:
            assert_never(act)
    if CONTENT.limits.reached(talk, seat, when(state), bot):
        raise refusal("E_RATE", "BB-5.6")


def check_wait(state: State, seat: int) -> None:
    """BB-4.31: once for each expert and turn, and never by the active one."""
    if state.phase != TURN:
        raise refusal("E_PHASE", "BB-4.31")
    if seat == state.active or state.waited >> seat & 1:
        raise refusal("E_NO_EFFECT", "BB-4.31")


def check_release(state: State, seat: int) -> None:
    """BB-4.31a: by whoever asked for the wait that runs, once."""
    if seat not in holding(state):
        raise refusal("E_NO_EFFECT", "BB-4.31a")


def holding(state: State) -> tuple[int, ...]:
    """The seats for which a bot waits now."""
    return bits(state.waited & ~state.released) if state.phase == TURN and state.hold_until else ()


def rule(state: State, seat: int) -> TalkRule:
    """What a seat may say now, limits and references apart."""
    seats = state.setting.layout.seats
    if not 0 <= seat < seats:
        return TalkRule()
    acts = [Offer("emote", {"mood": _MOODS})]
    if state.phase != OVER:
        acts += [Offer("rule"), Offer("reply", {"yes": Pick((True, False))}, free=("ref",))]
        if state.setting.totals[RED]:
            acts.append(Offer("careful"))
        fresh = tuple([one for one in range(seats) if one != seat and not state.spent >> one & 1])
        if fresh:
            acts.append(Offer("remind", {"target": Pick(fresh)}))
        if state.ready and state.phase not in PLACING:
            cards = Pick(bits(state.ready))
            acts += [Offer("ready", {"card": cards}), Offer("propose", {"card": cards})]
        if state.phase == TURN and seat != state.active and not state.waited >> seat & 1:
            acts.append(Offer("hold"))
        if seat in holding(state):
            acts.append(Offer("go_on"))
    return TalkRule(tuple(acts), free_text(state))


def heard(state: State, seat: int, act: Act) -> Hold | Release | None:
    """BB-4.31, BB-4.31a: asking to wait is talk, but the clock and a bot must know of it, and of its end."""
    if isinstance(act, Wait):
        return Hold(seat)
    return Release(seat) if isinstance(act, GoOn) else None
