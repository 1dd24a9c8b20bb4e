/** Which page is shown, from the address; links inside the page do not load it again. */

export type Page =
  | { name: "lobby" }
  | { name: "code"; code: string }
  | { name: "table"; id: string }
  | { name: "screen"; id: string }
  | { name: "replay"; id: string; match: number }
  | { name: "campaign"; game: string }
  | { name: "crew"; invitation: string }
  | { name: "editor"; game: string }
  | { name: "rules"; game: string; place: string }
  | { name: "learn"; game: string }
  | { name: "about" }
  | { name: "privacy" }
  | { name: "lost" };

export function parse(path: string, hash = ""): Page {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { name: "lobby" };
  if (first === "t" && second && parts.length === 2) return { name: "table", id: second };
  if (first === "t" && second && third === "screen" && parts.length === 3)
    return { name: "screen", id: second };
  if (first === "j" && second && parts.length === 2) return { name: "code", code: second };
  if (first === "t" && second && third === "replay" && fourth && /^\d+$/.test(fourth))
    return { name: "replay", id: second, match: Number(fourth) };
  if (first === "campaign" && second && parts.length === 2)
    return { name: "campaign", game: second };
  if (first === "crew" && second && parts.length === 2) return { name: "crew", invitation: second };
  if (first === "editor" && second && parts.length === 2) return { name: "editor", game: second };
  if (first === "rules" && second && parts.length === 2)
    return { name: "rules", game: second, place: decodeURIComponent(hash.replace(/^#/, "")) };
  if (first === "learn" && second && parts.length === 2) return { name: "learn", game: second };
  if (first === "about" && parts.length === 1) return { name: "about" };
  if (first === "privacy" && parts.length === 1) return { name: "privacy" };
  return { name: "lost" };
}

class Route {
  page = $state.raw<Page>({ name: "lobby" });

  listen(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    addEventListener("click", (event) => this.#click(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  /** The page that was meant, in place of this one. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
  }

  #read(): void {
    this.page = parse(location.pathname, location.hash);
  }

  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
    if (url.pathname === location.pathname && url.hash) return; // the browser scrolls
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const route = new Route();
