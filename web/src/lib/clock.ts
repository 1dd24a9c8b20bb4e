/** Remaining times, as people read them. */

/** Minutes and seconds: rounded up, and never below zero. */
export function reading(left_ms: number): { minutes: number; seconds: number } {
  const whole = Math.ceil(Math.max(0, left_ms) / 1000);
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}

export const clockText = (left_ms: number): string => {
  const { minutes, seconds } = reading(left_ms);
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
};
