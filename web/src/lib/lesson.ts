/** A guided first match: what its steps look like, what counts as the move that is asked for, and who has learnt what. */
import { same } from "./same";
import { advance, blankMatch, type MatchState } from "./state";
import { keep, recallObject } from "./storage";
import { learn } from "./text";
import type { LessonPage, LessonStep, LessonWay, TableInfo } from "./wire";

/** The match before a step, and after each of its frames. */
export interface Scenes {
  before: MatchState;
  after: readonly MatchState[];
}

/** What every step of a lesson shows, by number. */
export function scenes(lesson: LessonPage, own: string): Scenes[] {
  const names = lesson.names.map((name, seat) => (seat === lesson.seat ? own : name));
  const { game, seat } = lesson;
  const blank = blankMatch({ number: 1, game, seat, names, called: [names], commitment: "" }, 0);
  const found: Scenes[] = [];
  const walk = (number: number, before: MatchState): void => {
    const step = lesson.steps[number];
    if (!step) return;
    let match = before;
    const after = step.frames.map((frame) => {
      match = advance(match, frame);
      learn(match.view);
      return match;
    });
    found[number] = { before, after };
    for (const to of following(step)) walk(to, match);
  };
  walk(0, blank);
  return found;
}

/** The room that a lesson would be played in. */
export const roomOf = (lesson: LessonPage, own: string): TableInfo => ({
  id: "",
  game: lesson.game,
  options: null,
  seats: lesson.names.map((name, seat) => ({
    seat,
    name: seat === lesson.seat ? own : name,
    bot: seat === lesson.seat ? null : "baseline",
    stand_in: null,
    connected: true,
    host: seat === lesson.seat,
    muted: false,
  })),
  seats_allowed: [lesson.names.length, lesson.names.length],
  levels: [],
  level: "strong",
  style: { pace: "relaxed", practice: false, lead: true },
  watch: "nobody",
  watchers: 0,
  locked: false,
  guarded: false,
  quiet: false,
  sent_away: 0,
  phase: "match",
  match: 1,
  paused: false,
  resuming: false,
  waiting: false,
  pause_wanted: [],
  abandon_wanted: [],
  series: null,
  chat: [],
  matches: [],
});

/** The steps that can follow. */
export const following = (step: LessonStep): number[] =>
  step.ways.length ? step.ways.map(({ to }) => to) : step.to === null ? [] : [step.to];

/** Whether this is what a way does: fields at their defaults may be left out. */
export const taken = (way: LessonWay, given: Record<string, unknown>): boolean =>
  Object.keys(given).every((name) => name in way.does) &&
  Object.entries(way.does).every(([name, value]) =>
    name in given ? same(given[name], value) : way.blank.includes(name),
  );

/** The sentence for a move that is not asked for. */
export const reply = (step: LessonStep, given: Record<string, unknown>): string =>
  step.replies.find(({ when }) =>
    Object.entries(when).every(([name, value]) => same(given[name], value)),
  )?.say ?? step.otherwise;

/** What the server has worked out for a board that asks this at a step; null if it has not. */
export const answered = (step: LessonStep, question: Record<string, unknown>): unknown =>
  step.answers.find((each) => same(each.question, question))?.answer ?? null;

// --- what this browser remembers --------------------------------------------------------------------------------------

const KEY = "lastwire.lessons";

/** How far somebody has come: the steps they have seen of this edition, and whether they have finished it, or would
 *  rather not have it offered. */
export interface Progress {
  edition?: string;
  path?: readonly number[];
  over?: boolean;
}

export const progress = (game: string): Progress =>
  (recallObject(KEY) as Record<string, Progress>)[game] ?? {};

export function remember(game: string, news: Progress): void {
  keep(KEY, JSON.stringify({ ...recallObject(KEY), [game]: { ...progress(game), ...news } }));
}

/** The steps to go on from, if they are still those of this edition. */
export function resumed(lesson: LessonPage): number[] {
  const { edition, path = [] } = progress(lesson.game);
  const known =
    edition === lesson.edition &&
    path[0] === 0 &&
    path.every((to, n) => {
      const before = lesson.steps[path[n - 1] ?? -1];
      return n === 0 || (before !== undefined && following(before).includes(to));
    });
  return known ? [...path] : [0];
}
