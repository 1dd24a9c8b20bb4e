"""Typed sentences that mean an act of talk (GB-5.5a), in English and German."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lastwire.games.badaboom.rules.state import OVER, State
from lastwire.games.badaboom.rules.talk import Act, Ask, Boast, Promise, Threaten
from lastwire.kit.sentence import Sentence


def understand(state: State, seat: int, text: str, names: Sequence[str]) -> Act | None:
    """GB-5.5a: what a sentence means, if it is addressed to somebody or about one's own hand."""
    return None if state.phase == OVER else next(_meanings(Sentence(text), seat, names), None)


def _meanings(line: Sentence, seat: int, names: Sequence[str]) -> Iterator[Act]:
    if line.distant:
        return
    for target, _ in line.others(names, seat):
        if line.has(r"secure it.*|make it safe|sicher(?:e|st)? (?:sie|die bombe).*"):
            yield Ask(target, "secure")
        elif line.has(r"give it (?:here|to me)|pass it (?:here|to me)|gib (?:sie|die bombe) (?:her|mir).*"):
            yield Ask(target, "pass")
        elif line.has(r"spare me|have mercy|don't (?:hurt|harm|kill) me|verschone? mich|tu mir nichts|hab erbarmen"):
            yield Ask(target, "spare")
        elif line.question:
            continue
        elif line.has(
            r"(?:i won't|i will not|i'll never|i'd never) (?:hurt|harm|touch|kill) you|i promise|"
            r"you're safe(?: with me)?|ich tue? dir nichts|ich verspreche?.*|du bist (?:vor mir )?sicher"
        ):
            yield Promise(target)
        elif line.has(
            r"(?:you're|you are) (?:next|dead|mine|toast)|watch out|i'll (?:get|kill|blast) you|watch your back|"
            r"du bist (?:der nächste|die nächste|dran|tot|fällig)|pass (?:bloss |ja )?auf|dich krieg(?:e)? ich"
        ):
            yield Threaten(target)
    if line.question:
        return
    if line.has(r"i (?:have|hold|'ve got|got) nothing|i've got nothing|ich hab(?:e)? nichts"):
        yield Boast("nothing")
    elif line.has(r"i'?(?:m| am) (?:well )?protected|ich bin (?:gut )?geschützt"):
        yield Boast("protection")
    elif line.has(
        r"i can (?:stop|cancel|counter) (?:that|it|anything|everything|whatever.*)|ich kann (?:das|alles) kontern"
    ):
        yield Boast("interrupt")
    elif line.has(r"i (?:have|'ve got|got) a mechanism|i've got a mechanism|ich hab(?:e)? einen mechanismus"):
        yield Boast("mechanism")
    elif line.has(
        r"(?:it|the bomb) won't stay with me|die bombe bleibt nicht bei mir|i have a way out|ich komm(?:e)? da raus"
    ):
        yield Boast("escape")
