/**
 * Whether a second reading of the same chart would name a pattern again, in nine of ten at least. Two readings differ by √2 of their
 * errors.
 */
import { larger, measured, smaller } from '../estimate.ts';
import type { FramedBar } from '../frame.ts';
import type { Measured } from '../measured-series.ts';
import { normalBelow } from '../normal.ts';
import { randomFrom } from '../random.ts';
import type { FoundPattern, PatternMatch } from '../types.ts';
import type { Condition } from './candle.ts';

/** Share of second readings that name it, at least. */
const SURE = 0.9;

export const fulfilled = (conditions: readonly Condition[]): boolean =>
  conditions.every(({ value }) => value >= 0);

/** Whether conditions that are fulfilled are so again, as if each had errors of its own: those of one bar go together, so it is more often. */
export function fulfilledAgain(conditions: readonly Condition[]): boolean {
  const chance = conditions.reduce(
    (all, { value, sigma }) => (sigma > 0 ? all * normalBelow(value / (Math.SQRT2 * sigma)) : all),
    1,
  );
  return chance >= SURE;
}

/** Pairs of copies. Both of a pair turn into each other when the chart is turned upside down, so a mirror pattern is as certain. */
const PAIRS = 8;
/** The bars moved by their errors; `turned`: by those of the copy upside down. */
function moved(bars: readonly FramedBar[], errors: readonly number[], turned: boolean): FramedBar[] {
  const shifted = ({ value, sigma }: Measured, error: number) =>
    measured(value + Math.SQRT2 * sigma * (turned ? -error : error), sigma);
  return bars.map(({ open, high, low, close }, i) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = errors.slice(4 * i, 4 * i + 4);
    const [opened, closed] = [shifted(open, first), shifted(close, second)];
    const [top, bottom] = [shifted(high, turned ? fourth : third), shifted(low, turned ? third : fourth)];
    return {
      open: opened,
      close: closed,
      high: [opened, closed].reduce(larger, top),
      low: [opened, closed].reduce(smaller, bottom),
    };
  });
}

/** Bars as so many second readings may have them. */
function* readAgain(bars: readonly FramedBar[]): Iterable<FramedBar[]> {
  const next = randomFrom(1);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  for (let pair = 0; pair < PAIRS; pair++) {
    const errors = Array.from({ length: 4 * bars.length }, normal);
    yield moved(bars, errors, false);
    yield moved(bars, errors, true);
  }
}

/**
 * The patterns that `find` sees in the bars, each with whether it is named again, tried on copies of the bars: which swings there are
 * hangs on the errors, too, and no condition says by how much.
 */
export function namedAgain(
  bars: readonly FramedBar[],
  find: (bars: readonly FramedBar[]) => readonly FoundPattern[],
): PatternMatch[] {
  const found = find(bars);
  if (found.length === 0) return [];
  const copies = [...readAgain(bars)].map(find);
  return found.map((match) => {
    const again = copies.filter((all) =>
      all.some(({ id, lastBar }) => id === match.id && lastBar === match.lastBar),
    );
    return { ...match, certain: again.length >= SURE * copies.length };
  });
}
