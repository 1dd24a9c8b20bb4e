"""Serve Last Wire as `lastwire serve` does, except that bots do not wait and that an address may open any number of
tables: for tests that play whole matches, one after another, as fast as the machine goes.

Usage: python quick.py SPEED [options of lastwire serve], where SPEED is how fast the server's clock runs.
"""

import sys
from functools import partial
from importlib import import_module

from lastwire import cli, games
from lastwire.engine.types import Pace
from lastwire.server import house, serve
from lastwire.server.clock import Steady
from lastwire.server.limits import Limits, Rate
from lastwire.testing.variant import variant


def without_pause(view: object) -> Pace:
    return Pace(least_ms=50)


if __name__ == "__main__":
    for name in games.NAMES:
        game = games.load(name)
        setattr(import_module(f"{game.home}.game"), "GAME", variant(game, manners={"pace": without_pause}))  # noqa: B010
    setattr(house, "Steady", partial(Steady, float(sys.argv[1])))  # noqa: B010 - not a name of its own
    setattr(serve, "Limits", partial(Limits, tables=Rate(1e9, 1e9)))  # noqa: B010
    sys.exit(cli.main(["serve", *sys.argv[2:]]))
