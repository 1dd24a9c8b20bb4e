/** Phrases that several sentences share. */
import type { Message } from "../../lib/wire";

/** Players in a list, so that the reader is "you" there, too: as the subject of a sentence, and as its object. */
export const subjects = (seats: readonly number[]): Message[] =>
  seats.map((player) => ({ id: "badaboom-player", who: { player } }));
export const objects = (seats: readonly number[]): Message[] =>
  seats.map((player) => ({ id: "badaboom-player-object", who: { player } }));

/** Sentences, one after another. */
export const sentences = (all: Message[]): Message => ({ id: "row", args: { all } });

/** What is written of a mission. */
export const mission = (text: Message, n: number): Message => ({
  id: "badaboom-mission-text",
  args: { text, n },
});
