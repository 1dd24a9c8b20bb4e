"""Talk (BSA-5.4): anything may be said, true or false; quick phrases for those who would rather tap; emotes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias, assert_never, get_args

from lastwire.engine.types import Offer, Pick, Said, TalkRule
from lastwire.engine.voice import Voiced, well_spoken
from lastwire.games.academy.rules.content import CONTENT
from lastwire.games.academy.rules.moves import Card, Wire
from lastwire.games.academy.rules.refusal import refusal
from lastwire.games.academy.rules.state import (
    CARDS,
    MEMBERS,
    OVER,
    WIRES,
    State,
)

Mood: TypeAlias = Literal["thumbs_up", "applause", "nervous", "laugh", "phew", "chicken", "oops"]
Part: TypeAlias = Literal["top", "tiles"]


class _Act(Voiced, frozen=True, tag_field="act", forbid_unknown_fields=True):
    pass


class Saw(_Act, frozen=True, tag="saw"):
    """ "I saw Green's tiles." Nobody checks it."""

    wire: Wire
    part: Part


class Plan(_Act, frozen=True, tag="plan"):
    """ "I am going to play Red." """

    card: Card


class Warn(_Act, frozen=True, tag="warn"):
    """ "Keep away from Yellow." """

    wire: Wire


class CallWait(_Act, frozen=True, tag="call_wait"):
    """ "Somebody Wait!" """


class Ask(_Act, frozen=True, tag="ask"):
    """ "What are you going to play?" """

    target: int


class Remark(_Act, frozen=True, tag="remark"):
    """A bot's line about what has just happened (BSA-5.4a)."""

    on: Literal["cut", "own_cut", "boom", "own_boom"]


class Emote(_Act, frozen=True, tag="emote"):
    mood: Mood


class Say(_Act, frozen=True, tag="say"):
    text: str


Act: TypeAlias = Saw | Plan | Warn | CallWait | Ask | Remark | Emote | Say

VOICED: Final = frozenset({"saw", "plan", "warn", "call_wait", "remark"})  # BSA-5.4a

_EMOTE: Final = Offer("emote", {"mood": Pick(get_args(Mood))})


@cache
def _phrases(wires: int, seats: int, seat: int) -> tuple[Offer, ...]:
    letters = Pick(WIRES[:wires])
    cards = Pick(tuple([card for place, card in enumerate(CARDS) if place < wires or place >= len(WIRES)]))
    return (
        Offer("saw", {"wire": letters, "part": Pick(get_args(Part))}),
        Offer("plan", {"card": cards}),
        Offer("warn", {"wire": letters}),
        Offer("call_wait"),
        Offer("ask", {"target": Pick(tuple([other for other in range(seats) if other != seat]))}),
        _EMOTE,
    )


def when(state: State) -> tuple[int, ...]:
    """Bomb and round: so many acts in each."""
    return state.bomb, state.round


def open_talk(state: State) -> bool:
    """BSA-5.4: everything, unless the table has emotes only; afterwards everything at every table."""
    return state.phase == OVER or state.setting.options.chat == "open"


def check(state: State, talk: Sequence[Said], seat: int, act: Act, bot: bool) -> None:
    """BSA-5.4: refuse an act that may not be said now. Nothing hidden is looked at."""
    setting = state.setting
    if not 0 <= seat < setting.seats:
        raise refusal("E_AUTH", "BSA-5.5")
    if not isinstance(act, Emote) and not open_talk(state):
        raise refusal("E_EMOTES", "BSA-5.4")
    if not well_spoken(act, bot) or (act.words and not CONTENT.limits.fits(act.words)):
        raise refusal("E_TEXT", "BSA-5.4a", longest=CONTENT.limits.text)
    if state.phase == OVER and not isinstance(act, Say | Emote):
        raise refusal("E_OVER", "BSA-6.1")
    match act:
        case Saw(wire=wire) | Warn(wire=wire):
            if WIRES.index(wire) >= setting.wires:
                raise refusal("E_WIRE", "BSA-3.6")
        case Plan(card=card):
            if CARDS.index(card) not in MEMBERS[setting.full_hand]:
                raise refusal("E_WIRE", "BSA-3.6")
        case Say(text=text):
            if not CONTENT.limits.fits(text):
                raise refusal("E_TEXT", "BSA-5.4", longest=CONTENT.limits.text)
        case Ask(target=target):
            if target == seat or not 0 <= target < setting.seats:
                raise refusal("E_TALK", "BSA-5.4a")
        case Remark():
            if not bot:
                raise refusal("E_TALK", "BSA-5.4a")
        case CallWait() | Emote():
            pass
        case _:
            assert_never(act)
    if CONTENT.limits.reached(talk, seat, when(state), bot):
        raise refusal("E_TALK", "BSA-5.4")


def rule(state: State, seat: int) -> TalkRule:
    """What a seat may say now, limits apart."""
    if not 0 <= seat < state.setting.seats:
        return TalkRule()
    if state.phase == OVER or not open_talk(state):
        return TalkRule((_EMOTE,), open_talk(state))
    return TalkRule(_phrases(state.setting.wires, state.setting.seats, seat), True)
