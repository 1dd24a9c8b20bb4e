"""A whole match in the terminal, with a script at the keys."""

from __future__ import annotations

import pytest

from lastwire.games.time_bomb.game import GAME
from lastwire.language.catalogue import catalogue
from lastwire.message import Message
from tests.cli.shell import lastwire, refuses

PLAY = ("play", "time-bomb", "--seats", "4", "--bots", "random", "--seed", "terminal")
# Ready when asked, else any wire of the others in turn: what is refused is asked again.
KEYS = "\n".join(["ready", *(f">{target}{slot}" for slot in range(5) for target in "BCD")] * 20) + "\n"


def test_a_whole_match() -> None:
    ran = lastwire(*PLAY, stdin=KEYS)
    assert ran.code == 0, ran
    assert ran.err == ""
    assert "You’re ready." in ran.out
    assert ("You won." in ran.out) != ("You lost." in ran.out)
    assert lastwire(*PLAY, stdin=KEYS).out == ran.out


def test_the_terminal_shows_what_the_seat_knows_and_no_more() -> None:
    ran = lastwire(*PLAY, stdin="look\n")
    assert ran.out.count("You are SWAT.") + ran.out.count("You are a Terrorist.") >= 1
    assert "You were dealt" in ran.out
    assert "was dealt" not in ran.out


def test_help_lists_moves_and_acts() -> None:
    ran = lastwire(*PLAY, stdin="?\n")
    assert "ready" in ran.out
    assert "say request what=cut_me\n" in ran.out


def test_talk_is_heard_and_refusals_say_why() -> None:
    keys = (
        "say hand success=2 boom=0\nsay say text=trust me\nsay hand success=9\nsay shout\nsay hand two\nsay\nfoo\n>B0\n"
    )
    out = lastwire(*PLAY, stdin=keys).out
    assert "You: I was dealt 2 success and no BOOM.\n" in out
    assert "You: trust me\n" in out
    assert "(TB-5.12)" in out
    assert "“two” has no field; write field=value" in out
    assert "not a move of Time Bomb: 'foo'" in out
    assert "(TB-4.1)" in out


def test_a_match_is_told_in_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTWIRE_LANG", "de_AT.UTF-8")
    out = lastwire(*PLAY, stdin="ready\n").out
    assert catalogue("de", GAME.home).say(Message("time-bomb-log-ready", {"seat": 0}), viewer=0) in out
    assert "You’re ready." not in out


def test_the_input_may_end() -> None:
    ran = lastwire(*PLAY, stdin="ready\n")
    assert ran.code == 1
    assert ran.err == "Error: the input ended before the match did.\n"


def test_one_may_leave() -> None:
    ran = lastwire(*PLAY, stdin="quit\n")
    assert (ran.code, ran.err) == (130, "Stopped.\n")


@pytest.mark.parametrize(
    ("arguments", "saying"),
    [
        (("--seats", "12"), "4 to 6 players, not 12"),
        (("--seat", "4"), "there are seats 0 to 3, not 4"),
        (("--bots", "tiger"), "has no bot “tiger”"),
        (("--bots", "easy,easy"), "one for each of the 3 other seats"),
        (("--options", "nonsense"), "--options"),
        (("--options", '{"start_player": "seat:8"}'), "Seat 9 can’t start: there are only 4."),
    ],
)
def test_play_refuses(arguments: tuple[str, ...], saying: str) -> None:
    refuses("play", "time-bomb", *arguments, code=2, saying=saying)
