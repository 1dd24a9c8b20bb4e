"""Chapter 9: every illegal or malformed input, its code, and the order in which reasons are looked for.

`refused` proves with each case that state, log and generator stay as they were.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import CLOCK, PUBLIC, TABLE, Expire
from lastwire.errors import Malformed, Refused
from lastwire.games.time_bomb.game import GAME, TALK
from lastwire.games.time_bomb.rules.moves import (
    ClaimSubmit,
    Cut,
    Hold,
    PassClaim,
    Ready,
)
from lastwire.games.time_bomb.rules.options import Clock, Variants
from lastwire.games.time_bomb.rules.talk import (
    Accuse,
    Aim,
    Ask,
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
from lastwire.games.time_bomb.words.notation import read_position
from lastwire.testing import clause
from tests.games.kit import malformed, refused, refused_say
from tests.games.time_bomb.kit import begin, options, play, start

A, B, C, D, E = range(5)

# Two wires each are left in round 4: rows run empty soon.
LAST_ROUND = "ss/sB/sS/ss A 4 3"


@clause("TB-9.1", "TB-4.6")
def test_1_cut_without_the_nipper() -> None:
    for seat in (B, C, D):
        refused(begin(), "E_NOT_CLIPPER", seat, Cut(A, 0))


@clause("TB-9.2", "TB-4.6", "TB-7.7")
def test_2_cut_of_an_own_wire() -> None:
    refused(begin(), "E_SELF", A, Cut(A, 0))
    # Not even when only the Clipper's own row can still hold the last SUCCESS.
    refused(begin("sS/sB/ss/ss A 4 3"), "E_SELF", A, Cut(A, 1))


@clause("TB-9.3", "TB-4.6")
@pytest.mark.parametrize("target", [-1, 4, 99])
def test_3_cut_of_nobody(target: int) -> None:
    refused(begin(), "E_SEAT", A, Cut(target, 0))
    refused(begin(), "E_SEAT", A, Cut(target))


@clause("TB-9.4", "TB-7.4", "TB-4.6")
def test_4_cut_of_an_empty_row() -> None:
    match = play(begin(LAST_ROUND), "A>D0, D>A0, A>D1")
    assert match.state.down[D] == 0
    match = play(begin("ss/sB/sS/ss/ss A 4 4"), "A>D0, D>A0, A>D1, D>A1")
    refused(match, "E_NO_WIRES", A, Cut(D))
    refused(match, "E_NO_WIRES", A, Cut(D, 0))


@clause("TB-9.5", "TB-4.6", "TB-7.25")
@pytest.mark.parametrize("slot", [0, -1, 5, 99])
def test_5_cut_of_no_wire(slot: int) -> None:
    match = play(begin(), "A>B0, B>A0")
    refused(match, "E_SLOT", A, Cut(B, slot))


@clause("TB-9.6", "TB-4.6")
@pytest.mark.parametrize("wrong", ["1", 1.5, True, [1], {"seat": 1}])
def test_6_fields_that_are_no_integers(wrong: Any) -> None:
    malformed(GAME.codec.move, {"kind": "cut", "target": wrong})
    malformed(GAME.codec.move, {"kind": "cut", "target": 1, "slot": wrong})
    malformed(GAME.codec.move, {"kind": "cut", "target": 1, "slot": 0, "expect": wrong})
    malformed(GAME.codec.move, {"kind": "cut", "target": None})


@clause("TB-9.7", "TB-4.1")
def test_7_cut_during_a_briefing() -> None:
    for mode in ("free", "ordered", "sealed", "off"):
        refused(begin(ready_gate=True, claim_mode=mode), "E_PHASE", A, Cut(B, 0))


@clause("TB-9.8", "TB-4.3", "TB-7.22")
def test_8_nothing_but_chat_and_replies_after_the_end() -> None:
    match = begin(clock=Clock())
    match.say(A, Role("swat"))
    play(match, "A>D0")
    for seat in range(4):
        for move in (Cut(B, 0), Ready(), ClaimSubmit(1, 0), PassClaim()):
            refused(match, "E_OVER", seat, move)
    refused(match, "E_OVER", CLOCK, Expire("cut"))
    refused(match, "E_OVER", TABLE, Hold(B))
    acts = (Hand(1, 0), Role("swat"), Request("cut_me"), Suggest(B), Oppose(B), Accuse(B, 1), Vouch(B, 1), Intend(B))
    for act in (*acts, Ask(B, "hand"), Aim(B, 0), Retract(1), Wait()):
        refused_say(match, "E_OVER", A, act)
    match.say(A, Say("Well."))
    match.say(B, Reply(1, "doubt"))


@clause("TB-9.9", "TB-7.23")
def test_9_cut_on_an_outdated_position() -> None:
    match = begin()
    refused(match, "E_STALE", A, Cut(B, 0, 7))
    play(match, "A>B0@0")


@clause("TB-9.10", "TB-7.6")
def test_10_cutting_back_where_forbidden() -> None:
    match = play(begin(cut_back="forbidden"), "A>B0")
    refused(match, "E_CUT_BACK", B, Cut(A, 0))
    refused(match, "E_CUT_BACK", B, Cut(A))


@clause("TB-9.11", "TB-4.8a", "TB-5.10")
def test_11_unknown_names_and_fields() -> None:
    malformed(GAME.codec.move, {"kind": "clip", "target": 1})
    malformed(GAME.codec.move, {"kind": "cut"})
    malformed(GAME.codec.move, {"kind": "cut", "target": 1, "slot": 0, "forced": True})
    malformed(GAME.codec.move, {"kind": "ready", "seat": 2})
    malformed(GAME.codec.move, {"target": 1})
    malformed(GAME.codec.act, {"act": "whisper", "target": 1})
    malformed(GAME.codec.act, {"act": "suggest"})
    malformed(GAME.codec.act, {"act": "suggest", "target": 1, "loud": True})
    malformed(GAME.codec.act, {"act": "role", "side": "spy"})


@clause("TB-9.12", "TB-4.8a", "TB-5.6")
@pytest.mark.parametrize("outsider", [PUBLIC, 4, CLOCK, TABLE])
def test_12_moves_and_acts_of_somebody_who_has_no_seat(outsider: int) -> None:
    refused(begin(), "E_AUTH", outsider, Cut(B, 0))
    refused(begin(ready_gate=True), "E_AUTH", outsider, Ready())
    refused(begin(claim_mode="sealed"), "E_AUTH", outsider, ClaimSubmit(1, 0))
    refused(begin(claim_mode="sealed"), "E_AUTH", outsider, PassClaim())
    refused_say(begin(), "E_AUTH", outsider, Say("hello"))


@clause("TB-9.12", "TB-4.9", "TB-4.10")
def test_12_the_moves_of_clock_and_table_are_not_for_seats() -> None:
    match = begin(clock=Clock())
    for seat in range(4):
        refused(match, "E_AUTH", seat, Expire("cut"))
        refused(match, "E_AUTH", seat, Hold(B))
    refused(match, "E_AUTH", TABLE, Expire("cut"))
    refused(match, "E_AUTH", CLOCK, Hold(B))
    refused(match, "E_PHASE", CLOCK, Expire("briefing"))
    refused(match, "E_PHASE", CLOCK, Expire("lunch"))
    refused(begin(), "E_PHASE", CLOCK, Expire("cut"))


@clause("TB-9.13", "TB-4.4")
def test_13_ready_twice_or_without_a_gate() -> None:
    match = play(begin(ready_gate=True), "A ready")
    refused(match, "E_READY", A, "ready")
    refused(begin(), "E_PHASE", A, "ready")
    for mode in ("ordered", "sealed"):
        refused(begin(ready_gate=True, claim_mode=mode), "E_PHASE", A, "ready")


BAD_CLAIMS = [
    {"success": -1, "boom": 0},
    {"success": 6, "boom": 0},
    {"success": 2.5},
    {"success": 2.0},
    {"success": "2"},
    {"success": True},
    {"success": 1, "boom": 2},
    {"success": 1, "boom": -1},
    {"success": 1, "boom": False},
    {"success": 5, "boom": 1},
    {"success": None, "boom": None},
    {},
]


@clause("TB-9.14", "TB-5.12")
@pytest.mark.parametrize("claim", BAD_CLAIMS)
def test_14_claims_that_are_not_well_formed(claim: dict[str, Any]) -> None:
    refused_say(begin(), "E_CLAIM", B, {"act": "hand", **claim})
    refused(begin(claim_mode="sealed"), "E_CLAIM", B, {"kind": "claim_submit", **claim})
    refused(begin(claim_mode="ordered"), "E_CLAIM", A, {"kind": "claim_submit", **claim})


@clause("TB-9.15", "TB-4.4", "TB-4.5")
def test_15_claims_out_of_turn() -> None:
    match = begin(claim_mode="ordered")
    refused(match, "E_CLAIM_TURN", B, "claim 1/0")
    refused(match, "E_CLAIM_TURN", B, "pass")
    for mode in ("ordered", "sealed"):
        refused_say(begin(claim_mode=mode), "E_CLAIM_TURN", A, Hand(1, 0))


@clause("TB-9.16", "TB-4.4")
def test_16_claims_where_there_are_none() -> None:
    refused_say(begin(claim_mode="off"), "E_CLAIMS_OFF", B, Hand(1, 0))
    refused_say(begin(claim_mode="off", ready_gate=True), "E_CLAIMS_OFF", B, Hand(1, 0))


@clause("TB-9.17", "TB-4.5")
def test_17_submitting_outside_such_a_briefing() -> None:
    for mode in ("free", "off"):
        for gate in (False, True):
            refused(begin(claim_mode=mode, ready_gate=gate), "E_PHASE", A, "claim 1/0")
            refused(begin(claim_mode=mode, ready_gate=gate), "E_PHASE", A, "pass")
    match = play(begin(claim_mode="sealed"), "A pass, B pass, C pass, D pass")
    refused(match, "E_PHASE", A, "claim 1/0")


@clause("TB-9.18", "TB-5.11", "TB-5.13")
def test_18_accusations_of_oneself_or_nobody_and_wrong_values() -> None:
    match = begin()
    for target in (B, -1, 4):
        refused_say(match, "E_TALK_TARGET", B, Accuse(target, 1))
        refused_say(match, "E_TALK_TARGET", B, Vouch(target, 1))
        refused_say(match, "E_TALK_TARGET", B, Ask(target, "hand"))
    for level in (0, 4, "1", 1.5):
        malformed(GAME.codec.act, {"act": "accuse", "target": 1, "level": level})
        malformed(GAME.codec.act, {"act": "vouch", "target": 1, "level": level})
    malformed(GAME.codec.act, {"act": "accuse", "target": 1, "level": 1, "why": "hunch"})
    malformed(GAME.codec.act, {"act": "ask", "target": 1, "topic": "weather"})


@clause("TB-9.19", "TB-5.14")
def test_19_advice_about_the_clipper_or_nobody() -> None:
    for target in (A, -1, 4):
        refused_say(begin(), "E_TALK_TARGET", B, Suggest(target))
        refused_say(begin(), "E_TALK_TARGET", B, Oppose(target))
        refused_say(begin(), "E_TALK_TARGET", A, Suggest(target))


@clause("TB-9.20", "TB-5.10")
def test_20_announcing_a_cut() -> None:
    match = begin()
    refused_say(match, "E_NOT_CLIPPER", B, Intend(C))
    refused_say(match, "E_NOT_CLIPPER", B, Aim(C, 0))
    for target in (A, -1, 4):
        refused_say(match, "E_TALK_TARGET", A, Intend(target))
        refused_say(match, "E_TALK_TARGET", A, Aim(target, 0))
    refused_say(match, "E_TALK_TARGET", A, Aim(B, 5))
    TALK.check(match.state, match.talk, A, Aim(B, 4), False)


@clause("TB-9.21", "TB-5.10")
def test_21_references_to_nothing() -> None:
    match = begin()
    match.say(A, Role("swat"))
    match.say(A, Retract(1))
    refused_say(match, "E_REF", B, Retract(1))
    refused_say(match, "E_REF", A, Retract(2))
    for ref in (0, -1, 3):
        refused_say(match, "E_REF", A, Retract(ref))
        refused_say(match, "E_REF", B, Reply(ref, "agree"))


@clause("TB-9.22", "TB-5.10")
@pytest.mark.parametrize("text", ["", " ", " \t\n ", "x" * 281])
def test_22_chat_that_is_no_line(text: str) -> None:
    refused_say(begin(), "E_TEXT", B, Say(text))


@clause("TB-9.22", "TB-5.10", "TB-3.11")
def test_22_chat_limits_and_switch() -> None:
    begin().say(B, Say("x" * 280))
    refused_say(begin(free_chat=False), "E_TEXT", B, Say("hello"))


@clause("TB-9.23", "TB-5.15", "TB-4.10")
def test_23_too_much_talk() -> None:
    match = begin()
    match.bots = {B}
    match.say(B, Say("a line"))
    for _ in range(3):
        match.say(B, Request("cut_me"))
    refused_say(match, "E_RATE", B, Say("another"))
    refused_say(match, "E_RATE", B, Request("spare_me"))
    refused_say(begin(), "E_RATE", A, Wait())
    match.say(C, Wait())
    refused_say(match, "E_RATE", C, Wait())


@clause("TB-9.24", "TB-3.1", "TB-3.11")
def test_24_options_that_cannot_be() -> None:
    for seats in (3, 7):
        with pytest.raises(Refused) as caught:
            start(seats)
        assert caught.value.code == "E_PLAYERS"
    for data in (
        {"profil": "base"},
        {"profile": "deluxe"},
        {"cut_back": True},
        {"start_player": "seat:x"},
        {"start_player": "seat:10"},
        {"start_player": "random\n"},
        {"clock": "on"},
        {"clock": {"cut": 0}},
        {"early_call": 1},
    ):
        with pytest.raises(Malformed):
            GAME.codec.options(json.dumps(data).encode())
    with pytest.raises(Refused) as caught:
        start(4, start_player="seat:4")
    assert (caught.value.code, caught.value.clause) == ("E_CONFIG", "TB-3.8")


@clause("TB-9.24", "TB-2.11")
def test_24_the_spy_is_refused_not_ignored() -> None:
    chosen = options(variants=Variants(spy=True))
    for ask in (lambda: GAME.seats(chosen), lambda: GAME.setup(chosen, 5, Rng(seed_of("spy")))):
        with pytest.raises(Refused) as caught:
            ask()
        assert (caught.value.code, caught.value.clause) == ("E_CONFIG", "TB-2.11")


@clause("TB-9.25", "TB-3.10")
@pytest.mark.parametrize(
    "position",
    [
        "sssss/sSsss/ssSss/BsssS A",  # one SUCCESS too few
        "sssSs/sSsss/ssSss/ssssS A",  # no BOOM
        "sssS/sSsss/ssSsss/BsssS A",  # uneven rows
        "ssSs/sSss/ssSs/BssS A",  # round 1 with rows of round 2
        "sssSs/sSsss/ssSss/BsssS A 2 0",  # round 2 with rows of round 1
        "sssSs/sSsss/ssSss/BsssS A 1 1",  # a SUCCESS found before the first cut
        "ssss/sSss/sBss/ssss C 2 4",  # already won
        "ssss/sSss/sBss/ssss C 2 2",  # totals
        "sssSs/sSsss/ssSss/BsssS E",  # no such seat
        "sssSs/sSsss/ssSss/BsssS A 1 0 STTT+S",  # not the role deck
        "sssSs/sSsss/ssSss/BsssS A 1 0 STST+T",
        "sssSs/sSsss/ssSss/BsssS A 1 0 STS+T",
        "sssSs/sSsss/ssSss/BsssS A 5 0",
    ],
)
def test_25_positions_that_cannot_be(position: str) -> None:
    with pytest.raises(Refused) as caught:
        read_position(position, options())
    assert (caught.value.code, caught.value.clause) == ("E_DEAL", "TB-3.10")


@clause("TB-9.25", "TB-3.10")
def test_25_later_rows_that_cannot_be() -> None:
    with pytest.raises(Refused) as caught:
        begin(queue=["ssS/sSs/ssS/BsS"])
    assert caught.value.code == "E_DEAL"
    # Whether they are the wires that are left shows when they are dealt.
    match = play(begin(queue=["ssSs/sSss/ssSs/BssS"]), "A>B0, B>A0, A>C0, C>D1")
    assert match.state.rows == [[0, 0, 1, 0], [0, 1, 0, 0], [0, 0, 1, 0], [2, 0, 0, 1]]
    match = play(begin(queue=["ssss/sSss/ssSs/BssS"]), "A>B0, B>A0, A>C0")
    refused(match, "E_DEAL", C, Cut(D, 1))


@clause("TB-9.26", "TB-5.1", "TB-5.4")
def test_26_no_view_but_the_own_before_the_end() -> None:
    match = begin()
    for viewer in (*range(4), PUBLIC):
        view = match.view(viewer)
        assert view.opened is None
        assert view.own is None or view.own.seat == viewer


@clause("TB-9.27", "TB-4.7", "TB-5.4")
@pytest.mark.parametrize("kind", ["decline", "pass", "reveal_role", "look", "swap", "vote"])
def test_27_no_such_moves(kind: str) -> None:
    malformed(GAME.codec.move, {"kind": kind})
    malformed(GAME.codec.move, {"kind": kind, "target": 1})


@clause("TB-9.28", "TB-4.8a")
@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"kind":"cut","target":', b"[" * 5000, b'{"kind":"say","text":"\xc3"}'],
)
def test_28_garbage(raw: bytes) -> None:
    malformed(GAME.codec.move, raw)
    malformed(GAME.codec.act, raw)


# --- the order of checks ------------------------------------------------------------------------------


@clause("TB-9.29", "TB-4.6", "TB-7.23")
def test_order_of_checks_for_a_cut() -> None:
    # Each input breaks several rules; the first in the order of chapter 9 is named.
    over = play(begin(), "A>D0")
    refused(over, "E_OVER", B, Cut(9, 9, 99))
    briefing = begin(ready_gate=True)
    refused(briefing, "E_PHASE", B, Cut(9, 9, 99))
    match = play(begin(cut_back="forbidden"), "A>B0")
    refused(match, "E_STALE", C, Cut(9, 9, 99))
    refused(match, "E_NOT_CLIPPER", C, Cut(9, 9))
    refused(match, "E_SEAT", B, Cut(9, 9))
    refused(match, "E_SELF", B, Cut(B, 9))
    refused(match, "E_SLOT", B, Cut(A, 9))
    refused(match, "E_CUT_BACK", B, Cut(A, 0))
    # A's row is empty in round 4, whatever the slot.
    match = play(begin("ss/sB/sS/ss/ss B 4 4"), "B>A0, A>D0, D>A1, A>E0")
    refused(match, "E_NO_WIRES", E, Cut(A, 9))


@clause("TB-9.29", "TB-4.4", "TB-4.5", "TB-5.15")
def test_order_of_checks_for_talk_and_claims() -> None:
    over = play(begin(claim_mode="off"), "A>D0")
    refused_say(over, "E_OVER", B, Hand(9, 9))
    refused_say(begin(claim_mode="off"), "E_CLAIMS_OFF", B, Hand(9, 9))
    refused_say(begin(claim_mode="sealed"), "E_CLAIM_TURN", B, Hand(9, 9))
    refused(begin(claim_mode="ordered"), "E_CLAIM_TURN", B, ClaimSubmit(9, 9))
    refused(begin(), "E_PHASE", B, ClaimSubmit(9, 9))
    refused_say(begin(), "E_NOT_CLIPPER", B, Intend(9))
    # Flooding is looked at last: somebody over the limit still hears what else is wrong.
    match = begin()
    match.bots = {B}
    for _ in range(3):
        match.say(B, Request("cut_me"))
    refused_say(match, "E_TALK_TARGET", B, Suggest(A))
    refused_say(match, "E_CLAIM", B, Hand(9, 9))
    refused_say(match, "E_REF", B, Retract(99))
    refused_say(match, "E_RATE", B, Hand(1, 0))
