import { combine, overTail, overWindow, sum } from './line.ts';
import { bollinger } from './channels.ts';
import { indicatorCatalog } from './catalog.ts';
import { rsi } from './momentum.ts';
import { stochastic } from './range-oscillators.ts';
import { slope } from './statistics.ts';

describe('lines', () => {
  it('combine leaves out bars where a value is missing or the outcome is not finite', () => {
    expect(combine((a, b) => a / b, [1, NaN, 3, 4], [2, 2, 0, 8])).toEqual([0.5, NaN, NaN, 0.5]);
  });

  it('overTail begins where the values begin and carries on over later gaps', () => {
    const running = (values: readonly number[]) => values.map((_, i) => sum(values.slice(0, i + 1)));
    expect(overTail([NaN, NaN, 1, NaN, 2], running)).toEqual([NaN, NaN, 1, 2, 4]);
    expect(overTail([NaN, NaN], running)).toEqual([NaN, NaN]);
  });

  it('overWindow waits for the first full window', () => {
    expect(overWindow([1, 2, 3, 4], 3, sum)).toEqual([NaN, NaN, 6, 9]);
  });
});

describe('indicators where nothing moves', () => {
  const flat = new Array<number>(80).fill(7);
  const columns = { open: flat, high: flat, low: flat, close: flat };

  it('[D-007] give a middle value or none, never an endless one', () => {
    expect(rsi(flat, 14).at(-1)).toBe(50);
    expect(stochastic(columns, 14, 3, 3).d.at(-1)).toBeNaN();
    expect(bollinger(flat, 20, 2).upper.at(-1)).toBe(7);
    for (const spec of indicatorCatalog) {
      for (const line of Object.values(spec.compute(columns))) {
        expect(line.every((value) => Number.isNaN(value) || Number.isFinite(value))).toBe(true);
      }
    }
  });
});

describe('indicators before there are enough bars', () => {
  it.each([1, 2, 5])('[D-007] %d bars: no value and no exception', (n) => {
    const close = Array.from({ length: n }, (_, i) => 10 + i);
    for (const spec of indicatorCatalog.filter(({ warmUpBars }) => warmUpBars >= n)) {
      const lines = Object.values(spec.compute({ open: close, high: close, low: close, close }));
      expect({ id: spec.id, all: lines.every((line) => !Number.isNaN(line.at(-1))) }).toEqual({
        id: spec.id,
        all: false,
      });
    }
  });

  it('a single value has no slope', () => {
    expect(slope([3])).toBe(0);
    expect(slope([3, 5, 7])).toBe(2);
  });
});

describe('the catalogue', () => {
  it('[D-007] lists at least fifteen indicators, each id once', () => {
    const ids = indicatorCatalog.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(15);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
