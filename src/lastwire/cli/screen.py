"""A match on the terminal's screen: the position, the log, what is asked, what can be typed, and a line to type in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult, ScreenStackError
from textual.containers import Container, Horizontal, VerticalScroll
from textual.css.query import NoMatches
from textual.events import Resize
from textual.widgets import Input, RichLog, Static

from lastwire.cli.board.pen import DIM, Pen
from lastwire.cli.board.shelf import drawing, position
from lastwire.cli.choice import acts
from lastwire.cli.line import read_act
from lastwire.cli.party import News, Party, Stage
from lastwire.cli.word import sentences
from lastwire.engine import choice
from lastwire.engine.choice import Choice, Item, Lines
from lastwire.engine.text import escaped
from lastwire.errors import Malformed, Parted, Refused
from lastwire.message import Message, words

PACE_S: Final = 0.6  # from one line of the log to the next
MOST_WAITING: Final = 20  # lines beyond this are shown at once: nobody wants to read them one by one
WIDE: Final = 110  # columns from which the log stands beside the position
TALL: Final = 34  # rows from which each fact of the position has its own
LEFT: Final = 130  # what shells expect after Ctrl-C
HELP: Final = ("number", "line", "say", "look", "back", "scroll", "quit")
_TONES: Final = {"said": "", "chat": "", "note": "bold", "refused": "red", "quiet": DIM}
_QUOTES: Final = ('"', "“", "„")


class TableScreen(App[int]):
    """One person at one table."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        ("ctrl+c", "leave", ""),
        ("ctrl+q", "leave", ""),
        ("escape", "list_again", ""),
        ("f1", "help", ""),
        ("pageup", "scroll(-1)", ""),
        ("pagedown", "scroll(1)", ""),
    ]
    CSS = """
    Screen { layout: vertical; }
    #title { height: 1; background: $primary-background; color: $text; text-style: bold; padding: 0 1; }
    #table { height: 1fr; layout: vertical; }
    #sight { height: 1fr; min-height: 5; padding: 0 1; scrollbar-size-vertical: 1; }
    #log { height: 5; padding: 0 1; border-top: solid $primary; scrollbar-size-vertical: 1; background: $background; }
    .wide #table { layout: horizontal; }
    .wide #log { height: 100%; width: 44; border-top: none; border-left: solid $primary; }
    .tall #log { height: 10; }
    .wide.tall #log { height: 100%; }
    #ask { height: auto; max-height: 3; padding: 0 1; text-style: bold; border-top: solid $primary; }
    #choices { height: auto; max-height: 6; padding: 0 1; scrollbar-size-vertical: 1; }
    .tall #choices { max-height: 12; }
    #hint { height: 1; padding: 0 1; color: $text-muted; }
    #line { height: 1; }
    #mark { width: 3; padding: 0 1; text-style: bold; }
    #typed { height: 1; width: 1fr; border: none; padding: 0; background: $background; }
    #typed:focus { border: none; background: $background; }
    """

    def __init__(self, party: Party, where: str = "", pace_s: float = PACE_S) -> None:
        super().__init__()
        self._party = party
        self._where = where
        self._pace_s = pace_s
        self._hurry = False
        self._menu: Lines = choice.EMPTY
        self._acts: Lines = choice.EMPTY
        self._prefix = ""
        self._listed: list[Choice] = []
        self._page: list[Text] = []  # help, or the position in words, in place of the drawing until something is typed

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Container(id="table"):
            with VerticalScroll(id="sight", can_focus=False):
                yield Static(id="board")
            yield RichLog(id="log", wrap=True, min_width=1, max_lines=2000)
        yield Static(id="ask")
        with VerticalScroll(id="choices", can_focus=False):
            yield Static(id="list")
        yield Static(id="hint")
        with Horizontal(id="line"):
            yield Static(">", id="mark")
            yield Input(id="typed", select_on_focus=False)

    def on_mount(self) -> None:
        self.query_one("#log", RichLog).can_focus = False
        self.query_one("#typed", Input).focus()
        self.set_interval(1, self._show_title)
        self.show()
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= WIDE, "wide")
        self.set_class(event.size.height >= TALL, "tall")
        self.show()

    @work(exclusive=True, group="party")
    async def go_on(self) -> None:
        try:
            await self._party.run(Stage(self.tell, self.show))
        except Parted as parted:
            await self.tell([News(reason(parted), "refused")])
            self.show()
        except (NoMatches, ScreenStackError):
            return  # the screen has been closed, and there is nothing left to show it on

    # --- what is shown ------------------------------------------------------------------------------------------------

    @property
    def pen(self) -> Pen:
        sight = self._party.sight
        if sight is None:
            return Pen(sentences(), (), -1)
        return Pen(sentences(sight.game.home), sight.names, sight.seat, self.has_class("tall"))

    async def tell(self, news: Sequence[News]) -> None:
        """Write lines to the log, one at a time."""
        for index, each in enumerate(news):
            pen = self.pen
            if each.names is not None and (sight := self._party.sight) is not None:
                pen = Pen(sentences(sight.game.home), each.names, sight.seat)
            self._write(pen.told(each.message, _TONES.get(each.tone, "")))
            if self._pace_s and not self._hurry and len(news) - index <= MOST_WAITING:
                await asyncio.sleep(self._pace_s * self._party.style.share(clocked=False) / 100)
        self._hurry = False

    def _write(self, text: Text) -> None:
        self.query_one("#log", RichLog).write(text)

    def _note(self, message: Message, tone: str = "quiet") -> None:
        self._write(self.pen.told(message, _TONES[tone]))

    def show(self) -> None:
        """Show the position, what is asked and what can be typed."""
        sight, pen = self._party.sight, self.pen
        if sight is None:
            lines = [pen.told(each) for each in self._party.room()]
            self._menu, self._acts = choice.menu(self._party.orders()), choice.EMPTY
            asked = pen.told(self._party.asked())
        else:
            lines = position(sight.game, sight.view, pen)
            self._menu = choice.moves(sight.game.words, sight.game.codec, sight.view, sight.offers)
            self._acts = acts(sight.game, sight.seat, sight.talk.acts) if sight.seat >= 0 else choice.EMPTY
            if sight.over:
                self._menu = choice.menu(self._party.orders())
            asked = pen.told(sight.ask)
        if not (self._acts if self._prefix.startswith("say") else self._menu).begin(self._prefix):
            self._prefix = ""
        self.query_one("#board", Static).update(Text("\n").join(self._page or lines))
        self.query_one("#ask", Static).update(asked)
        self._show_title()
        self._list()

    def _show_title(self) -> None:
        sight = self._party.sight
        title = "" if sight is None else sight.game.info.title
        text = Text(" · ".join(filter(None, (title, escaped(self._where)))))
        if sight is not None and sight.timers:
            left = max(0, round(min(sight.timers) - time.monotonic()))
            text.append(f"   ⏱ {left // 60}:{left % 60:02}", style="bold yellow" if left > 10 else "bold red")
        self.query_one("#title", Static).update(text)

    def _list(self) -> None:
        """The numbered list of what begins as it was chosen or typed so far."""
        typed = self.query_one("#typed", Input).value
        prefix = typed if self._narrows(typed) else self._prefix
        lines = self._acts if prefix.casefold().startswith("say") else self._menu
        items = lines.begin(prefix)
        self._listed = choice.choices(items, prefix)
        pen = self.pen
        rows = [self._row(number, each, pen) for number, each in enumerate(self._listed, 1)]
        self.query_one("#list", Static).update(columns(rows, max(20, self.size.width - 4)))
        hint = Text()
        if self._prefix:
            hint.append(f"{self._prefix}…  ", style="bold").append(pen.say(Message("term-back")))
        elif items:
            hint.append(pen.say(Message("term-example", args={"line": example(items).line})))
        else:
            sight = self._party.sight
            hint.append(pen.say(Message("term-wait" if sight is not None and not sight.over else "term-idle")))
        self.query_one("#hint", Static).update(hint)

    def _narrows(self, typed: str) -> bool:
        """Whether what is typed so far is the beginning of something, and not a number or a word to the terminal."""
        if not typed or typed.strip().isdecimal():
            return False
        lines = self._acts if typed.casefold().startswith("say") else self._menu
        return bool(lines.begin(typed))

    def _row(self, number: int, each: Choice, pen: Pen) -> Text:
        row = Text(f"{number:>2} ", style=DIM).append(escaped(each.line.strip()), style="bold cyan")
        label = self._about(each)
        if label is not None:
            row.append("  ").append_text(pen.told(label))
        if each.item is None:
            row.append(f" … {pen.say(Message('term-more', args={'n': each.number}))}", style=DIM)
        return row

    def _about(self, each: Choice) -> Message | None:
        sight = self._party.sight
        if sight is None:
            return None if each.item is None else each.item.label()
        return choice.about(sight.game.words, each, sight.view)

    # --- what is typed ------------------------------------------------------------------------------------------------

    def on_input_changed(self, event: Input.Changed) -> None:
        self._list()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        typed = " ".join(event.value.split())
        event.input.value = ""
        self._hurry = not typed
        self._turn([])
        if typed:
            await self._take(typed)

    def _turn(self, page: list[Text]) -> None:
        """Show a page in place of the drawing, or the drawing again."""
        if page or self._page:
            self._page = page
            self.query_one("#sight", VerticalScroll).scroll_home(animate=False)
            self.show()

    async def _take(self, typed: str) -> None:
        """Do what a line says."""
        if typed.isdecimal():
            await self._choose(int(typed))
        elif typed == "quit":
            self.action_leave()
        elif typed == "look":
            self._look()
        elif typed.startswith("?"):
            self.action_help()
        elif typed.startswith(_QUOTES):
            await self._attempt(Item(typed, typed[1:].strip("”“" + '"').strip()), "talk")
        elif typed == "say":
            self._prefix = "say "
            self._list()
        elif typed.startswith("say "):
            await self._speak(typed)
        elif typed.startswith("/"):
            await self._attempt(Item(typed), "order")
        else:
            await self._move(typed)

    async def _choose(self, number: int) -> None:
        if number == 0:
            self.action_list_again()
            return
        if number > len(self._listed):
            self._note(Message("term-no-choice", args={"most": len(self._listed)}), "refused")
            return
        chosen = self._listed[number - 1]
        if chosen.item is None:
            self._prefix = chosen.line
            self._list()
        else:
            await self._attempt(chosen.item, self._way(chosen.line))

    @staticmethod
    def _way(line: str) -> str:
        return "order" if line.startswith("/") else "say" if line.startswith("say ") else "play"

    async def _speak(self, typed: str) -> None:
        sight = self._party.sight
        found = self._acts.find(typed)
        if found is None and sight is not None and "=" in typed:
            try:
                found = Item(typed, read_act(sight.game, typed.removeprefix("say ")))
            except Malformed as wrong:
                self._note(Message("term-malformed", args={"why": wrong.text}), "refused")
                return
        if found is None:
            await self._attempt(Item(typed, typed.removeprefix("say ")), "talk")
        else:
            await self._attempt(found, "say")

    async def _move(self, typed: str) -> None:
        sight = self._party.sight
        found = self._menu.find(typed)
        if found is not None:
            await self._attempt(found, self._way(found.line))
            return
        if sight is None:
            self._note(Message("term-unknown", args={"line": typed}), "refused")
            return
        try:
            move = sight.game.words.read_move(typed)
        except Malformed:
            self._note(Message("term-unknown", args={"line": typed}), "refused")
            return
        await self._attempt(Item(typed, move), "play")

    async def _attempt(self, item: Item, way: str) -> None:
        """Play, say or ask it; a refusal says why, with its clause."""
        try:
            match way:
                case "play":
                    await self._party.play(item.what)
                case "say":
                    await self._party.say(item.what)
                case "talk":
                    await self._talk(str(item.what))
                case _:
                    await self._party.order(item.line)
        except Refused as refused:
            args: dict[str, Any] = {"why": refused.message, "clause": refused.clause or refused.code}
            self._note(Message("term-refused", args=args), "refused")
        except Parted as parted:
            self._note(reason(parted), "refused")
        else:
            self._prefix = ""
            self._list()

    async def _talk(self, text: str) -> None:
        """Somebody's own words: in the match where its talk has room for them, else at the table."""
        sight = self._party.sight
        kind = None if sight is None else sight.game.codec.acts.get("say")
        if sight is None or sight.over or kind is None or sight.seat < 0:
            await self._party.chat(text)
        else:
            await self._party.say(kind(text=text))

    def _look(self) -> None:
        """The whole position in words."""
        sight = self._party.sight
        facts = self._party.room() if sight is None else sight.game.words.describe(sight.view)
        self._turn([self.pen.told(fact) for fact in facts])

    def action_help(self) -> None:
        sight, pen = self._party.sight, self.pen
        page = [pen.told(Message(f"term-help-{id}")) for id in HELP]
        if sight is not None:
            help = f"{sight.game.info.name}-help-{sight.kind}"
            asked = [pen.told(Message(help), "bold"), Text()] if pen.has(help) else []
            things = [pen.told(each) for each in drawing(sight.game).about(sight.view)]
            page = [*asked, *things, *([Text()] if things else []), *page]
        page += [self._row(0, Choice(order.line, order), pen)[3:] for order in self._party.orders()]
        self._turn(page)

    def action_list_again(self) -> None:
        self.query_one("#typed", Input).value = ""
        self._prefix = ""
        self._turn([])
        self._list()

    def action_leave(self) -> None:
        self.exit(LEFT)

    def action_scroll(self, way: int) -> None:
        seen = self.query_one("#sight" if self._page else "#log")
        seen.scroll_relative(y=way * max(1, seen.size.height - 1), animate=False)


def columns(rows: Sequence[Text], width: int) -> Text:
    """Rows beside each other as far as they fit, read downwards."""
    if not rows:
        return Text()
    widest = max(row.cell_len for row in rows)
    across = max(1, (width + 2) // (widest + 2))
    down = -(-len(rows) // across)
    lines = []
    for index in range(down):
        line = Text()
        for row in rows[index::down]:
            cell = row.copy()
            cell.pad_right(widest + 2 - cell.cell_len)
            line.append_text(cell)
        lines.append(line)
    return Text("\n").join(lines)


def example(items: Sequence[Item]) -> Item:
    """A line that shows how lines are typed: the longest of the first few."""
    return max(items[:8], key=lambda item: len(item.line.split()))


def reason(parted: Parted) -> Message:
    """Why there is no server, or no table."""
    known = ("newer", "sent_away", "closed", "no_table", "damaged", "not_allowed", "malformed", "foreign", "link")
    return Message(
        f"term-parted-{parted.reason if parted.reason in known else 'unreachable'}", args={"where": words(parted.where)}
    )
