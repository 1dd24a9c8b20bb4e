/** What a game brings to the table; the shell knows no more of it. */
import type { Component, Snippet } from "svelte";
import type { Choice } from "../lib/choice.svelte";
import type { Script } from "../lib/motion.svelte";
import type { Playing } from "../lib/playing";
import type { MatchState } from "../lib/state";
import type { Draft, GameEvent, LogLine, MissionInfo, OwnMission } from "../lib/wire";

/** The game's page for drawing missions. */
export type Page = Component<{
  /** What the game's missions are drawn with, as the server says it. */
  workshop: unknown;
  /** Asks the server. */
  check: (mission: OwnMission) => Promise<Draft | null>;
  /** Opens a table with the mission. */
  play: (mission: unknown, how: "bots" | "friends") => Promise<void>;
  busy: "bots" | "friends" | null;
}>;

export interface BoardProps {
  playing: Playing;
  choice: Choice;
  /** The player wants what is theirs hidden. */
  hidden?: boolean;
  onperson: (seat: number) => void;
}

export interface ActionsProps {
  playing: Playing;
  choice: Choice;
}

export interface SecretProps {
  playing: Playing;
  choice: Choice;
  hidden: boolean;
  ontoggle: () => void;
  /** Low and as broad as the page, above a phone's prompt. */
  strip?: boolean;
}

/** Of whatever only looks at the match. */
export interface LookProps {
  playing: Playing;
}

export interface PersonProps {
  playing: Playing;
  seat: number;
  onclose: () => void;
}

export interface EndProps {
  playing: Playing;
  actions: Snippet;
  proof: Snippet;
}

export interface NotesProps {
  match: MatchState;
  /** The match at its end. */
  end: MatchState;
  /** How it ended is told only then. */
  over: boolean;
}

/** A card or a sign as its board draws it, without its words; `kind` "sign", or what the game calls such cards. */
export type Sampler = Component<{ kind: string; id: string }>;

export interface Box {
  /** The pieces. Taps narrow the offers through `choice`. */
  Board: Component<BoardProps>;
  /** Buttons and trays of the prompt bar. */
  Actions: Component<ActionsProps>;
  /** What only the own seat knows. */
  Secret: Component<SecretProps>;
  /** Public sums. */
  Ledger: Component<LookProps>;
  /** Where the match stands, in one line. */
  Status: Component<LookProps>;
  /** Talk beyond plain chat. */
  Composer: Component<LookProps>;
  Person: Component<PersonProps>;
  End: Component<EndProps>;
  /** Beside a replay. */
  ReplayNotes: Component<NotesProps>;
  /** Options that name another mission, made to fit it. */
  suit?: (options: Record<string, unknown>, mission: MissionInfo) => Record<string, unknown>;
  /** Where people draw missions of their own, and what a table's options call such a mission. */
  editor?: {
    option: string;
    /** Fetched only by those who draw. */
    page: () => Promise<Page>;
  };
  /** An owner's file as cards; fetched only by those who look into one. */
  preview?: () => Promise<Component<{ content: unknown }>>;
  /** Fetched only by those who read the rules. */
  sample?: () => Promise<Sampler>;
  /** On a phone the board keeps its size, and what is laid out large to choose from may cover its foot. */
  still?: true;
  /** "own": the game shows its clocks itself. */
  clocks?: "own";
  /** What is going on while a scene runs, in place of the question. */
  headline?: (event: GameEvent) => string;
  /** Whether a line of the log is news for a phone's strip; without this, every line is. */
  news?: (line: LogLine) => boolean;
  script: Script;
  theme: string;
}
