// Made by `python -m lastwire.server.wire` from the types of the server. Not to be edited.
export type Move = Ready | ClaimSubmit | PassClaim | Cut | Hold | Release | Expire;
export type Act =
  | Hand
  | Role
  | Request
  | Suggest
  | Oppose
  | Accuse
  | Vouch
  | Ask
  | Intend
  | Aim
  | Reply
  | Retract
  | Wait
  | GoOn
  | Say
  | Remark;
export type Event =
  | MatchStarted
  | RoleDealt
  | RoundStarted
  | WiresDealt
  | BecameReady
  | ClaimSubmitted
  | ClaimReplaced
  | ClaimPassed
  | ClaimsPublished
  | TimeExtended
  | HoldAsked
  | HoldReleased
  | WireCut
  | RoundEnded
  | MatchEnded;

export interface TimeBomb {
  move: Move;
  act: Act;
  event: Event;
  view: View;
  options: Options;
  floor: Floor;
}
/**
 * Ready for the first cut of the round (TB-4.4).
 */
export interface Ready {
  kind: "ready";
}
/**
 * A hand claim in an ordered or sealed briefing. Loosely typed: wrong numbers are E_CLAIM, not E_FORMAT.
 */
export interface ClaimSubmit {
  kind: "claim_submit";
  success?: number | string | boolean | null;
  boom?: number | string | boolean | null;
}
/**
 * No claim this round (TB-4.4).
 */
export interface PassClaim {
  kind: "pass_claim";
}
/**
 * Cut a wire of another player. Without a slot chance picks one; `expect` guards against a race (TB-7.23).
 */
export interface Cut {
  kind: "cut";
  target: number;
  slot?: number | null;
  expect?: number | null;
}
/**
 * Played by TABLE when a seat has asked for more time (TB-4.10).
 */
export interface Hold {
  kind: "hold";
  seat: number;
}
/**
 * Played by TABLE when a seat that asked for more time needs no more of it (TB-4.10a).
 */
export interface Release {
  kind: "release";
  seat: number;
}
/**
 * The move of the seat CLOCK: this timer has run out. One of the moves of every game that has timers.
 */
export interface Expire {
  kind: "expire";
  timer: string;
}
/**
 * About the row as dealt this round (TB-7.20). Loosely typed: wrong numbers are E_CLAIM, not E_FORMAT.
 */
