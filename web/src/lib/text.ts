/** Every sentence of the client by id. A second language is a second file beside `text/en.json`. */
import en from "../text/en.json";

export type TextId = keyof typeof en;

const words: Record<string, string> = { ...en };

/** Fill a template: `{name}` by its value, and `one|many` by the value called `n`. */
export function fill(template: string, values: Record<string, string | number> = {}): string {
  const forms = template.split("|");
  const form = (forms.length > 1 && Number(values.n) !== 1 ? forms[1] : forms[0]) ?? template;
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The sentence with this id. */
export function t(id: TextId, values: Record<string, string | number> = {}): string {
  return fill(words[id] ?? id, values);
}

/** The sentence with an id made of data, or what stands for it: the last part of the id, made readable. */
export function look(id: string, values: Record<string, string | number> = {}): string {
  const template = words[id];
  if (template !== undefined) return fill(template, values);
  const tail = id.slice(id.lastIndexOf(".") + 1).replaceAll("_", " ");
  return tail.charAt(0).toUpperCase() + tail.slice(1);
}

/** Take in sentences that a view brings along: those of what was sealed until now are in no file of the client. */
export function learn(view: unknown): void {
  const told = (view as { words?: readonly [string, string][] } | null | undefined)?.words;
  for (const [id, sentence] of told ?? []) words[id] ??= sentence;
}

/** Whether there is a sentence with this id. */
export const has = (id: string): boolean => id in words;

/** The sentence with this id, or the one that a game has instead of it. */
export function called(
  id: TextId,
  game: string,
  values: Record<string, string | number> = {},
): string {
  return look(has(`${id}.${game}`) ? `${id}.${game}` : id, values);
}

/** A list in words: "Bree, Cy and Dot". */
export function listed(items: readonly string[], joint: TextId = "list.and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${t(joint)} ${items.at(-1)}`;
}

/** The last parts of the ids right under this one, in the order of the file: the names of an option's values. */
export function idsUnder(id: string): string[] {
  const prefix = `${id}.`;
  return Object.keys(words)
    .filter((each) => each.startsWith(prefix) && !each.slice(prefix.length).includes("."))
    .map((each) => each.slice(prefix.length));
}
