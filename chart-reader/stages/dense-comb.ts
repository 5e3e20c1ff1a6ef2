/**
 * The comb of bars close to one another, by the one line that it has in the spectrum of all that is drawn: curves, fills and the noise of
 * compression outweigh the bars, but none of them repeats at an even distance.
 */
import type { Ink } from '../image/ink.ts';
import { argMax, median } from '../image/numbers.ts';
import { runsOf } from '../image/runs.ts';
import type { Comb } from './comb.ts';
import { fitComb, refine, spectrumOf, weightsOf } from './comb.ts';

/** Least and most pixels between the bars. */
const SPACING = { least: 1.97, most: 4.5 };
/** How far the line must stand out of the spectrum around it, and the least share of the weight that is on it. */
const STANDS_OUT = { times: 7, power: 0.09 };
/** Steps of the spectrum to either side that are the line itself, and those around it that it is compared with. */
const AROUND = { from: 24, to: 240 };
/** A line at a half, a third, … of the frequency that is so strong shows that wider bars have this one as an overtone. */
const OVERTONE = { of: 5, share: 0.3, steps: 3 };

const known = new WeakMap<Ink, Comb | null>();

/** Wider combs on which so much of what is drawn stands are those of the bars. */
const WIDE_PEAK = 0.65;

export const isWideComb = (comb: Comb | null): boolean =>
  comb !== null && comb.spacing > SPACING.most && comb.peak >= WIDE_PEAK;

/** Null where no line stands out; of an ink that is not changed afterwards. */
export function denseComb(ink: Ink): Comb | null {
  const comb = known.has(ink) ? known.get(ink)! : findComb(ink);
  known.set(ink, comb);
  return comb;
}

/** How near to two the spacing of bars is to that of a comb on which the sides of touching bodies stand, too. */
const TWICE = 0.03;

/** The comb of what is drawn that is twice as wide as the given one: where bodies touch, their sides stand half way between their middles. */
export function widerComb({ mask, width, height }: Ink, { spacing }: Comb): Comb | null {
  if (spacing > SPACING.most) return null;
  const comb = fitComb(runsOf(mask, width, height, true), width, height);
  return comb && Math.abs(comb.spacing / spacing - 2) <= TWICE ? comb : null;
}

function findComb({ mask, width, height }: Ink): Comb | null {
  const weights = weightsOf(runsOf(mask, width, height, true), width, height);
  const { frequency, power } = spectrumOf(weights, width, SPACING.least);
  if (power.length === 0) return null;
  const top = argMax(power);
  if (1 / frequency[top]! > SPACING.most || power[top]! < STANDS_OUT.power) return null;
  const around = power.filter((_, k) => {
    const steps = Math.abs(k - top);
    return steps >= AROUND.from && steps < AROUND.to;
  });
  if (power[top]! < STANDS_OUT.times * median(around)) return null;
  if (isOvertone(frequency, power, top) || isGrid(frequency[top]!, width)) return null;
  const comb = refine(weights, 1 / frequency[top]!, width);
  return comb && { ...comb, sharp: true };
}

/** Whether wider bars stand on a comb of which this is an overtone, or the mirror image of one: pixels show the two alike. */
function isOvertone(frequency: Float64Array, power: Float64Array, top: number): boolean {
  const step = frequency[1]! - frequency[0]!;
  return [frequency[top]!, 1 - frequency[top]!].some((f) =>
    Array.from({ length: OVERTONE.of - 1 }, (_, i) => f / (i + 2)).some((lower) => {
      const at = Math.round((lower - frequency[0]!) / step);
      const near = power.subarray(Math.max(0, at - OVERTONE.steps), Math.max(0, at + OVERTONE.steps + 1));
      return Math.abs(at - top) > AROUND.from && near.some((p) => p > OVERTONE.share * power[top]!);
    }),
  );
}

/** Whether it is the grid of the points of the screen, of two or three pixels, to which it rounds wider bars: no bars are spaced so exactly. */
export const isGrid = (frequency: number, width: number): boolean =>
  [2, 3].some((n) => Math.abs(frequency - 1 / n) * width < 0.5);
