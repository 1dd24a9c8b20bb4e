// Made by `python -m lastwire.server.wire` from the types of the server. Not to be edited.
export type Move =
  | PlaceToken
  | DualCut
  | SoloCut
  | RevealRed
  | ChooseOwn
  | DetectorAnswer
  | SwapAnswer
  | LabelDiffer
  | WalkieTalkies
  | PostIt
  | Rewinder
  | Batteries
  | Radar
  | CoffeeMug
  | LabelSame
  | Call
  | CutAll
  | FalseToken
  | Designate
  | Hold
  | Release
  | Expire;
export type Act = Remind | Ready | Propose | Reply | Rule | Careful | Emote | Wait | GoOn | Say;
export type Question = Odds | Cut;
export type Event =
  | MissionStarted
  | WiresDealt
  | TokenPlaced
  | TokenSkipped
  | CutDeclared
  | WireCut
  | CutFailed
  | SoloDone
  | RedsRevealed
  | NumberValidated
  | EquipmentUnlocked
  | EquipmentAdded
  | LabelPlaced
  | SwapProposed
  | WiresSwapped
  | DialTurnedBack
  | CharactersRefreshed
  | RadarAnswered
  | TurnPassed
  | TurnCalled
  | TokenBeside
  | AllDeclared
  | FalseTokenPlaced
  | TurnOrdered
  | NumberTurned
  | HoldAsked
  | HoldReleased
  | TimeRanOut
  | MissionEnded;
export type Answer = OddsAnswer | CutAnswer;

export interface BombBusters {
  move: Move;
  act: Act;
  question: Question;
  event: Event;
  view: View;
  options: Options;
  answer: Answer;
}
/**
 * Mark an own blue wire at set-up (BB-3.14).
 */
export interface PlaceToken {
  kind: "place_token";
  wire: [number, number];
}
/**
 * Point at wires of one stand of a teammate and state what one of them is (BB-4.9). Wires and values ascend.
 *
 * `own` is a plan in case it succeeds: the wire of yours to cut, or with Ray one for each value (BB-4.17).
 */
export interface DualCut {
  kind: "dual_cut";
  /**
   * @maxItems 16
   */
  wires:
    | []
    | [[number, number]]
    | [[number, number], [number, number]]
    | [[number, number], [number, number], [number, number]]
    | [[number, number], [number, number], [number, number], [number, number]]
    | [[number, number], [number, number], [number, number], [number, number], [number, number]]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ];
  /**
   * @maxItems 16
   */
  values:
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
  detector?: "double" | "none" | "super" | "triple";
  ray?: boolean;
  stabilizer?: boolean;
  own?:
    | []
    | [[number, number]]
    | [[number, number], [number, number]]
    | [[number, number], [number, number], [number, number]]
    | [[number, number], [number, number], [number, number], [number, number]]
    | [[number, number], [number, number], [number, number], [number, number], [number, number]]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | null;
}
/**
 * Cut all remaining wires of a value, all of them your own (BB-4.18).
 */
export interface SoloCut {
  kind: "solo_cut";
  value: number | string | boolean | null;
}
/**
 * Lay open a hand that is all red (BB-4.22).
 */
export interface RevealRed {
  kind: "reveal_red";
}
/**
 * Which own wire is cut with the teammate's (BB-4.11).
 */
export interface ChooseOwn {
  kind: "choose_own";
  wire: [number, number];
}
/**
 * Which pointed wire is cut or gets the token; None where there is nothing to choose (BB-4.45).
 */
export interface DetectorAnswer {
  kind: "detector_answer";
  wire: [number, number] | null;
}
/**
 * The wire given in return (BB-4.34).
 */
export interface SwapAnswer {
  kind: "swap_answer";
  wire: [number, number];
}
/**
 * Card 1: this own wire and the one to its right have different values (BB-4.33).
 */
export interface LabelDiffer {
  kind: "label_differ";
  wire: [number, number];
}
/**
 * Card 2: swap a wire with a teammate (BB-4.34).
 */
export interface WalkieTalkies {
  kind: "walkie_talkies";
  wire: [number, number];
  seat: number;
}
/**
 * Card 4: a token at an own blue wire (BB-4.35).
 */
export interface PostIt {
  kind: "post_it";
  wire: [number, number];
}
/**
 * Card 6: dial back one space (BB-4.36).
 */
export interface Rewinder {
  kind: "rewinder";
}
/**
 * Card 7: one or two used characters are fresh again (BB-4.36). Seats ascend.
 */
