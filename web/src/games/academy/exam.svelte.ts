/** What a tap on a card, a cable or a Tool means. Only offers decide what can be done. */
import { choices, fits, open } from "../../lib/offer";
import { Reach } from "../../lib/reach.svelte";
import type { View } from "../../wire/academy";
import { members, settled, toggle } from "./lists";
import { isWire } from "./wires";

/** What a Tool may want to know; the offers of each name one of these at most. */
const ARGUMENTS = ["players", "cards", "wire", "card", "player"] as const;
const LISTS = ["players", "cards"];

export type Mode = "decks" | "tiles" | "mirror" | "none";

export class Exam extends Reach<View> {
  readonly draft = $derived.by(() => this.choice.draft);

  #options(kind: string, values: Record<string, unknown>, field: string): unknown[] {
    return this.can.includes(kind) ? choices(this.offers, { kind, values }, field) : [];
  }

  /** Cards that may be chosen, Tools that may be used or taken, wires that may be named. */
  readonly cards = $derived.by(() => this.#options("commit", {}, "card") as string[]);
  readonly tools = $derived.by(() => this.#options("use_tool", {}, "tool") as string[]);
  readonly display = $derived.by(() => this.#options("draft", {}, "tool") as string[]);
  readonly protectable = $derived.by(() => this.#options("protect", {}, "wire") as string[]);
  readonly scans = $derived.by(() => this.#options("xray_pick", {}, "index") as number[]);
  readonly modes = $derived.by(() => this.#options("peek", {}, "mode") as Mode[]);
  readonly mute = $derived.by(() => this.#options("auto_pass", { on: true }, "tool") as string[]);
  readonly unmute = $derived.by(
    () => this.#options("auto_pass", { on: false }, "tool") as string[],
  );

  /** The Tool that is being aimed, and what it asks for. */
  readonly tool = $derived.by(() =>
    this.draft?.kind === "use_tool" ? (this.draft.values.tool as string) : null,
  );
  readonly argument = $derived.by(() => {
    const { tool } = this;
    const asked = this.offers.filter((offer) =>
      fits(offer, { kind: "use_tool", values: { tool } }),
    );
    return tool
      ? (ARGUMENTS.find((field) => asked.some(({ fields }) => field in fields)) ?? null)
      : null;
  });
  readonly targets = $derived.by((): readonly unknown[] =>
    this.tool && this.argument ? this.#options("use_tool", { tool: this.tool }, this.argument) : [],
  );
  /** What a list may hold, one by one. */
  readonly single = $derived.by(() => members(this.targets as readonly (readonly number[])[]));

  readonly mode = $derived.by((): Mode => {
    const chosen = this.draft?.kind === "peek" ? (this.draft.values.mode as Mode) : undefined;
    return chosen ?? "decks";
  });
  readonly #lists = $derived.by(
    () => this.#options("peek", { mode: this.mode }, "wires") as string[][],
  );
  readonly peekable = $derived.by(() => members(this.#lists));
  readonly peeking = $derived.by((): readonly string[] =>
    this.draft?.kind === "peek" ? ((this.draft.values.wires as string[] | undefined) ?? []) : [],
  );

  pickCard(card: string): void {
    if (this.choice.holds("commit", { card })) void this.play();
    else this.choice.pick("commit", { card });
  }

  pickTool(tool: string): void {
    if (this.tool === tool) this.choice.drop();
    else this.choice.pick("use_tool", { tool });
  }

  /** A player, a wire, a card or a place for the Tool that is being aimed. */
  aim(target: unknown): void {
    const { tool, argument } = this;
    if (!tool || !argument) return;
    const now = this.draft?.values[argument];
    const value = LISTS.includes(argument)
      ? toggle(this.targets as number[][], (now as number[] | undefined) ?? [], target as number)
      : target;
    this.choice.pick("use_tool", { tool, [argument]: value });
  }

  aimed(target: unknown): boolean {
    const value = this.argument ? this.draft?.values[this.argument] : undefined;
    return Array.isArray(value) ? value.includes(target) : value === target && value !== undefined;
  }

  setMode(mode: Mode): void {
    this.choice.pick("peek", { mode });
  }

  pickPeek(wire: string): void {
    const wires = toggle(this.#lists, this.peeking, wire);
    this.choice.pick("peek", { mode: this.mode, wires });
  }

  pick(kind: string, values: Record<string, unknown>): void {
    this.choice.pick(kind, values);
  }

  drop(): void {
    this.choice.drop();
  }

  /** The cables that a tap could choose now. */
  readonly lit = $derived.by((): readonly string[] => {
    if (this.protectable.length) return this.protectable;
    if (this.modes.length) return this.peekable;
    if (this.tool) return this.argument === "wire" ? (this.targets as string[]) : [];
    return this.cards.filter(isWire);
  });
  readonly chosen = $derived.by((): readonly string[] => {
    const draft = this.draft;
    if (!draft) return [];
    if (draft.kind === "peek") return this.peeking;
    const wire = draft.kind === "commit" ? draft.values.card : draft.values.wire;
    return typeof wire === "string" && isWire(wire) ? [wire] : [];
  });

  tapWire(wire: string): void {
    if (!this.lit.includes(wire)) return;
    if (this.protectable.length) this.pick("protect", { wire });
    else if (this.modes.length) this.pickPeek(wire);
    else if (this.tool) this.aim(wire);
    else this.pickCard(wire);
  }

  /** The move of the draft, complete, with its kind. */
  readonly move = $derived.by((): Record<string, unknown> | null => {
    const draft = this.draft;
    if (!draft || !this.can.includes(draft.kind)) return null;
    const { kind, values } = draft;
    if (kind === "peek") {
      const wires = settled(this.#lists, this.peeking);
      return wires ? { kind, mode: this.mode, wires } : null;
    }
    const { argument } = this;
    if (argument && LISTS.includes(argument)) {
      const list = settled(
        this.targets as number[][],
        (values[argument] as number[] | undefined) ?? [],
      );
      return list ? { kind, tool: this.tool, [argument]: list } : null;
    }
    if (argument && values[argument] === undefined) return null;
    return open(this.offers, draft).length ? { kind, ...values } : null;
  });

  async play(move: Record<string, unknown> | null = this.move): Promise<void> {
    if (move && !this.playing.pending && (await this.playing.play(move))) this.choice.drop();
  }

  /** Why this cannot be used now: a card, a wire, a Tool. Whoever only looks on is not told. */
  whyNot(kind: "card" | "wire" | "tool", name: string): void {
    if (this.playing.live || kind === "card") this.playing.why(`${kind}-${name}`);
  }
}
