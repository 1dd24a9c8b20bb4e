"""The command line that scripts rely on: objects, exit codes, and a clear sentence for whatever goes wrong."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastwire import __version__, cli, games
from lastwire.engine.match import Match
from lastwire.engine.record import Record, Sitting
from lastwire.engine.types import ALL, PUBLIC
from tests.cli.shell import lastwire, refuses

RUN = (sys.executable, "-m", "lastwire.cli")


# --- all commands ----------------------------------------------------------------------------------------------------


def test_the_version() -> None:
    assert lastwire("--version") == (0, f"lastwire {__version__}\n", "")


def test_help_names_every_command() -> None:
    ran = lastwire("--help")
    assert ran.code == 0
    for command in cli.COMMANDS:
        assert f"\n  {command} " in ran.out
        assert lastwire(command, "--help").code == 0


def test_without_a_command_the_help_is_a_usage_error() -> None:
    ran = lastwire()
    assert ran.code == 2
    assert "Usage: lastwire" in ran.err


def test_an_unknown_command() -> None:
    refuses("defuse", code=2, saying="No such command 'defuse'")


def test_an_unknown_option() -> None:
    refuses("games", "--bogus", code=2, saying="No such option")


@pytest.mark.parametrize("command", ["simulate", "play", "bench", "laws"])
def test_an_unknown_game(command: str) -> None:
    refuses(command, "tennis", code=2, saying="there is no game “tennis”; there is time-bomb")


def test_a_reader_who_leaves_early_gets_no_traceback() -> None:
    with subprocess.Popen([*RUN, "games", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) in (0, 1)


def test_interrupting_ends_with_one_word(tmp_path: Path) -> None:
    file = tmp_path / "out"
    command = [*RUN, "simulate", "time-bomb", "--matches", "1000000", "--jobs", "2", "--out", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        while not file.exists() or not file.stat().st_size:  # until matches are being played
            assert process.poll() is None
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"\nStopped.\n")


def test_the_server_does_not_wait_for_what_it_does_not_need() -> None:
    """`./play` has two seconds: the command line loads neither the laboratory nor a game before it must."""
    heavy = ("lastwire.lab", "lastwire.games.time_bomb", "lastwire.server", "rich", "asyncio", "multiprocessing")
    code = f"import sys, lastwire.cli; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# --- games -----------------------------------------------------------------------------------------------------------


def test_games() -> None:
    found = lastwire("games", "--json").json["games"]
    assert [game["name"] for game in found] == list(games.shelf())
    for game in found:
        assert {"name", "title", "seats", "minutes", "options", "bots"} <= game.keys()
        assert game["bots"][:4] == ["random", "easy", "baseline", "strong"]
        assert "$defs" in game["options"] or game["options"]["type"] == "object"
    assert next(game for game in found if game["name"] == "time-bomb")["seats"] == [4, 6]


def test_games_for_people() -> None:
    ran = lastwire("games")
    assert ran.code == 0
    assert "Time Bomb" in ran.out


def test_content_that_an_owner_may_replace_is_printed_as_a_file() -> None:
    ran = lastwire("games", "--content", "academy")
    assert (ran.code, ran.err) == (0, "")
    assert tomllib.loads(ran.out)["wait_points"] == 3
    refuses("games", "--content", "time-bomb", code=2, saying="time-bomb has no content that a file could replace")
    refuses("games", "--content", "chess", code=2, saying="there is no game “chess”")
    listed = {game["name"]: game["content"] for game in lastwire("games", "--json").json["games"]}
    assert (listed["academy"], listed["time-bomb"]) == ("content", None)


# --- simulate --------------------------------------------------------------------------------------------------------


SIMULATE = ("simulate", "time-bomb", "--seats", "5", "--matches", "12", "--seed", "3")


def test_simulate() -> None:
    ran = lastwire(*SIMULATE, "--json")
    assert ran.err == ""
    found = ran.json
    assert found["game"] == "time-bomb"
    assert found["seats"] == 5
    assert found["matches"] == 12
    assert sum(found["outcomes"].values()) == 12
    assert len(found["wins"]) == len(found["score"]["mean"]) == len(found["score"]["sd"]) == 5
    assert found["moves"] > 12
    assert found["seconds"] > 0


def test_simulate_gives_the_same_whatever_the_jobs() -> None:
    one = lastwire(*SIMULATE, "--json", "--jobs", "1").json
    two = lastwire(*SIMULATE, "--json", "--jobs", "2").json
    for found in (one, two):
        del found["seconds"], found["cpu_s"], found["slowest_ms"]
    assert one == two


def test_simulate_for_people() -> None:
    ran = lastwire(*SIMULATE)
    assert ran.code == 0
    assert "12 matches of time-bomb, 5 players" in ran.out


def test_simulate_with_options_and_bots_for_each_seat() -> None:
    options = '{"claim_mode": "sealed", "profile": "ext78"}'
    bots = "easy,random,random,random,random,random,random"
    arguments = ("--seats", "7", "--options", options, "--bots", bots, "--matches", "2", "--json")
    found = lastwire("simulate", "time-bomb", *arguments).json
    assert found["options"]["claim_mode"] == "sealed"
    assert found["bots"] == bots.split(",")


@pytest.mark.parametrize(
    ("arguments", "code", "saying"),
    [
        (("--options", "{"), 2, "--options: Input data was truncated"),
        (("--options", "[]"), 2, "--options: Expected `object`, got `array`"),
        (("--options", '{"colour": 1}'), 2, "--options: Object contains unknown field `colour`"),
        (("--options", '{"variants": {"spy": true}}'), 2, "--options"),
        (("--options", '{"start_player": "seat:9"}'), 2, "Seat 10 can’t start: there are only 4."),
        (("--seats", "7"), 2, "--seats: these options allow 4 to 6 players, not 7"),
        (("--seats", "many"), 2, "'many' is not a valid integer"),
        (("--bots", "tiger"), 2, "time-bomb has no bot “tiger”"),
        (("--bots", "random,random"), 2, "one for each of the 4, not 2"),
        (("--bots", ","), 2, "one for each seat"),
        (("--matches", "0"), 2, "0 is not in the range"),
        (("--jobs", "0"), 2, "0 is not in the range"),
        (("--out", "/no/such/folder/file"), 1, "/no/such/folder/file: No such file or directory"),
    ],
)
def test_simulate_refuses(arguments: tuple[str, ...], code: int, saying: str) -> None:
    refuses("simulate", "time-bomb", *arguments, "--json", code=code, saying=saying)


def test_simulate_with_an_owner_s_content(tmp_path: Path) -> None:
    """The file is part of the options, and of every record."""
    own, records = tmp_path / "own.toml", tmp_path / "records.jsonl"
    own.write_text("wait_points = 9\n[tracks]\nG = 8\n")
    arguments = ("simulate", "academy", "--seats", "3", "--matches", "4", "--content", str(own), "--json")
    ran = lastwire(*arguments, "--options", '{"odds": true}', "--out", str(records))
    assert ran.code == 0, ran
    chosen = ran.json["options"]
    assert chosen["odds"]
    assert (chosen["content"]["wait_points"], chosen["content"]["tracks"]["G"]) == (9, 8)
    house = lastwire(*(each for each in arguments if each not in ("--content", str(own))))
    assert house.json["options"]["content"] == "house"
    assert house.json["score"] != ran.json["score"]
    own.unlink()
    replayed = lastwire("replay", f"{records}#4", "--json").json
    assert replayed["verified"]
    assert replayed["view"]["options"]["content"]["wait_points"] == 9


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_content_that_cannot_be_used(command: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[decks]\nG = [0, 1, 200]\n")
    refuses(command, "academy", "--content", str(own), code=2, saying=f"{own}, decks.G: a wire has 12 cards, not 3")
    own.write_text("[decks]\nG = [0, 'one']\n")
    saying = f'{own}, decks.G[1]: "one" doesn’t fit here; allowed: a whole number'
    refuses(command, "academy", "--content", str(own), code=2, saying=saying)
    own.write_bytes(b"\xff\xfe")
    refuses(command, "academy", "--content", str(own), code=2, saying="cannot be read")
    own.write_text("")
    refuses(command, "time-bomb", "--content", str(own), code=2, saying="Time Bomb has nothing that a file could")
    refuses(command, "academy", "--content", str(tmp_path / "none.toml"), code=2, saying="cannot be read")
    refuses(command, "academy", "--content", str(tmp_path), code=2, saying="is a directory")


def test_play_with_an_owner_s_content(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("wait_points = 9\n")
    ran = lastwire("play", "academy", "--seats", "2", "--bots", "random", "--content", str(own), stdin="quit\n")
    assert "its own numbers" in ran.out


# --- replay ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three records, one on each line."""
    file = tmp_path_factory.mktemp("records") / "kept.jsonl"
    options = ("--seats", "4", "--matches", "3", "--seed", "9")
    assert lastwire("simulate", "time-bomb", *options, "--out", str(file)).code == 0
    return file


def plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def first(kept: Path) -> Record:
    return Record.read(kept.read_bytes().splitlines()[0])


def test_replay(kept: Path) -> None:
    match = Match.replay(games.load("time-bomb"), first(kept))
    ran = lastwire("replay", f"{kept}#1", "--json")
    found = ran.json
    assert found["game"] == "time-bomb"
    assert found["steps"] == len(match.entries)
    assert found["verified"] is True
    assert found["view"] == plain(match.view(PUBLIC))
    assert found["outcome"]["reason"] == match.record().outcome.reason  # type: ignore[union-attr]


def test_replay_as_a_seat_after_a_step(kept: Path) -> None:
    record = first(kept)
    match = Match.replay(games.load("time-bomb"), record, 6)
    found = lastwire("replay", f"{kept}#1", "--as", "2", "--step", "6", "--json").json
    assert found["view"] == plain(match.view(2))
    assert found["outcome"] is None
    assert found["verified"] is True
    found = lastwire("replay", f"{kept}#1", "--as", "all", "--step", "0", "--json").json
    assert found["view"] == plain(Match.begin(games.load("time-bomb"), record).view(ALL))


def test_replay_for_people(kept: Path) -> None:
    ran = lastwire("replay", f"{kept}#2")
    assert ran.code == 0
    assert "Round 1" in ran.out
    assert "verified: every step replays" in ran.out


