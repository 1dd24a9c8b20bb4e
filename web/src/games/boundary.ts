/** What a board may import: the kit, these modules of the library, its own game's wire types and its own files. */
const LIBRARY = new Set([
  "aid.svelte",
  "aloud.svelte",
  "chance",
  "choice.svelte",
  "clock",
  "hold",
  "keyboard",
  "listen",
  "marks",
  "motion.svelte",
  "offer",
  "playing",
  "presence",
  "reach.svelte",
  "rulebook.svelte",
  "sound.svelte",
  "staging.svelte",
  "state",
  "storage",
  "text",
  "toast.svelte",
  "told",
  "voice.svelte",
  "wide",
  "wire",
]);
const PACKAGE = /^(svelte(\/.+)?|~icons\/.+)$/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"'\s]+)["']/g;

/** A path without its dots. */
function resolved(folder: string, path: string): string {
  const parts = folder.split("/");
  for (const part of path.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

function allowed(game: string, file: string, path: string): boolean {
  if (!path.startsWith("."))
    return PACKAGE.test(path) || (path === "vitest" && /\.test\./.test(file));
  const target = resolved(file.slice(0, file.lastIndexOf("/")), path);
  const [room, ...rest] = target.split("/");
  const name = rest.join("/");
  if (room === "kit") return true;
  if (room === "lib") return LIBRARY.has(name);
  if (room === "wire") return name === game.replaceAll("_", "-");
  return target === "games/box" || target.startsWith(`games/${game}/`);
}

/** What a file of a game imports and may not; its path is told from `src`: `games/academy/Board.svelte`. */
export function trespasses(file: string, source: string): string[] {
  const game = file.split("/")[1] ?? "";
  return [...source.matchAll(IMPORT)]
    .map((match) => match[1] ?? "")
    .filter((path) => !allowed(game, file, path));
}
