/** What a tap on a wire means, for every place where wires are shown. Only offers decide what can be done. */
import { choices, complete, type Draft, open, toggled } from "../../lib/offer";
import { Reach } from "../../lib/reach.svelte";
import { readerOf } from "../../lib/told";
import type { Pick } from "../../lib/wire";
import type { Card, View } from "../../wire/bomb-busters";
import { helpOf } from "./cards";
import * as cutting from "./cutting";
import { among, ownValue, type Place, same } from "./wires";

export class Bench extends Reach<View> {
  readonly reader = $derived.by(() => readerOf(this.playing.match));
  readonly cut = $derived.by(() => cutting.cutOf(this.choice.draft));

  /** The move in the making beside a cut: the one that was begun, or one wire that is asked for. */
  readonly making = $derived.by((): Draft | null => {
    const { draft } = this.choice;
    if (draft && draft.kind !== "look")
      return this.cut || !this.can.includes(draft.kind) ? null : draft;
    const asked = { kind: this.playing.match.prompt?.kind ?? "", values: {} };
    return ["wire", "seat"].some((name) => this.#field(asked, name)) ? asked : null;
  });

  /** The wires that are pointed at in a move of that kind, where it takes several. */
  readonly pointed = $derived.by((): Place[] | null =>
    this.field("wires") ? ((this.making?.values.wires ?? []) as Place[]) : null,
  );

  readonly pointable = $derived.by((): Place[] =>
    this.making && this.pointed ? (choices(this.offers, this.making, "wires") as Place[]) : [],
  );

  /** What a field of that move may hold, if it has that field. */
  field(name: string): Pick | undefined {
    return this.making ? this.#field(this.making, name) : undefined;
  }

  #field(draft: Draft, name: string): Pick | undefined {
    return open(this.offers, draft)[0]?.fields[name];
  }

  /** The own wires that it may be about. */
  readonly wires = $derived.by((): Place[] =>
    this.making && this.field("wire")
      ? (choices(this.offers, this.making, "wire") as (Place | null)[]).filter(
          (each) => each !== null,
        )
      : [],
  );

  /** What could be pointed at. */
  readonly targets = $derived.by((): Place[] =>
    this.can.includes("dual_cut") && !this.field("wire")
      ? cutting.targets(this.offers, this.cut ?? cutting.PLAIN)
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
    if (this.field("wire")) return among(this.wires, place);
    if (this.pointed) return among([...this.pointable, ...this.pointed], place);
    if (!this.owned(place)) return among(this.targets, place);
    const value = ownValue(this.view, place);
    return value !== undefined && this.statable.includes(value);
  }

  chosen(place: Place): boolean {
    const draft = this.choice.draft;
    if (this.cut) return among([...this.cut.wires, ...cutting.owns(this.cut, this.view)], place);
    if (this.pointed) return among(this.pointed, place);
    const wire = draft?.values.wire as Place | undefined;
    if (!draft || !wire) return false;
    return same(wire, place) || (/^label/.test(draft.kind) && same([wire[0], wire[1] + 1], place));
  }

  /** `tray`: the tap came from a finger, and the wires are to be laid out large. */
  tap(place: Place, tray = false): void {
    const [number, index] = place;
    if (this.playing.scene) this.playing.skip();
    else if (this.glows(place)) this.#take(place, tray);
    else {
      this.playing.why(place.join("-"), this.making ?? this.choice.draft);
      // A teammate's wire can still be looked at, and noted on.
      if (
        !this.field("wire") &&
        !this.owned(place) &&
        this.view.stands[number]?.uncut.includes(index)
      )
        this.choice.pick("look", { wire: place }, tray);
    }
  }

  #take(place: Place, tray: boolean): void {
    const field = ["wire", "wires"].find((name) => this.field(name));
    if (field) {
      this.fill(field, place, tray);
      return;
    }
    const cut = this.cut ?? cutting.PLAIN;
    const next = this.owned(place)
      ? cutting.sayOwn(this.offers, cut, this.view, place)
      : cutting.pointAt(this.offers, cut, place);
    this.put(next, tray || this.choice.tray);
  }

  /** Put something into a field of the move in the making. */
  fill(name: string, item: unknown, tray = this.choice.tray): void {
    const pick = this.field(name);
    if (!this.making || !pick) return;
    const { kind, values } = this.making;
    const value = pick.many ? toggled(pick, (values[name] ?? []) as unknown[], item) : item;
    this.choice.pick(kind, { ...values, [name]: value }, tray);
  }

  put(cut: cutting.Cut, tray = this.choice.tray): void {
    this.choice.pick("dual_cut", { ...cut }, tray);
  }

  /** Use a card: as part of the cut, or as a move of its own. */
  use(card: Card, tray: boolean): void {
    const cut = this.cut ?? cutting.PLAIN;
    const help = helpOf(card);
    if (card.move !== "dual_cut") this.choice.pick(card.move, {}, true);
    else if (!cutting.uses(cut, help)) this.put(cutting.flip(this.offers, cut, help), tray);
  }

  /** The move in the making, once it is complete. */
  readonly move = $derived.by((): Record<string, unknown> | null => {
    if (this.cut) return cutting.moveOf(this.offers, this.cut, this.view);
    const values = this.making && complete(this.offers, this.making);
    return this.making && values && { kind: this.making.kind, ...values };
  });

  async play(move: Record<string, unknown> | null = this.move): Promise<void> {
    if (move && !this.playing.pending && (await this.playing.play(move))) this.choice.drop();
  }
}
