"""An explosion: who dies, who is paid, and the next Bomb (GB-4.70 to GB-4.80)."""

from __future__ import annotations

from lastwire.games.badaboom.rules import danger
from lastwire.games.badaboom.rules.apply import resurrection
from lastwire.games.badaboom.rules.apply.board import deal_bottom, end_preset, open_prompt
from lastwire.games.badaboom.rules.apply.bomb import assemble, drop_active
from lastwire.games.badaboom.rules.apply.step import Happening
from lastwire.games.badaboom.rules.board import gadget_inside, names_of, seats_of, set_by, unstable
from lastwire.games.badaboom.rules.book import Book
from lastwire.games.badaboom.rules.content import CONTENT
from lastwire.games.badaboom.rules.events import Exploded, MatchEnded, Paid, TiePlayedOn
from lastwire.games.badaboom.rules.state import CLAIM, EXPLOSION, NONE, NOTHING, OVER, numbers


def explode(step: Happening, book: Book) -> bool:
    """GB-4.71..4.73, GB-4.75: who dies, and who is asked for missions. True if nobody is."""
    state = step.state
    state.phase = EXPLOSION
    gadget = gadget_inside(state, book)
    found = danger.tally(state, book, state.holder, gadget)
    state.killed = found.affected & ~found.protected
    if step.told is not None:
        step.emit(
            Exploded(
                state.holder,
                book.named_bombs[state.bomb],
                book.named[gadget] if gadget else None,
                unstable(state),
                seats_of(found.affected),
                seats_of(found.protected),
                seats_of(state.killed),
            )
        )
    resurrection.cancel_vote(step)
    if state.life is not None:
        state.life.jumpy = state.life.warned = state.life.duty = 0  # GB-4.98
    for seat in range(state.seats):
        end_preset(step, seat)
    state.claims = [NONE if hand & book.tricks else 0 for hand in state.hands]
    if NONE not in state.claims:
        return True
    open_prompt(step, CLAIM, NONE)
    return False


def settle(step: Happening, book: Book) -> int:
    """GB-4.74..4.80: pay, the end check, and the next Bomb. Answers its holder, or NONE if the match is over."""
    state = step.state
    _pay(step, book)
    if _ended(step):
        return NONE
    killed, seats = state.killed, state.seats
    # GB-4.77: all Mechanisms return, from the Bomb and from every hand.
    state.spare = book.mechanisms
    state.inside = 0
    state.mechs = [0] * seats
    # GB-4.78.
    drop_active(state, state.in_force)
    for seat in range(seats):
        if killed >> seat & 1:
            state.discard |= state.hands[seat]
            state.hands[seat] = 0
    state.discard |= state.contents
    state.contents = 0
    state.armer = NONE
    state.closed = False
    holder = (state.holder + 1) % seats
    resurrection.revive(step, book, killed, holder)
    # GB-4.79, GB-4.80.
    state.killed = 0
    state.holder = holder
    assemble(step, book)
    for place in range(seats):
        seat = (holder + place) % seats
        deal_bottom(step, book, seat, CONTENT.hand if killed >> seat & 1 else CONTENT.survivor_cards)
    return holder


def _pay(step: Happening, book: Book) -> None:
    """GB-4.74, GB-4.75: all at once, from the snapshot."""
    state = step.state
    pay = CONTENT.pay
    survival_pay = set_by(state, book, "survival_pay", pay.survival)
    hazard_pay = set_by(state, book, "hazard_pay", pay.hazard)
    salvage_pay = set_by(state, book, "salvage_pay", pay.salvage)
    most = set_by(state, book, "salvage_most", salvage_pay * book.mechanisms)
    rows: list[tuple[int, int, int, int]] = []
    for seat in range(state.seats):
        survival = hazard = salvage = missions = 0
        if not state.killed >> seat & 1:
            survival = survival_pay
            hazard = hazard_pay if seat == state.holder else 0
            salvage = min(most, salvage_pay * state.mechs[seat])
        for card in numbers(state.claims[seat]):
            mission = book.cards[card].mission
            missions += 0 if mission is None else mission.pay
        rows.append((survival, hazard, salvage, missions))
    for seat, row in enumerate(rows):
        claimed = state.claims[seat]
        state.hands[seat] &= ~claimed
        state.discard |= claimed
        state.coins[seat] += sum(row)
        if step.told is not None:
            step.emit(Paid(seat, *row, names_of(book, numbers(claimed)), state.coins[seat]))
    state.history.append(
        (
            state.bomb,
            state.holder,
            state.armer,
            gadget_inside(state, book),
            state.killed,
            state.bomb_turns,
            *(sum(row) for row in rows),
            *state.claims,
        )
    )
    state.claims = []


def _ended(step: Happening) -> bool:
    """GB-6.2..6.4."""
    state = step.state
    most = max(state.coins)
    if most < CONTENT.goal:
        return False
    best = [seat for seat, coins in enumerate(state.coins) if coins == most]
    if len(best) > 1 and state.options.tie == "sudden_death" and state.continuations < CONTENT.continuations:
        state.continuations += 1
        step.emit(TiePlayedOn(tuple(best)))
        return False
    state.phase = OVER
    state.ask = NOTHING
    state.asked = NONE
    state.beat = False
    state.cause = "escaped" if len(best) == 1 else "shared"
    state.winners = sum(1 << seat for seat in best)
    step.emit(MatchEnded(state.cause, tuple(best), tuple(state.coins)))
    return True
