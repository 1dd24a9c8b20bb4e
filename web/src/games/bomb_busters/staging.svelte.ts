/** The match as the board shows it while scenes run: each component that shows pieces has one. */
import { untrack } from "svelte";
import type { Playing } from "../../lib/playing";
import type { GameEvent } from "../../lib/wire";
import type { CutDeclared, Event, View } from "../../wire/bomb-busters";
import { advance, subjects } from "./staged";
import type { Place } from "./wires";

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
  /** The wires that have just been touched. */
  readonly fresh = $derived.by((): readonly Place[] =>
    this.#told.flatMap((event) => subjects(event as Event)),
  );
  /** The cut that is being told. */
  readonly declared = $derived.by(
    () =>
      (this.#told.findLast((event) => event.kind === "cut_declared") ?? null) as CutDeclared | null,
  );
}
