// Made by `python -m lastwire.server.wire` from the types of the server. Not to be edited.
export type Move =
  Commit | Retract | UseTool | Pass | AutoPass | Protect | XrayPick | Peek | Draft | Staff | Expire;
export type Act = Saw | Plan | Warn | CallWait | Ask | Remark | Emote | Say;
export type Event =
  | MatchStarted
  | BombStarted
  | PlatesPlaced
  | ToolsShown
  | ToolDrafted
  | ToolDiscarded
  | CardCommitted
  | CardRetracted
  | CardsRevealed
  | ToolUsed
  | DeclarationVoided
  | WindowPassed
  | AutoPassSet
  | WaitPaid
  | WireProtected
  | CuttersStopped
  | CardFlipped
  | TileTurned
  | CardsReturned
  | DeckShuffled
  | CardsLookedAt
  | CutScored
  | PointsGained
  | PointsLost
  | BombExploded
  | PlayerSpared
  | Peeked
  | PeekSeen
  | PlateMoved
  | CardPickedUp
  | WaitSpent
  | TimeRanOut
  | BombEnded
  | MatchEnded;

export interface Academy {
  move: Move;
  act: Act;
  question: Odds;
  event: Event;
  view: View;
  options: Options;
  answer: OddsAnswer;
}
/**
 * Choose the action card of this round, face down (BSA-4.2.1).
 */
export interface Commit {
  kind: "commit";
  card: "B" | "CHICKEN" | "G" | "R" | "WAIT" | "Y";
}
/**
 * Take the chosen card back (BSA-4.2.2).
 */
export interface Retract {
  kind: "retract";
}
/**
 * Use a Tool, or declare it in a window (BSA-4.3.2). Each Tool takes its own arguments and no others.
 *
 * `players`: Air Horn; `cards`: Freezer, places in the exposed row; `wire`: Jumper; `card`: Schematics; `player`:
 * Shield and Switch.
 */
export interface UseTool {
  kind: "use_tool";
  tool:
    | "AIR_HORN"
    | "AMPLIFIER"
    | "BOMB_BLANKET"
    | "CRIMPER"
    | "DYNAMO"
    | "FREEZER"
    | "HAMMER"
    | "HELMET"
    | "JAMMER"
    | "JUMPER"
    | "MIRROR"
    | "ORDERS"
    | "SCHEMATICS"
    | "SCRAMBLER"
    | "SHIELD"
    | "SNIFFER"
    | "SWITCH"
    | "TOOLKIT"
    | "WRENCH"
    | "X_RAY";
  players?:
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
    | null;
  cards?:
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
    | null;
  wire?: ("B" | "G" | "R" | "Y") | null;
  card?: ("B" | "CHICKEN" | "G" | "R" | "WAIT" | "Y") | null;
  player?: number | null;
}
/**
 * Use no Tool in this window (BSA-4.3.2).
 */
export interface Pass {
  kind: "pass";
}
/**
 * Do not ask me about this Tool any more, or ask again (BSA-4.14.3).
 */
export interface AutoPass {
  kind: "auto_pass";
  tool:
    | "AIR_HORN"
    | "AMPLIFIER"
    | "BOMB_BLANKET"
    | "CRIMPER"
    | "DYNAMO"
    | "FREEZER"
    | "HAMMER"
    | "HELMET"
    | "JAMMER"
    | "JUMPER"
    | "MIRROR"
    | "ORDERS"
    | "SCHEMATICS"
    | "SCRAMBLER"
    | "SHIELD"
    | "SNIFFER"
    | "SWITCH"
    | "TOOLKIT"
    | "WRENCH"
    | "X_RAY";
  on: boolean;
}
/**
 * Name the wire that nobody cuts (BSA-4.4.2).
 */
export interface Protect {
  kind: "protect";
  wire: "B" | "G" | "R" | "Y";
}
/**
 * Which of the three cards is flipped; 0 was on top (BSA-4.12.20).
 */
export interface XrayPick {
  kind: "xray_pick";
  index: number;
}
/**
 * A Chicken's look (BSA-4.8.2). Wires in the order of the board.
 */
