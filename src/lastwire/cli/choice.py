"""What may be said now, as lines to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lastwire.cli.line import acts as act_lines
from lastwire.cli.line import read_act
from lastwire.engine.choice import Item, Lines, menu
from lastwire.engine.types import Offer, Said
from lastwire.errors import Malformed
from lastwire.games import AnyGame


def acts(game: AnyGame, seat: int, offers: Sequence[Offer]) -> Lines:
    """What may be said, as `say …` lines."""
    found, _ = act_lines(game, offers, whole=True)

    def items() -> Iterator[Item]:
        for line in found:
            try:
                act = read_act(game, line.removeprefix("say "))
            except Malformed:
                continue
            said = Said(0, seat, (), act)
            yield Item(line, act, lambda said=said: game.words.utter(said, seat, ()))  # type: ignore[misc]

    return menu(items())
