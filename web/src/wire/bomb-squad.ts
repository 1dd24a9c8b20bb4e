// Made by `python -m lastwire.server.wire` from the types of the server. Not to be edited.
export type Move =
  | Role
  | Reject
  | Ready
  | Go
  | Intel
  | Discard
  | Analyst
  | Play
  | Activate
  | Switch
  | Send
  | Step
  | Abandon
  | Expire;
export type Act = Point | Suggest | Emote | Say;
export type Event =
  | MissionStarted
  | RoleTaken
  | RolesDealt
  | BecameReady
  | CountdownStarted
  | ClockStarted
  | HandDealt
  | IntelGiven
  | CardDiscarded
  | CardTakenBack
  | CardPlayed
  | CardDrawn
  | PileFlipped
  | RobotActivated
  | ProgramSent
  | RobotMoved
  | HostageSaved
  | BombDisarmed
  | DoorOpened
  | TokenTurnedUp
  | CardFailed
  | RobotSwitched
  | GasSpread
  | RobotSeen
  | MissionEnded;

export interface BombSquad {
  move: Move;
  act: Act;
  question: Preview;
  event: Event;
  view: View;
  options: Options;
  answer: Foresight;
  workshop: Workshop;
}
/**
 * Take a role, or with "random" one of those that are left (BSQ-3.5).
 */
export interface Role {
  kind: "role";
  role: string;
}
/**
 * Reject the roles as they were dealt: all are dealt anew.
 */
export interface Reject {
  kind: "reject";
}
/**
 * BSQ-4.76.
 */
export interface Ready {
  kind: "ready";
}
/**
 * Cut the countdown short (BSQ-4.76).
 */
export interface Go {
  kind: "go";
}
/**
 * Point out all cards with a level or a type in somebody's hand (BSQ-4.10).
 */
export interface Intel {
  kind: "intel";
  to: number | string | boolean | null;
  value: number | string | boolean | null;
  attribute: number | string | boolean | null;
}
/**
 * Name one or two attributes of an own card and lay it on the discard pile (BSQ-4.13). None: not named.
 */
export interface Discard {
  kind: "discard";
  pos: number | string | boolean | null;
  level: number | string | boolean | null;
  type: number | string | boolean | null;
}
/**
 * Pay a cell to take the card back, or not (BSQ-4.18).
 */
export interface Analyst {
  kind: "analyst";
  keep: boolean;
}
/**
 * Put a hand card, or for the Sergeant the top of the discard pile, into the next slot (BSQ-4.20).
 */
export interface Play {
  kind: "play";
  source: number | string | boolean | null;
  pos: number | string | boolean | null;
  face: number | string | boolean | null;
}
/**
 * BSQ-4.30.
 */
export interface Activate {
  kind: "activate";
}
/**
 * Select the other robot (BSQ-4.96).
 */
export interface Switch {
  kind: "switch";
}
/**
 * The program in its final order, and what is scrapped of it (BSQ-4.33). `steps`: one for each card of `order`.
 */
export interface Send {
  kind: "send";
  /**
   * @maxItems 16
   */
  order:
    | []
    | [number | number | string | boolean | null]
    | [number | number | string | boolean | null, number | number | string | boolean | null]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ];
  /**
   * @maxItems 16
   */
  scrap:
    | []
    | [number | number | string | boolean | null]
    | [number | number | string | boolean | null, number | number | string | boolean | null]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ];
  steps:
    | []
    | [Plan]
    | [Plan, Plan]
    | [Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan
      ]
    | null;
}
/**
 * What the operator chooses for one card: a direction, a target, or to let it fail.
 */
export interface Plan {
  dir: number | string | boolean | null;
  target: number | string | boolean | null;
  decline: boolean | null;
}
/**
 * How the next card is performed (BSQ-4.40).
 */
