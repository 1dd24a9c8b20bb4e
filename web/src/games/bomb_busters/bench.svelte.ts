/** What a tap on a wire means, for every place where wires are shown. Only offers decide what can be done. */
import { choices, complete, offered } from "../../lib/offer";
import { Reach } from "../../lib/reach.svelte";
import { has, look, t } from "../../lib/text";
import { toasts } from "../../lib/toast.svelte";
import type { View } from "../../wire/bomb-busters";
import * as cutting from "./cutting";
import { among, type Place, same, worth } from "./wires";

/** Moves that are one own wire, or begin with one. */
const OWN_KINDS = [
  "place_token",
  "choose_own",
  "swap_answer",
  "detector_answer",
  "post_it",
  "label_differ",
  "label_same",
  "walkie_talkies",
] as const;
type OwnKind = (typeof OWN_KINDS)[number];
const isOwnKind = (kind: string | undefined): kind is OwnKind =>
  OWN_KINDS.some((each) => each === kind);

const CLAUSES: Record<OwnKind, string> = {
  place_token: "BB-3.14",
  choose_own: "BB-4.11",
  swap_answer: "BB-4.34",
  detector_answer: "BB-4.44",
  post_it: "BB-4.35",
  label_differ: "BB-4.33",
  label_same: "BB-4.33",
  walkie_talkies: "BB-4.34",
};

export class Bench extends Reach<View> {
  readonly cut = $derived.by(() => cutting.cutOf(this.choice.draft));

  /** The one-wire move that taps on own wires fill: the one that was begun, or the one that is asked for. */
  readonly filling = $derived.by((): OwnKind | null => {
    const begun = this.choice.draft?.kind;
    if (isOwnKind(begun)) return begun;
    if (begun !== undefined && begun !== "look") return null;
    const asked = this.playing.match.prompt?.kind;
    return isOwnKind(asked) && this.can.includes(asked) ? asked : null;
  });

  readonly wires = $derived.by((): Place[] =>
    this.filling
      ? (choices(this.offers, { kind: this.filling, values: {} }, "wire") as Place[]).filter(
          Boolean,
        )
      : [],
  );

  /** What could be pointed at. */
  readonly targets = $derived.by((): Place[] =>
    this.can.includes("dual_cut") && !this.filling
      ? cutting.targets(this.offers, { ...(this.cut ?? cutting.PLAIN), wires: [] })
      : [],
  );

  readonly statable = $derived.by(() =>
    this.cut?.wires.length ? cutting.statable(this.offers, this.cut) : [],
  );

  owned([stand]: Place): boolean {
    return this.seat !== null && this.view.stands[stand]?.seat === this.seat;
  }

  /** Whether a tap on this wire does something about what is asked. */
  glows(place: Place): boolean {
    if (this.filling) return among(this.wires, place);
    if (!this.owned(place)) return among(this.targets, place);
    const stand = this.view.stands[place[0]];
    const key = stand?.keys[place[1]];
    return (
      key != null &&
      Boolean(stand?.uncut.includes(place[1])) &&
      this.statable.includes(worth(key, this.view.forbidden))
    );
  }

  chosen(place: Place): boolean {
    const draft = this.choice.draft;
    if (!draft) return false;
    if (this.cut) {
      return (
        among(this.cut.wires, place) || among(cutting.owns(this.cut, this.view, this.seat), place)
      );
    }
    const wire = draft.values.wire as Place | undefined;
    if (!wire) return false;
    if (/^label/.test(draft.kind) && same([wire[0], wire[1] + 1], place)) return true;
    return same(wire, place);
  }

  /** `tray`: the tap came from a finger, and the wires are to be laid out large. */
  tap(place: Place, tray = false): void {
    if (this.playing.scene) {
      this.playing.skip();
      return;
    }
    const [number, index] = place;
    const standing = this.view.stands[number]?.uncut.includes(index) ?? false;
    if (this.glows(place)) {
      this.#take(place, tray);
    } else if (this.filling) {
      toasts.refuse(look(`bb.why.${this.filling}`), CLAUSES[this.filling]);
    } else if (!standing) {
      toasts.refuse(t("bb.why.cut"), "BB-4.10");
    } else if (this.owned(place)) {
      this.#whyOwn(place);
    } else {
      // Nothing to do with it now: it can still be looked at, and noted on.
      this.choice.pick("look", { wire: place }, tray);
    }
  }

  #take(place: Place, tray: boolean): void {
    const choice = this.choice;
    if (this.filling) {
      const values = choice.draft?.kind === this.filling ? choice.draft.values : {};
      choice.pick(this.filling, { ...values, wire: place }, tray);
      return;
    }
    const cut = this.cut ?? cutting.PLAIN;
    const next = this.owned(place)
      ? cutting.sayOwn(this.offers, cut, this.view, place)
      : cutting.pointAt(this.offers, cut, place);
    this.put(next, tray || choice.tray);
  }

  #whyOwn(place: Place): void {
    const { match } = this.playing;
    if (!this.can.includes("dual_cut")) toasts.refuse(match.ask, match.prompt?.clause ?? "");
    else if (!this.cut?.wires.length) toasts.refuse(t("bb.why.first"), "BB-4.9");
    else {
      const key = this.view.stands[place[0]]?.keys[place[1]] ?? 0;
      const red = worth(key, this.view.forbidden) === "red";
      toasts.refuse(t(red ? "bb.why.red" : "bb.why.value"), red ? "BB-4.10" : "BB-4.41");
    }
  }

  /** Why this wire cannot be cut by this player now, with its clause. */
  readonly why = $derived.by((): { text: string; clause: string } | null => {
    const { match } = this.playing;
    if (this.playing.info === null || match.seat === null) return null;
    return { text: match.ask, clause: match.prompt?.clause ?? "" };
  });

  put(cut: cutting.Cut, tray = this.choice.tray): void {
    this.choice.pick("dual_cut", { ...cut }, tray);
  }

  /** Begin a move that a card, not a wire, stands for. */
  begin(kind: string): void {
    this.choice.pick(kind, {}, true);
  }

  /** The move of the draft, complete, with its kind. */
  readonly move = $derived.by((): Record<string, unknown> | null => {
    const draft = this.choice.draft;
    if (!draft) return null;
    if (this.cut) return cutting.moveOf(this.offers, this.cut, this.view, this.seat);
    if (draft.kind === "look" || !offered(this.offers, draft.kind, draft.values)) return null;
    const values = complete(this.offers, draft);
    return values ? { kind: draft.kind, ...values } : null;
  });

  async play(move: Record<string, unknown> | null = this.move): Promise<void> {
    if (move && !this.playing.pending && (await this.playing.play(move))) this.choice.drop();
  }
}

export const effectOf = (card: number): string =>
  has(`bb.effect.${card}`) ? look(`bb.effect.${card}`) : "";
