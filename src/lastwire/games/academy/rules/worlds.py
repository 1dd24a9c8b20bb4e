"""Worlds that fit a view: decks, tiles, undealt Tools, and what others have sealed, each as likely as it is."""

from __future__ import annotations

from functools import lru_cache

from lastwire.engine.offer import draw_from
from lastwire.engine.rng import Rng
from lastwire.games.academy.rules.content import HOUSE
from lastwire.games.academy.rules.content import TILES as TILE_COUNT
from lastwire.games.academy.rules.moves import UseTool
from lastwire.games.academy.rules.options import Options
from lastwire.games.academy.rules.sheet import Answer, Wreck
from lastwire.games.academy.rules.state import (
    CARDS,
    NONE,
    OVER,
    PHASES,
    SELECT,
    TILES,
    TOP,
    WINDOWS,
    WIRES,
    Note,
    Setting,
    State,
    bits,
)
from lastwire.games.academy.rules.tool import declared, menu, playable
from lastwire.games.academy.rules.toolkit import TOOLS
from lastwire.games.academy.rules.view import (
    KINDS,
    Declared,
    Look,
    Own,
    View,
    WireSeen,
)

__all__ = ["imagine"]


@lru_cache(64)
def _setting(options: Options, seats: int, ages: tuple[int, ...]) -> Setting:
    return Setting(options, seats, ages, HOUSE if options.content == "house" else options.content)


def _mask(names: tuple[str, ...], of: tuple[str, ...]) -> int:
    found = 0
    for name in names:
        found |= 1 << of.index(name)
    return found


def _seats(seats: tuple[int, ...]) -> int:
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def _owned(view: View) -> int:
    found = 0
    for player in view.players:
        found |= _mask(player.tools, TOOLS)
    return found


def _choosing(view: View) -> int:
    if view.phase != PHASES[SELECT]:
        return _seats(tuple(range(view.seats)))
    return _seats(tuple([seat for seat, player in enumerate(view.players) if not player.committed]))


def _or_none(seat: int | None) -> int:
    return NONE if seat is None else seat


def imagine(view: View, rng: Rng) -> State:
    """A state that gives back this view. Hidden things are drawn with the chances that the view leaves them."""
    setting = _setting(view.options, view.seats, tuple([player.age for player in view.players]))
    own, cutting = view.own, view.cutting
    state = State(
        setting=setting,
        rows=[_row(view, place, wire, rng) for place, wire in enumerate(view.wires)],
        booms=[_boom(view, place, wire, rng) for place, wire in enumerate(view.wires)],
        pile=_pile(view, rng),
        committed=_committed(view, rng),
        answers=[None] * view.seats,
        notes=[()] * view.seats,
        shown=[len(wire.exposed) for wire in view.wires],
        trigger=[wire.trigger for wire in view.wires],
        up=[wire.up for wire in view.wires],
        tops=[_seats(wire.tops) for wire in view.wires],
        seen=[_seats(wire.seen) for wire in view.wires],
        hands=[_mask(player.hand, CARDS) for player in view.players],
        stacks=[tuple([CARDS.index(card) for card in player.stack]) for player in view.players],
        spent=_seats(tuple([seat for seat, player in enumerate(view.players) if player.spent])),
        acts=[NONE if player.act is None else CARDS.index(player.act) for player in view.players],
        scores=[player.score for player in view.players],
        tools=[_mask(player.tools, TOOLS) for player in view.players],
        auto=[_mask(player.auto, TOOLS) for player in view.players],
        owned=_owned(view),
        display=tuple([TOOLS.index(tool) for tool in view.display]),
        plates=tuple([WIRES.index(plate.wire) for plate in view.plates]),
        bomb=view.bomb,
        round=view.round,
        phase=PHASES.index(view.phase),
        asked=view.asked,
        asked_t=0,
        choosing=_choosing(view),
        queue=view.turns,
        eligible=_seats(view.eligible),
        arrived=view.arrived,
        bots=_seats(view.bots),
        opened=((view.round, tuple([_given(answer) for answer in view.declared])),) if view.declared else (),
        protected=_mask(view.protected, WIRES),
        orders=_or_none(view.orders),
        waited=_seats(view.waited),
        named=tuple([NONE if player.protects is None else WIRES.index(player.protects) for player in view.players])
        if view.waited
        else (),
        scored=_mask(view.scored, WIRES),
        wire=NONE if cutting is None else WIRES.index(cutting.wire),
        cutters=0 if cutting is None else _seats(cutting.cutters),
        blanket=NONE if cutting is None else _or_none(cutting.blanket),
        xray=NONE if cutting is None else _or_none(cutting.xray),
        zero=cutting is not None and cutting.zero,
        amplified=cutting is not None and cutting.amplified,
        jam=NONE if cutting is None else _or_none(cutting.jam),
        spared=0 if cutting is None else _seats(cutting.spared),
        sheet=list(view.sheet),
        past=view.past,
        gains=view.gains,
        wreck=_wreck(view),
    )
    for seat in range(view.seats):
        state.notes[seat] = _notes(state, seat, own)
    _answer(state, view, rng)
    return state


