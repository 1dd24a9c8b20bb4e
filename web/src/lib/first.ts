/** Which games this browser has played to their end: a first match is a relaxed one. */
import { keep, recallObject } from "./storage";
import type { Style } from "./wire";

const KEY = "lastwire.finished";

const first = (game: string): boolean => !(game in recallObject(KEY));

/** How a table is opened from here. */
export const opening = (game: string): Style => ({
  pace: first(game) ? "relaxed" : "normal",
  practice: false,
  lead: true,
});

export function finish(game: string): void {
  if (first(game)) keep(KEY, JSON.stringify({ ...recallObject(KEY), [game]: true }));
}
