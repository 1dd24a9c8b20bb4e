"""Setting up a mission (chapter 3): wires, stands, equipment, Captain; and positions laid out by hand for tests."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Final

from lastwire.engine.rng import Rng
from lastwire.errors import Refused
from lastwire.games.bomb_busters.rules.content import CONTENT, TEAMS
from lastwire.games.bomb_busters.rules.mission import Brief, Group, brief_of
from lastwire.games.bomb_busters.rules.moves import Place
from lastwire.games.bomb_busters.rules.options import Options
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.stand import unmarked
from lastwire.games.bomb_busters.rules.state import (
    FALSE_BOTTOM,
    LIE,
    NONE,
    NUMBERS,
    RED,
    SETUP,
    TURN,
    VALUES,
    VIRTUAL,
    YELLOW,
    Layout,
    Setting,
    State,
    slots,
)
from lastwire.games.bomb_busters.rules.switch import lies, switches_of
from lastwire.message import Message, Value

_NOTHING: Final[tuple[int, ...]] = ()
_RED_DIGIT: Final = 5
_YELLOW_DIGIT: Final = 1


def seats(options: Options) -> range:
    """BB-1.1."""
    return range(min(TEAMS), max(TEAMS) + 1)


def deal(options: Options, experts: int, rng: Rng) -> State:
    """Chapter 3: a new mission. Chance in the order of BB-3.17, then the Captain."""
    if experts not in TEAMS:
        raise refusal("E_BAD_TEAM", "BB-1.1", least=min(TEAMS), most=max(TEAMS))
    brief = brief_of(options.mission, experts, options.m3_equipment == "literal")
    if brief.box > options.boxes:
        raise refusal("E_SEALED", "BB-1.5", mission=brief.number)
    return deal_brief(options, brief, experts, rng)


def deal_brief(options: Options, brief: Brief, experts: int, rng: Rng) -> State:
    """A mission from its brief, which need not be one of the mission file."""
    pool = list(_blue(brief.blue))
    reds, yellows, aside, numbers, cards = _NOTHING, _NOTHING, _NOTHING, _NOTHING, _NOTHING
    if brief.red.count or brief.yellow.count:
        reds, red_aside = _draw_tiles(brief.red, _RED_DIGIT, rng)
        yellows, yellow_aside = _draw_tiles(brief.yellow, _YELLOW_DIGIT, rng)
        aside = tuple(sorted(red_aside + yellow_aside))
        pool += [key for key in reds + yellows if key not in aside]
    if brief.numbers:
        numbers = _draw(list(range(1, NUMBERS + 1)), brief.numbers, rng)
    forbidden = _forbidden(brief, numbers)
    if brief.equipment and not brief.sealed:
        # A card that can never be unlocked is replaced (BB-12.13, and BB-7.1 in spirit).
        cards = _draw([card for card in brief.deck if card != forbidden], brief.equipment, rng)
    rng.shuffle(pool)
    layout = layout_of(experts, _captain(options, experts, rng), len(pool), brief.deal == "loose")
    for switch in switches_of(brief):
        switch.arrange(pool, layout)
    characters = _characters(options.characters, layout.captain, experts)
    if brief.characters == "random":
        characters = _draw(list(characters), experts, rng)
    setting = Setting(options, brief, layout, characters, reds, yellows, forbidden)
    state = _begin(setting, _lay_out(pool, layout), aside, cards, numbers)
    if brief.tokens == "random":
        draw_tokens(state, 0, rng)
        if state.drawn:
            state.phase, state.turn = SETUP, 0
        else:
            state.active = layout.captain
    if state.phase == TURN:
        for switch in switches_of(brief):
            switch.first_turn(state, rng)
    return state


def _forbidden(brief: Brief, numbers: tuple[int, ...]) -> int:
    return next((found for switch in switches_of(brief) if (found := switch.forbidden(numbers))), 0)


@cache
def _blue(last: int) -> tuple[int, ...]:
    return tuple(10 * number for number in range(1, last + 1) for _ in range(CONTENT.wires.copies))


def _draw(items: list[int], count: int, rng: Rng) -> tuple[int, ...]:
    return tuple([items.pop(rng.below(len(items))) for _ in range(count)])


def _draw_tiles(group: Group, digit: int, rng: Rng) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """BB-3.5..3.9, BB-7.3: the keys drawn, which everybody sees, and those of them put aside, which nobody knows."""
    if not group.drawn:
        return (), ()
    keys = _draw([10 * number + digit for number in range(group.first, group.last + 1)], group.drawn, rng)
    aside: tuple[int, ...] = ()
    if group.drawn > group.count:
        hidden = list(keys)
        rng.shuffle(hidden)
        aside = tuple(sorted(hidden[group.count :]))
    return tuple(sorted(keys)), aside


def _captain(options: Options, experts: int, rng: Rng) -> int:
    """BB-3.2: at random, unless the table knows whose turn it is to be Captain."""
    if not options.captain.startswith("seat:"):
        return rng.below(experts)
    captain = int(options.captain.removeprefix("seat:"))
    if captain >= experts:
        raise refusal("E_BAD_CAPTAIN", "BB-3.2")
    return captain


@cache
def _characters(order: tuple[int, ...], captain: int, experts: int) -> tuple[int, ...]:
    """BB-3.2: the Captain has the Captain's card, the others different ones."""
    if len(set(order)) != len(order):
        raise refusal("E_BAD_CHARACTERS", "BB-3.2")
    cards = [0] * experts
    for place in range(1, experts):
        cards[(captain + place) % experts] = order[place - 1]
    return tuple(cards)


