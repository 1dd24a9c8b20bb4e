"""`lastwire import`: unpack what `lastwire export` has packed, into a store of either kind."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import click

from lastwire.cli.export import place
from lastwire.cli.terminal import json_flag, print_json
from lastwire.errors import StoreError


@click.command("import", short_help="Unpack a house into an empty store.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.argument("target", metavar="TO")
@json_flag
def command(file: Path, target: str, as_json: bool) -> None:
    """Unpack FILE, written by `lastwire export`, into TO: a data folder or postgresql://…, with no tables in it yet. No
    server may be using it. If anything is wrong, nothing is changed."""
    from lastwire.server.serve import CannotServe, claimed
    from lastwire.store.parcel import unpack
    from lastwire.store.place import is_database

    if not file.is_file():
        raise StoreError(f"{file} is not there")
    try:
        with nullcontext() if is_database(target) else claimed(Path(target)):
            moved = unpack(file, place(target))
    except CannotServe as trouble:
        raise StoreError(f"{trouble} Stop it first.") from None
    if as_json:
        print_json(moved)
        return
    click.echo(f"{moved.tables:,} tables with {moved.entries:,} entries are in their new home.")
