"""Notation of moves and positions, the log in the reader's own view, the prompt bar and the text twin."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from typing import Any, get_args, get_type_hints

import pytest
from msgspec.structs import replace

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, CLOCK, PUBLIC, Expire, Said
from lastwire.engine.voice import VARIANTS, VOICES
from lastwire.errors import Malformed
from lastwire.games.time_bomb.game import GAME
from lastwire.games.time_bomb.rules.moves import ClaimSubmit, Cut, Hold, Move, PassClaim, Ready, Release
from lastwire.games.time_bomb.rules.options import Clock
from lastwire.games.time_bomb.rules.talk import (
    REMARKS,
    VOICED,
    Accuse,
    Act,
    Aim,
    Ask,
    GoOn,
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
    Why,
)
from lastwire.games.time_bomb.words.notation import read_position, read_turn, write_position
from lastwire.language.catalogue import catalogue, files, languages
from lastwire.message import Message
from lastwire.testing import clause
from tests.games.kit import random_end
from tests.games.time_bomb.kit import NAMES, S3, begin, english, options, play, start, words

A, B, C, D = range(4)

MOVES: list[tuple[str, Move]] = [
    (">B0", Cut(B, 0)),
    (">J4", Cut(9, 4)),
    (">B", Cut(B)),
    (">B0@17", Cut(B, 0, 17)),
    ("ready", Ready()),
    ("claim 2/1", ClaimSubmit(2, 1)),
    ("claim -/0", ClaimSubmit(None, 0)),
    ("claim 3/-", ClaimSubmit(3, None)),
    ("pass", PassClaim()),
    ("hold C", Hold(C)),
    ("release C", Release(C)),
    ("expire cut", Expire("cut")),
    ("expire briefing", Expire("briefing")),
]


@pytest.mark.parametrize(("text", "move"), MOVES)
def test_moves_are_written_and_read(text: str, move: Move) -> None:
    assert GAME.words.write_move(move) == text
    assert GAME.words.read_move(text) == move


def test_the_cutter_may_be_written() -> None:
    assert GAME.words.read_move("A>B0") == Cut(B, 0)
    assert read_turn("A>B0") == (A, Cut(B, 0))
    assert read_turn("C claim 1/0") == (C, ClaimSubmit(1, 0))


@pytest.mark.parametrize(
    "text", ["", "B0", ">", ">Z0", ">B10", "A>b0", "claim", "claim 1", "claim x/0", "hold", "hold Z"]
)
def test_what_is_no_move_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        GAME.words.read_move(text)


@pytest.mark.parametrize("text", ["", "ready", ">B0", "Z ready"])
def test_what_is_no_turn_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read_turn(text)


@clause("TB-3.10")
@pytest.mark.parametrize(
    "text", [f"{S3} 1 0 STST+S", "ssss/sSss/sBss/ssss C 2 3 SSST+T", "sSsss/ssSss/SssSs/sssss/ssBsS E 1 0 TTSSS"]
)
def test_positions_are_read_and_written(text: str) -> None:
    assert write_position(read_position(text, options())) == text


def test_a_position_of_the_temple_and_one_in_play() -> None:
    text = "sSss/sSsS/sBsS/ssss A 2 2+1 SSST+T"
    assert write_position(read_position(text, options(profile="temple"))) == text
    assert write_position(play(begin(f"{S3} 1 0 STST+S"), "A>B0").state) == "sssSs/-Ssss/ssSss/BsssS B 1 0 STST+S"


@pytest.mark.parametrize("text", ["", "sssSs", "sssSs/xxxxx A", "sssSs/sSsss A 1 0 XX", f"{S3} Q"])
def test_what_is_no_position_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read_position(text, options())


# --- the log ------------------------------------------------------------------------------------------


def test_a_cut_is_told_in_the_readers_own_view() -> None:
    match = play(begin(), "A>B2")
    assert words(match, A)[-1] == "You cut Bree’s third wire: safe."
    assert words(match, B)[-1] == "Adam cut your third wire: safe."
    assert words(match, C)[-1] == words(match, PUBLIC)[-1] == "Adam cut Bree’s third wire: safe."


def test_the_opening_lines() -> None:
    match = begin(f"{S3} 1 0 STST+S")
    assert words(match, B) == [
        "4 players sit down. Adam takes the nippers.",
        "You are a Terrorist.",
        "Round 1: 5 wires each, 4 success and 1 BOOM among them. Adam cuts first.",
        "You were dealt 4 safe, 1 success and no BOOM.",
    ]
    assert words(match, A)[0] == "4 players sit down. You take the nippers."
    assert words(match, A)[1] == "You are SWAT."
    assert words(begin(f"{S3} 1 0 STST+S", skin="workshop"), B)[1] == "You are a Saboteur."
    assert words(match, PUBLIC) == [words(match, B)[0], words(match, B)[2]]


@clause("TB-5.1")
def test_sealed_claims_are_told_without_contents() -> None:
    match = play(begin(claim_mode="sealed"), "A claim 2/0, B pass, A claim 1/-")
    assert words(match, A)[-3:] == [
        "You sealed your claim: 2 success and no BOOM.",
        "Bree has sealed a claim.",
        "You changed your sealed claim: 1 success.",
    ]
    # A pass looks like a claim, and a change like nothing.
    assert words(match, C)[-2:] == ["Adam has sealed a claim.", "Bree has sealed a claim."]
    assert words(match, B)[-1] == "You sealed your claim: no claim."
    play(match, "C claim 0/1, D pass")
    assert words(match, PUBLIC)[-3:] == [
        "The claims are opened. No claim from Bree and Dora.",
        "Adam: I was dealt 1 success.",
        "Cole: I was dealt no success and 1 BOOM.",
    ]


def test_claims_in_turn_speak_for_themselves() -> None:
    match = play(begin(claim_mode="ordered"), "A claim 2/0, B pass")
    assert words(match, PUBLIC)[-2:] == ["Adam: I was dealt 2 success and no BOOM.", "Bree makes no claim this round."]


def test_what_the_clock_does_is_told() -> None:
    match = begin(ready_gate=True, clock=Clock())
    match.say(B, Wait(), 1_000)
    match.play(CLOCK, Expire("briefing"), 75_000)
    match.play(CLOCK, Expire("cut"), 135_000)
    match.play(CLOCK, Expire("cut"), 195_000)
    told = words(match, A)
    assert "Bree: Wait, let’s talk first." in told
    assert "Time’s up: you count as ready." in told
    assert "Time’s up: Bree counts as ready." in told
    assert "Time’s up. You get as much again; after that, chance cuts for you." in told
    assert any(re.match("Time’s up, so chance cut .*’s .* wire for you: ", line) for line in told)


@clause("TB-6.1", "TB-2.14")
@pytest.mark.parametrize(("skin", "team"), [("squad", "the Terrorists"), ("workshop", "the Saboteurs")])
def test_the_end_is_told(skin: str, team: str) -> None:
    match = play(begin(skin=skin), "A>D0")
    assert words(match, PUBLIC)[-2:] == ["Adam cut Dora’s first wire: BOOM.", f"The bomb goes off: {team} win!"]


def test_a_round_end_is_told() -> None:
    match = play(begin(), "A>B1, B>A0, A>C0, C>D1")
    assert "Round 1 is over. Cut: 3 safe, 1 success and no BOOM." in " ".join(words(match, PUBLIC))


# --- talk ---------------------------------------------------------------------------------------------

ACTS: list[tuple[Act, str]] = [
    (Hand(2, 0), "I was dealt 2 success and no BOOM."),
    (Hand(2, 1), "I was dealt 2 success and 1 BOOM."),
    (Hand(2, None), "I was dealt 2 success."),
    (Hand(None, 1), "I was dealt 1 BOOM."),
    (Hand(None, 0), "I was dealt no BOOM."),
    (Role("swat"), "I’m here to disarm this bomb."),
    (Request("spare_me"), "Don’t cut mine."),
    (Suggest(C), "Let’s cut one of Cole’s."),
    (Suggest(B), "Let’s cut one of mine now."),
    (Oppose(C), "Let’s not cut Cole’s now."),
    (Accuse(C, 3, "wasted_cut"), "Cole is working against us. I’m sure of it. That cut was a waste."),
    (Accuse(C, 1), "I don’t trust Cole."),
    (Vouch(C, 2), "I trust Cole."),
    (Ask(C, "why_cut"), "Cole, why did you cut there?"),
    (Intend(C), "I’m about to cut one of Cole’s."),
    (Aim(C, 1), "Pointing at Cole’s second wire."),
    (Reply(4, "doubt"), "I doubt that."),
    (Retract(4), "I take that back."),
    (Wait(), "Wait, let’s talk first."),
    (GoOn(), "Go on. I’ve said my piece."),
    (Say("Who? Me?"), "Who? Me?"),
    (Remark("safe", 5), "Quiet. Too quiet."),
]


@clause("TB-5.18")
@pytest.mark.parametrize(("act", "line"), ACTS)
def test_every_act_has_a_line(act: Act, line: str) -> None:
    assert english(GAME.words.utter(Said(5, B, (1, 1), act), PUBLIC, ())) == line


@clause("TB-5.18")
def test_every_kind_of_act_and_every_reason_is_rendered() -> None:
    assert {type(act) for act, _ in ACTS} == set(get_args(Act))
    for why in get_args(Why):
        line = english(GAME.words.utter(Said(1, B, (1, 1), Accuse(C, 2, why)), PUBLIC, ()))
        assert line.startswith("I think Cole is working against us. ")
        assert len(line) > 45
        assert line != english(GAME.words.utter(Said(1, B, (1, 1), Vouch(C, 2, why)), PUBLIC, ()))


@clause("TB-5.18")
def test_what_is_answered_is_quoted_with_its_speaker() -> None:
    talk = [Said(1, C, (1, 1), Accuse(B, 2, "gut")), Said(2, A, (1, 1), Role("swat", words="Trust me, I’m a cop."))]
    quote = "“I think Bree is working against us. Just a hunch.”"
    for viewer, line in ((PUBLIC, f"I don’t agree with Cole: {quote}"), (C, f"I don’t agree with you: {quote}")):
        assert english(GAME.words.utter(Said(3, B, (1, 1), Reply(1, "disagree")), viewer, talk), viewer) == line
    line = english(GAME.words.utter(Said(3, B, (1, 1), Reply(2, "doubt")), PUBLIC, talk))
    assert line == "I doubt what Adam said: “Trust me, I’m a cop.”"


@clause("TB-5.18a")
def test_a_voice_is_heard_in_the_sentence() -> None:
    said = Said(1, B, (1, 1), Suggest(C, voice="gruff", variant=1))
    assert english(GAME.words.utter(said, PUBLIC, ())) == "Cole’s row next. Simple as that."
    assert english(GAME.words.utter(said, C, ()), C) == "Your row next. Simple as that."


@clause("TB-5.18")
def test_acts_about_the_reader_say_you() -> None:
    for act, line in (
        (Suggest(C), "Let’s cut one of yours."),
        (Accuse(C, 1, "gut"), "I don’t trust you. Just a hunch."),
        (Intend(C), "I’m about to cut one of yours."),
    ):
        assert english(GAME.words.utter(Said(1, B, (1, 1), act), C, ()), C) == line


# --- prompt bar and twin ------------------------------------------------------------------------------


def ask(match: Any, viewer: int) -> str:
    return english(GAME.words.ask(match.view(viewer), viewer), viewer)


def test_the_prompt_bar() -> None:
    match = play(begin(ready_gate=True), "B ready")
    assert ask(match, A).startswith("Talk as long as you like")
    assert ask(match, B) == "You’re ready. Waiting for Adam, Cole and Dora."
    assert ask(match, PUBLIC) == "Waiting for Adam, Cole and Dora."
    match = play(begin(claim_mode="ordered"), "A pass")
    assert ask(match, B).startswith("Your turn: say what you were dealt")
    assert ask(match, C) == "It’s Bree’s turn to claim."
    match = play(begin(claim_mode="sealed"), "A pass")
    assert ask(match, A) == "You’re done, but you can still change your mind. Waiting for Bree, Cole and Dora."
    assert ask(match, B).startswith("Seal a claim")
    assert ask(match, PUBLIC) == "Claims are being sealed. Waiting for Bree, Cole and Dora."
    match = begin()
    assert ask(match, A).startswith("You hold the nippers")
    assert ask(match, B) == "Adam is choosing. Tap a player to suggest one."
    assert ask(match, PUBLIC) == "Adam is choosing a wire."
    assert ask(play(match, "A>D0"), B) == "It blew up: the Terrorists win."


def facts(match: Any, viewer: int) -> list[str]:
    return [english(fact, viewer) for fact in GAME.words.describe(match.view(viewer))]


def test_the_text_twin() -> None:
    match = play(begin(f"{S3} 1 0 STST+S", show_leftover=True), "A>B0, B>A0")
    assert facts(match, D) == [
        "Round 1 of 4, 5 wires each at its start.",
        "Cut 3 of 4 this round.",
        "Adam holds the nippers.",
        "Face down: 13 safe, 4 success and 1 BOOM.",
        "Success found: 0 of 4.",
        "Cuts left: 2 this round, 14 in the match.",
        "Adam: wires 2, 3, 4 and 5 face down.",
        "Bree: wires 2, 3, 4 and 5 face down.",
        "Cole: wires 1, 2, 3, 4 and 5 face down.",
        "You: wires 1, 2, 3, 4 and 5 face down.",
        "You are a Terrorist.",
        "You were dealt 3 safe, 1 success and 1 BOOM.",
        "Your row now: 3 safe, 1 success and 1 BOOM.",
        "Cut in round 1: 2 safe, 0 success and no BOOM.",
        "Last cut: Bree cut Adam’s first wire: safe.",
    ]
    assert not [fact for fact in facts(match, PUBLIC) if "You" in fact]
    over = facts(play(match, "A>D0"), PUBLIC)
    assert "Dora was a Terrorist." in over
    assert "The role card left over: SWAT." in over


def test_words_for_every_position_of_many_matches() -> None:
    for mode in ("free", "ordered", "sealed", "off"):
        for skin in ("squad", "workshop"):
            match = start(5, seed=f"{mode} {skin}", claim_mode=mode, skin=skin, ready_gate=True)
            random_end(match, Rng(seed_of(mode)))
            for viewer in (*range(5), PUBLIC):
                assert all(words(match, viewer))
                assert all(facts(match, viewer))


# --- the text file ------------------------------------------------------------------------------------


RULES_SAY = ("ask", "log", "say", "remark", "describe", "review")


def _ids(*areas: str) -> set[str]:
    """The sentences of these areas, as the file has them."""
    (file,) = files(GAME.home, "en")
    return set(re.findall(rf"^(time-bomb-(?:{'|'.join(areas)})-\S+) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def _everything() -> Iterator[tuple[Message, int]]:
    """Each kind of message that the rules say, and to whom."""
    acts: list[Act] = [act for act, _ in ACTS]
    acts += [Role("terrorist"), Request("cut_me"), Oppose(B), Retract(1)]
    acts += [Ask(C, topic) for topic in ("hand", "role", "whom_suspect")]
    acts += [Reply(1, stance) for stance in ("agree", "disagree", "believe")]
    acts += [kind(C, level) for kind in (Accuse, Vouch) for level in (1, 2, 3)]
    acts += [kind(C, 1, why) for kind in (Accuse, Vouch) for why in get_args(Why)]
    acts += [Remark(on, n) for on in get_args(get_type_hints(Remark)["on"]) for n in range(REMARKS.get(on, 1))]
    acts += [
        replace(act, voice=voice, variant=variant)
        for act in acts
        if act.__struct_config__.tag in VOICED
        for voice in VOICES
        for variant in range(VARIANTS)
    ]
    talk = [Said(1, C, (1, 1), Accuse(B, 2, "gut"))]
    for act in acts:
        for viewer in (C, PUBLIC):
            yield GAME.words.utter(Said(2, B, (1, 1), act), viewer, talk), viewer
            yield GAME.words.utter(Said(2, B, (1, 1), act), viewer, ()), viewer
    ends = {
        "A>D0": f"{S3} 1 0 STST+S",
        "C>A0, A>B1": "ssss/sSss/sBss/ssss C 2 3",
        "B>A0, A>C0, C>D0, D>E0, E>A1": "ss/sB/sS/ss/ss B 4 4",
        "A>B0, B>A0, A>C0, C>D0": "ss/sB/sS/sS A 4 2",
    }
    matches = [
        play(begin(rows, skin=skin, show_leftover=True), turns)
        for turns, rows in ends.items()
        for skin in ("squad", "workshop")
    ]
    for mode in ("free", "ordered", "sealed"):
        for number in range(8):
            # Nobody answers: the clock does everything, from the briefing on.
            match = start(5, seed=f"late {number}", claim_mode=mode, ready_gate=True, clock=Clock())
            matches.append(match)
            if number % 2:
                first = GAME.words.read_move({"free": "ready", "ordered": "pass", "sealed": "claim 1/0"}[mode])
                match.play(match.state.clipper, first)
                yield from _told(match)
                if mode == "sealed":
                    for text in ("claim -/1", "claim -/0", "claim 2/1", "pass", "claim 1/-"):
                        match.play(match.state.clipper, GAME.words.read_move(text))
                        yield from _told(match)
            while (timers := GAME.timers(match.state)) and number % 4 != 3:
                match.play(CLOCK, Expire(timers[0].id), timers[0].due_ms)
                yield from _told(match)
            random_end(match)
    for match in matches:
        yield from _told(match)


def _told(match: Any) -> Iterator[tuple[Message, int]]:
    for viewer in (*range(match.seats), PUBLIC, ALL):
        for line in match.lines(viewer):
            if not isinstance(line, Said) and (told := GAME.words.tell(line, viewer)) is not None:
                yield told.message, viewer
        if viewer != ALL:
            yield GAME.words.ask(match.view(viewer), viewer), viewer
            for fact in GAME.words.describe(match.view(viewer)):
                yield fact, viewer
    review = match.review()
    assert (review is None) == (match.outcome is None)
    for cut in review["cuts"] if review else ():
        for viewer in (cut["cutter"], cut["target"], PUBLIC):
            yield cut["text"], viewer


def _said(message: Message) -> Iterator[str]:
    """Its id, and those of the messages in it."""
    yield message.id
    for value in message.args.values():
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Message):
                yield from _said(each)


def test_every_sentence_is_used_and_can_be_said() -> None:
    used: set[str] = set()
    tongues = [catalogue(language, GAME.home, strict=True) for language in languages()]
    for message, viewer in {repr(told): told for told in _everything()}.values():
        used.update(_said(message))
        for tongue in tongues:
            assert tongue.say(message, NAMES, viewer)
    assert {id for id in used if id.split("-")[2:3] and id.split("-")[2] in RULES_SAY} == _ids(*RULES_SAY)


def test_every_refusal_code_has_a_sentence() -> None:
    source = "".join(
        resources.files("lastwire.games.time_bomb.rules").joinpath(name).read_text()
        for name in ("check.py", "talk.py", "setup.py")
    )
    codes = set(re.findall(r'"(E_[A-Z_]+)"', source))
    assert {f"time-bomb-refuse-{code}" for code in codes} == _ids("refuse")


@clause("TB-1.1", "TB-2.13", "TB-2.3")
def test_all_words_are_our_own() -> None:
    # Names of other editions stand in the rules as facts and nowhere in the game.
    others = ("Sherlock", "Moriarty", "Cthulhu", "Investigator", "Cultist", "Elder Sign", "Adventurer", "Guardian")
    for language in languages():
        for file in files(GAME.home, language):
            text = file.read_text(encoding="utf-8").lower()
            assert not [name for name in others if name.lower() in text]
    assert "nippers" in english(Message("time-bomb-ask-cut", {"clipper": A}), A)
