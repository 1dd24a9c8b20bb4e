/** The match as the board shows it while scenes run. */
import { untrack } from "svelte";
import type { Playing } from "../../lib/playing";
import type { GameEvent } from "../../lib/wire";
import type { Event, View } from "../../wire/academy";
import { BREATH } from "./scenes";
import { advance, payment } from "./staged";

export class Staging {
  /** Events that have been shown since the match was put up. */
  #told = $state.raw<readonly GameEvent[]>([]);
  readonly #playing: Playing;

  constructor(playing: Playing) {
    this.#playing = playing;
    $effect.pre(() => {
      void playing.match;
      untrack(() => {
        if (this.#told.length) this.#told = [];
      });
    });
    $effect.pre(() => {
      const scene = playing.scene;
      // While a breath is held, nothing is given away.
      if (!scene || scene.step === BREATH) return;
      untrack(() => {
        if (!this.#told.includes(scene.event)) this.#told = [...this.#told, scene.event];
      });
    });
  }

  readonly view = $derived.by(
    (): View =>
      this.#told.reduce(
        (view, event) => advance(view, event as Event),
        this.#playing.match.view as View,
      ),
  );
  readonly event = $derived.by(() => (this.#playing.scene?.event ?? null) as Event | null);
  readonly step = $derived.by(() => this.#playing.scene?.step ?? "");
  /** By seat, what has just been won or lost. */
  readonly payments = $derived.by((): ReadonlyMap<number, number> => {
    const sums = new Map<number, number>();
    for (const event of this.#told) {
      const paid = payment(event as Event);
      if (paid) sums.set(paid.seat, (sums.get(paid.seat) ?? 0) + paid.points);
    }
    return sums;
  });
}
