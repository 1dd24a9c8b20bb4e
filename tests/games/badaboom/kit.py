"""What Big Badaboom's tests share: positions by hand, turns in short words, and refusals that leave no trace."""

from __future__ import annotations

import re
from typing import Any

from lastwire.engine.match import Match
from lastwire.engine.offer import expand
from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import ALL, PUBLIC
from lastwire.errors import Refused
from lastwire.games.badaboom.game import GAME
from lastwire.games.badaboom.rules.book import BOOK, book_of
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.setup import inject
from lastwire.games.badaboom.rules.state import (
    ASKS,
    INTERRUPT,
    NONE,
    OVER,
    PHASES,
    TRICK,
    numbers,
)
from lastwire.games.badaboom.words.notation import LETTERS, card_number
from lastwire.language.catalogue import catalogue
from lastwire.message import Message
from tests.games import kit

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
NOBODY = NONE
_CARD = re.compile(r"[a-z][a-z_]*(?:#\d+)?|\bM\b")


def begin(
    hands: str, contents: str = "M M M", *, options: Options | None = None, seed: str = "s", **rest: Any
) -> Match:
    """A match from a position by hand: hands with `/` between them, then what `inject` takes."""
    chosen = options or Options(clock="off")
    state = inject(chosen, hands.split("/"), contents, rng=Rng(seed_of(seed)), **rest)
    return Match.start_from(GAME, chosen, state.seats, seed_of(seed), state)


def start(seats: int = 4, seed: str = "deal", **options: Any) -> Match:
    """A match dealt from a seed."""
    return Match.start(GAME, Options(**options), seats, seed_of(seed))


def card(name: str) -> int:
    return card_number(BOOK, name)


def read(turn: str) -> tuple[int, Any]:
    """`D play give_me_that#4`, `C tinker goblin_glue/M`, `A pass`: a seat, and a move with cards by name."""
    letter, _, words = turn.strip().partition(" ")
    word, _, rest = words.partition(" ")
    if word in ("play", "interrupt", "tinker", "discard", "claim", "ritual"):
        rest = _CARD.sub(lambda found: str(card(found[0])), rest)
    if word in ("discard", "claim") and rest not in ("", "-"):
        cards, plus, count = rest.partition("+")
        rest = ",".join(map(str, sorted(map(int, cards.split(","))))) + plus + count
    return LETTERS.index(letter), GAME.words.read_move(f"{word} {rest}".strip())


def play(match: Match, turns: str, t: int | None = None) -> Match:
    """Play turns with semicolons between them; `pass` of all who are polled is `round`, of all who may interrupt `let`.

    Invariants hold after each.
    """
    for turn in turns.split(";"):
        if turn.strip() == "round":
            pass_round(match)
        elif turn.strip() == "let":
            let(match)
        else:
            match.play(*read(turn), t)
        GAME.invariants(match.state)
    return match


def pass_round(match: Match) -> list[str]:
    """All pass until this window closes; answers who was polled."""
    polled = []
    window = match.state.phase, match.state.turn
    while match.state.ask == TRICK and (match.state.phase, match.state.turn) == window:
        polled.append(LETTERS[match.state.asked])
        match.play(match.state.asked, GAME.words.read_move("pass"))
        GAME.invariants(match.state)
    return polled


def let(match: Match) -> list[str]:
    """All pass on the stack until it is empty; answers who was polled."""
    polled = []
    while match.state.ask == INTERRUPT:
        polled.append(LETTERS[match.state.asked])
        match.play(match.state.asked, GAME.words.read_move("pass"))
        GAME.invariants(match.state)
    return polled


def to_explosion(match: Match) -> Match:
    """All pass and leave the Bomb alone until it has gone off or the turn is over."""
    turn = match.state.turn
    while match.state.turn == turn and match.state.phase not in (PHASES.index("explosion"), OVER):
        asked = match.state.asked
        match.play(asked, GAME.words.read_move("no_tinker" if match.state.ask == ASKS.index("tinker") else "pass"))
        GAME.invariants(match.state)
    return match


def claim_nothing(match: Match) -> Match:
    while match.state.ask == ASKS.index("claim"):
        match.play(match.prompt.owed[0], GAME.words.read_move("claim -"))  # type: ignore[union-attr]
        GAME.invariants(match.state)
    return match


def boom(match: Match) -> Match:
    """To the explosion, and through its claims without any."""
    return claim_nothing(to_explosion(match))


# --- refusals -------------------------------------------------------------------------------------


def refused(match: Match, code: str, turn: str | tuple[int, Any], clause: str) -> Refused:
    """The refusal that a turn (in short words, or seat and data) meets. It must leave no trace (GB-9.0)."""
    seat, move = read(turn) if isinstance(turn, str) else turn
    assert not kit.is_offered(match, seat, move)
    return kit.refused(match, code, seat, move, clause)


def legal(match: Match, turn: str) -> bool:
    """Whether a turn is offered, which is whether it passes."""
    return kit.legal(match, *read(turn))


# --- looking --------------------------------------------------------------------------------------


def asked(match: Match) -> tuple[str, str]:
    """The open question, and who owes the answer."""
    prompt = match.prompt
    assert prompt is not None
    return prompt.kind, "".join(LETTERS[seat] for seat in prompt.owed)


def phase(match: Match) -> str:
    return PHASES[match.state.phase]


def holder(match: Match) -> str:
    return LETTERS[match.state.holder]


def names(mask: int) -> set[str]:
    """Cards of a mask as `no_way#1`, or `keyhole` where there is one copy."""
    return {name(number) for number in numbers(mask)}


def name(number: int) -> str:
    found = BOOK.cards[number]
    copies = sum(each.id == found.id for each in BOOK.cards)
    id = found.id.removeprefix("gad_")
    return f"{id}#{found.copy}" if copies > 1 else id


def hand(match: Match, letter: str) -> set[str]:
    """The cards of a hand, without Mechanisms."""
    return names(match.state.hands[LETTERS.index(letter)])


def mechs(match: Match) -> list[int]:
    return list(match.state.mechs)


def contents(match: Match) -> tuple[int, set[str]]:
    """Mechanisms and other cards in the Bomb."""
    return match.state.inside, names(match.state.contents)


def active(match: Match) -> set[str]:
    return names(match.state.in_force)


def offered(match: Match, letter: str, kind: str | None = None) -> list[str]:
    """The legal moves of a seat in notation, of one kind if named."""
    offers = GAME.offers(match.state, LETTERS.index(letter))
    moves = [GAME.codec.build(word, fields) for word, fields in expand(offers) if kind is None or word == kind]
    return [GAME.words.write_move(move) for move in moves]


def kinds(match: Match, letter: str) -> set[str]:
    return {offer.kind for offer in GAME.offers(match.state, LETTERS.index(letter))}


def count(match: Match, kind: str, viewer: int = ALL) -> int:
    return len(kit.told(match, kind, viewer))


def english(message: Message, viewer: int = PUBLIC) -> str:
    """A message as this viewer reads it."""
    return catalogue("en", GAME.home, strict=True).say(message, NAMES, viewer)


def words(match: Match, viewer: int) -> list[str]:
    """A viewer's log in words."""
    return kit.in_words(match, viewer, NAMES)


def random_end(match: Match, rng: Rng | None = None) -> Match:
    """Play random moves to the end, but no rituals and buy-offs."""
    return kit.random_end(match, rng, without=("ritual", "buy_off"))


def bombs(options: Options | None = None) -> list[str]:
    return [bomb.id for bomb in book_of(options or Options()).bombs]
