/** Passes in advance (GB-4.111): what a player wants to be left alone with, for once or for good. */
import { kinds, offered } from "../../lib/offer";
import type { Playing } from "../../lib/playing";
import { keep, recallObject } from "../../lib/storage";
import type { View } from "../../wire/badaboom";
import { KINDS } from "./book";

export type Until = "window" | "turn" | "armed" | "affected";
const UNTIL: readonly Until[] = ["window", "turn", "armed", "affected"];

const KEY = "lastwire.badaboom.pace";

interface Standing {
  until: Until;
  always: boolean;
  kinds: string[];
}

interface Wish {
  until: Until;
  turn: number;
}

function remembered(): Standing {
  const found = recallObject(KEY) as Partial<Standing>;
  return {
    until: UNTIL.find((each) => each === found.until) ?? "armed",
    always: found.always === true,
    kinds: KINDS.filter((kind) => Array.isArray(found.kinds) && found.kinds.includes(kind)),
  };
}

class Pace {
  /** The last wish; `always`: set it anew whenever it has run out. */
  standing = $state.raw<Standing>(remembered());
  /** The sheet with all of it is open. */
  open = $state(false);
  /** To be set as soon as the rules let it, in the turn in which it was wished for. */
  #wish: Wish | null = null;
  #sent = "";

  #keep(standing: Standing): void {
    this.standing = standing;
    keep(KEY, JSON.stringify(standing));
  }

  /** Kinds of others' Tricks that do not wake the player. */
  toggleKind(kind: string): void {
    const { kinds: now } = this.standing;
    const next = KINDS.filter((each) => (each === kind) !== now.includes(each));
    this.#keep({ ...this.standing, kinds: next });
  }

  setUntil(until: Until): void {
    this.#keep({ ...this.standing, until });
    this.#sent = "";
  }

  setAlways(always: boolean): void {
    this.#keep({ ...this.standing, always });
    this.#sent = "";
  }

  /** Pass in advance from now on; while asked, from the answer on. */
  async set(playing: Playing, until: Until): Promise<void> {
    if (offered(playing.match.offers, "preset", { until })) await this.#send(playing, until, false);
    else this.#wish = { until, turn: (playing.match.view as View).turn };
  }

  /** Be asked only when it matters, from now on and in every turn of others. */
  stand(playing: Playing): void {
    this.#keep({ ...this.standing, until: "affected", always: true });
    this.#sent = "";
    this.follow(playing);
  }

  async stop(playing: Playing): Promise<void> {
    this.#wish = null;
    if (this.standing.always) this.setAlways(false);
    await playing.volunteer({ kind: "preset", until: "off", kinds: [] });
  }

  /** With every change of the match: set what was wished for, once it can be. */
  follow(playing: Playing): void {
    const { match, info } = playing;
    const view = match.view as View;
    if (!info || match.seat === null || match.ended) return;
    const { offers } = match;
    if (!kinds(offers).includes("preset") || view.own?.preset) return;
    if (this.#wish && this.#wish.turn !== view.turn) this.#wish = null;
    const once = this.#wish;
    if (once) {
      if (offered(offers, "preset", { until: once.until })) void this.grant(playing);
      return;
    }
    // A standing wish waits until the stack is done with, and leaves the own turn alone.
    if (!this.standing.always || view.stack.length || view.holder === match.seat) return;
    const now = `${match.number}-${match.prompt?.id}`;
    const until = this.standing.until;
    if (this.#sent === now || !offered(offers, "preset", { until })) return;
    this.#sent = now;
    void this.#send(playing, until, true);
  }

  /** Set what was wished for, without waiting for the scenes of what came before: others answer meanwhile. */
  async grant(playing: Playing): Promise<void> {
    const wish = this.#wish;
    if (!wish) return;
    this.#wish = null;
    // Refused where a question came first: it stands until that is answered.
    if (!(await this.#send(playing, wish.until, true))) this.#wish ??= wish;
  }

  async #send(playing: Playing, until: Until, quiet: boolean): Promise<boolean> {
    return playing.volunteer({ kind: "preset", until, kinds: this.standing.kinds }, quiet);
  }
}

export const pace = new Pace();
