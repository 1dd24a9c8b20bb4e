import { t } from "./text";

/** A chance as people read it; never rounded to a certainty that it is not. */
export function percent(chance: number): string {
  if (chance <= 0) return t("percent", { n: 0 });
  if (chance >= 1) return t("percent", { n: 100 });
  const tenths = Math.min(999, Math.max(1, Math.round(chance * 1000)));
  const near = tenths < 100 || tenths > 900;
  return t("percent", { n: near ? tenths / 10 : Math.round(tenths / 10) });
}