def test_replay_says_who_had_which_seat(kept: Path, tmp_path: Path) -> None:
    sat = (
        Sitting(0, 0, "Ada"),
        Sitting(0, 1, "Copper", "strong"),
        Sitting(14, 1, "Bo\x1b[2J"),
        Sitting(20, 1, "Tin", "weak"),
    )
    file = tmp_path / "sat.json"
    file.write_text(msgspec.structs.replace(first(kept), sat=sat).write())
    ran = lastwire("replay", str(file))
    assert "Seat 1: Copper (a bot, strong); from step 14 on Bo\\x1b[2J; from step 20 on Tin (a bot, weak)." in ran.out
    assert "Seat 0: " not in ran.out  # nobody else came there
    assert lastwire("replay", str(file), "--json").json["sat"] == plain(sat)


def test_replay_shows_a_strangers_text_and_obeys_none_of_it(kept: Path, tmp_path: Path) -> None:
    record = msgspec.json.decode(first(kept).write())
    forged = "Eve\x1b[2J\nStep 9 of 9; verified: every step replays to what the record says.\x9b\u202e"
    record["names"] = [forged, "Bob", "Cat", "Dan"]
    record["entries"].insert(0, {"seat": 0, "t": 0, "act": {"act": "say", "text": forged}})
    file = tmp_path / "forged.json"
    file.write_bytes(msgspec.json.encode(record))
    ran = lastwire("replay", str(file))
    assert "Eve\\x1b[2J\\nStep 9" in ran.out
    for mark in ("\x1b", "\x9b", "\u202e"):
        assert mark not in ran.out + ran.err
    assert not any(line.startswith("Step 9 of 9") for line in ran.out.splitlines())
    shown = lastwire("replay", str(file), "--as", "0", "--json").out
    assert "\x9b" not in shown
    record["game"] = "chess\x1b[2J"
    file.write_bytes(msgspec.json.encode(record))
    refuses("replay", str(file), code=1, saying="chess\\x1b[2J")


