"""`lastwire play`: a match against bots on the terminal's screen, or, with piped input, line by line in notation."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, assert_never

import click

from lastwire import games
from lastwire.cli import line
from lastwire.cli.terminal import (
    bots_option,
    console,
    content_option,
    game_argument,
    has_screen,
    options_of,
    options_option,
    seats_of,
    seats_option,
)
from lastwire.cli.word import sentences, spoken
from lastwire.engine.match import Match
from lastwire.engine.rng import seed_of
from lastwire.engine.types import Said, Seat
from lastwire.errors import Malformed, Refused
from lastwire.language.reader import spoken as refusal
from lastwire.message import Message, Value, row, words

if TYPE_CHECKING:
    from lastwire.lab.arena import Hall

HELP: Final = tuple(Message(f"term-plain-help-{each}") for each in ("move", "list", "begin", "say", "look", "quit"))


@click.command("play")
@game_argument
@seats_option
@bots_option
@options_option
@content_option
@click.option("--seat", type=int, default=0, show_default=True, help="Your own seat.")
@click.option("--seed", help="A number or a word, to play the same deal again.")
def command(
    game: str,
    seats: int | None,
    bots: tuple[str, ...] | None,
    options: str | None,
    content: Path | None,
    seat: int,
    seed: str | None,
) -> None:
    """Play GAME against bots in the terminal.

    --bots names one bot for all other seats, or one for each of them. Where input or output is not a terminal, the
    match is played line by line.
    """
    from lastwire.bots import registry
    from lastwire.lab.arena import Hall

    rules, chosen = games.load(game), options_of(game, options, content)
    count = seats_of(game, chosen, seats)
    if not 0 <= seat < count:
        raise click.BadParameter(f"there are seats 0 to {count - 1}, not {seat}.", param_hint="--seat")
    levels = bots or ("baseline",)
    for level in levels:
        try:
            registry.check(game, level)
        except Refused as refused:
            raise click.BadParameter(refusal(refused.message), param_hint="--bots") from None
    if len(levels) not in (1, count - 1):
        raise click.BadParameter(f"name one bot, or one for each of the {count - 1} other seats.", param_hint="--bots")
    others = [other for other in range(count) if other != seat]
    levels = levels * len(others) if len(levels) == 1 else levels
    try:
        match = Match.start(rules, chosen, count, secrets.token_bytes(32) if seed is None else seed_of(seed))
    except Refused as refused:
        raise click.UsageError(refusal(refused.message)) from None
    hall = Hall(match, dict(zip(others, levels, strict=True)))
    names = [_called(hall, each, seat) for each in range(count)]
    if not has_screen():
        _Plain(match, hall, seat, names).run()
        return
    from lastwire.cli.party import Evening
    from lastwire.cli.screen import TableScreen

    if TableScreen(Evening(match, hall, seat, names)).run() and match.prompt is not None:
        raise click.Abort


def _called(hall: Hall, each: Seat, seat: Seat) -> str:
    if each == seat:
        return spoken(Message("term-you"))
    level = hall.names[each]
    args: dict[str, Value] = {"level": level, "named": level.capitalize(), "letter": chr(65 + each)}
    return spoken(Message("term-bot", args=args))


class _Plain:
    """One person's match in the terminal, line by line: for pipes, scripts and screens that are none."""

    def __init__(self, match: Match[Any, Any, Any, Any, Any], hall: Hall, seat: Seat, names: Sequence[str]) -> None:
        self.match = match
        self.hall = hall
        self.seat = seat
        self.names = names
        self.shown = 0
        self.terminal = console()
        self._sentences = sentences(match.game.home)

    def say(self, message: Message) -> str:
        """In the reader's words."""
        return self._sentences.say(message, self.names, self.seat)

    def run(self) -> None:
        game = self.match.game
        self.terminal.rule(game.info.title)
        self.terminal.print(self.say(self._letters()), markup=False)
        self.show()
        self.look()
        while (prompt := self.match.prompt) is not None:
            if self.hall.invite():
                continue
            if self.seat in prompt.owed:
                self.show()
                self.move()
            else:
                self.hall.ask(prompt.owed[0])
        self.show()
        self.look()
        outcome = self.match.outcome
        if outcome is not None:
            won = Message("term-won", args={"won": "yes" if self.seat in outcome.winners else "no"})
            seed = Message("term-seed", args={"seed": self.match.seed.hex()})
            self.terminal.print(self.say(row([won, seed])), markup=False)

    def _letters(self) -> Message:
        """What each player is called in notation."""
        names = [
            Message("term-letter", args={"letter": chr(65 + seat), "name": words(name)})
            for seat, name in enumerate(self.names)
        ]
        return Message("term-letters", args={"names": tuple(names)})

    def show(self) -> None:
        """Show what is new in the log."""
        lines, words = self.match.lines(self.seat), self.match.game.words
        for each in lines[self.shown :]:
            if isinstance(each, Said):
                line = Message(
                    "log-said", {"speaker": each.seat}, {"line": words.utter(each, self.seat, self.match.talk)}
                )
                self.terminal.print(f"  {self.say(line)}", markup=False)
            elif (told := words.tell(each, self.seat)) is not None:
                self.terminal.print(self.say(told.message), markup=False)
        self.shown = len(lines)

    def look(self) -> None:
        self.terminal.print()
        for fact in self.match.game.words.describe(self.match.view(self.seat)):
            self.terminal.print(self.say(fact), markup=False)
        self.terminal.print()

    def move(self) -> None:
        """Ask the person until a move is played."""
        game = self.match.game
        while True:
            asked = self.say(game.words.ask(self.match.view(self.seat), self.seat))
            self.terminal.print(asked, style="bold", markup=False)
            typed = self.read()
            if not typed:
                continue
            try:
                verb, what = line.read(game, typed)
                match verb:
                    case "help":
                        self.help(what)
                    case "look":
                        self.look()
                    case "say":
                        self.hall.hear(self.match.say(self.seat, what))
                        self.hall.converse()
                        self.show()
                    case "play":
                        self.hall.hear(self.match.play(self.seat, what))
                        self.hall.converse()
                        return
                    case _:
                        assert_never(verb)
            except Refused as refused:
                args: dict[str, Value] = {"why": refused.message, "clause": refused.clause or refused.code}
                self.terminal.print(f"  {self.say(Message('term-refused', args=args))}", style="red", markup=False)
            except Malformed as error:
                wrong = Message("term-malformed", args={"why": words(error.text)})
                self.terminal.print(f"  {self.say(wrong)}", style="red", markup=False)

    def read(self) -> str:
        self.terminal.print("> ", end="", markup=False)
        sys.stdout.flush()
        typed = sys.stdin.readline()
        if not typed:
            raise click.ClickException(spoken(Message("term-ended-input")))
        if not sys.stdin.isatty():
            self.terminal.print(typed.rstrip("\n"), markup=False)
        if typed.strip() == "quit":
            raise click.Abort
        return typed.strip()

    def help(self, beginning: str) -> None:
        """List what may be done and said now, each as a line to type; or only the moves that begin like this."""
        game, state = self.match.game, self.match.state
        found, more = line.moves(game, game.offers(state, self.seat), beginning)
        self._list(found, more, "moves")
        if beginning:
            return
        said, more = line.acts(game, self.match.talk_rule(self.seat).acts)
        if said:
            self.terminal.print(f"  {self.say(Message('term-may-say'))}", markup=False)
            self._list(said, more, "acts")
        for each in HELP:
            self.terminal.print(f"  {self.say(each)}", markup=False)

    def _list(self, lines: list[str], more: int, how: str) -> None:
        for each in lines:
            self.terminal.print(f"    {each}", markup=False)
        if more:
            rest = Message("term-list-more", args={"n": more, "how": how})
            self.terminal.print(f"  {self.say(rest)}", markup=False)
