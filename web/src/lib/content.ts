/** Content of a game that an owner of the printed one brought in a file, as lines that people can read. */
import { has, t } from "./text";

export interface Row {
  label: string;
  value: string;
}

/** The longest file that a table takes: a command must fit into one frame. */
export const LONGEST = 40_000;

const plain = (value: unknown): boolean => typeof value !== "object" || value === null;
const short = (value: object): string =>
  Object.values(value)
    .filter(plain)
    .map((each) => String(each))
    .join(" ");

/** Every part of the content, named by the words there are for it or by its key. */
export function rows(game: string, content: unknown, path = ""): Row[] {
  if (plain(content)) return [];
  return Object.entries(content as object).flatMap(([key, value]) => {
    const at = path ? `${path}-${key}` : key;
    const id = `${game}-label-${at}`;
    const label = has(id) ? t(id) : key;
    if (value === null || value === "") return []; // as the house has it
    if (plain(value)) return [{ label, value: String(value) }];
    if (!Array.isArray(value)) return rows(game, value, at);
    const parts = value.map((each: unknown) =>
      plain(each) ? String(each) : short(each as object),
    );
    return [{ label, value: parts.join(value.every(plain) ? " " : ", ") }];
  });
}
