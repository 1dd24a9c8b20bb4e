"""Who may know what (chapter 5): a view is built for each viewer from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from lastwire.engine.types import ALL, Viewer
from lastwire.games.academy.rules.content import CARDS as DECK_SIZE
from lastwire.games.academy.rules.content import Names, Table
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.outcome import winners
from lastwire.games.academy.rules.sheet import Answer, Posting
from lastwire.games.academy.rules.state import (
    CARDS,
    MEMBERS,
    NONE,
    OVER,
    PHASES,
    SELECT,
    TOP,
    WAIT,
    WINDOWS,
    WIRES,
    XRAY,
    State,
    bits,
)
from lastwire.games.academy.rules.tool import moment, written, xray_cards
from lastwire.games.academy.rules.toolkit import ALL as ALL_TOOLS
from lastwire.games.academy.rules.toolkit import TOOLS

KINDS: Final = ("top", "tiles")


class WireSeen(Struct, frozen=True, gc=False):
    """A wire as everybody sees it. `left`: what its deck still holds, sorted, as the card backs tell (BSA-2.1.1).

    `bonus` is what one more cut alone would add to the main value of its card: chain and plates (BSA-2.2: a zero may
    have another link). `room` is how far the
    trigger may slide and stay off every sealed tile; the wire is `risky` when its next card could carry it farther.
    """

    wire: str
    exposed: tuple[int, ...]
    left: tuple[int, ...]
    trigger: int
    length: int
    up: int  # tiles turned up, from the first
    boom: int | None  # BOOM's place, 1 to 3, once it lies open
    chain: int
    bonus: int
    plates: int  # of the bonus
    room: int
    risky: bool
    tops: tuple[int, ...]  # seats that know the top card
    seen: tuple[int, ...]  # seats that know the tiles


class PlateSeen(Struct, frozen=True, gc=False):
    wire: str
    value: int
    arrow: str


class PlayerSeen(Struct, frozen=True, gc=False):
    """BSA-4.9.4, BSA-5.6: hands are open, and a committed card still counts as in hand."""

    score: int
    age: int  # 0 is the youngest
    hand: tuple[str, ...]
    stack: tuple[str, ...]  # bottom first
    back: tuple[int, ...]  # by card of the stack, in how many rounds it can be played again: 1 is the next, 0 never
    spent: bool  # the Wait
    committed: bool
    act: str | None
    protects: str | None  # the wire that its Wait has named in this round
    tools: tuple[str, ...]
    auto: tuple[str, ...]


class Worth(Struct, frozen=True, gc=False):
    """What cards and Tools bring or cost at this table (BSA-2.9)."""

    wait: int
    chicken: int
    boom: int
    blanket: int
    shield: int
    helmet: int
    hammer: int
    dynamo: int


class ToolSeen(Struct, frozen=True, gc=False):
    tool: str
    moment: str  # when it is for
    name: str = ""  # on the cards of this table, if it is not the house's


class Progress(Struct, frozen=True, gc=False):
    """The wire that is being cut, or has exploded."""

    wire: str
    cutters: tuple[int, ...]
    blanket: int | None
    xray: int | None
    zero: bool
    amplified: bool
    jam: int | None
    spared: tuple[int, ...]
    exploded: bool


class Look(Struct, frozen=True, gc=False):
    """A line in the seat's notebook: a card's value, or BOOM's place from 1 to 3. `stale` once it tells nothing."""

    round: int
    kind: str  # "top" or "tiles"
    wire: str
    face: int
    stale: bool


class Declared(Struct, frozen=True, gc=False):
    """The seat's answer in an open window; a pass has no Tool. `ignored`: the Tool about which it stops questions."""

    tool: str | None
    players: tuple[int, ...] | None = None
    cards: tuple[int, ...] | None = None
    wire: str | None = None
    card: str | None = None
    player: int | None = None
    ignored: str | None = None


class Own(Struct, frozen=True, gc=False):
    """What only the player in this seat knows."""

    seat: int
    committed: str | None
    answer: Declared | None
    tops: tuple[int | None, ...]  # by wire
    booms: tuple[int | None, ...]  # by wire, BOOM's place, 1 to 3
    xray: tuple[int, ...] | None
    notes: tuple[Look, ...]


class Opened(Struct, frozen=True, gc=False):
    """Everything hidden: after the end for everybody, at any time for the all-seeing viewer."""

    decks: tuple[tuple[int, ...], ...]  # by wire, the top card first
    booms: tuple[int, ...]
    pile: tuple[str, ...]
    committed: tuple[str | None, ...]
    answers: tuple[Declared | None, ...]


class WreckSeen(Struct, frozen=True, gc=False):
    """The bomb that exploded last: where, by whom, and what lay open."""

    bomb: int
    round: int
    wire: str
    tile: int  # 1 to 3
    cutters: tuple[int, ...]
    acts: tuple[str, ...]  # by seat
    exposed: tuple[tuple[int, ...], ...]  # by wire
    up: tuple[int, ...]  # by wire


