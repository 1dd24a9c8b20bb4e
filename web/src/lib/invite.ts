/** What a table's link is good for just now. */
import { t } from "./text";
import type { TableInfo } from "./wire";

export function invitation(
  info: Pick<TableInfo, "seats" | "phase" | "watch" | "locked" | "guarded">,
): string {
  const who = t(info.guarded ? "room-invite-password" : "room-invite-link");
  if (info.seats.some((seat) => seat.name === null || seat.bot !== null))
    return t(info.locked || info.phase === "match" ? "room-invite-ask" : "room-invite-sit", {
      who,
    });
  const shut = info.locked || info.watch === "nobody";
  return t(shut ? "room-invite-ask_watch" : "room-invite-watch", { who });
}
