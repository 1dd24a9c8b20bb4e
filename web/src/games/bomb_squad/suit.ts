/** A table's options made to fit another mission: what it does not offer goes, the rest stays as agreed. */
import type { MissionInfo } from "../../lib/wire";

export function suit(
  options: Record<string, unknown>,
  mission: MissionInfo,
): Record<string, unknown> {
  const offers = new Set(
    Object.values(mission.inside)
      .flat()
      .map((part) => part.kind),
  );
  const made: Record<string, unknown> = { ...options };
  // A new table has no options yet; what is not said need not be unsaid.
  if ("own" in made) made.own = null;
  if (made.difficulty === "epic" && !offers.has("epic")) made.difficulty = "standard";
  if (made.fog === true && !offers.has("fog")) made.fog = false;
  if (mission.band === "training" && "roles" in made) made.roles = "mission";
  return made;
}
