// Made by `python -m lastwire.server.wire` from the types of the server. Not to be edited.
export type Command =
  | Sit
  | Stand
  | Rename
  | PutBot
  | Clear
  | Substitute
  | Swap
  | Configure
  | Start
  | BackToRoom
  | Again
  | Play
  | Say
  | Chat
  | Pause
  | Abandon
  | Ask
  | Nod
  | Deny
  | Enter
  | Protect
  | Lock
  | Mute
  | HandOver
  | Pardon
  | Mark
  | Consult
  | Describe
  | Ping;
export type Coaching = Hint | Weigh | Why;
export type Dispatch =
  | Welcome
  | TableChanged
  | MatchShown
  | Updated
  | Curtain
  | Marked
  | Done
  | Declined
  | Consulted
  | Described
  | Pong
  | Notice
  | Bye;
export type Coached = Hinted | Weighed | Explained;

export interface Protocol {
  command: Command;
  choices: Choices;
  coaching: Coaching;
  newtable: NewTable;
  ownmission: OwnMission;
  newcrew: NewCrew;
  joining: Joining;
  dispatch: Dispatch;
  listed: Listed;
  coached: Coached;
  problem: Problem;
  me: Me;
  games: Games;
  tableopened: TableOpened;
  mytables: MyTables;
  invite: Invite;
  found: Found;
  campaignpage: CampaignPage;
  crews: Crews;
  draft: Draft;
  replay: Replay;
  position: Position;
  lessonpage: LessonPage;
  rulespage: RulesPage;
  guidepage: GuidePage;
  scenes: Scenes;
  aboutpage: AboutPage;
}
/**
 * Take a seat (the first free one, or a bot's, if none is named).
 */
export interface Sit {
  kind: "sit";
  id: string;
  name: string;
  seat?: number | null;
}
/**
 * Leave your own seat for good; in a running match a bot takes it.
 */
export interface Stand {
  kind: "stand";
  id: string;
}
export interface Rename {
  kind: "rename";
  id: string;
  name: string;
}
/**
 * Host: put a bot of this level in an empty seat, or change a bot's level. Without a seat: in all empty ones.
 * Without a level: of the one that fits what is played.
 */
export interface PutBot {
  kind: "bot";
  id: string;
  level?: string | null;
  seat?: number | null;
}
/**
 * Host: take a bot out of a seat, or send a person away, who then cannot come back to this table.
 */
export interface Clear {
  kind: "clear";
  id: string;
  seat: number;
}
/**
 * Host: let a bot play for the person in this seat, until they act or come back.
 */
export interface Substitute {
  kind: "substitute";
  id: string;
  seat: number;
}
/**
 * Host: exchange two seats, empty ones included, before a match.
 */
export interface Swap {
  kind: "swap";
  id: string;
  a: number;
  b: number;
}
/**
 * Host: change game, number of seats, options, who may watch or how the table plays, before a match; in a match the
 * pace alone. `content` is the text of an owner's file, for a game that has content to replace: it becomes part of the
 * options.
 */
export interface Configure {
  kind: "configure";
  id: string;
  game?: string | null;
  seats?: number | null;
  options?: unknown;
  watch?: ("anyone" | "nobody") | null;
  content?: string | null;
  style?: Style | null;
}
/**
 * `pace`: how fast bots answer, and captions and scenes go by. `practice`: hints, odds and warnings, and no move
 * clocks. `lead`: bots leave the decisions that matter to people.
 */
export interface Style {
  pace: "fast" | "normal" | "relaxed";
  practice: boolean;
  lead: boolean;
}
/**
 * Host: begin the match. All seats must be taken.
 */
export interface Start {
  kind: "start";
  id: string;
}
/**
 * Host, after a match: back to the room, to change game, options or seats.
 */
export interface BackToRoom {
  kind: "room";
  id: string;
}
/**
 * Host, after a match: the next match with the same game, options and seats, at once.
 */
export interface Again {
  kind: "again";
  id: string;
}
/**
 * A move of your own seat, in answer to a prompt. `match` keeps a late retry from answering the next match.
 */
export interface Play {
  kind: "play";
  id: string;
  prompt: number;
  move: unknown;
  match?: number | null;
}
/**
 * An act of talk by your own seat in the running match.
 */
export interface Say {
  kind: "say";
  id: string;
  act: unknown;
}
/**
 * A line of chat at the table, where no match has its own talk: before it, after it, while it is paused.
 */
