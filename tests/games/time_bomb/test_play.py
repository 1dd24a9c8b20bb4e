"""Chapter 4 and the rulings of chapter 7: phases, cuts, rounds, events."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.step import Step
from lastwire.engine.types import PUBLIC, Told
from lastwire.errors import Broken
from lastwire.games.time_bomb.game import GAME, TALK
from lastwire.games.time_bomb.rules import setup
from lastwire.games.time_bomb.rules.events import Event, WireCut
from lastwire.games.time_bomb.rules.moves import ClaimSubmit, Cut, PassClaim
from lastwire.games.time_bomb.rules.state import (
    BRIEFING,
    CUTTING,
    OVER,
    State,
)
from lastwire.games.time_bomb.rules.talk import Hand, Intend, Request, Suggest
from lastwire.testing import clause
from tests.games.kit import log, random_end, refused, refused_say, viewers
from tests.games.time_bomb.kit import S3, begin, cuts, options, play, shown, start

A, B, C, D, E = range(5)


def event_of(batch: Sequence[object]) -> WireCut:
    """The cut that a move led to first of all."""
    line = batch[0]
    assert isinstance(line, Told)
    assert isinstance(line.event, WireCut)
    return line.event


@clause("TB-4.1", "TB-4.2", "TB-4.3")
def test_phases_follow_each_other() -> None:
    match = begin(ready_gate=True)
    seen = [(match.view(PUBLIC).phase, match.view(PUBLIC).round)]
    rng = Rng(seed_of("phases"))
    while match.prompt is not None:
        seat = match.prompt.owed[0]
        move = match.game.moves(match.state, seat)
        match.play(seat, move[rng.below(len(move))])
        view = match.view(PUBLIC)
        if (view.phase, view.round) != seen[-1]:
            seen.append((view.phase, view.round))
    rounds = [("briefing", 1), ("cutting", 1), ("briefing", 2), ("cutting", 2), ("briefing", 3), ("cutting", 3)]
    rounds += [("briefing", 4), ("cutting", 4)]
    assert seen[:-1] == rounds[: len(seen) - 1]
    assert seen[-1][0] == "over"


@clause("TB-4.2", "TB-4.7")
def test_only_the_clipper_is_asked_and_must_cut() -> None:
    match = begin()
    assert match.prompt is not None
    assert (match.prompt.kind, match.prompt.owed, match.prompt.may) == ("cut", (A,), ())
    assert {type(move) for move in GAME.moves(match.state, A)} == {Cut}
    for seat in (B, C, D, PUBLIC):
        assert GAME.offers(match.state, seat) == []


@clause("TB-4.6", "TB-4.8a")
def test_every_pair_of_target_and_face_down_slot_is_offered() -> None:
    match = play(begin(), "A>B0, B>C3")
    legal = {(move.target, move.slot) for move in cuts(match)}
    assert legal == {(A, slot) for slot in range(5)} | {(B, slot) for slot in (1, 2, 3, 4)} | {
        (D, slot) for slot in range(5)
    }


@clause("TB-4.6")
def test_a_cut_without_a_slot_takes_any_face_down_wire() -> None:
    seen = set()
    for number in range(80):
        match = play(begin(seed=f"slot {number}"), "A>B0, B>A1, A>B")
        seen.add(match.state.history[-1][4])
    assert seen == {1, 2, 3, 4}


@clause("TB-7.5", "TB-7.6")
@pytest.mark.parametrize("cut_back", ["allowed", "forbidden"])
@pytest.mark.parametrize(("profile", "players"), [("three", 3), ("base", 4), ("base", 5), ("ext78", 8), ("temple", 10)])
def test_the_clipper_always_has_a_target(profile: str, players: int, cut_back: str) -> None:
    rng = Rng(seed_of("targets"))
    for number in range(40):
        match = start(players, seed=f"{number}", profile=profile, cut_back=cut_back)
        while match.prompt is not None:
            # Always the fullest attack on one row: the row with the fewest wires that may be cut.
            moves = cuts(match)
            assert moves
            least = min(match.state.down[move.target].bit_count() for move in moves)
            narrow = [move for move in moves if match.state.down[move.target].bit_count() == least]
            match.play(match.state.clipper, narrow[rng.below(len(narrow))])


@clause("TB-7.4")
@pytest.mark.parametrize(("profile", "players"), [("base", 4), ("base", 5), ("base", 6), ("ext78", 7), ("temple", 10)])
def test_a_row_loses_at_most_half_the_cuts(profile: str, players: int) -> None:
    most = 0
    for number in range(30):
        match = start(players, seed=f"half {number}", profile=profile)
        lost: dict[tuple[int, int], int] = {}
        while match.prompt is not None:
            clipper = match.state.clipper
            # Two players cut each other as long as they can.
            targets = sorted({move.target for move in cuts(match)})
            last = match.state.history[-1][2] if match.state.cuts_in_round else targets[0]
            match.play(clipper, Cut(last if last in targets else targets[0]))
            number_, _, _, target, _, _, _ = match.state.history[-1]
            lost[number_, target] = lost.get((number_, target), 0) + 1
        most = max(most, *lost.values())
    assert most == -(-players // 2)


@clause("TB-7.4")
def test_the_owner_of_an_empty_row_still_cuts_and_gets_a_full_share() -> None:
    match = begin("sss/sSs/sSB/sss/sSs A 3 2")
    play(match, "A>B0, B>A0, A>B2, B>A1, A>C0")
    assert [len(row) for row in match.state.rows] == [2] * 5
    match = play(begin("ss/sS/sB/ss/ss B 4 4"), "B>A0, A>D0, D>A1")
    assert match.state.down[A] == 0
    assert GAME.offers(match.state, A)
    play(match, "A>D1, D>E0")


@clause("TB-7.3")
def test_a_round_counts_wires_not_turns() -> None:
    match = play(begin(queue=["ssSs/sSss/ssSs/BssS"]), "A>B0, B>A0, A>B2, B>A1")
    assert match.state.round == 2
    assert {cut[2] for cut in match.state.history} == {A, B}


@clause("TB-7.12")
def test_a_redeal_that_does_not_divide_is_our_fault() -> None:
    with pytest.raises(Broken):
        setup.deal_rows(10, 4, 1, 4, 4, Rng(seed_of("uneven")))


@clause("TB-7.14", "TB-6.5")
def test_a_lost_cause_is_called_early_only_on_wish() -> None:
    rows = "ss/sB/sS/sS A 4 2"
    # Two SUCCESS missing, four cuts: after the third miss SWAT cannot win.
    late = play(begin(rows), "A>B0, B>A0, A>C0")
    assert late.state.phase == CUTTING
    early = play(begin(rows, early_call=True), "A>B0, B>A0")
    assert early.state.phase == CUTTING
    play(early, "A>C0")
    view = early.view(PUBLIC)
    assert (view.phase, view.result.cause, view.cuts_total) == ("over", "timeout", 15)
    assert (view.final_wire, view.clipper, view.piles[4].safe) == (None, C, 3)
    refused(early, "E_OVER", C, Cut(A, 1))
    # Without the option the cause may still become `boom`.
    assert play(late, "C>B1").view(PUBLIC).result.cause == "boom"


@clause("TB-7.30", "TB-2.12")
def test_a_temple_bomb_that_is_not_the_last_is_discarded() -> None:
    match = begin("sSsSs/sSssB/sSsSs/ssSBs A", profile="temple")
    assert not event_of(match.play(A, Cut(B, 4))).exploded
    view = match.view(PUBLIC)
    assert (view.phase, view.boom_found, view.boom_left, view.piles[1].boom, view.clipper) == ("cutting", 1, 1, 1, B)
    assert event_of(match.play(B, Cut(D, 3))).exploded
    result = match.view(PUBLIC).result
    assert (result.winner, result.cause) == ("terrorist", "boom")
    assert match.view(PUBLIC).final_wire == "boom"
    assert match.outcome is not None
    assert match.outcome.kept == {"exploded": D}


@clause("TB-7.18", "TB-7.19", "TB-4.7")
def test_announcements_and_votes_never_bind() -> None:
    match = begin()
    match.say(A, Intend(B))
    for seat in (B, C, D):
        match.say(seat, Suggest(B))
    match.say(C, Request("spare_me"))
    play(match, "A>C0")
    assert match.state.clipper == C


@clause("TB-4.8b")
def test_version_counts_moves_and_talk_has_its_own_number() -> None:
    match = begin(ready_gate=True)
    assert match.state.version == 0
    match.say(B, Hand(1, 0))
    assert (match.state.version, match.talk[-1].seq) == (0, 1)
    play(match, "A ready, B ready, C ready, D ready")
    assert match.state.version == 4
    match.say(C, Hand(1, 0))
    play(match, "A>B0")
    assert (match.state.version, match.talk[-1].seq) == (5, 2)
    ordered = play(begin(claim_mode="ordered"), "A claim 1/0, B pass")
    assert ordered.state.version == 2


@clause("TB-4.8b", "TB-4.8c", "TB-7.35")
def test_events_of_a_match() -> None:
    match = begin(f"{S3} 1 0 STST+S", queue=["ssSs/sSss/ssSs/BssS"])
    opening = ["match_started", "role_dealt", "round_started", "wires_dealt"]
    assert log(match, A) == opening
    assert log(match, PUBLIC) == ["match_started", "round_started"]
    play(match, "A>B0, B>A0, A>C0")
    batch = match.play(C, Cut(D, 1))
    tags = [line.event.__struct_config__.tag for line in batch if isinstance(line, Told) and line.only is None]
    assert tags == ["wire_cut", "round_ended", "round_started"]
    assert log(match, D)[-4:] == ["wire_cut", "round_ended", "round_started", "wires_dealt"]
    batch = match.play(D, Cut(C, 2))
    assert [line.event.__struct_config__.tag for line in batch if isinstance(line, Told)] == ["wire_cut"]
    event = event_of(batch)
    assert (event.round, event.cut_no, event.cutter, event.target, event.slot, event.wire) == (2, 1, D, C, 2, "success")
    assert (event.forced, event.success_found, event.boom_found, event.cuts_total) == (False, 1, 0, 5)
    assert not event.exploded
    match.play(C, Cut(D, 0))
    assert log(match, PUBLIC)[-2:] == ["wire_cut", "match_ended"]


@clause("TB-4.8c")
def test_no_round_end_is_told_on_timeout() -> None:
    match = play(begin("ss/sB/sS/ss/ss B 4 4"), "B>A0, A>C0, C>D0, D>E0, E>A1")
    assert log(match, PUBLIC)[-2:] == ["wire_cut", "match_ended"]
    assert "round_ended" not in log(match)


@clause("TB-4.8b")
def test_deals_and_roles_are_told_to_their_owner_alone() -> None:
    match = random_end(start(5, ready_gate=True))
    for line in match.log:
        if isinstance(line, Told):
            private = line.event.__struct_config__.tag in ("role_dealt", "wires_dealt", "claim_replaced")
            assert (line.only is not None) == private
            assert line.only is None or len(line.only) == 1


@clause("TB-4.4")
def test_free_and_off_wait_for_everybody_once() -> None:
    for mode in ("free", "off"):
        match = begin(claim_mode=mode, ready_gate=True)
        assert match.prompt is not None
        assert (match.prompt.kind, match.prompt.owed) == ("ready", (A, B, C, D))
        first = match.prompt.id
        play(match, "C ready")
        assert (match.prompt.id, match.prompt.owed, match.prompt.may) == (first, (A, B, D), ())
        assert match.view(PUBLIC).ready == (C,)
        assert GAME.moves(match.state, C) == []
        play(match, "A ready, D ready, B ready")
        assert match.state.phase == CUTTING
        assert match.prompt.id != first


@clause("TB-4.4")
def test_a_sealed_claim_may_be_replaced_until_the_last_is_in() -> None:
    match = play(begin(claim_mode="sealed"), "A claim 2/0")
    assert match.prompt is not None
    assert (match.prompt.owed, match.prompt.may) == ((B, C, D), (A,))
    play(match, "A pass, A claim 1/1, B claim 0/0, C pass")
    assert match.state.phase == BRIEFING
    play(match, "D claim 1/0")
    assert [(said.seat, said.act) for said in match.talk] == [(A, Hand(1, 1)), (B, Hand(0, 0)), (D, Hand(1, 0))]
    refused(match, "E_PHASE", A, "claim 1/0")


@clause("TB-4.5", "TB-7.21")
def test_a_submitted_claim_is_a_hand_claim_and_may_be_revised_while_cutting() -> None:
    match = play(begin(claim_mode="ordered"), "A claim 1/0, B claim 1/0, C pass, D claim 0/0")
    floor = TALK.floor(match.view(PUBLIC), match.talk)
    assert [(claim.seat, claim.success, claim.changed) for claim in floor.claims] == [
        (A, 1, False),
        (B, 1, False),
        (D, 0, False),
    ]
    match.say(C, Hand(1, 0))
    match.say(D, Hand(1, 1))
    floor = TALK.floor(match.view(PUBLIC), match.talk)
    assert [(claim.seat, claim.success, claim.changed) for claim in floor.claims][2:] == [(C, 1, False), (D, 1, True)]
    # The whole log stays.
    assert [said.act for said in match.talk if said.seat == D] == [Hand(0, 0), Hand(1, 1)]


@clause("TB-4.4", "TB-5.12")
def test_claims_are_offered_whole() -> None:
    for profile, mode in (("base", "ordered"), ("base", "sealed"), ("temple", "ordered")):
        position = S3 if profile == "base" else "sSsSs/sSssB/sSsSs/ssSBs A"
        match = begin(position, claim_mode=mode, profile=profile)
        most = match.state.boom
        legal = [move for move in GAME.moves(match.state, A) if isinstance(move, ClaimSubmit)]
        expected = {
            (success, boom)
            for success in (None, *range(6))
            for boom in (None, *range(most + 1))
            if (success, boom) != (None, None) and (success or 0) + (boom or 0) <= 5
        }
        assert {(move.success, move.boom) for move in legal} == expected
        assert len(legal) == len(expected)
        assert PassClaim() in GAME.moves(match.state, A)


@clause("TB-4.8a")
def test_apply_never_touches_the_old_state() -> None:
    match = begin(queue=["ssSs/sSss/ssSs/BssS"])
    for turn in ("A>B0", "B>A0", "A>C0", "C>D1", "D>C2"):
        old, before = match.state, GAME.codec.encode(match.state)
        play(match, turn)
        assert GAME.codec.encode(old) == before


@clause("TB-4.8a", "TB-5.9")
def test_talk_never_touches_the_state() -> None:
    match = begin()
    before = GAME.codec.encode(match.state)
    match.say(B, Hand(3, 1))
    match.say(C, Suggest(B))
    assert GAME.codec.encode(match.state) == before


@clause("TB-7.24")
def test_talk_that_arrives_after_a_cut_belongs_to_the_new_window() -> None:
    match = play(begin(), "A>B0")
    match.say(C, Suggest(D))
    assert match.talk[-1].when == (1, 2)
    # Sent for the old window, it names the new Clipper by now.
    refused_say(match, "E_TALK_TARGET", C, Suggest(B))


@clause("TB-6.5", "TB-4.8")
def test_the_nipper_and_the_clipper_after_a_final_cut() -> None:
    match = play(begin(), "A>D0")
    view = match.view(PUBLIC)
    assert (view.clipper, view.nipper, view.final_wire) == (A, D, "boom")
    assert sum(pile.safe + pile.success + pile.boom for pile in view.piles) == 0
    assert view.history[-1].wire == "boom"
    assert (view.boom_found, view.cuts_total) == (1, 1)


@clause("TB-4.3", "TB-5.1")
def test_everything_is_opened_at_the_end() -> None:
    match = random_end(start(4, seed="opened", show_leftover=True))
    opened = match.view(PUBLIC).opened
    assert opened is not None
    assert len(opened.roles) == 4
    assert opened.leftover in ("swat", "terrorist")
    assert len(opened.deals) == match.state.round
    assert all(shown(match.state, seat) for seat in viewers(match))
    assert match.view(B).opened == opened


def test_silent_steps_build_no_events() -> None:
    state = start(4).state
    step: Step[State, Event] = Step(state, Rng(seed_of("silent")), 0, listening=False)
    GAME.apply(step, state.clipper, Cut((state.clipper + 1) % 4))
    assert step.told is None
    assert state.cuts_total == 1


def test_a_match_plays_the_same_whether_heard_or_not() -> None:
    ends = []
    for listening in (True, False):
        rng = Rng(seed_of("heard"))
        state = GAME.setup(options(claim_mode="sealed"), 5, rng)
        while (prompt := GAME.prompt(state)) is not None:
            seat = prompt.owed[0]
            moves = GAME.moves(state, seat)
            GAME.apply(Step(state, rng, 0, listening), seat, moves[rng.below(len(moves))])
        ends.append(GAME.codec.encode(state))
    assert ends[0] == ends[1]


def test_prompt_ids_never_come_back() -> None:
    for mode in ("free", "ordered", "sealed", "off"):
        match: Match = start(6, seed="ids", claim_mode=mode, ready_gate=True)
        ids: list[int] = []
        while match.prompt is not None:
            if not ids or ids[-1] != match.prompt.id:
                ids.append(match.prompt.id)
            seat = match.prompt.owed[0]
            moves = GAME.moves(match.state, seat)
            match.play(seat, moves[0])
        assert ids == sorted(set(ids))
        assert match.state.phase == OVER
