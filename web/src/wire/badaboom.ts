// Made by `python -m lastwire.server.wire` from the types of the server. Not to be edited.
export type Move =
  | Play
  | Interrupt
  | Pass
  | Choose
  | Tinker
  | NoTinker
  | Discard
  | Claim
  | Nominate
  | Preset
  | BuyOff
  | Ritual
  | Accuse
  | Vote
  | Judge
  | Fine
  | Staff
  | Expire;
export type Act = Emote | Boast | Threaten | Promise | Ask | Gloat | Say;
export type Question = WhatIf | Known;
export type Event =
  | MatchStarted
  | HandDealt
  | Nominated
  | HolderFound
  | BombAssembled
  | TurnStarted
  | CardDrawn
  | NothingDrawn
  | CardDealt
  | PileShuffled
  | Passed
  | TrickPlayed
  | Interrupted
  | TrickCancelled
  | TrickTakenOver
  | PlayerChosen
  | TrickFizzled
  | TrickActive
  | CardStolen
  | Peeked
  | HandSeen
  | ContentsSeen
  | CardsDiscarded
  | HandsExchanged
  | MechanismAdded
  | MechanismTaken
  | Judged
  | MechanismGained
  | CoinsMoved
  | Tinkered
  | NotTinkered
  | BombArmed
  | BombSecured
  | ArmedAnnounced
  | BombPassed
  | Exploded
  | MissionsSealed
  | Paid
  | TiePlayedOn
  | PenaltyDrawn
  | Fined
  | BoughtOff
  | RitualDone
  | Accused
  | Voted
  | VoteEnded
  | Staffed
  | PresetMade
  | PresetEnded
  | TimeRanOut
  | MatchEnded;
export type Answer = Outlook | Held;

export interface Badaboom {
  move: Move;
  act: Act;
  question: Question;
  event: Event;
  view: View;
  options: Options;
  answer: Answer;
}
/**
 * A Trick that is no interrupt; `player` exactly if the card has a choice (GB-4.21).
 */
export interface Play {
  kind: "play";
  card: number;
  player?: number | null;
  accept_fine?: boolean;
}
/**
 * An interrupt on the top card of the stack (GB-4.32).
 */
export interface Interrupt {
  kind: "interrupt";
  card: number;
  accept_fine?: boolean;
}
/**
 * Let this poll go by (GB-4.22, GB-4.31).
 */
export interface Pass {
  kind: "pass";
}
/**
 * A new choice for a card that was taken over (GB-4.36).
 */
export interface Choose {
  kind: "choose";
  player: number;
  accept_fine?: boolean;
}
/**
 * Swap a card of the hand for one in the Bomb (GB-4.41).
 */
export interface Tinker {
  kind: "tinker";
  give?: number | null;
  take?: number | null;
  accept_fine?: boolean;
}
export interface NoTinker {
  kind: "no_tinker";
  accept_fine?: boolean;
}
/**
 * Slippery floor: discard these cards, and this many Mechanisms.
 */
export interface Discard {
  kind: "discard";
  /**
   * @maxItems 64
   */
  cards?: number[];
  mechanisms?: number;
}
/**
 * Missions to be shown and paid, possibly none (GB-4.75).
 */
export interface Claim {
  kind: "claim";
  /**
   * @maxItems 64
   */
  cards?: number[];
}
/**
 * Who is the most goblin-like? (GB-3.8).
 */
export interface Nominate {
  kind: "nominate";
  player: number;
}
/**
 * Pass in advance, unknown to the others (GB-4.111). Tricks of these kinds, played by others, do not end it.
 */
