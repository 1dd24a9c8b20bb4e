/** What is printed on the cards: told once at the start of every log, and known by numbers from then on. */
import type { MatchState } from "../../lib/state";
import type { Message } from "../../lib/wire";
import type {
  Backs,
  BombFace,
  Event,
  Face,
  Laid,
  MatchStarted,
  PenaltyFace,
} from "../../wire/badaboom";

export type Back = Face["back"];
export const BACKS: readonly Back[] = ["mechanism", "gadget", "trick"];
/** The kinds of Trick in the order of the rules, as passes in advance name them. */
export const KINDS = ["I", "F", "X", "T", "P"] as const;
/** The number that stands for any Mechanism. */
export const MECHANISM = 0;

const NOTHING: Message = { id: "words", args: { text: "" } };

const PLAIN: Face = {
  number: MECHANISM,
  id: "mechanism",
  name: { id: "badaboom-back-mechanism" },
  copy: 1,
  back: "mechanism",
  type: "",
  choice: "none",
  text: NOTHING,
  gist: NOTHING,
  mission: null,
  pay: 0,
};

export type Box = Pick<MatchStarted, "goal" | "fine" | "buy_off" | "cards" | "bombs" | "penalties">;
const EMPTY: Box = { goal: 0, fine: 0, buy_off: 0, cards: [], bombs: [], penalties: [] };

export class Book {
  readonly #box: Box;
  readonly #cards: ReadonlyMap<number, Face>;

  constructor(box: Box) {
    this.#box = box;
    this.#cards = new Map(box.cards.map((card) => [card.number, card]));
  }

  /** In coins: what wins, and what it costs to do what a penalty forbids, and to be rid of it. */
  get prices(): Pick<Box, "goal" | "fine" | "buy_off"> {
    return this.#box;
  }

  card(number: number): Face {
    return this.#cards.get(number) ?? this.#cards.get(MECHANISM) ?? PLAIN;
  }

  bomb(number: number): BombFace {
    return this.#box.bombs[number] ?? { id: "", name: NOTHING, mechanisms: 0, text: NOTHING };
  }

  penalty(number: number): PenaltyFace {
    return this.#box.penalties[number] ?? { id: "", name: NOTHING, judge: "", text: NOTHING };
  }
}

const books = new WeakMap<object, Book>();

/** The book of a match, from the first line of its log. */
export function bookOf(match: Pick<MatchState, "lines">): Book {
  const told = match.lines.find((line) => (line.event as Event | null)?.kind === "match_started")
    ?.event as MatchStarted | undefined;
  const box = told ?? EMPTY;
  let book = books.get(box);
  if (!book) {
    book = new Book(box);
    books.set(box, book);
  }
  return book;
}

/** Backs one by one: Mechanisms first, then Gadgets, then Tricks. */
export const laidOut = (backs: Backs): Back[] =>
  BACKS.flatMap((back) => Array<Back>(counted(backs, back)).fill(back));

export const counted = (backs: Backs, back: Back): number => backs[`${back}s`];

/** A pile of a hand: equal cards lie together. */
export interface Held {
  card: number;
  count: number;
}

/** A hand as it is shown: the Mechanisms as one pile, then card by card. */
export function piled(hand: readonly number[]): Held[] {
  const mechanisms = hand.filter((card) => card === MECHANISM).length;
  const rest = hand.filter((card) => card !== MECHANISM).map((card) => ({ card, count: 1 }));
  return mechanisms ? [{ card: MECHANISM, count: mechanisms }, ...rest] : rest;
}

export const before = (active: readonly Laid[], seat: number): Laid[] =>
  active.filter((laid) => laid.controller === seat);
