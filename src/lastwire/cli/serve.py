"""`lastwire serve`: host tables for people and bots in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from lastwire.cli.terminal import data_option


def host_names(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> tuple[str, ...]:
    """Names of hosts, without scheme, port or path."""
    from lastwire.server.address import named

    for name in value:
        if ":" in name or named(name) is None:
            raise click.BadParameter(f"“{name}” is not the name of a host, such as games.example.org.")
    return value


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 means all.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0 takes any free one.")
@data_option
@click.option("--store", metavar="URL", help="postgresql://…, or sqlite:DIR, another way to say --data DIR.")
@click.option(
    "--allowed-host",
    "allowed_hosts",
    metavar="NAME",
    multiple=True,
    callback=host_names,
    help="A name that people reach this server by, such as games.example.org. May be given several times.",
)
@click.option(
    "--tables",
    "openers",
    type=click.Choice(["anyone", "network", "machine", "nobody"]),
    help="Who may open tables.  [default: as the operator last ordered]",
)
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@click.option(
    "--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="How much to log on stderr."
)
@click.pass_context
def command(
    ctx: click.Context,
    host: str,
    port: int,
    data: Path,
    store: str | None,
    allowed_hosts: tuple[str, ...],
    openers: Any,
    no_browser: bool,
    log_level: str | None,
) -> None:
    """Serve Last Wire to browsers until interrupted. /healthz returns 200 once it is ready."""
    from lastwire.server.serve import serve
    from lastwire.store.place import is_database

    database = None
    if store is not None and is_database(store):
        database = store
    elif store is not None:
        scheme, _, rest = store.partition(":")
        if scheme != "sqlite" or not rest:
            raise click.BadParameter(f"“{store}” is neither postgresql://… nor sqlite:DIR.", param_hint="--store")
        data = Path(rest)

    ctx.exit(
        serve(
            host=host,
            port=port,
            data=data,
            open_browser=not no_browser,
            log_level=log_level,
            allowed_hosts=allowed_hosts,
            openers=openers,
            database=database,
        )
    )
