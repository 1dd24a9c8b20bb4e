"""What the commands share: parameters for games, bots and options, one JSON object on stdout, progress on stderr."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from lastwire import games
from lastwire.engine.text import escaped
from lastwire.errors import ContentError, Malformed, Refused
from lastwire.language.reader import spoken

if TYPE_CHECKING:
    from rich.console import Console

# Control characters beyond those that JSON escapes by itself, and characters that reverse text or hide in it.
_COMMANDING: Final = re.compile(
    "[\x7f-\x9f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\U000e0000-\U000e007f]"
)


def known_game(ctx: click.Context, param: click.Parameter, value: str) -> str:
    """A game's name; anything else is a usage error that lists the games."""
    if value not in games.NAMES:
        raise click.BadParameter(f"there is no game “{value}”; there is {_list(games.shelf())}.")
    return value


def known_games(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> tuple[str, ...]:
    """Several games' names."""
    return tuple(known_game(ctx, param, name) for name in value)


def bot_names(ctx: click.Context, param: click.Parameter, value: str | None) -> tuple[str, ...] | None:
    """Names of bots, separated by commas."""
    if value is None:
        return None
    names = tuple(name.strip() for name in value.split(","))
    if not all(names):
        raise click.BadParameter("name one bot for all, or one for each seat: strong,baseline,…")
    return names


game_argument = click.argument("game", callback=known_game)
json_flag = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object on stdout, and nothing else there."
)
options_option = click.option("--options", metavar="JSON", help="The game's options, as a JSON object.")
content_option = click.option(
    "--content",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Your own decks and numbers in place of the house's: `lastwire games --content GAME` prints those.",
)
data_option = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("lastwire-data"),
    show_default=True,
    help="The folder where tables and matches are kept.",
)
bots_option = click.option(
    "--bots", metavar="A,B,…", callback=bot_names, help="One bot for all seats, or one for each."
)
seats_option = click.option("--seats", type=int, help="How many play.  [default: the fewest that the options allow]")


def options_of(game: str, text: str | None, content: Path | None = None) -> Any:
    """The game's options as given by this JSON (by default the game's own), with the content of a file in them if there
    is one; a usage error if something is wrong."""
    rules = games.load(game)
    try:
        options = rules.types.Options() if text is None else rules.codec.options(text.encode())
    except Malformed as error:
        raise click.BadParameter(error.text, param_hint="--options") from None
    if content is None:
        return options
    try:
        return rules.with_content(options, content.read_text(encoding="utf-8"), str(content))
    except ContentError as error:
        raise click.BadParameter(spoken(error.message, game), param_hint="--content") from None
    except (OSError, UnicodeDecodeError) as error:
        raise click.BadParameter(f"{content}: cannot be read: {error}.", param_hint="--content") from None


def seats_of(game: str, options: Any, seats: int | None) -> int:
    """The number of seats: as given, or the fewest that these options allow; a usage error if they do not allow it."""
    try:
        allowed = games.load(game).seats(options)
    except Refused as refused:
        raise click.BadParameter(spoken(refused.message), param_hint="--options") from None
    if seats is None:
        return allowed.start
    if seats not in allowed:
        message = f"these options allow {allowed.start} to {allowed.stop - 1} players, not {seats}."
        raise click.BadParameter(message, param_hint="--seats")
    return seats


def print_json(value: Any) -> None:
    """Print exactly one JSON object. Characters that would control a terminal are written as JSON escapes."""
    click.echo(_COMMANDING.sub(lambda found: _by_number(found[0]), msgspec.json.encode(value).decode()))


def _by_number(char: str) -> str:
    pairs = char.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{pairs[at]:02x}{pairs[at + 1]:02x}" for at in range(0, len(pairs), 2))


def has_screen() -> bool:
    """Whether somebody sits at a terminal that can draw."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def console() -> Console:
    """For people: rich text on stdout, plain if that is not a terminal. Names and lines in what it prints may come from
    a stranger's record or server, so they never control the terminal."""
    from rich.console import Console

    class Screen(Console):
        def print(self, *objects: Any, **how: Any) -> None:
            super().print(*(escaped(each, lines=True) if isinstance(each, str) else each for each in objects), **how)

    return Screen(highlight=False, soft_wrap=not sys.stdout.isatty())


@contextmanager
def progress(title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr, if that is a terminal, while the block runs; yields a function to call with how much is
    done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def status(title: str) -> Iterator[Callable[[str], None]]:
    """A line on stderr that says what is being done, if that is a terminal; yields a function to call with a new
    line."""
    if not sys.stderr.isatty():
        yield lambda line: None
        return
    from rich.console import Console

    with Console(stderr=True).status(title) as line:
        yield line.update


def megabytes(size: int) -> str:
    """A number of bytes, for people to read."""
    return f"{size / 1_000_000:,.1f} MB" if size >= 100_000 else f"{size / 1000:,.1f} kB"


def _list(names: tuple[str, ...]) -> str:
    return ", ".join(names[:-1]) + f" and {names[-1]}" if len(names) > 1 else names[0]
