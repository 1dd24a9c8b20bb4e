/** How Bomb Busters is played out on the stage: a breath is held only where the bomb can go off. */
import { cue, scenes } from "../../kit/scenes";
import type { Event } from "../../wire/bomb-busters";

export const script = scenes<Event>(200, {
  cut_declared: ({ risky }) => [
    ...cue("point", 520, "travel"),
    ...(risky ? cue("hush", 900, "hush", 400) : []),
  ],
  all_declared: [...cue("point", 520, "travel"), ...cue("hush", 900, "hush", 400)],
  wire_cut: cue("flip", 430, "snip"),
  solo_done: cue("flip", 520, "snip"),
  reds_revealed: cue("flip", 520, "snip"),
  // Time to read what it was; without motion too.
  cut_failed: [...cue("click", 560, "click"), ...cue("missed", 1400, undefined, 1400)],
  dial_turned_back: cue("click", 560, "click"),
  time_ran_out: cue("click", 560, "click"),
  token_placed: cue("token", 300, "deal"),
  false_token_placed: cue("token", 300, "deal"),
  token_beside: cue("token", 300, "deal"),
  number_turned: cue("tick", 320, "turn"),
  label_placed: cue("label", 300, "deal"),
  number_validated: cue("tick", 320, "success"),
  equipment_unlocked: cue("unlock", 420, "turn"),
  characters_refreshed: cue("refresh", 300, "success"),
  radar_answered: cue("radar", 1300, "tick", 600),
  wires_swapped: cue("swap", 640, "travel"),
  mission_ended: ({ cause }) =>
    cause === "defused" ? cue("cheer", 700, "win") : cue("boom", 1300, "boom", 700),
});
