/** What a good memory makes of the own log: the Gadget that must still be in the Bomb, and cards known in hands. */
import type { LogLine } from "../../lib/wire";
import type { Event, Named } from "../../wire/badaboom";
import type { Back, Book } from "./book";

/** `null`: nobody can tell from this log; 0: none. */
export type Remembered = number | null;

/** When the contents were looked at, and which Gadget was in it then. */
export interface Look {
  n: number;
  gadget: number;
}

const events = (lines: readonly LogLine[]): { n: number; event: Event }[] =>
  lines.flatMap((line) => (line.event ? [{ n: line.n, event: line.event as Event }] : []));

/** The Gadget in the Bomb, as far as the log and the last look into it tell. */
export function gadgetInside(lines: readonly LogLine[], book: Book, look: Look | null): Remembered {
  const among = (cards: readonly Named[]): number =>
    cards.find((card) => book.card(card.number).back === "gadget")?.number ?? 0;
  let found: Remembered = 0;
  let looked = false;
  for (const { n, event } of events(lines)) {
    if (look && !looked && n > look.n) {
      found = look.gadget;
      looked = true;
    }
    switch (event.kind) {
      case "bomb_assembled":
        found = 0;
        break;
      case "tinkered":
        if (event.back_in === "gadget") found = event.given?.number ?? null;
        else if (event.back_out === "gadget") found = 0;
        break;
      case "armed_announced":
        found = event.gadget?.number ?? 0;
        break;
      case "peeked":
      case "contents_seen":
        if (event.contents) found = among(event.contents);
        break;
      default:
    }
  }
  return look && !looked ? look.gadget : found;
}

/** Cards that must be in others' hands, by seat: what was drawn from the top, taken openly or shown. */
export function knownHands(lines: readonly LogLine[], book: Book, seats: number): Set<number>[] {
  const hands = Array.from({ length: seats }, () => new Set<number>());
  const hand = (seat: number): Set<number> => hands[seat] ?? new Set();
  const add = (seat: number, cards: readonly (Named | null)[]): void => {
    for (const card of cards) if (card?.number) hand(seat).add(card.number);
  };
  /** Some card with this back has gone, and nobody saw which: none of them is sure any more. */
  const blur = (seat: number, backs: readonly Back[]): void => {
    for (const card of hand(seat))
      if (backs.includes(book.card(card).back as Back)) hand(seat).delete(card);
  };
  for (const { event } of events(lines)) {
    switch (event.kind) {
      case "card_drawn":
        add(event.seat, [event.card]);
        break;
      case "card_dealt":
        add(event.seat, event.cards ?? []);
        break;
      case "trick_played":
      case "interrupted":
        hand(event.seat).delete(event.card.number);
        break;
      case "trick_cancelled":
        if (event.kept) add(event.seat, [event.card]);
        break;
      case "card_stolen":
        if (event.card) {
          hand(event.victim).delete(event.card.number);
          add(event.seat, [event.card]);
        } else blur(event.victim, [event.back]);
        break;
      case "cards_discarded":
        if (event.cards) for (const card of event.cards) hand(event.seat).delete(card.number);
        else blur(event.seat, event.backs);
        break;
      case "hands_exchanged": {
        const one = hand(event.seat);
        hands[event.seat] = hand(event.player);
        hands[event.player] = one;
        add(event.seat, event.got ?? []);
        add(event.player, event.gave ?? []);
        break;
      }
      case "tinkered":
        if (event.given) hand(event.seat).delete(event.given.number);
        else blur(event.seat, [event.back_in]);
        add(event.seat, [event.taken]);
        break;
      case "peeked":
        add(event.player, event.hand ?? []);
        break;
      case "ritual_done":
        add(event.seat, [event.card]);
        break;
      case "paid":
        for (const card of event.claimed) hand(event.seat).delete(card.number);
        break;
      case "exploded":
        for (const seat of event.killed) hands[seat] = new Set();
        break;
      default:
    }
  }
  return hands;
}
