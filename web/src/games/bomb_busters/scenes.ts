/** How Bomb Busters is played out on the stage: a breath is held only where the bomb can go off. */
import type { Script, Step } from "../../lib/motion.svelte";
import type { GameEvent } from "../../lib/wire";
import type { Event } from "../../wire/bomb-busters";

export const script: Script = (told: GameEvent, _before, calm): Step[] => {
  const event = told as Event;
  const ms = (full: number): number => (calm ? Math.min(full, 200) : full);
  switch (event.kind) {
    case "cut_declared":
      return [
        { name: "point", ms: ms(520), sound: "travel" },
        ...(event.risky ? [{ name: "hush", ms: calm ? 400 : 900, sound: "hush" } as const] : []),
      ];
    case "wire_cut":
      return [{ name: "flip", ms: ms(430), sound: "snip" }];
    case "solo_done":
    case "reds_revealed":
      return [{ name: "flip", ms: ms(520), sound: "snip" }];
    case "cut_failed":
      return [
        { name: "click", ms: ms(560), sound: "click" },
        // Time to read what it was; without motion too.
        { name: "missed", ms: 1400 },
      ];
    case "dial_turned_back":
    case "time_ran_out":
      return [{ name: "click", ms: ms(560), sound: "click" }];
    case "token_placed":
      return [{ name: "token", ms: ms(300), sound: "deal" }];
    case "label_placed":
      return [{ name: "label", ms: ms(300), sound: "deal" }];
    case "number_validated":
      return [{ name: "tick", ms: ms(320), sound: "success" }];
    case "equipment_unlocked":
      return [{ name: "unlock", ms: ms(420), sound: "turn" }];
    case "characters_refreshed":
      return [{ name: "refresh", ms: ms(300), sound: "success" }];
    case "radar_answered":
      return [{ name: "radar", ms: calm ? 600 : 1300, sound: "tick" }];
    case "wires_swapped":
      return [{ name: "swap", ms: ms(640), sound: "travel" }];
    case "mission_ended":
      return event.cause === "defused"
        ? [{ name: "cheer", ms: ms(700), sound: "win" }]
        : [{ name: "boom", ms: calm ? 700 : 1300, sound: "boom" }];
    default:
      return [];
  }
};
