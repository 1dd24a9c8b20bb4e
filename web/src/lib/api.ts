/** Everything the server is asked outside a table's socket. */
import { advance, blankMatch, type MatchState } from "./state";
import { learn, say, spoken } from "./text";
import type {
  AboutPage,
  CampaignPage,
  CrewInfo,
  Crews,
  Draft,
  Found,
  GameInfo,
  Games,
  GuidePage,
  Invite,
  Joining,
  LessonPage,
  Me,
  MyTables,
  NewCrew,
  NewTable,
  OwnMission,
  Position,
  Problem,
  Replay,
  RulesPage,
  Scenes,
  TableOpened,
} from "./wire";

/** As much of JSON Schema as options use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  default?: unknown;
}

/** A request the server turned down, with the sentence it gave. */
export class Trouble extends Error {
  readonly clause: string;
  constructor(text: string, clause: string) {
    super(text);
    this.clause = clause;
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    credentials: "same-origin",
    ...(body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }),
  });
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const trouble = (data ?? {}) as Partial<Problem>;
  const text = say(trouble.message) || `${answer.status} ${answer.statusText}`;
  throw new Trouble(text, trouble.clause ?? "");
}

const at = (...parts: (string | number)[]): string =>
  `/api/${parts.map((part) => encodeURIComponent(part)).join("/")}`;

/** A campaign, with the sentences of the boxes that are open in it. */
async function paged(path: string): Promise<CampaignPage> {
  const page = await call<CampaignPage>(path);
  learn(page);
  return page;
}

let shelf: Promise<GameInfo[]> | null = null;
const scenes = new Map<string, Promise<Scenes>>();

export const api = {
  me: () => call<Me>(at("me")),
  /** The games this server can deal; asked for once. */
  games: (): Promise<GameInfo[]> => {
    shelf ??= call<Games>(at("games"))
      .then((answer) => answer.games)
      .catch((trouble: unknown) => {
        shelf = null;
        throw trouble;
      });
    return shelf;
  },
  open: (table: NewTable) => call<TableOpened>(at("tables"), table),
  mine: () => call<MyTables>(at("tables", "mine")),
  invite: (id: string) => call<Invite>(at("tables", id, "invite")),
  /** The waiting table that a short code leads to. */
  byCode: (code: string) => call<Found>(at("codes", code)).then(({ table }) => table),
  qr: (id: string) => at("tables", id, "qr.svg"),
  record: (id: string, match: number) => at("tables", id, "matches", match, "record"),
  replay: (id: string, match: number, as: string) =>
    call<Replay>(`${at("tables", id, "matches", match, "replay")}?as=${encodeURIComponent(as)}`),
  /** A step of a replay in words. */
  described: (id: string, match: number, as: string, step: number) =>
    call<Position>(
      `${at("tables", id, "matches", match, "described")}?as=${encodeURIComponent(as)}&step=${step}`,
    ).then(({ lines }) => lines),
  /** What this guest has won and lost. */
  campaign: (game: string, crew = "") =>
    paged(`${at("campaign", game)}${crew ? `?crew=${encodeURIComponent(crew)}` : ""}`),
  crews: () => call<Crews>(at("crews")).then(({ crews }) => crews),
  foundCrew: (crew: NewCrew) => call<CrewInfo>(at("crews"), crew),
  joinCrew: (wish: Joining) => call<CrewInfo>(at("crews", "join"), wish),
  crewInvitation: (invitation: string) => call<CrewInfo>(at("crews", "invitation", invitation)),
  leaveCrew: (id: string) => call<Crews>(at("crews", id, "leave"), {}),
  renewCrew: (id: string) => call<CrewInfo>(at("crews", id, "renew"), {}),
  /** What the team at a table has won and lost, and may choose. */
  tableCampaign: (id: string) => paged(at("tables", id, "campaign")),
  /** What the server says about a mission that a player has made. */
  check: (game: string, mission: OwnMission) => call<Draft>(at("missions", game, "check"), mission),
  /** What a game's missions can be drawn with. */
  workshop: (game: string) => call<unknown>(at("missions", game, "workshop")),
  /** With a table, also the rules of the boxes that are open there. */
  rules: (game: string, table = "") =>
    call<RulesPage>(
      `${at("rules", game)}?lang=${spoken()}${table ? `&table=${encodeURIComponent(table)}` : ""}`,
    ),
  /** A game's guided first match. */
  lesson: (game: string) => call<LessonPage>(at("lessons", game)),
  /** How it is played, and its cards; with a table, also those of the boxes that are open there. */
  guide: (game: string, table = "") =>
    call<GuidePage>(
      `${at("guide", game)}?lang=${spoken()}${table ? `&table=${encodeURIComponent(table)}` : ""}`,
    ),
  /** What its pictures show; asked for once. */
  scenes: (game: string): Promise<Scenes> => {
    const known = scenes.get(game);
    if (known) return known;
    const coming = call<Scenes>(at("guide", game, "scenes"));
    scenes.set(game, coming);
    coming.catch(() => scenes.delete(game));
    return coming;
  },
  /** A game's own cards and numbers, as the file that an owner of the printed game may start from. */
  content: (game: string) => at("content", game),
  about: () => call<AboutPage>(`${at("about")}?lang=${spoken()}`),
};

/** As much of a replay as its frames need. */
type Framed = Pick<Replay, "as" | "game" | "names" | "frames"> &
  Partial<Pick<Replay, "called" | "commitment">>;

/** A replay's frames as whole matches, one for each step. */
export function frames(replay: Framed, number: number): MatchState[] {
  const seat = /^\d+$/.test(String(replay.as)) ? Number(replay.as) : null;
  let match = blankMatch(
    {
      number,
      game: replay.game,
      seat,
      names: replay.names,
      called: replay.called ?? [],
      commitment: replay.commitment ?? "",
    },
    0,
  );
  return replay.frames.map((frame) => {
    const names = [...match.names];
    for (const { seat, name } of frame.sat ?? []) names[seat] = name;
    match = { ...advance(match, frame), names: frame.sat ? names : match.names };
    learn(match.view);
    return match;
  });
}
