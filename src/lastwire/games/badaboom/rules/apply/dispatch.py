"""Which chapter carries out which move, and the moves that need no chapter: claims, votes, passes in advance."""

from __future__ import annotations

from typing import Final, assert_never

from lastwire.engine.secret import Secret
from lastwire.engine.types import Expire
from lastwire.games.badaboom.rules import board, trick
from lastwire.games.badaboom.rules.apply import bomb, effect, turn
from lastwire.games.badaboom.rules.apply import resurrection as _resurrection
from lastwire.games.badaboom.rules.apply.board import end_preset, fine
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.board import names_of
from lastwire.games.badaboom.rules.book import Book, book_of
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.events import (
    HolderFound,
    MissionsSealed,
    Nominated,
    NotTinkered,
    PresetMade,
    Staffed,
    TimeRanOut,
)
from lastwire.games.badaboom.rules.mission import fulfilled
from lastwire.games.badaboom.rules.moves import (
    Accuse,
    BuyOff,
    Choose,
    Claim,
    Discard,
    Fine,
    Interrupt,
    Judge,
    Move,
    Nominate,
    NoTinker,
    Pass,
    Play,
    Preset,
    Ritual,
    Staff,
    Tinker,
    Vote,
)
from lastwire.games.badaboom.rules.resurrection import breaks
from lastwire.games.badaboom.rules.state import (
    ASKS,
    CHOOSE,
    DISCARD,
    JUDGE,
    KIND_SHIFT,
    KINDS,
    MECHANISM,
    NOMINATE,
    NONE,
    POLLS,
    SWAPS,
    TINKER,
    UNTIL,
    State,
    mask_of,
    numbers,
)
from lastwire.games.badaboom.rules.timers import BEAT, VOTE, owed

_PASS: Final = Pass()
_NO_TINKER: Final = NoTinker()


def apply(step: Happening, seat: int, move: Move) -> None:
    """Carry out a legal move."""
    state = step.state
    book = book_of(state.options)
    if state.life is not None and seat >= 0:
        _resurrection.before(step, book, seat, move)
    if isinstance(move, Pass):
        # The commonest move first.
        turn.let_pass(step, book, seat)
        return
    match move:
        case Play(card=card, player=player):
            turn.play(step, book, seat, card, NONE if player is None else player)
        case Interrupt(card=card):
            turn.interrupt(step, book, seat, card)
        case Choose(player=player):
            turn.choose(step, book, player)
        case Tinker(give=give, take=take):
            _tinker(step, book, seat, MECHANISM if give is None else give, MECHANISM if take is None else take)
        case NoTinker():
            step.emit(NotTinkered(seat))
            _after_swap(step, book)
        case Discard(cards=cards, mechanisms=mechanisms):
            effect.discard(step, book, seat, cards, mechanisms)
            turn.go_further(step, book)
        case Judge(yes=yes):
            effect.judge(step, book, seat, yes)
            turn.go_further(step, book)
        case Claim(cards=cards):
            _claim(step, book, seat, mask_of(cards))
        case Nominate(player=player):
            _nominate(step, book, seat, player)
        case Preset():
            _preset(step, seat, move)
        case BuyOff() | Ritual() | Accuse() | Vote():
            _beside(step, book, seat, move)
        case Fine(seat=who):
            fine(step, who)
        case Staff(seat=who, bot=bot):
            _staff(step, book, who, bot)
        case Expire(timer=timer):
            _expire(step, book, timer)
        case _:
            assert_never(move)


def _tinker(step: Happening, book: Book, seat: int, give: int, take: int) -> None:
    bomb.swap(step, book, seat, give, take)
    _after_swap(step, book)


def _after_swap(step: Happening, book: Book) -> None:
    """GB-4.40: the tinkering phase is over, or Long tongs are."""
    if step.state.ask == TINKER:
        turn.after_tinkering(step, book)
    else:
        turn.go_further(step, book)


def _claim(step: Happening, book: Book, seat: int, cards: int) -> None:
    """GB-4.75: sealed until all are in."""
    state = step.state
    state.claims[seat] = cards
    if step.told is not None:
        step.emit(MissionsSealed(seat, Secret(names_of(book, numbers(cards)), (seat,))))
    if NONE not in state.claims:
        turn.settle(step, book)


def _nominate(step: Happening, book: Book, seat: int, player: int) -> None:
    state = step.state
    state.nominations[seat] = player
    step.emit(Nominated(seat, Secret(player, (seat,))))
    if NONE not in state.nominations:
        _elect(step, book)


