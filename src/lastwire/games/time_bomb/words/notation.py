"""Time Bomb in text: rows and moves as scenarios write them, the log in the reader's own view, the position in words.

Rows are written slot 0 first, `s` SAFE, `S` SUCCESS, `B` BOOM, `-` cut; seats are A, B, C …; `A>B0`: A cuts B’s slot 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, assert_never

from lastwire.engine.types import PUBLIC, Expire, Line, Said, Viewer
from lastwire.errors import Malformed
from lastwire.games.time_bomb.rules import setup
from lastwire.games.time_bomb.rules.content import ROUNDS
from lastwire.games.time_bomb.rules.events import (
    BecameReady,
    ClaimPassed,
    ClaimReplaced,
    ClaimsPublished,
    ClaimSubmitted,
    Event,
    HoldAsked,
    HoldReleased,
    MatchEnded,
    MatchStarted,
    RoleDealt,
    RoundEnded,
    RoundStarted,
    TimeExtended,
    WireCut,
    WiresDealt,
)
from lastwire.games.time_bomb.rules.moves import ClaimSubmit, Cut, Hold, Move, PassClaim, Ready, Release
from lastwire.games.time_bomb.rules.options import Options
from lastwire.games.time_bomb.rules.state import State
from lastwire.games.time_bomb.rules.talk import (
    Accuse,
    Act,
    Aim,
    Ask,
    GoOn,
    Hand,
    Intend,
    Oppose,
    Reply,
    Request,
    Retract,
    Role,
    Say,
    Suggest,
    Vouch,
    Wait,
)
from lastwire.games.time_bomb.rules.text import TEXT
from lastwire.games.time_bomb.rules.view import Counts, CutMade, OwnClaim, View

LETTERS: Final = "ABCDEFGHIJ"
_WIRES: Final = "sSB"  # by wire type; "-" for a cut one
_ROLES: Final = "ST"  # by side

# --- positions and moves --------------------------------------------------------------------------

_POSITION: Final = re.compile(
    r"(?P<rows>[sSB]+(?:/[sSB]+)*) (?P<start>[A-J])(?: (?P<round>[1-9]))?(?: (?P<found>\d+))?(?:\+(?P<booms>\d+))?"
    r"(?: (?P<roles>[ST]+)(?:\+(?P<leftover>[ST]))?)?"
)
_CUT: Final = re.compile(r"(?P<cutter>[A-J])?>(?P<target>[A-J])(?P<slot>\d)?(?:@(?P<expect>\d{1,9}))?")
_CLAIM: Final = re.compile(r"claim (?P<success>-|\d+)/(?P<boom>-|\d+)")


def read_position(text: str, options: Options, queue: Sequence[str] = ()) -> State:
    """TB-3.10: a position at the start of a round: `sssSs/sSsss/ssSss/BsssS A 1 0 STST+S`.

    Rows by seat, first Clipper, then (if not the beginning) round and SUCCESS found (`+` BOOMs found), then roles and
    the card left over. `queue` holds the rows of later rounds.
    """
    found = _POSITION.fullmatch(text)
    if found is None:
        raise Malformed(f"not a position of Time Bomb: {text!r}")
    roles, leftover = found["roles"], found["leftover"]
    return setup.inject(
        options,
        _read_rows(found["rows"]),
        LETTERS.index(found["start"]),
        roles=None if roles is None else [_ROLES.index(role) for role in roles],
        leftover=None if leftover is None else _ROLES.index(leftover),
        round=int(found["round"] or 1),
        success_found=int(found["found"] or 0),
        boom_found=int(found["booms"] or 0),
        queue=[_read_rows(rows) for rows in queue],
    )


def _read_rows(text: str) -> list[list[int]]:
    return [[_WIRES.index(wire) for wire in row] for row in text.split("/")]


def write_position(state: State) -> str:
    """Everything on the table in one line, as `read_position` reads it; cut wires are `-`."""
    rows = "/".join("".join("-" if wire < 0 else _WIRES[wire] for wire in row) for row in state.rows)
    roles = "".join(_ROLES[role] for role in state.roles)
    spare = "" if state.leftover < 0 else f"+{_ROLES[state.leftover]}"
    booms = f"+{state.boom_found}" if state.boom_found else ""
    return f"{rows} {LETTERS[state.clipper]} {state.round} {state.success_found}{booms} {roles}{spare}"


def write_move(move: Move) -> str:
    match move:
        case Cut(target=target, slot=slot, expect=expect):
            place = "" if slot is None else str(slot)
            return f">{LETTERS[target]}{place}" + ("" if expect is None else f"@{expect}")
        case Ready():
            return "ready"
        case ClaimSubmit(success=success, boom=boom):
            return f"claim {'-' if success is None else success}/{'-' if boom is None else boom}"
        case PassClaim():
            return "pass"
        case Hold(seat=seat):
            return f"hold {LETTERS[seat]}"
        case Release(seat=seat):
            return f"release {LETTERS[seat]}"
        case Expire(timer=timer):
            return f"expire {timer}"
        case _:
            assert_never(move)


def read_move(text: str) -> Move:
    """The move of a notation; who cuts (`A` in `A>B0`) may be written and is not looked at."""
    if text == "ready":
        return Ready()
    if text == "pass":
        return PassClaim()
    if found := _CUT.fullmatch(text):
        slot, expect = found["slot"], found["expect"]
        return Cut(
            LETTERS.index(found["target"]),
            None if slot is None else int(slot),
            None if expect is None else int(expect),
        )
    if found := _CLAIM.fullmatch(text):
        return ClaimSubmit(*(None if told == "-" else int(told) for told in (found["success"], found["boom"])))
    if text.startswith("hold ") and len(text) == 6 and text[5] in LETTERS:
        return Hold(LETTERS.index(text[5]))
    if text.startswith("release ") and len(text) == 9 and text[8] in LETTERS:
        return Release(LETTERS.index(text[8]))
    if text in ("expire briefing", "expire cut"):
        return Expire(text.removeprefix("expire "))
    raise Malformed(f"not a move of Time Bomb: {text!r}")


def read_turn(text: str) -> tuple[int, Move]:
    """A move with the seat that makes it: `A>B0`, `A ready`, `C claim 2/0`, `B pass`."""
    if not text or text[0] not in LETTERS:
        raise Malformed(f"a turn begins with the letter of a seat: {text!r}")
    return LETTERS.index(text[0]), read_move(text if text[1:2] == ">" else text[2:])


# --- small parts of sentences ---------------------------------------------------------------------


def _you(id: str, seat: int, viewer: Viewer) -> str:
    return f"{id}_you" if seat == viewer else id


# Of the few numbers that a match has; every viewer of every table asks for the same sentences after each cut.
@cache
def _counts(safe: int, success: int, boom: int) -> str:
    booms = TEXT("counts.boom", n=boom) if boom else TEXT("counts.no_boom")
    return TEXT("counts.list", safe=TEXT("counts.safe", n=safe), success=TEXT("counts.success", n=success), boom=booms)


def _count(counts: Counts) -> str:
    return _counts(counts.safe, counts.success, counts.boom)


def _claimed(success: object, boom: object, passed: bool = False) -> str:
    if passed:
        return TEXT("claim.passed")
    if success is None:
        return TEXT("claim.boom", boom=boom) if boom else TEXT("claim.only_no_boom")
    if boom is None:
        return TEXT("claim.success", success=success)
    return TEXT("claim.both", success=success, boom=boom) if boom else TEXT("claim.no_boom", success=success)


def _listed(names: Sequence[str]) -> str:
    if len(names) < 2:
        return names[0] if names else TEXT("twin.nobody")
    return TEXT("twin.listed", first=", ".join(names[:-1]), last=names[-1])


def _role(skin: str, side: str) -> str:
    return TEXT(f"skin.article.{skin}_{side}")


def _team(skin: str, side: str) -> str:
    return TEXT(f"skin.{skin}.{side}_team")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# --- the log --------------------------------------------------------------------------------------


def tell(event: Event, viewer: Viewer, names: Sequence[str]) -> Line | None:
    """The log line of an event in the reader's own view."""
    match event:
        case WireCut():
            return Line(_cut_line(event, viewer, names), "TB-4.8")
        case BecameReady(seat=seat, forced=forced):
            id = _you("log.ready_forced" if forced else "log.ready", seat, viewer)
            return Line(TEXT(id, name=names[seat]), "TB-4.9" if forced else "TB-4.4")
        case RoundStarted():
            id = _you("log.round_started", event.clipper, viewer)
            values = {"round": event.round, "hand": event.hand_size, "clipper": names[event.clipper]}
            return Line(TEXT(id, success=event.success_left, boom=event.boom_left, **values), "TB-3.5")
        case WiresDealt():
            id = _you("log.wires_dealt", event.seat, viewer)
            counts = _counts(event.safe, event.success, event.boom)
            return Line(TEXT(id, name=names[event.seat], counts=counts), "TB-3.6")
        case RoundEnded():
            counts = _counts(event.safe, event.success, event.boom)
            return Line(TEXT("log.round_ended", round=event.round, counts=counts), "TB-4.8")
        case MatchStarted():
            id = _you("log.match_started", event.start, viewer)
            return Line(TEXT(id, seats=event.seats, clipper=names[event.start]), "TB-3.7")
        case RoleDealt():
            id = _you("log.role_dealt", event.seat, viewer)
            return Line(TEXT(id, name=names[event.seat], role=_role(event.skin, event.role)), "TB-3.3")
        case ClaimSubmitted():
            return _submitted_line(event, viewer, names)
        case ClaimReplaced():
            claim = _claimed(event.success, event.boom, event.passed)
            return Line(TEXT(_you("log.replaced", event.seat, viewer), name=names[event.seat], claim=claim), "TB-4.4")
        case ClaimPassed(seat=seat, forced=forced):
            id = _you("log.passed_forced" if forced else "log.passed", seat, viewer)
            return Line(TEXT(id, name=names[seat]), "TB-4.9" if forced else "TB-4.4")
        case ClaimsPublished(claims=claims):
            silent = [names[claim.seat] for claim in claims if claim.passed]
            text = TEXT("log.published_silent", names=_listed(silent)) if silent else TEXT("log.published")
            return Line(text, "TB-4.4")
        case TimeExtended(clipper=seat):
            return Line(TEXT(_you("log.extended", seat, viewer), name=names[seat]), "TB-4.9")
        case HoldAsked() | HoldReleased():
            return None  # the act that it came from stands in the talk log
        case MatchEnded():
            team = _capital(_team(event.skin, event.winner))
            return Line(TEXT(f"log.ended_{event.cause}", team=team), "TB-6.1")
        case _:
            assert_never(event)


