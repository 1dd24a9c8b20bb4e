/** How a round is played out: cards open together, and a breath is held only where a flip can set the bomb off. */
import type { Script, Step } from "../../lib/motion.svelte";
import type { GameEvent } from "../../lib/wire";
import type { Event, View } from "../../wire/academy";
import { wireOf } from "./wires";

/** The step in which nothing has been shown yet. */
export const BREATH = "hush";

export const script: Script = (told: GameEvent, before, calm): Step[] => {
  const event = told as Event;
  const view = before.view as View;
  const ms = (full: number): number => (calm ? Math.min(full, 160) : full);
  switch (event.kind) {
    case "cards_revealed":
      return [
        { name: BREATH, ms: ms(450), sound: "travel" },
        { name: "reveal", ms: calm ? 400 : 900, sound: "turn" },
      ];
    case "tool_used":
      return [{ name: "tool", ms: calm ? 700 : 1300, sound: "click" }];
    case "wait_paid":
      return [{ name: "pay", ms: ms(420), sound: "success" }];
    case "wire_protected":
      return [{ name: "protect", ms: ms(560), sound: "deal" }];
    case "cutters_stopped":
      return [{ name: "stopped", ms: ms(480), sound: "safe" }];
    case "card_flipped":
      return [
        ...(wireOf(view, event.wire)?.risky
          ? [{ name: BREATH, ms: calm ? 400 : 950, sound: "hush" } as const]
          : []),
        { name: "flip", ms: ms(620), sound: "snip" },
      ];
    case "tile_turned":
      return [
        { name: BREATH, ms: calm ? 500 : 1100, sound: "hush" },
        { name: "tile", ms: ms(event.boom ? 420 : 700), sound: event.boom ? "click" : "safe" },
      ];
    case "cards_returned":
      return [{ name: "return", ms: ms(600), sound: "travel" }];
    case "cut_scored":
      return [{ name: "score", ms: calm ? 350 : 750, sound: "success" }];
    case "bomb_exploded":
      return [{ name: "boom", ms: calm ? 700 : 1400, sound: "boom" }];
    case "points_gained":
      return [{ name: "pay", ms: ms(480), sound: "success" }];
    case "points_lost":
      return [{ name: "pay", ms: ms(480), sound: "lose" }];
    case "peeked":
      return event.mode === "none" ? [] : [{ name: "peek", ms: ms(380), sound: "travel" }];
    case "plate_moved":
      return [{ name: "plate", ms: ms(520), sound: "deal" }];
    case "tool_drafted":
      return [{ name: "draft", ms: ms(420), sound: "deal" }];
    case "match_ended":
      return [{ name: "bell", ms: ms(500), sound: "turn" }];
    default:
      return [];
  }
};
