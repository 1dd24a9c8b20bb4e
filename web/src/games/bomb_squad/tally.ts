/** What each seat did, as the server counts it. */
import type { View } from "../../wire/bomb-squad";

export const TALLIES = ["intel", "right", "wrong", "plays", "activations", "errors"] as const;
export type TallyKey = (typeof TALLIES)[number];

export const tallyOf = (view: View, seat: number): [TallyKey, number][] =>
  TALLIES.map((key, at) => [key, view.tally[seat * TALLIES.length + at] ?? 0]);
