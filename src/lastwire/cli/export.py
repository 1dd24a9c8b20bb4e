"""`lastwire export`: a whole house in one file, for another kind of store."""

from __future__ import annotations

from pathlib import Path

import click

from lastwire.cli.backup import force_option
from lastwire.cli.terminal import json_flag, print_json


def place(text: str) -> str:
    """The address of a database, or the file in a data folder."""
    from lastwire.store.place import is_database
    from lastwire.store.sqlite import DATABASE

    return text if is_database(text) else str(Path(text) / DATABASE)


@click.command("export", short_help="Pack a whole house into a file.")
@click.argument("source", metavar="FROM")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@force_option
@json_flag
def command(source: str, file: Path, force: bool, as_json: bool) -> None:
    """Pack all that is stored in FROM, a data folder or postgresql://…, into FILE, running matches included. A server
    may be running.

    The file is gzipped if its name ends in .gz. It holds the seeds of running matches: only its owner can read it.
    """
    from lastwire.store.parcel import pack

    moved = pack(place(source), file, force)
    if as_json:
        print_json(moved)
        return
    click.echo(f"{moved.tables:,} tables with {moved.entries:,} entries are in {file}.")
