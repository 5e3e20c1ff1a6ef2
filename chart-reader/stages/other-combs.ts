/** Another look at bars that were refused, on the comb of all that is drawn: the rectangles of the pane may have stood on one that is not the bars'. */
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { runsOf } from '../image/runs.ts';
import { lookAtCandleLayer } from './candle-layer.ts';
import type { CandleLayer } from './candle-layer.ts';
import type { Comb } from './comb.ts';
import { fitComb } from './comb.ts';
import { Refused } from './refuse.ts';
import { areSurelyBars, standClearly } from './series.ts';
import type { FoundSeries } from './series.ts';

/** How far the spacing of two combs that are one may differ, as a share. */
const SAME = 0.01;

/** The bars on that comb; null where it is the first one, or where they are not surely bars. */
export function barsOnOtherComb(
  picture: Picture,
  ink: Ink,
  barsOn: (comb: Comb) => FoundSeries,
): FoundSeries | null {
  const { mask, width, height } = ink;
  const comb = fitComb(runsOf(mask, width, height, true), width, height);
  const first = lookAtCandleLayer(picture, ink)?.comb;
  if (!comb || !first || Math.abs(comb.spacing / first.spacing - 1) <= SAME) return null;
  const found = orNull(() => barsOn(comb));
  return found && areSurelyBars(found.geometry) ? found : null;
}

/** Least share of the bars whose bodies must be seen where narrow ones, which stick out on one side of their wick, passed for ticks. */
const LEAST_BODIES = 0.5;

/** The bars as candles where narrow bodies passed for ticks; null where they are not surely bars either. */
export function barsWithoutTicks(layer: CandleLayer | null, find: () => FoundSeries): FoundSeries | null {
  const found = orNull(find);
  if (!found) return null;
  const { geometry } = found;
  const bodies = geometry.bars.filter((b) => b.mark.hasBody).length;
  const have = bodies >= LEAST_BODIES * geometry.bars.length;
  return have && (standClearly(layer, geometry) || areSurelyBars(geometry)) ? found : null;
}

/** What is found, or null where it is refused. */
export function orNull<T>(find: () => T): T | null {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null;
  }
}
