/** How Bomb Squad is played out on the stage. The clock runs meanwhile, so scenes are short; a tap skips them. */
import type { Script, Step } from "../../lib/motion.svelte";
import type { GameEvent } from "../../lib/wire";
import type { Event } from "../../wire/bomb-squad";

/** How long the robot takes from one square to the next. */
export const SQUARE_MS = 210;

export const script: Script = (told: GameEvent, _, calm): Step[] => {
  const event = told as Event;
  const ms = (full: number): number => (calm ? Math.min(full, 160) : full);
  switch (event.kind) {
    case "clock_started":
      return [{ name: "go", ms: ms(520), sound: "turn" }];
    case "intel_given":
      return [{ name: "intel", ms: calm ? 500 : 900, sound: "talk" }];
    case "card_discarded":
      return [{ name: "discard", ms: calm ? 500 : 850, sound: event.gain ? "success" : "deal" }];
    case "card_taken_back":
      return [{ name: "back", ms: ms(320), sound: "deal" }];
    case "card_played":
      return [{ name: "play", ms: ms(360), sound: "deal" }];
    case "robot_activated":
      return [{ name: "activate", ms: ms(480), sound: "turn" }];
    case "program_sent":
      return [{ name: "sent", ms: ms(300), sound: "click" }];
    case "robot_moved":
      return [
        { name: "drive", ms: ms(SQUARE_MS * (event.path.length - 1) + 120), sound: "travel" },
      ];
    case "hostage_saved":
      return [{ name: "save", ms: ms(560), sound: "success" }];
    case "door_opened":
      return [{ name: "open", ms: ms(420), sound: "click" }];
    case "bomb_disarmed":
      return [
        { name: "hush", ms: calm ? 160 : 420, sound: "hush" },
        { name: "disarm", ms: ms(620), sound: "snip" },
      ];
    case "token_turned_up":
      return [{ name: "turn", ms: ms(420), sound: "safe" }];
    case "card_failed":
      return [{ name: "error", ms: ms(620), sound: "lose" }];
    case "robot_switched":
      return [{ name: "switch", ms: ms(300), sound: "click" }];
    case "gas_spread":
      return [{ name: "gas", ms: calm ? 500 : 900, sound: "hush" }];
    case "robot_seen":
      return [{ name: "seen", ms: calm ? 400 : 800, sound: "tick" }];
    case "mission_ended":
      return event.cause === "disarmed"
        ? [{ name: "cheer", ms: ms(800), sound: "win" }]
        : /detonation|camera/.test(event.cause)
          ? [{ name: "boom", ms: calm ? 700 : 1300, sound: "boom" }]
          : [{ name: "dark", ms: ms(900), sound: "lose" }];
    default:
      return [];
  }
};
