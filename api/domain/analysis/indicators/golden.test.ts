import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indicatorCatalog } from './catalog.ts';
import { Line } from './line.ts';

type Bars = Record<'open' | 'high' | 'low' | 'close', readonly number[]>;

const columns = ({ open, high, low, close }: Bars) => ({
  open: Line.of(open),
  high: Line.of(high),
  low: Line.of(low),
  close: Line.of(close),
});

interface Golden {
  name: string;
  bars: Bars;
  expected: Record<string, Record<string, [number, number][]>>;
}

const FOLDER = join(import.meta.dirname, '../testing/golden');
const PYTHON = join(import.meta.dirname, '../testing/golden-python');
const read = (folder: string, file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** What TA-Lib answers and, where it lacks the function or computes another one, formulas written in Python. */
const fixtures = readdirSync(FOLDER).map((file): Golden => {
  const golden = read(FOLDER, file) as Golden;
  return { ...golden, expected: { ...golden.expected, ...(read(PYTHON, file) as Golden['expected']) } };
});

/** It has a test worked by hand. */
const WITHOUT_GOLDEN = ['supertrend_10_3'];

/** Largest difference allowed, relative to the largest value of the line: the rounding of doubles and nothing else. */
const TOLERANCE = 1e-11;

describe.each(fixtures)('indicators against other programs, $name', ({ bars, expected }) => {
  it.each(Object.keys(expected))('[D-007] %s', (id) => {
    const spec = indicatorCatalog.find((entry) => entry.id === id);
    if (!spec) throw new Error(`${id} is not in the catalogue`);
    const lines = spec.compute(columns(bars));
    for (const [output, samples] of Object.entries(expected[id] ?? {})) {
      const line = lines[output]?.values ?? [];
      expect(line).toHaveLength(bars.close.length);
      const scale = Math.max(...samples.map(([, value]) => Math.abs(value)), Number.MIN_VALUE);
      const worst = Math.max(
        0,
        ...samples.map(([bar, value]) => Math.abs((line[bar] ?? Infinity) - value) / scale),
      );
      expect({ output, worst: worst <= TOLERANCE ? 'within tolerance' : worst }).toEqual({
        output,
        worst: 'within tolerance',
      });
    }
  });

  it('[D-007] has a value from the stated warm-up on and not before', () => {
    for (const { id, warmUpBars, compute } of indicatorCatalog) {
      const firsts = Object.values(compute(columns(bars))).map(({ values }) =>
        values.findIndex((value) => !Number.isNaN(value)),
      );
      expect({ id, first: Math.max(...firsts) }).toEqual({ id, first: warmUpBars });
    }
  });

  it('covers the whole catalogue but for what is worked by hand', () => {
    const missing = indicatorCatalog.map(({ id }) => id).filter((id) => !(id in expected));
    expect(missing).toEqual(WITHOUT_GOLDEN);
  });
});
