/** How large a position may be for what somebody is ready to lose, and what its targets are worth after costs. Pure. */

export interface RiskSettings {
  /** In the currency of the prices. */
  account: number;
  /** Percent of the account that may be lost at the stop. */
  riskPercent: number;
  /** Percent of the price, for each side of a trade. */
  feePercent: number;
  /** Difference of buying and selling price, in the units of the chart. */
  spread: number;
  /** Sizes are whole multiples of this. */
  step: number;
}

export interface PlanPrices {
  entry: number;
  stop: number;
  targets: readonly number[];
}

export interface PositionSize {
  /** Rounded down to the step; 0 when not even one step fits. */
  size: number;
  /** Lost at the stop with this size, costs included. */
  atRisk: number;
  /** What each target earns, in multiples of what is at risk, costs included. */
  multiples: number[];
}

/** Lost per unit when the stop is reached, costs included. */
function lossPerUnit({ entry, stop }: PlanPrices, { feePercent, spread }: RiskSettings): number {
  return Math.abs(entry - stop) + spread + (feePercent / 100) * (entry + stop);
}

/** Rounded down to whole steps; a quotient that is whole but for its last bits counts as whole. */
function wholeSteps(amount: number, step: number): number {
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)));
  return Number((Math.floor(amount / step + 1e-9) * step).toFixed(decimals));
}

/** Null where nothing can be lost, or the numbers make no position. */
export function positionSize(plan: PlanPrices, settings: RiskSettings): PositionSize | null {
  const { account, riskPercent, feePercent, spread, step } = settings;
  const loss = lossPerUnit(plan, settings);
  const wanted = (account * riskPercent) / 100 / loss;
  if (!(loss > 0) || !Number.isFinite(wanted) || !(step > 0)) return null;
  const size = wholeSteps(wanted, step);
  const multiples = plan.targets.map((target) => {
    const gain = Math.abs(target - plan.entry) - spread - (feePercent / 100) * (plan.entry + target);
    return gain / loss;
  });
  return { size, atRisk: size * loss, multiples };
}

export interface Interval {
  low: number;
  high: number;
}

/**
 * What risk/reward may be, given how exactly the prices were read: two standard deviations to either side, the errors of the
 * three prices taken as independent.
 */
export function ratioInterval(
  { entry, stop, target }: { entry: number; stop: number; target: number },
  sigma: { entry: number; stop: number; target: number },
): Interval {
  const risk = entry - stop;
  const ratio = (target - entry) / risk;
  const deviation = Math.hypot(
    sigma.target / risk,
    (sigma.stop * ratio) / risk,
    (sigma.entry * (1 + ratio)) / risk,
  );
  return { low: Math.max(0, ratio - 2 * deviation), high: ratio + 2 * deviation };
}
