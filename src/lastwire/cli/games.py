"""`lastwire games`: what there is to play, with options and bots."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from lastwire import games
from lastwire.bots import registry
from lastwire.cli.terminal import console, json_flag, print_json


@click.command("games")
@json_flag
def command(as_json: bool) -> None:
    """List the games, with their options and bots."""
    found = [_describe(name) for name in games.NAMES]
    if as_json:
        print_json({"games": found})
        return
    from rich.table import Table

    table = Table("game", "title", "players", "minutes", "bots")
    for game in found:
        players, minutes = ("–".join(map(str, game[key])) for key in ("seats", "minutes"))
        table.add_row(game["name"], game["title"], players, minutes, _bots(game["levels"], game["bots"]))
    console().print(table)


def _bots(levels: list[str], names: list[str]) -> str:
    more = len(names) - len(levels)
    return ", ".join(levels) + (f" and {more} for study" if more else "")


def _describe(name: str) -> dict[str, Any]:
    game = games.load(name)
    allowed = game.seats(game.Options())
    return {
        "name": game.name,
        "title": game.title,
        "pitch": game.pitch,
        "weight": game.weight,
        "revision": game.revision,
        "seats": [allowed.start, allowed.stop - 1],
        "minutes": list(game.minutes),
        "options": msgspec.json.schema(game.Options),
        "defaults": game.Options(),
        "levels": registry.levels(name),
        "bots": registry.names(name),
    }
