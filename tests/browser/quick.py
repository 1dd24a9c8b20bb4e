"""Serve Last Wire as `lastwire serve` does, except that bots do not wait: for tests that play whole matches.

Usage: python quick.py SPEED [options of lastwire serve], where SPEED is how fast the server's clock runs.
"""

import sys
from functools import partial

from lastwire import cli
from lastwire.engine.types import Pace
from lastwire.games.academy.game import Academy
from lastwire.games.badaboom.game import Badaboom
from lastwire.games.bomb_busters.game import BombBusters
from lastwire.games.bomb_squad.game import BombSquad
from lastwire.games.time_bomb.game import TimeBomb
from lastwire.server import house
from lastwire.server.clock import Steady


def without_pause(self: Academy | Badaboom | BombBusters | BombSquad | TimeBomb, view: object) -> Pace:
    return Pace(least_ms=50)


if __name__ == "__main__":
    Academy.pace = without_pause  # type: ignore[method-assign]
    Badaboom.pace = without_pause  # type: ignore[method-assign]
    BombBusters.pace = without_pause  # type: ignore[method-assign]
    BombSquad.pace = without_pause  # type: ignore[method-assign]
    TimeBomb.pace = without_pause  # type: ignore[method-assign]
    setattr(house, "Steady", partial(Steady, float(sys.argv[1])))  # noqa: B010 - not a name of its own
    sys.exit(cli.main(["serve", *sys.argv[2:]]))
