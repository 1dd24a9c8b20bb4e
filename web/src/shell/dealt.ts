/** A game as the server lists it, for tests. */
import type { GameInfo } from "../lib/wire";

export const dealt: GameInfo = {
  name: "short-fuse",
  title: "Short Fuse",
  pitch: { en: "Leave the live one to somebody else." },
  seats: [2, 3],
  minutes: [1, 3],
  party: 3,
  weight: "light",
  options: {},
  defaults: {},
  practice: {},
  levels: ["random"],
  campaign: false,
  content: null,
  led: false,
  lesson: false,
  kind: "rivals",
};
