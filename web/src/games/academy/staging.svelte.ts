/** The exam as it is shown while scenes run. */
import type { Playing } from "../../lib/playing";
import * as stage from "../../lib/staging.svelte";
import type { Event, View } from "../../wire/academy";
import { BREATH } from "./scenes";

/** What an event gives or takes: whose, and how much. */
function payment(event: Event): { seat: number; points: number } | null {
  switch (event.kind) {
    case "cut_scored":
    case "wait_paid":
    case "points_gained":
      return { seat: event.seat, points: event.points };
    case "points_lost":
      return { seat: event.seat, points: -event.points };
    default:
      return null;
  }
}

export class Staging extends stage.Staging<View, Event> {
  constructor(playing: Playing) {
    // While a breath is held, nothing is given away.
    super(playing, BREATH);
  }

  /** By seat, what has just been won or lost. */
  readonly payments = $derived.by((): ReadonlyMap<number, number> => {
    const sums = new Map<number, number>();
    for (const event of this.told) {
      const paid = payment(event);
      if (paid) sums.set(paid.seat, (sums.get(paid.seat) ?? 0) + paid.points);
    }
    return sums;
  });
}
