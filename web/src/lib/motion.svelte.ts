/**
 * The stage: the match as it is being shown. What happened is played in order, one scene after another, before the view
 * that it led to is put up; a tap skips to the end. It only affects how things look: a lost scene costs nothing.
 */
import { type SoundName, sound } from "./sound.svelte";
import { assign, type MatchState } from "./state";
import type { GameEvent, LogLine, Style } from "./wire";

export interface Step {
  name: string;
  ms: number;
  sound?: SoundName;
}

/** What is being played: the event, the step of its script, and the view before and after the event. */
export interface Scene {
  event: GameEvent;
  step: string;
  before: unknown;
  after: unknown;
}

/** A game's own directions: the steps to play for an event before the new view is put up. */
export type Script = (event: GameEvent, before: MatchState, calm: boolean) => Step[];

/** How long scenes and captions last at the pace of a table. */
export const LENGTH: Readonly<Record<Style["pace"], number>> = {
  relaxed: 1.5,
  normal: 1,
  fast: 0.6,
};

/** With more than this waiting, scenes are left out until the stage has caught up. */
const MOST_WAITING = 6;

export const calm = (): boolean =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

export class Stage {
  match = $state.raw<MatchState | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** Lines that were put up last, for speech bubbles and sounds. */
  fresh = $state.raw<readonly LogLine[]>([]);
  /** How long scenes last, compared with what their scripts say. */
  length = 1;
  #waiting: { match: MatchState; lines: readonly LogLine[] }[] = [];
  #playing = false;
  #skip: (() => void) | null = null;
  #skipping = false;
  #script: Script;

  constructor(script: Script) {
    this.#script = script;
  }

  get busy(): boolean {
    return this.scene !== null;
  }

  direct(script: Script): void {
    this.#script = script;
  }

  /** Put a match up as it is, with nothing played. */
  jump(match: MatchState | null): void {
    this.#waiting = [];
    this.skip();
    this.fresh = [];
    this.match = match;
  }

  /** Play what these lines tell, then put the match up. */
  follow(match: MatchState, lines: readonly LogLine[]): void {
    this.#waiting.push({ match, lines });
    if (globalThis.document?.visibilityState === "hidden") {
      this.jump(match);
      return;
    }
    if (!this.#playing) void this.#play();
  }

  /** End the running scene at once. */
  skip(): void {
    this.#skipping = true;
    this.#skip?.();
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#skipping = this.#waiting.length > MOST_WAITING;
      const before = this.match;
      let view = before?.view;
      if (before)
        for (const line of next.lines) {
          const after = assign(view, line.view);
          if (line.event) await this.#scene(line.event as GameEvent, before, view, after);
          view = after;
        }
      this.scene = null;
      // A jump while a scene was running has put up something newer.
      if (this.match === before) {
        this.match = next.match;
        this.fresh = next.lines;
      }
    }
    this.#playing = false;
  }

  async #scene(
    event: GameEvent,
    match: MatchState,
    before: unknown,
    after: unknown,
  ): Promise<void> {
    for (const step of this.#script(event, { ...match, view: before }, calm())) {
      if (this.#skipping || this.match !== match) return;
      this.scene = { event, step: step.name, before, after };
      if (step.sound) sound.play(step.sound);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, step.ms * this.length);
        this.#skip = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#skip = null;
    }
  }
}
