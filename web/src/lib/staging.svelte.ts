/** The match as a board shows it while scenes run: each component that shows pieces has one. */
import { untrack } from "svelte";
import type { Playing } from "./playing";
import type { GameEvent } from "./wire";

export class Staging<View, Event extends GameEvent> {
  /** Events whose scenes have begun since the match was put up. */
  protected told = $state.raw<readonly Event[]>([]);
  readonly #playing: Playing;
  readonly #breath: string | undefined;

  /** In a step called `breath` an event is not told yet. */
  constructor(playing: Playing, breath?: string) {
    this.#playing = playing;
    this.#breath = breath;
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

  readonly view = $derived.by((): View => {
    const { match, scene } = this.#playing;
    return (
      scene ? (scene.step === this.#breath ? scene.before : scene.after) : match.view
    ) as View;
  });
  readonly event = $derived.by(() => (this.#playing.scene?.event ?? null) as Event | null);
  readonly step = $derived.by(() => this.#playing.scene?.step ?? "");
}
