/** Arithmetic of measured numbers. Errors are taken as independent, which overstates them where a price is used twice. */
import type { Measured } from './measured-series.ts';

export function measured(value: number, sigma = 0): Measured {
  return { value, sigma };
}

export function plus(a: Measured, b: Measured): Measured {
  return { value: a.value + b.value, sigma: Math.hypot(a.sigma, b.sigma) };
}

export function minus(a: Measured, b: Measured): Measured {
  return { value: a.value - b.value, sigma: Math.hypot(a.sigma, b.sigma) };
}

export function times(a: Measured, factor: number): Measured {
  return { value: a.value * factor, sigma: a.sigma * Math.abs(factor) };
}

/** The same number with its sign turned; never −0. */
export function negated(a: Measured): Measured {
  return { value: 0 - a.value, sigma: a.sigma };
}

export function larger(a: Measured, b: Measured): Measured {
  return a.value >= b.value ? a : b;
}

export function smaller(a: Measured, b: Measured): Measured {
  return a.value <= b.value ? a : b;
}

/** Mean, with the error of a mean of independent numbers. */
export function mean(all: readonly Measured[]): Measured {
  let value = 0;
  let variance = 0;
  for (const one of all) {
    value += one.value;
    variance += one.sigma ** 2;
  }
  const n = Math.max(1, all.length);
  return { value: value / n, sigma: Math.sqrt(variance) / n };
}

/** (a − b) / (b − c) with its error: the ratio of reward to risk. */
export function ratioOfDistances(a: Measured, b: Measured, c: Measured): Measured {
  const risk = b.value - c.value;
  const value = (a.value - b.value) / risk;
  const sigma = Math.hypot(a.sigma / risk, (b.sigma * (1 + value)) / risk, (c.sigma * value) / risk);
  return { value, sigma };
}
