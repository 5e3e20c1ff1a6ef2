/** Arithmetic of whole lines, by loops over bare lists. Where one of the lines has no value, the outcome has none. */
import { unset, type Line } from './line.ts';

export function plus(a: Line, b: Line): Line {
  const out = unset(a);
  const [from, other, to] = [a.values, b.values, out.values];
  for (let i = 0; i < to.length; i++) to[i] = from[i]! + other[i]!;
  return out;
}

export function minus(a: Line, b: Line): Line {
  const out = unset(a);
  const [from, other, to] = [a.values, b.values, out.values];
  for (let i = 0; i < to.length; i++) to[i] = from[i]! - other[i]!;
  return out;
}

export function product(a: Line, b: Line): Line {
  const out = unset(a);
  const [from, other, to] = [a.values, b.values, out.values];
  for (let i = 0; i < to.length; i++) to[i] = from[i]! * other[i]!;
  return out;
}

export function times(a: Line, factor: number): Line {
  const out = unset(a);
  const [from, to] = [a.values, out.values];
  for (let i = 0; i < to.length; i++) to[i] = factor * from[i]!;
  return out;
}

export function over(a: Line, divisor: number): Line {
  const out = unset(a);
  const [from, to] = [a.values, out.values];
  for (let i = 0; i < to.length; i++) to[i] = from[i]! / divisor;
  return out;
}

/** factor · a / b; `ofNothing` where b is zero, no value where the outcome is not finite. */
export function ratio(a: Line, b: Line, factor = 1, ofNothing = NaN): Line {
  const out = unset(a);
  const [from, divisors, to] = [a.values, b.values, out.values];
  for (let i = 0; i < to.length; i++) {
    const divisor = divisors[i]!;
    const quotient = (factor * from[i]!) / divisor;
    to[i] = Number.isFinite(quotient) ? quotient : NaN;
    // Apart from the quotient: a number that may be either is kept as an object.
    if (divisor === 0) to[i] = ofNothing;
  }
  return out;
}

/** Without its sign. */
export function size(a: Line): Line {
  const out = unset(a);
  const [from, to] = [a.values, out.values];
  for (let i = 0; i < to.length; i++) to[i] = Math.abs(from[i]!);
  return out;
}

/** What is above zero, else zero. */
export function positive(a: Line): Line {
  const out = unset(a);
  const [from, to] = [a.values, out.values];
  for (let i = 0; i < to.length; i++) to[i] = Math.max(0, from[i]!);
  return out;
}

/** A function of every value, for what the others do not have: it takes ten times as long. No value where it is not finite. */
export function mapped(a: Line, f: (value: number) => number): Line {
  const out = unset(a);
  const [from, to] = [a.values, out.values];
  for (let i = 0; i < to.length; i++) {
    const result = f(from[i]!);
    to[i] = Number.isFinite(result) ? result : NaN;
  }
  return out;
}