export interface Preset {
  kind: "preset";
  until: "affected" | "armed" | "off" | "turn" | "window";
  /**
   * @maxItems 5
   */
  kinds?:
    | []
    | ["F" | "I" | "P" | "T" | "X"]
    | ["F" | "I" | "P" | "T" | "X", "F" | "I" | "P" | "T" | "X"]
    | ["F" | "I" | "P" | "T" | "X", "F" | "I" | "P" | "T" | "X", "F" | "I" | "P" | "T" | "X"]
    | [
        "F" | "I" | "P" | "T" | "X",
        "F" | "I" | "P" | "T" | "X",
        "F" | "I" | "P" | "T" | "X",
        "F" | "I" | "P" | "T" | "X"
      ]
    | [
        "F" | "I" | "P" | "T" | "X",
        "F" | "I" | "P" | "T" | "X",
        "F" | "I" | "P" | "T" | "X",
        "F" | "I" | "P" | "T" | "X",
        "F" | "I" | "P" | "T" | "X"
      ];
}
/**
 * Pay to get rid of your Resurrection card (GB-4.95).
 */
export interface BuyOff {
  kind: "buy_off";
}
/**
 * HIC, THANK YOU, TA-DAA, EEEK, or a card shown to all (GB-4.96).
 */
export interface Ritual {
  kind: "ritual";
  card?: number | null;
}
/**
 * Say that a player broke a rule that only people can judge (GB-4.97).
 */
export interface Accuse {
  kind: "accuse";
  player: number;
}
export interface Vote {
  kind: "vote";
  yes: boolean;
}
/**
 * Whether what a Trick asks for was done, which only people can tell (GB-2.49).
 */
export interface Judge {
  kind: "judge";
  yes: boolean;
}
/**
 * Played by TABLE: a line of chat broke this seat's penalty (GB-2.55, judge C).
 */
export interface Fine {
  kind: "fine";
  seat: number;
}
/**
 * Played by TABLE: this seat is run by a bot now, or by a person again (GB-2.56).
 */
export interface Staff {
  kind: "staff";
  seat: number;
  bot: boolean;
}
/**
 * The move of the seat CLOCK: this timer has run out. One of the moves of every game that has timers.
 */
