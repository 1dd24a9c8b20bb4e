/** What goes on, in the place of the question, while a scene is played in which nothing can be answered. */
import { t } from "../../lib/text";
import type { Event } from "../../wire/badaboom";

export function headline(event: Event): string {
  switch (event.kind) {
    case "exploded":
      return t("gb.headline.exploded");
    case "paid":
      return t("gb.headline.paid");
    case "penalty_drawn":
      return t("gb.headline.penalty");
    case "bomb_assembled":
      return t("gb.headline.assembled");
    default:
      return "";
  }
}
