import { holdsAll, zoomedRange } from './zoom.ts';

describe('zooming', () => {
  it('keeps the bar under the pointer where it is', () => {
    expect(zoomedRange({ from: 0, to: 100 }, 2, 25)).toEqual({ from: 12.5, to: 62.5 });
    expect(zoomedRange({ from: 10, to: 20 }, 0.5)).toEqual({ from: 5, to: 25 });
  });

  it('tells a part of the series from the whole', () => {
    expect(holdsAll({ from: -0.5, to: 99.5 }, 100)).toBe(true);
    expect(holdsAll({ from: -54, to: 99 }, 100)).toBe(true);
    expect(holdsAll({ from: 20, to: 99 }, 100)).toBe(false);
    expect(holdsAll({ from: 0, to: 60 }, 100)).toBe(false);
  });

  it('ends at a handful of bars', () => {
    expect(zoomedRange({ from: 0, to: 8 }, 4)).toEqual({ from: 1.5, to: 6.5 });
  });
});
