import { analyseShape } from '../analyse-series.ts';
import { frameSeries } from '../frame.ts';
import type { MeasuredSeries } from '../measured-series.ts';
import { findPivots } from '../pivots.ts';
import { buildSeries, upsideDown, zigzag } from '../testing/build-series.ts';
import { drawnShapes } from '../testing/drawn-patterns.ts';
import { averageTrueRange } from '../volatility.ts';
import { chartPatternDefinitions, findChartPatterns } from './chart-patterns.ts';

function patternsOf(series: MeasuredSeries) {
  const frame = frameSeries(series);
  const range = averageTrueRange(frame.bars).value;
  return findChartPatterns(frame, findPivots(frame.bars, range), range);
}

describe('chart patterns', () => {
  it.each(chartPatternDefinitions.map(({ upright }) => upright.id))(
    '[D-007] finds the %s that is drawn',
    (id) => {
      const found = patternsOf(buildSeries(drawnShapes[id] ?? []));
      expect(found.map((one) => one.id)).toContain(id);
    },
  );

  it.each(chartPatternDefinitions)(
    '[D-011] finds $inverted.id where $upright.id is turned upside down',
    ({ upright, inverted }) => {
      const found = patternsOf(upsideDown(buildSeries(drawnShapes[upright.id] ?? [])));
      expect(found.find(({ id }) => id === (inverted ?? upright).id)?.mirrorId).toBe(upright.id);
    },
  );

  it('[D-007] wants the neckline broken: a double bottom that has not closed above it is none', () => {
    const unfinished = patternsOf(buildSeries(zigzag([120, 100, 108, 100.2, 106], 8, 0.8)));
    expect(unfinished.map(({ id }) => id)).not.toContain('double_bottom');
  });

  it('[D-007] gives the prices that belong to the pattern', () => {
    const match = patternsOf(buildSeries(drawnShapes['double_bottom'] ?? [])).find(
      ({ id }) => id === 'double_bottom',
    );
    expect(match?.prices.map(({ name }) => name)).toEqual(['low 1', 'low 2', 'neckline']);
    expect(match?.prices[0]?.price).toBeCloseTo(99.8, 3);
    expect(match?.prices[2]?.price).toBeCloseTo(108.2, 3);
    const top = patternsOf(upsideDown(buildSeries(drawnShapes['double_bottom'] ?? []))).find(
      ({ id }) => id === 'double_top',
    );
    expect(top?.prices.map(({ name }) => name)).toEqual(['high 1', 'high 2', 'neckline']);
  });

  it('[D-007] is uncertain where the measuring error could undo it', () => {
    const certain = (sigma: number) =>
      analyseShape(buildSeries(drawnShapes['double_bottom'] ?? [], { sigma })).patterns.find(
        ({ id }) => id === 'double_bottom',
      )?.certain;
    expect([certain(0), certain(1.5)]).toEqual([true, false]);
  });

  it('finds nothing where nothing moves', () => {
    expect(patternsOf(buildSeries(Array.from({ length: 50 }, () => [7, 7, 7, 7] as const)))).toEqual([]);
  });
});
