/** A table's link and, while it waits for people, its short code, which may change: asked for again now and then. */
import { api } from "./api";

const AGAIN_MS = 15_000;

export class Invited {
  url = $state(location.href);
  code = $state<string | null>(null);

  /** For as long as the component lives; `phase` is what a code depends on. */
  constructor(id: () => string, phase: () => string) {
    $effect(() => {
      const table = id();
      const waits = phase() === "room";
      let here = true;
      const ask = (): void => {
        api.invite(table).then(
          (invite) => {
            if (!here) return;
            this.url = invite.url;
            this.code = invite.code;
          },
          () => undefined, // the page's own address serves as well
        );
      };
      ask();
      const again = waits ? setInterval(ask, AGAIN_MS) : undefined;
      return () => {
        here = false;
        clearInterval(again);
      };
    });
  }
}
