import { cellsOf, isWithin } from './figure.ts';

describe('a figure of a bench', () => {
  it('is held to its limit, from above or from below', () => {
    const figure = { name: 'share', value: 0.8, unit: '' };
    expect(isWithin(figure)).toBe(true);
    expect(isWithin({ ...figure, limit: { least: 0.85 } })).toBe(false);
    expect(isWithin({ ...figure, limit: { most: 0.85 } })).toBe(true);
    expect(isWithin({ ...figure, limit: { most: 0.8 } })).toBe(true);
    expect(isWithin({ ...figure, value: Number.NaN, limit: { most: 1 } })).toBe(false);
  });

  it('says its limit, what it is compared with, and the ratio', () => {
    const figure = { name: 'orders', value: 48.2, unit: 'a second', limit: { least: 60 } };
    expect(cellsOf({ ...figure, against: { name: 'bare commits', value: 4370 } })).toEqual([
      'orders',
      '48.2 a second',
      '≥ 60',
      'bare commits: 4,370',
      '0.011',
      'past its limit',
    ]);
  });
});
