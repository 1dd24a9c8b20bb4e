/** The bench as it is shown while scenes run. */
import type { Playing } from "../../lib/playing";
import * as stage from "../../lib/staging.svelte";
import type { Event, View } from "../../wire/bomb-busters";
import { advance, subjects } from "./staged";
import type { Place } from "./wires";

export class Staging extends stage.Staging<View, Event> {
  constructor(playing: Playing) {
    super(playing, advance);
  }

  /** The wires that have just been touched. */
  readonly fresh = $derived.by((): readonly Place[] => this.told.flatMap(subjects));
  /** The cut that is being told. */
  readonly declared = $derived.by(
    () => this.told.findLast((event) => event.kind === "cut_declared") ?? null,
  );
}
