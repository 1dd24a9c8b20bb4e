/** The protocol's types, and the few that the client makes of them. */
import type { Command, Mark, Ping } from "../wire/protocol";

export type * from "../wire/protocol";

export type Seat = number;

type WithoutId<C> = C extends { id: string } ? Omit<C, "id"> : never;
/** A command as the client writes it; the socket gives it its id. */
export type Wish = WithoutId<Exclude<Command, Mark | Ping>>;

/** Any game's event, move or act: a tag and fields of its own. */
export interface GameEvent {
  kind: string;
}
export interface TalkAct {
  act: string;
}
