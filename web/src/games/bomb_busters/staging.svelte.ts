/** The bench as it is shown while scenes run. */
import * as stage from "../../lib/staging.svelte";
import type { Event, View } from "../../wire/bomb-busters";
import type { Place } from "./wires";

/** The wires an event is about, to be set off. */
function subjects(event: Event): readonly Place[] {
  switch (event.kind) {
    case "cut_declared":
    case "all_declared":
    case "solo_done":
    case "reds_revealed":
      return event.wires;
    case "wire_cut":
    case "token_placed":
    case "false_token_placed":
    case "label_placed":
    case "swap_proposed":
      return [event.wire];
    case "cut_failed":
      return event.wire ? [event.wire] : [];
    default:
      return [];
  }
}

export class Staging extends stage.Staging<View, Event> {
  /** The wires that have just been touched. */
  readonly fresh = $derived.by((): readonly Place[] => this.told.flatMap(subjects));
  /** The cut that is being told. */
  readonly declared = $derived.by(
    () => this.told.findLast((event) => event.kind === "cut_declared") ?? null,
  );
}
