"""`lastwire games`: what there is to play, with options and bots."""

from __future__ import annotations

from typing import Any

import click
import msgspec

from lastwire import games
from lastwire.bots import registry
from lastwire.cli.terminal import console, json_flag, known_game, print_json
from lastwire.language.reader import spoken
from lastwire.message import Message


def _with_content(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """A game whose content a file may replace."""
    if value is not None and games.load(known_game(ctx, param, value)).content is None:
        raise click.BadParameter(f"{value} has no content that a file could replace.")
    return value


@click.command("games")
@click.option("--content", metavar="GAME", callback=_with_content, help="Print the content that a file may replace.")
@json_flag
def command(content: str | None, as_json: bool) -> None:
    """List the games, with their options and bots.

    With --content, print the decks and numbers of a game that an owner of the printed one may replace: a file to start
    from, for `lastwire simulate --content FILE`, `lastwire play --content FILE` and the room of a table.
    """
    if content is not None and (replaceable := games.load(content).content) is not None:
        click.echo(replaceable.house(), nl=False)
        return
    found = [_describe(name) for name in games.shelf()]
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
    allowed = game.seats(game.types.Options())
    return {
        "name": game.info.name,
        "title": game.info.title,
        "pitch": spoken(Message(f"{name}-pitch"), name),
        "weight": game.info.weight,
        "revision": game.info.revision,
        "seats": [allowed.start, allowed.stop - 1],
        "minutes": list(game.info.minutes),
        "options": msgspec.json.schema(game.types.Options),
        "defaults": game.types.Options(),
        "levels": registry.levels(name),
        "bots": registry.names(name),
        "content": None if game.content is None else game.content.option,
    }