export interface Batteries {
  kind: "batteries";
  /**
   * @maxItems 16
   */
  seats:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number, number]
    | [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
      ]
    | [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
      ]
    | [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
      ]
    | [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
      ]
    | [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
      ];
}
/**
 * Card 8: which stands hold this number? (BB-4.37).
 */
export interface Radar {
  kind: "radar";
  number: number | string | boolean | null;
}
/**
 * Card 11: skip your turn and say who is next (BB-4.39).
 */
export interface CoffeeMug {
  kind: "coffee_mug";
  seat: number;
}
/**
 * Card 12: this own wire and the one to its right have the same value (BB-4.33).
 */
export interface LabelSame {
  kind: "label_same";
  wire: [number, number];
}
/**
 * Take the next turn where nobody's turn is fixed (BB-12.12).
 */
export interface Call {
  kind: "call";
}
/**
 * Point at all wires of a kind at once (BB-12.16): those of teammates; the own ones are meant, too. They ascend.
 */
export interface CutAll {
  kind: "cut_all";
  /**
   * @maxItems 16
   */
  wires:
    | []
    | [[number, number]]
    | [[number, number], [number, number]]
    | [[number, number], [number, number], [number, number]]
    | [[number, number], [number, number], [number, number], [number, number]]
    | [[number, number], [number, number], [number, number], [number, number], [number, number]]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ];
}
/**
 * Put a token at an own wire that says what it is not (BB-12.20).
 */
export interface FalseToken {
  kind: "false_token";
  wire: [number, number];
  value: number | string | boolean | null;
}
/**
 * Say who must cut the number that was turned up (BB-12.21).
 */
export interface Designate {
  kind: "designate";
  seat: number;
}
/**
 * Played by TABLE when a seat has asked the active expert to wait (BB-4.31).
 */
export interface Hold {
  kind: "hold";
  seat: number;
}
/**
 * Played by TABLE when a seat that asked to wait has said that it may go on (BB-4.31a).
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
 * "Use your Double Detector."
 */
