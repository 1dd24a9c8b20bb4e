"""What stands of the talk so far, and the arithmetic of its claims (TB-5.10, TB-5.20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from lastwire.engine.types import Said
from lastwire.games.time_bomb.rules.talk import (
    Accuse,
    Ask,
    Hand,
    Intend,
    Oppose,
    Request,
    Retract,
    Role,
    Suggest,
    Vouch,
)
from lastwire.games.time_bomb.rules.view import View


class StandingClaim(Struct, frozen=True):
    """A seat's active hand claim and its arithmetic (TB-5.20). Flags are None when the table hides the ledger."""

    seat: int
    seq: int
    success: int | None
    boom: int | None
    changed: bool
    implied_left: int | None = None
    over: bool | None = None
    short: bool | None = None


class Stance(Struct, frozen=True):
    """An active accusation (negative level) or voucher (positive)."""

    seat: int
    target: int
    level: int
    why: str | None


class Ledger(Struct, frozen=True):
    claimed_sum: int
    success_at_round_start: int
    gap: int | None
    boom_claims: tuple[int, ...]


class Floor(Struct, frozen=True):
    """Everything active in the talk log, by kind. Lifetimes as in TB-5.10."""

    claims: tuple[StandingClaim, ...]
    # By speaker, whose number is a text here: JSON knows no other keys.
    roles: dict[str, str]
    requests: dict[str, str]
    suggestions: dict[str, int]  # the target
    oppositions: dict[str, int]
    stances: tuple[Stance, ...]
    questions: tuple[tuple[int, int, str], ...]  # asker, asked, topic
    intent: int | None
    retracted: tuple[int, ...]  # talk_seq of withdrawn acts, to be struck through
    ledger: Ledger | None


# Free text, replies and the like stand for nothing; in a long match most of the talk is that.
_STANDING: Final = frozenset({Accuse, Ask, Hand, Intend, Oppose, Request, Retract, Role, Suggest, Vouch})


class _Heard:
    """The acts that are active while the log is read from its beginning: who said what last, lifetimes of TB-5.10."""

    def __init__(self) -> None:
        self.hands: dict[int, Said] = {}
        self.stated: dict[int, Hand] = {}  # the latest statement of each seat this round, withdrawn or not
        self.changed: set[int] = set()  # seats that have stated different hands this round (TB-7.21)
        self.roles: dict[int, Said] = {}
        self.requests: dict[int, Said] = {}
        self.suggestions: dict[int, Said] = {}
        self.oppositions: dict[int, Said] = {}
        self.stances: dict[tuple[int, int], Said] = {}
        self.questions: dict[tuple[int, int, str], Said] = {}
        self.intents: dict[int, Said] = {}
        self.retracted: list[int] = []

    def take(self, said: Said, this_round: bool, this_window: bool) -> None:
        seat = said.seat
        match said.act:
            case Role():
                self.roles[seat] = said
            case Accuse(target=target) | Vouch(target=target):
                self.stances[seat, target] = said
            case Retract(ref=ref):
                self._retract(ref)
            case Hand() if this_round:
                if seat in self.stated and self.stated[seat] != said.act:
                    self.changed.add(seat)
                self.stated[seat] = said.act
                self.hands[seat] = said
            case Request() if this_round:
                self.requests[seat] = said
            case Suggest() if this_window:
                self.suggestions[seat] = said
            case Oppose() if this_window:
                self.oppositions[seat] = said
            case Ask(target=target, topic=topic) if this_window:
                self.questions[seat, target, topic] = said
            case Intend() if this_window:
                self.intents[seat] = said

    def _retract(self, ref: int) -> None:
        self.retracted.append(ref)
        tables: tuple[dict[Any, Said], ...] = (
            self.hands,
            self.roles,
            self.requests,
            self.suggestions,
            self.oppositions,
            self.stances,
            self.questions,
            self.intents,
        )
        for table in tables:
            for key in [key for key, said in table.items() if said.seq == ref]:
                del table[key]


def floor(view: View, talk: Sequence[Said]) -> Floor:
    """TB-5.10, TB-5.20: what stands of the talk so far, and the arithmetic on it. Made of public things alone."""
    heard = _Heard()
    window = (view.round, view.cuts_in_round + 1)
    for said in talk:
        if type(said.act) in _STANDING:
            heard.take(said, said.when[0] == view.round, said.when == window)
    claims = tuple([_claim(view, heard, seat) for seat in sorted(heard.hands)])
    return Floor(
        claims=claims,
        roles={str(seat): said.act.side for seat, said in sorted(heard.roles.items())},
        requests={str(seat): said.act.what for seat, said in sorted(heard.requests.items())},
        suggestions={str(seat): said.act.target for seat, said in sorted(heard.suggestions.items())},
        oppositions={str(seat): said.act.target for seat, said in sorted(heard.oppositions.items())},
        stances=tuple([_stance(said) for _, said in sorted(heard.stances.items())]),
        questions=tuple(heard.questions),
        intent=next((said.act.target for said in heard.intents.values()), None),
        retracted=tuple(sorted(set(heard.retracted))),
        ledger=_ledger(view, claims),
    )


def _stance(said: Said) -> Stance:
    act = said.act
    return Stance(said.seat, act.target, -act.level if isinstance(act, Accuse) else act.level, act.why)


def _claim(view: View, heard: _Heard, seat: int) -> StandingClaim:
    """TB-5.20: a standing claim beside what was cut from the row this round."""
    said = heard.hands[seat]
    success, boom = said.act.success, said.act.boom
    changed = seat in heard.changed
    if not view.options.public_ledger:
        return StandingClaim(seat, said.seq, success, boom, changed)
    cut = [made.wire for made in view.history if made.round == view.round and made.target == seat]
    found, booms = cut.count("success"), cut.count("boom")
    temple = view.options.profile == "temple"
    over = success is not None and (found > success or (temple and boom is not None and booms > boom))
    boom_left = max(0, (boom or 0) - booms) if temple else (boom or 0)
    short = max(0, (success or 0) - found) + boom_left > len(view.face_down[seat])
    implied = None if success is None else success - found
    return StandingClaim(seat, said.seq, success, boom, changed, implied, over, short)


def _ledger(view: View, claims: Sequence[StandingClaim]) -> Ledger | None:
    """TB-5.20, TB-5.21."""
    if not view.options.public_ledger or view.options.claim_mode == "off":
        return None
    stated = [claim.success for claim in claims if claim.success is not None]
    at_start = view.success_at_round_start
    gap = at_start - sum(stated) if len(stated) == view.seats else None
    return Ledger(sum(stated), at_start, gap, tuple([claim.seat for claim in claims if claim.boom]))
