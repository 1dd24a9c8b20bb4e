/** The boxes on this client's shelf, by the server's name of the game. Each folder here is one, and a chunk of its own
 *  that is fetched when somebody first asks for it. */
import { SvelteMap } from "svelte/reactivity";
import type { Box } from "./box";

const FOLDERS = import.meta.glob<{ box: Box }>("./*/index.ts");
const CLOSED = new Map(
  Object.entries(FOLDERS).map(([path, load]) => [
    (path.split("/")[1] ?? "").replaceAll("_", "-"),
    load,
  ]),
);
const opening = new Map<string, Promise<Box | null>>();
const opened = new SvelteMap<string, Box>();

/** Whether this client has a box of the game. */
export const boxed = (game: string): boolean => CLOSED.has(game);

/** The game's box, once it is here. */
export function unpacked(game: string): Promise<Box | null> {
  const begun = opening.get(game);
  if (begun) return begun;
  const load = CLOSED.get(game);
  if (!load) return Promise.resolve(null);
  const coming = load().then(
    ({ box }) => {
      opened.set(game, box);
      return box;
    },
    () => {
      // The page has heard of it as a part that is gone; whoever asks again may have more luck.
      opening.delete(game);
      return null;
    },
  );
  opening.set(game, coming);
  return coming;
}

/** The game's box if it is here already; asking fetches it, and whatever asked is told when it has come. */
export function box(game: string): Box | null {
  const here = opened.get(game);
  if (!here) void unpacked(game);
  return here ?? null;
}