def _cut_line(cut: WireCut | CutMade, viewer: Viewer, names: Sequence[str]) -> str:
    id = "log.forced" if cut.forced else "log.cut"
    if viewer == cut.cutter:
        id += "_by_you"
    elif viewer == cut.target:
        id += "_from_you"
    place, wire = TEXT(f"place.{cut.slot}"), TEXT(f"wire.{cut.wire}")
    return TEXT(id, cutter=names[cut.cutter], target=names[cut.target], place=place, wire=wire)


def _submitted_line(event: ClaimSubmitted, viewer: Viewer, names: Sequence[str]) -> Line | None:
    """A sealed claim. One made in turn speaks for itself in the talk log."""
    if not event.sealed:
        return None
    seat = event.seat
    id = _you("log.submitted_forced" if event.forced else "log.submitted", seat, viewer)
    # Blanked for the viewer by now: plain values, or None.
    claim = _claimed(event.success, event.boom, bool(event.passed)) if seat == viewer else ""
    return Line(TEXT(id, name=names[seat], claim=claim), "TB-4.9" if event.forced else "TB-4.4")


# --- talk -----------------------------------------------------------------------------------------


def utter(said: Said, viewer: Viewer, names: Sequence[str]) -> str:
    """TB-5.18: an act in one line."""
    act: Act = said.act
    match act:
        case Say(text=text):
            return text
        case Hand(success=success, boom=boom):
            return _hand_line(success, boom)
        case Role(side=side):
            return TEXT(f"act.role_{side}")
        case Request(what=what):
            return TEXT(f"act.request_{what}")
        case Suggest(target=target) | Oppose(target=target):
            id = "act.suggest" if isinstance(act, Suggest) else "act.oppose"
            id = f"{id}_self" if target == said.seat else _you(id, target, viewer)
            return TEXT(id, target=names[target])
        case Accuse(target=target, level=level, why=why) | Vouch(target=target, level=level, why=why):
            id = "act.accuse" if isinstance(act, Accuse) else "act.vouch"
            line = TEXT(f"{_you(id, target, viewer)}_{level}", target=names[target])
            return line if why is None else f"{line} {TEXT(f'why.{why}')}"
        case Ask(target=target, topic=topic):
            return TEXT(f"act.ask_{topic}", target=names[target])
        case Intend(target=target):
            return TEXT(_you("act.intend", target, viewer), target=names[target])
        case Aim(target=target, slot=slot):
            return TEXT("act.aim", target=names[target], place=TEXT(f"place.{slot}"))
        case Reply(ref=ref, stance=stance):
            return TEXT(f"act.reply_{stance}", ref=ref)
        case Retract(ref=ref):
            return TEXT("act.retract", ref=ref)
        case Wait():
            return TEXT("act.hold")
        case GoOn():
            return TEXT("act.go_on")
        case _:
            assert_never(act)


