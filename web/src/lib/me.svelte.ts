/** The guest. This browser keeps the name; the server recognises the guest by a token of its own. */
import { api } from "./api";
import { keep, recall } from "./storage";

const KEY = "lastwire.name";

class Me {
  name = $state(recall(KEY) ?? "");
  /** A line from whoever runs the server, and whether tables may be opened from here. */
  notice = $state("");
  mayOpen = $state(true);
  #asked: Promise<void> | null = null;

  /** Make sure that the server knows this guest; sockets and tables need it. */
  known(): Promise<void> {
    this.#asked ??= api
      .me()
      .then((me) => {
        if (!this.name && me.name) this.name = me.name;
        this.notice = me.notice ?? "";
        this.mayOpen = me.may_open ?? true;
      })
      .catch((trouble: unknown) => {
        this.#asked = null;
        throw trouble;
      });
    return this.#asked;
  }

  keep(name: string): void {
    this.name = name;
    keep(KEY, name);
  }
}

export const me = new Me();
