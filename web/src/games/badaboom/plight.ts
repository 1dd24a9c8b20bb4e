/** How somebody stands with the Bomb. What has gone off threatens nobody any more. */
import type { View } from "../../wire/badaboom";

export interface Plight {
  /** Nothing has gone off. */
  ticking: boolean;
  holds: boolean;
  /** Gets it by a normal pass. */
  heir: boolean;
  /** Would be killed if it went off where it is, or after a pass. */
  now: boolean;
  next: boolean;
}

export function plight(view: View, seat: number): Plight {
  const ticking = view.phase !== "explosion" && view.phase !== "over";
  const hot = ticking && view.armed;
  const holds = view.holder === seat;
  return {
    ticking,
    holds,
    heir: ticking && !holds && view.next === seat,
    now: hot && Boolean(view.danger?.includes(seat)),
    next: hot && Boolean(view.danger_next?.includes(seat)),
  };
}
