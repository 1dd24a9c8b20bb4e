/** Whether the server is newer than this page, and what was typed, over the reload that this asks for. */
import type { Welcome } from "./wire";

const PROTOCOL: Welcome["protocol"] = 5;
const KEY = "lastwire.drafts";

/** The build of this page, as the server names it; empty where it is not built. */
export function ownBuild(page: Document): string {
  const script = page.querySelector('script[type="module"][src^="/assets/"]');
  return script?.getAttribute("src")?.match(/^\/assets\/(.+)\.js$/)?.[1] ?? "";
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fields(within: ParentNode): Field[] {
  return [...within.querySelectorAll<Field>("[data-typed]")];
}

/** no; soon: this page still works; now: it does not understand the server. */
export type Due = "no" | "soon" | "now";

export class Upgrade {
  due = $state.raw<Due>("no");
  #build = "";
  #later = "";

  /** The first message of a connection says which client the server would serve. */
  welcome({ protocol, build }: Pick<Welcome, "protocol" | "build">, own: string): void {
    this.#build = build;
    if ((protocol as number) !== PROTOCOL) this.due = "now";
    else if (own && build && own !== build && build !== this.#later) this.due = "soon";
  }

  /** A part of this page that was not loaded yet is gone from the server. */
  missed(): void {
    if (this.due === "no") this.due = "soon";
  }

  /** Not now; a later build is announced again. */
  wait(): void {
    this.#later = this.#build;
    this.due = "no";
  }

  /** What has been typed and not sent, by field: kept for the page that comes after this one. */
  keep(page: Document, storage: Storage): void {
    const typed = fields(page).flatMap((field) =>
      field.value ? [[field.dataset.draft ?? "", field.value]] : [],
    );
    if (typed.length) storage.setItem(KEY, JSON.stringify(typed));
  }

  /** Put each draft back into its field as soon as that is there, and nobody has typed in it. */
  restore(page: Document, storage: Storage): void {
    const kept = storage.getItem(KEY);
    storage.removeItem(KEY);
    const drafts = new Map<string, string>(kept ? JSON.parse(kept) : []);
    const fill = (): void => {
      for (const field of fields(page)) {
        const text = drafts.get(field.dataset.draft ?? "");
        if (text === undefined) continue;
        drafts.delete(field.dataset.draft ?? "");
        if (field.value) continue;
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      if (!drafts.size) watch.disconnect();
    };
    const watch = new MutationObserver(fill);
    if (!drafts.size) return;
    watch.observe(page.body, { childList: true, subtree: true });
    fill();
  }
}

export const upgrade = new Upgrade();
