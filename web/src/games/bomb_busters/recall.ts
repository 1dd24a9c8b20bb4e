/** How far back the log goes (BB-5.7): all of it, the last round, or what has just happened. Talk stays. */
import type { MatchState } from "../../lib/state";
import type { LogLine } from "../../lib/wire";
import type { View } from "../../wire/bomb-busters";

const TURNS = new Set(["cut_declared", "solo_done", "reds_revealed", "turn_passed"]);

export function recalled(match: MatchState): readonly LogLine[] {
  const view = match.view as View;
  if (view.options.log === "full" || match.ended) return match.lines;
  let left = view.options.log === "none" ? 1 : view.seats;
  let first = match.lines.length;
  while (first > 0 && left > 0) {
    first -= 1;
    const event = match.lines[first]?.event as { kind: string } | null | undefined;
    if (event && TURNS.has(event.kind)) left -= 1;
  }
  return match.lines.filter((line, place) => place >= first || line.said);
}
