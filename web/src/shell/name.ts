/** Who somebody wants to be called when they sit down, from wherever they do. */
import { me } from "../lib/me.svelte";
import { t } from "../lib/text";
import { toasts } from "../lib/toast.svelte";

/** The guest's name, kept for the next time; empty if there is none yet, which is said, and `field` asks for it. */
export function ownName(field?: HTMLElement | null): string {
  const name = me.name.trim();
  if (name) me.keep(name);
  else {
    toasts.refuse(t("lobby-name-need"));
    field?.focus();
  }
  return name;
}