export interface Step {
  kind: "step";
  dir: number | string | boolean | null;
  target: number | string | boolean | null;
  decline: boolean | null;
}
/**
 * Played by TABLE when all agree to give up (BSQ-4.83).
 */
export interface Abandon {
  kind: "abandon";
}
/**
 * The move of the seat CLOCK: this timer has run out. One of the moves of every game that has timers.
 */
export interface Expire {
  kind: "expire";
  timer: string;
}
/**
 * Point at something that everybody sees: a canned public fact.
 */
export interface Point {
  act: "point";
  at: "battery" | "clock" | "discard" | "program" | "reserve" | "saved" | "turn";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * Propose a program to the operator: an order, scraps, perhaps directions and a remark.
 */
export interface Suggest {
  act: "suggest";
  /**
   * @maxItems 16
   */
  order:
    | []
    | [number | number | string | boolean | null]
    | [number | number | string | boolean | null, number | number | string | boolean | null]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ];
  /**
   * @maxItems 16
   */
  scrap?:
    | []
    | [number | number | string | boolean | null]
    | [number | number | string | boolean | null, number | number | string | boolean | null]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ];
  steps?:
    | []
    | [Plan]
    | [Plan, Plan]
    | [Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan
      ]
    | null;
  text?: string | null;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * Before and after a mission, and while the program lies open (BSQ-5.12).
 */
export interface Emote {
  act: "emote";
  mood: "applause" | "laugh" | "phew" | "thumbs_up";
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
 * How the program would go in this order, with these scraps and choices. While it runs: how the rest would go.
 *
 * `order` None: as the cards lie.
 */
export interface Preview {
  kind: "preview";
  order?:
    | []
    | [number | number | string | boolean | null]
    | [number | number | string | boolean | null, number | number | string | boolean | null]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | null;
  /**
   * @maxItems 16
   */
  scrap?:
    | []
    | [number | number | string | boolean | null]
    | [number | number | string | boolean | null, number | number | string | boolean | null]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ]
    | [
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null,
        number | number | string | boolean | null
      ];
  /**
   * @maxItems 16
   */
  steps?:
    | []
    | [Plan]
    | [Plan, Plan]
    | [Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan, Plan]
    | [
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan,
        Plan
      ];
}
export interface MissionStarted {
  kind: "mission_started";
  mission: string;
  title: string;
  difficulty: string;
  seats: number;
  start: number;
  robots: string[];
  variants: string[];
}
export interface RoleTaken {
  kind: "role_taken";
  seat: number;
  role: string | null;
}
export interface RolesDealt {
  kind: "roles_dealt";
  roles: (string | null)[];
  rejected_by: number | null;
}
export interface BecameReady {
  kind: "became_ready";
  seat: number;
}
export interface CountdownStarted {
  kind: "countdown_started";
  seat: number;
}
export interface ClockStarted {
  kind: "clock_started";
  seat: number;
  clock: string;
}
/**
 * Told to those who see it: everybody at the table but its owner.
 */
export interface HandDealt {
  kind: "hand_dealt";
  seat: number;
  cards: string[];
}
export interface IntelGiven {
  kind: "intel_given";
  seat: number;
  to: number;
  attribute: string;
  value: number | string;
  positions: number[];
}
export interface CardDiscarded {
  kind: "card_discarded";
  seat: number;
  pos: number;
  card: string;
  level: number | null;
  type: string | null;
  right: boolean;
  gain: number;
  main: number;
}
export interface CardTakenBack {
  kind: "card_taken_back";
  seat: number;
  pos: number;
  card: string;
  main: number;
}
/**
 * `card` where it is public: face up, or from the discard pile.
 */
