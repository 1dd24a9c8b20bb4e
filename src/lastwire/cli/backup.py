"""`lastwire backup`: a copy of all that a server has stored."""

from __future__ import annotations

from pathlib import Path

import click

from lastwire.cli.terminal import data_option, json_flag, megabytes, print_json

force_option = click.option("--force", is_flag=True, help="Replace what is there.")


@click.command("backup", short_help="Copy all that a server has stored into a file.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
@force_option
@json_flag
def command(file: Path, data: Path, force: bool, as_json: bool) -> None:
    """Copy all tables and matches into FILE, as they are at this moment. A server may be running.

    The file holds the seeds of running matches: only its owner can read it. Keep it that way.
    """
    from lastwire.store.sqlite import DATABASE
    from lastwire.store.upkeep import backup

    found = backup(data / DATABASE, file, force)
    if as_json:
        print_json(found)
        return
    click.echo(f"{found.tables:,} tables are in {file}, {megabytes(found.bytes)}.")
