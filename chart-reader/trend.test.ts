import fc from 'fast-check';
import { trendOf, trendScore } from './trend.ts';

const series = fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { minLength: 2, maxLength: 60 });

describe('trendScore', () => {
  it('is one for a straight rise over the whole range', () => {
    expect(trendScore([1, 2, 3, 4, 5], 5, 1)).toBeCloseTo(1);
    expect(trendOf(0.16)).toBe('bullish');
    expect(trendOf(-0.16)).toBe('bearish');
    expect(trendOf(0.15)).toBe('sideways');
  });

  it('changes its sign and nothing else under reflection of the prices', () => {
    fc.assert(
      fc.property(series, (closes) => {
        const turned = closes.map((c) => 101 - c);
        expect(trendScore(turned, 100, 1)).toBeCloseTo(-trendScore(closes, 100, 1), 9);
      }),
      { seed: 1 },
    );
  });
});
