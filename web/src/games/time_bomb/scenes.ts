/** How Time Bomb is played out on the stage: the long breath before a flip is the only thing drawn out. */
import { cue, scenes } from "../../kit/scenes";
import type { Event } from "../../wire/time-bomb";

export const script = scenes<Event>(200, {
  wire_cut: ({ wire, exploded }) => [
    ...cue("travel", 440, "travel"),
    ...cue("hush", 1000, "hush", 1000),
    ...cue("flip", 380, wire === "boom" || wire === "success" ? wire : "safe"),
    ...(exploded
      ? cue("boom", 1500, undefined, 900)
      : [...cue("rest", 560, undefined, 560), ...cue("away", 360)]),
  ],
  round_ended: cue("gather", 360, "deal"),
  claims_published: cue("open", 300, "talk", 300),
});
