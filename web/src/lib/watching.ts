/** A match that is only looked at: a replay, or a picture in the rules. */
import type { Stage } from "./motion.svelte";
import type { Playing } from "./playing";
import type { MatchState } from "./state";

/** What a stage shows. `live`: pieces look as they do for whoever is asked. */
export const watching = (stage: Stage, live = false): Playing => ({
  get match() {
    return stage.match as MatchState;
  },
  get scene() {
    return stage.scene;
  },
  get fresh() {
    return stage.fresh;
  },
  mark: null,
  info: null,
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
