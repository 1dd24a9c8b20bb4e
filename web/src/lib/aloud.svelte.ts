/** What is read aloud: one place for the whole page, so that screen readers read nothing twice. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

const MOST = 12;

class Aloud {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  #count = 0;

  /** The last line, by its number. */
  get last(): number {
    return this.#count;
  }

  say(text: string): void {
    const line = text.replace(/\s+/g, " ").trim();
    if (!line) return;
    this.#count += 1;
    const before = untrack(() => this.lines);
    this.lines = [...before.slice(1 - MOST), { id: this.#count, text: line }];
  }
}

export const aloud = new Aloud();

function watching(element: HTMLElement, first: string): () => void {
  let said = first;
  const read = (): void => {
    const text = element.textContent ?? "";
    if (text === said) return;
    said = text;
    aloud.say(text);
  };
  const changes = new MutationObserver(read);
  changes.observe(element, { childList: true, characterData: true, subtree: true });
  read();
  return () => changes.disconnect();
}

/** Have what an element says read aloud, now and whenever it says something else. */
export const reading: Attachment<HTMLElement> = (element) => watching(element, "");

/** The same for what is read with its page: only when it says something else. */
export const changing: Attachment<HTMLElement> = (element) =>
  watching(element, element.textContent ?? "");