export interface CardPlayed {
  kind: "card_played";
  seat: number;
  source: string;
  pos: number | null;
  slot: number;
  up: boolean;
  card: string | null;
}
export interface CardDrawn {
  kind: "card_drawn";
  seat: number;
  card: string | null;
}
export interface PileFlipped {
  kind: "pile_flipped";
  cards: number;
}
export interface RobotActivated {
  kind: "robot_activated";
  seat: number;
  robot: string;
  auto: boolean;
  cards: string[];
  allowance: number;
}
export interface ProgramSent {
  kind: "program_sent";
  seat: number;
  order: number[];
  cards: string[];
  scrapped: string[];
  cost: number;
  main: number;
  reserve: number;
}
export interface RobotMoved {
  kind: "robot_moved";
  robot: string;
  card: string;
  dir: string;
  path: string[];
  crates: string[];
}
export interface HostageSaved {
  kind: "hostage_saved";
  robot: string;
  card: string;
  place: string;
  level: number;
}
export interface BombDisarmed {
  kind: "bomb_disarmed";
  robot: string;
  card: string;
  place: string;
  letter: string;
  level: number;
}
export interface DoorOpened {
  kind: "door_opened";
  robot: string;
  card: string;
  place: string;
  level: number;
}
/**
 * Fog of War (BSQ-4.92). A preview does not know what it will be: level 0.
 */
export interface TokenTurnedUp {
  kind: "token_turned_up";
  place: string;
  level: number;
  letter: string;
}
export interface CardFailed {
  kind: "card_failed";
  robot: string;
  card: string;
  declined: boolean;
  main: number;
  reserve: number;
}
export interface RobotSwitched {
  kind: "robot_switched";
  seat: number;
  robot: string;
}
export interface GasSpread {
  kind: "gas_spread";
  level: number;
  places: string[];
}
export interface RobotSeen {
  kind: "robot_seen";
  robot: string;
  place: string;
  camera: string;
}
export interface MissionEnded {
  kind: "mission_ended";
  cause: string;
  bomb: string;
  score: number;
  stars: number;
  success: boolean;
  levels: number;
  bombs_disarmed: boolean;
  hostages_left: number;
  reserve_used: number;
}
/**
 * The public part first, then what this viewer sees of the cards.
 */
export interface View {
  options: Options;
  mission: Mission;
  seats: number;
  start: number;
  phase: string;
  seat: number;
  asked: number;
  roles: (string | null)[];
  role_types: {
    [k: string]: string;
  };
  ready: number[];
  rejected: number[];
  hand_size: number;
  plan: FloorPlan;
  robots: RobotShown[];
  selected: number;
  tokens: Token[];
  mix: string[];
  doors: DoorShown[];
  crates: string[];
  cameras: Camera[];
  saved: number[];
  secured: Token[];
  lost: Token[];
  points: number;
  costs: number[];
  bill: Bill | null;
  slots: SlotCard[];
  program: Program | null;
  analyst: number | null;
  hands: HandCard[][];
  draw: number;
  discard: string[];
  discarded: number;
  flips: number;
  serial: number;
  started_ms: number | null;
  counted_ms: number | null;
  turns: number;
  counting: "nothing" | "time" | "turns";
  deadlines: Deadline[];
  perfect: number;
  stars: number[];
  tally: Tally[];
  last:
    | (
        | Role
        | Reject
        | Ready
        | Go
        | Intel
        | Discard
        | Analyst
        | Play
        | Activate
        | Switch
        | Send
        | Step
        | Abandon
        | Expire
      )
    | null;
  last_by: number;
  result: Result | null;
  own: number | null;
  opened: Opened | null;
}
/**
 * Public, and frozen when the mission starts.
 */
