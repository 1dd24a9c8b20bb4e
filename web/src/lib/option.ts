/** Options in words: what is agreed at a table, in the order of the words that there are for it. */
import { has, idsUnder, t } from "./text";

export interface Agreed {
  key: string;
  label: string;
  value: string;
  /** The value itself, which is the same in every language. */
  plain: string;
}

/** One option's value in words. */
function said(game: string, key: string, value: unknown): string {
  const id = `${game}-option-${key}`;
  if (typeof value === "boolean") return t(value ? "option-on" : "option-off");
  if (typeof value === "object" && value !== null && has(`${id}-own`)) return t(`${id}-own`);
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).map(
      ([part, number]) => `${t(`${id}-${part}`)}: ${String(number)}`,
    );
    return parts.join(", ");
  }
  return t(`${id}-${String(value)}`);
}

/** Whether an option matters: one for a certain mission does so in that mission alone. */
export function concerns(key: string, options: Record<string, unknown>): boolean {
  const only = /^m(\d+)_/.exec(key);
  return only === null || Number(only[1]) === options.mission;
}

/** Every option that matters and that there are words for. */
export function agreed(game: string, options: Record<string, unknown>): Agreed[] {
  return idsUnder(`${game}-option`)
    .filter((key) => key in options && concerns(key, options))
    .map((key) => ({
      key,
      label: t(`${game}-option-${key}`),
      value: said(game, key, options[key]),
      plain: JSON.stringify(options[key]),
    }));
}

/** The options that have changed. */
export function changes(before: readonly Agreed[], after: readonly Agreed[]): Agreed[] {
  return after.filter(
    (each) => before.find((other) => other.key === each.key)?.plain !== each.plain,
  );
}

/** The options for another number of seats: an order of all seats loses those that go and gains those that come. */
export function reseated(
  options: Record<string, unknown>,
  before: number,
  after: number,
): Record<string, unknown> {
  const seats = (count: number): number[] => [...Array(count).keys()];
  const resized = (value: unknown): unknown => {
    if (!Array.isArray(value) || [...value].sort().join() !== seats(before).join()) return value;
    const order = value as number[];
    return [...order.filter((seat) => seat < after), ...seats(after).slice(order.length)];
  };
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, resized(value)]));
}
