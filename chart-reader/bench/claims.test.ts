import type { ReadOutcome } from '../types.ts';
import { claimsOf } from './claims.ts';
import { scorePicture } from './score/score.ts';
import type { Truth } from './truth.ts';
import { drawChart } from './draw/chart.ts';
import { sampleSpec } from './draw/spec.ts';

const stage = <T>(value: T) => ({ value, confidence: 0.8, evidence: [] });
const box = { x0: 0, y0: 0, x1: 1, y1: 1 };

function refused(last: number): ReadOutcome {
  const found = {
    last_price: stage({ price: last, y_px: 1, sigma: 1 }),
    symbol: stage({ text: 'GOLD', box }),
  };
  const said = { code: 'no_series', stage: 'candles', reason: '', advice: '' } as const;
  return { outcome: 'refused', refusal: { ...said, found, stages: [] } };
}

describe('the claims of a refused picture', () => {
  const { truth } = drawChart(sampleSpec('claims', 'web', 'claims'));
  const chart: Truth = { ...truth, symbol: 'GOLD', symbol_shown: true };
  const of = (picture: Truth, last: number) =>
    claimsOf(
      refused(last),
      picture,
      scorePicture(picture, { refused: 'no', found: { last_price: last, symbol: 'GOLD' } }),
    );

  it('are those of all that is shown beside the refusal', () => {
    expect(of(chart, truth.last_price)).toEqual([
      { field: 'last price', score: 0.8, right: true },
      { field: 'symbol', score: 0.8, right: true },
    ]);
    expect(of(chart, 3 * truth.last_price)[0]!.right).toBe(false);
  });

  it('are wrong where the picture shows no prices, but of one that its header prints', () => {
    const none: Truth = {
      is_chart: false,
      note: '',
      expect: 'refusal',
      image: '',
      part: 'A',
      variant: 'notchart',
      renderer: '',
      size: [1, 1],
    };
    expect(of(none, 5)).toEqual([{ field: 'last price', score: 0.8, right: false }]);
    expect(of({ ...none, last_price: 5 }, 5)[0]!.right).toBe(true);
    expect(of({ ...none, last_price: 5 }, 6)[0]!.right).toBe(false);
  });
});
