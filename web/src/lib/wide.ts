/** Whether there is room for everything side by side. A picture of a table is always as small as a phone. */
import { getContext, setContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

const SMALL = Symbol("small");

/** What is inside has a phone's width, whatever the window has. */
export const keepSmall = (): void => {
  setContext(SMALL, true);
};

export const wideEnough = (): { readonly current: boolean } =>
  getContext(SMALL) ? { current: false } : new MediaQuery("min-width: 1100px");
