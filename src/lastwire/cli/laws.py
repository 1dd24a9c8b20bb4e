"""`lastwire laws`: the laws that every game must keep, above all that nobody learns what is hidden."""

from __future__ import annotations

import click
import msgspec

from lastwire import games
from lastwire.cli.terminal import console, json_flag, known_games, print_json, progress


@click.command("laws", short_help="Check the laws that every game must keep.")
@click.argument("names", metavar="[GAME]...", nargs=-1, callback=known_games)
@click.option("--steps", type=click.IntRange(min=1), default=2000, show_default=True, help="Of each game.")
@click.option("--seed", default="0", show_default=True, help="A number or a word; equal seeds give equal runs.")
@json_flag
@click.pass_context
def command(ctx: click.Context, names: tuple[str, ...], steps: int, seed: str, as_json: bool) -> None:
    """Check the laws on each GAME (all, if none is named); exits with 1 if one is broken.

    Twin worlds that differ only in what a viewer must not know are played at two tables, and every byte sent to that
    viewer must be equal. Leaks planted on purpose must all be caught.
    """
    from lastwire.testing import run_laws

    chosen = names or games.NAMES
    with progress("laws", steps * len(chosen)) as done:
        found = msgspec.to_builtins(run_laws(chosen, steps=steps, seed=seed, progress=done))
    broken = [f"{name}: {each}" for name, laws in found["games"].items() for each in laws["violations"]]
    planted = found["planted"]
    if as_json:
        print_json(found)
    else:
        from rich.table import Table

        terminal = console()
        table = Table("game", "steps", "twin pairs", "messages compared", "violations")
        for name, laws in found["games"].items():
            counts = (laws["steps"], laws["pairs"], laws["messages_compared"], len(laws["violations"]))
            table.add_row(name, *(f"{count:,}" for count in counts))
        terminal.print(table)
        for each in broken:
            terminal.print(each, style="red", markup=False)
        terminal.print(f"{planted['caught']} of {planted['total']} planted leaks were caught.")
        if planted["placeless"]:
            terminal.print(f"{planted['placeless']} more could not be planted: nothing here can leak that way.")
    if broken or planted["caught"] < planted["total"]:
        ctx.exit(1)
