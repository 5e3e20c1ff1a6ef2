import { analyseShape } from '../analyse-series.ts';
import { buildSeries } from '../testing/build-series.ts';
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
});