def _row(view: View, place: int, wire: WireSeen, rng: Rng) -> tuple[int, ...]:
    """Exposed cards, then the deck: a known top first, the rest in any order (BSA-5.1)."""
    if view.opened is not None:
        return wire.exposed + view.opened.decks[place]
    rest = list(wire.left)
    first: tuple[int, ...] = ()
    if view.own is not None:
        top = view.own.tops[place]
        if view.own.xray is not None and view.cutting is not None and view.cutting.wire == wire.wire:
            first = view.own.xray
        elif top is not None:
            first = (top,)
        for value in first:
            rest.remove(value)
    rng.shuffle(rest)
    return (*wire.exposed, *first, *rest)


def _boom(view: View, place: int, wire: WireSeen, rng: Rng) -> int:
    """Every tile that is not turned up is BOOM with the same chance."""
    if view.opened is not None:
        return view.opened.booms[place] - 1
    if wire.boom is not None:
        return wire.boom - 1
    known = None if view.own is None else view.own.booms[place]
    return wire.up + rng.below(TILE_COUNT - wire.up) if known is None else known - 1


def _pile(view: View, rng: Rng) -> tuple[int, ...]:
    if view.opened is not None:
        return tuple([TOOLS.index(tool) for tool in view.opened.pile])
    there = _mask(view.display, TOOLS) | _mask(view.discarded, TOOLS) | _owned(view)
    pile = [tool for tool in range(len(TOOLS)) if not there >> tool & 1]
    rng.shuffle(pile)
    return tuple(pile)


def _committed(view: View, rng: Rng) -> list[int]:
    """Others have committed any card of their hands."""
    found = []
    for seat, player in enumerate(view.players):
        if view.opened is not None:
            card = view.opened.committed[seat]
        elif view.own is not None and seat == view.own.seat:
            card = view.own.committed
        else:
            card = rng.pick(player.hand) if player.committed else None
        found.append(NONE if card is None else CARDS.index(card))
    return found


def _wreck(view: View) -> Wreck | None:
    seen = view.wreck
    if seen is None:
        return None
    return Wreck(
        seen.bomb,
        seen.round,
        WIRES.index(seen.wire),
        seen.tile - 1,
        _seats(seen.cutters),
        tuple([CARDS.index(act) for act in seen.acts]),
        seen.exposed,
        seen.up,
        (),
    )


def _notes(state: State, seat: int, own: Own | None) -> tuple[Note, ...]:
    """The viewer's own notebook; for others, what they must have seen and still know."""
    if own is not None and own.seat == seat:
        return tuple([_note(look) for look in own.notes])
    found: list[Note] = []
    for wire in range(state.setting.wires):
        if state.tops[wire] >> seat & 1:
            found.append((state.round, TOP, wire, state.rows[wire][state.shown[wire]]))
        if state.seen[wire] >> seat & 1:
            found.append((state.round, TILES, wire, state.booms[wire]))
    return tuple(found)


def _note(look: Look) -> Note:
    kind = KINDS.index(look.kind)
    return look.round, kind, WIRES.index(look.wire), look.face - (kind == TILES)


def _answer(state: State, view: View, rng: Rng) -> None:
    """In an open window: the viewer's own answer, and for others who have answered, any they may have given."""
    if state.phase not in WINDOWS or state.phase == OVER:
        return
    for seat in view.answered:
        if view.opened is not None:
            state.answers[seat] = _given(view.opened.answers[seat])
        elif view.own is not None and view.own.seat == seat:
            state.answers[seat] = _given(view.own.answer)
        else:
            state.answers[seat] = _any_answer(state, seat, rng)


def _given(known: Declared | None) -> Answer | None:
    if known is None:
        return None
    if known.tool is None:
        return () if known.ignored is None else (~TOOLS.index(known.ignored),)
    move = UseTool(known.tool, known.players, known.cards, known.wire, known.card, known.player)  # type: ignore[arg-type]
    return declared(TOOLS.index(known.tool), move)


def _any_answer(state: State, seat: int, rng: Rng) -> Answer:
    """A pass, or one of the Tools in one of its ways."""
    tools = bits(playable(state, seat, state.phase))
    chosen = rng.below(len(tools) + 1)
    if chosen == len(tools):
        return ()
    return declared(tools[chosen], draw_from([menu(state, seat, tools[chosen])], rng))
