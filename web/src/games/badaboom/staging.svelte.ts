/** The cellar as it is shown while scenes run. */
import type { Playing } from "../../lib/playing";
import * as stage from "../../lib/staging.svelte";
import type { Event, View } from "../../wire/badaboom";
import { bookOf } from "./book";

export class Staging extends stage.Staging<View, Event> {
  readonly #playing: Playing;

  constructor(playing: Playing) {
    super(playing);
    this.#playing = playing;
  }

  readonly book = $derived.by(() => bookOf(this.#playing.match));
  /** The explosion that is being told. */
  readonly blast = $derived.by(
    () => this.told.findLast((event) => event.kind === "exploded") ?? null,
  );
}
