"""`lastwire operator`: give orders to the server that runs on a data folder."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Any

import click
import msgspec

from lastwire import games
from lastwire.cli.terminal import console, data_option, json_flag, print_json
from lastwire.language.reader import spoken
from lastwire.message import Message

PATIENCE_S = 30


@click.group("operator", short_help="Give orders to the server that runs on a data folder.")
def command() -> None:
    """Give orders to the server that runs on a data folder. They hold after a restart.

    Only those who can open the folder's files can give them.
    """


@command.command("status")
@data_option
@json_flag
def status(data: Path, as_json: bool) -> None:
    """Show what was ordered, and which tables are in use."""
    _order(data, as_json, do="status")


@command.command("tables")
@click.argument("who", type=click.Choice(["anyone", "network", "machine", "nobody"]))
@data_option
@json_flag
def tables(who: str, data: Path, as_json: bool) -> None:
    """Say who may open tables: anyone, only this network, only this machine, or nobody."""
    _order(data, as_json, do="tables", who=who)


@command.command("game")
@click.argument("name", type=click.Choice(games.NAMES))
@click.argument("on", type=click.Choice(["on", "off"]))
@data_option
@json_flag
def game(name: str, on: str, data: Path, as_json: bool) -> None:
    """Offer a game, or stop offering it. Running matches go on."""
    _order(data, as_json, do="game", name=name, on=on == "on")


@command.command("close")
@click.argument("table")
@data_option
@json_flag
def close(table: str, data: Path, as_json: bool) -> None:
    """Close a table for good. TABLE is its id, as in its link."""
    _order(data, as_json, do="close", table=table.rpartition("/")[2])


@command.command("bar")
@click.argument("address")
@click.option("--lift", is_flag=True, help="Serve it again.")
@data_option
@json_flag
def bar(address: str, lift: bool, data: Path, as_json: bool) -> None:
    """Serve nobody from an address or a network, such as 203.0.113.7 or 203.0.113.0/24."""
    _order(data, as_json, do="bar", address=address, on=not lift)


@command.command("notice")
@click.argument("text", default="")
@data_option
@json_flag
def notice(text: str, data: Path, as_json: bool) -> None:
    """Show a line to everybody, in the lobby and at every table. Without TEXT, take it down."""
    _order(data, as_json, do="notice", text=text)


def _order(data: Path, as_json: bool, **request: Any) -> None:
    answer = _sent(data, request)
    if answer["error"]:
        raise click.ClickException(spoken(msgspec.convert(answer["error"], Message)))
    if as_json:
        print_json({**answer["orders"], "here": answer["here"]})
        return
    orders, terminal = answer["orders"], console()
    lines = {
        "Tables may be opened by": orders["tables"],
        "Games off": ", ".join(orders["games_off"]) or "none",
        "Tables closed": ", ".join(orders["closed"]) or "none",
        "Addresses barred": ", ".join(orders["barred"]) or "none",
        "Notice": orders["notice"] or "none",
        "Tables in use": ", ".join(f"{id} ({count} connected)" for id, count in answer["here"].items()) or "none",
    }
    for title, value in lines.items():
        terminal.print(f"{title}: {value}", markup=False)


def _sent(data: Path, request: dict[str, Any]) -> Any:
    from lastwire.server.operator import DOOR

    if os.name != "posix":
        raise click.ClickException("this system has no sockets that files guard.")
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE_S)
        try:
            line.connect(str(data / DOOR))
        except (FileNotFoundError, ConnectionRefusedError):
            raise click.ClickException(f"no server runs on {data}.") from None
        line.sendall(msgspec.json.encode(request) + b"\n")
        answer = b""
        while part := line.recv(65_536):
            answer += part
    return msgspec.json.decode(answer)