export interface Options {
  mission:
    | "1"
    | "10"
    | "2"
    | "3"
    | "4"
    | "5"
    | "6"
    | "7"
    | "8"
    | "9"
    | "alpha"
    | "bravo"
    | "charlie"
    | "own";
  own: Mission | null;
  difficulty: "epic" | "standard";
  clock: "expert" | "practice" | "real_time" | "relaxed" | "standard";
  memory: "easy" | "standard" | "strict";
  programming: "face_down" | "face_up";
  roles: "deal" | "mission" | "off" | "pick";
  robot: "mission" | ("dozer" | "felix" | "longarm" | "octotread");
  second_robot: "none" | ("dozer" | "felix" | "longarm" | "octotread");
  fog: boolean;
  no_programming: boolean;
  empty_intel: boolean;
  voluntary_error: boolean;
  chat: "free" | "off" | "structured";
  spectators: "backs" | "hands_late";
  pause: "none" | "vote";
  briefing: boolean;
  bot_delay_s: number;
  bot_time: boolean;
  bots: number;
}
/**
 * One mission. `fog`: whether Fog of War is offered (BSQ-4.93).
 */
export interface Mission {
  id: string;
  robot: "dozer" | "felix" | "longarm" | "octotread";
  bombs: [Fuse] | [Fuse, Fuse] | [Fuse, Fuse, Fuse];
  standard: [number, number, number, number];
  grid: string;
  epic: [number, number, number, number] | null;
  /**
   * @maxItems 3
   */
  gas: [] | [Gas] | [Gas, Gas] | [Gas, Gas, Gas];
  training: boolean;
  face_up: boolean;
  roles: "all" | "blue" | "none";
  fog: boolean;
  title: string;
  intro: string;
}
/**
 * When a bomb goes off (BSQ-4.71).
 */
export interface Fuse {
  letter: "A" | "B" | "C";
  at_s: number;
}
/**
 * When the hostages of a level are lost (BSQ-4.66).
 */
export interface Gas {
  level: 1 | 2 | 3;
  at_s: number;
}
/**
 * What a map says and nothing changes. The second start square is plain floor to a single robot.
 */
export interface FloorPlan {
  rows: number;
  columns: number;
  floor: string[];
  walls: Line[];
  barriers: string[];
  starts: string[];
}
/**
 * A stretch of wall between two corners, counted in squares from the upper left one.
 */
export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
export interface RobotShown {
  name: string;
  place: string;
  main: number;
  most: number;
  reserve: number;
  full_reserve: number;
}
/**
 * A hostage or a bomb on the board; in fog a face-down one has no kind.
 */
export interface Token {
  place: string;
  kind: string | null;
  level: number | null;
  letter: string | null;
}
/**
 * `free`: a card of its level may open it, as far as saved hostages decide (BSQ-4.50).
 */
export interface DoorShown {
  place: string;
  level: number;
  open: boolean;
  free: boolean;
}
/**
 * `sees`: the squares in its view (BSQ-4.64).
 */
export interface Camera {
  place: string;
  dir: string;
  sees: string[];
}
/**
 * What activating the robot now would cost, and what that leaves in its batteries.
 */
export interface Bill {
  cost: number;
  main: number;
  reserve: number;
  enough: boolean;
}
export interface SlotCard {
  id: number;
  by: number;
  up: boolean;
  known: boolean;
  card: string | null;
  mark: Mark | null;
}
/**
 * What the owner was told of a card: the levels and types that it may still have.
 */
export interface Mark {
  levels: number[];
  types: string[];
}
/**
 * While the robot is adjusted or active: everything is open then (BSQ-4.31).
 */
export interface Program {
  allowance: number;
  cards: string[];
  at: number;
  draws: boolean;
  ways: Way[];
}
/**
 * One way to perform a card: what is chosen, and the thing it is done to or the square it leads to.
 */
export interface Way {
  plan: Plan;
  place: string;
}
/**
 * A card in a hand. `id` numbers its entry into the hand and tells nothing of its face (BSQ-5.5).
 */
export interface HandCard {
  id: number;
  card: string | null;
  mark: Mark | null;
}
/**
 * A bomb's time or gas: in ms of mission time, and in turns where the pace counts them, `left` of them by now.
 *
 * `live`: still to come. `shown`: that, or what ended the mission.
 */
