"""`lastwire join`: a seat at a server's table, on the terminal's screen."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import click

from lastwire.cli import purse
from lastwire.cli.terminal import has_screen
from lastwire.cli.word import spoken
from lastwire.errors import Parted

if TYPE_CHECKING:
    from lastwire.client import Client


@click.command("join", short_help="Sit down at a server's table.")
@click.argument("url")
@click.option("--name", help="What you are called there.  [default: you watch until you sit down]")
def command(url: str, name: str | None) -> None:
    """Come to the table that URL names, as a server's invitation has it, and play there in the terminal.

    With --name you sit down in the first free seat, or have your own again if you were there before.
    """
    from lastwire.cli.screen import reason
    from lastwire.client import Client

    if not has_screen():
        raise click.UsageError("a table is shown on a screen: input and output have to be a terminal.")
    try:
        client = Client(url)
        client.token = purse.token(str(client.server))
        code = asyncio.run(_run(client, name))
    except Parted as parted:
        raise click.ClickException(spoken(reason(parted))) from None
    if code:
        raise click.Abort


async def _run(client: Client, name: str | None) -> int:
    from lastwire.cli.guest import Guest
    from lastwire.cli.screen import TableScreen

    async with await client.linked() as stay:
        return await TableScreen(Guest(stay, name or ""), str(client.server)).run_async() or 0