export interface Peek {
  kind: "peek";
  mode: "decks" | "mirror" | "none" | "tiles";
  /**
   * @maxItems 4
   */
  wires?:
    | []
    | ["B" | "G" | "R" | "Y"]
    | ["B" | "G" | "R" | "Y", "B" | "G" | "R" | "Y"]
    | ["B" | "G" | "R" | "Y", "B" | "G" | "R" | "Y", "B" | "G" | "R" | "Y"]
    | ["B" | "G" | "R" | "Y", "B" | "G" | "R" | "Y", "B" | "G" | "R" | "Y", "B" | "G" | "R" | "Y"];
}
/**
 * Take a Tool from the display (BSA-4.10.3).
 */
export interface Draft {
  kind: "draft";
  tool:
    | "AIR_HORN"
    | "AMPLIFIER"
    | "BOMB_BLANKET"
    | "CRIMPER"
    | "DYNAMO"
    | "FREEZER"
    | "HAMMER"
    | "HELMET"
    | "JAMMER"
    | "JUMPER"
    | "MIRROR"
    | "ORDERS"
    | "SCHEMATICS"
    | "SCRAMBLER"
    | "SHIELD"
    | "SNIFFER"
    | "SWITCH"
    | "TOOLKIT"
    | "WRENCH"
    | "X_RAY";
}
/**
 * Played by TABLE: a bot plays for this seat now, or a person again (BSA-7.50).
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
/**
 * "I saw Green's tiles." Nobody checks it.
 */
