"""`lastwire stats`: what a server has stored."""

from __future__ import annotations

from pathlib import Path

import click

from lastwire.cli.terminal import data_option, json_flag, megabytes, print_json


@click.command("stats", short_help="Count what a server has stored.")
@data_option
@json_flag
def command(data: Path, as_json: bool) -> None:
    """Count the tables, matches and entries that are stored, and the bytes they take. A server may be running."""
    from lastwire.store.sqlite import DATABASE
    from lastwire.store.upkeep import stats

    found = stats(data / DATABASE)
    if as_json:
        print_json(found)
        return
    counts = f"{found.tables:,} tables, {found.matches:,} matches, {found.entries:,} entries"
    click.echo(f"{counts}; {megabytes(found.bytes)} on disk.")
