"""Structured talk (chapter 5.B–5.D): the acts, who may say what when, and the public arithmetic on claims."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias, assert_never, get_args

from msgspec import Struct

from lastwire.engine.types import Offer, Pick, Said, TalkRule
from lastwire.games.time_bomb.rules.content import CONTENT, HAND
from lastwire.games.time_bomb.rules.moves import Hold, Release
from lastwire.games.time_bomb.rules.state import BRIEFING, OVER, State
from lastwire.games.time_bomb.rules.text import refusal

Why: TypeAlias = Literal[
    "sum_too_high",
    "sum_too_low",
    "claim_broken",
    "claim_changed",
    "wasted_cut",
    "cut_boom_claimer",
    "gave_success",
    "claim_matched",
    "silent",
    "gut",
]


class _Act(Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    pass


class Hand(_Act, frozen=True, tag="hand"):
    """About the row as dealt this round (TB-7.20). Loosely typed: wrong numbers are E_CLAIM, not E_FORMAT."""

    success: int | float | str | bool | None = None
    boom: int | float | str | bool | None = None


class Role(_Act, frozen=True, tag="role"):
    side: Literal["swat", "terrorist"]


class Request(_Act, frozen=True, tag="request"):
    what: Literal["cut_me", "spare_me"]


class Suggest(_Act, frozen=True, tag="suggest"):
    target: int


class Oppose(_Act, frozen=True, tag="oppose"):
    target: int


class Accuse(_Act, frozen=True, tag="accuse"):
    target: int
    level: Literal[1, 2, 3]
    why: Why | None = None


class Vouch(_Act, frozen=True, tag="vouch"):
    target: int
    level: Literal[1, 2, 3]
    why: Why | None = None


class Ask(_Act, frozen=True, tag="ask"):
    target: int
    topic: Literal["hand", "role", "why_cut", "whom_suspect"]


class Intend(_Act, frozen=True, tag="intend"):
    target: int


class Aim(_Act, frozen=True, tag="aim"):
    """A hover marker: relayed, never logged (TB-5.10)."""

    target: int
    slot: int


class Reply(_Act, frozen=True, tag="reply"):
    ref: int
    stance: Literal["agree", "disagree", "believe", "doubt"]


class Retract(_Act, frozen=True, tag="retract"):
    """Withdraw something you said earlier. What it had replaced does not come back."""

    ref: int


class Wait(_Act, frozen=True, tag="hold"):
    """Ask the Clipper for more time (TB-4.10)."""


class GoOn(_Act, frozen=True, tag="go_on"):
    """No more time is needed, as far as the speaker is concerned (TB-4.10a)."""


class Say(_Act, frozen=True, tag="say"):
    text: str


class Remark(_Act, frozen=True, tag="remark"):
    """A bot's line, as the next release will store it: one of the game's own about a wire, or about why it cut there
    (TB-5.10). Bots of this one say the same in words."""

    on: Literal["success", "safe", "why_success", "why_trust", "why_boom", "why_gut"]
    n: int = 0


Act: TypeAlias = (
    Hand
    | Role
    | Request
    | Suggest
    | Oppose
    | Accuse
    | Vouch
    | Ask
    | Intend
    | Aim
    | Reply
    | Retract
    | Wait
    | GoOn
    | Say
    | Remark
)

LONGEST_TEXT = 280  # TB-5.10
REMARKS: Final = {"success": 6, "safe": 6}  # TB-5.10: how many there are to choose from; of all others, one


# --- what may be said (TB-5.10..5.15; order of checks in chapter 9) -------------------------------


def well_formed(success: object, boom: object, hand: int, boom_total: int) -> bool:
    """TB-5.12: whole numbers that fit in a row as dealt, at least one of them stated."""
    if success is None and boom is None:
        return False
    told = 0
    for value, most in ((success, hand), (boom, boom_total)):
        if value is None:
            continue
        # bool is a subclass of int, and "true SUCCESSes" is no claim.
        if type(value) is not int or not 0 <= value <= most:
            return False
        told += value
    return told <= hand


def when(state: State) -> tuple[int, int]:
    """TB-5.10: the round, and the number in it of the next cut. Acts with equal stamps are in one cut window."""
    return state.round, state.cuts_in_round + 1


def check(state: State, talk: Sequence[Said], seat: int, act: Act, bot: bool) -> None:
    """TB-5.10..5.15, chapter 9: refuse an act that may not be said now. Hidden things are never looked at (TB-5.9)."""
    if not 0 <= seat < state.seats:
        raise refusal("E_AUTH", "TB-5.6")
    if state.phase == OVER and not isinstance(act, Say | Reply | Remark):
        raise refusal("E_OVER", "TB-7.22")
    match act:
        case Hand():
            _check_hand(state, act)
        case Suggest() | Oppose():
            if not 0 <= act.target < state.seats or act.target == state.clipper:
                raise refusal("E_TALK_TARGET", "TB-5.14")
        case Accuse() | Vouch() | Ask():
            _check_other(state, seat, act.target, "TB-5.13")
        case Intend() | Aim():
            if seat != state.clipper:
                raise refusal("E_NOT_CLIPPER", "TB-5.10")
            _check_other(state, seat, act.target, "TB-5.10")
            if isinstance(act, Aim) and (act.slot < 0 or not state.down[act.target] >> act.slot & 1):
                raise refusal("E_TALK_TARGET", "TB-5.10")
        case Reply():
            if not 1 <= act.ref <= len(talk):
                raise refusal("E_REF", "TB-5.10")
        case Retract():
            _check_retract(talk, seat, act.ref)
        case Say():
            if not state.options.free_chat or not act.text.strip() or len(act.text) > LONGEST_TEXT:
                raise refusal("E_TEXT", "TB-5.10", longest=LONGEST_TEXT)
        case Remark():
            if not bot or not state.options.free_chat or not 0 <= act.n < REMARKS.get(act.on, 1):
                raise refusal("E_TEXT", "TB-5.10", longest=LONGEST_TEXT)
        case Wait():
            check_hold(state, seat)
        case GoOn():
            check_release(state, seat)
        case Role() | Request():
            pass
        case _:
            assert_never(act)
    if bot and not isinstance(act, Aim):
        _check_flood(state, talk, seat, isinstance(act, Say | Remark))


def _check_hand(state: State, act: Hand) -> None:
    """TB-4.5, TB-5.12."""
    mode = state.options.claim_mode
    if mode == "off":
        raise refusal("E_CLAIMS_OFF", "TB-4.4")
    if state.phase == BRIEFING and mode in ("ordered", "sealed"):
        raise refusal("E_CLAIM_TURN", "TB-4.5")
    if not well_formed(act.success, act.boom, HAND + 1 - state.round, state.boom):
        raise refusal("E_CLAIM", "TB-5.12")


def _check_other(state: State, seat: int, target: int, clause: str) -> None:
    if not 0 <= target < state.seats or target == seat:
        raise refusal("E_TALK_TARGET", clause)


def _check_retract(talk: Sequence[Said], seat: int, ref: int) -> None:
    if not 1 <= ref <= len(talk) or talk[ref - 1].seat != seat or isinstance(talk[ref - 1].act, Retract):
        raise refusal("E_REF", "TB-5.10")


def check_hold(state: State, seat: int) -> None:
    """TB-4.10: once a round, and never by the Clipper."""
    if seat == state.clipper or state.held[seat]:
        raise refusal("E_RATE", "TB-4.10")


def check_release(state: State, seat: int) -> None:
    """TB-4.10a: by whoever asked for the hold that runs, once."""
    if not state.holding >> seat & 1:
        raise refusal("E_RATE", "TB-4.10a")


def _check_flood(state: State, talk: Sequence[Said], seat: int, line: bool) -> None:
    """TB-5.15: limits on acts, and on a bot's lines, in each cut window. The table limits how fast people talk."""
    limit = CONTENT.limits
    window = when(state)
    count = 0
    for said in reversed(talk):
        if said.when != window:
            break
        count += said.seat == seat and isinstance(said.act, Say | Remark) == line
    if count >= (limit.lines if line else limit.acts):
        raise refusal("E_RATE", "TB-5.15")


