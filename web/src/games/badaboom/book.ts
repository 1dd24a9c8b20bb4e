/** What is printed on the cards: told once at the start of every log, and known by numbers from then on. */
import type { MatchState } from "../../lib/state";
import type {
  Backs,
  BombFace,
  Deck,
  Event,
  Face,
  Laid,
  MatchStarted,
  PenaltyFace,
  View,
} from "../../wire/badaboom";
import { effectsOf } from "./effects";

export type Back = "mechanism" | "gadget" | "trick";
export const BACKS: readonly Back[] = ["mechanism", "gadget", "trick"];
/** The kinds of Trick in the order of the rules, as passes in advance name them. */
export const KINDS = ["I", "F", "X", "T", "P"] as const;
/** The number that stands for any Mechanism. */
export const MECHANISM = 0;

const PLAIN: Face = {
  number: MECHANISM,
  id: "mechanism",
  name: "",
  copy: 1,
  back: "mechanism",
  type: "",
  choice: "none",
  text: "",
  mission: "",
  pay: 0,
};

export class Book {
  readonly #cards: readonly Face[];
  readonly bombs: readonly BombFace[];
  readonly penalties: readonly PenaltyFace[];
  readonly #effects: Readonly<Record<string, string>>;

  constructor(
    box: Pick<MatchStarted, "cards" | "bombs" | "penalties">,
    mechanism: string,
    deck: Deck | null = null,
  ) {
    const cards: Face[] = [{ ...PLAIN, name: mechanism }];
    for (const card of box.cards) cards[card.number] = card;
    this.#cards = cards;
    this.bombs = box.bombs;
    this.penalties = box.penalties;
    this.#effects = effectsOf(deck);
  }

  card(number: number): Face {
    return this.#cards[number] ?? (this.#cards[MECHANISM] as Face);
  }

  /** What a card does, in a word. */
  effect(number: number): string {
    return this.#effects[this.card(number).id] ?? "";
  }

  bomb(number: number): BombFace {
    return this.bombs[number] ?? { id: "", name: "", mechanisms: 0, text: "" };
  }

  penalty(number: number): PenaltyFace {
    return this.penalties[number] ?? { id: "", name: "", judge: "", text: "" };
  }
}

const books = new WeakMap<object, Book>();

/** The book of a match, from the first line of its log. */
export function bookOf(
  match: Pick<MatchState, "lines"> & Partial<Pick<MatchState, "view">>,
  mechanism: string,
): Book {
  const told = match.lines.find((line) => (line.event as Event | null)?.kind === "match_started")
    ?.event as MatchStarted | undefined;
  if (!told) return new Book({ cards: [], bombs: [], penalties: [] }, mechanism);
  let book = books.get(told);
  if (!book) {
    book = new Book(told, mechanism, (match.view as View | undefined)?.options.deck ?? null);
    books.set(told, book);
  }
  return book;
}

/** Backs one by one: Mechanisms first, then Gadgets, then Tricks. */
export const laidOut = (backs: Backs): Back[] => [
  ...Array<Back>(backs.mechanisms).fill("mechanism"),
  ...Array<Back>(backs.gadgets).fill("gadget"),
  ...Array<Back>(backs.tricks).fill("trick"),
];

export const counted = (backs: Backs, back: Back): number =>
  backs[`${back}s` as "mechanisms" | "gadgets" | "tricks"];

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

/** Seats clockwise from this one. */
export const around = (seats: number, from: number): number[] =>
  Array.from({ length: seats }, (_, k) => (from + k) % seats);

export const before = (active: readonly Laid[], seat: number): Laid[] =>
  active.filter((laid) => laid.controller === seat);
