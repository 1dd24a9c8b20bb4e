"""Chapter 5: who may know what, and what may be said."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import msgspec
import pytest

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, CLOCK, PUBLIC, Expire
from lastwire.engine.voice import Voiced
from lastwire.errors import Malformed
from lastwire.games.bomb_busters.game import GAME
from lastwire.games.bomb_busters.proof.twins import KINDS, parted, twin
from lastwire.games.bomb_busters.rules.events import CutDeclared, HoldReleased
from lastwire.games.bomb_busters.rules.options import Clock
from lastwire.games.bomb_busters.rules.state import State
from lastwire.games.bomb_busters.rules.talk import (
    Careful,
    Emote,
    GoOn,
    Propose,
    Ready,
    Remind,
    Reply,
    Rule,
    Say,
    Wait,
)
from lastwire.games.bomb_busters.rules.view import View
from lastwire.testing import clause
from tests.games.bomb_busters.kit import F1, F2, begin, cut, facts, marked, play, shown, start, words
from tests.games.kit import log, random_end, refused, refused_say, viewers

ALL_CARDS = "cards 1! 2! 3! 4! 5! 6! 7! 8! 9! 10! 11! 12!"


# --- what is hidden -------------------------------------------------------------------------------


@clause("BB-5.1", "BB-1.4")
def test_a_view_holds_no_hidden_wire() -> None:
    """Every key that a view shows is the viewer's own, face-up, or was given away by the viewer."""
    match = play(begin(cut(F2, "A8", "B10"), ALL_CARDS), "P3 swap D0 P1; P1 give B12; P0 C7=7")
    for viewer in viewers(match):
        for number, stand in enumerate(GAME.view(match.state, viewer).stands):
            for index, key in enumerate(stand.keys):
                entitled = stand.seat == viewer or index not in stand.uncut
                entitled = entitled or (viewer, number, index) in ((3, 1, 3), (1, 3, 11))
                assert (key is not None) == entitled


def _public_part(view: View) -> View:
    """The view without what its seat alone may know: the own part, and wires that still stand."""
    stands = tuple(
        msgspec.structs.replace(
            stand, keys=tuple(None if index in stand.uncut else key for index, key in enumerate(stand.keys))
        )
        for stand in view.stands
    )
    return msgspec.structs.replace(view, own=None, stands=stands)


@pytest.mark.parametrize("turns", ["P0 double C10,C11=11/A11", "P0 D8=9", "P3 swap D0 P1", "P1 radar 7; P0 C8=9"])
@clause("BB-5.1", "BB-5.2", "BB-3.6", "BB-4.37")
def test_all_but_hands_is_the_same_for_everybody(turns: str) -> None:
    """Slots, cut wires, markers, tokens, labels, named values, radar, cards, characters, dial, the open question."""
    match = begin(marked(cut(F2, "A8", "B10"), "C3"), f"{ALL_CARDS} | spent P2 | dial 3")
    play(match, f"P2 same C10; {turns}")
    public = GAME.view(match.state, PUBLIC)
    assert [len(stand.uncut) for stand in public.stands] == [
        (match.state.uncut & wires).bit_count() for wires in match.state.setting.layout.stands
    ]
    for seat in range(4):
        view = GAME.view(match.state, seat)
        assert _public_part(view) == public
        assert view != public


@clause("BB-5.1", "BB-3.17")
def test_nobody_is_shown_the_seed_or_the_deck() -> None:
    """The seed is the match's own; cards that may still come are drawn when they come, so there is no order to know."""
    match = start(9, 4)
    for viewer in (*viewers(match), ALL):
        told = shown(match.state, viewer) + GAME.codec.encode(match.lines(viewer))
        assert match.seed.hex().encode() not in told
    assert not {"deck", "seed", "rng"} & {field.name for field in dataclasses.fields(State)}