def rule(state: State, seat: int) -> TalkRule:
    """TB-5.10: what a seat may say now, apart from limits and references, which depend on the talk log."""
    if not 0 <= seat < state.seats:
        return TalkRule()
    chat = state.options.free_chat
    if state.phase == OVER:
        return TalkRule((_REPLY,), chat)
    mode = state.options.claim_mode
    claims = mode == "free" or (mode != "off" and state.phase != BRIEFING)
    hand = HAND + 1 - state.round if claims else 0
    holding = bool(state.holding >> seat & 1)
    return _rule(state.seats, seat, state.clipper, state.held[seat], holding, hand, state.boom, chat)


_REPLY: Final = Offer("reply", {"stance": Pick(("agree", "disagree", "believe", "doubt"))}, free=("ref",))


@lru_cache(4096)
def _rule(seats: int, seat: int, clipper: int, held: bool, holding: bool, hand: int, boom: int, chat: bool) -> TalkRule:
    others = tuple([other for other in range(seats) if other != seat])
    levels, whys = Pick((1, 2, 3)), Pick((*get_args(Why), None))
    acts = [
        Offer("role", {"side": Pick(("swat", "terrorist"))}),
        Offer("request", {"what": Pick(("cut_me", "spare_me"))}),
        Offer("accuse", {"target": Pick(others), "level": levels, "why": whys}),
        Offer("vouch", {"target": Pick(others), "level": levels, "why": whys}),
        Offer("ask", {"target": Pick(others), "topic": Pick(("hand", "role", "why_cut", "whom_suspect"))}),
        _REPLY,
        Offer("retract", free=("ref",)),
    ]
    cuttable = tuple([other for other in range(seats) if other != clipper])
    acts += [Offer("suggest", {"target": Pick(cuttable)}), Offer("oppose", {"target": Pick(cuttable)})]
    if seat == clipper:
        acts.append(Offer("intend", {"target": Pick(others)}))
    elif not held:
        acts.append(Offer("hold"))
    if holding:
        acts.append(Offer("go_on"))
    if hand:
        acts += _hand_offers(hand, boom)
    return TalkRule(tuple(acts), chat)


def claim_choices(hand: int, boom_total: int) -> list[dict[str, Pick]]:
    """TB-5.12: all well-formed claims. Not one product, since SUCCESS and BOOM share the row."""
    most = min(boom_total, hand)
    return [
        {"success": Pick(tuple(range(hand + 1))), "boom": Pick((0, None))},
        *({"success": Pick(tuple(range(hand - boom + 1))), "boom": Pick((boom,))} for boom in range(1, most + 1)),
        {"success": Pick((None,)), "boom": Pick(tuple(range(most + 1)))},
    ]


def _hand_offers(hand: int, boom_total: int) -> list[Offer]:
    return [Offer("hand", fields) for fields in claim_choices(hand, boom_total)]


def heard(state: State, seat: int, act: Act) -> Hold | Release | None:
    """TB-4.10, TB-4.10a: asking for time is talk, but the clock and a bot Clipper must know of it, and of its end."""
    if isinstance(act, Wait):
        return Hold(seat)
    return Release(seat) if isinstance(act, GoOn) else None