export interface Expire {
  kind: "expire";
  timer: string;
}
export interface Emote {
  act: "emote";
  mood: "angry" | "applause" | "boom" | "innocent" | "laugh" | "nervous";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * About your own hand; nobody has to be honest.
 */
export interface Boast {
  act: "boast";
  what: "escape" | "interrupt" | "mechanism" | "nothing" | "protection";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Threaten {
  act: "threaten";
  target: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Promise {
  act: "promise";
  target: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Ask {
  act: "ask";
  target: number;
  what: "pass" | "secure" | "spare";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * A bot's, over a promise that it has broken (GB-5.5a).
 */
export interface Gloat {
  act: "gloat";
  target: number;
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
 * A Trick of this controller takes effect, aimed at `player`; or a swap is made; or neither.
 */
export interface WhatIf {
  kind: "what_if";
  card?: number | null;
  controller?: number | null;
  player?: number | null;
  give?: number | null;
  take?: number | null;
}
/**
 * Which cards must be in this seat's hand, by all that the asker was told.
 */
export interface Known {
  kind: "known";
  seat: number;
}
/**
 * With all there is in the box: what lies where is told by numbers from now on.
 */
export interface MatchStarted {
  kind: "match_started";
  seats: number;
  goal: number;
  fine: number;
  buy_off: number;
  cards: Face[];
  bombs: BombFace[];
  mechanisms: Message[];
  penalties: PenaltyFace[];
}
/**
 * One card of the list: its number, what is printed on it, and what that means, at length and in a few words.
 */
export interface Face {
  number: number;
  id: string;
  name: Message;
  copy: number;
  back: "gadget" | "mechanism" | "trick";
  type: string;
  choice: string;
  text: Message;
  gist: Message;
  mission: Message | null;
  pay: number;
}
/**
 * One sentence, or a part of one.
 *
 * `who` names seats: in the sentence `$cutter` is what the player in it is called, and `$cutter_is` is "you" for that
 * player and "other" for everybody else. A list, of seats or of values, is read as "a, b and c"; `$names_or` is "a, b
 * or c", `$names_row` has only blanks between, and `$names_n` is how many there are.
 */
export interface Message {
  id: string;
  who?: {
    [k: string]: number | number[];
  };
  args?: {
    [k: string]: number | string | (number | string | Message)[] | Message;
  };
}
export interface BombFace {
  id: string;
  name: Message;
  mechanisms: number;
  text: Message;
}
export interface PenaltyFace {
  id: string;
  name: Message;
  judge: string;
  text: Message;
}
/**
 * Told to its owner alone; the seat is for those who read all logs at once, after the end.
 */
export interface HandDealt {
  kind: "hand_dealt";
  seat: number;
  cards: Named[];
}
/**
 * A card, a Bomb or a penalty by its number in its list, and by its name.
 */
export interface Named {
  number: number;
  name: Message;
}
export interface Nominated {
  kind: "nominated";
  seat: number;
  player: number | null;
}
/**
 * `votes`: whom each seat named; None where it kept silent, or where there was no vote.
 */
export interface HolderFound {
  kind: "holder_found";
  holder: number;
  votes: (number | null)[] | null;
}
export interface BombAssembled {
  kind: "bomb_assembled";
  bomb: Named;
  mechanisms: number;
  text: Message;
}
/**
 * `contents`: what whoever may look into the Bomb finds in it (GB-4.4, GB-5.7).
 */
export interface TurnStarted {
  kind: "turn_started";
  holder: number;
  turn: number;
  armed: boolean;
  warning: boolean;
  unstable: boolean;
  contents: Named[] | null;
}
/**
 * From the top, where everybody saw it; `why` is the phase or the card that lets one draw.
 */
export interface CardDrawn {
  kind: "card_drawn";
  seat: number;
  card: Named;
  why: "draw" | "parts_drawer" | "trick";
}
/**
 * Both piles are empty (GB-4.14).
 */
export interface NothingDrawn {
  kind: "nothing_drawn";
  seat: number;
}
/**
 * From the bottom: others see the back.
 */
export interface CardDealt {
  kind: "card_dealt";
  seat: number;
  backs: ("gadget" | "mechanism" | "trick")[];
  cards: Named[] | null;
}
export interface PileShuffled {
  kind: "pile_shuffled";
  cards: number;
  top: Named;
}
export interface Passed {
  kind: "passed";
  seat: number;
}
export interface TrickPlayed {
  kind: "trick_played";
  seat: number;
  card: Named;
  player: number | null;
}
export interface Interrupted {
  kind: "interrupted";
  seat: number;
  card: Named;
  target: Named;
}
/**
 * `kept`: it went to the seat's hand.
 */
export interface TrickCancelled {
  kind: "trick_cancelled";
  seat: number;
  card: Named;
  by: Named;
  kept: boolean;
}
export interface TrickTakenOver {
  kind: "trick_taken_over";
  seat: number;
  card: Named;
}
/**
 * Anew, for a card that was taken over; `forced`: there was no other.
 */
export interface PlayerChosen {
  kind: "player_chosen";
  seat: number;
  card: Named;
  player: number;
  forced: boolean;
}
export interface TrickFizzled {
  kind: "trick_fizzled";
  seat: number;
  card: Named;
}
export interface TrickActive {
  kind: "trick_active";
  seat: number;
  card: Named;
  player: number | null;
}
export interface CardStolen {
  kind: "card_stolen";
  seat: number;
  victim: number;
  back: "gadget" | "mechanism" | "trick";
  card: Named | null;
}
/**
 * At a hand, and into the Bomb.
 */
export interface Peeked {
  kind: "peeked";
  seat: number;
  player: number;
  contents: Named[] | null;
  hand: Named[] | null;
}
export interface HandSeen {
  kind: "hand_seen";
  seat: number;
  player: number;
  hand: Named[] | null;
}
/**
 * Into the Bomb alone.
 */
export interface ContentsSeen {
  kind: "contents_seen";
  seat: number;
  contents: Named[] | null;
}
export interface CardsDiscarded {
  kind: "cards_discarded";
  seat: number;
  backs: ("gadget" | "mechanism" | "trick")[];
  cards: Named[] | null;
}
/**
 * Both know both hands: they held them.
 */
export interface HandsExchanged {
  kind: "hands_exchanged";
  seat: number;
  player: number;
  got: Named[] | null;
  gave: Named[] | null;
}
export interface MechanismAdded {
  kind: "mechanism_added";
  seat: number;
}
export interface MechanismTaken {
  kind: "mechanism_taken";
  seat: number;
}
export interface Judged {
  kind: "judged";
  seat: number;
  card: Named;
  yes: boolean;
}
/**
 * From the Mechanism pile.
 */
export interface MechanismGained {
  kind: "mechanism_gained";
  seat: number;
  n: number;
}
/**
 * By a Trick: `n` is below 0 where they are paid to the bank.
 */
export interface CoinsMoved {
  kind: "coins_moved";
  seat: number;
  n: number;
  coins: number;
}
export interface Tinkered {
  kind: "tinkered";
  seat: number;
  back_in: "gadget" | "mechanism" | "trick";
  back_out: "gadget" | "mechanism" | "trick";
  given: Named | null;
  taken: Named | null;
}
export interface NotTinkered {
  kind: "not_tinkered";
  seat: number;
}
export interface BombArmed {
  kind: "bomb_armed";
  armer: number;
  closed: boolean;
}
export interface BombSecured {
  kind: "bomb_secured";
  seat: number;
  gone: Named[];
}
/**
 * GB-4.53; `hit`: whom the explosion would directly affect at this holder; `passed`: once the Bomb is passed on.
 */
export interface ArmedAnnounced {
  kind: "armed_announced";
  gadget: Named | null;
  hit: number[];
  holder: number;
  passed: boolean;
}
export interface BombPassed {
  kind: "bomb_passed";
  seat: number;
  to: number;
  forced: boolean;
  gone: Named[];
}
export interface Exploded {
  kind: "exploded";
  holder: number;
  bomb: Named;
  gadget: Named | null;
  unstable: boolean;
  affected: number[];
  protected: number[];
  killed: number[];
}
export interface MissionsSealed {
  kind: "missions_sealed";
  seat: number;
  cards: Named[] | null;
}
export interface Paid {
  kind: "paid";
  seat: number;
  survival: number;
  hazard: number;
  salvage: number;
  missions: number;
  claimed: Named[];
  coins: number;
}
export interface TiePlayedOn {
  kind: "tie_played_on";
  seats: number[];
}
export interface PenaltyDrawn {
  kind: "penalty_drawn";
  seat: number;
  penalty: Named;
  text: Message;
}
export interface Fined {
  kind: "fined";
  seat: number;
  coins: number;
}
export interface BoughtOff {
  kind: "bought_off";
  seat: number;
  penalty: Named;
}
/**
 * `rule`: what it comes before, or "own" for an owner's word.
 */
export interface RitualDone {
  kind: "ritual_done";
  seat: number;
  rule: string;
  word: Message;
  card: Named | null;
}
export interface Accused {
  kind: "accused";
  seat: number;
  player: number;
}
export interface Voted {
  kind: "voted";
  seat: number;
  yes: boolean;
}
export interface VoteEnded {
  kind: "vote_ended";
  player: number;
  outcome: "breach" | "cancelled" | "no_breach";
}
export interface Staffed {
  kind: "staffed";
  seat: number;
  bot: boolean;
}
/**
 * Told to its owner alone.
 */
export interface PresetMade {
  kind: "preset_made";
  seat: number;
  until: string;
  kinds: string[];
}
/**
 * Told to its owner alone.
 */
export interface PresetEnded {
  kind: "preset_ended";
  seat: number;
}
export interface TimeRanOut {
  kind: "time_ran_out";
  seats: number[];
  ask: string;
}
export interface MatchEnded {
  kind: "match_ended";
  cause: string;
  winners: number[];
  coins: number[];
}
/**
 * GB-5.1. The public part first; `contents` and the dangers as far as the viewer may see; `own` for a seat.
 */
export interface View {
  options: Options;
  seats: number;
  phase: string;
  ask: string;
  asked: number | null;
  owed: number[];
  turn: number;
  holder: number | null;
  next: number | null;
  direction: number;
  coins: number[];
  hands: Backs[];
  pile: number;
  top: number | null;
  drawn: number | null;
  swaps: Swap[];
  votes: (number | null)[] | null;
  discard: number;
  bomb: number;
  inside: Backs;
  armed: boolean;
  gadget: number | null;
  armer: number | null;
  closed: boolean;
  armed_at_start: boolean;
  was_secure: boolean;
  due: boolean;
  bomb_turns: number;
  warning: boolean;
  unstable: boolean;
  spare: number;
  active: Laid[];
  stack: Laid[];
  fates: Fate[];
  part: number;
  rest: number[];
  verdict: number;
  played: number[][];
  killed: number[];
  submitted: number[];
  continuations: number;
  history: Blast[];
  bots: number[];
  prompt: number;
  prompt_t: number;
  cause: string;
  winners: number[];
  gains: number[];
  life: Afterlife | null;
  contents: number[] | null;
  danger: number[] | null;
  danger_next: number[] | null;
  own: Own | null;
  opened: Opened | null;
}
/**
 * Public, and fixed before the start.
 */
export interface Options {
  resurrection: boolean;
  first_player: "random" | "seat:0" | "seat:1" | "seat:2" | "seat:3" | "seat:4" | "vote";
  tie: "shared" | "sudden_death";
  unstable: boolean;
  free_chat: boolean;
  clock: "off" | Clock;
  deck: Deck | null;
}
/**
 * Seconds for each kind of decision (GB-4.110).
 */
export interface Clock {
  trick: number;
  interrupt: number;
  tinkering: number;
  choose: number;
  discard: number;
  claim: number;
  nominate: number;
}
/**
 * All cards of a box. A Mechanism of the house stands by its id, one of an owner by its name.
 */
export interface Deck {
  mechanisms: [string, ...string[]];
  bombs: [Bomb, ...Bomb[]];
  /**
   * @maxItems 20
   */
  gadgets:
    | []
    | [Gadget]
    | [Gadget, Gadget]
    | [Gadget, Gadget, Gadget]
    | [Gadget, Gadget, Gadget, Gadget]
    | [Gadget, Gadget, Gadget, Gadget, Gadget]
    | [Gadget, Gadget, Gadget, Gadget, Gadget, Gadget]
    | [Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget]
    | [Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget]
    | [Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget]
    | [Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget]
    | [Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget, Gadget]
    | [
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget
      ]
    | [
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget
      ]
    | [
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget
      ]
    | [
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget
      ]
    | [
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget
      ]
    | [
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget
      ]
    | [
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget
      ]
    | [
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget
      ]
    | [
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget,
        Gadget
      ];
  tricks: [Trick, ...Trick[]];
  /**
   * @maxItems 60
   */
  missions: Mission[];
  resurrections: [
    Resurrection,
    Resurrection,
    Resurrection,
    Resurrection,
    Resurrection,
    ...Resurrection[]
  ];
}
/**
 * GB-2.10. `motto` is what its properties are called.
 */
export interface Bomb {
  id: string;
  name: string | null;
  mechanisms: number;
  mark: "O" | "P" | "R";
  motto: string | null;
  /**
   * @maxItems 6
   */
  properties:
    | []
    | [Property]
    | [Property, Property]
    | [Property, Property, Property]
    | [Property, Property, Property, Property]
    | [Property, Property, Property, Property, Property]
    | [Property, Property, Property, Property, Property, Property];
}
/**
 * GB-2.47: one thing that is so while a Bomb is in play.
 */
export interface Property {
  rule:
    | "draw_for_gadget"
    | "glass"
    | "hazard_pay"
    | "hits"
    | "never_closed"
    | "no_gadgets"
    | "salvage_most"
    | "salvage_pay"
    | "spares"
    | "survival_pay";
  /**
   * @maxItems 4
   */
  whom:
    | []
    | [
        | "armer"
        | "everyone"
        | "holder"
        | "left"
        | "named"
        | "next"
        | "others"
        | "poorest"
        | "rest"
        | "richest"
        | "right"
        | "sole_poorest"
        | "sole_richest"
        | "you"
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ];
  reach: number;
  amount: number | null;
}
/**
 * GB-2.30, GB-2.47: whom it hits, and whom it hits if that is nobody. One that hits nobody is a dud.
 */
export interface Gadget {
  id: string;
  name: string | null;
  /**
   * @maxItems 4
   */
  hits:
    | []
    | [
        | "armer"
        | "everyone"
        | "holder"
        | "left"
        | "named"
        | "next"
        | "others"
        | "poorest"
        | "rest"
        | "richest"
        | "right"
        | "sole_poorest"
        | "sole_richest"
        | "you"
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ];
  mark: "O" | "P" | "R";
  /**
   * @maxItems 4
   */
  otherwise:
    | []
    | [
        | "armer"
        | "everyone"
        | "holder"
        | "left"
        | "named"
        | "next"
        | "others"
        | "poorest"
        | "rest"
        | "richest"
        | "right"
        | "sole_poorest"
        | "sole_richest"
        | "you"
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ];
  /**
   * @maxItems 4
   */
  spares:
    | []
    | [
        | "armer"
        | "everyone"
        | "holder"
        | "left"
        | "named"
        | "next"
        | "others"
        | "poorest"
        | "rest"
        | "richest"
        | "right"
        | "sole_poorest"
        | "sole_richest"
        | "you"
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ];
  reach: number;
}
/**
 * GB-2.40. `who`, `needs` and `choice` are its conditions, `does` what it does, one thing after the other.
 */
export interface Trick {
  id: string;
  name: string | null;
  copies: number;
  kind: "F" | "I" | "P" | "T" | "X";
  /**
   * @maxItems 6
   */
  does:
    | []
    | [Does]
    | [Does, Does]
    | [Does, Does, Does]
    | [Does, Does, Does, Does]
    | [Does, Does, Does, Does, Does]
    | [Does, Does, Does, Does, Does, Does];
  mark: "O" | "P" | "R";
  who: "any" | "holder" | "non_holder";
  choice: "another" | "another_with_cards" | "any" | "neighbour" | "none";
  /**
   * @maxItems 6
   */
  needs:
    | []
    | ["armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering"]
    | [
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering"
      ]
    | [
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering"
      ]
    | [
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering"
      ]
    | [
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering"
      ]
    | [
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering",
        "armed" | "contents" | "further_card" | "mechanism_pile" | "secure" | "tinkering"
      ];
  /**
   * @maxItems 12
   */
  missions:
    | []
    | [MissionOn]
    | [MissionOn, MissionOn]
    | [MissionOn, MissionOn, MissionOn]
    | [MissionOn, MissionOn, MissionOn, MissionOn]
    | [MissionOn, MissionOn, MissionOn, MissionOn, MissionOn]
    | [MissionOn, MissionOn, MissionOn, MissionOn, MissionOn, MissionOn]
    | [MissionOn, MissionOn, MissionOn, MissionOn, MissionOn, MissionOn, MissionOn]
    | [MissionOn, MissionOn, MissionOn, MissionOn, MissionOn, MissionOn, MissionOn, MissionOn]
    | [
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn
      ]
    | [
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn
      ]
    | [
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn
      ]
    | [
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn,
        MissionOn
      ];
}
/**
 * GB-2.46: one thing that a Trick does. `reach` is how many seats away left and right are.
 */
export interface Does {
  do:
    | "add"
    | "affect"
    | "cancel"
    | "chain"
    | "deal"
    | "discard"
    | "draw"
    | "earn"
    | "exchange"
    | "gain"
    | "judge"
    | "keep"
    | "look"
    | "lose"
    | "no_explosion"
    | "no_forced_pass"
    | "no_interrupts"
    | "no_tinkering"
    | "pass"
    | "pay"
    | "protect"
    | "remove"
    | "reverse"
    | "steal"
    | "swap"
    | "take_over";
  /**
   * @maxItems 4
   */
  who:
    | []
    | [
        | "armer"
        | "everyone"
        | "holder"
        | "left"
        | "named"
        | "next"
        | "others"
        | "poorest"
        | "rest"
        | "richest"
        | "right"
        | "sole_poorest"
        | "sole_richest"
        | "you"
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "named"
          | "next"
          | "others"
          | "poorest"
          | "rest"
          | "richest"
          | "right"
          | "sole_poorest"
          | "sole_richest"
          | "you"
        )
      ];
  amount: number | null;
  reach: number;
  bomb: boolean;
  unless_holder: boolean;
  text: string | null;
}
/**
 * Which copy of a Trick bears a mission.
 */
export interface MissionOn {
  copy: number;
  code: string;
}
/**
 * GB-2.50, GB-2.51: it is fulfilled if all facts of `all` are so, and one of `any` where there are any.
 */
export interface Mission {
  code: string;
  pay: number;
  mark: "O" | "P" | "R";
  /**
   * @maxItems 6
   */
  all:
    | []
    | [Fact]
    | [Fact, Fact]
    | [Fact, Fact, Fact]
    | [Fact, Fact, Fact, Fact]
    | [Fact, Fact, Fact, Fact, Fact]
    | [Fact, Fact, Fact, Fact, Fact, Fact];
  /**
   * @maxItems 6
   */
  any:
    | []
    | [Fact]
    | [Fact, Fact]
    | [Fact, Fact, Fact]
    | [Fact, Fact, Fact, Fact]
    | [Fact, Fact, Fact, Fact, Fact]
    | [Fact, Fact, Fact, Fact, Fact, Fact];
}
/**
 * GB-2.51: something that an explosion brought about, as one claimant sees it: how many there are.
 *
 * Without a bound there has to be at least one.
 */
export interface Fact {
  fact: "armed" | "cards" | "coins" | "gadget" | "holds" | "killed" | "mechanisms" | "survives";
  /**
   * @maxItems 4
   */
  who:
    | []
    | [
        | "armer"
        | "everyone"
        | "holder"
        | "left"
        | "others"
        | "poorer"
        | "poorest"
        | "richer"
        | "richest"
        | "right"
        | "you"
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "others"
          | "poorer"
          | "poorest"
          | "richer"
          | "richest"
          | "right"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "others"
          | "poorer"
          | "poorest"
          | "richer"
          | "richest"
          | "right"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "others"
          | "poorer"
          | "poorest"
          | "richer"
          | "richest"
          | "right"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "others"
          | "poorer"
          | "poorest"
          | "richer"
          | "richest"
          | "right"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "others"
          | "poorer"
          | "poorest"
          | "richer"
          | "richest"
          | "right"
          | "you"
        )
      ]
    | [
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "others"
          | "poorer"
          | "poorest"
          | "richer"
          | "richest"
          | "right"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "others"
          | "poorer"
          | "poorest"
          | "richer"
          | "richest"
          | "right"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "others"
          | "poorer"
          | "poorest"
          | "richer"
          | "richest"
          | "right"
          | "you"
        ),
        (
          | "armer"
          | "everyone"
          | "holder"
          | "left"
          | "others"
          | "poorer"
          | "poorest"
          | "richer"
          | "richest"
          | "right"
          | "you"
        )
      ];
  reach: number;
  least: number | null;
  most: number | null;
  majority: boolean;
}
/**
 * GB-2.55, GB-2.58: forbidden moves, a ritual, a filter of chat, or words that the table judges by a vote. Without
 * any of them, the words are the house's.
 */
export interface Resurrection {
  id: string;
  name: string | null;
  mark: "O" | "P" | "R";
  /**
   * @maxItems 4
   */
  forbids: [] | [Ban] | [Ban, Ban] | [Ban, Ban, Ban] | [Ban, Ban, Ban, Ban];
  ritual: Rite | null;
  chat: Chat | null;
  text: string | null;
}
/**
 * GB-2.58: a move that costs a fine. `after`: how many of them are free in each trick phase.
 */
export interface Ban {
  move: "interrupt" | "name" | "no_swap" | "swap" | "trick";
  after: number;
  /**
   * @maxItems 4
   */
  naming:
    | []
    | ["anyone" | "holder" | "left" | "poorer" | "richer" | "right"]
    | [
        "anyone" | "holder" | "left" | "poorer" | "richer" | "right",
        "anyone" | "holder" | "left" | "poorer" | "richer" | "right"
      ]
    | [
        "anyone" | "holder" | "left" | "poorer" | "richer" | "right",
        "anyone" | "holder" | "left" | "poorer" | "richer" | "right",
        "anyone" | "holder" | "left" | "poorer" | "richer" | "right"
      ]
    | [
        "anyone" | "holder" | "left" | "poorer" | "richer" | "right",
        "anyone" | "holder" | "left" | "poorer" | "richer" | "right",
        "anyone" | "holder" | "left" | "poorer" | "richer" | "right",
        "anyone" | "holder" | "left" | "poorer" | "richer" | "right"
      ];
  bomb: "any" | "armed" | "secure";
  giving: "any" | "gadget" | "mechanism" | "trick";
}
/**
 * GB-2.58: what has to be done before what. `word`: an owner's own; without one it is the house's.
 */
export interface Rite {
  before: "armed" | "tinkering" | "trick" | "turn";
  word: string | null;
  show: boolean;
}
/**
 * GB-2.58: what lines of chat must be like.
 */
export interface Chat {
  /**
   * @maxItems 5
   */
  without:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string];
  upper: boolean;
  ends: string | null;
}
/**
 * How many cards there are of each back (GB-2.3).
 */
export interface Backs {
  mechanisms: number;
  gadgets: number;
  tricks: number;
}
/**
 * A swap in this turn, by its backs.
 */
export interface Swap {
  seat: number;
  put: string;
  took: string;
}
/**
 * A Trick that is active or on the stack.
 */
export interface Laid {
  card: number;
  controller: number;
  player: number | null;
}
/**
 * What becomes of a Trick on the stack if nobody answers any more.
 */
export interface Fate {
  works: boolean;
  controller: number;
}
/**
 * An explosion of this match.
 */
export interface Blast {
  bomb: number;
  holder: number;
  armer: number | null;
  gadget: number | null;
  killed: number[];
  turns: number;
  pay: number[];
  claimed: number[][];
}
/**
 * The optional rules.
 */
export interface Afterlife {
  penalties: (Penalty | null)[];
  fines: number[];
  pile: number;
  discard: number[];
  duty: number[];
  jumpy: number[];
  warned: number[];
  accused: number | null;
  accuser: number | null;
  votes: (boolean | null)[];
  vote_t: number;
  accusers: number[];
}
/**
 * The Resurrection card before a seat.
 */
export interface Penalty {
  card: number;
  word: Message | null;
  alarm: boolean;
  stand_in: boolean;
  written: boolean;
  ritual: boolean;
  due: boolean;
}
/**
 * What only the owner of a seat knows.
 */
export interface Own {
  seat: number;
  hand: number[];
  claim: number[] | null;
  nomination: number | null;
  preset: Advance | null;
}
/**
 * A pass set in advance (GB-4.111).
 */
export interface Advance {
  until: string;
  kinds: string[];
}
/**
 * Everything hidden: after the end for everybody, at any time for the all-seeing viewer of a replay.
 */
export interface Opened {
  hands: number[][];
  contents: number[];
  pile: number[];
  discard: number[];
  claims: (number[] | null)[];
  nominations: (number | null)[];
  presets: (Advance | null)[];
  penalties: number[];
}
/**
 * How things would stand. Who dies is None where it depends on a Gadget that the asker has not seen.
 */
export interface Outlook {
  kind: "what_if";
  holder: number;
  armed: boolean;
  due: boolean;
  killed: number[] | null;
  after: number[] | null;
  remembered: number | null;
}
/**
 * Sure ones alone, in their order.
 */
export interface Held {
  kind: "known";
  cards: number[];
}
