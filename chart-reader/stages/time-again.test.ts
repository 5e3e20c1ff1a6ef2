import { toPicture } from '../image/picture.ts';
import type { TextScan, Word } from '../image/words.ts';
import { bars, iso, label, times } from '../testing/paced-bars.ts';
import { none, said, series, timed } from '../testing/time-row.ts';
import type { LineReader } from './text-lines.ts';
import { findPaceAgain, timesAgain } from './time-again.ts';
import type { TimeRow } from './time-labels.ts';
import { findPace } from './time-hours.ts';
import { rescanned } from './time-rescan.ts';
import { share } from './time-search.ts';
import { ROUND_THE_CLOCK } from './trading-calendar.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;

describe('findPaceAgain', () => {
  it('looks for a year without a leap day where one label of many stands in the way', () => {
    const real = bars('2020-06-25T00:00', { ms: WEEK }, ROUND_THE_CLOCK, 111);
    const month = (t: number): string => new Date(t).toUTCString().slice(8, 11);
    const labels = Array.from({ length: 22 }, (_, i) => 2 + 5 * i).map((s) =>
      label(s, `${month(real[s]!)} ${new Date(real[s]!).getUTCDate()}`),
    );
    const first = times(findPace(labels, '1W', 0)!, 111, false);
    expect(first.filter((t) => t === null)).not.toHaveLength(0);
    const found = findPaceAgain(labels, '1W', 0)!;
    expect(share(found.fit)).toBe(1);
    expect(times(found, 111, false)).toEqual(real.map((t) => `-${iso(t, 10).slice(4)}`));
  });

  it('takes an hour that has lost its first figure for what it was, though nearly all labels agree without it', () => {
    const real = bars('2024-05-28T14:30', { ms: DAY / 48 }, ROUND_THE_CLOCK, 532);
    const clocks = Array.from({ length: 21 }, (_, i) => 19 + 24 * i);
    const text = (t: number): string => (t % DAY === 0 ? String(new Date(t).getUTCDate()) : iso(t).slice(11));
    const cut = { ...label(1, '5:00'), part: true };
    const found = findPaceAgain([cut, ...clocks.map((s) => label(s, text(real[s]!)))], '30m', 0)!;
    expect(times(found, 532, true)[0]).toBe('---28T14:30');
  });

  it('doubts the printed time frame where months and years tell another one', () => {
    const real = bars('2018-06-25T00:00', { ms: WEEK }, ROUND_THE_CLOCK, 91);
    const firstOf = (from: string): number => real.findIndex((t) => t >= Date.parse(from));
    const labels = ['2018-07', '2018-09', '2018-11', '2019-01', '2019-03', '2019-05', '2019-07'].map((m) =>
      label(
        firstOf(m),
        m.endsWith('-01')
          ? m.slice(0, 4)
          : 'x Jul x Sep x Nov x Mar x May'.match(/[A-Z]\w+/g)![
              ['07', '09', '11', '03', '05'].indexOf(m.slice(5))
            ]!,
      ),
    );
    expect(share(findPace(labels, '1M', 0)!.fit)).toBe(0);
    expect(findPaceAgain(labels, '1M', 0)!.fit.pace.timeframe).toBe('1W');
    expect(findPaceAgain(labels.slice(0, 4), '1M', 0)!.fit.pace.timeframe).toBe('1M');
  });
});

const hourly = { ...none, timeframe: said('1h', 0.9) };

