/** The score sheet of each bomb, line by line. The view tells of one bomb at a time; the log remembers the others. */
import type { LogLine } from "../../lib/wire";
import type { Entry, Event, View } from "../../wire/academy";
import { isWire } from "./wires";

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

/** Cuts that came to nothing: stopped by a Wait, or too late because the bomb had gone off. */
export const IDLE = ["stopped", "late"];

/** Who acts as what after a Tool that changes it. */
function acted(acts: (string | null)[], event: Extract<Event, { kind: "tool_used" }>): void {
  const [other] = event.players;
  if (event.tool === "AIR_HORN") for (const seat of event.players) acts[seat] = "CHICKEN";
  else if (event.tool === "JUMPER") acts[event.seat] = event.wire;
  else if (event.tool === "SCHEMATICS") acts[event.seat] = event.card;
  else if (event.tool === "SWITCH" && other !== undefined)
    [acts[event.seat], acts[other]] = [acts[other] ?? null, acts[event.seat] ?? null];
}

/** What the log says about cuts that came to nothing. */
export function idle(lines: readonly LogLine[]): Entry[] {
  const found: Entry[] = [];
  let bomb = 1;
  let round = 1;
  /** By seat, the cut that is still to come. */
  let acts: (string | null)[] = [];
  const nothing = (seat: number, cause: string, wire: string): void => {
    found.push({ bomb, round, seat, cause, points: 0, ...NO_SUM, wire });
    acts[seat] = null;
  };
  for (const line of lines) {
    const event = line.event as Event | null | undefined;
    switch (event?.kind) {
      case "bomb_started":
        bomb = event.bomb;
        round = 1;
        acts = [];
        break;
      case "cards_revealed":
        round = event.round;
        acts = [...event.cards];
        break;
      case "tool_used":
        acted(acts, event);
        break;
      case "cutters_stopped":
        for (const seat of event.seats) nothing(seat, "stopped", event.wire);
        break;
      case "card_flipped":
        if (event.cause === "cut") for (const seat of event.seats) acts[seat] = null;
        break;
      case "cut_scored":
        acts[event.seat] = null;
        break;
      case "bomb_exploded":
        for (const [seat, wire] of acts.entries())
          if (isWire(wire) && wire !== event.wire && !event.seats.includes(seat))
            nothing(seat, "late", wire);
        acts = [];
        break;
      default:
    }
  }
  return found;
}

/** The own cut that came to nothing, until the next card is chosen. */
export function inVain(lines: readonly LogLine[], seat: number | null): Entry | null {
  const chosen = lines.findLastIndex(({ event }) => {
    const told = event as Event | null | undefined;
    return (told?.kind === "card_committed" || told?.kind === "tool_drafted") && told.seat === seat;
  });
  // The round that this card was chosen for has not been opened yet.
  const opened = lines.findLastIndex(
    ({ event }) => (event as Event | null | undefined)?.kind === "cards_revealed",
  );
  if (seat === null || opened < 0 || chosen > opened) return null;
  const round = lines.slice(opened);
  return idle(round).find((entry) => entry.seat === seat) ?? null;
}

/** All lines of a bomb: the view's own where it has them, and with them the cuts that came to nothing. */
export function sheetOf(view: View, lines: readonly LogLine[], bomb: number): readonly Entry[] {
  const shown = view.sheet.filter((entry) => entry.bomb === bomb);
  const paid = shown.length ? shown : fromLog(lines).filter((entry) => entry.bomb === bomb);
  const vain = idle(lines).filter((entry) => entry.bomb === bomb);
  return [...paid, ...vain].sort((a, b) => a.round - b.round);
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
