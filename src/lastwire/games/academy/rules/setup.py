"""Setting up a match and each bomb (chapter 3, BSA-4.10), and positions laid out by hand for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from lastwire.engine.rng import Rng
from lastwire.games.academy.rules.content import (
    CONTENT,
    HOUSE,
    Table,
    flaw,
)
from lastwire.games.academy.rules.content import TILES as TILE_COUNT
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.refusal import refusal
from lastwire.games.academy.rules.sheet import Posting
from lastwire.games.academy.rules.state import (
    CARDS,
    CAUSES,
    LAST_BOMB,
    NONE,
    SELECT,
    WAIT,
    WAITED,
    WIRES,
    Setting,
    State,
)
from lastwire.games.academy.rules.toolkit import ALL, TOOLS
from lastwire.message import Message, Value

_NOTHING: Final[Mapping[str, Sequence[int]]] = {}


def seats(options: Options) -> range:
    """BSA-1.1."""
    return range(CONTENT.seats.least, CONTENT.seats.most + 1)


def deal(options: Options, players: int, rng: Rng) -> State:
    """Chapter 3. Chance in the order of BSA-3.8: Tools, then decks and tiles wire by wire, then ages."""
    table = chosen_table(options, players)
    pile = list(range(len(TOOLS)))
    rng.shuffle(pile)
    wires = 3 if players == 2 else 4
    blank = Setting(options, players, tuple(range(players)), table)
    rows, booms = lay_wires(blank, rng)
    ages = age_ranks(options, players, rng)
    setting = blank if ages == blank.ages else Setting(options, players, ages, table)
    return State(
        setting=setting,
        rows=rows,
        booms=booms,
        pile=tuple(pile),
        committed=[NONE] * players,
        answers=[None] * players,
        notes=[()] * players,
        shown=[0] * wires,
        trigger=[0] * wires,
        up=[0] * wires,
        tops=[0] * wires,
        seen=[0] * wires,
        hands=[setting.full_hand] * players,
        stacks=[()] * players,
        spent=0,
        acts=[NONE] * players,
        scores=[0] * players,
        tools=[0] * players,
        auto=[0] * players,
        owned=0,
        display=(),
        plates=(),
        bomb=1,
        round=1,
        phase=SELECT,
        asked=1,
        asked_t=0,
        choosing=setting.everybody,
        queue=(),
        eligible=0,
        arrived=(),
        bots=0,
        opened=(),
        protected=0,
        orders=NONE,
        waited=0,
        named=(),
        scored=0,
        wire=NONE,
        cutters=0,
        blanket=NONE,
        xray=NONE,
        zero=False,
        amplified=False,
        jam=NONE,
        spared=0,
        sheet=[],
        past=(),
        gains=(),
        wreck=None,
    )


def chosen_table(options: Options, players: int) -> Table:
    """BSA-9.25: the numbers to play with, if they and the number of players will do."""
    if players not in seats(options):
        raise refusal("E_PLAYERS", "BSA-7.36", least=CONTENT.seats.least, most=CONTENT.seats.most)
    if options.content == "house":
        return HOUSE
    wrong = flaw(options.content)
    if wrong is not None:
        raise refusal("E_CONTENT", "BSA-2.5.2", key=wrong[0], reason=wrong[1])
    return options.content


def age_ranks(options: Options, players: int, rng: Rng) -> tuple[int, ...]:
    """BSA-2.8: by seat, 0 for the youngest: as the host said, or at random."""
    if options.age_order == "random":
        order = list(range(players))
        rng.shuffle(order)
    else:
        order = list(options.age_order)
        if sorted(order) != list(range(players)):
            raise refusal("E_AGES", "BSA-2.8", players=players)
    return tuple([order.index(seat) for seat in range(players)])


def lay_wires(setting: Setting, rng: Rng) -> tuple[list[tuple[int, ...]], list[int]]:
    """BSA-3.2: shuffled decks, and where BOOM lies among the three tiles of each wire."""
    rows, booms = [], []
    for deck in setting.decks:
        row = list(deck)
        rng.shuffle(row)
        rows.append(tuple(row))
        booms.append(rng.below(TILE_COUNT))
    return rows, booms


def lay_plates(wires: int, rng: Rng) -> tuple[int, int]:
    """BSA-4.10.2: two different wires."""
    first = rng.below(wires)
    second = rng.below(wires - 1)
    return first, second + (second >= first)


# --- by hand --------------------------------------------------------------------------------------


def inject(
    options: Options,
    players: int,
    *,
    exposed: Mapping[str, Sequence[int]] = _NOTHING,
    top: Mapping[str, Sequence[int]] = _NOTHING,
    boom: Mapping[str, int] | None = None,
    up: Mapping[str, int] | None = None,
    scores: Sequence[int] | None = None,
    tools: Mapping[int, Sequence[str]] | None = None,
    stacks: Mapping[int, Sequence[str]] | None = None,
    spent: Sequence[int] = (),
    plates: Sequence[str] | None = None,
    bomb: int = 1,
    round: int = 1,
) -> State:
    """A position at the start of a round; BOOM is counted 1 to 3 and lies on the last tile unless said otherwise.

    Tiles up to the trigger are turned up, more if `up` says so. A deck goes on with its other cards, lowest first.
    """

    def bad(what: str, **values: Value) -> Exception:
        reason = Message(f"academy-position-{what}", args=values)
        return refusal("E_POSITION", "BSA-4.13.1", reason=reason)

    state = deal(options, players, Rng(bytes(32)))
    setting = state.setting
    for wire, deck in enumerate(setting.decks):
        letter = WIRES[wire]
        rest = list(deck)
        first = [*exposed.get(letter, ()), *top.get(letter, ())]
        for value in first:
            if value not in rest:
                raise bad("card", value=value, wire=letter)
            rest.remove(value)
        state.rows[wire] = (*first, *rest)
        state.shown[wire] = len(exposed.get(letter, ()))
        state.trigger[wire] = sum(exposed.get(letter, ()))
        state.booms[wire] = (boom or {}).get(letter, TILE_COUNT) - 1
        reached = max(0, min(TILE_COUNT, state.trigger[wire] - setting.lengths[wire]))
        state.up[wire] = max(reached, (up or {}).get(letter, 0))
        if not state.up[wire] <= state.booms[wire] < TILE_COUNT:
            raise bad("boom", wire=letter)
    if scores is not None:
        state.scores = list(scores)
        state.gains = (tuple(scores),)
    for seat, names in (tools or {}).items():
        for name in names:
            state.tools[seat] |= 1 << TOOLS.index(name)
    held = 0
    for mask in state.tools:
        if held & mask:
            raise bad("tool")
        held |= mask
    state.owned = held
    state.pile = tuple([tool for tool in state.pile if not held >> tool & 1])
    for seat, names in (stacks or {}).items():
        state.stacks[seat] = tuple([CARDS.index(name) for name in names])
        for card in state.stacks[seat]:
            state.hands[seat] &= ~(1 << card)
    for seat in spent:
        state.spent |= 1 << seat
        state.hands[seat] &= ~(1 << WAIT)
    if plates is not None:
        state.plates = tuple([WIRES.index(letter) for letter in plates])
        bomb = max(bomb, 2)
    if not 1 <= bomb <= LAST_BOMB or held & ~ALL:
        raise bad("bomb", bomb=bomb)
    if bomb > 1 and not state.plates:
        state.plates = (0, 1)
    state.bomb = bomb
    state.gains = (*state.gains, *((0,) * players for _ in range(bomb)))[: bomb - 1] if bomb > 1 else ()
    state.past = ((),) * (bomb - 1)
    if bomb == 1:
        # Points of a first bomb have to come from somewhere.
        state.sheet = [
            Posting(1, 0, seat, CAUSES[WAITED], points) for seat, points in enumerate(state.scores) if points
        ]
    state.round = round
    return state
