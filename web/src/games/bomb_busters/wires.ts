/** Wires, places and values as the table speaks of them: the first wire of stand B is B1. */
import { has, listed, look, t } from "../../lib/text";
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
export const wireNames = (places: readonly Place[], joint?: "list.or"): string =>
  listed(places.map(wireName), joint);

/** Blue keys end in 0, yellow ones in 1, red ones in 5. */
export const colour = (key: number): Colour =>
  key % 10 === 0 ? "blue" : key % 10 === 1 ? "yellow" : "red";
export const keyText = (key: number): string =>
  key % 10 === 0 ? String(key / 10) : `${Math.floor(key / 10)}.${key % 10}`;

/** A value in a sentence: "a 9", "an 8", "yellow". */
export function spoken(value: Value): string {
  if (typeof value === "string") return look(`bb.value.${value}`);
  return has(`bb.a.${value}`) ? look(`bb.a.${value}`) : t("bb.a", { value });
}

export const valueText = (value: Value): string =>
  typeof value === "string" ? look(`bb.value.${value}`) : String(value);

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
  return [...new Set(facts.map((fact) => factText(view, fact)))];
}

function factText(view: View, fact: View["facts"][number]): string {
  const all: Value[] = [...Array.from({ length: 12 }, (_, i) => i + 1), "yellow", "red"];
  const rest = all.filter((value) => !fact.values.includes(value));
  const only = rest.length === 1 && /some|none/.test(fact.kind);
  // A whole hand is said by its owner's name.
  const stand = fact.wires[0]?.[0];
  const whole = fact.kind === "some" && fact.wires.length > 3 && stand !== undefined;
  return look(`bb.fact.${fact.kind}${only ? "_but" : ""}`, {
    wires: whole
      ? t("bb.fact.hand", {
          stands: [...new Set(fact.wires.map(([number]) => letter(number)))].join(" + "),
        })
      : wireNames(fact.wires),
    values: only ? valueText(rest[0] as Value) : listed(fact.values.map(valueText), "list.or"),
    first: fact.wires[0] ? wireName(fact.wires[0]) : "",
    last: fact.wires[1] ? wireName(fact.wires[1]) : "",
    n: view.seats,
  });
}

export const missionText = ({ brief: { number } }: View): string =>
  t("bb.end.mission", { n: number, title: look(`bb.mission.${number}`) });

/** Why a mission ended; of red wires only where there are some. */
export function causeText(view: View): string {
  const cause = view.result?.cause ?? "";
  const plain = cause === "defused" && !view.red.length && view.forbidden === null;
  return look(`bb.end.cause.${cause}${plain ? ".plain" : ""}`, { n: view.dial });
}
