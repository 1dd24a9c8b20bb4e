/** How Bomb Squad is played out on the stage. The clock runs meanwhile, so scenes are short; a tap skips them. */
import { cue, scenes } from "../../kit/scenes";
import type { Event } from "../../wire/bomb-squad";

/** How long the robot takes from one square to the next. */
export const SQUARE_MS = 210;

export const script = scenes<Event>(160, {
  clock_started: cue("go", 520, "turn"),
  intel_given: cue("intel", 900, "talk", 500),
  card_discarded: ({ gain }) => cue("discard", 850, gain ? "success" : "deal", 500),
  card_taken_back: cue("back", 320, "deal"),
  card_played: cue("play", 360, "deal"),
  robot_activated: cue("activate", 480, "turn"),
  program_sent: cue("sent", 300, "click"),
  robot_moved: ({ path }) => cue("drive", SQUARE_MS * (path.length - 1) + 120, "travel"),
  hostage_saved: cue("save", 560, "success"),
  door_opened: cue("open", 420, "click"),
  bomb_disarmed: [...cue("hush", 420, "hush"), ...cue("disarm", 620, "snip")],
  token_turned_up: cue("turn", 420, "safe"),
  card_failed: cue("error", 620, "lose"),
  robot_switched: cue("switch", 300, "click"),
  gas_spread: cue("gas", 900, "hush", 500),
  robot_seen: cue("seen", 800, "tick", 400),
  mission_ended: ({ cause }) => {
    if (cause === "disarmed") return cue("cheer", 800, "win");
    if (/detonation|camera/.test(cause)) return cue("boom", 1300, "boom", 700);
    return cue("dark", 900, "lose");
  },
});
