/**
 * What a client knows of a table, as a value: each message gives the next one. Views are assigned field by field as the
 * server sends them; nothing is worked out from events.
 */
import type {
  Asking,
  ChatLine,
  Dispatch,
  Ended,
  Frame,
  LogLine,
  MatchPart,
  Message,
  Offer,
  Prompt,
  Running,
  Seat,
  TableChanged,
  TableInfo,
  TalkRule,
} from "./wire";

/** A match as this viewer sees it. `at` is the page's clock when the timers were told. */
export interface MatchState {
  number: number;
  game: string;
  seat: Seat | null;
  names: readonly string[];
  /** What they were called from the beginning on, once for every change: lines name one of these. */
  called: readonly (readonly string[])[];
  commitment: string;
  n: number;
  t: number;
  lines: readonly LogLine[];
  view: unknown;
  prompt: Prompt | null;
  ask: Message | null;
  /** What this viewer plays for, in one line; null: nothing to say, or over. */
  goal: Message | null;
  offers: readonly Offer[];
  talk: TalkRule;
  floor: unknown;
  timers: readonly Running[];
  at: number;
  ended: Ended | null;
}

export interface Shown {
  you: string;
  seat: Seat | null;
  host: boolean;
  /** How far in: before the password, before the door, or inside. */
  standing: TableChanged["standing"];
  /** What became of asking to be let in. */
  asked: TableChanged["asked"];
  /** Who waits for this guest's nod. */
  asking: readonly Asking[];
  table: TableInfo | null;
  /** Why this guest may not chat now; null: they may. */
  chatShut: Message | null;
  match: MatchState | null;
  curtain: boolean;
}

export const nothing: Shown = {
  you: "",
  seat: null,
  host: false,
  standing: "inside",
  asked: null,
  asking: [],
  table: null,
  chatShut: null,
  match: null,
  curtain: false,
};

const SILENT: TalkRule = { acts: [], text: false };

/** A view with those fields put in that have changed. */
export const assign = (view: unknown, changes: unknown): unknown =>
  changes ? { ...(view as object), ...(changes as object) } : view;

/** A match with the parts of an update put in; a part that was left out has not changed. */
export function merge(
  match: MatchState,
  lines: readonly LogLine[],
  part: MatchPart,
  at: number,
): MatchState {
  return {
    ...match,
    view: [...lines, part].reduce((view, { view: changes }) => assign(view, changes), match.view),
    ...(part.prompt !== undefined ? { prompt: part.prompt } : {}),
    ...(part.ask !== undefined ? { ask: part.ask } : {}),
    ...(part.goal !== undefined ? { goal: part.goal } : {}),
    ...(part.offers !== undefined ? { offers: part.offers } : {}),
    ...(part.talk !== undefined ? { talk: part.talk } : {}),
    ...("floor" in part ? { floor: part.floor } : {}),
    ...(part.timers !== undefined ? { timers: part.timers, at } : {}),
    ...(part.ended !== undefined ? { ended: part.ended } : {}),
  };
}

/** A match after one more frame of a replay or a lesson. */
export function advance(match: MatchState, frame: Frame): MatchState {
  return {
    ...merge(match, frame.lines, frame.part, 0),
    n: frame.n,
    t: frame.t,
    lines: [...match.lines, ...frame.lines],
  };
}

/** A match of which nothing is known yet but its name and who sits where. */
export function blankMatch(
  of: Pick<MatchState, "number" | "game" | "seat" | "names" | "called" | "commitment">,
  at: number,
): MatchState {
  return {
    ...of,
    n: 0,
    t: 0,
    lines: [],
    view: null,
    prompt: null,
    ask: null,
    goal: null,
    offers: [],
    talk: SILENT,
    floor: null,
    timers: [],
    at,
    ended: null,
  };
}

/** The same match, told so much earlier or later than was thought. */
export function retimed(match: MatchState, by_ms: number): MatchState {
  return { ...match, at: match.at + by_ms };
}

/** A log with more lines in their places. Of the lines that are forgotten only talk stays. */
function join(
  lines: readonly LogLine[],
  more: readonly LogLine[],
  forgotten = 0,
): readonly LogLine[] {
  const told = new Set(more.map((line) => line.n));
  return [...lines.filter((line) => !told.has(line.n)), ...more]
    .filter((line) => line.n > forgotten || line.said)
    .sort((a, b) => a.n - b.n);
}

/** What is known after one more message. Messages that tell nothing lasting give back the same value. */
export function reduce(shown: Shown, message: Dispatch, at: number): Shown {
  switch (message.kind) {
    case "welcome":
      return {
        ...shown,
        you: message.you,
        seat: message.seat,
        host: message.host,
        standing: message.standing,
        asked: message.asked,
        asking: message.asking,
        table: message.table,
        chatShut: message.chat_shut,
        curtain: message.table.paused && shown.curtain,
      };
    case "table":
      return {
        ...shown,
        seat: message.seat,
        host: message.host,
        standing: message.standing,
        asked: message.asked,
        asking: message.asking,
        table: message.table,
        chatShut: message.chat_shut,
        curtain: message.table.paused && shown.curtain,
      };
    case "match": {
      const { kind: _, lines, part, n, t, ...of } = message;
      const known = shown.match?.number === of.number && shown.match.seat === of.seat;
      const before = known && shown.match ? shown.match.lines : [];
      // The whole log comes with line 1; a gap comes after the last line the client named.
      const whole = lines[0]?.n === 1 ? lines : join(before, lines, part.forgotten);
      return {
        ...shown,
        curtain: false,
        match: { ...merge(blankMatch(of, at), [], part, at), n, t, lines: whole },
      };
    }
    case "update":
      if (!shown.match) return shown;
      return {
        ...shown,
        curtain: false,
        match: {
          ...merge(shown.match, message.lines, message.part, at),
          n: message.n,
          t: message.t,
          lines: join(shown.match.lines, message.lines, message.part.forgotten),
        },
      };
    case "curtain":
      return { ...shown, curtain: true };
    default:
      return shown;
  }
}

/** The lines of chat that were not there before; a table keeps only the latest. */
export function newLines(before: readonly ChatLine[], after: readonly ChatLine[]): ChatLine[] {
  const same = (a: readonly ChatLine[], b: readonly ChatLine[]): boolean =>
    a.every((line, at) => JSON.stringify(line) === JSON.stringify(b[at]));
  for (let kept = Math.min(before.length, after.length); kept > 0; kept--)
    if (same(before.slice(-kept), after.slice(0, kept))) return after.slice(kept);
  return [...after];
}

/** Whether the host has muted this guest in their seat. */
export const isMuted = ({ seat, table }: Shown): boolean =>
  seat !== null && Boolean(table?.seats[seat]?.muted);

/** What players ask of each other just now: once that changes, what was said about it before is settled. */
export const asks = ({ table }: Shown): string =>
  JSON.stringify([table?.phase, table?.paused, table?.pause_wanted, table?.abandon_wanted]);

/** Up to where this client has followed, for the server to fill the gap. */
export function followed(shown: Shown): { match: number; n: number } | null {
  return shown.match ? { match: shown.match.number, n: shown.match.n } : null;
}
