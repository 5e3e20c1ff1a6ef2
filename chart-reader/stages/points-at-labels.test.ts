import type { TextScan, Word } from '../image/words.ts';
import type { FoundChart } from './found-chart.ts';
import type { Header } from './header.ts';
import { pointsAt, pointsOf } from './line-points.ts';
import type { LineTrace } from './line-trace.ts';
import { pointsAtLabels } from './points-at-labels.ts';
import type { LineReader, TextBox } from './text-lines.ts';
import { frameByLabels, pointsByLabels } from './time-envelope.ts';
import type { TimeRow } from './time-labels.ts';

const HOUR = 3_600_000;
const two = (n: number): string => String(n).padStart(2, '0');

/** A curve through closes so many pixels apart, as smooth as strokes are that turn within their own thickness. */
function curve(width: number, rowOf: (x: number) => number): LineTrace {
  const columns = Array.from({ length: width }, (_, x) => rowOf(x + 0.5));
  return {
    colour: [41, 98, 255],
    ...{ from: 0, to: width, span: 1, seen: 1, hidden: [] },
    y: Float32Array.from(columns),
    sigma: new Float32Array(width).fill(0.2),
    top: Int32Array.from(columns, (v) => Math.floor(v - 1)),
    bottom: Int32Array.from(columns, (v) => Math.ceil(v + 1)),
    drawn: new Float32Array(width).fill(2),
    ...{ thickness: 2, excess: 1, explained: 0.9, filled: null, height: 100 },
  };
}

const wave = (x: number): number => 200 + 60 * Math.sin(x / 23) + 20 * Math.sin(x / 7);

/** A row of labels every so many bars of an hour, those bars so many pixels apart; one label may stand beside its bar. */
function labelsBelow(spacing: number, bars: number, beside = 0) {
  const words: Word[] = [];
  const texts = new Map<number, string>();
  for (let i = 0; 20 + spacing * bars * i < 980; i++) {
    const time = new Date(Date.UTC(2024, 2, 4) + i * bars * HOUR);
    const x0 = 20 + spacing * bars * i - 20 + (i === 2 ? beside : 0);
    const box = { x0, x1: x0 + 40, y0: 510, y1: 520 };
    words.push({ box, glyphs: 11, middle: 515, height: 10, shapes: [box] });
    const date = `${two(time.getUTCMonth() + 1)}-${two(time.getUTCDate())}`;
    texts.set(x0, `${date} ${two(time.getUTCHours())}:00`);
  }
  const read = (row: TextBox[]) =>
    row.map((b) => ({ ...b, read: { text: texts.get(b.box.x0)!, probability: 1, alternatives: [] } }));
  const picture = { luma: new Uint8Array(1000 * 540), width: 1000, height: 540 };
  return { reader: { read, picture } as unknown as LineReader, text: { words } as unknown as TextScan };
}

const printed = (timeframe: string | null): Header =>
  ({ timeframe: timeframe === null ? null : { value: { text: timeframe } } }) as unknown as Header;

/** A line whose points are so many pixels apart, or not known. */
function lineFound(spacing: number | null) {
  const asked: { x: number; spacing: number }[] = [];
  const at = (x: number, told: number) => {
    asked.push({ x, spacing: told });
    return { measures: { clarity: 1, filled: 1, covered: 1 } };
  };
  const bars = Array.from({ length: 100 }, (_, i) => ({
    slot: i,
    x_px: 20 + (spacing ?? 4) * i,
    close: { y_px: 200 },
  }));
  const series = { bars, bar_spacing_px: spacing ?? 4, resolution: spacing === null ? 'samples' : 'bars' };
  const layout = { value: { price_pane: { x0: 0, x1: 1000, y0: 0, y1: 500 } } };
  const measures = { clarity: 0.4, filled: 1, covered: 1 };
  return { found: { at, layout, measures, series: { value: series } } as unknown as FoundChart, asked };
}

