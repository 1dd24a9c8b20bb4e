/** How Big Badaboom is played out on the stage: tricks slam, and a breath is held only before the bang. */
import { cue, scenes } from "../../kit/scenes";
import type { Event } from "../../wire/badaboom";

export const script = scenes<Event>(200, {
  holder_found: ({ votes }) => (votes ? cue("vote", 900, "turn", 400) : []),
  card_drawn: cue("draw", 420, "deal"),
  trick_played: cue("slam", 560, "slam"),
  interrupted: cue("snap", 620, "slam"),
  trick_cancelled: cue("cancel", 760, "click", 300),
  trick_taken_over: cue("takeover", 760, "travel", 300),
  player_chosen: cue("choose", 420, "deal"),
  trick_active: cue("lay", 380, "deal"),
  card_stolen: cue("steal", 520, "travel"),
  hands_exchanged: cue("steal", 520, "travel"),
  tinkered: cue("swap", 620, "snip"),
  mechanism_added: cue("swap", 480, "snip"),
  mechanism_taken: cue("swap", 480, "snip"),
  bomb_armed: cue("arm", 1150, "hush", 500),
  bomb_secured: cue("secure", 900, "success", 400),
  bomb_passed: cue("pass", 520, "travel"),
  // The one long breath of the game; a press anywhere ends it.
  exploded: [
    ...cue("fuse", 1500, "fuse", 500),
    ...cue("boom", 1300, "boom", 700),
    ...cue("toll", 1700, undefined, 900),
  ],
  paid: cue("pay", 620, "coin", 300),
  tie_played_on: cue("tie", 1200, "turn", 600),
  bomb_assembled: cue("assemble", 560, "travel"),
  penalty_drawn: cue("penalty", 1300, "role", 700),
  ritual_done: cue("ritual", 700, "talk", 400),
  fined: cue("fine", 480, "coin"),
  bought_off: cue("fine", 480, "coin"),
  match_ended: cue("cheer", 900, "win"),
});