@clause("BB-5.1")
def test_wires_have_no_ids() -> None:
    """Slots are all there is to name a wire by; nothing in a view or an event tells one hidden wire from another."""
    match = start(8, 4)
    data = json.loads(shown(match.state, 0))
    assert {key for stand in data["stands"] for key in stand} == {
        "seat",
        "keys",
        "uncut",
        "tokens",
        "virtual",
        "loose",
        "false",
    }


@clause("BB-5.2")
def test_spectators_see_the_public_view_only() -> None:
    match = play(begin(F2), "P0 double C10,C11=11/A11")
    view = GAME.view(match.state, PUBLIC)
    assert (view.own, view.opened) == (None, None)
    assert all(key is None for stand in view.stands for key in stand.keys)


# --- what the rules make of what is seen ------------------------------------------------------------


@clause("BB-5.1", "BB-2.1")
def test_a_seat_is_told_what_its_own_standing_wires_count_as() -> None:
    match = begin(cut(F2, "B0", "C0"))
    own = GAME.view(match.state, 2).own
    assert own is not None
    assert [each.wire for each in own.wires] == [(2, index) for index in range(1, 13)]
    assert [each.value for each in own.wires] == [2, 3, 5, 6, 7, "red", 8, "yellow", 10, 11, 11, 12]


@clause("BB-12.13")
def test_a_forbidden_number_counts_as_red_in_the_own_hand() -> None:
    match = start(11, 4)
    number = match.state.setting.forbidden
    for seat in range(4):
        view = GAME.view(match.state, seat)
        assert view.own is not None
        for each in view.own.wires:
            key = view.stands[each.wire[0]].keys[each.wire[1]]
            assert key is not None
            assert (each.value == "red") == (key == 10 * number or key % 10 == 5)


@clause("BB-4.27", "BB-4.29")
def test_a_ready_card_names_the_move_that_uses_it() -> None:
    """Whatever a card names is on offer to the active expert, and costs the card."""
    match = begin(F2, f"{ALL_CARDS} | spent P2 | dial 3")
    for card in GAME.view(match.state, 0).cards:
        found = [
            move
            for move in GAME.moves(match.state, 0)
            if msgspec.to_builtins(move)["kind"] == card.move
            and all(getattr(move, name) == value for name, value in card.sets)
        ]
        assert found, card
        assert match.propose(0, found[0]).state.used >> card.card & 1, card


@clause("BB-12.11")
def test_numbers_that_are_not_open_yet_are_named() -> None:
    match = start(9, 4)
    first, second, third = match.state.numbers
    for viewer in (PUBLIC, 0, 3):
        assert set(GAME.view(match.state, viewer).closed) == {second, third}
    match.state.cut[first] = 2
    assert GAME.view(match.state, PUBLIC).closed == (third,)
    assert GAME.view(begin(F2).state, 0).closed == ()


@pytest.mark.parametrize(
    ("fixture", "rest", "turn", "risky"),
    [
        (F2, "", "P0 C7=8", True),  # one red is in play
        (F1, "", "P0 C4=5", False),  # none is
        (F1, "dial 1", "P0 C4=5", True),
        (marked(F2, "C7"), "", "P0 C7=8", False),  # all were told that it is an 8
        (F2, "cards 9!", "P0 C7=8 stabilizer", False),
        (cut(F2, "C6"), "", "P0 C7=8", False),  # the red one lies open
    ],
)
@clause("BB-4.12", "BB-4.13", "BB-4.38")
def test_a_declared_cut_says_whether_the_bomb_may_go_off(fixture: Any, rest: str, turn: str, risky: bool) -> None:
    match = play(begin(fixture, rest), turn)
    declared = [event for event in match.lines(PUBLIC) if isinstance(event, CutDeclared)]
    assert [event.risky for event in declared] == [risky]