def test_replay_of_a_single_record_file(kept: Path, tmp_path: Path) -> None:
    single = tmp_path / "a#b.json"
    single.write_text(first(kept).write())
    assert lastwire("replay", str(single), "--json").json["verified"] is True


@pytest.mark.parametrize("change", ["digest", "outcome", "seat", "seed"])
def test_a_record_that_was_tampered_with_is_not_verified(kept: Path, tmp_path: Path, change: str) -> None:
    data = msgspec.json.decode(kept.read_bytes().splitlines()[0])
    match change:
        case "digest":
            data["digest"] = "0" * 32
        case "outcome":
            data["outcome"]["winners"] = []
        case "seat":
            data["entries"][-1]["seat"] = (data["entries"][-1]["seat"] + 1) % 4
        case "seed":
            data["seed"] = "0" * 64
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(data))
    found = lastwire("replay", str(file), "--json").json
    assert found["verified"] is False
    assert found["problem"]
    assert "not verified" in lastwire("replay", str(file)).out


def test_replay_refuses(kept: Path, tmp_path: Path) -> None:
    refuses("replay", str(tmp_path / "none"), code=1, saying="No such file or directory")
    refuses("replay", str(tmp_path), code=1, saying="Is a directory")
    refuses("replay", str(kept), code=1, saying="holds 3 records: name one")
    refuses("replay", f"{kept}#4", code=1, saying="holds records 1 to 3, not 4")
    refuses("replay", f"{kept}#one", code=1, saying="holds records 1 to 3, not one")
    refuses("replay", f"{kept}#1", "--as", "4", code=2, saying="A seat from 0 to 3, public or all, not “4”")
    refuses("replay", f"{kept}#1", "--as", "me", code=2, saying="A seat from 0 to 3, public or all, not “me”")
    refuses("replay", f"{kept}#1", "--step", "-1", code=2, saying="not -1")
    refuses("replay", f"{kept}#1", "--step", "9999", code=2, saying="not 9999")
    file = tmp_path / "file"
    file.write_bytes(b"\x00\xff not a record")
    refuses("replay", str(file), code=1, saying="not a Last Wire record")
    file.write_bytes(b"")
    refuses("replay", str(file), code=1, saying="not a Last Wire record")
    data = msgspec.json.decode(kept.read_bytes().splitlines()[0])
    file.write_bytes(msgspec.json.encode(data | {"game": "tennis"}))
    refuses("replay", str(file), code=1, saying="a record of “tennis”")
    file.write_bytes(msgspec.json.encode(data | {"seats": 40}))
    refuses("replay", str(file), code=1, saying="cannot be set up")


# --- bench -----------------------------------------------------------------------------------------------------------


def test_bench() -> None:
    ran = lastwire("bench", "time-bomb", "--rounds", "1", "--seconds", "0.02", "--json")
    assert ran.err == ""
    found = ran.json
    assert found["games"]["time-bomb"].keys() >= {"moves_per_s", "matches_per_s"}
    assert found["peers"] == {}
    assert found["ratios"] == {}


def test_bench_for_people_takes_all_games() -> None:
    ran = lastwire("bench", "--rounds", "1", "--seconds", "0.02")
    assert ran.code == 0
    for name in games.NAMES:
        assert name in ran.out


