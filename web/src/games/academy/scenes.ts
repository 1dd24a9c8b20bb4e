/** How a round is played out: cards open together, and a breath is held only where a flip can set the bomb off. */
import { cue, scenes } from "../../kit/scenes";
import type { Event, View } from "../../wire/academy";
import { wireOf } from "./wires";

/** The step in which nothing has been shown yet. */
export const BREATH = "hush";

export const script = scenes<Event, View>(160, {
  cards_revealed: [...cue(BREATH, 450, "travel"), ...cue("reveal", 900, "turn", 400)],
  tool_used: cue("tool", 1300, "click", 700),
  wait_paid: cue("pay", 420, "success"),
  wire_protected: cue("protect", 560, "deal"),
  cutters_stopped: cue("stopped", 480, "safe"),
  card_flipped: ({ wire }, view) => [
    ...(wireOf(view, wire)?.risky ? cue(BREATH, 950, "hush", 400) : []),
    ...cue("flip", 620, "snip"),
  ],
  tile_turned: ({ boom }) => [
    ...cue(BREATH, 1100, "hush", 500),
    ...(boom ? cue("tile", 420, "click") : cue("tile", 700, "safe")),
  ],
  cards_returned: cue("return", 600, "travel"),
  cut_scored: cue("score", 750, "success", 350),
  bomb_exploded: cue("boom", 1400, "boom", 700),
  points_gained: cue("pay", 480, "success"),
  points_lost: cue("pay", 480, "lose"),
  peeked: ({ mode }) => (mode === "none" ? [] : cue("peek", 380, "travel")),
  plate_moved: cue("plate", 520, "deal"),
  tool_drafted: cue("draft", 420, "deal"),
  match_ended: cue("bell", 500, "turn"),
});
