import type { GuidePage, Prose } from "./wire";

/** The first chapter of a game's rules for players, which is the game in a minute; empty if there is none. */
export const minute = (guide: GuidePage | null): string =>
  (guide?.sections[0]?.blocks ?? [])
    .filter((block): block is Prose => block.kind === "prose")
    .map(({ html }) => html)
    .join("");