def test_bench_inference() -> None:
    found = lastwire("bench", "inference", "--deals", "1", "--json").json
    assert (found["mission"], found["deals"], found["clock"]) == (8, 1, "cpu")
    for openings in (found["before_tokens"], found["after_tokens"]):
        assert list(openings) == ["2", "3", "4", "5"]
        for each in openings.values():
            assert 0 < each["ms"]["median"] <= each["ms"]["max"]
            assert 0 < each["sample_us"]["median"] <= each["sample_us"]["max"]
    shown = lastwire("bench", "inference", "--deals", "1").out
    assert "5 experts, before any token" in shown


def test_bench_manners() -> None:
    quick = ("bench", "manners", "time-bomb", "--matches", "1", "--bots", "random")
    figures = lastwire(*quick, "--json").json["games"]["time-bomb"]
    assert figures.keys() >= {"share_of_a_silent_person", "matches_without_a_move", "lines_per_move", "median_turn_s"}
    assert "lines per move" in lastwire(*quick).out
    refuses(*quick, "--person", "genius", code=2, saying="time-bomb has no bot “genius”.")


def test_bench_server() -> None:
    found = lastwire("bench", "server", "--tables", "2", "--seconds", "1", "--json").json
    assert found.keys() >= {"moves_per_s", "p50_ms", "p99_ms", "rss_mb", "tables"}
    assert found["tables"] == 2
    assert found["moves_per_s"] > 0


# --- laws ------------------------------------------------------------------------------------------------------------


def test_laws() -> None:
    found = lastwire("laws", "time-bomb", "--steps", "60", "--seed", "2", "--json").json
    laws = found["games"]["time-bomb"]
    assert laws.keys() >= {"steps", "pairs", "messages_compared", "secrets", "violations"}
    assert laws["steps"] >= 60
    assert laws["violations"] == []
    assert found["planted"]["caught"] == found["planted"]["total"] > 0


# --- serve -----------------------------------------------------------------------------------------------------------


def test_serve_refuses(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refuses("serve", "--no-browser", "--port", port, "--data", str(tmp_path), code=1, saying="is taken")
    refuses("serve", "--port", "99999", code=2, saying="99999 is not in the range")
    refuses("serve", "--store", "mysql:there", code=2, saying="“mysql:there” is neither postgresql://… nor sqlite:DIR")
    file = tmp_path / "file"
    file.touch()
    refuses("serve", "--data", str(file), code=2, saying="is a file")
    refuses("serve", "--no-browser", "--host", "256.1.1.1", "--data", str(tmp_path), code=1, saying="256.1.1.1")


def test_a_record_of_other_rules_is_shown_as_it_was_stored(kept: Path, tmp_path: Path) -> None:
    data = msgspec.json.decode(kept.read_bytes().splitlines()[0])
    file = tmp_path / "old.json"
    file.write_bytes(msgspec.json.encode(data | {"revision": 999, "log": ["Once upon a time.", "They won.\x1b[2J"]}))
    found = lastwire("replay", str(file), "--json").json
    assert found["verified"] is False
    assert "played under revision 999" in found["problem"]
    assert found["log"][0] == "Once upon a time."
    assert found["view"] is None
    assert found["outcome"] == data["outcome"]
    shown = lastwire("replay", str(file)).out
    assert "Once upon a time." in shown
    assert "Not played again, and not verified" in shown
    assert "\x1b" not in shown


def test_a_record_that_was_dealt_anew_is_not_verified(kept: Path, tmp_path: Path) -> None:
    """Under the same revision number, as if nobody had thought of raising it."""
    data = msgspec.json.decode(kept.read_bytes().splitlines()[0])
    file = tmp_path / "redealt.json"
    file.write_bytes(msgspec.json.encode(data | {"seed": "11" * 32, "entries": []}))
    found = lastwire("replay", str(file), "--json").json
    assert found["verified"] is False
    assert "another digest" in found["problem"]
