"""What must hold of every state. A violation is our fault, never a player's."""

from __future__ import annotations

from collections import Counter

from lastwire.errors import Broken
from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.state import (
    CALL,
    DETECT,
    FALSE,
    NUMBERS,
    ORDER,
    OVER,
    OWN,
    PLACING,
    RED,
    SETUP,
    SHOWN,
    SWAP,
    TURN,
    YELLOW,
    State,
    holds,
)
from lastwire.games.bomb_busters.rules.switch import switches

_CAUSES = (
    "defused",
    "exploded_red",
    "exploded_dial",
    "exploded_time",
    "exploded_row",
    "exploded_trio",
    "exploded_captain",
)


def check(state: State) -> None:
    """Raise `Broken` if the state cannot be."""
    _check_wires(state)
    _check_counts(state)
    _check_cards(state)
    _check_facts(state)
    _check_phase(state)


def _must(true: bool, what: str) -> None:
    if not true:
        raise Broken(f"bomb-busters: {what}")


def _check_wires(state: State) -> None:
    setting, layout = state.setting, state.setting.layout
    keys = state.keys
    _must(len(keys) == len(state.tokens) == layout.starts[-1], "something is not kept for every slot")
    _must(state.uncut >> len(keys) == 0, "an uncut wire stands nowhere")
    for stand, start in enumerate(layout.starts[:-1]):
        row = keys[start : layout.starts[stand + 1]]
        _must(list(row) == sorted(row), f"BB-3.11: stand {stand} is not sorted")
    pool = Counter(keys)
    pool.update(state.aside)
    for number in range(1, setting.brief.blue + 1):
        _must(pool.pop(10 * number, 0) == CONTENT.wires.copies, f"BB-3.5: blue {number} is not there four times")
    shown = Counter((*setting.reds, *setting.yellows))
    _must(pool == shown, "BB-3.6: the coloured wires are not those that were shown")
    for group, candidates in ((setting.brief.red, setting.reds), (setting.brief.yellow, setting.yellows)):
        _must(sum(key in candidates for key in keys) == group.count, "BB-3.7: a colour has a wrong number in play")


def _check_counts(state: State) -> None:
    setting, values = state.setting, state.setting.values
    cut = Counter(values[key] for slot, key in enumerate(state.keys) if not state.uncut >> slot & 1)
    for value in range(1, RED + 1):
        _must(state.cut[value] == cut[value], f"the count of cut wires of value {value} is wrong")
    counted = state.copy()
    counted.lay(state.keys)
    _must(counted.where == state.where, "the wires of a value are not where they should be")
    _must(counted.held == state.held, "the values held are wrong")
    _must(counted.solo == state.solo, "BB-4.18: the values to be cut alone are wrong")
    placed: Counter[int] = Counter()
    for slot, token in enumerate(state.tokens):
        if not token:
            continue
        _must(bool(state.uncut >> slot & 1), "BB-7.8: a token stands at a cut wire")
        value = values[state.keys[slot]]
        if token & FALSE:
            _must(value not in (token & SHOWN, RED), "BB-12.20: a false token tells the truth, or stands at a red wire")
        else:
            _must(token & SHOWN == value, "BB-4.13: a token lies")
        placed[token & ~FALSE] += 1
    for _, value in state.beside:
        placed[value] += 1
    for value in range(1, YELLOW + 1):
        most = CONTENT.tokens.each_number if value <= NUMBERS else CONTENT.tokens.yellow
        _must(0 <= state.supply[value] == most - placed[value], f"BB-3.13a: tokens of value {value} are not conserved")
    if state.phase not in (OWN, OVER):
        for value in range(1, YELLOW + 1):
            left = setting.totals[value] - state.cut[value]
            _must(left % 2 == 0 or setting.totals[value] % 2 == 1, f"BB-4.48: {left} wires of value {value} are left")
    _must(0 <= state.dial <= CONTENT.dial.most, f"BB-2.6: the dial stands at {state.dial}")


def _check_cards(state: State) -> None:
    brief = state.setting.brief
    laid = 0
    for card in state.cards:
        _must(not laid >> card & 1, "BB-3.12: a card lies there twice")
        laid |= 1 << card
    _must(not state.ready & state.used and not (state.ready | state.used) & ~laid, "BB-4.28: cards are in two states")
    if any(switch.numbers_cards for switch in switches(state)):
        _must(len(state.numbers) == len(state.cards), "BB-12.14: a card without a Number card")
    _must(not brief.sealed or len(state.cards) <= brief.equipment, "BB-12.18: more cards than were laid out")
    _must(0 <= state.spent < 1 << state.setting.layout.seats, "BB-4.40: a character of nobody")


def _check_facts(state: State) -> None:
    for fact in state.facts:
        _must(holds(fact, state.keys, state.setting.values), "a fact is not true")
    layout, values = state.setting.layout, state.setting.values
    for same, left, right in state.labels:
        _must(layout.places[left][0] == layout.places[right][0] and left < right, "BB-4.33: a label spans two stands")
        _must((values[state.keys[left]] == values[state.keys[right]]) == same, "BB-4.33: a label lies")
    _must(len(state.known) in (0, len(state.keys)), "swapped wires are not kept for every slot")
    _must(len(state.origin) == len(state.known), "swapped wires are not kept for every slot")


def _check_phase(state: State) -> None:
    layout = state.setting.layout
    if state.phase == OVER:
        _must(state.cause in _CAUSES, f"BB-4.4: cause {state.cause!r}")
        _must((state.cause == "defused") == (not state.uncut), "BB-6.1: defused with wires left, or lost without")
        replaced = any(switch.replaces_dial for switch in switches(state))
        skull = state.dial == 0 or replaced
        _must(state.cause != "exploded_dial" or skull, "BB-6.2: the dial did not reach the skull")
        return
    _must(not state.cause and state.uncut != 0, "BB-6.1: it should be over")
    _must(state.dial > 0, "BB-6.2: it should have exploded")
    if state.phase == ORDER:
        there = state.uncut & state.where[state.numbers[-1]]
        answered = sum(1 << stand for stand, wires in enumerate(layout.stands) if wires & there)
        _must(state.answered == answered, "BB-12.21: a stand has given a wrong answer")
    _must(not state.drawn or state.phase == SETUP, "BB-12.16: a token is left over")
    pending = state.pending
    _must((pending is not None) == (state.phase in (OWN, DETECT, SWAP)), "BB-4.3: a question is open or not")
    if state.phase in (*PLACING, TURN, CALL, ORDER):
        _must(state.phase == CALL or bool(state.uncut & layout.hands[state.active]), "BB-4.6: the active has no wire")
        return
    _must(pending is not None and 0 <= pending.asked < layout.seats, "BB-4.3: nobody is asked")
