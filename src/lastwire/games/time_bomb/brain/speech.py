"""What a bot says (the talk policy table of TB-10.21): one act for each bidding, with an urgency, or nothing.

A Terrorist talks as the SWAT player it pretends to be: every threshold is put to the belief of its cover (TB-10.10).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from lastwire.engine.rng import Rng, seed_of
from lastwire.engine.types import Speech, TalkRule
from lastwire.games.time_bomb.brain import belief as minds
from lastwire.games.time_bomb.brain.belief import Mind
from lastwire.games.time_bomb.brain.hearing import Heard
from lastwire.games.time_bomb.brain.inference import Posterior
from lastwire.games.time_bomb.brain.policy import (
    Plan,
    Seen,
    claim,
    cover,
    cut,
    worth,
)
from lastwire.games.time_bomb.brain.story import (
    Story,
    standing,
    taken,
    targets,
)
from lastwire.games.time_bomb.rules.state import SUCCESS, SWAT, TERRORIST
from lastwire.games.time_bomb.rules.talk import (
    Accuse,
    Hand,
    Intend,
    Oppose,
    Reply,
    Request,
    Retract,
    Role,
    Say,
    Suggest,
    Vouch,
    Why,
)
from lastwire.games.time_bomb.rules.text import LINES
from lastwire.games.time_bomb.rules.view import View

# TB-10.21, the talk policy table.
DENSE: Final = 0.4
LURES: Final = 0.7
CLEARLY_BEST: Final = 0.1
DANGEROUS: Final = 0.15
ACCUSES: Final = (0.6, 0.75, 0.9)
STANDS_OUT: Final = 0.15
TAKES_BACK: Final = 0.35
TRUSTS: Final = 0.15
VOUCHES: Final = 0.3  # not everybody for everybody
BLAMES_ANOTHER: Final = 0.3
CHATTERS: Final = 0.3
PARTNER: Final = 0.6
# TB-5.15: what a bot may say in one cut window.
MOST_ACTS: Final = 2
MOST_LINES: Final = 1
LEVELS: Final[tuple[Literal[1], Literal[2], Literal[3]]] = (1, 2, 3)


# --- speaking -------------------------------------------------------------------------------------


def speak(plan: Plan, view: View, seen: Seen, heard: Heard, rule: TalkRule, rng: Rng) -> Speech | None:
    """The most pressing thing to say now."""
    kinds = {offer.kind for offer in rule.acts}
    if not heard.claimed and "hand" in kinds:
        success, boom = claim(plan, seen, rng)
        return Speech(Hand(success, boom), 3, opening=True)
    if not plan.chats or view.phase == "over":
        return None
    if view.options.claim_mode != "off" and not heard.claimed:
        return None  # a claim is due in another way; before it there is no cover to speak from
    text = rule.text and heard.lines < MOST_LINES
    wish = None
    if heard.acts < MOST_ACTS:
        wish = next(_Speaker(plan, view, seen, heard, kinds, text, rng).wishes(), None)
    if text and (wish is None or wish.urgency < 2):
        return _chatter(view, seen.seat) or wish
    return wish


class _Speaker:
    """One seat's reasons to speak at one moment. Beliefs are worked out when a wish asks for them."""

    def __init__(self, plan: Plan, view: View, seen: Seen, heard: Heard, kinds: set[str], text: bool, rng: Rng) -> None:
        self.plan = plan
        self.view = view
        self.seen = seen
        self.heard = heard
        self.kinds = kinds
        self.text = text
        self.rng = rng
        self.seat = seen.seat
        self.others = [seat for seat in range(view.seats) if seat != seen.seat]
        self.mind = plan.reads or Mind()
        # What a SWAT player thinks of anybody before anything is said.
        spread = [(count, chance * (view.seats - count)) for count, chance in seen.story.setting.prior]
        self.expected = sum(count * share for count, share in spread) / sum(share for _, share in spread)
        self.expected /= len(self.others)
        success, boom = dict(cover(seen).dealt)[view.round]
        row = taken(view.seats, seen.story.now.cuts)[seen.seat]
        self.left = success - row[1]
        self.boom = boom - row[2]
        self.down = view.hand_size - row[0]

    def wishes(self) -> Iterator[Speech]:
        """Most pressing first."""
        yield from self._answers()
        yield from self._defends()
        if self._all_heard():
            yield from self._warns()
            yield from self._announces()
            yield from self._judges()
            yield from self._advises()
        yield from self._requests()

    def _all_heard(self) -> bool:
        """Opinions wait until the claims are in."""
        return self.view.phase == "cutting"

    def _belief(self) -> Posterior | None:
        """Opinions rest on claims and cuts alone, or accusations would feed on each other."""
        return self.seen._replace(voices=()).posing(self.mind)

    def _coin(self, label: str, per_cut: bool = False) -> float:
        """A number from 0 to 1, always the same for the same bot and hand, which nobody else can foresee."""
        cuts = len(self.view.history) if per_cut else 0
        return coin(f"{label}/{self.seat}/{self.view.round}/{cuts}/{self.seen.hands.dealt}")

    def _answers(self) -> Iterator[Speech]:
        for said in self.heard.questions:
            if said.seq < self.heard.last:
                continue
            match said.act.topic:
                case "hand" if "hand" in self.kinds:
                    mine = standing(self.seen.story.now).get(self.seat)
                    if mine is not None:
                        yield Speech(Hand(mine.success, mine.boom), 4)
                case "role":
                    yield Speech(Role("swat"), 4)
                case "whom_suspect":
                    belief = self._belief()
                    if belief is not None:
                        top = max(self._blamable(belief), key=lambda seat: belief.terrorist[seat])
                        level = LEVELS[max(0, self._level(belief.terrorist[top]) - 1)]
                        yield Speech(Accuse(top, level, self._why(top)), 4)
                case "why_cut" if self.text:
                    yield Speech(Say(LINES(f"why.{self._reason()}")), 4)
                case _:
                    pass

    def _reason(self) -> str:
        """The largest term of U for the bot's own last cut."""
        cuts = [
            (chapter, cut) for chapter in self.seen.story.chapters for cut in chapter.cuts if cut.cutter == self.seat
        ]
        belief = self._belief()
        if not cuts or belief is None:
            return "gut"
        chapter, last = cuts[-1]
        said = standing(chapter).get(last.target)
        if said is not None and (said.success or 0) >= 2:
            return "success"
        if belief.terrorist[last.target] < 0.3:
            return "trust"
        return "boom" if any(one.boom for one in standing(chapter).values()) else "gut"

    def _defends(self) -> Iterator[Speech]:
        for (speaker, target), said in self.heard.stances.items():
            if target != self.seat or speaker == self.seat or not isinstance(said.act, Accuse) or said.act.level < 2:
                continue
            if said.seq not in self.heard.answered:
                yield Speech(Reply(said.seq, "disagree"), 4)
            elif said.seq == self.heard.replied:
                mine = standing(self.seen.story.now).get(self.seat)
                if mine is not None and "hand" in self.kinds:
                    yield Speech(Hand(mine.success, mine.boom), 3)
                else:
                    yield Speech(Role("swat"), 3)

    def _warns(self) -> Iterator[Speech]:
        advised = {target for speaker, target in self.heard.advice if speaker != self.seat}
        if not advised or self.heard.opposed:
            return
        belief = self._belief()
        if belief is not None:
            for target in sorted(advised - {self.seat, self.view.clipper}):
                if belief.boom[target] >= DANGEROUS:
                    yield Speech(Oppose(target), 2)

    def _judges(self) -> Iterator[Speech]:
        belief = self._belief()
        if belief is None:
            return
        partner = self._partner()
        for target in sorted(self.others, key=lambda seat: -belief.terrorist[seat]):
            said = self.heard.stances.get((self.seat, target))
            standing_level = said.act.level if said is not None and isinstance(said.act, Accuse) else 0
            level = self._level(belief.terrorist[target])
            if level > standing_level and target != partner:
                yield Speech(Accuse(target, LEVELS[level - 1], self._why(target)), 2)
            elif level and target == partner and self._coin("blame") < BLAMES_ANOTHER:
                yield from self._blames(belief, partner)
            elif said is not None and standing_level and belief.terrorist[target] < TAKES_BACK:
                yield Speech(Retract(said.seq), 1)
            elif (
                said is None
                and belief.terrorist[target] < TRUSTS
                and (target != partner or self.view.round >= 3)
                and self._coin(f"vouch {target}") < VOUCHES
            ):
                yield Speech(Vouch(target, 1, self._why_trust(target)), 1)

    def _blames(self, belief: Posterior, partner: int) -> Iterator[Speech]:
        """TB-10.21: instead of the likely partner, the most plausible of the others."""
        rest = [seat for seat in self.others if seat != partner and (self.seat, seat) not in self.heard.stances]
        if rest:
            top = max(rest, key=lambda seat: belief.terrorist[seat])
            yield Speech(Accuse(top, 1, self._why(top)), 2)

    def _announces(self) -> Iterator[Speech]:
        if self.view.clipper == self.seat and not self.heard.intended and "intend" in self.kinds:
            story = self.seen.story
            free = targets(story.setting, story.now, self.seat, len(story.now.cuts))
            yield Speech(Intend(cut(self.plan, self.seen, free, self.rng)), 2)

    def _advises(self) -> Iterator[Speech]:
        view = self.view
        if self.heard.suggested or view.clipper == self.seat:
            return
        belief = self._belief()
        if belief is None:
            return
        free = targets(self.seen.story.setting, self.seen.story.now, view.clipper, view.cuts_in_round)
        utility = [(minds.utility(self.plan.taste, belief, seat), seat) for seat in free]
        utility.sort(reverse=True)
        if len(utility) > 1 and utility[0][0] - utility[1][0] >= CLEARLY_BEST:
            best = max(free, key=worth(self.plan, self.seen.story, belief))
            # One voice is enough for what somebody else has said already.
            if best not in {target for _, target in self.heard.advice}:
                yield Speech(Suggest(best), 1)

    def _requests(self) -> Iterator[Speech]:
        if self.heard.requested or not self.down:
            return
        lures = self.seen.hands.side == TERRORIST and dict(self.seen.hands.dealt)[self.view.round][1] > 0
        if self.boom > 0 or (self.left == 0 and not lures):
            if self._coin("spare") < 0.5 or self.boom > 0:
                yield Speech(Request("spare_me"), 1)
        elif self.left / self.down >= DENSE or (lures and self._coin("lure") < LURES):
            yield Speech(Request("cut_me"), 1)

    # --- judgement ---------------------------------------------------------------------------------------------------

    def _level(self, chance: float) -> int:
        """How sure to sound. With many Terrorists among few, a seat is suspect before it has done anything."""
        if chance < self.expected + STANDS_OUT:
            return 0
        return sum(chance >= step for step in ACCUSES)

    def _partner(self) -> int:
        """TB-10.13: whom a Terrorist takes for the other one; -1 if nobody."""
        if self.seen.hands.side == SWAT:
            return -1
        belief = self.seen._replace(voices=()).belief(self.plan.suspects)
        if belief is None:
            return -1
        likely = max(self.others, key=lambda seat: belief.terrorist[seat])
        return likely if belief.terrorist[likely] >= PARTNER else -1

    def _blamable(self, belief: Posterior) -> list[int]:
        partner = self._partner()
        return [seat for seat in self.others if seat != partner] or self.others

    def _why(self, target: int) -> Why:
        """The largest piece of evidence against a seat, as far as everybody can see it."""
        story = self.seen.story
        chapter = story.now
        said = standing(chapter).get(target)
        row = taken(self.view.seats, chapter.cuts)[target]
        if said is not None and said.success is not None and _broken(said.success, row, chapter.hand):
            return "claim_broken"
        if target in self.heard.changed:
            return "claim_changed"
        if _hit_boom_claimer(story, target):
            return "cut_boom_claimer"
        if _wasted(story, target):
            return "wasted_cut"
        told = [one.success for one in standing(chapter).values() if one.success is not None]
        if len(told) == self.view.seats and sum(told) != chapter.success:
            return "sum_too_high" if sum(told) > chapter.success else "sum_too_low"
        return "gut" if said is not None or not told else "silent"

    def _why_trust(self, target: int) -> Why:
        chapter = self.seen.story.now
        row = taken(self.view.seats, chapter.cuts)[target]
        said = standing(chapter).get(target)
        if said is not None and row[1] and said.success == row[1]:
            return "claim_matched"
        return "gave_success" if row[1] else "gut"


