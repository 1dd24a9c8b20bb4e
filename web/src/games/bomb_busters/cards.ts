/** The equipment cards: their pictures, the moves they stand for, and the clause that says when. */
import Battery from "~icons/game-icons/battery-pack";
import Mug from "~icons/game-icons/coffee-mug";
import Double from "~icons/game-icons/metal-detector";
import Chest from "~icons/game-icons/open-chest";
import RadarIcon from "~icons/game-icons/radar-sweep";
import Ray from "~icons/game-icons/ray-gun";
import Walkie from "~icons/game-icons/walkie-talkie";
import Same from "~icons/lucide/equal";
import Differ from "~icons/lucide/equal-not";
import Rewind from "~icons/lucide/rewind";
import Triple from "~icons/lucide/scan-line";
import Super from "~icons/lucide/scan-search";
import Shield from "~icons/lucide/shield-check";
import Note from "~icons/lucide/sticky-note";
import { t } from "../../lib/text";
import type { View } from "../../wire/bomb-busters";

export interface Equipment {
  icon: typeof Double;
  /** The move it is; none where it is part of a cut or works by itself. */
  move: string | null;
  /** How it changes a cut. */
  cut?: "triple" | "super" | "ray" | "stabilizer";
  clause: string;
}

export const EQUIPMENT: Record<number, Equipment> = {
  1: { icon: Differ, move: "label_differ", clause: "BB-4.33" },
  2: { icon: Walkie, move: "walkie_talkies", clause: "BB-4.34" },
  3: { icon: Triple, move: null, cut: "triple", clause: "BB-4.42" },
  4: { icon: Note, move: "post_it", clause: "BB-4.35" },
  5: { icon: Super, move: null, cut: "super", clause: "BB-4.42" },
  6: { icon: Rewind, move: "rewinder", clause: "BB-4.36" },
  7: { icon: Battery, move: "batteries", clause: "BB-4.36" },
  8: { icon: RadarIcon, move: "radar", clause: "BB-4.37" },
  9: { icon: Shield, move: null, cut: "stabilizer", clause: "BB-4.38" },
  10: { icon: Ray, move: null, cut: "ray", clause: "BB-4.39" },
  11: { icon: Mug, move: "coffee_mug", clause: "BB-4.39" },
  12: { icon: Same, move: "label_same", clause: "BB-4.33" },
  13: { icon: Chest, move: null, clause: "BB-12.1" },
};

/** What opens a locked card. */
export function lockText({ unlock, number }: View["cards"][number]): string {
  const first =
    unlock === "yellow" ? t("bb.card.locked.yellow") : t("bb.card.locked", { number: unlock });
  return number === null ? first : `${first} ${t("bb.card.locked.also", { number })}`;
}

export const DOUBLE = Double;
