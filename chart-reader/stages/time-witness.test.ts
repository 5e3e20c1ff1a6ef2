import { bars, iso } from '../testing/paced-bars.ts';
import { series } from '../testing/time-row.ts';
import type { Series } from '../types.ts';
import { labelsAtBars } from './time-places.ts';
import type { TimeRow } from './time-labels.ts';
import { otherSpacing } from './time-envelope.ts';
import { findPace } from './time-hours.ts';
import { mayBeOther } from './time-witness.ts';
import { refuseOtherBars } from './other-bars.ts';
import { ROUND_THE_CLOCK, WEEKDAYS } from './trading-calendar.ts';
import type { TradingCalendar } from './trading-calendar.ts';

const HOUR = 3_600_000;

interface Chart {
  /** Pixels from bar to bar as they are, and as they were found. */
  real: number;
  found: number;
  hours?: number;
  calendar?: TradingCalendar;
  /** Every how many bars a label stands. */
  every: number;
  printed?: string | null;
  write?: (time: number) => string;
}

/** What the labels under 150 bars say of bars that were found at a distance. */
function toldBy({ real, found, hours = 24, calendar = ROUND_THE_CLOCK, every, ...o }: Chart): number | null {
  const times = bars('2024-11-26T00:00', { ms: hours * HOUR }, calendar, 150);
  const { printed = '1D', write = (t: number) => iso(t, 10) } = o;
  const labelled = times.flatMap((t, i) => (i % every === 0 ? [{ x: 10 + real * i, text: write(t) }] : []));
  const segments = labelled.map(({ x }) => ({ box: { x0: x - 20, x1: x + 20, y0: 0, y1: 9 }, height: 9 }));
  const row = { segments, texts: labelled.map((l) => l.text) } as unknown as TimeRow;
  const [one] = series().bars;
  const count = Math.floor((150 * real) / found);
  const read: Series = {
    ...series(),
    bars: Array.from({ length: count }, (_, i) => ({ ...one!, slot: i, x_px: 10 + found * i })),
    bar_spacing_px: found,
  };
  const placed = labelsAtBars(row, read, 'month-first', (x) => x)!;
  const paced = findPace(placed.labels, printed, 0);
  return mayBeOther(read, printed, paced) ? otherSpacing(row, read, printed) : null;
}

describe('dates and the printed time frame', () => {
  it('[W-450] tell the distance of bars where too many or too few were found', () => {
    expect(toldBy({ real: 3.5, found: 2.3, every: 13 })).toBeCloseTo(3.5, 1);
    expect(toldBy({ real: 7, found: 10.3, every: 13 })).toBeCloseTo(7, 1);
    const clock = (t: number): string => iso(t).replace('T', ' ');
    const quarters = { hours: 0.25, printed: '15m', write: clock };
    expect(toldBy({ real: 6, found: 4, every: 17, ...quarters })).toBeCloseTo(6, 1);
  });

  it('say nothing of bars that stand where they say', () => {
    const found = 6;
    expect(toldBy({ real: 6, found, every: 13 })).toBeNull();
    expect(toldBy({ real: 6, found, every: 13, calendar: WEEKDAYS })).toBeNull();
    // A distance that is measured a little too wide is no other distance.
    expect(toldBy({ real: 6, found: 6.3, every: 13 })).toBeNull();
    const hours = { ...WEEKDAYS, session: { open: 13 * HOUR, length: 7 * HOUR } };
    const clock = (t: number): string => iso(t).replace('T', ' ');
    expect(
      toldBy({ real: 6, found, every: 17, hours: 0.5, calendar: hours, printed: '30m', write: clock }),
    ).toBeNull();
  });

  it('say nothing where bars agree with them at another time frame than the printed one, or none is printed', () => {
    const clock = (t: number): string => iso(t).replace('T', ' ');
    expect(toldBy({ real: 6, found: 6, every: 12, hours: 4, printed: '1h', write: clock })).toBeNull();
    expect(toldBy({ real: 3.5, found: 2.3, every: 13, printed: null })).toBeNull();
  });

  it('say nothing where days are missing, so that the labels are explained at no distance', () => {
    const shut = { ...ROUND_THE_CLOCK, holidays: ['2025-01-09', '2025-02-12'].map((d) => Date.parse(d)) };
    expect(toldBy({ real: 6, found: 6, every: 13, calendar: shut })).toBeNull();
  });

  it('[W-450] refuse the bars that they contradict', () => {
    expect(() => refuseOtherBars(series(), 3.5)).toThrow('other_spacing 10 3.5');
  });
});
