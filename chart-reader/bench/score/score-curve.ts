/** How an answer gives a line whose points could not be told: as the curve at even distances, which is held against every true point. */
import type { ChartTruth, Prediction } from '../truth.ts';
import { median } from './numbers.ts';

type Answered = NonNullable<Prediction['candles']>[number];

/** Distances of samples that a hole in them is wider than, unless the points stand farther apart. */
const HOLE = 1.5;

/** The answer with what its curve shows at the column of each true point, and with the samples that stand beyond all of these; any other answer as it is. */
export function asPoints(truth: ChartTruth, answer: Prediction): Prediction {
  const { resolution, candles = [] } = answer;
  const curve = truth.chart_type === 'line' || truth.chart_type === 'area';
  if (resolution !== 'samples' || !curve) return answer;
  const samples = [...candles].sort((a, b) => a.x_px - b.x_px);
  const apart = median(samples.slice(1).map((s, i) => s.x_px - samples[i]!.x_px)) ?? 0;
  const hole = Math.max(HOLE * apart, truth.bar_spacing_px);
  // Bars are found within half of their distance.
  const reach = Math.max(apart, truth.bar_spacing_px / 2);
  const [first, last] = [truth.candles[0]?.x_px ?? 0, truth.candles.at(-1)?.x_px ?? 0];
  const beyond = samples.filter(({ x_px }) => x_px < first - reach || x_px > last + reach);
  const known = truth.candles.flatMap(({ x_px }) => {
    const c = closeAt(samples, x_px, hole, reach);
    return c === null ? [] : [{ x_px, o: null, h: null, l: null, c }];
  });
  return { ...answer, candles: [...known, ...beyond] };
}

function closeAt(samples: readonly Answered[], x: number, hole: number, reach: number): number | null {
  const k = samples.findIndex((s) => s.x_px >= x);
  const [before, after] = k < 0 ? [samples.at(-1), undefined] : [samples[k - 1], samples[k]];
  if (!before || !after) {
    const end = before ?? after;
    return end && Math.abs(end.x_px - x) <= reach ? end.c : null;
  }
  if (before.c === null || after.c === null || after.x_px - before.x_px > hole) return null;
  return before.c + ((after.c - before.c) * (x - before.x_px)) / (after.x_px - before.x_px);
}
