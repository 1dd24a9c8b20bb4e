"""Typed sentences that mean an act of talk (BSA-5.4a), in English and German."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from lastwire.games.academy.rules.moves import Card, Wire
from lastwire.games.academy.rules.state import OVER, State
from lastwire.games.academy.rules.talk import Act, Ask, CallWait, Plan, Saw, Warn
from lastwire.kit.sentence import Sentence

_WIRES: Final[tuple[tuple[Wire, str], ...]] = (
    ("G", r"(?:(?:the )?green|grün)"),
    ("B", r"(?:(?:the )?blue|blau)"),
    ("R", r"(?:(?:the )?red|rot)"),
    ("Y", r"(?:(?:the )?yellow|gelb)"),
)
_CARDS: Final[tuple[tuple[Card, str], ...]] = (
    *_WIRES,
    ("WAIT", r"(?:(?:a )?wait|halt)"),
    ("CHICKEN", r"(?:(?:the )?chicken|(?:das )?huhn)"),
)
_ASKS: Final = r"what (?:are|will|do) you .*|what's your plan|was (?:spielst|nimmst|machst) du.*"
_CALLS: Final = (
    r"some(?:body|one) (?:please )?wait|we need a wait|"
    r"jemand (?:muss|sollte) halt (?:rufen|spielen)|(?:ruft|spielt) halt"
)


def understand(state: State, seat: int, text: str, names: Sequence[str]) -> Act | None:
    """BSA-5.4a: what a sentence means."""
    return None if state.phase == OVER else next(_meanings(Sentence(text), seat, names), None)


def _meanings(line: Sentence, seat: int, names: Sequence[str]) -> Iterator[Act]:
    for target, _ in line.others(names, seat):
        if line.question and line.has(_ASKS):
            yield Ask(target)
    if line.question or line.distant:
        return
    for wire, name in _WIRES:
        if line.has(
            rf"(?:keep|stay) (?:away from|off) {name}|don't (?:cut|touch|play) {name}|"
            rf"finger weg von {name}|(?:nicht|bloss nicht) {name}"
        ):
            yield Warn(wire)
        if line.has(rf"i(?: saw|'ve seen) .*{name}|ich habe? .*{name} gesehen"):
            yield Saw(wire, "top" if line.has(r"top|top card|oberste(?: karte)?") else "tiles")
    for card, name in _CARDS:
        if line.has(
            rf"(?:i'll|i will|i'm going to|i am going to) (?:play|cut|take) {name}|"
            rf"i'm (?:playing|cutting|taking) {name}|"
            rf"ich (?:spiele?|nehme?|schneide?) {name}"
        ):
            yield Plan(card)
    if line.has(_CALLS):
        yield CallWait()
