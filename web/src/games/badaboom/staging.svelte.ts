/** The cellar as it is shown while scenes run. */
import type { Playing } from "../../lib/playing";
import * as stage from "../../lib/staging.svelte";
import type { Event, View } from "../../wire/badaboom";
import { bookOf } from "./book";
import { plight } from "./plight";

export type Mood = "calm" | "worried" | "glad" | "dead";

export class Staging extends stage.Staging<View, Event> {
  readonly #playing: Playing;

  constructor(playing: Playing) {
    super(playing);
    this.#playing = playing;
  }

  readonly book = $derived.by(() => bookOf(this.#playing.match));
  /** Who died of the explosion that is being told, or settled. */
  readonly #killed = $derived.by((): readonly number[] | null => {
    const blast = this.told.findLast((event) => event.kind === "exploded");
    if (blast && this.step !== "fuse") return blast.killed;
    return this.view.phase === "explosion" ? this.view.killed : null;
  });

  mood(seat: number): Mood {
    if (this.#killed) return this.#killed.includes(seat) ? "dead" : "glad";
    if (this.#playing.match.ended) return this.view.winners.includes(seat) ? "glad" : "calm";
    const { now, next } = plight(this.view, seat);
    return now || next ? "worried" : "calm";
  }

  /** What somebody has just earned or paid. */
  coins(seat: number): string {
    const { event } = this;
    if (!event || !("seat" in event) || event.seat !== seat) return "";
    if (event.kind === "paid")
      return `+${event.survival + event.hazard + event.salvage + event.missions}`;
    if (event.kind === "fined") return `−${this.book.prices.fine}`;
    return event.kind === "bought_off" ? `−${this.book.prices.buy_off}` : "";
  }
}
