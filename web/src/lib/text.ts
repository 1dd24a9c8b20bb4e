/**
 * Every sentence by id, in the reader's language: the shell's own, the table's and each game's, from one Fluent file for
 * each language. Files are fetched when they are first needed; whatever shows a sentence is shown again when they come,
 * or when the reader chooses another language.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import { accented } from "./accent";
import { keep, recall } from "./storage";
import type { Message } from "./wire";

export type Values = Record<string, string | number>;

/** Who reads: the seat of the reader, and what the players are called. */
export interface Reader {
  seat: number | null;
  names: readonly string[];
}

type Files = Record<string, () => Promise<string>>;

/** English with longer words and accents, for finding what does not fit or was not translated. */
export const PSEUDO = "qps";
const FIRST = "en";
const KEPT = "lastwire.language";

const COMMON: Files[] = [
  import.meta.glob<string>("../text/??.ftl", { query: "?raw", import: "default" }),
  import.meta.glob<string>("../../../src/lastwire/table/text/??.ftl", {
    query: "?raw",
    import: "default",
  }),
];
const GAMES: Files = import.meta.glob<string>("../../../src/lastwire/games/*/text/??.ftl", {
  query: "?raw",
  import: "default",
});

const named = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
const gameOf = (path: string): string => (path.split("/").at(-3) ?? "").replaceAll("_", "-");

/** The languages there are, the first one first. */
export const languages: readonly string[] = [
  FIRST,
  ...Object.keys(COMMON[0] ?? {})
    .map(named)
    .filter((each) => each !== FIRST)
    .sort(),
];
const games: readonly string[] = [...new Set(Object.keys(GAMES).map(gameOf))];

let language = FIRST;
let bundle = new FluentBundle(FIRST);
/** Every id of it, in the order of the files. */
let ids = new Set<string>();
/** The games whose sentences are here, or on their way. */
let opened = new Map<string, Promise<void>>();
/** Sentences of what was sealed, by language, as matches and pages brought them. */
const brought = new Set<string>();
const sealed: Record<string, string>[] = [];

const readers = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  readers.add(update);
  return () => readers.delete(update);
});

function spread(): void {
  for (const update of readers) update();
}

const base = (of: string): string => (of === PSEUDO ? FIRST : of);

function blank(of: string): FluentBundle {
  return new FluentBundle(base(of), {
    useIsolating: false,
    ...(of === PSEUDO ? { transform: accented } : {}),
  });
}

/** Put a file's sentences into a bundle. */
function put(source: string, into = bundle, its = ids): void {
  const file = new FluentResource(source);
  for (const { id } of file.body) its.add(id);
  into.addResource(file, { allowOverrides: true });
}

async function fetched(files: Files, of: string, game = ""): Promise<string> {
  const mine = Object.entries(files).filter(([path]) => !game || gameOf(path) === game);
  const find = (wanted: string) => mine.find(([path]) => named(path) === wanted);
  // A game may not have been translated yet.
  return (await (find(base(of)) ?? find(FIRST))?.[1]()) ?? "";
}

/** Speak this language from now on. */
export async function speak(chosen: string): Promise<void> {
  const next = blank(chosen);
  const its = new Set<string>();
  const wanted = [...opened.keys()];
  const sources = await Promise.all([
    ...COMMON.map((files) => fetched(files, chosen)),
    ...wanted.map((game) => fetched(GAMES, chosen, game)),
  ]);
  for (const source of sources) put(source, next, its);
  for (const each of sealed) put(each[base(chosen)] ?? each[FIRST] ?? "", next, its);
  language = chosen;
  bundle = next;
  ids = its;
  opened = new Map(wanted.map((game) => [game, Promise.resolve()]));
  document.documentElement.lang = base(chosen);
  spread();
}

/** Speak the language that was chosen here before, or the one of the browser. */
export function begin(): Promise<void> {
  const before = recall(KEPT);
  const wishes = [before ?? "", ...navigator.languages.map((each) => each.slice(0, 2))];
  return speak(wishes.find((each) => each === PSEUDO || languages.includes(each)) ?? FIRST);
}

/** Speak the language that the reader has chosen, and remember it. */
export function choose(chosen: string): Promise<void> {
  keep(KEPT, chosen);
  return speak(chosen);
}

