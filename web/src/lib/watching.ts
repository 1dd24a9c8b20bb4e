/** A match that is only looked at: a replay, a shared screen, or a picture in the rules. */
import type { Stage } from "./motion.svelte";
import type { Playing } from "./playing";
import type { MatchState } from "./state";
import type { Marked, TableInfo } from "./wire";

interface Eyes {
  /** Pieces look as they do for whoever is asked. */
  live?: boolean;
  /** The room and what is pointed at, where there is one. */
  room?: () => TableInfo;
  mark?: () => Marked | null;
}

/** What a stage shows. */
export const watching = (stage: Stage, { live = false, room, mark }: Eyes = {}): Playing => ({
  get match() {
    return stage.match as MatchState;
  },
  get scene() {
    return stage.scene;
  },
  get fresh() {
    return stage.fresh;
  },
  get mark() {
    return mark?.() ?? null;
  },
  get info() {
    return room?.() ?? null;
  },
  get live() {
    const { prompt, seat } = stage.match as MatchState;
    if (!live || stage.scene || seat === null) return false;
    return Boolean(prompt?.owed.includes(seat) || prompt?.may.includes(seat));
  },
  pending: false,
  play: () => Promise.resolve(false),
  volunteer: () => Promise.resolve(false),
  say: () => Promise.resolve(false),
  consult: () => Promise.resolve(null),
  why: () => undefined,
  aim: () => undefined,
  skip: () => stage.skip(),
});
