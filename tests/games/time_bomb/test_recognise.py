"""What bots understand of typed sentences (TB-5.17)."""

from __future__ import annotations

import msgspec
import pytest

from lastwire.errors import Malformed
from lastwire.games.time_bomb.game import GAME
from lastwire.games.time_bomb.rules.talk import (
    Accuse,
    Act,
    Ask,
    Hand,
    Intend,
    Oppose,
    Request,
    Role,
    Suggest,
    Vouch,
    Wait,
)
from lastwire.message import words
from lastwire.testing import clause
from tests.games.time_bomb.kit import S3, begin
from tests.table.desk import HOST, Desk

NAMES = ("Ann", "Bree", "Cy", "Dot")


def read(text: str, seat: int = 2) -> Act | None:
    assert GAME.talk is not None
    act: Act | None = GAME.talk.understand(begin(f"{S3[:-1]}B").state, seat, text, NAMES)
    return act


@clause("TB-5.17")
@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("I have two", Hand(2, None)),
        ("i’ve got 3 success", Hand(3, None)),
        ("I was dealt two, no bomb", Hand(2, 0)),
        ("no bomb", Hand(None, 0)),
        ("I don't have the bomb", Hand(None, 0)),
        ("I have the bomb!", Hand(None, 1)),
        ("I got nothing", Hand(0, None)),
        ("I have one success and the bomb", Hand(1, 1)),
        ("Ich habe zwei", Hand(2, None)),
        ("ich hab nur einen Erfolg und kein Bumm", Hand(1, 0)),
        ("Ich habe nichts bekommen", Hand(0, None)),
        ("Das BUMM ist bei mir.", Hand(None, 1)),
        ("don't cut me", Request("spare_me")),
        ("please cut mine", Request("cut_me")),
        ("Bloß nicht bei mir!", Request("spare_me")),
        ("Schneidet doch bei mir", Request("cut_me")),
        ("cut Dot", Suggest(3)),
        ("Schneid mal bei Dot", Suggest(3)),
        ("do not cut ann!", Oppose(0)),
        ("nicht bei Ann!", Oppose(0)),
        ("Bree is lying", Accuse(1, 2)),
        ("Bree lügt", Accuse(1, 2)),
        ("I suspect Dot", Accuse(3, 1)),
        ("Ich traue Dot nicht", Accuse(3, 1)),
        ("I trust Ann", Vouch(0, 2)),
        ("Ich vertraue Ann.", Vouch(0, 2)),
        ("Ann, what did you get?", Ask(0, "hand")),
        ("Ann, was hast du?", Ask(0, "hand")),
        ("Dot, wen verdächtigst du?", Ask(3, "whom_suspect")),
        ("why did you cut there, Bree?", Ask(1, "why_cut")),
        ("I'm SWAT", Role("swat")),
        ("Ich bin auf eurer Seite", Role("swat")),
        ("hold on", Wait()),
        ("Moment mal!", Wait()),
    ],
)
def test_a_sentence_is_an_act(text: str, act: Act) -> None:
    assert read(text) == act


@clause("TB-5.17")
@pytest.mark.parametrize(
    "text",
    [
        "nice evening",
        "I have an idea",
        "I have a good feeling about this",
        "tea, biscuits and the bomb",
        "what a bomb",
        "Dotty cut her hair",
        "I have seven wires",
        "I don't think Bree is lying",
        "If Bree is lying, we lose",
        "is Bree lying?",
        "Ich glaube nicht, dass Bree lügt",
        "Das ist halt so eine Sache mit euch",
        "cut Bree",  # she holds the nippers
        "I will cut Dot",  # who speaks does not
        "trust Cy",  # the speaker's own name
    ],
)
def test_anything_else_is_only_a_sentence(text: str) -> None:
    assert read(text) is None


@clause("TB-5.17")
def test_the_clipper_s_plans_are_understood_and_names_taken_literally() -> None:
    assert read("I'll cut Dot", seat=1) == Intend(3)
    assert GAME.talk is not None
    odd = ("A.(b)*", "Bree", "Cy", "Dot")
    assert GAME.talk.understand(begin(f"{S3[:-1]}B").state, 2, "cut A.(b)*", odd) == Suggest(0)


@clause("TB-5.17")
def test_what_was_typed_is_stored_as_what_it_means_and_read_as_it_was_typed() -> None:
    desk = Desk.playing(people=4, options={"ready_gate": False})
    desk.do(HOST, "say", act={"act": "say", "text": "I have two, no bomb!"})
    desk.do(HOST, "say", act={"act": "say", "text": "Good evening."})
    said = desk.live.match.talk
    assert [msgspec.to_builtins(each.act)["act"] for each in said] == ["hand", "say"]
    assert said[0].act == Hand(2, 0, words="I have two, no bomb!")
    assert [GAME.words.utter(each, 1, said) for each in said] == [words("I have two, no bomb!"), words("Good evening.")]
    assert desk.reload().live.match.talk == said
    # Nobody puts other words to a meaning.
    with pytest.raises(Malformed, match="words"):
        desk.do(HOST, "say", act={"act": "hand", "success": 1, "words": "none"})
    assert desk.refused(HOST, "say", act={"act": "role", "side": "swat", "voice": "kind"}).code == "E_TEXT"
