/** Wires, places and values as the table speaks of them: the first wire of stand B is B1. */
import { say, t } from "../../lib/text";
import type { Stand, View } from "../../wire/bomb-busters";

/** Stand and slot, counted from 0. */
export type Place = readonly [number, number];
export type Value = number | string;
export type Colour = "blue" | "yellow" | "red";

const LETTERS = "ABCDE";

export const same = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];
export const among = (places: readonly Place[], place: Place): boolean =>
  places.some((each) => same(each, place));

export const letter = (stand: number): string => LETTERS[stand] ?? "?";
export const wireName = ([stand, index]: Place): string => `${letter(stand)}${index + 1}`;
export const wireNames = (places: readonly Place[]): string[] => places.map(wireName);

/** Blue keys end in 0, yellow ones in 1, red ones in 5. */
export const colour = (key: number): Colour =>
  key % 10 === 0 ? "blue" : key % 10 === 1 ? "yellow" : "red";
export const keyText = (key: number): string =>
  key % 10 === 0 ? String(key / 10) : `${Math.floor(key / 10)}.${key % 10}`;

/** A value in a sentence: "a 9", "an 8", "yellow". */
export const spoken = (value: Value): string => t("bomb-busters-a", { value });

/** A value by itself, as it is called out: "9", "yellow". */
export const valueText = (value: Value): string => t("bomb-busters-value", { value });

/** A value or a mark where there is little room: a colour by its letter, anything else as it is. */
export const sign = (value: Value): string =>
  value === "yellow" || value === "red" ? t(`bomb-busters-letter-${value}`) : String(value);

/** A wire by its colour and what is printed on it: "red 4.5". */
export const keyWords = (key: number): string =>
  t("bomb-busters-key", { colour: colour(key), key: keyText(key) });

/** The stands of a seat. */
export const standsOf = (view: View, seat: number | null): number[] =>
  view.stands.flatMap((stand, number) => (stand.seat === seat ? [number] : []));

/** All stands but the viewer's own, clockwise from the viewer. */
export function mates(view: View, seat: number | null): number[] {
  const from = seat ?? view.captain - 1;
  const turn = (number: number): number =>
    ((view.stands[number] as Stand).seat - from - 1 + 2 * view.seats) % view.seats;
  return view.stands
    .flatMap((stand, number) => (seat !== null && stand.seat === seat ? [] : [number]))
    .sort((a, b) => turn(a) - turn(b) || a - b);
}

/** What an own wire that still stands counts as. */
export const ownValue = (view: View, place: Place): Value | undefined =>
  view.own?.wires.find(({ wire }) => same(wire, place))?.value;

/** The own uncut wires of a value: the copies that can be cut for it. */
export const copies = (view: View, value: Value): Place[] =>
  (view.own?.wires ?? []).filter((each) => each.value === value).map(({ wire }) => wire);

/** All places of a stand. */
export const placesOf = (view: View, stand: number): Place[] =>
  view.stands[stand]?.keys.map((_, index) => [stand, index] as const) ?? [];

/** What everybody was told of wires like these, in words and each but once. */
export function factTexts(view: View, about: (wire: Place) => boolean = () => true): string[] {
  const facts = view.facts.filter((fact) => fact.wires.some(about));
  return [...new Set(facts.map(factText))];
}

function factText(fact: View["facts"][number]): string {
  const all: Value[] = [...Array.from({ length: 12 }, (_, i) => i + 1), "yellow", "red"];
  const rest = all.filter((value) => !fact.values.includes(value));
  const only = rest.length === 1 && /some|none/.test(fact.kind);
  const values = (only ? rest : fact.values).map(spoken);
  // A whole hand is named by its stands.
  if (/some|none/.test(fact.kind) && !only && fact.wires.length > 3) {
    const stands = [...new Set(fact.wires.map(([number]) => letter(number)))];
    return say({ id: `bomb-busters-fact-${fact.kind}-hand`, args: { stands, values } });
  }
  const wires = wireNames(fact.wires);
  return say({
    id: `bomb-busters-fact-${fact.kind}${only ? "_but" : ""}`,
    args: { wires, values, first: wires[0] ?? "", last: wires[1] ?? "" },
  });
}

/** What can be said of a wire: what it is as far as it is seen, its token, and what is noted on it or sure. */
export function wireTold(
  { stands }: View,
  [number, index]: Place,
  key: number | null,
  marks: readonly string[],
  sure: Value | null,
): string[] {
  const stand = stands[number];
  const standing = stand?.uncut.includes(index) ?? false;
  const token = stand?.tokens[index] ?? null;
  const told: string[] = [];
  if (key !== null)
    told.push(standing ? keyWords(key) : t("bomb-busters-wire-cut", { key: keyWords(key) }));
  if (token !== null && standing) {
    const id = stand?.false.includes(index) ? "wire-token-false" : "wire-token";
    told.push(t(`bomb-busters-${id}`, { value: valueText(token) }));
  }
  if (marks.length)
    told.push(say({ id: "bomb-busters-wire-noted", args: { marks: marks.map(sign) } }));
  else if (sure !== null && standing && key === null)
    told.push(t("bomb-busters-odds-sure", { value: valueText(sure) }));
  return told;
}

export const missionText = ({ brief: { number } }: View): string =>
  t("bomb-busters-end-mission", { n: number, title: t(`bomb-busters-mission-${number}`) });

/** Why a mission ended; of red wires only where there are some. */
export function causeText(view: View): string {
  const cause = view.result?.cause ?? "";
  const plain = cause === "defused" && !view.red.length && view.forbidden === null;
  return t(`bomb-busters-end-cause-${cause}${plain ? "-plain" : ""}`, { n: view.dial });
}
