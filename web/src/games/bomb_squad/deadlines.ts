/** What the mission's clock shows: the next deadline, and those after it, in time or in turns. */
import { clockText } from "../../lib/clock";
import type { MatchState } from "../../lib/state";
import { t } from "../../lib/text";
import type { Deadline, View } from "../../wire/bomb-squad";

type Counting = View["counting"];

/** How far it is to a deadline, in turns or in ms from this mission time on. */
export const left = ({ left, at_ms }: Deadline, elapsed_ms: number): number =>
  left ?? at_ms - elapsed_ms;

export function deadlineName({ id }: Deadline): string {
  const [what, which] = id.split("_") as [string, string];
  return what === "gas"
    ? t("bomb-squad-clock-gas", { level: which })
    : t("bomb-squad-clock-bomb", { letter: which });
}

/** When it comes, counted from the start. */
export const whenText = ({ turns, at_ms }: Deadline): string =>
  turns === null ? clockText(at_ms) : t("bomb-squad-clock-turns", { n: turns });

export const leftText = (counting: Counting, left: number): string =>
  counting === "turns" ? t("bomb-squad-clock-turns", { n: left }) : clockText(left);

/**
 * Mission time now: from a clock that runs, as the server told it and the page's clock has gone on since; else as it
 * stood at the match's last word.
 */
export function elapsed(match: MatchState, now: number): number {
  const view = match.view as View;
  for (const { id, at_ms } of view.deadlines) {
    const timer = match.timers.find((each) => each.id === id);
    if (timer) return at_ms - (timer.left_ms - (now - match.at));
  }
  return view.started_ms === null ? 0 : Math.max(0, match.t - view.started_ms);
}