def _hand_line(success: object, boom: object) -> str:
    if success is None:
        return TEXT("act.hand_boom", boom=boom) if boom else TEXT("act.hand_only_no_boom")
    if boom is None:
        return TEXT("act.hand_success", success=success)
    return TEXT("act.hand_both", success=success, boom=boom) if boom else TEXT("act.hand_no_boom", success=success)


# --- the prompt bar and the text twin -------------------------------------------------------------


def ask(view: View, viewer: Viewer, names: Sequence[str]) -> str:
    """The sentence of the prompt bar."""
    if view.result is not None:
        team = _team(view.options.skin, view.result.winner)
        return TEXT(f"ask.over_{view.result.cause}", team=team)
    if view.phase == "cutting":
        return TEXT(_you("ask.cut", view.clipper, viewer), name=names[view.clipper])
    if view.claim_turn is not None:
        return TEXT(_you("ask.ordered", view.claim_turn, viewer), name=names[view.claim_turn])
    id, done = ("sealed", view.submitted) if view.options.claim_mode == "sealed" else ("ready", view.ready)
    waiting = [names[seat] for seat in range(view.seats) if seat not in done]
    if 0 <= viewer < view.seats:
        id += "_wait" if viewer in done else "_you"
    return TEXT(f"ask.{id}", names=_listed(waiting))


