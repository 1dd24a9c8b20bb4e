/** The score sheet of each bomb, line by line: the points, and from the log the cuts that brought none. */
import type { LogLine } from "../../lib/wire";
import type { Event, Posting, View } from "../../wire/academy";

/** Cuts that came to nothing: stopped by a Wait, or too late because the bomb had gone off. */
export const IDLE = ["stopped", "late"];

/** What the log says about cuts that came to nothing. */
export function idle(lines: readonly LogLine[]): Posting[] {
  const found: Posting[] = [];
  let bomb = 1;
  let round = 1;
  const nothing = (seat: number, cause: string, wire: string): void => {
    const sum = { points: 0, main: 0, chain: 0, plates: 0, divisor: 1 };
    found.push({ bomb, round, seat, cause, wire, ...sum });
  };
  for (const line of lines) {
    const event = line.event as Event | null | undefined;
    switch (event?.kind) {
      case "bomb_started":
        bomb = event.bomb;
        break;
      case "cards_revealed":
        round = event.round;
        break;
      case "cutters_stopped":
        for (const seat of event.seats) nothing(seat, "stopped", event.wire);
        break;
      case "bomb_exploded":
        for (const { seat, wire } of event.late) nothing(seat, "late", wire);
        break;
      default:
    }
  }
  return found;
}

/** The own cut that came to nothing, until the next card is chosen. */
export function inVain(lines: readonly LogLine[], seat: number | null): Posting | null {
  const chosen = lines.findLastIndex(({ event }) => {
    const told = event as Event | null | undefined;
    return (told?.kind === "card_committed" || told?.kind === "tool_drafted") && told.seat === seat;
  });
  // The round that this card was chosen for has not been opened yet.
  const opened = lines.findLastIndex(
    ({ event }) => (event as Event | null | undefined)?.kind === "cards_revealed",
  );
  if (seat === null || opened < 0 || chosen > opened) return null;
  return idle(lines.slice(opened)).find((entry) => entry.seat === seat) ?? null;
}

/** All lines of a bomb, and with them the cuts that came to nothing. */
export function sheetOf(view: View, lines: readonly LogLine[], bomb: number): readonly Posting[] {
  const vain = idle(lines).filter((entry) => entry.bomb === bomb);
  return [...(view.past[bomb - 1] ?? view.sheet), ...vain].sort((a, b) => a.round - b.round);
}

/** By seat, the points of these lines together. */
export function totals(entries: readonly Posting[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { seat, points } of entries) sums[seat] = (sums[seat] ?? 0) + points;
  return sums;
}

/** By seat and cause, where a player's points came from; the largest first. */
export function sources(
  entries: readonly Posting[],
  seat: number,
): { cause: string; points: number; times: number }[] {
  const found = new Map<string, { cause: string; points: number; times: number }>();
  for (const entry of entries) {
    if (entry.seat !== seat) continue;
    const cause = entry.cause === "cut" ? (entry.divisor > 1 ? "shared" : "alone") : entry.cause;
    const sum = found.get(cause) ?? { cause, points: 0, times: 0 };
    found.set(cause, { cause, points: sum.points + entry.points, times: sum.times + 1 });
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}

export interface Wreck {
  bomb: number;
  round: number;
  wire: string;
  seats: readonly number[];
}

/** How each bomb went up. */
export function wrecks(lines: readonly LogLine[]): Wreck[] {
  const found: Wreck[] = [];
  let bomb = 1;
  let round = 1;
  for (const line of lines) {
    const event = line.event as Event | null | undefined;
    if (event?.kind === "bomb_started") bomb = event.bomb;
    else if (event?.kind === "cards_revealed") round = event.round;
    else if (event?.kind === "bomb_exploded")
      found.push({ bomb, round, wire: event.wire, seats: event.seats });
  }
  return found;
}
