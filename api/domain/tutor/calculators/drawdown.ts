import { compare, divide, exact, multiply, raise, subtract, type Exact } from '../exact.ts';
import { calculated, line, refuse, typed, type Calculated, type CalculationLine } from './calculation.ts';

/**
 * Depth of a fall from a peak, and the gain that makes it good.
 * `drawdown = (peak − trough) ÷ peak`; `gain needed = peak ÷ trough − 1`.
 */
export function drawdownFromPeak(input: { peak: number; trough: number }): Calculated {
  const peak = exact(input.peak);
  const trough = exact(input.trough);
  if (compare(trough, exact(0)) <= 0) return refuse('trough_balance', 'must be above 0');
  if (compare(trough, peak) >= 0) return refuse('trough_balance', 'must be below the peak');
  return calculated('peak_balance', {
    calculator: 'drawdown',
    title: 'Drawdown and recovery',
    results: depth(peak, trough),
  });
}

/** A row of losses that each take the same share of what is left: `left = start × (1 − loss)^losses`. */
export function drawdownFromLosses(input: {
  start: number;
  lossPercent: number;
  losses: number;
}): Calculated {
  const start = exact(input.start);
  if (compare(start, exact(0)) <= 0) return refuse('start_balance', 'must be above 0');
  if (input.lossPercent >= 100) {
    return refuse(
      'loss_percent',
      'must be below 100: nothing would be left, and no gain recovers from nothing',
    );
  }
  if (!(input.lossPercent > 0)) return refuse('loss_percent', 'must be above 0');
  if (!Number.isInteger(input.losses) || input.losses < 1) {
    return refuse('losses', 'must be a whole number, at least 1');
  }
  const lossShare = divide(exact(input.lossPercent), exact(100));
  const left = multiply(start, raise(subtract(exact(1), lossShare), input.losses));
  const leftLine = line({
    label: 'Balance left',
    value: left,
    formula: 'left = start × (1 − loss ÷ 100)^losses',
    step: `${typed(start)} × (1 − ${typed(exact(input.lossPercent))} ÷ 100)^${input.losses}`,
  });
  const times = input.losses === 1 ? 'one loss' : `${input.losses} losses in a row`;
  return calculated('losses', {
    calculator: 'drawdown',
    title: `Drawdown after ${times}`,
    results: [leftLine, ...depth(start, left)],
  });
}

function depth(peak: Exact, trough: Exact): CalculationLine[] {
  const fall = subtract(peak, trough);
  const [high, low] = [typed(peak), typed(trough)];
  return [
    line({
      label: 'Drawdown',
      value: multiply(divide(fall, peak), exact(100)),
      unit: '%',
      formula: 'drawdown = (peak − trough) ÷ peak × 100',
      step: `(${high} − ${low}) ÷ ${high} × 100`,
    }),
    line({
      label: 'Gain needed to recover',
      value: multiply(divide(fall, trough), exact(100)),
      unit: '%',
      formula: 'gain needed = (peak ÷ trough − 1) × 100',
      step: `(${high} ÷ ${low} − 1) × 100`,
    }),
  ];
}
