/** What the mission's clock shows: the next live deadline, and those after it, in time or in turns. */
import { clockText } from "../../lib/clock";
import type { MatchState } from "../../lib/state";
import { t } from "../../lib/text";
import type { Deadline, View } from "../../wire/bomb-squad";

export interface Shown {
  /** `time` counts down in ms, `turns` in turns; `practice` has neither. */
  mode: "time" | "turns" | "practice";
  next: Deadline | null;
  left: number;
  later: readonly { deadline: Deadline; left: number }[];
  past: readonly Deadline[];
}

/** `elapsed_ms`: mission time, 0 before the clock runs. */
export function deadlines(view: View, elapsed_ms: number): Shown {
  const { clock } = view.options;
  const mode = clock === "real_time" ? "time" : clock === "practice" ? "practice" : "turns";
  const left = (each: Deadline): number =>
    mode === "turns" ? (each.turns ?? 0) - view.turns : each.at_ms - elapsed_ms;
  const ahead = view.deadlines
    .filter((each) => each.live || (view.result !== null && view.result.bomb === each.id.slice(-1)))
    .map((deadline) => ({ deadline, left: left(deadline) }))
    .sort((a, b) => a.left - b.left);
  return {
    mode,
    next: ahead[0]?.deadline ?? null,
    left: ahead[0]?.left ?? 0,
    later: ahead.slice(1),
    past: view.deadlines.filter((each) => !ahead.some(({ deadline }) => deadline === each)),
  };
}

export function deadlineName({ id }: Deadline): string {
  const [what, which] = id.split("_") as [string, string];
  return what === "gas"
    ? t("bs.clock.gas", { level: which })
    : t("bs.clock.bomb", { letter: which });
}

export const leftText = (mode: Shown["mode"], left: number): string =>
  mode === "turns" ? t("bs.clock.turns", { n: Math.max(0, left) }) : clockText(left);

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
