"""The law test's own reading of chapter 5: states that a viewer must not be able to tell apart.

Written from the table of hidden information, not from the view.
"""

from __future__ import annotations

from typing import Any

from lastwire.engine.offer import draw
from lastwire.engine.rng import Rng
from lastwire.engine.types import Viewer
from lastwire.games.academy.rules.content import TILES as TILE_COUNT
from lastwire.games.academy.rules.moves import UseTool
from lastwire.games.academy.rules.offer import offers
from lastwire.games.academy.rules.sheet import Answer
from lastwire.games.academy.rules.state import NONE, OVER, SELECT, TOP, WINDOW_E, WINDOWS, XRAY, State, bits
from lastwire.games.academy.rules.tool import declared
from lastwire.games.academy.rules.toolkit import TOOLS

# The order of face-down decks; faces of face-down tiles; committed cards of others; answers of others in an open
# window; the three cards under the X-Ray; the order of undealt Tools; what others have noted of things since gone.
KINDS: tuple[str, ...] = ("decks", "tiles", "commits", "answers", "xray", "tools", "notes")

# Cards and answers are sealed. Everything else is done before everybody's eyes, and nothing behind anybody's back.
SEALED = ("commit", "use_tool", "pass", "auto_pass")

XRAY_CARDS = 3


def twin(state: State, viewer: Viewer, kind: str, rng: Rng) -> State | None:
    """A state that differs from this one only in what the viewer must not know; None if chance finds no such state."""
    if state.phase == OVER:
        return None
    other = state.copy()
    match kind:
        case "decks":
            changed = _shuffle_decks(other, viewer, rng)
        case "tiles":
            changed = _move_booms(other, viewer, rng)
        case "commits":
            changed = _change_commits(other, viewer, rng)
        case "answers":
            changed = _change_answers(other, viewer, rng)
        case "xray":
            changed = state.phase == XRAY and state.xray != viewer and _shuffle_decks(other, viewer, rng, (state.wire,))
        case "tools":
            pile = list(state.pile)
            rng.shuffle(pile)
            other.pile = tuple(pile)
            changed = other.pile != state.pile
        case "notes":
            changed = _change_notes(other, viewer, rng)
        case _:
            raise ValueError(f"Bomb Squad Academy has no secret of the kind {kind!r}")
    return other if changed else None


def parted(a: State, b: State, viewer: Viewer) -> bool:
    """Whether the viewer is by now entitled to something in which the two differ."""
    return _entitled(a, viewer) != _entitled(b, viewer)


def _entitled(state: State, viewer: Viewer) -> object:
    """Exposed cards, tiles turned up, revealed actions, Tools shown, taken and used; the viewer's looks and secrets."""
    mine = viewer >= 0
    return (
        state.phase == OVER,
        state.bomb,
        [state.exposed(wire) for wire in range(len(state.rows))],
        [state.booms[wire] if state.up[wire] > state.booms[wire] else None for wire in range(len(state.rows))],
        state.up,
        state.stacks,
        state.acts,
        state.display,
        state.tools,
        state.opened,  # the answers of a pass, as soon as it is opened
        state.wreck,  # all that lay open in the bomb before
        state.named,
        state.tops,  # who has looked where is known to all
        state.seen,
        [[look[:-1] for look in notes] for notes in state.notes],  # and when
        state.auto,
        [state.rows[wire][state.shown[wire]] for wire, who in enumerate(state.tops) if mine and who >> viewer & 1],
        [state.booms[wire] for wire, who in enumerate(state.seen) if mine and who >> viewer & 1],
        state.deck(state.wire)[:XRAY_CARDS] if state.phase == XRAY and state.xray == viewer else None,
        state.notes[viewer] if mine else None,
        state.committed[viewer] if mine else None,
        state.answers[viewer] if mine else None,
    )


def _shuffle_decks(state: State, viewer: Viewer, rng: Rng, wires: tuple[int, ...] | None = None) -> bool:
    """Order of a face-down deck: nobody's knowledge, but for a top card that was looked at and still lies there."""
    before = state.rows[:]
    for wire in range(len(state.rows)) if wires is None else wires:
        kept = state.shown[wire]
        if viewer >= 0 and state.tops[wire] >> viewer & 1:
            kept += 1
        if state.phase == XRAY and state.wire == wire and state.xray == viewer:
            kept += XRAY_CARDS
        rest = list(state.rows[wire][kept:])
        rng.shuffle(rest)
        state.rows[wire] = state.rows[wire][:kept] + tuple(rest)
    _renew_notes(state)
    return state.rows != before


def _renew_notes(state: State) -> None:
    """Others' notebooks have to fit what they still know."""
    for seat, notes in enumerate(state.notes):
        fresh: dict[int, int] = {}
        for place, (_, kind, wire, _) in enumerate(notes):
            if kind == TOP and state.tops[wire] >> seat & 1:
                fresh[wire] = place
        found = list(notes)
        for place, (number, kind, wire, _) in enumerate(notes):
            if kind != TOP:
                found[place] = (number, kind, wire, state.booms[wire])
            elif fresh.get(wire) == place:
                found[place] = (number, kind, wire, state.rows[wire][state.shown[wire]])
        state.notes[seat] = tuple(found)


def _move_booms(state: State, viewer: Viewer, rng: Rng) -> bool:
    """Face-down tiles: revealed only by the trigger, and to whoever looked at them."""
    before = state.booms[:]
    for wire, up in enumerate(state.up):
        if (viewer >= 0 and state.seen[wire] >> viewer & 1) or up > state.booms[wire]:
            continue
        state.booms[wire] = up + rng.below(TILE_COUNT - up)
    _renew_notes(state)
    return state.booms != before


def _change_commits(state: State, viewer: Viewer, rng: Rng) -> bool:
    """A committed card: its owner's, until all are revealed."""
    if state.phase != SELECT:
        return False
    before = state.committed[:]
    for seat, card in enumerate(before):
        if card != NONE and seat != viewer:
            state.committed[seat] = rng.pick(bits(state.hands[seat]))
    return state.committed != before


def _change_answers(state: State, viewer: Viewer, rng: Rng) -> bool:
    """Answers in a window pass: their owner's, until the pass is opened."""
    if state.phase not in WINDOWS:
        return False
    before = state.answers[:]
    for seat, answer in enumerate(before):
        if answer is None or seat == viewer:
            continue
        state.answers[seat] = None
        kind, fields = draw(offers(state, seat), rng)
        state.answers[seat] = _answered(kind, fields)
    return state.answers != before


def _answered(kind: str, fields: dict[str, Any]) -> Answer:
    if kind == "pass":
        return ()
    tool = TOOLS.index(fields["tool"])
    return (~tool,) if kind == "auto_pass" else declared(tool, UseTool(**fields))


def _change_notes(state: State, viewer: Viewer, rng: Rng) -> bool:
    """What others saw of cards that have moved since: theirs alone, and it tells nobody anything."""
    if state.phase == WINDOW_E:
        return False
    before = state.notes[:]
    for seat, notes in enumerate(before):
        if seat == viewer:
            continue
        latest = {wire: place for place, (_, kind, wire, _) in enumerate(notes) if kind == TOP}
        found = list(notes)
        for place, (number, kind, wire, _) in enumerate(notes):
            if kind == TOP and not (latest[wire] == place and state.tops[wire] >> seat & 1):
                found[place] = (number, kind, wire, rng.pick(state.setting.decks[wire]))
        state.notes[seat] = tuple(found)
    return state.notes != before
