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
/** Of the copies, those that may not show a certain pattern. */
const MOST_MISSES = Math.floor(2 * PAIRS * (1 - SURE));

/** Errors in standard deviations, always the same; more are drawn when more are needed. */
const errors: number[] = [];
const next = randomFrom(1);

function drawErrors(count: number): void {
  while (errors.length < count)
    errors.push(Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()));
}

/** The bars moved by the errors from an index on; `turned`: by those of the copy upside down. */
function moved(bars: readonly FramedBar[], from: number, turned: boolean): FramedBar[] {
  const shifted = ({ value, sigma }: Measured, error: number) =>
    measured(value + Math.SQRT2 * sigma * (turned ? -error : error), sigma);
  return bars.map(({ open, high, low, close }, i) => {
    const at = from + 4 * i;
    const opened = shifted(open, errors[at]!);
    const closed = shifted(close, errors[at + 1]!);
    const top = shifted(high, errors[at + (turned ? 3 : 2)]!);
    const bottom = shifted(low, errors[at + (turned ? 2 : 3)]!);
    return {
      open: opened,
      close: closed,
      high: larger(larger(top, opened), closed),
      low: smaller(smaller(bottom, opened), closed),
    };
  });
}

/** Bars as so many second readings may have them. */
function* readAgain(bars: readonly FramedBar[]): Iterable<FramedBar[]> {
  drawErrors(4 * bars.length * PAIRS);
  for (let pair = 0; pair < PAIRS; pair++) {
    const from = 4 * bars.length * pair;
    yield moved(bars, from, false);
    yield moved(bars, from, true);
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
  const misses = found.map(() => 0);
  for (const copy of readAgain(bars)) {
    const again = find(copy);
    for (const [nth, { id, lastBar }] of found.entries())
      if (!again.some((each) => each.id === id && each.lastBar === lastBar)) misses[nth]! += 1;
    // None can become certain any more, whatever the other copies show.
    if (misses.every((count) => count > MOST_MISSES)) break;
  }
  return found.map((match, nth) => ({ ...match, certain: misses[nth]! <= MOST_MISSES }));
}