@pytest.mark.parametrize("kind", KINDS)
@clause("BB-5.1", "BB-4.45", "BB-3.7")
def test_twin_worlds_look_the_same(kind: str) -> None:
    """Each kind of secret of `twins`: the viewer's view, log, question and moves are those of the twin."""
    found = 0
    for number in range(800):
        rng = Rng(seed_of(f"{kind} {number}"))
        match = _position(kind, rng)
        for viewer in viewers(match):
            other = twin(match.state, viewer, kind, rng)
            if other is None:
                continue
            found += 1
            assert GAME.codec.encode(other) != GAME.codec.encode(match.state)
            assert not parted(match.state, other, viewer)
            assert shown(other, viewer) == shown(match.state, viewer)
            assert GAME.prompt(other) == GAME.prompt(match.state)
            assert GAME.offers(other, viewer) == GAME.offers(match.state, viewer)
        if found > 60:
            break
    assert found > 60


def _position(kind: str, rng: Rng) -> Match:
    match = start(8 if kind == "aside" else 4, 2 + rng.below(4), str(rng.word()), toolbox="open")
    for _ in range(60):
        prompt = match.prompt
        if prompt is None or _fits(kind, match):
            break
        seat = prompt.owed[0]
        moves = GAME.offers(match.state, seat)
        if kind in ("offered", "swapped") and (walkie := _walkie(match)):
            match.play(*walkie)
            continue
        detect = [
            offer for offer in moves if offer.kind == "dual_cut" and offer.fields["detector"].options[0] != "none"
        ]
        chosen = rng.pick(detect if detect and kind in ("answer", "preselection") else moves)
        match.play(seat, GAME.codec.build(chosen.kind, _drawn(chosen, rng)))
    return match


def _fits(kind: str, match: Match) -> bool:
    phase = match.prompt.kind if match.prompt is not None else ""
    wanted = {
        "answer": "detector_answer",
        "preselection": "detector_answer",
        "copies": "choose_own",
        "offered": "swap_answer",
    }
    if kind == "swapped":
        return bool(match.state.known)
    return phase == wanted.get(kind, "turn")


def _walkie(match: Match) -> tuple[int, Any] | None:
    for seat in range(match.seats):
        for offer in GAME.offers(match.state, seat):
            if offer.kind == "walkie_talkies":
                fields = {name: pick.options[0] for name, pick in offer.fields.items()}
                return seat, GAME.codec.build(offer.kind, fields)
    return None


def _drawn(offer: Any, rng: Rng) -> dict[str, Any]:
    fields = {}
    for name, pick in offer.fields.items():
        options = list(pick.options)
        if pick.many:
            while len(options) > pick.least:
                options.pop(rng.below(len(options)))
            fields[name] = tuple(options)
        else:
            fields[name] = rng.pick(options)
    return fields


@clause("BB-4.17", "BB-5.1")
def test_a_preselection_is_seen_by_its_owner_alone() -> None:
    match = play(begin(F2), "P0 double C10,C12=12/A12")
    own = GAME.view(match.state, 0).own
    assert own is not None
    assert own.preselected == ((0, 12),)
    for viewer in (1, 2, 3):
        other = GAME.view(match.state, viewer).own
        assert other is not None
        assert other.preselected == ()


@clause("BB-5.7")
def test_how_far_back_the_log_goes() -> None:
    """What was told and no token shows: all of it, that of the last round, or nothing."""
    turns = "P0 C7=7; P1 A0=12; P2 A1=12; P3 A2=12; P0 C0=9; P1 A3=12; P2 A4=12; P3 A5=12; P0 C1=9"
    counts = {}
    for option in ("full", "last_round", "none"):
        match = begin(F2, log=option)
        for turn in turns.split("; "):
            match.state.dial = 6
            play(match, turn)
        assert match.state.round == 3
        counts[option] = len(facts(match))
        assert GAME.view(match.state, 0).stands[0].tokens[0] == 1  # what lies on the table is always seen
    assert counts["full"] > counts["last_round"] > counts["none"] == 0


