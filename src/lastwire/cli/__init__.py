"""The command line: one module for each command, imported when it is called."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from typing import Any, Final

import click

from lastwire import __version__
from lastwire.engine.text import escaped
from lastwire.errors import LastWireError, Refused
from lastwire.language.reader import spoken

COMMANDS: Final = (
    *("serve", "play", "join", "games", "simulate", "replay", "laws", "bench"),
    *("operator", "stats", "prune", "backup", "restore", "export", "import"),
)
INTERRUPTED: Final = 130  # what shells expect after Ctrl-C


class _Commands(click.Group):
    """Commands by the name of their module, so that starting one does not wait for the imports of the others."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = "unpack" if cmd_name == "import" else cmd_name  # a word that no module can have for a name
        command: click.Command = import_module(f"lastwire.cli.{module}").command
        return command


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="lastwire", message="%(prog)s %(version)s")
def lastwire() -> None:
    """Bomb-defusal tabletop games to play with friends and bots, and to study."""


def main(arguments: list[str] | None = None) -> Any:
    """Run a command line. Errors that a user can cause end in a sentence on stderr and an exit code, never in a
    traceback."""
    try:
        sys.exit(lastwire.main(arguments, prog_name="lastwire", standalone_mode=False) or 0)
    except click.ClickException as error:
        told = io.StringIO()
        error.show(told)
        click.echo(escaped(told.getvalue(), lines=True), err=True, nl=False)
        sys.exit(error.exit_code)
    except (KeyboardInterrupt, click.Abort):
        click.echo("Stopped.", err=True)
        sys.exit(INTERRUPTED)
    except Refused as refused:
        click.echo(f"Error: {escaped(spoken(refused.message))}", err=True)
        sys.exit(1)
    except LastWireError as error:
        click.echo(f"Error: {escaped(str(error))}", err=True)
        sys.exit(1)
    except BrokenPipeError:
        # The reader of our output has gone. Python would complain again when it closes stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        click.echo(f"Error: {where}{error.strerror or error}", err=True)
        sys.exit(1)
