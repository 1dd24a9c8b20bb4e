"""`lastwire prune`: take out tables that nobody has used for a long time."""

from __future__ import annotations

import re
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import click

from lastwire.cli.terminal import data_option, json_flag, megabytes, print_json
from lastwire.errors import StoreError

HOURS: Final = {"h": 1, "d": 24, "w": 7 * 24}
IN_USE_HOURS: Final = 24  # while a server is running, anything younger than this stays


def _hours(ctx: click.Context, param: click.Parameter, value: str) -> int:
    found = re.fullmatch(r"(\d{1,6})([hdw])", value.strip())
    if found is None:
        raise click.BadParameter(f"“{value}” is no age: say 90d for days, 12w for weeks or 36h for hours.")
    return int(found[1]) * HOURS[found[2]]


@click.command("prune", short_help="Take out tables that nobody has used for a long time.")
@click.option(
    "--older-than",
    "hours",
    metavar="90d",
    required=True,
    callback=_hours,
    help="The age of a table's last entry: days (90d), weeks (12w) or hours (36h).",
)
@click.option("--dry-run", is_flag=True, help="Only say what would be taken out.")
@data_option
@json_flag
def command(hours: int, dry_run: bool, data: Path, as_json: bool) -> None:
    """Take out every table where nothing has happened for this long, with its matches and everything else stored about
    it, and give the space back to the disk.

    A server may be running; then only tables older than a day can be taken out.
    """
    from lastwire.server.serve import CannotServe, claimed
    from lastwire.store.sqlite import DATABASE
    from lastwire.store.upkeep import prune

    path = data / DATABASE
    if not path.is_file():
        raise StoreError(f"There is no store at {path}.")
    with ExitStack() as stack:
        try:
            stack.enter_context(claimed(data))
            alone = True
        except CannotServe:
            alone = False
        if not alone and hours < IN_USE_HOURS:
            raise StoreError(f"A server is using {data}: beside it, only tables older than a day can be taken out.")
        before = time.time_ns() // 1_000_000 - hours * 3_600_000
        found = prune(path, before, dry_run, alone)
    if as_json:
        print_json(found)
        return
    verb = "would be taken out" if dry_run else "were taken out"
    click.echo(f"{found.tables:,} tables with {megabytes(found.bytes)} {verb}.")
