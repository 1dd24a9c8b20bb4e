"""`lastwire restore`: put a copy made by `lastwire backup` back in its place."""

from __future__ import annotations

from pathlib import Path

import click

from lastwire.cli.backup import force_option
from lastwire.cli.terminal import data_option, json_flag, megabytes, print_json
from lastwire.errors import StoreError


@click.command("restore", short_help="Put a copy back in its place.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@data_option
@force_option
@json_flag
def command(file: Path, data: Path, force: bool, as_json: bool) -> None:
    """Check FILE, written by `lastwire backup`, and replace what is stored with it.

    The server must be stopped. A store that holds tables is replaced only with --force.
    """
    from lastwire.server.serve import CannotServe, claimed
    from lastwire.store.sqlite import DATABASE
    from lastwire.store.upkeep import restore

    if not file.is_file():
        raise StoreError(f"{file} is not there")
    try:
        with claimed(data):
            found = restore(file, data / DATABASE, force)
    except CannotServe as trouble:
        raise StoreError(f"{trouble} Stop it first.") from None
    if as_json:
        print_json(found)
        return
    click.echo(f"{found.tables:,} tables are in {data}, {megabytes(found.bytes)}.")
