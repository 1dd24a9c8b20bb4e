/** The score, line by line, from what the server says of the end. */
import type { View } from "../../wire/bomb-squad";

export interface Line {
  id: string;
  points: number;
  values: Record<string, number>;
}

/** Two points a level, and what is over or missing: the numbers are the result's own. */
export function sumOf(view: View): Line[] {
  const { result } = view;
  if (!result) return [];
  const secured = 2 * result.levels;
  const lines: Line[] = [{ id: "bs.sum.secured", points: secured, values: { n: result.levels } }];
  if (result.cause === "disarmed") {
    const rest = result.score - secured + result.reserve_used - result.hostages_left;
    lines.push({ id: "bs.sum.bombs", points: rest, values: {} });
    if (result.hostages_left)
      lines.push({
        id: "bs.sum.left",
        points: result.hostages_left,
        values: { n: result.hostages_left },
      });
  }
  if (result.reserve_used)
    lines.push({
      id: "bs.sum.reserve",
      points: -result.reserve_used,
      values: { n: result.reserve_used },
    });
  return lines;
}
