import type { ChartTruth, Prediction } from '../truth.ts';
import { asPoints } from './score-curve.ts';

const points = Array.from({ length: 12 }, (_, k) => ({ x_px: 20 + 10 * k, c: 100 + 7 * (k % 3) }));
const truth = (chart_type: string) =>
  ({ chart_type, candles: points, bar_spacing_px: 10 }) as unknown as ChartTruth;

/** The straight line through the points every four pixels, to one column. */
function answer(to: number, resolution: Prediction['resolution'] = 'samples'): Prediction {
  const candles = [];
  for (let x_px = 20; x_px <= to; x_px += 4) {
    const k = Math.min(10, Math.floor((x_px - 20) / 10));
    const [a, b] = [points[k]!, points[k + 1]!];
    const c = a.c + ((b.c - a.c) * (x_px - a.x_px)) / 10;
    candles.push({ x_px, o: null, h: null, l: null, c });
  }
  return { resolution, candles };
}

describe('a line that is answered as a curve at even distances', () => {
  it('is held against every true point', () => {
    const { candles } = asPoints(truth('line'), answer(132));
    expect(candles).toHaveLength(12);
    for (const [k, { x_px, c }] of candles!.entries()) {
      expect(x_px).toBe(points[k]!.x_px);
      expect(Math.abs(c! - points[k]!.c)).toBeLessThan(3);
    }
  });

  it('lacks the points that it does not reach, and the holes in it', () => {
    expect(asPoints(truth('area'), answer(100)).candles).toHaveLength(9);
    const whole = answer(132);
    const holed = { ...whole, candles: whole.candles!.filter(({ x_px }) => x_px < 50 || x_px > 70) };
    expect(asPoints(truth('line'), holed).candles).toHaveLength(9);
  });

  it('keeps what stands beyond all points, and is no answer for bars', () => {
    const beyond = { x_px: 180, o: null, h: null, l: null, c: 100 };
    const longer = { ...answer(132), candles: [...answer(132).candles!, beyond] };
    expect(asPoints(truth('line'), longer).candles).toHaveLength(13);
    const bars = answer(132);
    expect(asPoints(truth('candles'), bars)).toBe(bars);
    const told = answer(132, 'bars');
    expect(asPoints(truth('line'), told)).toBe(told);
  });
});