export interface Deadline {
  id: string;
  at_ms: number;
  turns: number | null;
  left: number | null;
  live: boolean;
  shown: boolean;
}
/**
 * What a seat has done so far.
 */
export interface Tally {
  intel: number;
  right: number;
  wrong: number;
  plays: number;
  activations: number;
  errors: number;
}
export interface Result {
  cause: string;
  bomb: string;
  score: number;
  stars: number;
  success: boolean;
  levels: number;
  hostages_left: number;
  reserve_used: number;
  sum: Points[];
  missing: number | null;
}
/**
 * A line of the score: for what (`secured`, `bombs`, `left`, `reserve`), how many, and the points.
 */
export interface Points {
  id: string;
  count: number;
  points: number;
}
/**
 * Everything hidden: after the end for everybody, at any time for the all-seeing viewer (BSQ-6.8).
 */
export interface Opened {
  hands: HandCard[][];
  slots: string[];
  program: string[];
  draw: string[];
  discard: string[];
  tokens: Token[];
}
/**
 * `next`: the card that would wait for a choice, and the ways to perform it; `end` as in the result.
 *
 * `steps`: what is chosen for the cards up to there, without being asked where there is one way only. `back`: how many
 * of these choices are left when the last that could have been another is taken back; None if there is none.
 * `bill`: what sending it costs, and what that alone leaves.
 */
export interface Foresight {
  kind: "preview";
  bill: Bill;
  main: number;
  reserve: number;
  cards: Foreseen[];
  next: string | null;
  choices: Way[];
  may_decline: boolean;
  steps: Plan[];
  back: number | null;
  end: string | null;
  camera: string | null;
}
/**
 * One card: what it did ("move", "save", "disarm", "open", "error", "declined"), and how things stand then.
 *
 * `path`: the squares of a move, from the first. `turned`: places where a token would be turned up; what it is, nobody
 * knows. `sure`: whether all that came before was certain. `why`: of an error, the type of card that finds nothing to
 * do, or "locked" where nobody of a door's level is saved.
 */
export interface Foreseen {
  card: string;
  did: string;
  place: string;
  path: string[];
  turned: string[];
  main: number;
  reserve: number;
  sure: boolean;
  why: string;
}
/**
 * What an editor has to know: what can be drawn and chosen, within which bounds, and what to begin with.
 */
export interface Workshop {
  smallest: number;
  largest: number;
  squares: Tile[];
  edges: Tile[];
  robots: ("dozer" | "felix" | "longarm" | "octotread")[];
  roles: ("all" | "blue" | "none")[];
  seconds: [number, number];
  title: number;
  intro: number;
  blank: Drawing;
  sample: Drawing;
}
/**
 * Something to draw on a square or an edge. `id` is what a drawing calls it, `tool` what it is, the rest which.
 * Of all tiles that say the same in `once` a map has at most one.
 */
export interface Tile {
  id: string;
  tool: string;
  level: number | null;
  letter: string | null;
  dir: string | null;
  once: string;
}
/**
 * A map and what its mission needs beside it. `squares` that are not plain floor by place, `edges` that are not
 * open by name (BSQ-2.20); the border of the floor is a wall without being drawn. Times in seconds: of bombs by
 * letter, of gas by level, where 0 is never. Times of bombs that are not on the map do not matter. Star tables that
 * are left out are worked out (BSQ-2.17).
 */
export interface Drawing {
  rows: number;
  columns: number;
  squares: {
    [k: string]: string;
  };
  edges: {
    [k: string]: string;
  };
  title: string;
  intro: string;
  robot: "dozer" | "felix" | "longarm" | "octotread";
  roles: "all" | "blue" | "none";
  face_up: boolean;
  bombs: {
    [k: string]: number;
  };
  gas: {
    [k: string]: number;
  };
  standard: [number, number, number, number] | null;
  epic: [number, number, number, number] | null;
}