export interface Chat {
  kind: "chat";
  id: string;
  text: string;
}
/**
 * Agree to pause (or, with `on` false, to go on). It happens when everybody whose seat is not kept by a bot agrees;
 * going on without somebody who is gone takes most of those who are here.
 */
export interface Pause {
  kind: "pause";
  id: string;
  on: boolean;
}
/**
 * Agree to end the match without a result. It happens when everybody whose seat is not kept by a bot agrees.
 */
export interface Abandon {
  kind: "abandon";
  id: string;
  on: boolean;
}
/**
 * Ask to be let in: for a seat (the first free one, if none is named) or, with `watch`, to watch. Those who may say
 * yes see it; it lasts as long as the connection, and is not stored.
 */
export interface Ask {
  kind: "ask";
  id: string;
  name?: string;
  seat?: number | null;
  watch?: boolean;
}
/**
 * Host, or another player if the host may not: let somebody in who asked.
 */
export interface Nod {
  kind: "nod";
  id: string;
  ask: number;
}
/**
 * The same: do not let them in. Told to them, and not stored.
 */
export interface Deny {
  kind: "deny";
  id: string;
  ask: number;
}
/**
 * Give the table's password. The server makes a key of it before the table sees it.
 */
export interface Enter {
  kind: "enter";
  id: string;
  password: string;
}
/**
 * Host: ask newcomers for a password from now on, or, without one, stop asking.
 */
export interface Protect {
  kind: "protect";
  id: string;
  password?: string | null;
}
/**
 * Host: let nobody in without a nod, or open the table again.
 */
export interface Lock {
  kind: "lock";
  id: string;
  on: boolean;
}
/**
 * Host: take away free text from the player in this seat (or, without a seat, from all who watch), or give it back.
 * The set phrases of the game's rules stay.
 */
export interface Mute {
  kind: "mute";
  id: string;
  on: boolean;
  seat?: number | null;
}
/**
 * Host: make the player in this seat host.
 */
export interface HandOver {
  kind: "host";
  id: string;
  seat: number;
}
/**
 * Host: whoever was sent away may come back.
 */
export interface Pardon {
  kind: "pardon";
  id: string;
}
/**
 * A hover marker: relayed to everybody, neither stored nor answered.
 */
export interface Mark {
  kind: "mark";
  act: unknown;
}
/**
 * Have something worked out from your own seat's view. The answer goes to the asker alone and is not stored.
 */
export interface Consult {
  kind: "consult";
  id: string;
  question: unknown;
}
/**
 * Put the position into words, for somebody who reads it or has it read to them.
 */
export interface Describe {
  kind: "describe";
  id: string;
}
/**
 * Answered at once with the server's time. `rtt_ms` is what older clients send; nobody reads it.
 */
export interface Ping {
  kind: "ping";
  sent: number;
  rtt_ms?: number | null;
}
/**
 * What can I do now? `begin`: only what begins with this line, which an earlier list led to.
 */
export interface Choices {
  kind: "choices";
  begin?: string;
}
/**
 * What would a strong player do now, and why?
 */
export interface Hint {
  kind: "hint";
}
/**
 * Is there anything to be said against this move?
 */
export interface Weigh {
  kind: "weigh";
  move: unknown;
}
/**
 * Why can this piece not be used now? `making`: the kind of move for which it was to be used, if one was begun;
 * `begun`: what has been chosen for it.
 */
export interface Why {
  kind: "why";
  piece: string;
  making?: string;
  begun?: {};
}
/**
 * Open a table; the sender is its host and sits in seat 0. `fill` puts bots of that level in the other seats, or of
 * the one that fits what is played.
 */
export interface NewTable {
  game: string;
  name: string;
  seats?: number | null;
  options?: unknown;
  watch?: ("anyone" | "nobody") | null;
  style?: Style | null;
  fill?: string | null;
  start?: boolean;
}
/**
 * A player's own mission: a drawing, or without one the text of its file.
 */
export interface OwnMission {
  text?: string;
  drawing?: {} | null;
}
/**
 * Found a crew: its name, and the sender's.
 */
export interface NewCrew {
  name: string;
  called: string;
}
/**
 * Join a crew by its invitation, under this name.
 */
export interface Joining {
  invitation: string;
  called: string;
}
/**
 * First message of every connection. A client of another protocol cannot go on; one of another build should be
 * reloaded soon, for what it has not loaded yet is gone.
 */
