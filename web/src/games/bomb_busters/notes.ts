/** Private marks on teammates' wires. They stay in this browser and are never sent. */
import type { WiresSwapped } from "../../wire/bomb-busters";
import type { Place } from "./wires";

/** What is written on a wire's back, by stand and slot. */
export type Notes = Readonly<Record<string, readonly string[]>>;

export const MOST = 3;

const at = ([stand, index]: Place): string => `${stand}-${index}`;

export const noted = (notes: Notes, place: Place): readonly string[] => notes[at(place)] ?? [];

/** Write a mark, or wipe it out if it is there; the oldest makes room. */
export function scribble(notes: Notes, place: Place, mark: string): Notes {
  const before = noted(notes, place);
  const marks = before.includes(mark)
    ? before.filter((each) => each !== mark)
    : [...before, mark].slice(-MOST);
  const { [at(place)]: _, ...rest } = notes;
  return marks.length ? { ...rest, [at(place)]: marks } : rest;
}

/** Wires that moved along their stands take their marks with them; the swapped ones lose theirs. */
export function swapped(notes: Notes, event: WiresSwapped): Notes {
  let made: Notes = notes;
  for (const [gone, come] of [
    [event.given_from, event.taken_to],
    [event.taken_from, event.given_to],
  ] as const)
    made = shifted(made, gone[0], gone[1], come[1]);
  return made;
}

function shifted(notes: Notes, stand: number, gone: number, come: number): Notes {
  const made: Record<string, readonly string[]> = {};
  for (const [key, marks] of Object.entries(notes)) {
    const [number, index] = key.split("-").map(Number) as [number, number];
    if (number !== stand) {
      made[key] = marks;
      continue;
    }
    if (index === gone) continue;
    const left = index > gone ? index - 1 : index;
    made[`${stand}-${left >= come ? left + 1 : left}`] = marks;
  }
  return made;
}
