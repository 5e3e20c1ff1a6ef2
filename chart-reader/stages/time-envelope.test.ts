import type { Bar, Series } from '../types.ts';
import { envelopePace, otherSpacing } from './time-envelope.ts';
import { timesOf } from './time-slots.ts';
import type { TimeRow } from './time-labels.ts';
import { nextBar, ROUND_THE_CLOCK, WEEKDAYS } from './trading-calendar.ts';
import type { TradingCalendar } from './trading-calendar.ts';

const MINUTE = 60_000;
const two = (n: number): string => String(n).padStart(2, '0');

/** Bars of a quarter of an hour so many pixels apart, every `each`-th of them labelled, and the columns of pixels over them. */
function drawn(calendar: TradingCalendar, spacing: number, each: number) {
  const real = [Date.UTC(2016, 8, 15, 17, 45)];
  while (real.length < 600) real.push(nextBar(calendar, real.at(-1)!, { ms: 15 * MINUTE }, 1));
  const at = real.flatMap((t, i) => (i % each === 20 ? [{ t, x: 10 + spacing * i }] : []));
  const text = (t: number): string => {
    const d = new Date(t);
    return `${two(d.getUTCDate())}/${two(d.getUTCMonth() + 1)} ${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`;
  };
  const read = { text: '', probability: 1, alternatives: [] };
  const row: TimeRow = {
    texts: at.map(({ t }) => text(t)),
    segments: at.map(({ x }) => {
      const box = { x0: Math.round(x - 25), x1: Math.round(x + 25), y0: 0, y1: 9 };
      return { box, height: 9, plated: false, read: read as never };
    }),
  };
  const columns = Math.round(spacing * 599);
  const bars = Array.from({ length: columns }, (_, i) => ({ x_px: 10.5 + i, slot: i }) as unknown as Bar);
  const series: Series = { kind: 'candles', bars, bar_spacing_px: 1, resolution: 'envelope' };
  return { real, row, series };
}

describe('times of bars that cannot be told apart', () => {
  const session = { open: 13 * 60 * MINUTE, length: 7 * 60 * MINUTE };
  const exchange = { ...WEEKDAYS, weekend: 4 * 1440 * MINUTE + 20 * 60 * MINUTE, session };
  const markets: [string, TradingCalendar, number, number][] = [
    ['that never closes', ROUND_THE_CLOCK, 1.35, 77],
    ['with trading hours', exchange, 1.9, 64],
  ];

  it.each(markets)(
    'are those of the bar that a column shows best, in a market %s',
    (_, calendar, spacing, each) => {
      const { real, row, series } = drawn(calendar, spacing, each);
      const found = envelopePace(row, series, '15m')!;
      const times = timesOf(found.paced.fit, found.slots);
      const first = real.findIndex((_t, i) => i % each === 20);
      const told = found.slots.flatMap((s, i) =>
        s === null ? [] : [[real[s + first]!, times[i]!] as const],
      );
      expect(told.length).toBeGreaterThan(550);
      expect(new Set(found.slots.filter((s) => s !== null)).size).toBe(told.length);
      const clock = (t: number): string => new Date(t).toISOString().slice(5, 16);
      for (const [truth, answer] of told.filter(([t]) => t !== undefined))
        expect(clock(answer)).toBe(clock(truth));
    },
  );

  it('are told beside a sign of the program that stands in the row', () => {
    const { row, series } = drawn(ROUND_THE_CLOCK, 1.35, 77);
    const sign = { ...row.segments[0]!, box: { x0: 0, x1: 9, y0: 0, y1: 9 } };
    const beside = { segments: [sign, ...row.segments], texts: ['O', ...row.texts] };
    const found = envelopePace(beside, series, '15m')!;
    expect(found.slots).toEqual(envelopePace(row, series, '15m')!.slots);
    expect(found.index).toEqual(row.texts.map((_, i) => i + 1));
  });

  it('are not guessed without a time frame, from few labels, or from an uneven row', () => {
    const { row, series } = drawn(ROUND_THE_CLOCK, 1.35, 77);
    const { segments, texts } = row;
    const moved = segments.map((s, i) =>
      i === 3 ? { ...s, box: { ...s.box, x0: s.box.x0 + 4, x1: s.box.x1 + 4 } } : s,
    );
    expect(envelopePace(row, series, '15m')).not.toBeNull();
    expect(envelopePace(row, series, null)).toBeNull();
    expect(
      envelopePace({ segments: segments.slice(0, 3), texts: texts.slice(0, 3) }, series, '15m'),
    ).toBeNull();
    expect(envelopePace({ segments: moved, texts }, series, '15m')).toBeNull();
  });
});

describe('otherSpacing', () => {
  const texts = 'Feb 25,Mar 03,Mar 10,Mar 17,Mar 24,Mar 31,Apr 07,Apr 14,Apr 21,Apr 28,May 05,May 12'.split(
    ',',
  );
  const days = Array.from({ length: 80 }, (_, i) => i);
  /** A label without a year each week, on an axis true to time with ten pixels to a day. */
  const row: TimeRow = {
    texts,
    segments: texts.map((_, i) => {
      const box = { x0: 10 + 70 * i - 25, x1: 10 + 70 * i + 25, y0: 0, y1: 9 };
      return { box, height: 9, plated: false, read: { text: '', probability: 1, alternatives: [] } as never };
    }),
  };
  const barsOn = (at: number[], bar_spacing_px: number): Series => ({
    kind: 'candles',
    bars: at.map((x, i) => ({ x_px: x, slot: i }) as unknown as Bar),
    bar_spacing_px,
    resolution: 'bars',
  });

  it('is none where bars leave out weekends, so that they stand as far apart as labels tell on the whole', () => {
    const weekdays = days.filter((i) => i % 7 < 5).map((i) => 10 + 10 * i);
    expect(otherSpacing(row, barsOn(weekdays, 10), '1D')).toBeNull();
  });

  it('is told where bars stand neither so far apart nor so on the whole', () => {
    const halves = days.map((i) => 10 + 5 * i);
    expect(otherSpacing(row, barsOn(halves, 5), '1D')).toBeCloseTo(14);
  });
});
