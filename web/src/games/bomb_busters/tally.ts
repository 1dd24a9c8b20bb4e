/** What a mission came to, counted from its log. */
import type { LogLine } from "../../lib/wire";
import type { Event } from "../../wire/bomb-busters";

export interface Tally {
  cuts: number;
  misses: number;
  solos: number;
  detectors: number;
  /** By seat: cuts declared, and how many of them were right. */
  seats: { declared: number; right: number }[];
}

export function tally(lines: readonly LogLine[], seats: number): Tally {
  const events = lines.flatMap((line) => (line.event ? [line.event as Event] : []));
  const tried = events.flatMap((event, at) => {
    if (event.kind !== "cut_declared") return [];
    // The first of these tells how it went.
    const next = events
      .slice(at + 1)
      .find(({ kind }) => /^(wire_cut|cut_failed|mission_ended)$/.test(kind));
    return [{ ...event, result: next?.kind }];
  });
  const right = tried.filter(({ result }) => result === "wire_cut");
  return {
    cuts: tried.length,
    misses: tried.filter(({ result }) => result && result !== "wire_cut").length,
    solos: events.filter(({ kind }) => kind === "solo_done").length,
    detectors: tried.filter(({ detector }) => detector !== "none").length,
    seats: Array.from({ length: seats }, (_, seat) => ({
      declared: tried.filter((cut) => cut.seat === seat).length,
      right: right.filter((cut) => cut.seat === seat).length,
    })),
  };
}
