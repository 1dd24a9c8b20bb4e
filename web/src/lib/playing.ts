/** A match in the hands of a board: what is shown, and the few things a player can do with it. */
import type { Scene } from "./motion.svelte";
import type { Draft } from "./offer";
import type { MatchState } from "./state";
import type { LogLine, Marked, TableInfo } from "./wire";

export interface Playing {
  readonly match: MatchState;
  readonly scene: Scene | null;
  /** The lines that came last, for speech bubbles. */
  readonly fresh: readonly LogLine[];
  readonly mark: Marked | null;
  /** The room; none in a replay. */
  readonly info: TableInfo | null;
  /** Your seat is asked or may move, and no scene is being played. */
  readonly live: boolean;
  /** A move is on its way. */
  readonly pending: boolean;
  play(move: Record<string, unknown>): Promise<boolean>;
  /** Make a move that answers no question. It counts whatever is being asked by the time it arrives. */
  volunteer(move: Record<string, unknown>, quiet?: boolean): Promise<boolean>;
  say(act: Record<string, unknown>): Promise<boolean>;
  /** Have the server work something out from your own view; null where it does not. */
  consult(question: Record<string, unknown>): Promise<unknown>;
  /** Have the player told why a piece cannot be used, or how; `draft`: the move that it was meant for. */
  why(piece: string, draft?: Draft | null): void;
  aim(act: Record<string, unknown>): void;
  skip(): void;
}
