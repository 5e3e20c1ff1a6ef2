import { analyseShape } from '../analyse-series.ts';
import { buildSeries } from '../testing/build-series.ts';
import { withoutParts } from './parts.ts';
import { drawnCandles, drawnShapes } from '../testing/drawn-patterns.ts';

function idsOf(bars: Parameters<typeof buildSeries>[0]): string[] {
  return analyseShape(buildSeries(bars)).patterns.map(({ id }) => id);
}

describe('parts of a pattern', () => {
  it('are not named beside a triple bottom', () => {
    const ids = idsOf(drawnShapes['triple_bottom'] ?? []);
    expect(ids).toContain('triple_bottom');
    expect(ids).not.toContain('double_bottom');
  });

  it('are not named beside three candles', () => {
    const { lead, candles } = drawnCandles['three_outside_up'] ?? { lead: [], candles: [] };
    const ids = idsOf([...lead, ...candles]);
    expect(ids).toContain('three_outside_up');
    expect(ids).not.toContain('bullish_engulfing');
  });

  it('are named where the whole is not there', () => {
    expect(idsOf(drawnShapes['double_bottom'] ?? [])).toContain('double_bottom');
  });

  it.each([
    ['double_bottom', 'triple_bottom'],
    ['double_top', 'triple_top'],
    ['double_bottom', 'rectangle'],
    ['double_top', 'rectangle'],
    ['triple_bottom', 'rectangle'],
    ['triple_top', 'rectangle'],
    ['bullish_harami', 'three_inside_up'],
    ['bearish_harami', 'three_inside_down'],
    ['bullish_engulfing', 'three_outside_up'],
    ['bearish_engulfing', 'three_outside_down'],
  ])('a %s is left out within a %s, and only within', (id, whole) => {
    const around = { id: whole, firstBar: 10, lastBar: 40 };
    const within = { id, firstBar: 10, lastBar: 39 };
    expect(withoutParts([within, around])).toEqual([around]);
    const before = { id, firstBar: 9, lastBar: 39 };
    const after = { id, firstBar: 12, lastBar: 41 };
    expect(withoutParts([before, around, after])).toEqual([before, around, after]);
  });
});
