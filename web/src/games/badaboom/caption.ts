/** What goes on, in the place of the question, while a scene is played in which nothing can be answered. */
import { t } from "../../lib/text";
import type { Event } from "../../wire/badaboom";

export function headline(event: Event): string {
  switch (event.kind) {
    case "exploded":
      return t("badaboom-headline-exploded");
    case "paid":
      return t("badaboom-headline-paid");
    case "penalty_drawn":
      return t("badaboom-headline-penalty");
    case "bomb_assembled":
      return t("badaboom-headline-assembled");
    default:
      return "";
  }
}
