"""A team whose players see all cards, their own too: what the strong bot's plans come to where nothing need be told.

Nobody can play like that; it is a bound for those who cannot see. To measure it:
`python -m tests.games.bomb_squad.seer 1,2 0 20` plays deals 0 to 19 of missions 1 and 2."""

import sys
from functools import cached_property
from math import sqrt

from lastwire.engine.match import Match
from lastwire.engine.rng import Rng, seed_of
from lastwire.games.bomb_squad.brain.memory import Memory, Seen, _count, remember
from lastwire.games.bomb_squad.brain.policy import decide
from lastwire.games.bomb_squad.brain.situation import Style
from lastwire.games.bomb_squad.brain.strong import Mind
from lastwire.games.bomb_squad.game import GAME
from lastwire.games.bomb_squad.rules import outcome
from lastwire.games.bomb_squad.rules.moves import Intel, Move
from lastwire.games.bomb_squad.rules.options import Options
from lastwire.games.bomb_squad.rules.state import ADJUST, ATTRIBUTES, CARD_MASK, VALUES, State, hand_of


class Seer(Mind):
    """One decision of somebody who sees this state."""

    truth: State

    @cached_property
    def _memory(self) -> Memory:
        memory = remember(self.view, self.past)
        rows = [(memory.hands[seat], hand_of(self.truth, seat)) for seat in range(self.view.seats)]
        for row, cards in [*rows, (memory.frame, self.truth.slots)]:
            for seen, card in zip(row, cards, strict=True):
                seen.card = card & CARD_MASK
                seen.mark = ATTRIBUTES[seen.card]
        memory.guessed, memory.talks = [], []
        _count(self.view, memory)
        return memory

    def told(self, seat: int, seen: Seen) -> bool:
        return self.need[seen.card]

    def _tell(self) -> tuple[float, Move] | None:
        """To let a turn pass is worth nothing, but better than to throw away what is needed."""
        to = (self.seat + 1) % self.view.seats
        return 0.0, Intel(to, next(value for value in VALUES if self._touches(to, value)))


def play(options: Options, seats: int, seed: str) -> State:
    """A mission from its beginning to its end."""
    match = Match.start(GAME, options, seats, seed_of(seed))
    while match.prompt is not None:
        seat = match.prompt.owed[0]
        seer = Seer(GAME.view(match.state, seat), match.past(seat), Style(), Rng(seed_of("seer")))
        seer.truth = match.state
        match.play(seat, seer.send() if match.state.phase == ADJUST else decide(seer))
    return match.state


def main(missions: str, first: str, deals: str, seats: str = "3", difficulty: str = "standard") -> None:
    for mission in missions.split(","):
        options = Options(mission=mission, clock="expert", roles="off", briefing=False, difficulty=difficulty)  # type: ignore[arg-type]
        ends = [play(options, int(seats), f"late/{number}") for number in range(int(first), int(first) + int(deals))]
        count = len(ends)
        won = sum(outcome.success(end) for end in ends) / count
        perfect = sum(outcome.score(end) == end.setting.perfect for end in ends) / count
        score = sum(outcome.score(end) for end in ends) / count
        turns = [end.turns for end in ends]
        mean = sum(turns) / count
        error = sqrt(sum((each - mean) ** 2 for each in turns) / count / max(1, count - 1))
        shares = f"won {won:.2f}, perfect {perfect:.2f}, score {score:.1f}"
        print(f"{mission}: {count} deals, {shares}, turns {mean:.1f} ± {error:.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
