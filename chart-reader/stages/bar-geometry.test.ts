import { areHollow } from './bar-geometry.ts';

const some = (hollow: number, of: number): boolean[] => Array.from({ length: of }, (_, k) => k < hollow);

describe('areHollow', () => {
  it('[W-528] asks for more hollow bodies where they are three pixels wide or narrower', () => {
    expect(areHollow(some(15, 100), 5)).toBe(true);
    expect(areHollow(some(15, 100), 3)).toBe(false);
    expect(areHollow(some(25, 100), 3)).toBe(true);
    expect(areHollow(some(10, 100), null)).toBe(false);
  });
});
