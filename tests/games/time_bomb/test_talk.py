"""Chapter 5.B to 5.D: acts, their lifetimes, limits, and the public ledger."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from lastwire.engine.match import Match
from lastwire.engine.offer import expand
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import PUBLIC, Said
from lastwire.errors import Refused
from lastwire.games.time_bomb.game import GAME, TALK
from lastwire.games.time_bomb.proof import twins
from lastwire.games.time_bomb.rules.floor import Floor, Ledger, StandingClaim
from lastwire.games.time_bomb.rules.talk import (
    REMARKS,
    Accuse,
    Act,
    Aim,
    Ask,
    Hand,
    Intend,
    Oppose,
    Remark,
    Reply,
    Request,
    Retract,
    Role,
    Say,
    Suggest,
    Vouch,
    Wait,
)
from lastwire.testing import clause
from lastwire.testing.rig import START_MS, Rig
from tests.games.kit import random_end, refused_say, viewers
from tests.games.time_bomb.kit import S3, begin, options, play, start

A, B, C, D, E = range(5)
ROUND_2 = ["ssSs/sSss/ssSs/BssS"]


def floor(match: Match) -> Floor:
    standing: Floor = TALK.floor(match.view(PUBLIC), match.talk)
    return standing


def say(match: Match, *acts: tuple[int, Act]) -> Match:
    for seat, act in acts:
        match.say(seat, act)
    return match


@clause("TB-5.10")
def test_the_envelope_of_an_act() -> None:
    match = begin(ready_gate=True)
    match.say(C, Role("swat"))
    (said,) = match.talk
    assert (said.seq, said.seat, said.when, said.act) == (1, C, (1, 1), Role("swat"))
    play(match, "A ready, B ready, C ready, D ready")
    match.say(C, Say("so"))
    # A briefing belongs to the window of cut 1.
    assert match.talk[-1].when == (1, 1)
    play(match, "A>B0")
    match.say(C, Say("so"))
    assert (match.talk[-1].seq, match.talk[-1].when) == (3, (1, 2))


@clause("TB-5.9", "TB-5.5", "TB-5.1")
def test_talk_is_one_public_log() -> None:
    match = say(begin(), (B, Hand(2, 0)), (A, Say("really?")), (C, Accuse(B, 1)))
    logs = [[line for line in match.lines(viewer) if hasattr(line, "act")] for viewer in viewers(match)]
    assert all(log == match.talk for log in logs)


@clause("TB-5.9", "TB-7.31", "TB-1.2")
def test_nothing_hidden_decides_what_may_be_said() -> None:
    acts: list[Act] = [Hand(0, 0), Hand(4, 1), Hand(5, 0), Role("swat"), Role("terrorist"), Request("cut_me"), Say("x")]
    match = begin(f"{S3} 1 0 STST+S")
    rng = Rng(seed_of("talk"))
    states = [match.state]
    for kind in ("slots", "roles", "hands"):
        other = twins.twin(match.state, PUBLIC, kind, rng)
        assert other is not None
        states.append(other)
    for seat in range(4):
        rules = [TALK.rule(state, seat) for state in states]
        assert all(rule == rules[0] for rule in rules)
        for act in acts:
            for state in states:
                TALK.check(state, [], seat, act, False)


@clause("TB-5.9", "TB-5.12")
def test_impossible_and_contradictory_claims_are_allowed() -> None:
    # More SUCCESS than are left in the game.
    match = say(begin("ssss/sSss/sBss/ssss C 2 3"), (A, Hand(4, 0)), (B, Hand(3, 1)), (A, Hand(0, 0)))
    assert [said.act for said in match.talk] == [Hand(4, 0), Hand(3, 1), Hand(0, 0)]


@clause("TB-5.12")
def test_the_bounds_of_a_claim() -> None:
    for act in (Hand(0, None), Hand(None, 1), Hand(5, None), Hand(5, 0), Hand(4, 1), Hand(None, 0)):
        begin().say(B, act)
    temple = begin("sSsSs/sSssB/sSsSs/ssSBs A", profile="temple")
    temple.say(B, Hand(3, 2))
    refused_say(temple, "E_CLAIM", B, Hand(4, 2))
    refused_say(temple, "E_CLAIM", B, Hand(1, 3))


@clause("TB-5.12", "TB-7.20")
def test_a_claim_is_about_the_row_as_dealt_this_round() -> None:
    match = play(begin(), "A>B0, B>A0, A>B1")
    # Two of B's five wires are cut; five may still be claimed.
    match.say(B, Hand(5, 0))
    play(match, "B>A1")
    refused_say(match, "E_CLAIM", B, Hand(5, 0))
    match.say(B, Hand(4, 0))


@clause("TB-5.10", "TB-7.21")
def test_hand_claims_live_until_replaced_retracted_or_the_round_ends() -> None:
    match = say(begin(queue=ROUND_2), (B, Hand(2, 0)), (B, Hand(1, 0)))
    assert [(claim.success, claim.seq, claim.changed) for claim in floor(match).claims] == [(1, 2, True)]
    # To say the same again changes nothing.
    assert [claim.changed for claim in floor(say(begin(), (C, Hand(1, 0)), (C, Hand(1, 0)))).claims] == [False]
    say(match, (B, Retract(2)))
    # What the claim had replaced does not come back.
    assert floor(match).claims == ()
    assert floor(match).retracted == (2,)
    say(match, (C, Hand(1, 0)))
    play(match, "A>B0, B>A0")
    assert [claim.seat for claim in floor(match).claims] == [C]
    play(match, "A>C0, C>D1")
    assert floor(match).claims == ()
    assert len(match.talk) == 4


@clause("TB-5.10", "TB-5.3")
def test_role_claims_and_accusations_outlive_the_round() -> None:
    match = say(begin(queue=ROUND_2), (B, Role("swat")), (C, Accuse(D, 2, "gut")), (C, Request("spare_me")))
    play(match, "A>B0, B>A0, A>C0, C>D1")
    now = floor(match)
    assert now.roles == {str(B): "swat"}
    assert [(stance.seat, stance.target, stance.level, stance.why) for stance in now.stances] == [(C, D, -2, "gut")]
    assert now.requests == {}
    say(match, (B, Role("terrorist")))
    assert floor(match).roles == {str(B): "terrorist"}
    say(match, (B, Retract(4)), (C, Retract(2)))
    assert (floor(match).roles, floor(match).stances) == ({}, ())


@clause("TB-5.13")
def test_one_stance_for_each_speaker_and_target() -> None:
    match = say(begin(), (B, Accuse(C, 3)), (B, Accuse(D, 1)), (B, Vouch(C, 2, "claim_matched")), (D, Accuse(B, 2)))
    assert [(stance.seat, stance.target, stance.level) for stance in floor(match).stances] == [
        (B, C, 2),
        (B, D, -1),
        (D, B, -2),
    ]


@clause("TB-5.10", "TB-5.14", "TB-7.19")
def test_advice_lasts_until_the_cut() -> None:
    match = say(begin(), (B, Suggest(C)), (C, Suggest(C)), (D, Oppose(B)), (B, Suggest(D)), (A, Intend(D)))
    say(match, (B, Ask(C, "hand")), (C, Request("cut_me")))
    now = floor(match)
    assert now.suggestions == {str(B): D, str(C): C}
    assert now.oppositions == {str(D): B}
    assert now.intent == D
    assert now.questions == ((B, C, "hand"),)
    assert now.requests == {str(C): "cut_me"}
    play(match, "A>B0")
    later = floor(match)
    assert (later.suggestions, later.oppositions, later.intent, later.questions) == ({}, {}, None, ())
    # A request stands for the round.
    assert later.requests == {str(C): "cut_me"}


@clause("TB-5.10")
def test_everything_of_ones_own_may_be_taken_back_but_a_retraction() -> None:
    match = say(begin(), (B, Suggest(C)), (B, Oppose(D)), (B, Request("cut_me")), (B, Ask(C, "role")), (A, Intend(C)))
    say(match, *((B, Retract(ref)) for ref in (1, 2, 3, 4)), (A, Retract(5)))
    now = floor(match)
    assert (now.suggestions, now.oppositions, now.requests, now.questions, now.intent) == ({}, {}, {}, (), None)
    assert now.retracted == (1, 2, 3, 4, 5)
    refused_say(match, "E_REF", B, Retract(6))


@clause("TB-5.10")
def test_replies_name_an_earlier_act() -> None:
    match = say(begin(), (B, Hand(2, 0)), (C, Reply(1, "doubt")), (B, Reply(2, "disagree")))
    assert [said.act for said in match.talk[1:]] == [Reply(1, "doubt"), Reply(2, "disagree")]


@clause("TB-5.15")
def test_flood_limits_for_people_and_bots() -> None:
    match = begin()
    match.bots = {C}
    for number in range(2):
        match.say(C, Request("cut_me" if number else "spare_me"))
    refused_say(match, "E_RATE", C, Role("swat"))
    match.say(C, Say("one line"))
    refused_say(match, "E_RATE", C, Say("two lines"))
    # People's talk is not counted by cuts, and a new window counts afresh for bots.
    for number in range(30):
        match.say(B, Role("swat"))
        match.say(B, Say(f"line {number}"))
    play(match, "A>B0")
    match.say(C, Role("swat"))
    record = match.record()
    assert Match.replay(GAME, record).agrees(record)


@clause("TB-5.15")
def test_a_person_talks_on_through_the_briefing_and_the_first_cut_but_not_all_at_once() -> None:
    desk, match = Rig(GAME, 4, ()), begin(ready_gate=True)
    desk.begin(match.options, match.state, seed_of("talk"), START_MS)

    def say(seat: int, act: Act, now: int) -> bool:
        return desk.say(seat, GAME.codec.encode(act), now)

    def chatter(now: int) -> None:
        """As much as anybody may say at once, and no more until it is ten seconds old."""
        assert all(say(B, Say(f"line {number}") if number % 2 else Role("swat"), now) for number in range(8))
        assert not say(B, Say("one more"), now + 9_999)
        assert b'"E_RATE"' in desk.heard[B][-1].data
        assert say(C, Role("swat"), now + 9_999)

    for round_ in range(4):
        chatter(START_MS + 10_000 * round_)
    for seat in range(4):
        prompt = desk.match.prompt
        assert prompt is not None
        assert desk.play(seat, prompt.id, b'{"kind":"ready"}', START_MS + 40_000)
    assert desk.match.prompt is not None
    assert desk.match.prompt.kind == "cut"
    # The first cut is talked about as freely; what a table stored replays.
    chatter(START_MS + 40_000)
    record = desk.match.record()
    assert Match.replay(GAME, record).agrees(record)


@clause("TB-5.15", "TB-5.10")
def test_hover_marks_are_outside_the_limits() -> None:
    match = begin()
    match.bots = {A}
    for _ in range(2):
        match.say(A, Role("swat"))
    for _ in range(20):
        TALK.check(match.state, match.talk, A, Aim(B, 0), True)


@clause("TB-5.10", "TB-4.8a")
@pytest.mark.parametrize("mode", ["free", "ordered", "sealed", "off"])
def test_the_talk_rule_offers_what_the_check_allows(mode: str) -> None:
    for match in (
        begin(claim_mode=mode, ready_gate=True),
        play(begin(claim_mode=mode), "A>B0") if mode in ("free", "off") else None,
    ):
        if match is None:
            continue
        for seat in range(4):
            rule = match.talk_rule(seat)
            offered = {offer.kind for offer in rule.acts}
            for kind, fields in expand(rule.acts):
                if kind in ("reply", "retract"):
                    continue
                TALK.check(match.state, [], seat, _act(kind, fields), False)
            clipper = seat == match.state.clipper
            assert ("intend" in offered) == clipper
            assert ("hold" in offered) != clipper
            assert ("hand" in offered) == (mode == "free")
            assert rule.text
    assert TALK.rule(begin(free_chat=False).state, B).text is False
    assert TALK.rule(begin().state, PUBLIC).acts == ()


def _act(kind: str, fields: dict[str, Any]) -> Act:
    act: Act = GAME.codec.act(GAME.codec.encode({"act": kind, **fields}))
    return act


@clause("TB-7.22", "TB-4.3")
def test_after_the_end_only_chat_and_replies_are_offered() -> None:
    match = say(begin(), (B, Role("swat")))
    play(match, "A>D0")
    rule = match.talk_rule(B)
    assert ([offer.kind for offer in rule.acts], rule.text) == (["reply"], True)


# --- the ledger ---------------------------------------------------------------------------------------


def claim_of(match: Match, seat: int) -> StandingClaim:
    return next(claim for claim in floor(match).claims if claim.seat == seat)


@clause("TB-5.20")
def test_implied_left_counts_down() -> None:
    match = say(begin(), (B, Hand(2, 0)))
    assert claim_of(match, B).implied_left == 2
    play(match, "A>B1")
    assert (claim_of(match, B).implied_left, claim_of(match, B).over) == (1, False)


@clause("TB-5.20", "TB-5.21")
def test_over_when_more_was_found_than_claimed() -> None:
    match = say(begin(), (B, Hand(0, 0)))
    assert not claim_of(match, B).over
    play(match, "A>B1")
    told = claim_of(match, B)
    assert (told.implied_left, told.over, told.short) == (-1, True, False)


@clause("TB-5.20")
def test_short_when_the_row_cannot_hold_the_rest() -> None:
    # Round 4, two wires: claims 1 SUCCESS and 1 BOOM; one wire is cut SAFE.
    match = say(begin("ss/sB/sS/ss/ss B 4 4"), (A, Hand(1, 1)), (C, Hand(1, 0)), (D, Hand(None, 1)))
    assert [claim_of(match, seat).short for seat in (A, C, D)] == [False, False, False]
    play(match, "B>A0")
    assert (claim_of(match, A).short, claim_of(match, A).over) == (True, False)
    play(match, "A>D0, D>E0, E>D1")
    # Nothing of D's row is left for the BOOM it claimed; a null SUCCESS counts as 0 and has no implied rest.
    told = claim_of(match, D)
    assert (told.short, told.over, told.implied_left) == (True, False, None)


@clause("TB-5.20")
def test_the_sum_the_gap_and_the_bomb_claims() -> None:
    match = say(begin(), (A, Hand(1, 0)), (B, Hand(2, None)), (C, Hand(None, 1)))
    assert floor(match).ledger == Ledger(claimed_sum=3, success_at_round_start=4, gap=None, boom_claims=(C,))
    say(match, (D, Hand(0, 0)))
    # C has stated no number of SUCCESS, so there is no gap yet.
    assert floor(match).ledger == Ledger(3, 4, None, (C,))
    say(match, (C, Hand(1, 1)))
    assert floor(match).ledger == Ledger(4, 4, 0, (C,))


@clause("TB-5.20")
def test_the_ledger_counts_success_at_the_start_of_the_round() -> None:
    match = play(begin("sSsss/ssSss/SssSs/sssss/ssBsS A"), "A>B0, B>C0, C>D2, D>A4, A>E4")
    ledger = floor(match).ledger
    assert ledger is not None
    assert ledger.success_at_round_start == 3


@clause("TB-5.20")
def test_the_ledger_of_the_temple() -> None:
    match = begin("sSsSs/sSssB/sSsSs/ssSBs A", profile="temple")
    say(match, (B, Hand(1, 0)), (D, Hand(3, 2)))
    play(match, "A>B4")
    # A BOOM was cut where none was claimed.
    assert claim_of(match, B).over
    assert not claim_of(match, D).short
    match = begin("ss/ss/Bs/sS B 4 5+1", profile="temple")
    say(match, (C, Hand(1, 1)), (A, Hand(1, 1)))
    play(match, "B>A0, A>B0")
    assert claim_of(match, A).short


@clause("TB-5.21", "TB-3.11")
def test_a_table_may_hide_the_ledger() -> None:
    match = say(begin(public_ledger=False), (B, Hand(0, 0)))
    play(match, "A>B1")
    told = claim_of(match, B)
    assert (told.success, told.boom) == (0, 0)
    assert (told.implied_left, told.over, told.short) == (None, None, None)
    assert floor(match).ledger is None


@clause("TB-5.21", "TB-5.20")
def test_the_floor_is_the_same_for_all_and_follows_from_public_things() -> None:
    match = say(begin(), (B, Hand(1, 1)), (C, Hand(0, 1)), (D, Accuse(B, 1)))
    floors = [TALK.floor(match.view(viewer), match.talk) for viewer in viewers(match)]
    assert all(each == floors[0] for each in floors)


@clause("TB-5.22")
def test_claims_beside_the_truth() -> None:
    match = say(begin(queue=ROUND_2), (A, Hand(1, 0)), (B, Hand(None, 0)), (D, Hand(1, None)), (D, Hand(0, 1)))
    play(match, "A>B0, B>A0, A>C0, C>D1")
    say(match, (D, Hand(1, 1)), (B, Hand(0, 0)))
    play(match, "D>A0, A>D0")
    review = match.review()
    assert review is not None
    assert [(claim["seat"], claim["round"], claim["true"]) for claim in review["claims"]] == [
        (A, 1, True),
        (B, 1, True),
        (D, 1, True),
        (D, 1, False),
        (D, 2, True),
        (B, 2, False),
    ]
    assert review["claims"][-1]["truth"] == {"success": 1, "boom": 0}
    assert [(who["claims_true"], who["claims_false"]) for who in review["seats"]] == [(1, 0), (1, 1), (0, 0), (2, 1)]


@clause("TB-7.28", "TB-4.12")
def test_claims_stay_with_the_seat_whoever_runs_it() -> None:
    match = say(begin(), (B, Hand(2, 0)))
    match.bots = {B}
    assert claim_of(match, B).success == 2
    assert match.past(B).talk == tuple(match.talk)


@clause("TB-7.32")
def test_the_whole_log_stays_readable() -> None:
    match = random_end(say(start(5, seed="memory"), (0, Say("hello"))))
    assert match.talk[0].act == Say("hello")
    assert len(match.view(PUBLIC).history) == match.state.cuts_total


def test_every_refusal_code_of_talk_has_a_sentence() -> None:
    with pytest.raises(Refused) as caught:
        begin().say(B, Say(""))
    assert "280" in caught.value.text
    assert options().free_chat
    assert TALK.heard(begin().state, B, Wait()) is not None


@clause("TB-5.10", "TB-5.15")
def test_remarks_are_for_bots_and_count_as_lines() -> None:
    match = begin(free_chat=True)
    refused_say(match, "E_TEXT", B, Remark("safe"), "TB-5.10")
    match.bots = {B, C}
    refused_say(match, "E_TEXT", B, Remark("safe", 6), "TB-5.10")
    refused_say(match, "E_TEXT", B, Remark("why_gut", 1), "TB-5.10")
    say(match, (B, Remark("safe", 5)), (C, Remark("why_trust")))
    refused_say(match, "E_RATE", B, Say("And another."), "TB-5.15")
    refused_say(match, "E_RATE", C, Remark("success", 2), "TB-5.15")
    silent = begin(free_chat=False)
    silent.bots = {B}
    refused_say(silent, "E_TEXT", B, Remark("safe"), "TB-5.10")


@clause("TB-5.18")
def test_every_remark_has_words() -> None:
    lines = {
        GAME.words.utter(said, PUBLIC, "ABCDE")
        for on in get_args(get_type_hints(Remark)["on"])
        for n in range(REMARKS.get(on, 1))
        for said in [Said(1, A, (1, 1), Remark(on, n))]
    }
    assert len(lines) == 16
