import { absolute, add, compare, divide, exact, multiply, subtract, type Exact } from '../exact.ts';
import { calculated, line, refuse, typed, type Calculated, type CalculationLine } from './calculation.ts';

export interface RiskRewardPlan {
  entry: number;
  /** Below the entry for a long plan, above it for a short one. */
  stop: number;
  /** On the other side of the entry. */
  target: number;
  /** Share of trades that reach the target, 0 to 100. With it the expectancy is computed. */
  winRatePercent?: number;
}

/**
 * Reward-to-risk ratio of a plan, and the share of wins at which it neither gains nor loses before costs.
 * `ratio = |target − entry| ÷ |entry − stop|`; `break-even = 1 ÷ (1 + ratio)`, from `w × ratio − (1 − w) × 1 = 0`.
 */
export function riskReward(plan: RiskRewardPlan): Calculated {
  const [entry, stop, target] = [exact(plan.entry), exact(plan.stop), exact(plan.target)] as const;
  const stopSide = compare(stop, entry);
  const targetSide = compare(target, entry);
  if (stopSide === 0) return refuse('stop_price', 'must differ from the entry price');
  if (targetSide === 0) return refuse('target_price', 'must differ from the entry price');
  if (plan.winRatePercent !== undefined && (plan.winRatePercent < 0 || plan.winRatePercent > 100)) {
    return refuse('win_rate_percent', 'must lie between 0 and 100');
  }
  if (stopSide === targetSide) {
    return refuse('target_price', 'must lie on the other side of the entry than the stop');
  }
  const risk = absolute(subtract(entry, stop));
  const reward = absolute(subtract(target, entry));
  const ratio = divide(reward, risk);
  const breakEven = divide(risk, add(risk, reward));
  const long = stopSide < 0;
  return calculated('target_price', {
    calculator: 'risk-reward',
    title: `Risk and reward of a ${long ? 'long' : 'short'} plan`,
    results: [
      distanceLine('Risk per unit', 'entry − stop', [entry, stop], long, risk),
      distanceLine('Reward per unit', 'target − entry', [target, entry], long, reward),
      line({
        label: 'Reward for 1 of risk',
        value: ratio,
        unit: 'R',
        formula: 'ratio = reward ÷ risk',
        step: `${typed(reward)} ÷ ${typed(risk)}`,
      }),
      line({
        label: 'Break-even share of wins',
        value: multiply(breakEven, exact(100)),
        unit: '%',
        formula: 'break-even = risk ÷ (risk + reward) × 100',
        step: `${typed(risk)} ÷ (${typed(risk)} + ${typed(reward)}) × 100`,
      }),
      ...expectancy(plan.winRatePercent, ratio),
    ],
  });
}

function distanceLine(
  label: string,
  formula: string,
  [a, b]: [Exact, Exact],
  long: boolean,
  value: Exact,
): CalculationLine {
  const [more, less] = long ? [a, b] : [b, a];
  return line({
    label,
    value,
    decimals: 8,
    formula: `${label.toLowerCase()} = ${long ? formula : formula.split(' − ').reverse().join(' − ')}`,
    step: `${typed(more)} − ${typed(less)}`,
  });
}

/** `expectancy in R = w × ratio − (1 − w)`: the mean result of a trade, in units of what it risks. */
function expectancy(winRatePercent: number | undefined, ratio: Exact): CalculationLine[] {
  if (winRatePercent === undefined) return [];
  const wins = divide(exact(winRatePercent), exact(100));
  const losses = subtract(exact(1), wins);
  return [
    line({
      label: 'Expectancy per trade',
      value: subtract(multiply(wins, ratio), losses),
      unit: 'R',
      formula: 'expectancy = share of wins × ratio − share of losses × 1',
      step: `${typed(wins)} × ${typed(ratio)} − ${typed(losses)} × 1`,
    }),
  ];
}
