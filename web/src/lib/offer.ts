/**
 * Narrowing: a player fills the fields of a move one tap at a time, and only ever with what the offers still allow.
 * No rule is known here; what is legal is what the offers say.
 */
import type { Offer, Pick } from "./wire";

/** A move or act on its way: its kind and the fields chosen so far. */
export interface Draft {
  kind: string;
  values: Record<string, unknown>;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function allows(pick: Pick, value: unknown): boolean {
  if (!pick.many) return pick.options.some((option) => same(option, value));
  if (!Array.isArray(value) || value.length > pick.most) return false;
  const places = value.map((item) => pick.options.findIndex((option) => same(option, item)));
  return !places.includes(-1) && new Set(places).size === places.length;
}

function shares(offer: Offer, values: Record<string, unknown>): boolean {
  return offer.apart.some((group) => {
    const taken: string[] = [];
    for (const name of group) {
      const value = values[name];
      if (value === undefined) continue;
      const items = offer.fields[name]?.many ? (value as unknown[]) : [value];
      for (const item of items) taken.push(JSON.stringify(item));
    }
    return new Set(taken).size !== taken.length;
  });
}

/** Whether the chosen fields could still grow into a move of this offer. */
export function fits(offer: Offer, draft: Draft): boolean {
  if (offer.kind !== draft.kind) return false;
  for (const [name, value] of Object.entries(draft.values)) {
    if (offer.free.includes(name)) continue;
    const pick = offer.fields[name];
    if (!pick || !allows(pick, value)) return false;
  }
  return !shares(offer, draft.values);
}

/** Every move of the offers whose fields take one value each, written out; for games with few of them. */
export function written(offers: readonly Offer[]): Draft[] {
  return offers.flatMap((offer) => {
    let drafts: Draft[] = [{ kind: offer.kind, values: {} }];
    for (const [name, pick] of Object.entries(offer.fields)) {
      if (pick.many) return [];
      drafts = drafts.flatMap((draft) =>
        pick.options.map((value) => ({ ...draft, values: { ...draft.values, [name]: value } })),
      );
    }
    return drafts.filter((draft) => !shares(offer, draft.values));
  });
}

/** The kinds on offer, in their order. */
export function kinds(offers: readonly Offer[]): string[] {
  return [...new Set(offers.map((offer) => offer.kind))];
}

/** The offers that a draft can still become. */
export function open(offers: readonly Offer[], draft: Draft): Offer[] {
  return offers.filter((offer) => fits(offer, draft));
}

/** What a field may hold, given the other fields of the draft. */
export function choices(offers: readonly Offer[], draft: Draft, field: string): unknown[] {
  const others = { ...draft.values };
  delete others[field];
  const found: unknown[] = [];
  for (const offer of open(offers, { kind: draft.kind, values: others })) {
    for (const option of offer.fields[field]?.options ?? []) {
      const value = offer.fields[field]?.many ? [option] : option;
      if (shares(offer, { ...others, [field]: value })) continue;
      if (!found.some((seen) => same(seen, option))) found.push(option);
    }
  }
  return found;
}

/** Whether a piece may be tapped: some offer allows these fields together. */
export function offered(
  offers: readonly Offer[],
  kind: string,
  values: Record<string, unknown>,
): boolean {
  return open(offers, { kind, values }).length > 0;
}

/** The fields still to choose before the draft is a move; a field with one choice fills itself, free ones are the caller's. */
export function missing(offers: readonly Offer[], draft: Draft): string[] {
  const [offer] = open(offers, draft);
  if (!offer) return [];
  return Object.keys(offer.fields).filter((name) => {
    if (name in draft.values) {
      const pick = offer.fields[name];
      return pick?.many ? (draft.values[name] as unknown[]).length < pick.least : false;
    }
    return !offer.blank.includes(name) && choices(offers, draft, name).length !== 1;
  });
}

/** The move, once nothing is missing; fields the rules may fill themselves are left out unless chosen. */
export function complete(offers: readonly Offer[], draft: Draft): Record<string, unknown> | null {
  const [offer] = open(offers, draft);
  if (!offer || missing(offers, draft).length > 0) return null;
  const values: Record<string, unknown> = {};
  for (const [name, pick] of Object.entries(offer.fields)) {
    if (name in draft.values) {
      const value = draft.values[name];
      values[name] =
        pick.many && !pick.ordered
          ? pick.options.filter((option) => (value as unknown[]).some((item) => same(item, option)))
          : value;
    } else if (!offer.blank.includes(name)) values[name] = choices(offers, draft, name)[0];
  }
  for (const name of offer.free) if (name in draft.values) values[name] = draft.values[name];
  return values;
}

/** What a field that takes several holds after one more tap: a second tap lets go, and the oldest makes room. */
export function toggled<Item>(pick: Pick, chosen: readonly Item[], item: Item): Item[] {
  const rest = chosen.filter((each) => !same(each, item));
  if (rest.length < chosen.length && pick.most > 1) return rest;
  return [...rest, item].slice(-pick.most);
}
