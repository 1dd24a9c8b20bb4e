/** What a page may weigh. The build fails where one weighs more: a limit is raised on purpose or not at all. */
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

// Scripts and styles as they are sent, in kB. A table's page is the entry and its game's chunk with what boards
// share; a chunk that has no limit of its own has that of the others.
const LIMITS: Record<string, number> = {
  "index.html": 117,
  "src/games/academy/index.ts": 60,
  "src/games/badaboom/index.ts": 78,
  "src/games/bomb_busters/index.ts": 51,
  "src/games/bomb_squad/Editor.svelte": 59,
  "src/games/bomb_squad/index.ts": 50,
  "src/games/time_bomb/index.ts": 39,
};
const OTHERS = 50;

/** The chunk and all that it needs, but for what is there already. */
function needed(
  bundle: Rolldown.OutputBundle,
  name: string,
  there: ReadonlySet<string>,
): Set<string> {
  const found = new Set<string>();
  const walk = (file: string): void => {
    const each = bundle[file];
    if (found.has(file) || there.has(file) || each === undefined) return;
    found.add(file);
    if (each.type !== "chunk") return;
    each.viteMetadata?.importedCss.forEach(walk);
    each.imports.forEach(walk);
  };
  walk(name);
  return found;
}

function weight(bundle: Rolldown.OutputBundle, files: ReadonlySet<string>): number {
  let bytes = 0;
  for (const file of files) {
    const each = bundle[file];
    if (each) bytes += gzipSync(each.type === "chunk" ? each.code : each.source).length;
  }
  return bytes / 1000;
}

export function budget(root: string): Plugin {
  return {
    name: "budget",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
        const entry = chunks.find((each) => each.isEntry);
        if (!entry) return this.error("there is no entry");
        const shell = needed(bundle, entry.fileName, new Set());
        const over: string[] = [];
        const pages = chunks.filter((each) => each.isEntry || each.isDynamicEntry);
        for (const page of pages) {
          const name = (page.facadeModuleId ?? page.fileName).replace(root, "");
          const limit = LIMITS[name] ?? OTHERS;
          const before = page === entry ? new Set<string>() : shell;
          const kB = weight(bundle, needed(bundle, page.fileName, before));
          this.info(`${name}: ${kB.toFixed(1)} kB of ${limit}`);
          if (kB > limit) over.push(`${name} weighs ${kB.toFixed(1)} kB, ${limit} are allowed`);
        }
        for (const name of Object.keys(LIMITS))
          if (!pages.some((page) => page.facadeModuleId === `${root}${name}`))
            over.push(`${name} is no chunk of its own`);
        if (over.length) this.error(over.join("; "));
      },
    },
  };
}
