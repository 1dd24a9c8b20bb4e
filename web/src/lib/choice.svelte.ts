/** A move in the making: the fields tapped so far. It is dropped when the question changes. */
import type { Draft } from "./offer";

export class Choice {
  draft = $state.raw<Draft | null>(null);
  /** The pieces are too small for a finger where they lie: they are laid out large to choose from. */
  tray = $state(false);

  pick(kind: string, values: Record<string, unknown>, tray = false): void {
    this.draft = { kind, values };
    this.tray = tray;
  }

  drop(): void {
    this.draft = null;
    this.tray = false;
  }

  /** Whether these fields are among those chosen. */
  holds(kind: string, values: Record<string, unknown>): boolean {
    const draft = this.draft;
    if (draft?.kind !== kind) return false;
    return Object.entries(values).every(([name, value]) => draft.values[name] === value);
  }
}
