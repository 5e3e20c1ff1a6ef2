import { frameSeries } from '../frame.ts';
import type { MeasuredSeries } from '../measured-series.ts';
import { findPivots } from '../pivots.ts';
import { buildSeries, upsideDown, zigzag, type Ohlc } from '../testing/build-series.ts';
import { averageTrueRange } from '../volatility.ts';
import { chartPatternDefinitions, findChartPatterns } from './chart-patterns.ts';

function patternsOf(series: MeasuredSeries) {
  const frame = frameSeries(series);
  const range = averageTrueRange(frame.bars).value;
  return findChartPatterns(frame, findPivots(frame.bars, range), range);
}

/** A corridor: corners alternate between two lines. */
function between(upper: (i: number) => number, lower: (i: number) => number, corners: number): Ohlc[] {
  return zigzag(
    Array.from({ length: corners }, (_, i) => (i % 2 === 0 ? lower(i) : upper(i))),
    6,
    0.8,
  );
}

const pole: Ohlc[] = [...zigzag([100, 101, 100, 101, 100], 6, 0.8), ...zigzag([100, 112], 6, 0.8)];

/** One drawing of every shape in its upright position. */
const DRAWN: Record<string, Ohlc[]> = {
  double_bottom: zigzag([120, 100, 108, 100.2, 114], 8, 0.8),
  triple_bottom: zigzag([120, 100, 108, 100.2, 107.8, 99.9, 114], 8, 0.8),
  inverse_head_and_shoulders: zigzag([125, 106, 112, 100, 112.5, 106.4, 118], 8, 0.8),
  ascending_triangle: between(
    () => 120,
    (i) => 100 + 1.7 * i,
    9,
  ),
  symmetrical_triangle: between(
    (i) => 120 - i,
    (i) => 100 + i,
    9,
  ),
  falling_wedge: between(
    (i) => 130 - 3.2 * i,
    (i) => 105 - 1.4 * i,
    9,
  ),
  rising_channel: between(
    (i) => 112 + 2 * i,
    (i) => 100 + 2 * i,
    9,
  ),
  rectangle: between(
    () => 112,
    () => 100,
    9,
  ),
  bull_flag: [...pole, ...zigzag([112, 110.5], 8, 0.8)],
};

describe('chart patterns', () => {
  it.each(chartPatternDefinitions.map(({ upright }) => upright.id))(
    '[D-007] finds the %s that is drawn',
    (id) => {
      const found = patternsOf(buildSeries(DRAWN[id] ?? []));
      expect(found.map((one) => one.id)).toContain(id);
    },
  );

  it.each(chartPatternDefinitions)(
    '[D-011] finds $inverted.id where $upright.id is turned upside down',
    ({ upright, inverted }) => {
      const found = patternsOf(upsideDown(buildSeries(DRAWN[upright.id] ?? [])));
      expect(found.find(({ id }) => id === (inverted ?? upright).id)?.mirrorId).toBe(upright.id);
    },
  );

  it('[D-007] wants the neckline broken: a double bottom that has not closed above it is none', () => {
    const unfinished = patternsOf(buildSeries(zigzag([120, 100, 108, 100.2, 106], 8, 0.8)));
    expect(unfinished.map(({ id }) => id)).not.toContain('double_bottom');
  });

  it('[D-007] gives the prices that belong to the pattern', () => {
    const match = patternsOf(buildSeries(DRAWN['double_bottom'] ?? [])).find(
      ({ id }) => id === 'double_bottom',
    );
    expect(match?.prices.map(({ name }) => name)).toEqual(['low 1', 'low 2', 'neckline']);
    expect(match?.prices[0]?.price).toBeCloseTo(99.8, 3);
    expect(match?.prices[2]?.price).toBeCloseTo(108.2, 3);
    const top = patternsOf(upsideDown(buildSeries(DRAWN['double_bottom'] ?? []))).find(
      ({ id }) => id === 'double_top',
    );
    expect(top?.prices.map(({ name }) => name)).toEqual(['high 1', 'high 2', 'neckline']);
  });

  it('[D-007] is uncertain where the measuring error could undo it', () => {
    const match = patternsOf(buildSeries(DRAWN['double_bottom'] ?? [], { sigma: 1.5 })).find(
      ({ id }) => id === 'double_bottom',
    );
    expect(match?.certain).toBe(false);
  });

  it('finds nothing where nothing moves', () => {
    expect(patternsOf(buildSeries(Array.from({ length: 50 }, () => [7, 7, 7, 7] as const)))).toEqual([]);
  });
});
