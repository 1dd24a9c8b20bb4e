"""`lastwire bench`: how fast rules and odds are, alone or beside others' engines, and how much a server carries."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from msgspec import UNSET

from lastwire import games
from lastwire.cli.terminal import (
    console,
    json_flag,
    known_games,
    options_of,
    options_option,
    print_json,
    progress,
    seats_of,
    status,
)

if TYPE_CHECKING:
    from lastwire.table.style import Tempo


class _Bench(click.Group):
    """A group whose first word may also be a game: anything but a subcommand is handed to `games`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or args[0] not in (*self.commands, *ctx.help_option_names):
            args = ["games", *args]
        return super().parse_args(ctx, args)


@click.group(
    "bench",
    cls=_Bench,
    short_help="Measure the speed of games, of exact odds or of a server.",
    subcommand_metavar="[GAME]... [--peers] [--json] | inference ... | manners ... | server ...",
)
def command() -> None:
    """Measure speed: random playouts of each GAME (all, if none is named), exact odds, or a server.

    Playouts have checks and events on and are driven from Python; --peers measures OpenSpiel's C++ Hanabi in the same
    run. `inference` measures Bomb Busters' exact odds, `manners` how a person fares among bots, `server` durable moves.
    """


@command.command("games")
@click.argument("names", metavar="[GAME]...", nargs=-1, callback=known_games)
@click.option("--peers", is_flag=True, help="Measure OpenSpiel's C++ Hanabi beside them (needs the extra `peers`).")
@click.option("--rounds", type=click.IntRange(min=1), default=7, show_default=True)
@click.option(
    "--seconds",
    "round_s",
    type=click.FloatRange(min=0.01),
    default=0.4,
    show_default=True,
    help="CPU time of one round.",
)
@json_flag
def bench_games(names: tuple[str, ...], peers: bool, rounds: int, round_s: float, as_json: bool) -> None:
    """Random playouts, copies and views of games."""
    from lastwire.lab import bench

    with status("measuring") as say:
        speeds = bench.measure(names or games.NAMES, peers, rounds, round_s, say)
    if as_json:
        print_json(speeds)
        return
    from rich.table import Table

    form = "compiled" if speeds.compiled else "pure Python"
    table = Table(f"random playouts, {form}", "moves/s", "matches/s", "ratio", "copy", "view")
    for name, game in speeds.games.items():
        ratio = f"{speeds.ratios[name]:.2f}" if name in speeds.ratios else ""
        micro = (f"{game.copy_us:.1f} µs", f"{game.view_us:.1f} µs")
        table.add_row(name, f"{game.moves_per_s:,.0f}", f"{game.matches_per_s:,.0f}", ratio, *micro)
    for name, peer in speeds.peers.items():
        table.add_row(name, f"{peer.moves_per_s:,.0f}", f"{peer.matches_per_s:,.0f}", "1")
    console().print(table)


@command.command("inference", short_help="Bomb Busters' exact odds at their hardest: the opening.")
@click.option("--deals", type=click.IntRange(min=1), default=9, show_default=True, help="For each number of experts.")
@json_flag
def bench_inference(deals: int, as_json: bool) -> None:
    """Exact odds of Bomb Busters: the opening of mission 8 from the Captain's seat, for 2 to 5 experts.

    Counts all deals that fit and the odds of every wire, before any token and after all of them, in ms of CPU time of
    one core, from empty caches; then draws exact samples, in µs each. Median and largest of several deals.
    """
    from lastwire.lab import inference

    with status("measuring") as say:
        found = inference.measure(deals, say)
    if as_json:
        print_json(found)
        return
    from rich.table import Table

    table = Table("opening of mission 8", "odds, ms", "largest", "sample, µs", "largest")
    for name, openings in (("before any token", found.before_tokens), ("after all tokens", found.after_tokens)):
        for experts, each in openings.items():
            figures = (each.ms.median, each.ms.max, each.sample_us.median, each.sample_us.max)
            table.add_row(f"{experts} experts, {name}", *(f"{figure:.1f}" for figure in figures))
    console().print(table)


