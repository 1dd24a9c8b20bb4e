"""Who may know what (chapter 5): a view is built for each viewer from nothing.

It shows what lies on the table now. What somebody has seen before is in the log, and is nobody's but theirs to recall.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from lastwire.engine.types import ALL, Viewer
from lastwire.games.badaboom.rules import danger
from lastwire.games.badaboom.rules.board import (
    armed,
    contents_cards,
    direction,
    explodes,
    gadget_inside,
    hand_cards,
    has,
    next_holder,
    seats_of,
    unstable,
)
from lastwire.games.badaboom.rules.book import BACKS, Book, book_of
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.options import Options
from lastwire.games.badaboom.rules.printed import word
from lastwire.games.badaboom.rules.resurrection import HICCUP, penalty, ritual_before
from lastwire.games.badaboom.rules.state import (
    ASKS,
    CLAIM,
    EXPLOSION,
    KIND_SHIFT,
    KINDS,
    NOMINATE,
    NONE,
    OVER,
    PHASES,
    TONGS,
    UNTIL,
    Frame,
    Life,
    State,
    numbers,
)
from lastwire.games.badaboom.rules.timers import owed
from lastwire.games.badaboom.rules.trick import fates
from lastwire.message import Message


class Backs(Struct, frozen=True):
    """How many cards there are of each back (GB-2.3)."""

    mechanisms: int
    gadgets: int
    tricks: int


class Laid(Struct, frozen=True):
    """A Trick that is active or on the stack."""

    card: int
    controller: int
    player: int | None


class Fate(Struct, frozen=True):
    """What becomes of a Trick on the stack if nobody answers any more."""

    works: bool
    controller: int


class Swap(Struct, frozen=True):
    """A swap in this turn, by its backs."""

    seat: int
    put: str
    took: str


class Blast(Struct, frozen=True):
    """An explosion of this match."""

    bomb: int
    holder: int
    armer: int | None
    gadget: int | None
    killed: tuple[int, ...]
    turns: int
    pay: tuple[int, ...]
    claimed: tuple[tuple[int, ...], ...]  # the missions shown, by seat


class Penalty(Struct, frozen=True):
    """The Resurrection card before a seat."""

    card: int
    word: Message | None  # of the ritual that it asks for
    alarm: bool  # which has to be done whenever the Bomb is armed
    stand_in: bool  # nobody here could judge the card, so that another rule takes its place
    written: bool  # it is about what its owner writes
    ritual: bool  # one is stored
    due: bool  # a ritual is due before the next decision, or before the turn ends


class Afterlife(Struct, frozen=True):
    """The optional rules."""

    penalties: tuple[Penalty | None, ...]
    fines: tuple[int, ...]  # coins that penalties have cost each seat
    pile: int
    discard: tuple[int, ...]
    duty: tuple[int, ...]
    jumpy: tuple[int, ...]
    warned: tuple[int, ...]
    accused: int | None
    accuser: int | None
    votes: tuple[bool | None, ...]
    vote_t: int
    accusers: tuple[int, ...]


class Advance(Struct, frozen=True):
    """A pass set in advance (GB-4.111)."""

    until: str
    kinds: tuple[str, ...]


class Own(Struct, frozen=True):
    """What only the owner of a seat knows."""

    seat: int
    hand: tuple[int, ...]  # 0 for each Mechanism
    claim: tuple[int, ...] | None
    nomination: int | None
    preset: Advance | None


class Opened(Struct, frozen=True):
    """Everything hidden: after the end for everybody, at any time for the all-seeing viewer of a replay."""

    hands: tuple[tuple[int, ...], ...]
    contents: tuple[int, ...]
    pile: tuple[int, ...]  # the top is the last
    discard: tuple[int, ...]
    claims: tuple[tuple[int, ...] | None, ...]
    nominations: tuple[int | None, ...]
    presets: tuple[Advance | None, ...]
    penalties: tuple[int, ...]  # the Resurrection pile


class View(Struct, frozen=True):
    """GB-5.1. The public part first; `contents` and the dangers as far as the viewer may see; `own` for a seat."""

    options: Options
    seats: int
    phase: str  # "first", "trick1", "tinkering", "trick2", "explosion", "over"
    ask: str
    asked: int | None
    owed: tuple[int, ...]
    turn: int
    holder: int | None
    next: int | None  # who gets the Bomb by a normal pass
    direction: int
    coins: tuple[int, ...]
    hands: tuple[Backs, ...]
    pile: int
    top: int | None
    drawn: int | None
    swaps: tuple[Swap, ...]
    votes: tuple[int | None, ...] | None  # whom each seat named (GB-3.8), once all have
    discard: int
    bomb: int
    inside: Backs
    armed: bool
    gadget: int | None  # of a Bomb that is armed or has gone off
    armer: int | None
    closed: bool
    armed_at_start: bool
    was_secure: bool
    due: bool  # it goes off at the end of this turn, unless something changes
    bomb_turns: int
    warning: bool
    unstable: bool
    spare: int
    active: tuple[Laid, ...]
    stack: tuple[Laid, ...]
    fates: tuple[Fate, ...]  # of the stack
    part: int  # of what the top card does, while somebody decides about it
    rest: tuple[int, ...]  # for whom that is still to be done
    verdict: int  # where the table judges it: how many more said yes than no so far
    played: tuple[tuple[int, ...], ...]
    killed: tuple[int, ...]
    submitted: tuple[int, ...]
    continuations: int
    history: tuple[Blast, ...]
    bots: tuple[int, ...]
    prompt: int
    prompt_t: int
    cause: str
    winners: tuple[int, ...]
    gains: tuple[int, ...]  # coins got from Tricks, by seat; empty without any
    life: Afterlife | None
    contents: tuple[int, ...] | None
    danger: tuple[int, ...] | None  # who would die if it went off now, where it is; None: not known
    danger_next: tuple[int, ...] | None  # the same after a normal pass
    own: Own | None = None
    opened: Opened | None = None


def _optional(value: int) -> int | None:
    return None if value == NONE else value


def build(state: State, viewer: Viewer) -> View:
    """GB-5.1, GB-5.3: what a seat, the public or (after the end) anybody may know."""
    book = book_of(state.options)
    seats = state.seats
    over = state.phase == OVER
    is_armed = armed(state)
    gadget = gadget_inside(state, book)
    sees = may_see_contents(state, book, viewer)
    is_shown = is_armed or state.phase == EXPLOSION  # GB-4.54, GB-4.72: an unstable Bomb may go off secure
    here = after = None
    # A Gadget's face is known if it is shown or the Bomb open to the viewer; its absence always (GB-4.4).
    if state.holder != NONE and not over and (is_shown or sees or not gadget):
        here = seats_of(danger.killed(state, book, state.holder, gadget))
        after = seats_of(danger.killed(state, book, next_holder(state, book), gadget))
    return View(
        options=state.options,
        seats=seats,
        phase=PHASES[state.phase],
        ask=ASKS[state.ask],
        asked=_optional(state.asked),
        owed=owed(state),
        turn=state.turn,
        holder=_optional(state.holder),
        next=None if state.holder == NONE else next_holder(state, book),
        direction=direction(state, book),
        coins=tuple(state.coins),
        hands=tuple(
            [_backs(book, hand, count) for hand, count in zip(state.hands, state.mechs, strict=True)],
        ),
        pile=len(state.pile),
        top=state.pile[-1] if state.pile else None,
        drawn=state.drawn or None,
        swaps=tuple([Swap(code // 9, BACKS[code // 3 % 3], BACKS[code % 3]) for code in state.swaps]),
        votes=tuple([_optional(named) for named in state.nominations]) if votes_known(state) else None,
        discard=state.discard.bit_count(),
        bomb=state.bomb,
        inside=_backs(book, state.contents, state.inside),
        armed=is_armed,
        gadget=gadget or None if is_shown else None,
        armer=_optional(state.armer),
        closed=state.closed,
        armed_at_start=state.armed_at_start,
        was_secure=state.was_secure,
        due=state.holder != NONE and not over and explodes(state, book),
        bomb_turns=state.bomb_turns,
        warning=state.options.unstable and state.bomb_turns >= CONTENT.warning * seats,
        unstable=unstable(state),
        spare=state.spare,
        active=_laid(state.active),
        stack=_laid(state.stack),
        fates=tuple([Fate(works, controller) for works, controller in fates(state, book)]) if state.stack else (),
        part=state.part,
        rest=seats_of(state.rest),
        verdict=state.verdict,
        played=tuple([tuple(numbers(mask)) for mask in state.played]),
        killed=seats_of(state.killed),
        submitted=_submitted(state, book),
        continuations=state.continuations,
        history=tuple([_blast(seats, blast) for blast in state.history]),
        bots=seats_of(state.bots),
        prompt=state.prompt_no,
        prompt_t=state.prompt_t,
        cause=state.cause,
        winners=seats_of(state.winners),
        gains=tuple(state.gains),
        life=_afterlife(state, book),
        contents=contents_cards(state) if sees else None,
        danger=here,
        danger_next=after,
        own=_own(state, viewer) if 0 <= viewer < seats else None,
        opened=_opened(state) if over or viewer == ALL else None,
    )


def may_see_contents(state: State, book: Book, viewer: Viewer) -> bool:
    """GB-4.4: the holder; everybody through a glass casing; who just looks with Long tongs."""
    if viewer == ALL or has(state, book, "glass"):
        return True
    if viewer < 0:
        return False
    return viewer == state.holder or (state.ask == TONGS and viewer == state.asked)


def votes_known(state: State) -> bool:
    return bool(state.nominations) and state.ask != NOMINATE


def _backs(book: Book, cards: int, mechanisms: int) -> Backs:
    gadgets = (cards & book.gadgets).bit_count()
    return Backs(mechanisms, gadgets, cards.bit_count() - gadgets)


def _laid(frames: list[Frame]) -> tuple[Laid, ...]:
    return tuple([Laid(card, controller, _optional(player)) for card, controller, player in frames])


@lru_cache(maxsize=1024)  # every view tells of every explosion so far
def _blast(seats: int, blast: tuple[int, ...]) -> Blast:
    bomb, holder, armer, gadget, dead, turns, *rest = blast
    claimed = tuple([tuple(numbers(mask)) for mask in rest[seats:]])
    return Blast(bomb, holder, _optional(armer), gadget or None, seats_of(dead), turns, tuple(rest[:seats]), claimed)


def _submitted(state: State, book: Book) -> tuple[int, ...]:
    """Who has sealed an answer, of those who were asked."""
    if state.ask == CLAIM:
        return tuple(
            [seat for seat, claim in enumerate(state.claims) if claim != NONE and state.hands[seat] & book.tricks]
        )
    if state.ask == NOMINATE:
        return tuple([seat for seat, named in enumerate(state.nominations) if named != NONE])
    return ()


def _penalty(state: State, book: Book, life: Life, seat: int) -> Penalty | None:
    card, held = life.cards[seat], penalty(state, book, seat)
    if held is None:
        return None
    before = ritual_before(state, book, seat)
    return Penalty(
        card=card,
        word=word(held) if before else None,
        alarm=before == "armed",
        stand_in=held is HICCUP,
        written=held.judge in "CV",
        ritual=bool(life.rituals >> seat & 1),
        due=bool((life.duty | life.jumpy) >> seat & 1),
    )


def _afterlife(state: State, book: Book) -> Afterlife | None:
    life, seats = state.life, state.seats
    if life is None:
        return None
    blasts = [_blast(seats, blast) for blast in state.history]
    gains = state.gains or [0] * seats
    return Afterlife(
        penalties=tuple([_penalty(state, book, life, seat) for seat in range(seats)]),
        fines=tuple(
            [sum(blast.pay[seat] for blast in blasts) + gains[seat] - state.coins[seat] for seat in range(seats)]
        ),
        pile=len(life.pile),
        discard=tuple(life.discard),
        duty=seats_of(life.duty),
        jumpy=seats_of(life.jumpy),
        warned=seats_of(life.warned),
        accused=_optional(life.accused),
        accuser=_optional(life.accuser),
        votes=tuple([None if vote == NONE else bool(vote) for vote in life.votes]),
        vote_t=life.vote_t,
        accusers=seats_of(life.accusers),
    )


def _advance(code: int) -> Advance | None:
    if not code:
        return None
    kinds = tuple([kind for place, kind in enumerate(KINDS) if code >> KIND_SHIFT + place & 1])
    return Advance(UNTIL[code & 7], kinds)


def _cards(mask: int) -> tuple[int, ...] | None:
    return None if mask == NONE else tuple(numbers(mask))


def _own(state: State, seat: int) -> Own:
    return Own(
        seat=seat,
        hand=hand_cards(state, seat),
        claim=_cards(state.claims[seat]) if state.claims else None,
        nomination=_optional(state.nominations[seat]) if state.ask == NOMINATE else None,
        preset=_advance(state.presets[seat]),
    )


def _opened(state: State) -> Opened:
    return Opened(
        hands=tuple([hand_cards(state, seat) for seat in range(state.seats)]),
        contents=contents_cards(state),
        pile=tuple(state.pile),
        discard=tuple(numbers(state.discard)),
        claims=tuple([_cards(claim) for claim in state.claims]),
        nominations=tuple([_optional(named) for named in state.nominations]),
        presets=tuple([_advance(code) for code in state.presets]),
        penalties=() if state.life is None else tuple(state.life.pile),
    )
