/** Listening on an element that is not a control: there is always another way to do the same. */
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
