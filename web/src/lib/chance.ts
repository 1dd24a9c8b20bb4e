/** A chance as people read it; never rounded to a certainty that it is not. */
export function percent(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  const tenths = Math.min(999, Math.max(1, Math.round(chance * 1000)));
  return tenths < 100 || tenths > 900 ? `${tenths / 10} %` : `${Math.round(tenths / 10)} %`;
}
