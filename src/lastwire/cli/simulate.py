"""`lastwire simulate`: many matches between bots, and how they ended."""

from __future__ import annotations

from pathlib import Path

import click

from lastwire.cli.terminal import (
    bots_option,
    console,
    content_option,
    game_argument,
    json_flag,
    options_of,
    options_option,
    print_json,
    progress,
    seats_of,
    seats_option,
)
from lastwire.errors import Refused
from lastwire.language.reader import spoken


@click.command("simulate", short_help="Play many matches between bots.")
@game_argument
@seats_option
@options_option
@content_option
@bots_option
@click.option("--matches", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", default="0", show_default=True, help="A number or a word; equal seeds give equal matches.")
@click.option("--first", type=click.IntRange(min=0), default=0, show_default=True, help="Number of the first match.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes play.")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), help="Keep the records here, one on each line.")
@json_flag
def command(
    game: str,
    seats: int | None,
    options: str | None,
    content: Path | None,
    bots: tuple[str, ...] | None,
    matches: int,
    seed: str,
    first: int,
    jobs: int,
    out: Path | None,
    as_json: bool,
) -> None:
    """Play many matches of GAME between bots (random ones, if none are named).

    A run of 200 matches is the same as a run of 100 and another 100 with --first 100. `lastwire replay FILE#K` reads
    the records that --out keeps; K is the number of the match's line.
    """
    from lastwire.lab import arena

    chosen = options_of(game, options, content)
    with progress(f"{game}", matches) as done:
        try:
            result = arena.simulate(
                game, seats_of(game, chosen, seats), chosen, bots or ("random",), matches, seed, jobs, done, out, first
            )
        except Refused as refused:
            raise click.UsageError(spoken(refused.message)) from None
    if as_json:
        print_json(result)
        return
    from rich.table import Table

    terminal = console()
    speed = f"{result.moves} moves and {result.lines} lines in {result.seconds:.1f} s"
    terminal.print(f"{result.matches} matches of {game}, {result.seats} players: {speed}")
    endings = Table("how it ended", "matches", "share")
    for reason, count in result.outcomes.items():
        rate = result.rates[reason]
        endings.add_row(reason, str(count), f"{rate.rate:.1%} ± {rate.se:.1%}")
    players = Table("seat", "bot", "won", "share", "score")
    for seat, bot in enumerate(result.bots):
        share = arena.rate(result.wins[seat], result.matches)
        score = f"{result.score.mean[seat]:.3f} ± {result.score.sd[seat]:.3f}"
        players.add_row(str(seat), bot, str(result.wins[seat]), f"{share.rate:.1%} ± {share.se:.1%}", score)
    terminal.print(endings, players)
