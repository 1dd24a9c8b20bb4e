/** How Time Bomb is played out on the stage: the long breath before a flip is the only thing drawn out. */
import type { Script, Step } from "../../lib/motion.svelte";
import type { GameEvent } from "../../lib/wire";
import type { Event, View, WireCut } from "../../wire/time-bomb";

/** Whether this cut blows the table up; in the temple, early bombs are only revealed. */
export const explodes = (cut: WireCut, view: View): boolean =>
  cut.wire === "boom" && cut.boom_found >= view.boom_needed;

function cutSteps(cut: WireCut, view: View, calm: boolean): Step[] {
  const reveal = cut.wire === "boom" ? "boom" : cut.wire === "success" ? "success" : "safe";
  const end: Step[] = explodes(cut, view)
    ? [{ name: "boom", ms: calm ? 900 : 1500 }]
    : [
        { name: "rest", ms: 560 },
        { name: "away", ms: calm ? 200 : 360 },
      ];
  return [
    { name: "travel", ms: calm ? 200 : 440, sound: "travel" },
    { name: "hush", ms: 1000, sound: "hush" },
    { name: "flip", ms: calm ? 200 : 380, sound: reveal },
    ...end,
  ];
}

export const script: Script = (told: GameEvent, before, calm) => {
  const event = told as Event;
  switch (event.kind) {
    case "wire_cut":
      return cutSteps(event, before.view as View, calm);
    case "round_ended":
      return [{ name: "gather", ms: calm ? 200 : 360, sound: "deal" }];
    case "claims_published":
      return [{ name: "open", ms: 300, sound: "talk" }];
    default:
      return [];
  }
};