def _elect(step: Happening, book: Book) -> None:
    """GB-3.8: most votes, ties at random."""
    state = step.state
    votes = state.nominations
    counts = [votes.count(seat) for seat in range(state.seats)]
    best = [seat for seat in range(state.seats) if counts[seat] == max(counts)]
    holder = best[0] if len(best) == 1 else step.rng.pick(best)
    step.emit(HolderFound(holder, tuple(None if vote == NONE else vote for vote in votes)))
    turn.begin_turn(step, book, holder)


def _preset(step: Happening, seat: int, move: Preset) -> None:
    """GB-4.111: known to its owner alone."""
    state = step.state
    if move.until == "off":
        end_preset(step, seat)
        return
    kinds = sum(1 << KINDS.index(kind) for kind in move.kinds)
    state.presets[seat] = UNTIL.index(move.until) | kinds << KIND_SHIFT
    step.emit(PresetMade(seat, move.until, move.kinds), only=(seat,))


def _beside(step: Happening, book: Book, seat: int, move: BuyOff | Ritual | Accuse | Vote) -> None:
    """The optional rules, out of turn."""
    match move:
        case BuyOff():
            _resurrection.buy_off(step, book, seat)
        case Ritual(card=card):
            _resurrection.perform(step, book, seat, card)
        case Accuse(player=player):
            _resurrection.accuse(step, seat, player)
        case Vote(yes=yes):
            _resurrection.vote(step, seat, yes)
        case _:
            assert_never(move)
    if seat == step.state.asked:
        # GB-7.83: still asked, but anew: what is offered may have changed, and whoever plays by itself goes on.
        step.state.prompt_no += 1


def _staff(step: Happening, book: Book, seat: int, bot: bool) -> None:
    """GB-2.56, GB-4.112."""
    state = step.state
    if bool(state.bots >> seat & 1) == bot:
        return
    state.bots ^= 1 << seat
    if step.t:  # who is a bot from the start shows in its seat; what is told is a change
        step.emit(Staffed(seat, bot))
    end_preset(step, seat)
    if seat == state.asked:
        state.beat = False
    _resurrection.restaffed(step, book)


# --- time -----------------------------------------------------------------------------------------


def _expire(step: Happening, book: Book, timer: str) -> None:
    """GB-4.110: the default moves."""
    state = step.state
    if timer == BEAT:
        turn.beat(step, book)
        return
    if timer == VOTE:
        _resurrection.close_vote(step)
        return
    late = owed(state)
    step.emit(TimeRanOut(late, ASKS[state.ask]))
    seat = state.asked
    ask = state.ask
    if ask == NOMINATE:
        _elect(step, book)
    elif ask in POLLS:
        apply(step, seat, _PASS)
    elif ask == CHOOSE:
        # A choice made by the engine is no breach (GB-7.81).
        turn.choose(step, book, _first_choice(state, book, seat))
    elif ask in SWAPS:
        _default_tinkering(step, book, seat)
    elif ask == DISCARD:
        _random_discard(step, book, seat)
    elif ask == JUDGE:
        turn.go_further(step, book)  # silence abstains
    else:
        for each in late:
            _claim(step, book, each, fulfilled(state, book, each))


def _first_choice(state: State, book: Book, seat: int) -> int:
    """The first legal player clockwise from the chooser, if possible one that costs no fine."""
    options = trick.choices(state, book.cards[state.stack[-1][0]], seat) or ()
    order = sorted(options, key=lambda player: (player - seat) % state.seats)
    free = [player for player in order if not breaks(state, book, seat, Choose(player))]
    return (free or order)[0]


def _default_tinkering(step: Happening, book: Book, seat: int) -> None:
    """No swap; but the Restless who cannot pay make a random one (GB-7.81)."""
    state = step.state
    if state.coins[seat] >= CONTENT.fine or not breaks(state, book, seat, _NO_TINKER):
        apply(step, seat, _NO_TINKER)
        return
    hand = state.hands[seat] | (1 if state.mechs[seat] else 0)
    swaps = [(give, take) for give in numbers(hand) for take in numbers(board.takes(state, book, give))]
    give, take = swaps[step.rng.below(len(swaps))]
    apply(step, seat, Tinker(give, take))


def _random_discard(step: Happening, book: Book, seat: int) -> None:
    effect.discard_any(step, book, seat, board.discards_due(step.state, book, seat))
    turn.go_further(step, book)
