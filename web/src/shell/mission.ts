/** What a table's options become when another mission is chosen. */
import { box } from "../games";
import type { MissionInfo } from "../lib/wire";

export function choosing(
  game: string,
  mission: MissionInfo,
  before: Record<string, unknown> = {},
): Record<string, unknown> {
  const boxes = Math.max(Number(before.boxes ?? 0), mission.box);
  const wanted = {
    ...before,
    mission: mission.option,
    ...("boxes" in before || boxes ? { boxes } : {}),
  };
  return box(game)?.suit?.(wanted, mission) ?? wanted;
}