export interface Welcome {
  kind: "welcome";
  seat: number | null;
  host: boolean;
  table: TableInfo;
  chat_shut: Message | null;
  standing: "door" | "inside" | "password";
  asked: ("denied" | "waiting") | null;
  asking: Asking[];
  protocol: 5;
  build: string;
  you: string;
  now: number;
}
/**
 * The room as everybody sees it.
 */
export interface TableInfo {
  id: string;
  game: string;
  options: unknown;
  seats: SeatInfo[];
  seats_allowed: [number, number];
  levels: string[];
  level: string;
  watch: string;
  style: Style;
  watchers: number;
  locked: boolean;
  guarded: boolean;
  quiet: boolean;
  sent_away: number;
  phase: "match" | "over" | "room";
  match: number;
  paused: boolean;
  resuming: boolean;
  waiting: boolean;
  pause_wanted: number[];
  abandon_wanted: number[];
  series: Series | null;
  chat: ChatLine[];
  matches: PastMatch[];
}
/**
 * One seat as everybody sees it. `bot`: level of a bot that belongs here; `stand_in`: of one that keeps it warm.
 */
export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  stand_in: string | null;
  connected: boolean;
  host: boolean;
  muted: boolean;
}
/**
 * Points of a series, by seat, and its winners once it is over.
 */
export interface Series {
  totals: number[];
  winners: number[] | null;
}
/**
 * A line of chat, or one of the table itself, which is a message. Whoever watches has a number for a name.
 */
