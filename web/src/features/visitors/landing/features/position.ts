/** What a position is and risks. Prices in the quote currency. */
export interface Position {
  /** Units such that the way from entry to stop costs the risk. */
  units: number;
  /** Units × entry. */
  exposure: number;
  /** What is lost at the stop. */
  risk: number;
  /** What is gained at the target. */
  reward: number;
  /** Gain in percent of what is left that brings a loss of ten such risks back. */
  recoveryPercent: number;
}

interface Plan {
  account: number;
  /** Of the account, per position. */
  riskPercent: number;
  entry: number;
  stop: number;
  target: number;
}

/** Position size from the risk that one is willing to take; null where the numbers make no position. */
export function positionOf({ account, riskPercent, entry, stop, target }: Plan): Position | null {
  const perUnit = Math.abs(entry - stop);
  const risk = (account * riskPercent) / 100;
  if (!(risk > 0) || !(perUnit > 0) || riskPercent > 100) return null;
  const units = risk / perUnit;
  const left = (1 - riskPercent / 100) ** 10;
  return {
    units,
    exposure: units * entry,
    risk,
    reward: units * Math.abs(target - entry),
    recoveryPercent: left === 0 ? Infinity : (1 / left - 1) * 100,
  };
}
