/** Who runs a seat when its player does not: a bot that has the seat, a bot that stands in, or nobody yet. */
import { t } from "./text";
import type { SeatInfo } from "./wire";

export type Presence = "bot" | "stand_in" | "away";

export function presence(info: SeatInfo | null | undefined): Presence | null {
  if (!info || info.name === null) return null;
  if (info.bot !== null) return "bot";
  if (info.stand_in !== null) return "stand_in";
  return info.connected ? null : "away";
}

/** The same in words; empty for a player who is here. */
export function presenceText(info: SeatInfo | null | undefined): string {
  switch (presence(info)) {
    case "bot":
      return t("seat-bot_level", { level: t(`level-${info?.bot}`) });
    case "stand_in":
      return t("seat-stand_in", { level: t(`level-${info?.stand_in}`) });
    case "away":
      return t("seat-away");
    default:
      return "";
  }
}
