import type { TextScan } from '../image/words.ts';
import { none, said, series, timed } from '../testing/time-row.ts';
import type { Timed } from './time-axis.ts';
import { settleTimeframe, withTimes } from './time-axis.ts';

describe('readTimeAxis', () => {
  it('reads the labels under the chart and gives every bar its time', async () => {
    const found = (await timed([
      [3, '2024-03-06'],
      [18, '2024-03-21'],
      [33, '2024-04-05'],
      [48, '2024-04-20'],
      [63, '2024-05-05'],
    ]))!;
    expect(found.stage.value.timeframe).toBe('1D');
    expect(found.stage.value.bars_timed).toBe(79);
    expect(found.times[0]).toBe('2024-03-03');
    expect(found.times[78]).toBe('2024-05-20');
    expect(found.stage.value.labels[1]).toMatchObject({ text: '2024-03-21', time: '2024-03-21' });
    const bars = withTimes({ value: series(), confidence: 1, evidence: [] }, found).value.bars;
    expect(bars[18]!.time).toBe('2024-03-21');
  });

  it('knows that a month with a 29th is meant where one is printed', async () => {
    const found = (await timed(
      [
        [6, '12:00'],
        [18, '29'],
        [30, '12:00'],
        [54, '12:00'],
      ],
      { ...none, timeframe: said('1h', 0.9) },
    ))!;
    expect(found.times[6]).toBe('---28T12:00');
    expect(found.times[20]).toBe('---29T02:00');
    expect(found.times[54]).toBe('---30T12:00');
  });

  it('finds the row under the chart above a table whose rows have more words', async () => {
    const words = 'Symbol Ticket Type Volume Price Profit Swap State'.split(' ');
    const table = Array.from({ length: 6 }, (_row, r) =>
      words.map(
        (w, i) => `<text x="${10 + 105 * i}" y="${370 + 25 * r}" font-size="13" fill="#444">${w}</text>`,
      ),
    );
    const found = await timed(
      [
        [10, '2024-03-06'],
        [30, '2024-03-26'],
        [50, '2024-04-15'],
      ],
      none,
      (scan) => scan,
      table.flat().join(''),
    );
    expect(found?.times[10]).toBe('2024-03-06');
  });

  it('gives no times where three labels of four fit a pace that the header does not name', async () => {
    const found = await timed([
      [3, '15:00'],
      [13, '5'],
      [19, '16:00'],
      [27, '6'],
    ]);
    expect(found?.stage.value.bars_timed ?? 0).toBe(0);
    expect(found?.stage.value.timeframe ?? null).toBeNull();
  });

  it('keeps to what is printed: without a year the times have none', async () => {
    const found = (await timed(
      [
        [2, '12 Mar'],
        [26, '13 Mar'],
        [50, '14 Mar'],
        [74, '15 Mar'],
      ],
      { ...none, timeframe: said('1h', 0.9) },
    ))!;
    expect(found.times[2]).toBe('--03-12T00:00');
    expect(found.times[51]).toBe('--03-14T01:00');
    expect(found.stage.evidence).toContain('the labels show no year');
  });

  it('takes figures that only count bars for no dates', async () => {
    expect(
      await timed([
        [0, '0'],
        [20, '20'],
        [40, '40'],
        [60, '60'],
      ]),
    ).toBeNull();
    expect(
      await timed([
        [5, '5'],
        [10, '10'],
        [15, '15'],
        [20, '20'],
        [25, '25'],
      ]),
    ).toBeNull();
  });

  it('knows Russian months by what they look like in Latin letters', async () => {
    const found = await timed([
      [4, '22'],
      [14, 'Авг'],
      [25, '12'],
      [35, '22'],
      [45, 'Сен'],
      [60, '16'],
      [70, '26'],
    ]);
    expect(found!.times[0]).toBe('--07-18');
    expect(found!.times[78]).toBe('--10-04');
  });

  it('passes over a misread figure in a row of days', async () => {
    const days = [5, 12, 78, 26].map((day, i): [number, string] => [7 * i + 4, String(day)]);
    expect((await timed([...days, [32, '2']]))!.stage.value.timeframe).toBe('1D');
  });

  it('takes two clocks of one day for enough', async () => {
    const found = await timed([
      [12, '11-05 11:00'],
      [40, '11-05 18:00'],
    ]);
    expect(found!.stage.value.timeframe).toBe(null);
    expect(found!.times[13]).toBe('--11-05T11:15');
  });

  it('takes two whole dates for enough where as many weeks lie between them as bars', async () => {
    const found = await timed([
      [10, '2021/08/26'],
      [22, '2021/11/18'],
    ]);
    expect(found!.stage.value.timeframe).toBeNull();
    expect(found!.times[9]).toBe('2021-08-19');
    const odd = await timed([
      [10, '2021/08/26'],
      [22, '2021/11/20'],
    ]);
    expect(odd?.stage.value.bars_timed ?? 0).toBe(0);
  });

  it('finds the row below the pane by itself where the scan of the whole picture has lost it', async () => {
    const days: [number, string][] = [
      [4, '2024-03-10'],
      [20, '2024-03-26'],
      [36, '2024-04-11'],
    ];
    expect((await timed(days, none, (scan) => ({ ...scan, words: [] })))!.times[5]).toBe('2024-03-11');
  });

  it('looks again where the scan of the whole picture has only the beginning of the row', async () => {
    const days: [number, string][] = [
      [4, '2024-03-10'],
      [20, '2024-03-26'],
      [36, '2024-04-11'],
      [52, '2024-04-27'],
      [68, '2024-05-13'],
    ];
    const first = (scan: TextScan): TextScan => ({
      ...scan,
      words: scan.words.filter((w) => w.box.x0 < 300),
    });
    expect((await timed(days, none, first))!.stage.value.labels).toHaveLength(5);
  });

  it('finds the row on the uneven ground of a compressed picture', async () => {
    const days: [number, string][] = [
      [4, '2024-03-10'],
      [20, '2024-03-26'],
      [36, '2024-04-11'],
    ];
    const columns = Array.from({ length: 800 }, (_, x) => x).filter((x) => x % 3 > 0);
    const noise = columns.map(
      (x) => `<rect x="${x}" y="301" width="1" height="39" fill-opacity="${0.03 * (x % 3)}"/>`,
    );
    const found = await timed(days, none, (scan) => ({ ...scan, words: [] }), noise.join(''));
    expect(found!.times[5]).toBe('2024-03-11');
  });

  it('finds nothing where nothing is printed', async () => {
    expect(await timed([])).toBeNull();
  });
});

