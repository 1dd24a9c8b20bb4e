/** How far back the log goes (BSQ-5.4): with strict memory to the beginning of the last turn. Talk stays. */
import type { MatchState } from "../../lib/state";
import type { LogLine } from "../../lib/wire";
import type { Event, View } from "../../wire/bomb-squad";

const begins = (event: Event | null | undefined): boolean => {
  switch (event?.kind) {
    case "intel_given":
    case "card_discarded":
    case "card_played":
    case "robot_switched":
      return true;
    case "robot_activated":
      // The seventh card activates in the turn in which it was played.
      return !event.auto;
    default:
      return false;
  }
};

export function recalled(match: MatchState): readonly LogLine[] {
  const view = match.view as View;
  if (view.options.memory !== "strict" || match.ended) return match.lines;
  const first = match.lines.findLastIndex((line) => begins(line.event as Event | null));
  return match.lines.filter((line, place) => place >= first || line.said);
}
