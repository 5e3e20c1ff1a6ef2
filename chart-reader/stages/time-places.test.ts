import { none, said, series, timed } from '../testing/time-row.ts';
import { beginsRight, hasOwnScale, labelsAtBars } from './time-places.ts';
import type { TimeRow } from './time-labels.ts';

const label = (x: number, text: string, size = 13, anchor = 'middle'): string =>
  `<text x="${x}" y="325" font-size="${size}" text-anchor="${anchor}" fill="#444">${text}</text>`;

describe('labels and the bars they stand at', () => {
  it('sets a date whose beginning is covered where its end stands', async () => {
    const days: [number, string][] = [
      [10, '2024-03-13'],
      [25, '2024-03-28'],
      [40, '2024-04-12'],
      [55, '2024-04-27'],
    ];
    const cover = '<rect x="60" y="312" width="49" height="16" fill="#ffffff"/>';
    const found = await timed(days, none, (scan) => scan, cover);
    expect(found!.stage.value.labels[0]!.text).toBe('03-13');
    expect(found!.times[0]).toBe('2024-03-03');
    expect(found!.times[24]).toBe('2024-03-27');
  });

  it('takes the labels of a narrower pane below to the bars by the line of its axis', async () => {
    // The line has the same 79 bars between 25 and 765.
    const days = [0, 10, 20, 30, 40, 50, 60, 70].map((bar) => {
      const day = new Date(Date.UTC(2024, 2, 3 + bar)).toISOString().slice(0, 10);
      return label(25 + (bar + 0.5) * (740 / 79), day, 12);
    });
    const line = '<path d="M25 311.5H765" stroke="#666"/>';
    const found = await timed([], none, (scan) => scan, days.join('') + line);
    expect(found!.times[0]).toBe('2024-03-03');
    expect(found!.times[78]).toBe('2024-05-20');
    const lost = await timed([], none, (scan) => scan, days.join(''));
    expect(lost?.stage.value.bars_timed ?? 0).toBe(0);
  });

  it('takes the labels of a narrower pane below to the bars by the lines of both panes where the last bars were not found', async () => {
    const days = [0, 10, 20, 30, 40, 50, 60, 70].map((bar) => {
      const day = new Date(Date.UTC(2024, 2, 3 + bar)).toISOString().slice(0, 10);
      return label(45 + (bar + 0.5) * (720 / 82), day, 12);
    });
    // A figure beside the lower line has its colour.
    const figure = '<text x="850" y="316" font-size="12" fill="#666">0</text>';
    const lines = '<path d="M5.5 298.5H825.5M45 311.5H765" stroke="#666"/>';
    const found = await timed([], none, (scan) => scan, days.join('') + lines + figure);
    expect(found?.times[0]).toBe('2024-03-03');
    expect(found?.times[78]).toBe('2024-05-20');
  });

  it('takes the labels of a narrower pane below to the bars where the line of its axis is blurred and cut short at both ends', async () => {
    const days = [0, 10, 20, 30, 40, 50, 60, 70].map((bar) => {
      const day = new Date(Date.UTC(2024, 2, 3 + bar)).toISOString().slice(0, 10);
      return label(45 + (bar + 0.5) * (735 / 79), day, 12);
    });
    const shades = Array.from(
      { length: 727 },
      (_, i) => `<path d="M${49 + i} 311.5h1" stroke="#${['c2', 'd0', 'ca'][i % 3]!.repeat(3)}"/>`,
    );
    const found = await timed([], none, (scan) => scan, days.join('') + shades.join(''));
    expect(found?.times[0]).toBe('2024-03-03');
    expect(found?.times[78]).toBe('2024-05-20');
  });

  it('leaves out labels behind the last bar, where programs count on through closed hours', () => {
    const texts = ['13:00', '15:00', '17:00', '19:00', '20:00'];
    const at = (last: number) => {
      const segments = [10, 30, 50, 70, last].map((bar) => ({
        box: { x0: 10 * bar - 9, x1: 10 * bar + 30, y0: 0, y1: 9 },
        height: 9,
      }));
      const row = { segments, texts } as unknown as TimeRow;
      return labelsAtBars(row, series(), 'day-first', (x) => x)!.index;
    };
    expect(at(90)).toEqual([0, 1, 2, 3]);
    expect(at(78)).toEqual([0, 1, 2, 3, 4]);
  });

  it('takes labels for ones that begin at their bars though a few of them are cut or misread', () => {
    const dates = [
      '1 Mar 2023',
      '1 Nkovv 2023',
      '1 Jul 2024',
      '1 Mar 2025',
      '1 Norv',
      '1 Jul 2026',
      '1 Mar 2027',
    ];
    expect(beginsRight(dates)).toBe(true);
    expect(beginsRight(['1 Mar 2023', '1 Jul', '1 Nov', '1 Mar'])).toBe(false);
  });

  it('takes labels of several widths for ones that begin at their bars where their beginnings are the more even', () => {
    const texts = ['1 Mar 2024', '1 May 2025', '1 Jul 2026', '1 Sep 2027', '1 Nov 2028'];
    const at = (place: (bar: number, wide: number) => number) => {
      const segments = [76, 80, 69, 74, 79].map((wide, i) => {
        const x0 = place(10.5 + 10 * (7 + 14 * i), wide);
        return { box: { x0, x1: x0 + wide, y0: 0, y1: 9 }, height: 9 };
      });
      const row = { segments, texts } as unknown as TimeRow;
      return labelsAtBars(row, series(), 'day-first', (x) => x)!.labels.map((l) => l.slot);
    };
    const bars = [7, 21, 35, 49, 63];
    expect(at((x) => x + 4.5)).toEqual(bars);
    expect(at((x, wide) => x - wide / 2)).toEqual(bars);
  });

  it('tells a row of another scale from one that is placed by whole pixels', () => {
    expect(hasOwnScale([0.99, 13.69, 26.4, 39.1, 51.81, 64.51])).toBe(true);
    // Narrow bars on whole pixels move the labels by a part of a slot.
    expect(hasOwnScale([0.2, 25.9, 51.2, 76.9, 102.2, 127.9])).toBe(true);
    // The first label has lost its beginning.
    expect(hasOwnScale([2.3, 14.4, 27.1, 39.9, 52.6, 65.3])).toBe(true);
    expect(hasOwnScale([0.1, 12.95, 26.08, 39.1, 51.9, 65.05])).toBe(false);
    expect(hasOwnScale([0, 12, 27, 39.7, 52, 67])).toBe(false);
  });

  it('reads the row between the bars of a volume pane and a table', async () => {
    const words = 'Symbol Ticket Type Volume Price Profit Swap State'.split(' ');
    const table = Array.from({ length: 6 }, (_row, r) =>
      words.map(
        (w, i) => `<text x="${10 + 105 * i}" y="${370 + 25 * r}" font-size="13" fill="#444">${w}</text>`,
      ),
    );
    const stubs = [60, 200, 420, 610].map(
      (x) => `<path d="M${x} 303v6M${x + 9} 303v6" stroke="#222" stroke-width="4"/>`,
    );
    const days: [number, string][] = [
      [10, '2024-03-06'],
      [30, '2024-03-26'],
      [50, '2024-04-15'],
    ];
    const found = await timed(days, none, (scan) => scan, [...table.flat(), ...stubs].join(''));
    expect(found?.times[10]).toBe('2024-03-06');
  });

  it('reads a label that begins at the last bar and ends far behind it', async () => {
    const row = [38, 78].map((bar, i) =>
      label(10.5 + 10 * bar, ['20 Mar 10:00', '20 Mar 10:40'][i]!, 20, 'start'),
    );
    const frame = { ...none, timeframe: said('1m', 0.9) };
    expect((await timed([], frame, (scan) => scan, row.join('')))?.times[39]).toBe('--03-20T10:01');
  });

  it('joins two letters that touch with the rest of their month', async () => {
    const row = ['Feb', 'Mar', 'Apr'].map((text, i) =>
      label([50.5, 340.5, 650.5][i]!, text, 20).replace('<text', '<text letter-spacing="-1.5"'),
    );
    const header = { ...none, timeframe: said('1D', 0.9) };
    const found = await timed([], header, (scan) => scan, row.join(''));
    expect(found!.stage.value.labels.map((l) => l.text)).toEqual(['Feb', 'Mar', 'Apr']);
  });

  it('joins a capital J and the letter beside it with the rest of their month', async () => {
    const row = ['Jun', '2025', '2026'].map((text, i) =>
      label([110.5, 310.5, 510.5][i]!, text, 20).replace('<text', '<text font-weight="bold"'),
    );
    const header = { ...none, timeframe: said('1M', 0.9) };
    const found = await timed([], header, (scan) => scan, row.join(''));
    expect(found?.stage.value.labels.map((l) => l.text)).toEqual(['Jun', '2025', '2026']);
  });

  it('leaves out what is left of a date that is nearly all covered, and keeps a day among clocks', () => {
    const at = (texts: string[]) => {
      const segments = texts.map((_, i) => ({
        box: { x0: 100 * i, x1: 100 * i + 60, y0: 0, y1: 9 },
        height: 9,
      }));
      const row = { segments, texts } as unknown as TimeRow;
      return labelsAtBars(row, series(), 'month-first', (x) => x)!.index;
    };
    expect(at(['1', '04/01 01:16', '04/01 01:28', '04/01 01:40'])).toEqual([1, 2, 3]);
    expect(at(['01:16', '01:28', '2', '01:52', '02:04'])).toEqual([0, 1, 2, 3, 4]);
  });

  it('takes the day first between points and the month between dashes, and neither between slashes where both would do', async () => {
    const row = (date: string): [number, string][] =>
      [10, 25, 40, 55].map((bar) => [bar, `${date} 02:${bar}`]);
    const day = async (date: string) =>
      (await timed(row(date), { ...none, timeframe: said('1m', 0.9) }))!.times[20];
    expect(await day('07.08.')).toBe('--08-07T02:20');
    expect(await day('07-08')).toBe('--07-08T02:20');
    expect(await day('07/08')).toBeNull();
    expect(await day('17/08')).toBe('--08-17T02:20');
  });
});