describe('a curve whose points are not sure', () => {
  it('[W-543] has its points where the labels of time say, by the printed time frame or by the only one that explains them', () => {
    for (const timeframe of ['1h', null]) {
      const { reader, text } = labelsBelow(2.1, 35);
      const { found, asked } = lineFound(null);
      const next = pointsAtLabels(found, reader, text, printed(timeframe));
      expect(asked).toHaveLength(1);
      expect(asked[0]!.spacing).toBeCloseTo(2.1, 2);
      expect(asked[0]!.x).toBeCloseTo(20, 1);
      expect(next.measures).toMatchObject({ clarity: 1 });
    }
  });

  it('[W-543] stays as it is where several time frames explain the labels and none is printed', () => {
    const { reader, text } = labelsBelow(6, 24);
    const { found, asked } = lineFound(null);
    expect(pointsAtLabels(found, reader, text, printed(null))).toBe(found);
    expect(asked).toEqual([]);
    expect(pointsAtLabels(found, reader, text, printed('1h'))).not.toBe(found);
  });

  it('[W-543] keeps points that the labels confirm, as sure ones, though one label stands beside its bar', () => {
    const { reader, text } = labelsBelow(3.1, 35, 2);
    const { found, asked } = lineFound(3.1);
    const next = pointsAtLabels(found, reader, text, printed('1h'));
    expect(next.series).toBe(found.series);
    expect(next.measures).toMatchObject({ clarity: 1, filled: 1 });
    expect(asked).toEqual([]);
  });

  it('[W-543] takes points that labels and printed time frame contradict from the labels, and keeps them without one', () => {
    const { reader, text } = labelsBelow(3.1, 35);
    const { found, asked } = lineFound(12.4);
    expect(pointsAtLabels(found, reader, text, printed(null))).toBe(found);
    pointsAtLabels(found, reader, text, printed('1h'));
    expect(asked[0]!.spacing).toBeCloseTo(3.1, 2);
  });

  it('keeps points by which every label stands that is under a narrower pane', () => {
    const { reader, text } = labelsBelow(9.3, 10);
    const { found, asked } = lineFound(10);
    pointsAtLabels(found, reader, text, printed('1h'));
    expect(asked).toHaveLength(1);
    // The line of the pane below, with the same hundred points.
    const { luma, width } = reader.picture;
    luma.fill(120, 506 * width + 15, 506 * width + 945);
    expect(pointsAtLabels(found, reader, text, printed('1h'))).toBe(found);
    expect(asked).toHaveLength(1);
  });

  it('[W-543] has no points of months by labels without a year, which may be more than one apart', () => {
    const months = ['Jan 1', 'Jun 1', 'Nov 1', 'Apr 1', 'Sep 1', 'Feb 1', 'Jul 1'];
    const rowOf = (texts: readonly string[]): TimeRow => {
      const box = (i: number) => ({ x0: 100 * i, x1: 100 * i + 40, y0: 0, y1: 9 });
      const segments = texts.map((_, i) => ({ box: box(i), height: 9, plated: false, read: {} as never }));
      return { texts: [...texts], segments };
    };
    expect(pointsByLabels(rowOf(months), '1M', null)).toBeNull();
    const dated = months.map((m, i) => `${m} ${2020 + Math.floor((5 * i) / 12)}`);
    expect(pointsByLabels(rowOf(dated), '1M', null)!.spacing).toBeCloseTo(20, 5);
  });
});

/** Labels with their middles in these columns. */
function rowAt(labels: readonly (readonly [string, number])[]): TimeRow {
  const box = (x: number) => ({ x0: x - 15, x1: x + 15, y0: 0, y1: 9 });
  const segments = labels.map(([, x]) => ({ box: box(x), height: 9, plated: false, read: {} as never }));
  return { texts: labels.map(([text]) => text), segments };
}

/** A day every so many days, and its column at so many pixels a day. */
const daysAt = (days: number, each: number): (readonly [string, number])[] =>
  Array.from({ length: 6 }, (_, i) => {
    const time = new Date(Date.UTC(2024, 6, 11 + i * days));
    return [time.toISOString().slice(0, 10), 50 + i * days * each];
  });

describe('labels of points that are near', () => {
  it('tell points of months, though years and months between them are not evenly apart', () => {
    const at = (year: number, month = 0): number => 30 + 1.25 * (12 * (year - 2025) + month);
    const years = [2025, 2029, 2035, 2039, 2046, 2052].map((y) => [String(y), at(y)] as const);
    const row = rowAt([...years.slice(0, 4), ['Jul', at(2042, 6)], ...years.slice(4)]);
    expect(pointsByLabels(row, '1M', null)!.spacing).toBeCloseTo(1.25, 3);
    expect(pointsByLabels(rowAt([...years.slice(0, 4), ['Jul', at(2042, 2)]]), '1M', null)).toBeNull();
  });

  it('tell none where days of a market that never closes would be nearer than is asked, unless it is known to be one', () => {
    expect(pointsByLabels(rowAt(daysAt(266, 1)), '1D', null)).toBeNull();
    const row = rowAt(daysAt(266, 1.3));
    expect(pointsByLabels(row, '1D', null)).toBeNull();
    expect(pointsByLabels(row, '1D', null, 'DOGEUSDT')!.spacing).toBeCloseTo(1.3, 2);
    expect(pointsByLabels(row, '1D', null, 'DOGEUSD')).toBeNull();
  });

  it('tell the one time frame by which clocks without dates stand at points so far apart', () => {
    const clocks = rowAt(
      Array.from({ length: 13 }, (_, i) => {
        const time = new Date(21 * HOUR + (55 + i * 245) * 60_000);
        return [time.toISOString().slice(11, 16), 66 + 77.2 * i] as const;
      }),
    );
    expect(frameByLabels(clocks, 77.2 / 49)).toBe('5m');
    expect(frameByLabels(clocks, 77.2 / 48)).toBeNull();
  });
});

describe('pointsAt', () => {
  it('[W-543] reads a smooth curve at points that are known, where none can be told by its bends', () => {
    const line = curve(900, wave);
    expect(pointsOf(line).resolution).toBe('samples');
    const known = pointsAt(line, 30, 3.1)!;
    expect(known.clarity).toBe(1);
    expect(known.points.length).toBeGreaterThan(285);
    for (const { x, y } of known.points) {
      const off = (x - 30) / 3.1;
      expect(Math.abs(off - Math.round(off))).toBeLessThan(0.31);
      expect(Math.abs(y - wave(x))).toBeLessThan(2);
    }
  });

  it('[W-543] takes no points that are so far apart that the curve strays from the pieces between them', () => {
    const bends = (x: number): number => wave(x) + (Math.floor(x / 3) % 2 ? 6 : -6);
    expect(pointsAt(curve(900, bends), 30, 12)).toBeNull();
    expect(pointsAt(curve(900, wave), 30, 3.1)).not.toBeNull();
  });
});
