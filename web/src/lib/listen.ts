/** Listening on an element that is no control of its own: what it hears can be done in another way too. */
import type { Attachment } from "svelte/attachments";

type Handlers = {
  [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void;
};

export function listening(handlers: Handlers): Attachment<HTMLElement> {
  return (element) => {
    const entries = Object.entries(handlers) as [string, EventListener][];
    for (const [name, handler] of entries) element.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of entries) element.removeEventListener(name, handler);
    };
  };
}