@clause("BB-4.25")
def test_markers_settle_by_what_everybody_sees() -> None:
    match = start(8, 4)
    aside = set(match.state.aside)
    view = GAME.view(match.state, 0)
    assert {marker.state for marker in (*view.red, *view.yellow)} == {"maybe"}
    # All coloured wires lie open: what was not seen is out, before the end too.
    state = match.state.copy()
    for place, key in enumerate(state.keys):
        if key % 10:
            state.uncut &= ~(1 << place)
            state.cut[state.setting.values[key]] += 1
    state.lay(state.keys)
    for marker in (*GAME.view(state, 0).red, *GAME.view(state, 0).yellow):
        assert marker.state == ("out" if marker.key in aside else "seen")


@clause("BB-5.2")
def test_the_all_seeing_view() -> None:
    match = start(8, 4)
    view = GAME.view(match.state, ALL)
    assert view.opened is not None
    assert view.opened.aside == match.state.aside
    assert view.result is None


# --- talk -----------------------------------------------------------------------------------------


@clause("BB-5.3", "BB-5.5", "BB-5.6")
def test_no_phrase_speaks_of_wires() -> None:
    """Acts name experts, cards, lines and moods: no field could hold a wire or a value."""
    fields = set()
    for act in (Remind, Ready, Propose, Reply, Rule, Careful, Emote, Wait):
        fields |= set(act.__struct_fields__)
    assert fields - set(Voiced.__struct_fields__) == {"target", "card", "ref", "yes", "mood"}
    # How it is said is for bots, and words of one's own are for nobody.
    refused_say(begin(F2), "E_BAD_TALK", 0, Rule(voice="kind", variant=1))
    refused_say(begin(F2), "E_BAD_TALK", 0, Rule(words="my 7 is next to it"))


@clause("BB-5.6a")
def test_a_bot_has_a_voice_and_an_answer_quotes_the_question() -> None:
    match = begin(F2, "cards 6! 9 | spent P1 | dial 3")
    match.bots = {2, 3}
    match.say(2, Propose(6, voice="gruff", variant=1))
    match.say(3, Reply(1, False, voice="kind", variant=1))
    assert words(match, 0)[-2:] == [
        "Cleo: Rewinder: shall I use it? Move.",
        "Dan: No, Cleo: “Rewinder: shall I use it?” Thanks for asking.",
    ]


@clause("BB-5.4", "BB-5.6")
def test_phrases_about_equipment() -> None:
    match = begin(F2, "cards 6! 9 | spent P1 | dial 3")
    match.say(0, Remind(2))
    match.say(1, Ready(6))
    match.say(2, Propose(6))
    match.say(3, Reply(3, True))
    match.say(0, Reply(3, False))
    match.say(0, Rule())
    match.say(0, Careful())
    match.say(3, Emote("phew"))
    assert words(match, 2)[-8:] == [
        "Ada: Use your Double Detector!",
        "Ben: Rewinder: ready to use.",
        "Cleo: Rewinder: shall I use it?",
        "Dan: Yes, Cleo: “Rewinder: shall I use it?”",
        "Ada: No, Cleo: “Rewinder: shall I use it?”",
        "Ada: Remember the mission rule!",
        "Ada: Think again before you risk red.",
        "Dan: Phew.",
    ]
    for act in (Remind(1), Remind(0), Remind(9), Ready(9), Propose(1), Ready(-1), Reply(1, True), Reply(99, True)):
        refused_say(match, "E_BAD_TALK", 0, act)


@clause("BB-5.6")
def test_free_chat_only_if_the_table_wants_it_or_afterwards() -> None:
    match = begin(F2)
    refused_say(match, "E_NO_CHAT", 0, Say("I have two nines"))
    assert not match.talk_rule(0).text
    open_table = begin(F2, free_chat=True)
    open_table.say(0, Say("good luck"))
    assert open_table.talk_rule(0).text
    for text in ("", "   ", "x" * 281):
        refused_say(open_table, "E_NO_CHAT", 0, Say(text))
    random_end(match)
    match.say(0, Say("so close"))
    match.say(1, Emote("laugh"))
    refused_say(match, "E_OVER", 2, Careful())