export interface Hand {
  act: "hand";
  success?: number | string | boolean | null;
  boom?: number | string | boolean | null;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Role {
  act: "role";
  side: "swat" | "terrorist";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Request {
  act: "request";
  what: "cut_me" | "spare_me";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Suggest {
  act: "suggest";
  target: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Oppose {
  act: "oppose";
  target: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Accuse {
  act: "accuse";
  target: number;
  level: 1 | 2 | 3;
  why?:
    | (
        | "claim_broken"
        | "claim_changed"
        | "claim_matched"
        | "cut_boom_claimer"
        | "gave_success"
        | "gut"
        | "silent"
        | "sum_too_high"
        | "sum_too_low"
        | "wasted_cut"
      )
    | null;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Vouch {
  act: "vouch";
  target: number;
  level: 1 | 2 | 3;
  why?:
    | (
        | "claim_broken"
        | "claim_changed"
        | "claim_matched"
        | "cut_boom_claimer"
        | "gave_success"
        | "gut"
        | "silent"
        | "sum_too_high"
        | "sum_too_low"
        | "wasted_cut"
      )
    | null;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Ask {
  act: "ask";
  target: number;
  topic: "hand" | "role" | "whom_suspect" | "why_cut";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Intend {
  act: "intend";
  target: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * A hover marker: relayed, never logged (TB-5.10).
 */
export interface Aim {
  act: "aim";
  target: number;
  slot: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Reply {
  act: "reply";
  ref: number;
  stance: "agree" | "believe" | "disagree" | "doubt";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * Withdraw something you said earlier. What it had replaced does not come back.
 */
export interface Retract {
  act: "retract";
  ref: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * Ask the Clipper for more time (TB-4.10).
 */
export interface Wait {
  act: "hold";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * No more time is needed, as far as the speaker is concerned (TB-4.10a).
 */
export interface GoOn {
  act: "go_on";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Say {
  act: "say";
  text: string;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * A bot's line: one of the game's own about a wire, or about why it cut there (TB-5.10).
 */
export interface Remark {
  act: "remark";
  on: "safe" | "success" | "why_boom" | "why_gut" | "why_success" | "why_trust";
  n?: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface MatchStarted {
  kind: "match_started";
  seats: number;
  profile: string;
  start: number;
  terrorist_prior: {
    [k: string]: number;
  };
  skin: string;
}
/**
 * Told to its owner alone; the seat is for those who read all logs at once, after the end.
 */
export interface RoleDealt {
  kind: "role_dealt";
  seat: number;
  role: string;
  skin: string;
}
export interface RoundStarted {
  kind: "round_started";
  round: number;
  hand_size: number;
  clipper: number;
  safe_left: number;
  success_left: number;
  boom_left: number;
}
/**
 * Told to its owner alone: counts, never places (TB-3.6).
 */
export interface WiresDealt {
  kind: "wires_dealt";
  seat: number;
  round: number;
  safe: number;
  success: number;
  boom: number;
}
export interface BecameReady {
  kind: "became_ready";
  seat: number;
  forced: boolean;
}
/**
 * In `ordered` mode everybody reads the claim; in `sealed` mode only its owner, and a pass looks like a claim.
 */
export interface ClaimSubmitted {
  kind: "claim_submitted";
  seat: number;
  success: number | null;
  boom: number | null;
  passed: boolean | null;
  sealed: boolean;
  forced: boolean;
}
/**
 * Told to its owner alone: a sealed claim was changed before it was opened.
 */
export interface ClaimReplaced {
  kind: "claim_replaced";
  seat: number;
  success: number | null;
  boom: number | null;
  passed: boolean;
}
/**
 * `ordered` mode only.
 */
export interface ClaimPassed {
  kind: "claim_passed";
  seat: number;
  forced: boolean;
}
export interface ClaimsPublished {
  kind: "claims_published";
  claims: Claim[];
}
/**
 * One seat's opened claim; `passed` if it made none.
 */
export interface Claim {
  seat: number;
  success: number | null;
  boom: number | null;
  passed: boolean;
}
/**
 * The cut clock ran out once: the Clipper gets the same time again (TB-4.9).
 */
export interface TimeExtended {
  kind: "time_extended";
  clipper: number;
}
export interface HoldAsked {
  kind: "hold_asked";
  seat: number;
  until_ms: number;
}
export interface HoldReleased {
  kind: "hold_released";
  seat: number;
  until_ms: number;
}
export interface WireCut {
  kind: "wire_cut";
  round: number;
  cut_no: number;
  cutter: number;
  target: number;
  slot: number;
  wire: string;
  forced: boolean;
  success_found: number;
  boom_found: number;
  cuts_total: number;
  exploded: boolean;
}
export interface RoundEnded {
  kind: "round_ended";
  round: number;
  safe: number;
  success: number;
  boom: number;
}
/**
 * Everything hidden is opened (TB-4.3, TB-6.6).
 */
export interface MatchEnded {
  kind: "match_ended";
  winner: string;
  cause: string;
  round: number;
  cuts_total: number;
  cutter: number;
  target: number;
  slot: number;
  wire: string;
  roles: string[];
  leftover: string | null;
  skin: string;
}
/**
 * TB-5.8. The public part first; `own` for a seat, `opened` when it is over.
 */
export interface View {
  options: Options;
  seats: number;
  phase: string;
  round: number;
  rounds: number;
  hand_size: number;
  clipper: number;
  nipper: number;
  ready: number[];
  submitted: number[];
  claim_turn: number | null;
  cuts_in_round: number;
  cuts_left_round: number;
  cuts_total: number;
  cuts_left: number;
  success_total: number;
  success_found: number;
  boom_total: number;
  boom_needed: number;
  boom_found: number;
  success_at_round_start: number;
  safe_left: number;
  success_left: number;
  boom_left: number;
  face_down: number[][];
  piles: Counts[];
  final_wire: string | null;
  history: CutMade[];
  terrorist_prior: {
    [k: string]: number;
  };
  hold_until_ms: number;
  held: number[];
  holding: number[];
  version: number;
  own: Own | null;
  opened: Opened | null;
  result: Result | null;
}
/**
 * Public, and frozen when the match starts (TB-3.12).
 */
export interface Options {
  profile: "base" | "ext78" | "temple" | "three";
  start_player:
    | "last_exploded"
    | "random"
    | "seat:0"
    | "seat:1"
    | "seat:2"
    | "seat:3"
    | "seat:4"
    | "seat:5"
    | "seat:6"
    | "seat:7"
    | "seat:8"
    | "seat:9";
  claim_mode: "free" | "off" | "ordered" | "sealed";
  ready_gate: boolean;
  public_ledger: boolean;
  cut_back: "allowed" | "forbidden";
  early_call: boolean;
  free_chat: boolean;
  show_leftover: boolean;
  clock: "off" | Clock;
  match: "single" | "tokens";
  variants: Variants;
  skin: "squad" | "workshop";
}
/**
 * Seconds for a briefing, for a cut, and for a hold (TB-4.9, TB-4.10).
 */
export interface Clock {
  briefing: number;
  cut: number;
  hold: number;
}
/**
 * Extra cards. The Spy (TB-2.11) is named here so that asking for it is refused with a reason, not ignored.
 */
export interface Variants {
  spy: boolean;
}
export interface Counts {
  safe: number;
  success: number;
  boom: number;
}
/**
 * One line of the public history.
 */
export interface CutMade {
  round: number;
  cut_no: number;
  cutter: number;
  target: number;
  slot: number;
  wire: string;
  forced: boolean;
}
/**
 * What only the owner of a seat knows: their role, and counts of their row, never places.
 */
export interface Own {
  seat: number;
  role: string;
  dealt: Counts;
  now: Counts;
  claim: OwnClaim | null;
}
/**
 * The viewer's own sealed claim, before it is opened.
 */
export interface OwnClaim {
  success: number | null;
  boom: number | null;
  passed: boolean;
}
/**
 * Everything hidden: after the end for everybody, at any time for the all-seeing viewer of a replay.
 */
export interface Opened {
  roles: string[];
  leftover: string | null;
  rows: (string | null)[][];
  deals: string[][][];
  sealed: (OwnClaim | null)[];
}
/**
 * How it ended (TB-6.6).
 */
export interface Result {
  winner: string;
  cause: string;
  round: number;
  cuts_total: number;
  final: CutMade;
}
/**
 * Everything active in the talk log, by kind. Lifetimes as in TB-5.10.
 */
export interface Floor {
  claims: StandingClaim[];
  roles: {
    [k: string]: string;
  };
  requests: {
    [k: string]: string;
  };
  suggestions: {
    [k: string]: number;
  };
  oppositions: {
    [k: string]: number;
  };
  stances: Stance[];
  questions: [number, number, string][];
  intent: number | null;
  retracted: number[];
  ledger: Ledger | null;
}
/**
 * A seat's active hand claim and its arithmetic (TB-5.20). Flags are None when the table hides the ledger.
 */
export interface StandingClaim {
  seat: number;
  seq: number;
  success: number | null;
  boom: number | null;
  changed: boolean;
  implied_left: number | null;
  over: boolean | null;
  short: boolean | null;
}
/**
 * An active accusation (negative level) or voucher (positive).
 */
export interface Stance {
  seat: number;
  target: number;
  level: number;
  why: string | null;
}
export interface Ledger {
  claimed_sum: number;
  success_at_round_start: number;
  gap: number | null;
  boom_claims: number[];
}
