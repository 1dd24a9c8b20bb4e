/** What a match and its table say, in the reader's words. */
import type { MatchState, Shown } from "./state";
import { type Reader, say } from "./text";
import type { ChatLine, LogLine, Message } from "./wire";

/** Whoever reads this match, at the time of a line or now. */
export const readerOf = (match: MatchState, line?: LogLine): Reader => ({
  seat: match.seat,
  names: line ? (match.called[line.named ?? 0] ?? match.names) : match.names,
});

/** A line of the log; empty: there is nothing to read. */
export const told = (match: MatchState, line: LogLine): string =>
  say(line.message, readerOf(match, line));

/** Who spoke, as they were called then. */
export const speaker = (match: MatchState, line: LogLine): string =>
  line.said ? (readerOf(match, line).names[line.said.seat] ?? "") : "";

/** The question that is put, as this reader reads it. */
export const asked = (match: MatchState): string => say(match.ask, readerOf(match));

/** What this reader plays for. */
export const goalOf = (match: MatchState): string => say(match.goal, readerOf(match));

/** Something that the table says to this guest. */
export const heard = ({ match, seat, table }: Shown, message: Message | null): string =>
  say(
    message,
    match ? readerOf(match) : { seat, names: table?.seats.map(({ name }) => name ?? "") ?? [] },
  );

const plain = (text: string | Message): string => (typeof text === "string" ? text : say(text));

/** A line of chat: who wrote it, and what; the table's own have no name. */
export const chatted = (line: ChatLine): { name: string; text: string } => ({
  name: plain(line.name),
  text: plain(line.text),
});