@clause("BB-5.6")
def test_so_much_talk_and_no_more() -> None:
    match = begin(F2)
    for _ in range(6):
        match.say(0, Emote("hurry"))
    refused_say(match, "E_RATE", 0, Emote("hurry"))
    match.say(1, Emote("hurry"))
    play(match, "P0 C7=7")
    match.say(0, Emote("nervous"))
    match.bots = {2}
    for _ in range(2):
        match.say(2, Emote("applause"))
    refused_say(match, "E_RATE", 2, Emote("applause"))


@clause("BB-5.6")
def test_what_may_be_said_is_offered() -> None:
    match = begin(F2, "cards 6! | spent P1")
    acts = {offer.kind: offer for offer in match.talk_rule(0).acts}
    assert set(acts) == {"emote", "rule", "careful", "reply", "remind", "ready", "propose"}
    assert acts["remind"].fields["target"].options == (2, 3)
    assert "hold" in {offer.kind for offer in match.talk_rule(1).acts}
    assert match.talk_rule(PUBLIC).acts == ()
    refused_say(match, "E_FORMAT", PUBLIC, Careful())
    with pytest.raises(Malformed):
        GAME.codec.act(b'{"act":"wire","value":9}')


@clause("BB-5.6")
def test_nobody_warns_of_red_where_there_is_none() -> None:
    match = begin(F1)
    assert "careful" not in {offer.kind for offer in match.talk_rule(0).acts}
    refused_say(match, "E_BAD_TALK", 0, Careful())


# --- clocks ---------------------------------------------------------------------------------------


@clause("BB-4.31")
def test_asking_to_wait() -> None:
    match = begin(F2, clock=Clock(60, 30))
    (timer,) = GAME.timers(match.state)
    match.say(1, Wait(), 5_000)
    later, hold = GAME.timers(match.state)
    assert later.due_ms == timer.due_ms + 15_000
    assert (hold.id, hold.due_ms, hold.too_late("dual_cut", 30_000)) == ("hold", 20_000, False)
    view = GAME.view(match.state, PUBLIC)
    assert (view.hold_until_ms, view.waited) == (20_000, (1,))
    assert GAME.manners.pace(view).not_before_ms == 20_000
    refused_say(match, "E_NO_EFFECT", 1, Wait())  # once a turn
    refused_say(match, "E_NO_EFFECT", 0, Wait())  # not the active expert
    match.say(2, Wait(), 6_000)
    assert GAME.view(match.state, 0).hold_until_ms == 35_000
    play(match, "P0 C7=7")
    assert GAME.view(match.state, 0).waited == ()
    match.say(0, Wait())
    refused_say(play(match, "P1 double A8,A9=9"), "E_PHASE", 3, Wait())


@clause("BB-4.31a")
def test_whoever_asked_to_wait_may_say_go_on() -> None:
    match = begin(F2, clock=Clock(60, 30))
    due = GAME.timers(match.state)[0].due_ms
    refused_say(match, "E_NO_EFFECT", 1, GoOn(), "BB-4.31a")
    match.say(1, Wait(), 5_000)
    match.say(2, Wait(), 6_000)
    assert "go_on" in {offer.kind for offer in match.talk_rule(1).acts}
    refused_say(match, "E_NO_EFFECT", 3, GoOn(), "BB-4.31a")
    # Each takes back their own time only, and the clock gets what is left of it.
    lines = match.say(1, GoOn(), 10_000)
    assert lines[-1].event == HoldReleased(1, 20_000)  # type: ignore[union-attr]
    assert GAME.view(match.state, PUBLIC).released == (1,)
    assert GAME.timers(match.state)[0].due_ms == due + 15_000
    refused_say(match, "E_NO_EFFECT", 1, GoOn(), "BB-4.31a")
    refused_say(match, "E_NO_EFFECT", 1, Wait(), "BB-4.31")
    match.say(2, GoOn(), 12_000)
    assert GAME.manners.pace(GAME.view(match.state, PUBLIC)).not_before_ms == 0
    assert [timer.due_ms for timer in GAME.timers(match.state)] == [due + 7_000]
    record = match.record()
    assert Match.replay(GAME, record).agrees(record)


