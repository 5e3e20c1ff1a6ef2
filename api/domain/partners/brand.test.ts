import { parseRate, percentOf } from './brand.ts';

describe('commission rate', () => {
  it.each([
    [0, 0],
    [0.3, 3],
    [10, 100],
    [12.3, 123],
    [99.9, 999],
    [100, 1000],
  ])('takes %d percent as %d tenths', (percent, tenths) => {
    expect(parseRate(percent)).toEqual({ ok: true, value: tenths });
  });

  it.each([-0.1, -1, 100.1, 1000, 12.34, 1e-7, NaN, Infinity])('refuses %d percent', (percent) => {
    expect(parseRate(percent)).toEqual({ ok: false, error: { code: 'partners.bad_rate' } });
  });

  it('gives back every rate it takes', () => {
    for (let tenths = 0; tenths <= 1000; tenths++) {
      expect(parseRate(percentOf(tenths))).toEqual({ ok: true, value: tenths });
    }
  });
});
