/** The building as it is shown while scenes run. */
import type { Playing } from "../../lib/playing";
import * as stage from "../../lib/staging.svelte";
import type { Event, View } from "../../wire/bomb-squad";
import { advance } from "./staged";

export class Staging extends stage.Staging<View, Event> {
  constructor(playing: Playing) {
    super(playing, advance);
  }
}
