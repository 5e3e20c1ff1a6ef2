/** What one period brought, and what the period before it did. */
export interface Change {
  now: number;
  before: number;
  /** From before to now, with one decimal; null when there was nothing before to compare with. */
  percent: number | null;
}

/** `part ÷ whole` in percent with one decimal, rounded half away from zero; null without a whole. */
export function percentOf(part: number, whole: number): number | null {
  if (whole <= 0) return null;
  const tenths = Math.round((Math.abs(part) * 1000) / whole);
  return tenths === 0 ? 0 : (Math.sign(part) * tenths) / 10;
}

/** The change from `before` to `now`, any unit. A percentage needs something positive to start from. */
export function changeBetween(now: number, before: number): Change {
  return { now, before, percent: percentOf(now - before, before) };
}