def _broken(claimed: int, row: tuple[int, int, int], hand: int) -> bool:
    """TB-5.20: more found than claimed, or too few wires left for the rest."""
    return row[1] > claimed or claimed - row[1] > hand - row[0]


def _hit_boom_claimer(story: Story, seat: int) -> bool:
    for chapter in story.chapters:
        for number, made in enumerate(chapter.cuts, 1):
            said = standing(chapter, number).get(made.target)
            if made.cutter == seat and said is not None and said.boom:
                return True
    return False


def _wasted(story: Story, seat: int) -> bool:
    """Whether the seat has cut into a row that promised nothing, and found nothing."""
    for chapter in story.chapters:
        for number, made in enumerate(chapter.cuts, 1):
            said = standing(chapter, number).get(made.target)
            if made.cutter == seat and made.wire != SUCCESS and said is not None and said.success == 0:
                return True
    return False


def coin(label: str) -> float:
    return int.from_bytes(seed_of(label)[:6], "little") / float(1 << 48)


def _chatter(view: View, seat: int) -> Speech | None:
    """Flavour only: whether and who is drawn from public things, so it tells nothing."""
    if view.phase != "cutting" or not view.history or view.cuts_in_round == 0:
        return None
    wire = view.history[-1].wire
    moment = f"{view.version}/{[made.target for made in view.history]}"
    if wire == "boom" or coin(f"say/{moment}") >= CHATTERS or int(coin(f"who/{moment}") * view.seats) != seat:
        return None
    ids = [one for one in LINES.ids if one.startswith(f"flavour.{wire}.")]
    return Speech(Say(LINES(ids[int(coin(f"which/{moment}") * len(ids))])), 1)