describe('a second look at the row of times', () => {
  it('reads labels whole of which the scan of the picture has only the first half', async () => {
    const clocks = [3, 15, 27, 39, 51, 63, 75].map((s): [number, string] => [
      s,
      `${String((3 + s) % 24).padStart(2, '0')}:00`,
    ]);
    // What stands right of the colons of two labels is lost.
    const lost = (w: Word): boolean =>
      [27, 51].some((s) => w.box.x0 > 10.5 + 10 * s - 3 && w.box.x1 < 40 + 10.5 + 10 * s);
    const halved = (scan: TextScan): TextScan => ({
      ...scan,
      words: scan.words.flatMap((w) =>
        [27, 51].some((s) => Math.abs((w.box.x0 + w.box.x1) / 2 - 10.5 - 10 * s) < 6)
          ? [
              {
                ...w,
                box: { ...w.box, x1: Math.round((w.box.x0 + w.box.x1) / 2) - 2 },
                shapes: w.shapes.slice(0, 2),
                glyphs: 2,
              },
            ]
          : lost(w)
            ? []
            : [w],
      ),
    });
    const found = (await timed(clocks, hourly, halved))!;
    expect(found.stage.value.labels.map((l) => l.text)).toEqual(clocks.map(([, text]) => text));
    expect(found.times[1]).toBe('T04:00');
  });

  it('finds the row above a table whose rows have more words, under bars of a volume that pass for rows', async () => {
    const days: [number, string][] = [
      [10, '2024-03-06'],
      [30, '2024-03-26'],
      [50, '2024-04-15'],
    ];
    const table = Array.from({ length: 6 }, (_row, r) =>
      Array.from(
        { length: 8 },
        (_word, i) =>
          `<text x="${10 + 105 * i}" y="${370 + 25 * r}" font-size="13" fill="#444">Volume</text>`,
      ),
    );
    const stubs = Array.from(
      { length: 4 },
      (_row, r): Word[] =>
        [60, 260].map((x) => ({
          box: { x0: x + 7 * r, x1: x + 7 * r + 9, y0: 103 + 45 * r, y1: 120 + 45 * r },
          ...{ height: 17, middle: 111.5 + 45 * r, glyphs: 2, shapes: [] },
        })) as unknown as Word[],
    );
    const change = (scan: TextScan): TextScan => ({ ...scan, words: [...scan.words, ...stubs.flat()] });
    expect((await timed(days, none, change, table.flat().join('')))?.times[10]).toBe('2024-03-06');
  });

  it('keeps figures that touch one another, which the scan of the picture has for a line, and no line', () => {
    const [width, height] = [300, 40];
    const data = new Uint8ClampedArray(4 * width * height).fill(255);
    const draw = (x0: number, x1: number, y0: number, y1: number): void => {
      for (let y = y0; y < y1; y++)
        for (let x = x0; x < x1; x++) data.fill(60, 4 * (y * width + x), 4 * (y * width + x) + 3);
    };
    for (let x = 50; x < 110; x += 3) draw(x, x + 1, 20, 30);
    draw(50, 110, 25, 26);
    draw(150, 190, 25, 26);
    const piece = (x0: number) => ({ box: { x0, x1: x0 + 6, y0: 20, y1: 30 }, height: 10, plated: false });
    const pane = { x0: 0, x1: 280, y0: 0, y1: 10 };
    const found = rescanned(toPicture({ data, width, height }), [piece(40), piece(115)], pane);
    expect(found.map(({ box }) => [box.x0, box.x1])).toEqual([[50, 110]]);
  });

  it('refuses bars of which the labels and the printed time frame say that they are closer, also where they tell no time', () => {
    const real = bars('2018-02-12T05:50', { ms: DAY / 288 }, ROUND_THE_CLOCK, 952);
    const clock = (t: number): string => `${iso(t).slice(8, 10)}/${iso(t).slice(5, 7)} ${iso(t).slice(11)}`;
    const at = real.flatMap((t, i) => (i % 93 === 46 ? [{ x: 10 + 1.6 * i, text: clock(t) }] : []));
    const segments = at.map(({ x }) => ({ box: { x0: x - 20, x1: x + 20, y0: 30, y1: 39 }, height: 9 }));
    const row = { segments, texts: at.map(({ text }) => text) } as unknown as TimeRow;
    const blank = { data: new Uint8ClampedArray(4 * 1600 * 50).fill(255), width: 1600, height: 50 };
    const reader = { picture: toPicture(blank), read: () => [] } as unknown as LineReader;
    const pane = { x0: 0, x1: 1600, y0: 0, y1: 20 };
    const layout = { price_pane: pane, axis_strip: pane, axis_side: 'right' as const, other_panes: [] };
    const told = (spacing: number) => () => {
      const [one] = series().bars;
      const count = Math.floor((952 * 1.6) / spacing);
      const found = Array.from({ length: count }, (_, i) => ({ ...one!, slot: i, x_px: 10 + spacing * i }));
      return timesAgain(
        reader,
        layout,
        { ...series(), bars: found, bar_spacing_px: spacing },
        '5m',
        row,
        null,
      );
    };
    expect(told(2.3333)).toThrow(expect.objectContaining({ code: 'series_uncertain' }));
    expect(told(1.6)).not.toThrow();
  });
});
