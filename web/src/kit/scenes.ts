/** Scenes as a table: by kind of event, the steps that are played for it. */
import type { Script, Step } from "../lib/motion.svelte";
import type { SoundName } from "../lib/sound.svelte";
import type { GameEvent } from "../lib/wire";

/** A step, and how long it takes for those who want little motion. */
interface Cue extends Step {
  calm: number | undefined;
}

type Played<E, V> = readonly Cue[] | ((event: E, before: V) => readonly Cue[]);

type Cues<E extends { kind: string }, V> = {
  readonly [K in E["kind"]]?: Played<Extract<E, { kind: K }>, V>;
};

export const cue = (name: string, ms: number, sound?: SoundName, calm?: number): [Cue] => [
  { name, ms, ...(sound ? { sound } : {}), calm },
];

/** Without much motion a step takes `brief` at most, unless its cue says otherwise. */
export function scenes<E extends { kind: string }, V = unknown>(
  brief: number,
  cues: Cues<E, V>,
): Script {
  return (event, before, calm) => {
    const found = cues[event.kind as E["kind"]] as Played<GameEvent, V> | undefined;
    const played = typeof found === "function" ? found(event, before.view as V) : (found ?? []);
    return played.map(({ calm: still, ...step }) =>
      calm ? { ...step, ms: still ?? Math.min(step.ms, brief) } : step,
    );
  };
}
