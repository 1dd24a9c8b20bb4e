/** Asking to wait: where that does anything, and how long it still lasts. */
import type { Playing } from "./playing";
import { presence } from "./presence";
import type { MatchState } from "./state";
import type { Running } from "./wire";

/** The wait that runs. */
export const holdOf = (match: MatchState): Running | null =>
  match.timers.find(({ id }) => id === "hold") ?? null;

/** Whether a bot is about to act, or a clock runs for somebody: there is something to be put off. */
export function holdable({ info, match }: Playing): boolean {
  const bots = (match.prompt?.owed ?? []).some((seat) =>
    /bot|stand_in/.test(presence(info?.seats[seat]) ?? ""),
  );
  return bots || match.timers.some(({ seats }) => seats.length > 0);
}
