"""What can be noticed in Big Badaboom. A card stands in an event with its number in the list of cards, and its name.

Faces that only some may see stand in `Secret` fields, and are told after the interrupt rounds, never before (GB-5.4).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from lastwire.engine.secret import Secret
from lastwire.games.badaboom.rules.sheet import Back, BombFace, Face, Named, PenaltyFace
from lastwire.message import Message


class _Event(Struct, frozen=True, tag_field="kind", gc=False):
    pass


# --- set-up ---------------------------------------------------------------------------------------


class MatchStarted(_Event, frozen=True, tag="match_started"):
    """With all there is in the box: what lies where is told by numbers from now on."""

    seats: int
    goal: int  # these three in coins
    fine: int
    buy_off: int
    cards: tuple[Face, ...]  # by their numbers: the first stands for any Mechanism
    bombs: tuple[BombFace, ...]
    mechanisms: tuple[Message, ...]
    penalties: tuple[PenaltyFace, ...]


class HandDealt(_Event, frozen=True, tag="hand_dealt"):
    """Told to its owner alone; the seat is for those who read all logs at once, after the end."""

    seat: int
    cards: tuple[Named, ...]


class Nominated(_Event, frozen=True, tag="nominated"):
    seat: int
    player: Secret[int]


class HolderFound(_Event, frozen=True, tag="holder_found"):
    """`votes`: whom each seat named; None where it kept silent, or where there was no vote."""

    holder: int
    votes: tuple[int | None, ...] | None


class BombAssembled(_Event, frozen=True, tag="bomb_assembled"):
    bomb: Named
    mechanisms: int
    text: Message


# --- the turn -------------------------------------------------------------------------------------


class TurnStarted(_Event, frozen=True, tag="turn_started"):
    """`contents`: what whoever may look into the Bomb finds in it (GB-4.4, GB-5.7)."""

    holder: int
    turn: int
    armed: bool
    warning: bool
    unstable: bool
    contents: Secret[tuple[Named, ...]]


class CardDrawn(_Event, frozen=True, tag="card_drawn"):
    """From the top, where everybody saw it; `why` is the phase or the card that lets one draw."""

    seat: int
    card: Named
    why: Literal["draw", "trick", "parts_drawer"]


class NothingDrawn(_Event, frozen=True, tag="nothing_drawn"):
    """Both piles are empty (GB-4.14)."""

    seat: int


class CardDealt(_Event, frozen=True, tag="card_dealt"):
    """From the bottom: others see the back."""

    seat: int
    backs: tuple[Back, ...]
    cards: Secret[tuple[Named, ...]]


class PileShuffled(_Event, frozen=True, tag="pile_shuffled"):
    cards: int
    top: Named


class Passed(_Event, frozen=True, tag="passed"):
    seat: int


class TrickPlayed(_Event, frozen=True, tag="trick_played"):
    seat: int
    card: Named
    player: int | None


class Interrupted(_Event, frozen=True, tag="interrupted"):
    seat: int
    card: Named
    target: Named  # the card beneath


class TrickCancelled(_Event, frozen=True, tag="trick_cancelled"):
    """`kept`: it went to the seat's hand."""

    seat: int
    card: Named
    by: Named
    kept: bool


class TrickTakenOver(_Event, frozen=True, tag="trick_taken_over"):
    seat: int
    card: Named


class PlayerChosen(_Event, frozen=True, tag="player_chosen"):
    """Anew, for a card that was taken over; `forced`: there was no other."""

    seat: int
    card: Named
    player: int
    forced: bool


class TrickFizzled(_Event, frozen=True, tag="trick_fizzled"):
    seat: int
    card: Named


class TrickActive(_Event, frozen=True, tag="trick_active"):
    seat: int
    card: Named
    player: int | None


class CardStolen(_Event, frozen=True, tag="card_stolen"):
    seat: int
    victim: int
    back: Back
    card: Secret[Named]


class Peeked(_Event, frozen=True, tag="peeked"):
    """At a hand, and into the Bomb."""

    seat: int
    player: int
    contents: Secret[tuple[Named, ...]]
    hand: Secret[tuple[Named, ...]]


class HandSeen(_Event, frozen=True, tag="hand_seen"):
    seat: int
    player: int
    hand: Secret[tuple[Named, ...]]


class ContentsSeen(_Event, frozen=True, tag="contents_seen"):
    """Into the Bomb alone."""

    seat: int
    contents: Secret[tuple[Named, ...]]


class CardsDiscarded(_Event, frozen=True, tag="cards_discarded"):
    seat: int
    backs: tuple[Back, ...]
    cards: Secret[tuple[Named, ...]]


class HandsExchanged(_Event, frozen=True, tag="hands_exchanged"):
    """Both know both hands: they held them."""

    seat: int
    player: int
    got: Secret[tuple[Named, ...]]
    gave: Secret[tuple[Named, ...]]


class MechanismAdded(_Event, frozen=True, tag="mechanism_added"):
    seat: int