export interface Saw {
  act: "saw";
  wire: "B" | "G" | "R" | "Y";
  part: "tiles" | "top";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * "I am going to play Red."
 */
export interface Plan {
  act: "plan";
  card: "B" | "CHICKEN" | "G" | "R" | "WAIT" | "Y";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * "Keep away from Yellow."
 */
export interface Warn {
  act: "warn";
  wire: "B" | "G" | "R" | "Y";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * "Somebody Wait!"
 */
export interface CallWait {
  act: "call_wait";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * "What are you going to play?"
 */
export interface Ask {
  act: "ask";
  target: number;
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
/**
 * A bot's line about what has just happened (BSA-5.4a).
 */
export interface Remark {
  act: "remark";
  on: "boom" | "cut" | "own_boom" | "own_cut";
  voice?: "boastful" | "dreamy" | "dry" | "gruff" | "kind" | "nervous";
  variant?: number;
  words?: string;
}
export interface Emote {
  act: "emote";
  mood: "applause" | "chicken" | "laugh" | "nervous" | "oops" | "phew" | "thumbs_up";
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
 * How cuts of every wire would go, by how many players.
 */
export interface Odds {
  kind: "odds";
}
/**
 * `ages`: the seats, the youngest player's first. `house`: whether the numbers are the house's.
 */
export interface MatchStarted {
  kind: "match_started";
  seats: number;
  ages: number[];
  house: boolean;
  odds: boolean;
}
export interface BombStarted {
  kind: "bomb_started";
  bomb: number;
}
/**
 * By plate: its wire, value, and direction.
 */
export interface PlatesPlaced {
  kind: "plates_placed";
  wires: string[];
  values: number[];
  arrows: string[];
}
export interface ToolsShown {
  kind: "tools_shown";
  tools: string[];
  order: number[];
  named: string[];
}
export interface ToolDrafted {
  kind: "tool_drafted";
  seat: number;
  tool:
    | "AIR_HORN"
    | "AMPLIFIER"
    | "BOMB_BLANKET"
    | "CRIMPER"
    | "DYNAMO"
    | "FREEZER"
    | "HAMMER"
    | "HELMET"
    | "JAMMER"
    | "JUMPER"
    | "MIRROR"
    | "ORDERS"
    | "SCHEMATICS"
    | "SCRAMBLER"
    | "SHIELD"
    | "SNIFFER"
    | "SWITCH"
    | "TOOLKIT"
    | "WRENCH"
    | "X_RAY";
  forced: boolean;
  named: string;
}
/**
 * The one left over in a draft.
 */
export interface ToolDiscarded {
  kind: "tool_discarded";
  tool:
    | "AIR_HORN"
    | "AMPLIFIER"
    | "BOMB_BLANKET"
    | "CRIMPER"
    | "DYNAMO"
    | "FREEZER"
    | "HAMMER"
    | "HELMET"
    | "JAMMER"
    | "JUMPER"
    | "MIRROR"
    | "ORDERS"
    | "SCHEMATICS"
    | "SCRAMBLER"
    | "SHIELD"
    | "SNIFFER"
    | "SWITCH"
    | "TOOLKIT"
    | "WRENCH"
    | "X_RAY";
  named: string;
}
export interface CardCommitted {
  kind: "card_committed";
  seat: number;
  card: string | null;
  forced: boolean;
}
export interface CardRetracted {
  kind: "card_retracted";
  seat: number;
}
export interface CardsRevealed {
  kind: "cards_revealed";
  round: number;
  cards: string[];
}
/**
 * `cards`: places in the exposed row that a Freezer takes; what lay there is told by `CardsReturned`.
 */
export interface ToolUsed {
  kind: "tool_used";
  seat: number;
  tool:
    | "AIR_HORN"
    | "AMPLIFIER"
    | "BOMB_BLANKET"
    | "CRIMPER"
    | "DYNAMO"
    | "FREEZER"
    | "HAMMER"
    | "HELMET"
    | "JAMMER"
    | "JUMPER"
    | "MIRROR"
    | "ORDERS"
    | "SCHEMATICS"
    | "SCRAMBLER"
    | "SHIELD"
    | "SNIFFER"
    | "SWITCH"
    | "TOOLKIT"
    | "WRENCH"
    | "X_RAY";
  players: number[];
  wire: string | null;
  card: string | null;
  was: string | null;
  cards: number[];
  named: string;
}
/**
 * Somebody else came first; the Tool stays (BSA-4.3.4).
 */
export interface DeclarationVoided {
  kind: "declaration_voided";
  seat: number;
  tool:
    | "AIR_HORN"
    | "AMPLIFIER"
    | "BOMB_BLANKET"
    | "CRIMPER"
    | "DYNAMO"
    | "FREEZER"
    | "HAMMER"
    | "HELMET"
    | "JAMMER"
    | "JUMPER"
    | "MIRROR"
    | "ORDERS"
    | "SCHEMATICS"
    | "SCRAMBLER"
    | "SHIELD"
    | "SNIFFER"
    | "SWITCH"
    | "TOOLKIT"
    | "WRENCH"
    | "X_RAY";
  named: string;
}
export interface WindowPassed {
  kind: "window_passed";
  window: string;
  seats: number[];
}
export interface AutoPassSet {
  kind: "auto_pass_set";
  seat: number;
  tool:
    | "AIR_HORN"
    | "AMPLIFIER"
    | "BOMB_BLANKET"
    | "CRIMPER"
    | "DYNAMO"
    | "FREEZER"
    | "HAMMER"
    | "HELMET"
    | "JAMMER"
    | "JUMPER"
    | "MIRROR"
    | "ORDERS"
    | "SCHEMATICS"
    | "SCRAMBLER"
    | "SHIELD"
    | "SNIFFER"
    | "SWITCH"
    | "TOOLKIT"
    | "WRENCH"
    | "X_RAY";
  on: boolean;
  named: string;
}
export interface WaitPaid {
  kind: "wait_paid";
  seat: number;
  points: number;
}
export interface WireProtected {
  kind: "wire_protected";
  seat: number;
  wire: string;
  forced: boolean;
}
export interface CuttersStopped {
  kind: "cutters_stopped";
  wire: string;
  seats: number[];
}
export interface CardFlipped {
  kind: "card_flipped";
  wire: string;
  value: number;
  cause: string;
  trigger: number;
  seats: number[];
  named: string;
}
export interface TileTurned {
  kind: "tile_turned";
  wire: string;
  tile: number;
  boom: boolean;
}
export interface CardsReturned {
  kind: "cards_returned";
  wire: string;
  values: number[];
  trigger: number;
}
export interface DeckShuffled {
  kind: "deck_shuffled";
  wire: string;
}
/**
 * Told to the one who looks through the X-Ray alone.
 */
export interface CardsLookedAt {
  kind: "cards_looked_at";
  seat: number;
  wire: string;
  values: number[];
}
export interface CutScored {
  kind: "cut_scored";
  seat: number;
  wire: string;
  main: number;
  chain: number;
  plates: number;
  divisor: number;
  points: number;
}
export interface PointsGained {
  kind: "points_gained";
  seat: number;
  points: number;
  cause: string;
}
export interface PointsLost {
  kind: "points_lost";
  seat: number;
  points: number;
  cause: string;
}
export interface BombExploded {
  kind: "bomb_exploded";
  wire: string;
  seats: number[];
  late: Late[];
}
/**
 * A cut that the explosion forestalled.
 */
export interface Late {
  seat: number;
  wire: string;
}
export interface PlayerSpared {
  kind: "player_spared";
  seat: number;
}
/**
 * The public half of a look: mode "decks", "tiles", "mirror", "none" or "sniffer".
 */
export interface Peeked {
  kind: "peeked";
  seat: number;
  mode: string;
  wires: string[];
  forced: boolean;
}
/**
 * The private half: card values, or the places (1 to 3) of BOOM.
 */
export interface PeekSeen {
  kind: "peek_seen";
  seat: number;
  mode: string;
  wires: string[];
  faces: number[];
}
export interface PlateMoved {
  kind: "plate_moved";
  plate: number;
  wire: string;
  value: number;
}
export interface CardPickedUp {
  kind: "card_picked_up";
  seat: number;
  card: string;
}
export interface WaitSpent {
  kind: "wait_spent";
  seat: number;
}
export interface TimeRanOut {
  kind: "time_ran_out";
  timer: string;
  seats: number[];
}
export interface BombEnded {
  kind: "bomb_ended";
  bomb: number;
  scores: number[];
}
export interface MatchEnded {
  kind: "match_ended";
  winners: number[];
  scores: number[];
}
/**
 * The public part first; `own` for a seat, `opened` when it is over.
 */
export interface View {
  options: Options;
  seats: number;
  bomb: number;
  round: number;
  phase: string;
  asked: number;
  wires: WireSeen[];
  plates: PlateSeen[];
  players: PlayerSeen[];
  turns: number[];
  eligible: number[];
  answered: number[];
  arrived: number[];
  bots: number[];
  declared: (Declared | null)[];
  protected: string[];
  orders: number | null;
  waited: number[];
  scored: string[];
  cutting: Progress | null;
  display: string[];
  discarded: string[];
  tools_left: number;
  gains: number[][];
  sheet: Posting[];
  past: Posting[][];
  wreck: WreckSeen | null;
  worth: Worth;
  toolbox: ToolSeen[];
  own: Own | null;
  opened: Opened | null;
  winners: number[] | null;
}
/**
 * Public, and frozen when the match starts.
 */
export interface Options {
  age_order: "random" | number[];
  allow_debt: boolean;
  chat: "emotes" | "open";
  tool_order: "first" | "score";
  odds: boolean;
  clock: "off" | Clock;
  content: "house" | Table;
}
/**
 * Seconds for the choice of a card, for a Tool window, and for any other answer (BSA-4.14.1).
 */
export interface Clock {
  select: number;
  window: number;
  answer: number;
}
/**
 * BSA-2.9: everything that an owner of the printed game may want to replace. Carried whole in a match's options.
 *
 * Its numbers are bare here, so that what is wrong with them is said in one place: `flaw`.
 */
export interface Table {
  decks: Decks;
  tracks: Tracks;
  plates: Plates;
  chain_per_card: number;
  wait_points: number;
  boom_penalty: number;
  chicken_bonus: number;
  blanket_bonus: number;
  shield_bonus: number;
  helmet_hit: number;
  hammer_bonus: number;
  dynamo_bonus: number;
  zero_link: number | null;
  names: Names;
}
/**
 * The cards of each wire (BSA-2.4). Their order means nothing.
 */
export interface Decks {
  G: number[];
  B: number[];
  R: number[];
  Y: number[];
}
/**
 * The last ordinary space of each track (BSA-2.5).
 */
export interface Tracks {
  G: number;
  B: number;
  R: number;
  Y: number;
}
/**
 * Both sides of plates A and B (BSA-2.6).
 */
export interface Plates {
  II: [Plate, Plate];
  III: [Plate, Plate];
}
export interface Plate {
  value: number;
  arrow: "left" | "right";
}
/**
 * What Tools are called where an owner's cards say something else (BSA-2.7); nothing is the house's name.
 */
export interface Names {
  AIR_HORN: string;
  AMPLIFIER: string;
  BOMB_BLANKET: string;
  CRIMPER: string;
  DYNAMO: string;
  FREEZER: string;
  HAMMER: string;
  HELMET: string;
  JAMMER: string;
  JUMPER: string;
  MIRROR: string;
  ORDERS: string;
  SCHEMATICS: string;
  SCRAMBLER: string;
  SHIELD: string;
  SNIFFER: string;
  SWITCH: string;
  TOOLKIT: string;
  WRENCH: string;
  X_RAY: string;
}
/**
 * A wire as everybody sees it. `left`: what its deck still holds, sorted, as the card backs tell (BSA-2.1.1).
 *
 * `bonus` is what one more cut alone would add to the main value of its card: chain and plates (BSA-2.2: a zero may
 * have another link). `room` is how far the
 * trigger may slide and stay off every sealed tile; the wire is `risky` when its next card could carry it farther.
 */
export interface WireSeen {
  wire: string;
  exposed: number[];
  left: number[];
  trigger: number;
  length: number;
  up: number;
  boom: number | null;
  chain: number;
  bonus: number;
  plates: number;
  room: number;
  risky: boolean;
  tops: number[];
  seen: number[];
}
export interface PlateSeen {
  wire: string;
  value: number;
  arrow: string;
}
/**
 * BSA-4.9.4, BSA-5.6: hands are open, and a committed card still counts as in hand.
 */
export interface PlayerSeen {
  score: number;
  age: number;
  hand: string[];
  stack: string[];
  back: number[];
  spent: boolean;
  committed: boolean;
  act: string | null;
  protects: string | null;
  tools: string[];
  auto: string[];
}
/**
 * The seat's answer in an open window; a pass has no Tool. `ignored`: the Tool about which it stops questions.
 */
export interface Declared {
  tool: string | null;
  players: number[] | null;
  cards: number[] | null;
  wire: string | null;
  card: string | null;
  player: number | null;
  ignored: string | null;
}
/**
 * The wire that is being cut, or has exploded.
 */
export interface Progress {
  wire: string;
  cutters: number[];
  blanket: number | null;
  xray: number | null;
  zero: boolean;
  amplified: boolean;
  jam: number | null;
  spared: number[];
  exploded: boolean;
}
/**
 * A line of the score sheet: who got or lost points, and how a cut's were made up.
 */
export interface Posting {
  bomb: number;
  round: number;
  seat: number;
  cause: string;
  points: number;
  wire: string | null;
  main: number;
  chain: number;
  plates: number;
  divisor: number;
}
/**
 * The bomb that exploded last: where, by whom, and what lay open.
 */
export interface WreckSeen {
  bomb: number;
  round: number;
  wire: string;
  tile: number;
  cutters: number[];
  acts: string[];
  exposed: number[][];
  up: number[];
}
/**
 * What cards and Tools bring or cost at this table (BSA-2.9).
 */
export interface Worth {
  wait: number;
  chicken: number;
  boom: number;
  blanket: number;
  shield: number;
  helmet: number;
  hammer: number;
  dynamo: number;
}
export interface ToolSeen {
  tool: string;
  moment: string;
  name: string;
}
/**
 * What only the player in this seat knows.
 */
export interface Own {
  seat: number;
  committed: string | null;
  answer: Declared | null;
  tops: (number | null)[];
  booms: (number | null)[];
  xray: number[] | null;
  notes: Look[];
}
/**
 * A line in the seat's notebook: a card's value, or BOOM's place from 1 to 3. `stale` once it tells nothing.
 */
export interface Look {
  round: number;
  kind: string;
  wire: string;
  face: number;
  stale: boolean;
}
/**
 * Everything hidden: after the end for everybody, at any time for the all-seeing viewer.
 */
export interface Opened {
  decks: number[][];
  booms: number[];
  pile: string[];
  committed: (string | null)[];
  answers: (Declared | null)[];
}
export interface OddsAnswer {
  kind: "odds";
  wires: WireOdds[];
}
export interface WireOdds {
  wire: string;
  cuts: CutOdds[];
}
/**
 * A cut by so many players: that it explodes, and what each of them may expect, nothing being scored then.
 */
export interface CutOdds {
  cutters: number;
  explodes: Chance;
  points: Chance;
}
/**
 * A number, and the same as a fraction in lowest terms.
 */
export interface Chance {
  value: number;
  exact: string;
}