@command.command("manners", short_help="How a person fares among bots: share of what matters, talk, pace.")
@click.argument("names", metavar="[GAME]...", nargs=-1, callback=known_games)
@click.option("--matches", type=click.IntRange(min=1), default=20, show_default=True, help="Of each game.")
@click.option("--seed", default="0", show_default=True, help="A number or a word; equal seeds give equal matches.")
@click.option("--seats", type=int, help="How many play, the person included.  [default: the game's usual party]")
@options_option
@click.option("--bots", default="baseline", show_default=True, help="The level of the bots.")
@click.option("--person", help="Who plays the person: a bot's name, or `teller`.  [default: random, or easy in teams]")
@click.option("--lead/--no-lead", default=True, show_default=True, help="Whether bots let people lead.")
@click.option("--pace", type=click.Choice(("relaxed", "normal", "fast")), default="normal", show_default=True)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes play.")
@json_flag
def bench_manners(
    names: tuple[str, ...],
    matches: int,
    seed: str,
    seats: int | None,
    options: str | None,
    bots: str,
    person: str | None,
    lead: bool,
    pace: Tempo,
    jobs: int,
    as_json: bool,
) -> None:
    """How a person who never speaks fares at a table of bots, by a simulated clock.

    Which share of the moves that matter bots leave to the person, how much they talk, and how long a turn takes besides
    the person's own thinking.
    """
    from lastwire.bots import registry
    from lastwire.lab import manners
    from lastwire.table.style import Style

    found: dict[str, manners.Figures] = {}
    for name in names or games.NAMES:
        for bot in filter(None, (bots, None if person == manners.TELLER else person)):
            if bot not in registry.names(name):
                raise click.UsageError(f"{name} has no bot “{bot}”.")
        chosen, rules = options_of(name, options), games.load(name)
        count = seats_of(name, chosen, rules.info.party if seats is None else seats)
        text = rules.codec.keep_options(chosen)
        plan = manners.Plan(name, count, text, bots, person, Style(pace, lead=lead), seed=seed)
        with progress(name, matches) as done:
            found[name] = manners.measure(plan, matches, jobs, done)
    report = manners.Report(found)
    if as_json:
        print_json(report)
        return
    from rich.table import Table

    table = Table("manners", *found)
    for field in manners.Figures.__struct_fields__:
        values = [getattr(figures, field) for figures in found.values()]
        table.add_row(field.replace("_", " "), *("–" if value is UNSET else str(value) for value in values))
    console().print(table)


@command.command("server", short_help="Durable moves per second, and how soon viewers have them.")
@click.option("--tables", type=click.IntRange(min=1), default=200, show_default=True)
@click.option(
    "--viewers", type=click.IntRange(min=5), default=5, show_default=True, help="At each table, players included."
)
@click.option("--seconds", type=click.FloatRange(min=1), default=10.0, show_default=True)
@click.option("--attack", is_flag=True, help="Also measure quiet tables while one address attacks the server.")
@json_flag
def bench_server(tables: int, viewers: int, seconds: float, attack: bool, as_json: bool) -> None:
    """Durable moves per second of a server on this machine, and how soon the last viewer has each.

    With --attack, also measure how soon moves at a few quiet tables reach everybody, and how soon bots answer there,
    while one address does its worst: each attack lasts --seconds, all on this machine.
    """
    from lastwire.server import bench

    with status(f"{tables} tables with {viewers} viewers each, for {seconds:g} s") as say:
        figures = bench.run(tables=tables, viewers=viewers, seconds=seconds)
        if attack:
            figures |= bench.besiege(seconds, say=say)
    if as_json:
        print_json(figures)
        return
    from rich.table import Table

    table = Table("server", "")
    for name, value in figures.items():
        table.add_row(name, str(value))
    console().print(table)
