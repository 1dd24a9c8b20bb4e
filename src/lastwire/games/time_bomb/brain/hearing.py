"""What a bot hears: the talk as it stands for one seat, and what it weighs as evidence."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from lastwire.engine.types import Past, Said
from lastwire.games.time_bomb.brain.inference import RoleSet
from lastwire.games.time_bomb.rules.talk import (
    Accuse,
    Ask,
    Hand,
    Intend,
    Oppose,
    Remark,
    Reply,
    Request,
    Retract,
    Say,
    Suggest,
    Vouch,
)
from lastwire.games.time_bomb.rules.view import View

# TB-10.8: what talk weighs, in log-odds.
ACCUSED: Final = 0.25
VOUCHED: Final = -0.2
ADVISED: Final = 0.1
CHANGED: Final = 0.3
LOUDEST: Final = 0.9  # no speaker moves the odds of a set by more


# --- what was said ---------------------------------------------------------------------------------


class Heard(NamedTuple):
    """The talk as it stands for one seat."""

    acts: int  # of its own in this cut window
    lines: int
    last: int  # the number of its own last act
    replied: int  # what that act replied to, in this window; else 0
    claimed: bool  # this round
    requested: bool
    suggested: bool
    intended: bool
    opposed: frozenset[int]
    answered: frozenset[int]  # what it has replied to
    stances: dict[tuple[int, int], Said]  # by speaker and target
    advice: tuple[tuple[int, int], ...]  # suggestions and intentions of others now: speaker, target
    warnings: tuple[tuple[int, int], ...]
    questions: tuple[Said, ...]  # to it, in this window
    changed: frozenset[int]  # who has changed a claim this round


def hear(view: View, past: Past, seat: int) -> Heard:
    """Read the log once; lifetimes as in TB-5.10."""
    window = (view.round, view.cuts_in_round + 1)
    acts = lines = last = replied = 0
    claimed = requested = suggested = intended = False
    opposed: set[int] = set()
    answered: set[int] = set()
    stances: dict[tuple[int, int], Said] = {}
    advice: dict[int, tuple[int, int]] = {}
    warnings: dict[int, tuple[int, int]] = {}
    questions: list[Said] = []
    hands: dict[int, tuple[Any, Any]] = {}
    changed: set[int] = set()
    for said in past.talk:
        act, speaker = said.act, said.seat
        now, own = said.when == window, said.seat == seat
        if own:
            last = said.seq
            replied = act.ref if now and isinstance(act, Reply) else 0
            if now:
                lines, acts = (lines + 1, acts) if isinstance(act, Say | Remark) else (lines, acts + 1)
        match act:
            case Accuse() | Vouch():
                stances[speaker, act.target] = said
            case Retract():
                stances = {key: one for key, one in stances.items() if one.seq != act.ref}
            case Reply() if own:
                answered.add(act.ref)
            case Hand() if said.when[0] == view.round:
                claimed = claimed or own
                told = (act.success, act.boom)
                if hands.setdefault(speaker, told) != told:
                    changed.add(speaker)
            case Request() if own and said.when[0] == view.round:
                requested = True
            case Suggest() | Intend() if now:
                advice[speaker] = (speaker, act.target)
                if own:
                    suggested, intended = True, intended or isinstance(act, Intend)
            case Oppose() if now:
                warnings[speaker] = (speaker, act.target)
                if own:
                    opposed.add(act.target)
            case Ask() if now and act.target == seat:
                questions.append(said)
            case _:
                pass
    return Heard(
        acts,
        lines,
        last,
        replied,
        claimed,
        requested,
        suggested,
        intended,
        frozenset(opposed),
        frozenset(answered),
        stances,
        tuple(advice.values()),
        tuple(warnings.values()),
        tuple(questions),
        frozenset(changed),
    )


def has_claimed(view: View, past: Past, seat: int) -> bool:
    """Whether the seat has made a hand claim this round; looks no further back."""
    for said in reversed(past.talk):
        if said.when[0] != view.round:
            break
        if said.seat == seat and isinstance(said.act, Hand):
            return True
    return False


# --- what it weighs --------------------------------------------------------------------------------


class Voice(NamedTuple):
    """What a seat says about another, in log-odds (TB-10.8): positive for a Terrorist, negative for SWAT.

    Without a speaker it is something everybody can see.
    """

    speaker: int | None
    target: int
    weight: float


def voices(heard: Heard, seat: int) -> tuple[Voice, ...]:
    """TB-10.8: what the others' talk weighs. Nobody is moved by their own words."""
    found: list[Voice] = []
    for (speaker, target), said in heard.stances.items():
        if speaker != seat:
            weight = ACCUSED if isinstance(said.act, Accuse) else VOUCHED
            found.append(Voice(speaker, target, weight * said.act.level))
    found += [Voice(speaker, target, -ADVISED) for speaker, target in heard.advice if seat not in (speaker, target)]
    found += [Voice(speaker, target, ADVISED) for speaker, target in heard.warnings if seat not in (speaker, target)]
    found += [Voice(None, target, CHANGED) for target in sorted(heard.changed) if target != seat]
    return tuple(voice for voice in found if voice.speaker != voice.target)


def voice_logs(sets: tuple[RoleSet, ...], voices: tuple[Voice, ...]) -> list[float]:
    """TB-10.8: weak evidence, and only from those who are SWAT in the set: a Terrorist's word says nothing."""
    answer = []
    for chosen in sets:
        heard: dict[int | None, float] = {}
        for speaker, target, weight in voices:
            if chosen >> target & 1 and (speaker is None or not chosen >> speaker & 1):
                heard[speaker] = heard.get(speaker, 0.0) + weight
        answer.append(sum(max(-LOUDEST, min(LOUDEST, weight)) for weight in heard.values()))
    return answer
