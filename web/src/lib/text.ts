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
/** For games that have not been translated yet: the first language, with its own lists and plurals. */
const spare = new FluentBundle(FIRST, { useIsolating: false });
let lists: Promise<void> | undefined;
/** Every id of both, in the order of the files. */
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
function put(source: string, into: FluentBundle, its: Set<string>): void {
  const file = new FluentResource(source);
  for (const { id } of file.body) its.add(id);
  into.addResource(file, { allowOverrides: true });
}

/** The languages that a game speaks. */
const tongues = (game: string): string[] =>
  Object.keys(GAMES)
    .filter((path) => gameOf(path) === game)
    .map(named);

/** The language that a game speaks to a reader of this one. */
const told = (game: string, of: string): string =>
  tongues(game).includes(base(of)) ? base(of) : FIRST;

async function fetched(files: Files, of: string, game = ""): Promise<string> {
  const wanted = Object.keys(files).find(
    (path) => named(path) === base(of) && (!game || gameOf(path) === game),
  );
  return (await files[wanted ?? ""]?.()) ?? "";
}

/** Fetch what a game says beside its own sentences when it speaks another language than the reader's. */
function foreign(): Promise<void> {
  lists ??= Promise.all(COMMON.map((files) => fetched(files, FIRST))).then((sources) => {
    for (const source of sources) put(source, spare, new Set());
  });
  return lists;
}

/** Fetch a game's sentences for a reader of this language. */
async function take(game: string, of: string, into: FluentBundle, its: Set<string>): Promise<void> {
  const tongue = told(game, of);
  if (tongue !== base(of)) await foreign();
  put(await fetched(GAMES, tongue, game), tongue === base(of) ? into : spare, its);
}

/** Put in what was sealed. */
function unseal(words: Record<string, string>, of: string, into: FluentBundle, its: Set<string>) {
  const mine = words[base(of)];
  put(mine ?? words[FIRST] ?? "", mine === undefined ? spare : into, its);
  if (mine === undefined) void foreign().then(spread);
}

/** Speak this language from now on. */
export async function speak(chosen: string): Promise<void> {
  const next = blank(chosen);
  const its = new Set<string>();
  const wanted = [...opened.keys()];
  const sources = await Promise.all(COMMON.map((files) => fetched(files, chosen)));
  for (const source of sources) put(source, next, its);
  await Promise.all(wanted.map((game) => take(game, chosen, next, its)));
  for (const each of sealed) unseal(each, chosen, next, its);
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

/** The language of a game, or of a sentence by its id: the reader's, or the first if the game is not translated yet. */
export function tongue(of: string): string {
  subscribe();
  const game = owner(`${of}-`);
  return game ? told(game, language) : base(language);
}

/** Fetch a game's sentences, if they are not here yet. */
export function open(game: string): Promise<void> {
  const begun = opened.get(game);
  if (begun) return begun;
  if (!games.includes(game)) return Promise.resolve();
  const coming = take(game, language, bundle, ids).then(spread);
  opened.set(game, coming);
  return coming;
}

/** The game that an id belongs to, if it is a game's. */
const owner = (id: string): string | undefined => games.find((game) => id.startsWith(`${game}-`));

function found(id: string): FluentBundle | null {
  subscribe();
  if (bundle.hasMessage(id)) return bundle;
  if (spare.hasMessage(id)) return spare;
  const game = owner(id);
  if (game && !opened.has(game)) void open(game);
  return null;
}

function format(
  id: string,
  values: Record<string, FluentVariable>,
  from: FluentBundle | null = found(id),
): string {
  const pattern = from?.getMessage(id)?.value;
  if (!from || !pattern) {
    // On its way, or said by a server of another version.
    const game = owner(id);
    return game && !has(`${game}-pitch`) ? "" : id;
  }
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, values, errors);
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

type Joint = "list-and" | "list-or";

/** A list in words: "Bree, Cy and Dot"; in those of a game, if it is part of what a game says. */
export function listed(items: readonly string[], last: Joint = "list-and", game = ""): string {
  subscribe();
  return joined(items, last, game && told(game, language) !== base(language) ? spare : bundle);
}

function joined(items: readonly string[], last: Joint, from: FluentBundle): string {
  const [first = "", ...rest] = items;
  return rest.reduce(
    (some, next, at) => format(at === rest.length - 1 ? last : "list-more", { some, next }, from),
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
  unseal(words, language, bundle, ids);
  spread();
}

/** What somebody said or what happened, in the reader's words. */
export function say(message: Message | null | undefined, reader: Reader = NOBODY): string {
  if (!message) return "";
  const from = found(message.id);
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
        from,
      );
  }
  for (const [name, value] of Object.entries(message.args ?? {})) {
    if (Array.isArray(value))
      enlist(
        values,
        name,
        value.map((each) => String(plain(each, reader))),
        from,
      );
    else values[name] = plain(value as Part, reader);
  }
  return format(message.id, values, from);
}

type Part = number | string | Message;
const NOBODY: Reader = { seat: null, names: [] };

const plain = (value: Part, reader: Reader): string | number =>
  typeof value === "object" ? say(value, reader) : value;

const nameOf = (seat: number, { names }: Reader): string => names[seat] ?? String(seat + 1);

function enlist(
  values: Values,
  name: string,
  items: readonly string[],
  from: FluentBundle | null,
): void {
  const list = (last: Joint): string =>
    items.length ? joined(items, last, from ?? bundle) : format("list-none", {}, from ?? bundle);
  values[name] = list("list-and");
  values[`${name}_or`] = list("list-or");
  values[`${name}_row`] = items.join(" ");
  values[`${name}_n`] = items.length;
}
