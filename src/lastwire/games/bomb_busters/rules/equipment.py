"""What makes the use of an equipment card legal (chapter 9)."""

from __future__ import annotations

from typing import Final

from lastwire.games.bomb_busters.rules.content import CONTENT
from lastwire.games.bomb_busters.rules.duty import check_answer, check_seated, check_turn
from lastwire.games.bomb_busters.rules.moves import (
    Batteries,
    CoffeeMug,
    LabelDiffer,
    LabelSame,
    PostIt,
    Radar,
    Rewinder,
    SwapAnswer,
    WalkieTalkies,
    coded,
)
from lastwire.games.bomb_busters.rules.refusal import refusal
from lastwire.games.bomb_busters.rules.stand import can_mark, labels, own_slot, slot_at
from lastwire.games.bomb_busters.rules.state import (
    BATTERIES,
    COFFEE_MUG,
    FALSE_BOTTOM,
    LABEL_DIFFER,
    LABEL_SAME,
    NUMBERS,
    PLACING,
    POST_IT,
    RADAR,
    RAY,
    REWINDER,
    STABILIZER,
    SUPER,
    SWAP,
    TRIPLE,
    WALKIE_TALKIES,
    State,
)
from lastwire.games.bomb_busters.rules.switch import only_red, switches

# By card: the kind of move that uses it, what it puts into that move, and the clause that says what it does.
USES: Final[dict[int, tuple[str, tuple[tuple[str, str | bool], ...], str]]] = {
    LABEL_DIFFER: ("label_differ", (), "BB-4.33"),
    WALKIE_TALKIES: ("walkie_talkies", (), "BB-4.34"),
    TRIPLE: ("dual_cut", (("detector", "triple"),), "BB-4.42"),
    POST_IT: ("post_it", (), "BB-4.35"),
    SUPER: ("dual_cut", (("detector", "super"),), "BB-4.42"),
    REWINDER: ("rewinder", (), "BB-4.36"),
    BATTERIES: ("batteries", (), "BB-4.36"),
    RADAR: ("radar", (), "BB-4.37"),
    STABILIZER: ("dual_cut", (("stabilizer", True),), "BB-4.38"),
    RAY: ("dual_cut", (("ray", True),), "BB-4.39"),
    COFFEE_MUG: ("coffee_mug", (), "BB-4.39"),
    LABEL_SAME: ("label_same", (), "BB-4.33"),
    FALSE_BOTTOM: ("", (), "BB-12.1"),
}


def check_any_time(state: State, seat: int, card: int) -> None:
    """BB-4.27, BB-4.28, BB-4.31: the card is usable, and the table is between question and action."""
    check_seated(state, seat)
    if state.pending is not None:
        raise refusal("E_PROMPT_PENDING", "BB-4.31")
    if state.phase in PLACING:
        raise refusal("E_PHASE", "BB-4.31")
    if not state.ready >> card & 1:
        raise refusal("E_EQUIPMENT_UNAVAILABLE", "BB-4.28" if state.used >> card & 1 else "BB-4.27")
    check_withheld(state, seat, card)


def check_withheld(state: State, seat: int, card: int) -> None:
    """BB-2.10: what the mission keeps from this expert."""
    for switch in switches(state):
        if switch.withheld(state, seat) >> card & 1:
            raise refusal("E_BARRED", switch.clause)


# --- labels (cards 1 and 12) ----------------------------------------------------------------------


def check_label(state: State, seat: int, move: LabelDiffer | LabelSame) -> None:
    same = isinstance(move, LabelSame)
    check_any_time(state, seat, LABEL_SAME if same else LABEL_DIFFER)
    if slot_at(state, move.wire) not in labels(state, seat, same):
        raise refusal("E_BAD_LABEL", "BB-4.33")


# --- Walkie-Talkies (card 2) ----------------------------------------------------------------------


def check_walkie_talkies(state: State, seat: int, move: WalkieTalkies) -> None:
    """BB-4.34, BB-7.50."""
    check_any_time(state, seat, WALKIE_TALKIES)
    layout = state.setting.layout
    slot = own_slot(state, seat, move.wire)
    if slot < 0 or not state.uncut >> slot & 1:
        raise refusal("E_BAD_SWAP", "BB-4.34")
    if not 0 <= move.seat < layout.seats or move.seat == seat:
        raise refusal("E_BAD_SWAP", "BB-4.34")
    if not state.uncut & layout.hands[move.seat] & ~layout.shielded:
        raise refusal("E_BAD_SWAP", "BB-7.50")


def check_swap_answer(state: State, seat: int, move: SwapAnswer) -> None:
    """BB-7.48."""
    check_answer(state, seat, SWAP)
    slot = own_slot(state, seat, move.wire)
    if slot < 0 or not state.uncut >> slot & 1:
        raise refusal("E_BAD_SWAP", "BB-4.34")


# --- tokens (set-up, and card 4) ------------------------------------------------------------------


def check_post_it(state: State, seat: int, move: PostIt) -> None:
    check_any_time(state, seat, POST_IT)
    if not can_mark(state, seat, move.wire):
        raise refusal("E_BAD_TOKEN", "BB-4.35")


# --- Rewinder (6), Batteries (7), Radar (8) -------------------------------------------------------


def dial_cap(state: State) -> int:
    """BB-2.6, BB-7.17."""
    return CONTENT.dial.most if state.setting.options.rewind_cap == "six" else state.setting.brief.dial


def check_rewinder(state: State, seat: int, move: Rewinder) -> None:
    """BB-4.36."""
    check_any_time(state, seat, REWINDER)
    if state.dial >= dial_cap(state):
        raise refusal("E_NO_EFFECT", "BB-7.17")


def check_batteries(state: State, seat: int, move: Batteries) -> None:
    """BB-4.36, BB-7.42: one or two experts, ascending, whose character is used."""
    check_any_time(state, seat, BATTERIES)
    seats = move.seats
    if len(seats) not in (1, 2) or list(seats) != sorted(set(seats)):
        raise refusal("E_BAD_BATTERIES", "BB-4.36")
    if any(not 0 <= one < state.setting.layout.seats or not state.spent >> one & 1 for one in seats):
        raise refusal("E_BAD_BATTERIES", "BB-7.42")


def check_radar(state: State, seat: int, move: Radar) -> None:
    """BB-4.37, BB-7.55."""
    check_any_time(state, seat, RADAR)
    if not 1 <= coded(move.number) <= NUMBERS:
        raise refusal("E_BAD_VALUE", "BB-4.37")


# --- Coffee Mug (11) ------------------------------------------------------------------------------


def check_coffee_mug(state: State, seat: int, move: CoffeeMug) -> None:
    """BB-4.39, BB-7.29, BB-7.56."""
    check_turn(state, seat)
    if not state.held[seat]:
        raise only_red(state, "BB-7.29")
    if not state.ready >> COFFEE_MUG & 1:
        raise refusal("E_EQUIPMENT_UNAVAILABLE", "BB-4.27")
    check_withheld(state, seat, COFFEE_MUG)
    layout = state.setting.layout
    if not 0 <= move.seat < layout.seats or move.seat == seat or not state.uncut & layout.hands[move.seat]:
        raise refusal("E_BAD_NEXT", "BB-7.56")
