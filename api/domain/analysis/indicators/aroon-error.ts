/** The error of Aroon, computed: few copies of a series miss the rare ones in which another bar is the highest. */
import type { Measured, MeasuredBar } from '../measured-series.ts';
import { normalBelow } from '../normal.ts';

/** Steps of the price at which the distributions are compared; 8 standard deviations and more are covered. */
const STEPS = 200;
const REACH = 8;
/** Beyond so many standard deviations the chance of a price to be below is 1, to the last digit. */
const SURE = 8.5;

/** For each bar the probability that it has the highest price of all, by independent normal errors of its prices. */
function chancesOfHighest(all: readonly (readonly Measured[])[]): number[] {
  const values = all.map((prices) => Math.max(...prices.map(({ value }) => value)));
  const widest = Math.max(...all.flat().map(({ sigma }) => sigma));
  const top = Math.max(...values);
  if (widest === 0) return values.map((_, i) => (i === values.lastIndexOf(top) ? 1 : 0));
  const from = top - REACH * widest;
  const step = (2 * REACH * widest) / STEPS;
  const chances = all.map(() => 0);
  // A price that is surely below the first step changes nothing.
  const bars = all.map((prices) => prices.filter(({ value, sigma }) => value + SURE * sigma >= from));
  let before = belows(bars, from);
  for (let k = 1; k <= STEPS; k++) {
    const now = belows(bars, from + k * step);
    for (let i = 0; i < bars.length; i++) {
      const gained = (now[i] ?? 0) - (before[i] ?? 0);
      if (gained > 0) chances[i] = (chances[i] ?? 0) + gained * productWithout(now, before, i);
    }
    before = now;
  }
  return chances;
}

/** For each bar the probability that all its prices are below this one. */
function belows(bars: readonly (readonly Measured[])[], price: number): Float64Array {
  const chances = new Float64Array(bars.length);
  for (let i = 0; i < bars.length; i++) {
    let product = 1;
    for (const { value, sigma } of bars[i] ?? [])
      product *= sigma === 0 ? Number(value < price) : normalBelow((price - value) / sigma);
    chances[i] = product;
  }
  return chances;
}

/** Product of the means of two, for all bars but one. */
function productWithout(now: Float64Array, before: Float64Array, left: number): number {
  let product = 1;
  for (let i = 0; i < now.length; i++) if (i !== left) product *= ((now[i] ?? 0) + (before[i] ?? 0)) / 2;
  return product;
}

/** Mean and mean square of how far a line is from what was measured. */
function deviation(bars: readonly (readonly Measured[])[]): { mean: number; square: number } {
  const tops = bars.map((prices) => Math.max(...prices.map(({ value }) => value)));
  const measured = tops.lastIndexOf(Math.max(...tops));
  const moves = chancesOfHighest(bars).map((chance, i) => ({
    chance,
    move: (100 * (i - measured)) / (bars.length - 1),
  }));
  return {
    mean: moves.reduce((sum, { chance, move }) => sum + chance * move, 0),
    square: moves.reduce((sum, { chance, move }) => sum + chance * move ** 2, 0),
  };
}

/**
 * Standard errors of Aroon's lines at the last bar, 0..100 as the lines. A bar's high is the highest of its four measured
 * prices, its low the lowest, as everywhere; highs and lows move independently. Zero before warm-up.
 */
export function aroonErrors(
  bars: readonly MeasuredBar[],
  period: number,
): { up: number; down: number; oscillator: number } {
  if (bars.length <= period) return { up: 0, down: 0, oscillator: 0 };
  const seen = bars
    .slice(-period - 1)
    .map(({ open, high, low, close }) => [open ?? close, high ?? close, low ?? close, close]);
  const up = deviation(seen);
  const down = deviation(seen.map((prices) => prices.map(({ value, sigma }) => ({ value: -value, sigma }))));
  return {
    up: Math.sqrt(up.square),
    down: Math.sqrt(down.square),
    oscillator: Math.sqrt(Math.max(0, up.square + down.square - 2 * up.mean * down.mean)),
  };
}