@clause("BB-4.31a", "BB-4.31")
def test_a_wait_ends_by_itself_and_when_the_active_expert_acts() -> None:
    match = begin(F2)
    match.say(1, Wait(), 1_000)
    match.play(CLOCK, Expire("hold"), 16_000)
    assert GAME.timers(match.state) == []
    refused_say(match, "E_NO_EFFECT", 1, GoOn(), "BB-4.31a")
    match.say(2, Wait(), 20_000)
    refused_say(match, "E_NO_EFFECT", 1, GoOn(), "BB-4.31a")  # not somebody else's
    # A question in between is none that the wait was for.
    play(match, "P0 double B10,B11=9")
    view = GAME.view(match.state, PUBLIC)
    assert view.phase == "detector_answer"
    assert (GAME.manners.pace(view).not_before_ms, GAME.timers(match.state)) == (0, [])
    refused_say(match, "E_NO_EFFECT", 2, GoOn(), "BB-4.31a")


@clause("BB-4.49")
def test_no_clock_unless_the_table_wants_one() -> None:
    assert GAME.timers(begin(F2).state) == []
    match = start(4, 4, clock=Clock(60, 30))
    (timer,) = GAME.timers(match.state)
    assert (timer.id, timer.due_ms, timer.seats) == ("answer", 30_000, (0,))
    match = begin(F2, clock=Clock(60, 30))
    (timer,) = GAME.timers(match.state)
    assert (timer.id, timer.due_ms, timer.seats) == ("turn", 60_000, (0,))


@clause("BB-4.49")
def test_a_late_turn_costs_a_space_of_the_dial() -> None:
    match = begin(F2, "dial 2", clock=Clock(60, 30))
    before = match.prompt
    _expire(match, "turn", 60_500)
    assert match.state.dial == 1
    assert match.prompt == before
    (timer,) = GAME.timers(match.state)
    assert timer.due_ms == 120_500
    _expire(match, "turn", 121_000)
    assert (match.state.cause, match.state.dial) == ("exploded_dial", 0)


@clause("BB-4.49")
def test_a_late_answer_is_left_to_chance() -> None:
    match = start(4, 4, clock=Clock(60, 30))
    for seat in range(4):
        assert match.prompt is not None
        assert match.prompt.owed == (seat,)
        _expire(match, "answer", match.t + 31_000)
    assert match.prompt is not None
    assert match.prompt.kind == "turn"
    for turns in ("P0 B10=9", "P0 double C10,C11=11", "P3 swap D0 P1"):
        match = play(begin(F2, "cards 2!", clock=Clock(60, 30)), turns)
        (timer,) = GAME.timers(match.state)
        assert timer.id == "answer"
        refused(match, "E_PROMPT_PENDING", 1 if timer.seats != (1,) else 0, "own A8")
        _expire(match, "answer", 31_000)
        assert "time_ran_out" in log(match)
        GAME.invariants(match.state)


def _expire(match: Match, timer: str, t: int) -> None:
    match.play(CLOCK, Expire(timer), t)


@clause("BB-4.49")
def test_bots_take_their_time_by_what_everybody_sees() -> None:
    match = begin(marked(F2, "A0"))
    turn = GAME.manners.pace(GAME.view(match.state, PUBLIC))
    answer = GAME.manners.pace(GAME.view(play(match, "P0 double C10,C11=11").state, PUBLIC))
    assert turn.least_ms > answer.least_ms > 0
