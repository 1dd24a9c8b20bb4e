"""`lastwire replay`: read a record, play it again, and show it as any viewer saw it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from lastwire import games
from lastwire.cli.terminal import console, json_flag, print_json
from lastwire.engine.match import Match, visible
from lastwire.engine.record import Record, Sitting
from lastwire.engine.text import escaped
from lastwire.engine.types import ALL, PUBLIC, Said, Viewer
from lastwire.errors import Broken, Outdated, RecordError
from lastwire.message import plain


@click.command("replay", short_help="Play a record again, as any viewer saw it.")
@click.argument("file")
@click.option("--as", "who", default="public", show_default=True, metavar="SEAT|public|all", help="Whose view to show.")
@click.option("--step", type=int, help="How many entries to play.  [default: all]")
@json_flag
def command(file: str, who: str, step: int | None, as_json: bool) -> None:
    """Play the record in FILE again and show the match after any step.

    In a file of several records, as `lastwire simulate --out` writes them, FILE#K names the K-th.
    """
    record = _read(file)
    if record.game not in games.NAMES:
        raise RecordError(f"this is a record of “{record.game}”, a game that is not here")
    viewer = _viewer(who, record.seats)
    steps = len(record.entries)
    if step is not None and not 0 <= step <= steps:
        raise click.BadParameter(f"the record has steps 0 to {steps}, not {step}.", param_hint="--step")
    match, problem = _replay(record, steps if step is None else step)
    if match is None:
        _show_stored(record, who, problem, as_json)
        return
    view = match.view(viewer)
    if as_json:
        found = {
            "game": record.game,
            "steps": steps,
            "step": len(match.entries),
            "as": who,
            "view": view,
            "outcome": match.outcome,
            "verified": not problem,
            "sat": record.sat,
        }
        print_json(found | ({"problem": problem} if problem else {}))
        return
    terminal = console()
    names = tuple(map(escaped, record.called(len(match.entries))))
    for line in _told(record, match, viewer):
        terminal.print(escaped(line), markup=False)
    terminal.print()
    terminal.print(match.game.words.describe(view, names), markup=False)
    terminal.print()
    _show_seats(record)
    verdict = f"not verified: {problem}" if problem else "verified: every step replays to what the record says"
    terminal.print(f"Step {len(match.entries)} of {steps}; {verdict}.", markup=False)


def _read(file: str) -> Record:
    path, number = Path(file), ""
    if not path.exists() and "#" in file:
        name, number = file.rsplit("#", 1)
        path = Path(name)
    from lastwire.lab.arena import records

    found = records(path)
    if not number:
        if len(found) > 1:
            raise RecordError(f"{path} holds {len(found)} records: name one, as {path}#1")
        return Record.read(found[0])
    if not number.isdecimal() or not 1 <= int(number) <= len(found):
        raise RecordError(f"{path} holds records 1 to {len(found)}, not {number}")
    return Record.read(found[int(number) - 1])


def _viewer(who: str, seats: int) -> Viewer:
    if who in ("public", "all"):
        return PUBLIC if who == "public" else ALL
    if not who.isdecimal() or int(who) >= seats:
        raise click.BadParameter(
            f"whose eyes? A seat from 0 to {seats - 1}, public or all, not “{who}”.", param_hint="--as"
        )
    return int(who)


def _replay(record: Record, step: int) -> tuple[Match[Any, Any, Any, Any, Any] | None, str]:
    """The match after this many entries, or as many as replay, and what is wrong with the record, if anything. None:
    this version does not have the rules it was played by."""
    game = games.load(record.game)
    try:
        shown = Match.begin(game, record)
    except Outdated as error:
        return None, str(error)
    try:
        shown = Match.replay(game, record, step)
        return shown, Match.replay(game, record).difference(record)
    except (RecordError, Broken) as error:
        return shown, str(error)


def _show_stored(record: Record, who: str, problem: str, as_json: bool) -> None:
    """What was written down at the time, for a match that cannot be played again."""
    if as_json:
        found = {"game": record.game, "steps": len(record.entries), "step": 0, "as": who, "view": None}
        found |= {"outcome": record.outcome, "verified": False, "problem": problem, "log": record.log}
        print_json(found | {"sat": record.sat})
        return
    terminal = console()
    for line in record.log:
        terminal.print(escaped(plain(line)), markup=False)
    if record.log:
        terminal.print()
    _show_seats(record)
    terminal.print(
        f"Not played again, and not verified: {problem}. These are the lines that were stored.", markup=False
    )


def _show_seats(record: Record) -> None:
    """Who had which seat, where that changed during the match."""
    for seat in range(record.seats):
        sat = [sitting for sitting in record.sat if sitting.seat == seat]
        if len(sat) > 1:
            changes = "".join(f"; from step {each.at} on {_player(each)}" for each in sat[1:])
            console().print(f"Seat {seat}: {_player(sat[0])}{changes}.", markup=False)


def _player(sitting: Sitting) -> str:
    return escaped(sitting.name) + (f" (a bot, {escaped(sitting.bot)})" if sitting.bot else "")


def _told(record: Record, match: Match[Any, Any, Any, Any, Any], viewer: Viewer) -> list[str]:
    """The viewer's log in words, each line with the names that players had then."""
    lines: list[str] = []
    again = match.afresh()
    words = match.game.words

    def tell(news: Sequence[Any], at: int) -> None:
        names = tuple(map(escaped, record.called(at)))
        for line in visible(news, viewer):
            if isinstance(line, Said):
                lines.append(f"{names[line.seat]}: “{words.utter(line, viewer, names)}”")
            elif (told := words.tell(line, viewer, names)) is not None:
                lines.append(told.text)

    tell(again.log, 0)
    for at, deed in enumerate(record.entries[: len(match.entries)]):
        tell(again.repeat(deed), at)
    return lines
