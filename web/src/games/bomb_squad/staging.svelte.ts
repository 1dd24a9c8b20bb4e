/** The building as it is shown while scenes run. */
import * as stage from "../../lib/staging.svelte";
import type { Event, View } from "../../wire/bomb-squad";

export class Staging extends stage.Staging<View, Event> {}