class View(Struct, frozen=True):
    """The public part first; `own` for a seat, `opened` when it is over."""

    options: Options
    seats: int
    bomb: int
    round: int
    phase: str
    asked: int
    wires: tuple[WireSeen, ...]
    plates: tuple[PlateSeen, ...]
    players: tuple[PlayerSeen, ...]
    turns: tuple[int, ...]  # who names a wire, peeks or drafts: now and next
    eligible: tuple[int, ...]  # who is asked in an open window
    answered: tuple[int, ...]
    arrived: tuple[int, ...]  # people among them, in that order, where the order counts (BSA-7.50)
    bots: tuple[int, ...]  # seats that a bot plays for, where that counts
    declared: tuple[Declared | None, ...]  # by seat, the answers that were opened last in this round
    protected: tuple[str, ...]
    orders: int | None
    waited: tuple[int, ...]
    scored: tuple[str, ...]
    cutting: Progress | None
    display: tuple[str, ...]
    discarded: tuple[str, ...]
    tools_left: int
    gains: tuple[tuple[int, ...], ...]  # by bomb that is over and seat
    sheet: tuple[Posting, ...]  # of this bomb
    past: tuple[tuple[Posting, ...], ...]  # by bomb that is over
    wreck: WreckSeen | None
    worth: Worth
    toolbox: tuple[ToolSeen, ...]  # all there are
    own: Own | None = None
    opened: Opened | None = None
    winners: tuple[int, ...] | None = None


TOOLBOX: Final = tuple([ToolSeen(name, moment(tool)) for tool, name in enumerate(TOOLS)])


@cache
def toolbox(table: Table) -> tuple[ToolSeen, ...]:
    """BSA-2.7, BSA-2.9: all Tools, with the names that an owner's file gives them."""
    if table.names == Names():
        return TOOLBOX
    return tuple([msgspec.structs.replace(seen, name=getattr(table.names, seen.tool)) for seen in TOOLBOX])


@cache
def _letters(wires: int) -> tuple[str, ...]:
    return tuple([WIRES[wire] for wire in MEMBERS[wires]])


@cache
def _cards(hand: int) -> tuple[str, ...]:
    return tuple([CARDS[card] for card in MEMBERS[hand]])


@cache
def _tools(tools: int) -> tuple[str, ...]:
    return tuple([TOOLS[tool] for tool in bits(tools)])


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def build(state: State, viewer: Viewer) -> View:
    """BSA-5.1, BSA-5.5: what a seat, the public or (after the end) anybody may know."""
    setting, over = state.setting, state.phase == OVER
    players = setting.seats
    sides = setting.plates[state.bomb]
    return View(
        setting.options,
        players,
        state.bomb,
        state.round,
        PHASES[state.phase],
        state.asked,
        tuple([_wire(state, wire) for wire in range(setting.wires)]),
        tuple(
            [
                PlateSeen(WIRES[wire], value, "left" if direction < 0 else "right")
                for wire, (value, direction) in zip(state.plates, sides, strict=True)
            ]
        ),
        tuple([_player(state, seat) for seat in range(players)]),
        state.queue,
        MEMBERS[state.eligible],
        tuple([seat for seat, given in enumerate(state.answers) if given is not None]),
        state.arrived,
        MEMBERS[state.bots],
        _last_pass(state),
        _letters(state.protected),
        _seat(state.orders),
        MEMBERS[state.waited],
        _letters(state.scored),
        _progress(state),
        tuple([TOOLS[tool] for tool in state.display]),
        _tools(_discarded(state)),
        len(state.pile),
        state.gains,
        tuple(state.sheet),
        state.past,
        _wreck(state),
        _worth(setting.table),
        toolbox(setting.table),
        _own(state, viewer) if 0 <= viewer < players else None,
        _opened(state) if over or viewer == ALL else None,
        winners(state) if over else None,
    )


def _wire(state: State, wire: int) -> WireSeen:
    shown = state.shown[wire]
    row = state.rows[wire]
    booms, up = state.booms[wire], state.up[wire]
    left = sorted(row[shown:])
    trigger, length, plates = state.trigger[wire], state.setting.lengths[wire], state.bonus(wire)
    chain = state.chain(wire)
    room = max(0, length + up - max(0, trigger))
    return WireSeen(
        WIRES[wire],
        row[:shown],
        tuple(left),
        trigger,
        length,
        up,
        booms + 1 if up > booms else None,
        chain,
        chain + state.setting.link + plates,
        plates,
        room,
        bool(left) and left[-1] > room,
        MEMBERS[state.tops[wire]],
        MEMBERS[state.seen[wire]],
    )


