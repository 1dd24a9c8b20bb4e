/** Who runs a seat when its player does not: a bot that has the seat, a bot that stands in, or nobody yet; and a player
 *  for whom the match has been waiting a while. */
import { attention } from "./attention.svelte";
import { t } from "./text";
import type { SeatInfo } from "./wire";

export type Presence = "bot" | "stand_in" | "away" | "idle";

export function presence(info: SeatInfo | null | undefined): Presence | null {
  if (!info || info.name === null) return null;
  if (info.bot !== null) return "bot";
  if (info.stand_in !== null) return "stand_in";
  if (!info.connected) return "away";
  return attention.idle.has(info.seat) ? "idle" : null;
}

/** Whether somebody in this seat has just spoken. */
export const speaking = (info: SeatInfo | null | undefined): boolean =>
  Boolean(info?.name) && attention.speaking.has(info?.seat ?? -1);

/** The same in words; empty for a player who is here. */
export function presenceText(info: SeatInfo | null | undefined): string {
  const kind = presence(info);
  switch (kind) {
    case "bot":
      return t("seat-bot_level", { level: t(`level-${info?.bot}`) });
    case "stand_in":
      return t("seat-stand_in", { level: t(`level-${info?.stand_in}`) });
    case null:
      return "";
    default:
      return t(`seat-${kind}`);
  }
}
