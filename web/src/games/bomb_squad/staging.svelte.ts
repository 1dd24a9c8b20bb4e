/** The match as the board shows it while scenes run: each component that shows pieces has one. */
import { untrack } from "svelte";
import type { Playing } from "../../lib/playing";
import type { GameEvent } from "../../lib/wire";
import type { Event, View } from "../../wire/bomb-squad";
import { advance } from "./staged";

export class Staging {
  /** Events whose scenes have begun since the match was put up. */
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
      const event = playing.scene?.event;
      if (!event) return;
      untrack(() => {
        if (!this.#told.includes(event)) this.#told = [...this.#told, event];
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
}