def twin(view: View, names: Sequence[str]) -> str:
    """The position in words, one fact a line."""
    viewer = view.own.seat if view.own is not None else PUBLIC
    skin = view.options.skin
    lines = [TEXT("twin.round", round=view.round, rounds=ROUNDS, hand=view.hand_size)]
    if view.result is not None:
        lines.append(TEXT(f"twin.result_{view.result.cause}", team=_team(skin, view.result.winner)))
    elif view.phase == "cutting":
        lines.append(TEXT("twin.cutting", cut=view.cuts_in_round + 1, cuts=view.seats))
    else:
        lines.append(TEXT("twin.briefing"))
        if view.options.claim_mode in ("ordered", "sealed"):
            lines.append(TEXT("twin.submitted", names=_listed([names[seat] for seat in view.submitted])))
        else:
            lines.append(TEXT("twin.ready", names=_listed([names[seat] for seat in view.ready])))
    lines.append(TEXT(_you("twin.nippers", view.nipper, viewer), name=names[view.nipper]))
    lines.append(
        TEXT(
            "twin.left",
            counts=_counts(view.safe_left, view.success_left, view.boom_left),
            found=view.success_found,
            total=view.success_total,
            round_left=view.cuts_left_round,
            left=view.cuts_left,
        )
    )
    lines += [_row(seat == viewer, names[seat], slots) for seat, slots in enumerate(view.face_down)]
    if view.own is not None:
        dealt, now = _count(view.own.dealt), _count(view.own.now)
        lines.append(TEXT("twin.own", role=_role(skin, view.own.role), dealt=dealt, now=now))
        if view.own.claim is not None:
            lines.append(TEXT("twin.own_claim", claim=_own_claim(view.own.claim)))
    for number, pile in enumerate(view.piles):
        if pile.safe or pile.success or pile.boom:
            lines.append(_pile(number, pile.safe, pile.success, pile.boom))
    if view.history:
        lines.append(TEXT("twin.last", cut=_cut_line(view.history[-1], viewer, names)))
    return "\n".join(lines + _opened_lines(view, names))


@lru_cache(maxsize=4096)
def _row(own: bool, name: str, slots: tuple[int, ...]) -> str:
    return TEXT("twin.row_you" if own else "twin.row", name=name, wires=_slots(slots))


@cache
def _pile(number: int, safe: int, success: int, boom: int) -> str:
    return TEXT("twin.pile" if number else "twin.lump", round=number, counts=_counts(safe, success, boom))


def _slots(slots: Sequence[int]) -> str:
    if not slots:
        return TEXT("twin.no_wires")
    return TEXT("twin.wire" if len(slots) == 1 else "twin.wires", slots=", ".join(str(slot + 1) for slot in slots))


def _own_claim(claim: OwnClaim) -> str:
    return _claimed(claim.success, claim.boom, claim.passed)


def _opened_lines(view: View, names: Sequence[str]) -> list[str]:
    opened, skin = view.opened, view.options.skin
    if opened is None:
        return []
    lines = [
        TEXT("twin.opened_role", name=names[seat], role=_role(skin, side)) for seat, side in enumerate(opened.roles)
    ]
    if opened.leftover is not None:
        lines.append(TEXT("twin.opened_leftover", role=TEXT(f"skin.{skin}.{opened.leftover}")))
    for seat, row in enumerate(opened.rows):
        wires = _listed([TEXT(f"wire.{wire}") for wire in row if wire is not None])
        lines.append(TEXT("twin.opened_row", name=names[seat], wires=wires))
    return lines
