/** The match as a board shows it while scenes run: each component that shows pieces has one. */
import { untrack } from "svelte";
import type { Playing } from "./playing";
import type { GameEvent } from "./wire";

export class Staging<View, Event extends GameEvent> {
  /** Events whose scenes have begun since the match was put up. */
  protected told = $state.raw<readonly Event[]>([]);
  readonly #playing: Playing;
  readonly #advance: (view: View, event: Event) => View;

  /** `advance` gives the view after an event; in a step called `breath` an event is not told yet. */
  constructor(playing: Playing, advance: (view: View, event: Event) => View, breath?: string) {
    this.#playing = playing;
    this.#advance = advance;
    $effect.pre(() => {
      void playing.match;
      untrack(() => {
        if (this.told.length) this.told = [];
      });
    });
    $effect.pre(() => {
      const { scene } = playing;
      if (!scene || scene.step === breath) return;
      const event = scene.event as Event;
      untrack(() => {
        if (!this.told.includes(event)) this.told = [...this.told, event];
      });
    });
  }

  readonly view = $derived.by(
    (): View => this.told.reduce(this.#advance, this.#playing.match.view as View),
  );
  readonly event = $derived.by(() => (this.#playing.scene?.event ?? null) as Event | null);
  readonly step = $derived.by(() => this.#playing.scene?.step ?? "");
}