@cache
def layout_of(experts: int, captain: int, wires: int, loose: bool = False) -> Layout:
    """BB-3.4, BB-3.10, BB-7.2: stands in order, the surplus wires on the first ones.

    With `loose`, the wire dealt last to each stand stands apart as a stand of its own, behind all others.
    """
    team = TEAMS[experts]
    owners = []
    for place in range(experts):
        seat = (captain + place) % experts
        owners += [seat] * (team.other if place else team.captain)
    stands = len(owners)
    sizes = [wires // stands + (stand < wires % stands) for stand in range(stands)]
    apart: tuple[int, ...] = ()
    if loose:
        apart = tuple(range(stands, 2 * stands))
        owners += owners
        sizes = [size - 1 for size in sizes] + [1] * stands
    starts = [0]
    for size in sizes:
        starts.append(starts[-1] + size)
    return Layout(captain, tuple(owners), tuple(starts), apart)


def _lay_out(pool: list[int], layout: Layout) -> tuple[int, ...]:
    """BB-3.10, BB-3.11: one wire at a time to each stand in order; every stand sorted by key (BB-2.2)."""
    stands = len(layout.owners) - len(layout.loose)
    keys: list[int] = []
    apart: list[int] = []
    for stand in range(stands):
        wires = pool[stand::stands]
        if layout.loose:
            apart.append(wires.pop())
        wires.sort()
        keys += wires
    return tuple(keys + apart)


_SUPPLY: Final = [0] + [CONTENT.tokens.each_number] * NUMBERS + [CONTENT.tokens.yellow]


def _begin(
    setting: Setting, keys: tuple[int, ...], aside: tuple[int, ...], cards: tuple[int, ...], numbers: tuple[int, ...]
) -> State:
    layout, brief = setting.layout, setting.brief
    state = State(
        setting,
        (),
        aside,
        (),
        [],
        [],
        (1 << len(keys)) - 1,
        [0] * len(keys),
        _SUPPLY[:],
        [0] * (RED + 1),
        SETUP,
        layout.captain,
        0,
        0,
        1,
        brief.dial,
        cards,
        0,
        0,
        0,
        numbers,
        (),
        (),
        (),
        (),
        None,
        "",
        0,
        0,
        0,
        0,
        0,
    )
    state.lay(keys)
    for switch in switches_of(brief):
        switch.begun(state)
    if setting.options.toolbox == "open":
        state.ready = sum(1 << card for card in cards if card != FALSE_BOTTOM)
    state.active = next_placer(state, 0)
    state.phase = placing(state)
    if state.active < 0:
        state.phase, state.active, state.turn = TURN, layout.captain, 1
        state.deadline = 1000 * brief.countdown_s
    return state


# --- info tokens at set-up ------------------------------------------------------------------------


def next_placer(state: State, place: int) -> int:
    """BB-3.14, BB-7.4: the first expert, from so many places clockwise of the Captain on, who places a token; or -1."""
    brief = state.setting.brief
    if brief.tokens != "choice":
        return -1
    order = state.setting.layout.order
    if place == 0 and not brief.captain_token:
        place = 1
    while place < len(order):
        seat = order[place]
        if false_values(state, seat) if lies(state, seat) else markable(state, seat):
            return seat
        place += 1
    return -1


def markable(state: State, seat: int) -> int:
    """BB-3.15, BB-4.35, BB-7.4: own uncut blue wires without a token, whose number is in the supply; as bits."""
    layout, where, supply = state.setting.layout, state.where, state.supply
    wires = state.uncut & layout.hands[seat] & ~(layout.shielded | where[YELLOW] | where[RED])
    if state.drawn:
        wires &= where[state.drawn]
    if not all(supply[1:]):  # place 0 is no value
        for value in range(1, YELLOW):
            if not supply[value]:
                wires &= ~where[value]
    if state.phase != SETUP:  # before that, whoever is asked has no token yet
        for slot in slots(wires):
            if state.tokens[slot]:
                wires ^= 1 << slot
    return wires


def placing(state: State) -> int:
    """BB-12.20: whether the expert who is to place a token places a true one or a false one."""
    return LIE if state.active >= 0 and lies(state, state.active) else SETUP


def false_values(state: State, seat: int) -> dict[int, int]:
    """BB-12.20: by number that is in the supply, the own wires (bits) at which it would lie; never red ones."""
    layout = state.setting.layout
    wires = unmarked(state, state.uncut & layout.hands[seat] & ~layout.shielded & ~state.where[RED])
    return {
        value: found for value in range(1, YELLOW) if state.supply[value] and (found := wires & ~state.where[value])
    }


def draw_tokens(state: State, place: int, rng: Rng) -> None:
    """BB-12.16: from so many places clockwise of the Captain on, tokens are drawn until one fits: whoever drew it is to
    place it. The others lie beside, and tell what that hand has not."""
    layout, brief = state.setting.layout, state.setting.brief
    state.drawn = 0
    if place == 0 and not brief.captain_token:
        place = 1
    for seat in layout.order[place:]:
        value = 1 + rng.weighted(state.supply[1:YELLOW])
        if state.held[seat] >> value & 1:
            state.drawn, state.active = value, seat
            return
        state.supply[value] -= 1
        state.beside += ((seat, value),)
        state.facts += ((NONE, 1 << value, layout.hands[seat], 0, 0),)


# --- positions laid out by hand -------------------------------------------------------------------


def inject(
    options: Options,
    experts: int,
    stands: Sequence[Sequence[int]],
    *,
    brief: Brief | None = None,
    captain: int = 0,
    active: int | None = None,
    dial: int | None = None,
    aside: Sequence[int] = (),
    cut: Collection[Place] = (),
    tokens: Collection[Place] = (),
    cards: Mapping[int, str] | None = None,
    spent: Collection[int] = (),
    numbers: Sequence[int] = (),
    placing: bool = False,
) -> State:
    """A position in somebody's turn (or, `placing`, before the tokens): wires by stand and key, sorted.

    `cards` gives the equipment as "locked", "ready" or "used"; `cut` and `tokens` name places. Nothing was ever said.
    """
    if brief is None:
        brief = brief_of(options.mission, experts, options.m3_equipment == "literal")
    wires = tuple([key for stand in stands for key in stand])
    layout = layout_of(experts, captain, len(wires), brief.deal == "loose")
    sizes = [end - start for start, end in zip(layout.starts, layout.starts[1:], strict=False)]
    if sizes != [len(stand) for stand in stands]:
        raise _bad_deal("sizes", sizes=tuple([len(stand) for stand in stands]), wanted=tuple(sizes))
    if any(sorted(stand) != list(stand) for stand in stands):
        raise _bad_deal("unsorted")
    reds, yellows = (
        tuple(sorted(key for key in (*wires, *aside) if key % 10 == digit)) for digit in (_RED_DIGIT, _YELLOW_DIGIT)
    )
    _check_wires(brief, wires, tuple(aside), reds, yellows)
    forbidden = _forbidden(brief, tuple(numbers))
    characters = _characters(options.characters, captain, experts)
    setting = Setting(options, brief, layout, characters, reds, yellows, forbidden)
    laid = dict(cards or {})
    state = _begin(setting, wires, tuple(sorted(aside)), tuple(laid), tuple(numbers))
    state.ready = 0
    for card, status in laid.items():
        state.ready |= (status == "ready") << card
        state.used |= (status == "used") << card
    state.spent = sum(1 << seat for seat in spent)
    state.dial = brief.dial if dial is None else dial
    for stand, index in cut:
        slot = layout.starts[stand] + index
        state.uncut &= ~(1 << slot)
        state.cut[VALUES[forbidden][wires[slot]]] += 1
    for stand, index in tokens:
        slot = layout.starts[stand] + index
        value = VALUES[forbidden][wires[slot]]
        if value == RED or not state.uncut >> slot & 1:
            raise _bad_deal("token")
        virtual = not state.supply[value]
        state.tokens[slot] = value | (VIRTUAL if virtual else 0)
        state.supply[value] -= not virtual
    state.lay(wires)
    if not placing:
        state.phase, state.turn = TURN, 1
        state.active = captain if active is None else active
    if not state.uncut & layout.hands[state.active]:
        raise _bad_deal("active")
    return state


def _check_wires(
    brief: Brief, wires: Sequence[int], aside: Sequence[int], reds: Sequence[int], yellows: Sequence[int]
) -> None:
    blue = sorted(key for key in wires if key % 10 == 0)
    if blue != list(_blue(brief.blue)):
        raise _bad_deal("blue")
    for colour, group, keys, digit in (
        ("red", brief.red, reds, _RED_DIGIT),
        ("yellow", brief.yellow, yellows, _YELLOW_DIGIT),
    ):
        in_play = [key for key in wires if key % 10 == digit]
        if len(in_play) != group.count or len(keys) != group.drawn or len(set(keys)) != len(keys):
            raise _bad_deal(colour, count=group.count, drawn=group.drawn)
    if any(key % 10 not in (_RED_DIGIT, _YELLOW_DIGIT) for key in aside):
        raise _bad_deal("aside")


def _bad_deal(reason: str, **values: Value) -> Refused:
    return refusal("E_BAD_DEAL", "BB-3.5", reason=Message(f"bomb-busters-deal-{reason}", args=values))
