import fc from 'fast-check';
import { ratio } from './arithmetic.ts';
import { bollinger } from './channels.ts';
import { indicatorCatalog } from './catalog.ts';
import { carriedOn, delayed, highest, Line, lowest, sums, weightedSums, type PriceColumns } from './line.ts';
import { rsi } from './momentum.ts';
import { ema } from './moving-averages.ts';
import { stochastic } from './range-oscillators.ts';
import { slope } from './statistics.ts';

const numbers = ({ values }: Line): number[] => [...values];

describe('lines', () => {
  it('have no value where one is missing, or the outcome of a division is not finite', () => {
    const [above, below] = [Line.of([1, NaN, 3, 4, 0]), Line.of([2, 2, 0, 8, 0])];
    expect(numbers(ratio(above, below))).toEqual([0.5, NaN, NaN, 0.5, NaN]);
    expect(numbers(ratio(above, below, 100, 7))).toEqual([50, NaN, 7, 50, 7]);
    expect(numbers(ratio(Line.of([1e308]), Line.of([1e-308])))).toEqual([NaN]);
  });

  it('are carried on over gaps after their first value', () => {
    const gaps = [NaN, NaN, 1, NaN, NaN, 2];
    expect(numbers(carriedOn(Line.of(gaps)))).toEqual([NaN, NaN, 1, 1, 1, 2]);
    expect(numbers(carriedOn(Line.of([NaN, NaN])))).toEqual([NaN, NaN]);
  });

  it('have sums and extremes from the first full window on', () => {
    const line = Line.of([3, 1, 2, 4]);
    expect(numbers(sums(line, 3))).toEqual([NaN, NaN, 6, 7]);
    expect(numbers(weightedSums(line, [1, 2]))).toEqual([NaN, 5, 5, 10]);
    expect(numbers(highest(line, 3))).toEqual([NaN, NaN, 3, 4]);
    expect(numbers(lowest(line, 3))).toEqual([NaN, NaN, 1, 1]);
    expect(numbers(delayed(line, 5))).toEqual([NaN, NaN, NaN, NaN]);
  });

  it('begin an average with their first value', () => {
    expect(numbers(ema(Line.of([NaN, 1, 3, 4]), 2))).toEqual([NaN, NaN, 2, 2 + (2 / 3) * 2]);
  });

  it('have extremes of windows of any length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (values, period) => {
          const windows = values.map((_, i) => values.slice(Math.max(0, i + 1 - period), i + 1));
          const of = (extreme: (...some: number[]) => number) =>
            windows.map((some) => (some.length < period ? NaN : extreme(...some)));
          expect(numbers(highest(Line.of(values), period))).toEqual(of(Math.max));
          expect(numbers(lowest(Line.of(values), period))).toEqual(of(Math.min));
        },
      ),
    );
  });
});

/** The lines of several series as copies of one. */
function sideBySide(series: readonly PriceColumns[]): PriceColumns {
  const of = (field: keyof PriceColumns) => {
    const lines = series.map((columns) => columns[field].values);
    const values = Float64Array.from({ length: lines[0]!.length * lines.length }, (_, at) => {
      return lines[at % lines.length]![Math.floor(at / lines.length)]!;
    });
    return new Line(values, lines.length);
  };
  return { open: of('open'), high: of('high'), low: of('low'), close: of('close') };
}

describe('copies side by side', () => {
  it('[W-492] have in every indicator the values of each series alone', () => {
    const bars = 180;
    const walkOf = (seed: number): PriceColumns => {
      const close = Array.from(
        { length: bars },
        (_, i) => 100 + 9 * Math.sin(i / (3 + seed)) + ((i * seed) % 7),
      );
      const open = close.map((price, i) => price + Math.cos(i * seed));
      const high = close.map((price, i) => Math.max(price, open[i]!) + (i % 3));
      const low = close.map((price, i) => Math.min(price, open[i]!) - (i % (seed + 1)));
      return { open: Line.of(open), high: Line.of(high), low: Line.of(low), close: Line.of(close) };
    };
    const series = [1, 2, 3, 4, 5].map(walkOf);
    const together = sideBySide(series);
    for (const { id, compute } of indicatorCatalog) {
      const copies = compute(together);
      for (const [nth, columns] of series.entries())
        for (const [name, line] of Object.entries(compute(columns))) {
          const copy = Array.from({ length: bars }, (_, i) => copies[name]!.values[i * series.length + nth]);
          expect({ id, name, values: copy }).toEqual({ id, name, values: numbers(line) });
        }
    }
  });
});

describe('indicators where nothing moves', () => {
  const flat = Line.of(new Array<number>(80).fill(7));
  const columns = { open: flat, high: flat, low: flat, close: flat };

  it('[D-007] give a middle value or none, never an endless one', () => {
    expect(rsi(flat, 14).last()).toBe(50);
    expect(stochastic(columns, 14, 3, 3).d.last()).toBeNaN();
    expect(bollinger(flat, 20, 2).upper.last()).toBe(7);
    for (const spec of indicatorCatalog) {
      for (const line of Object.values(spec.compute(columns))) {
        expect(numbers(line).every((value) => Number.isNaN(value) || Number.isFinite(value))).toBe(true);
      }
    }
  });
});

describe('indicators before there are enough bars', () => {
  it.each([1, 2, 5])('[D-007] %d bars: no value and no exception', (n) => {
    const close = Line.of(Array.from({ length: n }, (_, i) => 10 + i));
    for (const spec of indicatorCatalog.filter(({ warmUpBars }) => warmUpBars >= n)) {
      const lines = Object.values(spec.compute({ open: close, high: close, low: close, close }));
      expect({ id: spec.id, all: lines.every((line) => !Number.isNaN(line.last())) }).toEqual({
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
