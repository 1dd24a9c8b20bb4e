/** How Big Badaboom is played out on the stage: tricks slam, and a breath is held only before the bang. */
import type { Script, Step } from "../../lib/motion.svelte";
import type { GameEvent } from "../../lib/wire";
import type { Event } from "../../wire/badaboom";

export const script: Script = (told: GameEvent, _before, calm): Step[] => {
  const event = told as Event;
  const ms = (full: number): number => (calm ? Math.min(full, 200) : full);
  switch (event.kind) {
    case "holder_found":
      return event.votes ? [{ name: "vote", ms: calm ? 400 : 900, sound: "turn" }] : [];
    case "card_drawn":
      return [{ name: "draw", ms: ms(420), sound: "deal" }];
    case "trick_played":
      return [{ name: "slam", ms: ms(560), sound: "slam" }];
    case "interrupted":
      return [{ name: "snap", ms: ms(620), sound: "slam" }];
    case "trick_cancelled":
      return [{ name: "cancel", ms: calm ? 300 : 760, sound: "click" }];
    case "trick_taken_over":
      return [{ name: "takeover", ms: calm ? 300 : 760, sound: "travel" }];
    case "player_chosen":
      return [{ name: "choose", ms: ms(420), sound: "deal" }];
    case "trick_active":
      return [{ name: "lay", ms: ms(380), sound: "deal" }];
    case "card_stolen":
    case "hands_exchanged":
      return [{ name: "steal", ms: ms(520), sound: "travel" }];
    case "tinkered":
      return [{ name: "swap", ms: ms(620), sound: "snip" }];
    case "mechanism_added":
    case "mechanism_taken":
      return [{ name: "swap", ms: ms(480), sound: "snip" }];
    case "bomb_armed":
      return [{ name: "arm", ms: calm ? 500 : 1150, sound: "hush" }];
    case "bomb_secured":
      return [{ name: "secure", ms: calm ? 400 : 900, sound: "success" }];
    case "bomb_passed":
      return [{ name: "pass", ms: ms(520), sound: "travel" }];
    case "exploded":
      // The one long breath of the game; a press anywhere ends it.
      return [
        { name: "fuse", ms: calm ? 500 : 1500, sound: "fuse" },
        { name: "boom", ms: calm ? 700 : 1300, sound: "boom" },
        { name: "toll", ms: calm ? 900 : 1700 },
      ];
    case "paid":
      return [{ name: "pay", ms: calm ? 300 : 620, sound: "coin" }];
    case "tie_played_on":
      return [{ name: "tie", ms: calm ? 600 : 1200, sound: "turn" }];
    case "bomb_assembled":
      return [{ name: "assemble", ms: ms(560), sound: "travel" }];
    case "penalty_drawn":
      return [{ name: "penalty", ms: calm ? 700 : 1300, sound: "role" }];
    case "ritual_done":
      return [{ name: "ritual", ms: calm ? 400 : 700, sound: "talk" }];
    case "fined":
    case "bought_off":
      return [{ name: "fine", ms: ms(480), sound: "coin" }];
    case "match_ended":
      return [{ name: "cheer", ms: ms(900), sound: "win" }];
    default:
      return [];
  }
};