def _player(state: State, seat: int) -> PlayerSeen:
    act, stack = state.acts[seat], state.stacks[seat]
    return PlayerSeen(
        state.scores[seat],
        state.setting.ages[seat],
        _cards(state.hands[seat]),
        tuple([CARDS[card] for card in stack]),
        _back(state, stack, act != NONE),
        bool(state.spent >> seat & 1),
        state.committed[seat] != NONE,
        None if act == NONE else CARDS[act],
        WIRES[state.named[seat]] if state.waited >> seat & 1 else None,
        _tools(state.tools[seat]),
        _tools(state.auto[seat]),
    )


def _back(state: State, stack: Sequence[int], revealed: bool) -> tuple[int, ...]:
    """BSA-4.9.2, BSA-4.9.3: a stack gives its bottom card back when it is high enough, the Wait never."""
    missing = max(0, state.setting.limit - len(stack) - (not revealed))
    return tuple([0 if card == WAIT else at + missing + 1 for at, card in enumerate(stack)])


def _worth(table: Table) -> Worth:
    return Worth(
        table.wait_points,
        table.chicken_bonus,
        table.boom_penalty,
        table.blanket_bonus,
        table.shield_bonus,
        table.helmet_hit,
        table.hammer_bonus,
        table.dynamo_bonus,
    )


def _progress(state: State) -> Progress | None:
    wire = state.wire
    if wire == NONE:
        return None
    return Progress(
        WIRES[wire],
        MEMBERS[state.cutters],
        _seat(state.blanket),
        _seat(state.xray),
        state.zero,
        state.amplified,
        _seat(state.jam),
        MEMBERS[state.spared],
        state.up[wire] > state.booms[wire],
    )


def _discarded(state: State) -> int:
    """Tools that left the game: all that are neither undealt, on display nor owned."""
    there = state.owned
    for tool in (*state.pile, *state.display):
        there |= 1 << tool
    return ALL_TOOLS & ~there


def _wreck(state: State) -> WreckSeen | None:
    wreck = state.wreck
    if wreck is None:
        return None
    return WreckSeen(
        wreck.bomb,
        wreck.round,
        WIRES[wreck.wire],
        wreck.tile + 1,
        MEMBERS[wreck.cutters],
        tuple([CARDS[act] for act in wreck.acts]),
        wreck.exposed,
        wreck.up,
    )


def _last_pass(state: State) -> tuple[Declared | None, ...]:
    """BSA-4.3.2: the answers that were opened last, for as long as the round lasts."""
    if not state.opened or state.opened[-1][0] != state.round:
        return ()
    return tuple([_declared(answer) for answer in state.opened[-1][1]])


def _declared(answer: Answer | None) -> Declared | None:
    if answer is None:
        return None
    if not answer:
        return Declared(None)
    if answer[0] < 0:
        return Declared(None, ignored=TOOLS[~answer[0]])
    move = written(answer)
    return Declared(move.tool, move.players, move.cards, move.wire, move.card, move.player)


def _own(state: State, seat: int) -> Own:
    """Chapter 5: the seat's commit and answer, tops and tiles as long as they hold, the X-Ray's cards, the notebook."""
    mine = 1 << seat
    tops: list[int | None] = []
    booms: list[int | None] = []
    for wire, row in enumerate(state.rows):
        shown = state.shown[wire]
        tops.append(row[shown] if state.tops[wire] & mine and shown < DECK_SIZE else None)
        booms.append(state.booms[wire] + 1 if state.seen[wire] & mine else None)
    card = state.committed[seat] if state.phase == SELECT else NONE
    return Own(
        seat,
        None if card == NONE else CARDS[card],
        _declared(state.answers[seat]) if state.phase in WINDOWS else None,
        tuple(tops),
        tuple(booms),
        xray_cards(state) if state.phase == XRAY and state.xray == seat else None,
        _notes(state, seat),
    )


def _notes(state: State, seat: int) -> tuple[Look, ...]:
    """BSA-5.1: tiles stay as they are; of looks at a deck's top only the last one can still hold."""
    if not state.notes[seat]:
        return ()
    found: list[Look] = []
    later = 0
    for number, kind, wire, face in reversed(state.notes[seat]):
        if kind == TOP:
            stale = bool(later >> wire & 1) or not state.tops[wire] >> seat & 1
            later |= 1 << wire
            found.append(Look(number, KINDS[kind], WIRES[wire], face, stale))
        else:
            found.append(Look(number, KINDS[kind], WIRES[wire], face + 1, False))
    return tuple(found[::-1])


def _opened(state: State) -> Opened:
    return Opened(
        tuple([state.deck(wire) for wire in range(state.setting.wires)]),
        tuple([boom + 1 for boom in state.booms]),
        tuple([TOOLS[tool] for tool in state.pile]),
        tuple([None if card == NONE else CARDS[card] for card in state.committed]),
        tuple([_declared(answer) for answer in state.answers]),
    )
