"""Talk that the rules allow (BSQ-5.10..5.12): public facts always, the program while it is adjusted, hands never."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias, assert_never, get_args

from msgspec import Meta

from lastwire.engine.types import Offer, Pick, Said, TalkRule
from lastwire.engine.voice import Voiced, well_spoken
from lastwire.games.bomb_squad.rules.content import CONTENT
from lastwire.games.bomb_squad.rules.moves import Indexes, Plan, Send
from lastwire.games.bomb_squad.rules.refusal import refusal
from lastwire.games.bomb_squad.rules.state import ADJUST, OVER, PICK, TURN, State

Fact: TypeAlias = Literal["clock", "battery", "reserve", "program", "discard", "saved", "turn"]
Mood: TypeAlias = Literal["thumbs_up", "applause", "phew", "laugh"]


class _Act(Voiced, frozen=True, tag_field="act", forbid_unknown_fields=True):
    pass


class Point(_Act, frozen=True, tag="point"):
    """Point at something that everybody sees: a canned public fact."""

    at: Fact


class Suggest(_Act, frozen=True, tag="suggest"):
    """Propose a program to the operator: an order, scraps, perhaps directions and a remark."""

    order: Indexes
    scrap: Indexes = ()
    steps: Annotated[tuple[Plan, ...], Meta(max_length=16)] | None = None
    text: str | None = None


class Emote(_Act, frozen=True, tag="emote"):
    """Before and after a mission, and while the program lies open (BSQ-5.12)."""

    mood: Mood


class Say(_Act, frozen=True, tag="say"):
    text: str


Act: TypeAlias = Point | Suggest | Emote | Say

_FACTS: Final = Pick(get_args(Fact))
_MOODS: Final = Pick(get_args(Mood))


def when(state: State) -> tuple[int, ...]:
    """The turn: talk is limited to a number of acts in each."""
    return (state.turns,)


def free_text(state: State) -> bool:
    """BSQ-5.12: in ADJUST where the table chose free chat; after the end unless talk is off."""
    chat = state.setting.options.chat
    return chat == "free" if state.phase == ADJUST else chat != "off" and state.phase == OVER


def emotes(state: State) -> bool:
    return state.phase < TURN or state.phase in (ADJUST, OVER)


def check(state: State, talk: Sequence[Said], seat: int, act: Act, bot: bool) -> None:
    """BSQ-5.10..5.12: refuse an act that may not be said now. Nothing hidden is looked at."""
    if not 0 <= seat < state.setting.seats:
        raise refusal("E_TURN", "BSQ-5.12")
    if state.setting.options.chat == "off":
        raise refusal("E_NO_CHAT", "BSQ-5.12")
    if not well_spoken(act, bot) or act.words:
        raise refusal("E_NO_CHAT", "BSQ-5.12")
    match act:
        case Point():
            if state.phase in (PICK, OVER):
                raise refusal("E_PHASE", "BSQ-5.10")
        case Emote():
            if not emotes(state):
                raise refusal("E_NO_CHAT", "BSQ-5.12")
        case Suggest():
            _check_suggestion(state, seat, act)
        case Say(text=text):
            if not free_text(state):
                raise refusal("E_NO_CHAT", "BSQ-5.12")
            _check_text(text)
        case _:
            assert_never(act)
    if CONTENT.limits.reached(talk, seat, when(state), bot):
        raise refusal("E_RATE", "BSQ-5.12")


def _check_suggestion(state: State, seat: int, act: Suggest) -> None:
    """BSQ-5.11: by anybody but the operator, of a program that could be sent."""
    from lastwire.games.bomb_squad.rules import check as _check

    if state.phase != ADJUST:
        raise refusal("E_OVER" if state.phase == OVER else "E_PHASE", "BSQ-5.11")
    if seat == state.seat:
        raise refusal("E_TURN", "BSQ-5.11")
    _check.check(state, state.seat, Send(act.order, act.scrap, act.steps))
    if act.text is not None:
        if state.setting.options.chat != "free":
            raise refusal("E_NO_CHAT", "BSQ-5.12")
        _check_text(act.text)


def _check_text(text: str) -> None:
    if not CONTENT.limits.fits(text):
        raise refusal("E_TEXT", "BSQ-5.12", longest=CONTENT.limits.text)


def rule(state: State, seat: int) -> TalkRule:
    """What a seat may say now, limits apart."""
    if not 0 <= seat < state.setting.seats or state.setting.options.chat == "off":
        return TalkRule()
    acts = []
    if state.phase not in (PICK, OVER):
        acts.append(Offer("point", {"at": _FACTS}))
    if emotes(state):
        acts.append(Offer("emote", {"mood": _MOODS}))
    if state.phase == ADJUST and seat != state.seat:
        from lastwire.games.bomb_squad.rules.offer import suggestions

        acts += suggestions(state)
    return TalkRule(tuple(acts), free_text(state))