/** The language that is spoken. */
export function spoken(): string {
  subscribe();
  return base(language);
}

/** Fetch a game's sentences, if they are not here yet. */
export function open(game: string): Promise<void> {
  const begun = opened.get(game);
  if (begun) return begun;
  if (!games.includes(game)) return Promise.resolve();
  const [into, its] = [bundle, ids];
  const coming = fetched(GAMES, language, game).then((source) => {
    put(source, into, its);
    spread();
  });
  opened.set(game, coming);
  return coming;
}

/** The game that an id belongs to, if it is a game's. */
const owner = (id: string): string | undefined => games.find((game) => id.startsWith(`${game}-`));

function found(id: string): FluentBundle | null {
  subscribe();
  if (bundle.hasMessage(id)) return bundle;
  const game = owner(id);
  if (game && !opened.has(game)) void open(game);
  return null;
}

function format(id: string, values: Record<string, FluentVariable>): string {
  const pattern = found(id)?.getMessage(id)?.value;
  if (!pattern) {
    // On its way, or said by a server of another version.
    const game = owner(id);
    return game && bundle.hasMessage(`${game}-pitch`) === false ? "" : id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return language === PSEUDO && text ? `⟦${text}⟧` : text;
}

/** The sentence with this id. */
export const t = (id: string, values: Values = {}): string => format(id, values);

/** Whether there is a sentence with this id. */
export const has = (id: string): boolean => found(id) !== null;

/** The sentence that a game has, or the usual one. */
export const called = (id: string, game: string, values: Values = {}): string =>
  t(has(`${game}-${id}`) ? `${game}-${id}` : id, values);

/** A list in words: "Bree, Cy and Dot". */
export function listed(
  items: readonly string[],
  last: "list-and" | "list-or" = "list-and",
): string {
  const [first = "", ...rest] = items;
  return rest.reduce(
    (some, next, at) => t(at === rest.length - 1 ? last : "list-more", { some, next }),
    first,
  );
}

/** The names of an option's values: the last parts of the ids right under this one, in the order of the file. */
export function idsUnder(id: string): string[] {
  found(id);
  const prefix = `${id}-`;
  return [...ids]
    .filter((each) => each.startsWith(prefix) && !each.slice(prefix.length).includes("-"))
    .map((each) => each.slice(prefix.length));
}

/** Take in sentences that a match or a page brings along: those of what was sealed are in no file of the client. */
export function learn(from: unknown): void {
  const words = (from as { words?: Record<string, string> } | null | undefined)?.words;
  const source = words?.[base(language)] ?? words?.[FIRST];
  if (!words || !source || brought.has(source)) return;
  for (const each of Object.values(words)) brought.add(each);
  sealed.push(words);
  put(source);
  spread();
}

/** What somebody said or what happened, in the reader's words. */
export function say(message: Message | null | undefined, reader: Reader = NOBODY): string {
  if (!message) return "";
  const values: Record<string, string | number> = {};
  for (const [name, seats] of Object.entries(message.who ?? {})) {
    if (typeof seats === "number") {
      values[name] = nameOf(seats, reader);
      values[`${name}_is`] = seats === reader.seat ? "you" : "other";
    } else
      enlist(
        values,
        name,
        seats.map((seat) => nameOf(seat, reader)),
      );
  }
  for (const [name, value] of Object.entries(message.args ?? {})) {
    if (Array.isArray(value))
      enlist(
        values,
        name,
        value.map((each) => String(plain(each, reader))),
      );
    else values[name] = plain(value as Part, reader);
  }
  return format(message.id, values);
}

type Part = number | string | Message;
const NOBODY: Reader = { seat: null, names: [] };

const plain = (value: Part, reader: Reader): string | number =>
  typeof value === "object" ? say(value, reader) : value;

const nameOf = (seat: number, { names }: Reader): string => names[seat] ?? String(seat + 1);

function enlist(values: Values, name: string, items: readonly string[]): void {
  values[name] = items.length ? listed(items) : t("list-none");
  values[`${name}_or`] = items.length ? listed(items, "list-or") : t("list-none");
  values[`${name}_row`] = items.join(" ");
  values[`${name}_n`] = items.length;
}