export interface Remind {
  act: "remind";
  target: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * "Equipment n is ready."
 */
export interface Ready {
  act: "ready";
  card: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * "Shall I use equipment n?"
 */
export interface Propose {
  act: "propose";
  card: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * Yes or no to a proposal.
 */
export interface Reply {
  act: "reply";
  ref: number;
  yes: boolean;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * "Remember the mission rule."
 */
export interface Rule {
  act: "rule";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * "Think again before risking red."
 */
export interface Careful {
  act: "careful";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Emote {
  act: "emote";
  mood: "applause" | "hurry" | "laugh" | "nervous" | "phew" | "thumbs_up";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * Ask the active expert to wait (BB-4.31).
 */
export interface Wait {
  act: "hold";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * Wait no longer, as far as the speaker is concerned (BB-4.31a).
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
 * What every hidden wire of the others may be.
 */
export interface Odds {
  kind: "odds";
}
/**
 * How a cut would go that points at these wires of one stand and states these values.
 */
export interface Cut {
  kind: "cut";
  wires:
    | [[number, number]]
    | [[number, number], [number, number]]
    | [[number, number], [number, number], [number, number]]
    | [[number, number], [number, number], [number, number], [number, number]]
    | [[number, number], [number, number], [number, number], [number, number], [number, number]]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ]
    | [
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number],
        [number, number]
      ];
  values:
    | [number | number | string | boolean | null]
    | [number | number | string | boolean | null, number | number | string | boolean | null];
  stabilizer?: boolean;
}
export interface MissionStarted {
  kind: "mission_started";
  mission: number;
  seats: number;
  captain: number;
  dial: number;
  wires: number;
  reds: number[];
  red_count: number;
  yellows: number[];
  yellow_count: number;
  cards: number[];
  numbers: number[];
}
/**
 * Told to its owner alone; the seat is for those who read all logs at once, after the end.
 */
export interface WiresDealt {
  kind: "wires_dealt";
  seat: number;
  stands: number[][];
}
/**
 * At set-up, or by a Post-it.
 */
export interface TokenPlaced {
  kind: "token_placed";
  seat: number;
  wire: [number, number];
  value: number | string;
  card: number | null;
}
/**
 * No token at set-up: none fits (BB-7.4), or the mission has none for this expert.
 */
export interface TokenSkipped {
  kind: "token_skipped";
  seat: number;
}
export interface CutDeclared {
  kind: "cut_declared";
  seat: number;
  target: number;
  wires: [number, number][];
  values: (number | string)[];
  detector: string;
  ray: boolean;
  stabilizer: boolean;
  risky: boolean;
}
/**
 * A wire lies face-up: its owner, its place and its key.
 */
export interface WireCut {
  kind: "wire_cut";
  seat: number;
  wire: [number, number];
  key: number;
}
/**
 * `mark`: what the owner showed of `wire`: a token, a virtual one, a spoken value, or nothing; a token that says
 * what it is not, or only that it is not what was stated (BB-12.20).
 */
export interface CutFailed {
  kind: "cut_failed";
  seat: number;
  dial: number;
  stabilized: boolean;
  mark: string;
  wire: [number, number] | null;
  value: number | string | null;
}
export interface SoloDone {
  kind: "solo_done";
  seat: number;
  value: number | string;
  wires: [number, number][];
  keys: number[];
}
export interface RedsRevealed {
  kind: "reds_revealed";
  seat: number;
  wires: [number, number][];
  keys: number[];
}
export interface NumberValidated {
  kind: "number_validated";
  number: number;
}
export interface EquipmentUnlocked {
  kind: "equipment_unlocked";
  card: number;
}
/**
 * False Bottom (BB-12.1).
 */
export interface EquipmentAdded {
  kind: "equipment_added";
  cards: number[];
  numbers: number[];
}
export interface LabelPlaced {
  kind: "label_placed";
  seat: number;
  wire: [number, number];
  same: boolean;
}
export interface SwapProposed {
  kind: "swap_proposed";
  seat: number;
  mate: number;
  wire: [number, number];
}
/**
 * Where the two wires stood and stand now; what they are only the two experts know.
 */
export interface WiresSwapped {
  kind: "wires_swapped";
  seat: number;
  mate: number;
  given_from: [number, number];
  given_to: [number, number];
  taken_from: [number, number];
  taken_to: [number, number];
  given: number | null;
  taken: number | null;
}
export interface DialTurnedBack {
  kind: "dial_turned_back";
  seat: number;
  dial: number;
}
export interface CharactersRefreshed {
  kind: "characters_refreshed";
  seat: number;
  seats: number[];
}
export interface RadarAnswered {
  kind: "radar_answered";
  seat: number;
  number: number;
  stands: boolean[];
}
/**
 * Coffee Mug (BB-4.39).
 */
export interface TurnPassed {
  kind: "turn_passed";
  seat: number;
  next: number;
}
export interface TurnCalled {
  kind: "turn_called";
  seat: number;
}
/**
 * A token drawn at set-up that fits no wire of this expert: it lies beside the stand (BB-12.16).
 */
export interface TokenBeside {
  kind: "token_beside";
  seat: number;
  value: number | string;
}
/**
 * Somebody points at all wires of a kind at once, own ones among them (BB-12.16).
 */
export interface AllDeclared {
  kind: "all_declared";
  seat: number;
  wires: [number, number][];
  value: number | string;
}
/**
 * A token that says what the wire is not (BB-12.20).
 */
export interface FalseTokenPlaced {
  kind: "false_token_placed";
  seat: number;
  wire: [number, number];
  value: number | string;
}
/**
 * Somebody must cut the number that was turned up (BB-12.21).
 */
export interface TurnOrdered {
  kind: "turn_ordered";
  seat: number;
  next: number;
  number: number;
}
/**
 * The next Number card (BB-12.18).
 */
export interface NumberTurned {
  kind: "number_turned";
  number: number;
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
/**
 * The turn's or the answer's clock (BB-4.49): a turn costs a space of the dial, an answer is left to chance.
 */
export interface TimeRanOut {
  kind: "time_ran_out";
  seat: number;
  timer: string;
  dial: number;
}
/**
 * `aside`: the coloured wires that were never in the game (BB-3.8).
 */
export interface MissionEnded {
  kind: "mission_ended";
  cause: string;
  mission: number;
  dial: number;
  aside: number[];
  opens: number | null;
}
/**
 * The public part first; `own` for a seat, `opened` when it is over.
 */
export interface View {
  options: Options;
  brief: Brief;
  seats: number;
  captain: number;
  phase: string;
  active: number;
  asked: number;
  turn: number;
  round: number;
  dial: number;
  stands: Stand[];
  experts: Expert[];
  cut: number[];
  reds_shown: number;
  supply: number[];
  red: Marker[];
  yellow: Marker[];
  cards: Card[];
  numbers: number[];
  forbidden: number | null;
  labels: LabelShown[];
  facts: FactKnown[];
  known: Knower[];
  origin: number[][];
  waiting: Waiting | null;
  deadline_ms: number;
  hold_until_ms: number;
  waited: number[];
  released: number[];
  own: Own | null;
  opened: Opened | null;
  result: Result | null;
  words: {
    [k: string]: string;
  };
  copies: number;
  closed: number[];
  drawn: number | null;
  beside: Beside[];
  face_down: number;
  target: number | null;
  leader: number | null;
  answered: number[];
}
/**
 * Public, and frozen when the mission starts.
 */
export interface Options {
  mission: number;
  boxes: number;
  captain: string;
  characters: [number, number, number, number];
  log: "full" | "last_round" | "none";
  virtual_tokens: boolean;
  rewind_cap: "six" | "start";
  m3_equipment: "literal" | "practical";
  toolbox: "locked" | "open";
  free_chat: boolean;
  odds: boolean;
  clock: "off" | Clock;
}
/**
 * Seconds for a turn, and for an answer or a set-up token (BB-4.49).
 */
export interface Clock {
  turn: number;
  answer: number;
}
/**
 * A mission as this team plays it: public, and the same from set-up to the end (BB-3.3).
 *
 * A match carries its brief, so that rules read no mission file.
 */
export interface Brief {
  number: number;
  box: number;
  opens: number | null;
  blue: number;
  red: Group;
  yellow: Group;
  deck: number[];
  equipment: number;
  tokens: "choice" | "none" | "random";
  captain_token: boolean;
  deal: "even" | "loose";
  dial: number;
  numbers: number;
  countdown_s: number;
  switches: string[];
  characters: "random" | "table";
  sealed: boolean;
}
/**
 * A colour: `count` wires in the pool, drawn from the whole numbers `first` to `last` (BB-3.6, BB-3.7).
 */
export interface Group {
  count: number;
  of: number | null;
  first: number;
  last: number;
}
/**
 * One stand, slot by slot. `keys`: face-up wires, and those the viewer knows; `uncut`: which are still standing.
 */
export interface Stand {
  seat: number;
  keys: (number | null)[];
  uncut: number[];
  tokens: (number | string | null)[];
  virtual: number[];
  loose: boolean;
  false: number[];
}
export interface Expert {
  character: number;
  detector: boolean;
  wires: number;
}
/**
 * A red or yellow key: surely in play, perhaps, seen, or out by what everybody has seen (BB-3.6, BB-4.25).
 */
export interface Marker {
  key: number;
  state: string;
}
/**
 * An equipment card, what unlocks it, the Number card on it, if any, and how it is used.
 */
export interface Card {
  card: number;
  state: string;
  unlock: number | string;
  number: number | null;
  move: string;
  sets: [string, string | boolean][];
  clause: string;
}
export interface LabelShown {
  left: [number, number];
  right: [number, number];
  same: boolean;
}
/**
 * Something everybody was told of some wires; `values` where the kind is "some" or "none" (10.2).
 */
export interface FactKnown {
  kind: string;
  wires: [number, number][];
  values: (number | string)[];
  round: number;
}
/**
 * An uncut wire that went through a swap, and who knows it though it is not theirs.
 */
export interface Knower {
  wire: [number, number];
  seats: number[];
}
/**
 * What the open question is about: a cut that is being resolved, or a swap.
 */
export interface Waiting {
  by: number;
  asked: number;
  wires: [number, number][];
  values: (number | string)[];
  detector: string;
  ray: boolean;
  stabilizer: boolean;
  hit: number | string | null;
  back: string;
}
/**
 * What only the owner of a seat knows: what its uncut wires count as in this mission (BB-2.1, BB-12.13), and
 * those preselected for a cut that is open.
 */
export interface Own {
  seat: number;
  wires: OwnWire[];
  preselected: ([number, number] | null)[];
}
export interface OwnWire {
  wire: [number, number];
  value: number | string;
}
/**
 * Everything hidden: after the end for everybody, at any time for the all-seeing viewer.
 */
export interface Opened {
  stands: number[][];
  aside: number[];
  preselected: ([number, number] | null)[];
}
export interface Result {
  won: boolean;
  cause: string;
  opens: number | null;
}
/**
 * A token that was drawn at set-up and fits no wire of this expert (BB-12.16).
 */
export interface Beside {
  seat: number;
  value: number | string;
}
/**
 * By stand and slot; None where there is nothing to guess: own, cut and known wires.
 */
export interface OddsAnswer {
  kind: "odds";
  stands: (WireOdds | null)[][];
}
/**
 * What a wire may be, likeliest first.
 */
export interface WireOdds {
  certain: boolean;
  chances: ValueChance[];
}
export interface ValueChance {
  value: number | string;
  chance: number;
  exact: string;
}
/**
 * That a pointed wire has a stated value, and that the bomb goes off because all pointed wires are red.
 */
export interface CutAnswer {
  kind: "cut";
  hit: Chance;
  blast: Chance;
}
/**
 * A probability, and the same as a fraction in lowest terms.
 */
export interface Chance {
  chance: number;
  exact: string;
}