export interface ChatLine {
  name: string | Message;
  text: string | Message;
  system: boolean;
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
/**
 * A finished match of this table, for the replay list.
 */
export interface PastMatch {
  number: number;
  game: string;
  reason: string;
  winners: string[];
}
/**
 * Somebody waits to be let in: to this seat, or to watch. `hint`: they come from where somebody came from who was
 * sent away, or where somebody sits who plays here; `own`: from the receiver's own address, so another has to nod.
 */
export interface Asking {
  ask: number;
  name: string;
  seat: number | null;
  hint: ("near" | "own" | "sent_away") | null;
}
/**
 * The room changed, or the receiver's place in it.
 */
export interface TableChanged {
  kind: "table";
  seat: number | null;
  host: boolean;
  table: TableInfo;
  chat_shut: Message | null;
  standing: "door" | "inside" | "password";
  asked: ("denied" | "waiting") | null;
  asking: Asking[];
}
/**
 * The whole match for this viewer: at its start, on reconnecting, after a pause, when names or its seat changed,
 * and after messages were dropped. `lines` are those after the last that the client has, or all: `n` tells.
 */
export interface MatchShown {
  kind: "match";
  number: number;
  game: string;
  seat: number | null;
  names: string[];
  called: string[][];
  commitment: string;
  n: number;
  t: number;
  now: number;
  lines: LogLine[];
  part: MatchPart;
}
/**
 * One line of the viewer's own log: the message (None: nothing to read), its clause, and what it stands for. In an
 * update, `view` has the fields of the viewer's view that were different when it happened. `named`: which of
 * the match's `called` tells what players were called then.
 */
export interface LogLine {
  n: number;
  message?: Message | null;
  clause?: string;
  event?: unknown;
  said?: Said | null;
  view?: unknown;
  named?: number;
}
/**
 * An accepted act of talk: its number in the talk log, the speaker, when (in the game's own counting), the act.
 */
export interface Said {
  seq: number;
  seat: number;
  when: number[];
  act: unknown;
}
/**
 * The match as one viewer sees it. In an update, a part that did not change is left out, and so is each field of
 * the view that is as the update's last line left it. `forgotten`: up to this line the log is gone, but for talk.
 */
export interface MatchPart {
  view?: unknown;
  prompt?: Prompt | null;
  ask?: Message;
  goal?: Message | null;
  offers?: Offer[];
  talk?: TalkRule;
  floor?: unknown;
  timers?: Running[];
  ended?: Ended | null;
  forgotten?: number;
}
/**
 * What the match waits for.
 *
 * `id` names the question and stays while the question stays; it must follow from public facts alone, and so must
 * `owed` (who has to answer) and `may` (who may move unasked, or change a sealed answer).
 */
export interface Prompt {
  id: number;
  kind: string;
  owed: number[];
  may: number[];
  clause: string;
}
/**
 * A set of legal moves: a kind and, for each field, what it may hold. The legal moves are the product.
 *
 * `apart` lists groups of fields that may not share a value. `blank` names fields that may also be left out, for the
 * rules to fill; the expansion never leaves them out. `free` names fields that are checked for form only and are not
 * expanded.
 */
export interface Offer {
  kind: string;
  fields: {
    [k: string]: Pick;
  };
  apart: string[][];
  blank: string[];
  free: string[];
}
/**
 * What one field of a move may hold: one of `options`, or with `many` a list of `least` to `most` of them.
 */
export interface Pick {
  options: unknown[];
  many: boolean;
  least: number;
  most: number;
  ordered: boolean;
}
/**
 * What a seat may say now: structured acts as offers, and whether free text is open.
 */
export interface TalkRule {
  acts: Offer[];
  text: boolean;
}
/**
 * A clock as the viewer sees it: due this many ms after the message; `paused` clocks are stopped.
 */
export interface Running {
  id: string;
  left_ms: number;
  seats: number[];
}
/**
 * How the match ended, the seed that proves the deal, what to look back on. `outcome`: None if given up. `tally`:
 * who did what, by seat, in games that count it.
 */
export interface Ended {
  outcome: Outcome | null;
  seed: string;
  review: unknown;
  tally: {
    [k: string]: number;
  }[];
}
/**
 * How a match ended. `kept` names seats that the table remembers for later matches; `points` go to its series.
 */
export interface Outcome {
  reason: string;
  winners: number[];
  scores: number[];
  kept: {
    [k: string]: number;
  };
  points: number[];
}
/**
 * What an accepted entry changed for this viewer.
 */
export interface Updated {
  kind: "update";
  n: number;
  t: number;
  now: number;
  lines: LogLine[];
  part: MatchPart;
}
/**
 * The match is paused: nothing of it is shown until it goes on.
 */
export interface Curtain {
  kind: "curtain";
  number: number;
}
export interface Marked {
  kind: "mark";
  seat: number;
  act: unknown;
}
/**
 * The command with this id was carried out and stored.
 */
export interface Done {
  kind: "done";
  id: string;
}
/**
 * The command was refused: nothing changed, nobody else was told.
 */
export interface Declined {
  kind: "refused";
  id: string | null;
  code: string;
  clause: string;
  message: Message;
}
/**
 * The answer to a question, worked out from the view at the moment of asking.
 */
export interface Consulted {
  kind: "consulted";
  id: string;
  match: number;
  answer: unknown;
}
/**
 * The position in words, one fact a line, as the asker sees it.
 */
export interface Described {
  kind: "described";
  id: string;
  match: number;
  n: number;
  lines: Message[];
}
export interface Pong {
  kind: "pong";
  sent: number;
  now: number;
}
/**
 * A line from whoever runs the server, to everybody; empty: it no longer holds.
 */
export interface Notice {
  kind: "notice";
  text: string;
}
/**
 * The last message before the server closes the socket.
 */
export interface Bye {
  kind: "bye";
  reason:
    | "closed"
    | "closing"
    | "damaged"
    | "flood"
    | "malformed"
    | "newer"
    | "no_table"
    | "not_allowed"
    | "sent_away";
}
export interface Listed {
  kind: "choices";
  ways: Numbered[];
}
/**
 * One choice of a list. `move`: None where it leads to the next list, of so many.
 */
export interface Numbered {
  line: string;
  told: Message | null;
  move: unknown;
  number: number;
}
/**
 * A move, the pieces it is about, and one true reason for it. `move`: None if waiting is best. `warning`: what a
 * player who weighs that move is told against it; the hint stands all the same.
 */
export interface Hinted {
  kind: "hint";
  move: unknown;
  pieces: string[];
  reason: Message;
  warning: Message | null;
}
/**
 * What is to be said against a move, if anything, and how to insist on it.
 */
export interface Weighed {
  kind: "weigh";
  warning: Message | null;
  anyway: Message | null;
}
/**
 * The clause that keeps a piece from being used; or, if it can be used after all, how, and with which others.
 */
export interface Explained {
  kind: "why";
  message: Message;
  clause: string;
  pieces: string[];
}
/**
 * The answer to a request that failed.
 */
export interface Problem {
  code: string;
  clause: string;
  message: Message;
}
/**
 * Who is asking. `name` is the one last used, if this server knows one. `notice`: a line from whoever runs the
 * server, who may also say from where tables may be opened.
 */
export interface Me {
  guest: string;
  name: string | null;
  notice: string;
  may_open: boolean;
}
export interface Games {
  games: GameInfo[];
}
/**
 * A game as the lobby shows it. `options` is a JSON Schema, `defaults` the options when nothing is chosen, `party`
 * how many sit down at a table that is opened in the lobby, `kind` whether they play together ("coop"), in hidden
 * "teams" or as "rivals".
 *
 * `campaign`: it has missions, whose wins and losses are counted. `content`: the option that an owner's file may fill.
 * `led`: bots know how to let people lead.
 * `lesson`: it has a guided first match. `practice`: the options with which a table for practice is opened.
 */
export interface GameInfo {
  name: string;
  title: string;
  seats: [number, number];
  minutes: [number, number];
  party: number;
  weight: string;
  kind: string;
  pitch: {
    [k: string]: string;
  };
  options: unknown;
  defaults: unknown;
  practice: {};
  levels: string[];
  campaign: boolean;
  content: string | null;
  led: boolean;
  lesson: boolean;
}
export interface TableOpened {
  id: string;
}
export interface MyTables {
  tables: MyTable[];
}
/**
 * A table where the guest has a seat.
 */
export interface MyTable {
  id: string;
  game: string;
  phase: string;
  names: (string | null)[];
  match: number;
}
/**
 * A link for friends and, while the table waits for people, a short code that leads there as well.
 */
export interface Invite {
  url: string;
  code: string | null;
}
/**
 * The table that a code leads to.
 */
export interface Found {
  table: string;
}
/**
 * A campaign as far as it is open; `next` is the first mission that has not been won yet.
 */
export interface CampaignPage {
  game: string;
  title: string;
  seats: [number, number];
  missions: MissionInfo[];
  boxes: Box[];
  next: number | null;
  words: {
    [k: string]: string;
  };
}
/**
 * An open mission of a campaign. `own` counts for the asking guest at all tables, `team` for all at one table or
 * for a crew; `bests` are the asking guest's, or at a table the team's.
 */
export interface MissionInfo {
  number: number;
  option: number | string;
  sign: string;
  title: Message;
  band: string;
  text: Message;
  box: number;
  inside: {
    [k: string]: Feature[];
  };
  own: Tally;
  team: Tally | null;
  bests: Best[];
}
/**
 * Something that a mission is played with: its description, and its kind, for a card that draws it.
 */
export interface Feature {
  kind: string;
  text: Message;
}
/**
 * How a mission has gone so far; `won_with` lists the numbers of players with which it was won.
 */
export interface Tally {
  wins: number;
  losses: number;
  won_with: number[];
}
/**
 * The best result in a mission for a number of players and a way of playing.
 */
export interface Best {
  mission: number;
  seats: number;
  feat: Feat;
}
/**
 * How well a mission went. `way`: how it was played, in words, as far as that makes it another record; `spare`:
 * what was left of its time, in ms or in turns, whichever the way counts.
 */
export interface Feat {
  way: string;
  score: number;
  stars: number;
  spare: number;
}
/**
 * A box with the missions `first` to `last`, which opens when the mission `key` is won.
 */
export interface Box {
  number: number;
  key: number;
  first: number;
  last: number;
  open: boolean;
}
export interface Crews {
  crews: CrewInfo[];
}
/**
 * Friends who play campaigns together. `id` is empty for whoever has only been invited; `url` is the
 * invitation as a link.
 */
export interface CrewInfo {
  id: string;
  name: string;
  invitation: string;
  url: string;
  mates: Mate[];
}
export interface Mate {
  name: string;
  you: boolean;
}
/**
 * A player's own mission, read from the text of its file or from a drawing. `errors` name each place and what is
 * wrong there; without any, `mission` is what a table's options take. `warnings`: what one should know before playing
 * it. `cards`: the fewest found that clear it, by difficulty. `text` is its file; `drawing` what was drawn in a file,
 * as the game's workshop draws it, as far as that can be told.
 */
export interface Draft {
  ok: boolean;
  errors: Message[];
  mission: unknown;
  cards: {
    [k: string]: number;
  };
  warnings: Message[];
  text: string;
  drawing: unknown;
}
/**
 * A finished match in steps. `verified`: the replay came to its stored end. If not, `problem` says why, there are
 * no steps, and `log` has the lines that were stored at the time.
 */
export interface Replay {
  game: string;
  names: string[];
  seats: number;
  commitment: string;
  seed: string;
  verified: boolean;
  as: string | number;
  frames: Frame[];
  called: string[][];
  problem: "" | "differs" | "gone" | "outdated";
  log: (string | Message)[];
}
/**
 * The match after an entry that this viewer noticed. As in an update, parts that did not change are left out.
 * `sat`: who had each seat at the beginning, and then whoever gets one.
 */
export interface Frame {
  n: number;
  t: number;
  lines: LogLine[];
  part: MatchPart;
  sat?: Seated[];
}
/**
 * Who has a seat from here on: a person, or a bot of this level.
 */
export interface Seated {
  seat: number;
  name: string;
  bot?: string | null;
}
/**
 * A step of a replay in words, one fact a line.
 */
export interface Position {
  lines: Message[];
}
/**
 * A guided first match, with every way through it: a tree of steps, the first one first. `names`: what those in the
 * other seats are called. `edition`: another one has other steps.
 */
export interface LessonPage {
  game: string;
  seat: number;
  names: string[];
  edition: string;
  steps: LessonStep[];
}
/**
 * What happens (`frames`, as in a replay), then what is said about it, which parts of the board are pointed at, and
 * which others must not be covered. A step with `ways` waits for one of them; any other only tells, and goes on to
 * `to`, or ends the lesson.
 *
 * `say`, `otherwise`: ids of sentences. `rest`: how many steps can still follow.
 */
export interface LessonStep {
  say: string;
  point: string[];
  free: string[];
  frames: Frame[];
  ways: LessonWay[];
  replies: LessonReply[];
  otherwise: string;
  answers: LessonAnswer[];
  to: number | null;
  rest: number;
}
/**
 * What the learner may do: a move, or an act if it is talk, with all its fields, of which those in `blank` may be
 * left out; and the step that it leads to.
 */
export interface LessonWay {
  does: {};
  blank: string[];
  talk: boolean;
  to: number;
}
/**
 * The id of the sentence for other moves and acts that have these fields.
 */
export interface LessonReply {
  when: {};
  say: string;
}
/**
 * What comes of a question that the board asks while the step waits.
 */
export interface LessonAnswer {
  question: {};
  answer: unknown;
}
/**
 * A game's rules. Every clause id is an anchor in `html`.
 */
export interface RulesPage {
  title: string;
  html: string;
  clauses: string[];
  lang: string;
}
/**
 * How a game is played, and its cards, as far as the reader has opened them.
 */
export interface GuidePage {
  title: string;
  sections: Section[];
  decks: ListedDeck[];
  lang: string;
}
export interface Section {
  id: string;
  title: string;
  blocks: (Prose | Figure | Key)[];
}
export interface Prose {
  kind: "prose";
  html: string;
}
/**
 * A scene. With `parts`, notes belong to its numbered parts; otherwise each belongs to one moment, which are shown
 * in a `strip` beside each other, or one after another in `steps`.
 */
export interface Figure {
  kind: "figure";
  scene: string;
  way: "parts" | "steps" | "strip";
  alt: string;
  notes: string[];
}
export interface Key {
  kind: "key";
  signs: Sign[];
}
/**
 * A sign on the board, and in HTML what it means.
 */
export interface Sign {
  icon: string;
  html: string;
}
/**
 * `what`: the kind of cards, by which boards draw them.
 */
export interface ListedDeck {
  what: string;
  title: string;
  cards: ListedCard[];
}
/**
 * A card in the reader's language. `copies`: how many there are; 0: as many as it takes.
 */
export interface ListedCard {
  id: string;
  name: string;
  text: string;
  note: string;
  copies: number;
}
export interface Scenes {
  scenes: Picture[];
}
/**
 * A position, or some of a match one after another, for a board to show. `height`: of the board, in pixels of a
 * phone; `shows` what else of the table.
 */
export interface Picture {
  name: string;
  game: string;
  as: string | number;
  names: string[];
  shows: ("actions" | "board" | "secret" | "status")[];
  height: number;
  frames: Frame[];
  moments: Still[];
}
/**
 * A moment of a scene: its frame, and the parts of the board to point at.
 */
export interface Still {
  frame: number;
  parts: string[];
}
/**
 * What this is and where it comes from; and what is kept about people.
 */
export interface AboutPage {
  html: string;
  privacy: string;
}
