"""Typed sentences that mean an act of talk (TB-5.17), in English and German."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from lastwire.engine.form import write_struct
from lastwire.engine.offer import holds
from lastwire.games.time_bomb.rules.state import State
from lastwire.games.time_bomb.rules.talk import (
    Accuse,
    Act,
    Ask,
    Hand,
    Intend,
    Oppose,
    Request,
    Role,
    Suggest,
    Vouch,
    Wait,
    rule,
)
from lastwire.kit.sentence import Sentence

Topic = Literal["hand", "role", "why_cut", "whom_suspect"]

_NUMBERS: Final = {
    **dict.fromkeys(("no", "none", "zero", "nothing", "kein", "keine", "keinen", "null", "nichts"), 0),
    **dict.fromkeys(("a", "one", "ein", "eine", "einen", "eins"), 1),
    **dict.fromkeys(("two", "zwei"), 2),
    **dict.fromkeys(("three", "drei"), 3),
    **dict.fromkeys(("four", "vier"), 4),
    **dict.fromkeys(("five", "fünf"), 5),
}
_NUMBER: Final = rf"\d|{'|'.join(_NUMBERS)}"
_HAVE: Final = (
    r"(?:i(?: ha(?:ve|d)|'ve(?: got)?| got| hold| was dealt| am holding|'m holding)|ich (?:hab|habe|hatte|bekam)|hab)"
    r"(?: only| just| nur)?"
)
_BOMB: Final = r"(?:the |a |das |ein |die )?(?:bomb|boom|bombe|bumm)s?"
_GOOD: Final = (
    r"(?:success(?:es)?|erfolge?)(?: wires?| drähte)?|(?:good|green|gute) (?:wires?|ones?|drähte)|wires?|drähte"
)
_NO_BOMB: Final = (
    rf"no {_BOMB}|not (?:hold|hav)ing {_BOMB}|(?:don't|do not) have {_BOMB}|haven't (?:got )?{_BOMB}|"
    rf"keine? {_BOMB}|{_BOMB} (?:hab|habe) ich nicht|{_BOMB} ist nicht bei mir"
)
_MY_BOMB: Final = (
    rf"{_HAVE} (?:\w+ (?:{_GOOD})(?: and| und) )?{_BOMB}|(?:bomb|boom) is mine|"
    rf"{_BOMB} (?:ist bei mir|hab ich|habe ich)"
)
_TOPICS: Final[tuple[tuple[Topic, str], ...]] = (
    ("hand", r"what (?:do|did|have) you (?:have|got|get|hold)|what were you dealt|your hand|"
             r"was (?:hast|hattest) du|was liegt bei dir|deine hand"),
    ("why_cut", r"why did you cut.*|why (?:that|there|me|him|her).*|"
                r"(?:warum|wieso|weshalb) (?:hast du|da|dort|bei|gerade).*"),
    ("whom_suspect", r"whom? do you suspect|who is it|whom? don't you trust|"
                     r"wen (?:verdächtigst|hast) du.*|wem (?:traust|misstraust) du.*|wer ist es"),
    ("role", r"(?:whose|which|what) side.*|are you (?:good|bad|swat|a terrorist|an engineer|a saboteur)|"
             r"auf (?:welcher|wessen) seite.*|bist du (?:gut|böse|swat|terrorist|techniker|saboteur|sauber)"),
)  # fmt: skip


def understand(state: State, seat: int, text: str, names: Sequence[str]) -> Act | None:
    """TB-5.17: the first act that a sentence means, of those that may be said now."""
    offers = rule(state, seat).acts
    for act in _meanings(Sentence(text), seat, names):
        fields = {name: getattr(act, name) for name in type(act).__struct_fields__ if name not in _BESIDES}
        if holds(offers, str(write_struct(act)["act"]), fields):
            return act
    return None


_BESIDES: Final = ("voice", "variant", "words")


def _meanings(line: Sentence, seat: int, names: Sequence[str]) -> Iterator[Act]:
    others = list(line.others(names, seat))
    for target, _ in others:
        for topic, words in _TOPICS:
            if line.has(words):
                yield Ask(target, topic)
    if line.question or line.distant:
        return
    yield from _own(line)
    for target, who in others:
        yield from _about(line, target, who)
    waits = r"wait|hold on|hang on|not yet|one moment|moment|warte|wartet|halt|stopp?|noch nicht"
    if line.words <= 4 and line.has(waits):
        yield Wait()


def _own(line: Sentence) -> Iterator[Act]:
    """About the speaker: hand, row, side."""
    ends = rf"(?= (?:{_GOOD})| (?:bekommen|gekriegt)| ?[.,;!]? $| ?,| (?:and|und) )"
    found = line.has(rf"{_HAVE} ({_NUMBER}){ends}")
    success = None
    if found is not None and not line.has(rf"{_HAVE} (?:no|kein|keine) {_BOMB}"):
        word = found[1]
        success = int(word) if word.isdigit() else _NUMBERS[word]
    mine = line.has(_MY_BOMB) or (success is not None and line.has(rf"(?:and|und) {_BOMB}"))
    boom = 0 if line.has(_NO_BOMB) else 1 if mine else None
    if success is not None or boom is not None:
        yield Hand(success, boom)
    spare = (
        r"(?:don't|do not|never) cut (?:me|mine)|spare me|leave (?:me|mine)(?: alone)?|not (?:me|mine)|"
        r"nicht bei mir|(?:lass|lasst) (?:mich|meine)(?: drähte| reihe)? in ruhe|verschont? mich|bei mir nicht"
    )
    if line.has(spare):
        yield Request("spare_me")
    elif line.has(r"cut (?:me|mine|one of mine)|(?:schneide?t?|nimm|nehmt)(?: \w+){0,2} bei mir|bei mir schneiden"):
        yield Request("cut_me")
    if line.has(r"i(?:'m| am) (?:a |an |the )?(?:terrorist|saboteur)|ich bin (?:ein |der )?(?:terrorist|saboteur)"):
        yield Role("terrorist")
    elif line.has(
        r"i(?:'m| am) (?:a |an |one of the )?(?:swat|engineer|clean|on your side)|"
        r"ich bin (?:ein |eine )?(?:swat|techniker|sauber|unschuldig|auf eurer seite|einer von euch)"
    ):
        yield Role("swat")


def _about(line: Sentence, target: int, who: str) -> Iterator[Act]:
    """About another player."""
    if line.has(
        rf"(?:i'll|i will|i'm going to|i am going to|let me) cut {who}|"
        rf"ich (?:schneide|nehme)(?: \w+)? bei {who}|ich schneid bei {who}"
    ):
        yield Intend(target)
    elif line.has(rf"(?:don't|do not|never) cut {who}|not {who}|nicht bei {who}|bei {who} nicht"):
        yield Oppose(target)
    elif line.has(
        rf"cut {who}|cut one of {who}|(?:schneide?t?|nimm|nehmt)(?: \w+){{0,2}} bei {who}|bei {who} schneiden"
    ):
        yield Suggest(target)
    if line.has(
        rf"{who} (?:is|must be) (?:a |the )?(?:liar|terrorist|saboteur|traitor|bad|evil)|{who} (?:is lying|lies|lied)|"
        rf"{who} (?:lügt|hat gelogen)|{who} ist (?:ein |eine |der |die )?(?:lügner|terrorist|saboteur|verräter)(?:in)?|"
        rf"{who} ist böse"
    ):
        yield Accuse(target, 2)
    elif line.has(
        rf"(?:i )?suspect {who}|(?:don't|do not) trust {who}|{who} is suspicious|"
        rf"(?:ich )?(?:verdächtige|misstraue) {who}|traue? {who} nicht|{who} ist verdächtig"
    ):
        yield Accuse(target, 1)
    elif line.has(
        rf"trust {who}|{who} is (?:good|clean|fine|ok|okay|swat|honest|innocent|an engineer)|"
        rf"(?:vertraue?|traue?|glaube?) {who}|"
        rf"{who} ist (?:gut|sauber|ehrlich|unschuldig|swat|ok|okay|in ordnung|techniker)"
    ):
        yield Vouch(target, 2)