describe('settleTimeframe', () => {
  const axis = (timeframe: string, confidence: number): Timed => ({
    stage: {
      value: { labels: [{ text: '1', x_px: 1, time: null }], timeframe, bars_timed: 9 },
      confidence,
      evidence: [],
    },
    times: [],
    otherSpacing: null,
  });

  it('confirms the header, fills it in, and lowers it where the labels say otherwise', () => {
    expect(
      settleTimeframe({ ...none, timeframe: said('1h', 0.8) }, axis('1h', 0.9))!.confidence,
    ).toBeGreaterThan(0.95);
    expect(settleTimeframe(none, axis('4h', 0.9))!.value.text).toBe('4h');
    expect(settleTimeframe(none, axis('4h', 0.5))).toBeNull();
    expect(settleTimeframe({ ...none, timeframe: said('1h', 0.95) }, axis('4h', 0.9))).toMatchObject({
      value: { text: '1h' },
    });
    expect(
      settleTimeframe({ ...none, timeframe: said('1h', 0.95) }, axis('4h', 0.9))!.confidence,
    ).toBeLessThan(0.7);
  });

  it('lets the labels choose between two that are printed', () => {
    const frames = ['1M', '1m'].map((text) => ({
      text,
      p: 0.5,
      box: { x0: 0, y0: 0, x1: 1, y1: 1 },
      why: 'printed',
    }));
    expect(
      settleTimeframe({ ...none, timeframe: said('1M', 0.6), frames }, axis('1m', 0.9))!.value.text,
    ).toBe('1m');
  });
});