class MechanismTaken(_Event, frozen=True, tag="mechanism_taken"):
    seat: int


class Judged(_Event, frozen=True, tag="judged"):
    seat: int
    card: Named
    yes: bool


class MechanismGained(_Event, frozen=True, tag="mechanism_gained"):
    """From the Mechanism pile."""

    seat: int
    n: int


class CoinsMoved(_Event, frozen=True, tag="coins_moved"):
    """By a Trick: `n` is below 0 where they are paid to the bank."""

    seat: int
    n: int
    coins: int


class Tinkered(_Event, frozen=True, tag="tinkered"):
    seat: int
    back_in: Back
    back_out: Back
    given: Secret[Named]
    taken: Secret[Named]


class NotTinkered(_Event, frozen=True, tag="not_tinkered"):
    seat: int


class BombArmed(_Event, frozen=True, tag="bomb_armed"):
    armer: int
    closed: bool


class BombSecured(_Event, frozen=True, tag="bomb_secured"):
    seat: int
    gone: tuple[Named, ...]  # permanent Tricks


class ArmedAnnounced(_Event, frozen=True, tag="armed_announced"):
    """GB-4.53; `hit`: whom the explosion would directly affect at this holder; `passed`: once the Bomb is passed on."""

    gadget: Named | None
    hit: tuple[int, ...]
    holder: int
    passed: bool


class BombPassed(_Event, frozen=True, tag="bomb_passed"):
    seat: int
    to: int
    forced: bool
    gone: tuple[Named, ...]  # temporary Tricks


# --- the explosion --------------------------------------------------------------------------------


class Exploded(_Event, frozen=True, tag="exploded"):
    holder: int
    bomb: Named
    gadget: Named | None
    unstable: bool
    affected: tuple[int, ...]
    protected: tuple[int, ...]
    killed: tuple[int, ...]


class MissionsSealed(_Event, frozen=True, tag="missions_sealed"):
    seat: int
    cards: Secret[tuple[Named, ...]]


class Paid(_Event, frozen=True, tag="paid"):
    seat: int
    survival: int
    hazard: int
    salvage: int
    missions: int
    claimed: tuple[Named, ...]
    coins: int


class TiePlayedOn(_Event, frozen=True, tag="tie_played_on"):
    seats: tuple[int, ...]


# --- optional rules and people --------------------------------------------------------------------


class PenaltyDrawn(_Event, frozen=True, tag="penalty_drawn"):
    seat: int
    penalty: Named
    text: Message


class Fined(_Event, frozen=True, tag="fined"):
    seat: int
    coins: int


class BoughtOff(_Event, frozen=True, tag="bought_off"):
    seat: int
    penalty: Named


class RitualDone(_Event, frozen=True, tag="ritual_done"):
    """`rule`: what it comes before, or "own" for an owner's word."""

    seat: int
    rule: str
    word: Message
    card: Named | None


class Accused(_Event, frozen=True, tag="accused"):
    seat: int
    player: int


class Voted(_Event, frozen=True, tag="voted"):
    seat: int
    yes: bool


class VoteEnded(_Event, frozen=True, tag="vote_ended"):
    player: int
    outcome: Literal["breach", "no_breach", "cancelled"]


class Staffed(_Event, frozen=True, tag="staffed"):
    seat: int
    bot: bool


class PresetMade(_Event, frozen=True, tag="preset_made"):
    """Told to its owner alone."""

    seat: int
    until: str
    kinds: tuple[str, ...]


class PresetEnded(_Event, frozen=True, tag="preset_ended"):
    """Told to its owner alone."""

    seat: int


class TimeRanOut(_Event, frozen=True, tag="time_ran_out"):
    seats: tuple[int, ...]
    ask: str


class MatchEnded(_Event, frozen=True, tag="match_ended"):
    cause: str
    winners: tuple[int, ...]
    coins: tuple[int, ...]


Event: TypeAlias = (
    MatchStarted
    | HandDealt
    | Nominated
    | HolderFound
    | BombAssembled
    | TurnStarted
    | CardDrawn
    | NothingDrawn
    | CardDealt
    | PileShuffled
    | Passed
    | TrickPlayed
    | Interrupted
    | TrickCancelled
    | TrickTakenOver
    | PlayerChosen
    | TrickFizzled
    | TrickActive
    | CardStolen
    | Peeked
    | HandSeen
    | ContentsSeen
    | CardsDiscarded
    | HandsExchanged
    | MechanismAdded
    | MechanismTaken
    | Judged
    | MechanismGained
    | CoinsMoved
    | Tinkered
    | NotTinkered
    | BombArmed
    | BombSecured
    | ArmedAnnounced
    | BombPassed
    | Exploded
    | MissionsSealed
    | Paid
    | TiePlayedOn
    | PenaltyDrawn
    | Fined
    | BoughtOff
    | RitualDone
    | Accused
    | Voted
    | VoteEnded
    | Staffed
    | PresetMade
    | PresetEnded
    | TimeRanOut
    | MatchEnded
)
