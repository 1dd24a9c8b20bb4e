"""Table talk (GB-5.5): free, true or not. Chat filters of Resurrection cards are the rules' business."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias, assert_never, get_args

from lastwire.engine.types import Offer, Pick, Said, TalkRule
from lastwire.engine.voice import Voiced, well_spoken
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.moves import Fine
from lastwire.games.badaboom.rules.refusal import refusal
from lastwire.games.badaboom.rules.resurrection import chat_breach
from lastwire.games.badaboom.rules.state import OVER, State

Mood: TypeAlias = Literal["laugh", "nervous", "applause", "angry", "innocent", "boom"]
Holding: TypeAlias = Literal["protection", "interrupt", "mechanism", "escape", "nothing"]
Wish: TypeAlias = Literal["secure", "pass", "spare"]


class _Act(Voiced, frozen=True, tag_field="act", forbid_unknown_fields=True):
    pass


class Emote(_Act, frozen=True, tag="emote"):
    mood: Mood


class Boast(_Act, frozen=True, tag="boast"):
    """About your own hand; nobody has to be honest."""

    what: Holding


class Threaten(_Act, frozen=True, tag="threaten"):
    target: int


class Promise(_Act, frozen=True, tag="promise"):
    target: int


class Ask(_Act, frozen=True, tag="ask"):
    target: int
    what: Wish


class Gloat(_Act, frozen=True, tag="gloat"):
    """A bot's, over a promise that it has broken (GB-5.5a)."""

    target: int


class Say(_Act, frozen=True, tag="say"):
    text: str


Act: TypeAlias = Emote | Boast | Threaten | Promise | Ask | Gloat | Say

VOICED: Final = frozenset({"boast", "threaten", "promise", "ask", "gloat"})  # GB-5.5a

_MOODS: Final = Pick(get_args(Mood))
_HOLDINGS: Final = Pick(get_args(Holding))
_WISHES: Final = Pick(get_args(Wish))


def when(state: State) -> tuple[int, ...]:
    """The turn: talk is limited to a number of acts in each."""
    return (state.turn,)


def check(state: State, talk: Sequence[Said], seat: int, act: Act, bot: bool) -> None:
    """GB-5.5: refuse an act that may not be said now. Nothing hidden is looked at."""
    if not 0 <= seat < state.seats:
        raise refusal("E_BAD_TALK", "GB-5.6")
    if not well_spoken(act, bot) or (act.words and not _may_write(state, act.words)):
        raise refusal("E_TEXT", "GB-5.5a", longest=CONTENT.limits.text)
    match act:
        case Say(text=text):
            if not _may_write(state, text):
                raise refusal("E_TEXT", "GB-5.5", longest=CONTENT.limits.text)
        case Emote():
            pass
        case Boast():
            _check_running(state)
        case Threaten(target=target) | Promise(target=target) | Ask(target=target) | Gloat(target=target):
            _check_running(state)
            if isinstance(act, Gloat) and not _may_gloat(talk, seat, target, bot):
                raise refusal("E_BAD_TALK", "GB-5.5a")
            if target == seat or not 0 <= target < state.seats:
                raise refusal("E_BAD_TALK", "GB-5.5")
        case _:
            assert_never(act)
    if CONTENT.limits.reached(talk, seat, when(state), bot):
        raise refusal("E_RATE", "GB-5.5")


def _may_write(state: State, text: str) -> bool:
    return state.options.free_chat and CONTENT.limits.fits(text)


def _may_gloat(talk: Sequence[Said], seat: int, target: int, bot: bool) -> bool:
    """GB-5.5a: a bot's, over what it has promised."""
    made = [said.act for said in talk if said.seat == seat and isinstance(said.act, Promise)]
    return bot and any(promise.target == target for promise in made)


def _check_running(state: State) -> None:
    if state.phase == OVER:
        raise refusal("E_BAD_TALK", "GB-5.5")


@cache
def _rule(seats: int, seat: int, text: bool, over: bool) -> TalkRule:
    acts = [Offer("emote", {"mood": _MOODS})]
    if not over:
        others = Pick(tuple(other for other in range(seats) if other != seat))
        acts += [
            Offer("boast", {"what": _HOLDINGS}),
            Offer("threaten", {"target": others}),
            Offer("promise", {"target": others}),
            Offer("ask", {"target": others, "what": _WISHES}),
        ]
    return TalkRule(tuple(acts), text)


def rule(state: State, seat: int) -> TalkRule:
    """What a seat may say now, limits apart."""
    if not 0 <= seat < state.seats:
        return TalkRule()
    return _rule(state.seats, seat, state.options.free_chat, state.phase == OVER)


def heard(state: State, seat: int, act: Act) -> Fine | None:
    """GB-2.55, judge C: what is written may break a Resurrection card."""
    text = act.text if isinstance(act, Say) else act.words
    return Fine(seat) if text and chat_breach(state, seat, text) else None
