/** What a mission came to, counted from its log. */
import type { LogLine } from "../../lib/wire";
import type { Event } from "../../wire/bomb-busters";

export interface Tally {
  cuts: number;
  misses: number;
  solos: number;
  detectors: number;
  cards: number;
  /** By seat: cuts declared, and how many of them were right. */
  seats: { declared: number; right: number }[];
}

const CARDS = new Set([
  "label_placed",
  "swap_proposed",
  "dial_turned_back",
  "characters_refreshed",
  "radar_answered",
  "turn_passed",
]);

export function tally(lines: readonly LogLine[], seats: number): Tally {
  const made: Tally = {
    cuts: 0,
    misses: 0,
    solos: 0,
    detectors: 0,
    cards: 0,
    seats: Array.from({ length: seats }, () => ({ declared: 0, right: 0 })),
  };
  // The cut that is waiting to turn out right or wrong.
  let open: number | null = null;
  for (const line of lines) {
    const event = line.event as Event | undefined;
    if (!event) continue;
    if (event.kind === "cut_declared") {
      made.cuts += 1;
      open = event.seat;
      const seat = made.seats[event.seat];
      if (seat) seat.declared += 1;
      if (event.detector !== "none") made.detectors += 1;
      if (event.detector === "triple" || event.detector === "super") made.cards += 1;
      made.cards += Number(event.ray) + Number(event.stabilizer);
    } else if (event.kind === "wire_cut" && open !== null) {
      const seat = made.seats[open];
      if (seat) seat.right += 1;
      open = null;
    } else if (event.kind === "cut_failed") {
      made.misses += 1;
      open = null;
    } else if (event.kind === "solo_done") made.solos += 1;
    else if (event.kind === "mission_ended" && event.cause === "exploded_red") made.misses += 1;
    else if (CARDS.has(event.kind) || (event.kind === "token_placed" && event.card !== null))
      made.cards += 1;
  }
  return made;
}
