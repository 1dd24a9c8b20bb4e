/** An act in words before it is said, for chips. */
import { say } from "../../lib/text";
import type { Found } from "./recognise";

export function describe(found: Found, names: readonly string[]): string {
  const { act, target, ...rest } = found;
  const args = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, (value ?? "none") as string | number]),
  );
  const who: Record<string, number> = typeof target === "number" ? { target } : {};
  return say({ id: `time-bomb-say-${String(act)}`, who, args }, { seat: null, names });
}
