/** One stream of what happens in a match and what is said at its table. */
import { newLines } from "./state";
import type { ChatLine, LogLine } from "./wire";

/** A line of chat, or one of the table's own, and where it came: after line `n` of the match `match`. */
export interface Heard {
  id: number;
  line: ChatLine;
  match: number;
  n: number;
}

export type Item = { key: string; line: LogLine } | { key: string; heard: Heard };

export type Filter = "all" | "talk" | "game" | "chat";

/** What has been heard when a table's chat is now this. The table keeps only the latest lines and does not know where in a
 *  match they were said; whoever was there does. */
export function listen(
  heard: readonly Heard[],
  chat: readonly ChatLine[],
  match: number,
  n: number,
): readonly Heard[] {
  const fresh = newLines(
    heard.map(({ line }) => line),
    chat,
  );
  if (!fresh.length) return heard;
  const kept = fresh.length === chat.length ? [] : heard;
  const next = (heard.at(-1)?.id ?? 0) + 1;
  return [...kept, ...fresh.map((line, at) => ({ id: next + at, line, match, n }))].slice(-200);
}

/** Whether a line is to be read under a filter. What the table says of people belongs to what happens. */
const shown = (item: Item, show: Filter): boolean => {
  if ("line" in item)
    return (
      Boolean(item.line.message) &&
      (show === "all" || (show === "talk") === Boolean(item.line.said)) &&
      show !== "chat"
    );
  return show === "all" || show === "chat" || (show === "game" && item.heard.line.system);
};

/** The lines of a match with what was heard in between; what was heard before it comes first. */
export function stream(
  lines: readonly LogLine[],
  heard: readonly Heard[],
  match: number,
  show: Filter,
): Item[] {
  const items: Item[] = [];
  const rest = [...heard];
  const upTo = (n: number): void => {
    for (let next = rest[0]; next && (next.match < match || next.n <= n); next = rest[0]) {
      items.push({ key: `c${next.id}`, heard: next });
      rest.shift();
    }
  };
  for (const line of lines) {
    upTo(line.n - 1);
    items.push({ key: `l${line.n}`, line });
  }
  upTo(Number.POSITIVE_INFINITY);
  return items.filter((item) => shown(item, show));
}
