/** The equipment cards: their pictures, and what is said of them. What they do comes with the view. */
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
import { offered } from "../../lib/offer";
import { t } from "../../lib/text";
import type { Offer } from "../../lib/wire";
import type { Card } from "../../wire/bomb-busters";
import type { Help } from "./cutting";

export const DOUBLE = Double;
export const ICONS: Record<number, typeof Double> = {
  1: Differ,
  2: Walkie,
  3: Triple,
  4: Note,
  5: Super,
  6: Rewind,
  7: Battery,
  8: RadarIcon,
  9: Shield,
  10: Ray,
  11: Mug,
  12: Same,
  13: Chest,
};

/** What a card puts into its move. */
export const helpOf = ({ sets }: Card): Help => Object.fromEntries(sets);

/** Whether somebody with these offers could use the card at once. */
export const usable = (offers: readonly Offer[], card: Card): boolean =>
  card.state === "ready" && offered(offers, card.move, helpOf(card));

/** What opens a locked card. */
export function lockText({ unlock, number }: Card): string {
  const first =
    unlock === "yellow"
      ? t("bomb-busters-card-locked-yellow")
      : t("bomb-busters-card-locked", { number: unlock });
  return number === null ? first : `${first} ${t("bomb-busters-card-locked-also", { number })}`;
}
