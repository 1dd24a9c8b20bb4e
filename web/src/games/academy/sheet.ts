/** The score sheet of each bomb, line by line. The view tells of one bomb at a time; the log remembers the others. */
import type { LogLine } from "../../lib/wire";
import type { Entry, Event, View } from "../../wire/academy";

const NO_SUM = { wire: null, main: 0, chain: 0, plates: 0, divisor: 1 };

/** What the log says about points. */
export function fromLog(lines: readonly LogLine[]): Entry[] {
  const found: Entry[] = [];
  let bomb = 1;
  let round = 1;
  for (const line of lines) {
    const event = line.event as Event | null | undefined;
    if (!event) continue;
    switch (event.kind) {
      case "bomb_started":
        bomb = event.bomb;
        round = 1;
        break;
      case "cards_revealed":
        round = event.round;
        break;
      case "cut_scored": {
        const { kind: _, ...sum } = event;
        found.push({ bomb, round, cause: "cut", ...sum });
        break;
      }
      case "wait_paid":
        found.push({
          bomb,
          round,
          seat: event.seat,
          cause: "wait",
          points: event.points,
          ...NO_SUM,
        });
        break;
      case "points_gained":
      case "points_lost": {
        const points = event.kind === "points_lost" ? -event.points : event.points;
        found.push({ bomb, round, seat: event.seat, cause: event.cause, points, ...NO_SUM });
        break;
      }
      default:
    }
  }
  return found;
}

/** All lines of a bomb: the view's own where it has them. */
export function sheetOf(view: View, lines: readonly LogLine[], bomb: number): readonly Entry[] {
  const shown = view.sheet.filter((entry) => entry.bomb === bomb);
  return shown.length ? shown : fromLog(lines).filter((entry) => entry.bomb === bomb);
}

/** By seat, the points of these lines together. */
export function totals(entries: readonly Entry[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const { seat, points } of entries) sums[seat] = (sums[seat] ?? 0) + points;
  return sums;
}

/** By seat and cause, where a player's points came from; the largest first. */
export function sources(
  entries: readonly Entry[],
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
