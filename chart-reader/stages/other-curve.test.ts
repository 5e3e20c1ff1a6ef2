import type { TextScan, Word } from '../image/words.ts';
import type { FoundChart } from './found-chart.ts';
import { namesAccount, refuseOtherCurve } from './other-curve.ts';
import { Refused } from './refuse.ts';
import type { LineReader, TextBox } from './text-lines.ts';

describe('namesAccount', () => {
  it.each([
    'Balance / Equity',
    'Cumulative returns',
    'Equity curve',
    'Net Profit',
    'Max drawdown',
    'Baance / Equity',
    'P&L',
    'Strategy tester (1W)',
    'SLraleuy lesler, Daily',
    'Equily curve',
    'Backtest',
    'Total profit over time',
    'Kontostand',
  ])('takes “%s” for an account', (text) => expect(namesAccount(text)).toBe(true));

  it.each([
    'EURUSD, H1',
    'MSFT US Equity',
    'Apple Inc · 1D · NASDAQ',
    'SMA 20',
    'Equity 10,234.50',
    'Take profit',
    'Strategy Inc',
  ])('takes “%s” for no account', (text) => expect(namesAccount(text)).toBe(false));

  it.each([
    'Profit · Haftalik',
    'Saldo, 1 saat',
    'Equity - 1 dk',
    'CurTiulaUve niel profit - 4h1',
    'Equity cu',
    'Closed profic over time',
    'Konlos4znd',
    'Saldo Weekly 10895',
    'Bénéfice du compte',
    'Kazanc',
  ])('[W-537] takes “%s” for an account where no instrument is named', (text) => {
    expect(namesAccount(text, true)).toBe(true);
    expect(namesAccount(text)).toBe(false);
  });

  it.each(['Take profit 1.2045', 'Profit target', 'Apple Inc · 1D', 'Kontrast'])(
    '[W-537] takes “%s” for no account where no instrument is named either',
    (text) => expect(namesAccount(text, true)).toBe(false),
  );
});

describe('refuseOtherCurve', () => {
  const pane = { x0: 100, y0: 400, x1: 900, y1: 800 };
  const eurusd = { value: { text: 'EURUSD', box: pane }, confidence: 0.9, evidence: [] };

  const wordAt = (x0: number, y0: number, width: number): Word => {
    const box = { x0, y0, x1: x0 + width, y1: y0 + 12 };
    return { box, glyphs: 7, middle: y0 + 6, height: 12, shapes: [box] };
  };

  /** What is thrown for a text whose upper left corner is there, among other marks. */
  function thrown(
    said: string,
    x0: number,
    y0: number,
    symbol: typeof eurusd | null,
    marks: readonly Word[] = [],
    { boxes = [] as Word['box'][], lowest = 3, kind = 'line' } = {},
  ): unknown {
    const read = (boxes: TextBox[]) =>
      boxes.map((b) => ({ ...b, read: { text: b.box.x0 === x0 && b.box.y0 === y0 ? said : 'I' } }));
    const bars = [40, lowest, 60].map((price) => ({ close: { price, sigma: 0.5 } }));
    const chart = {
      layout: { value: { price_pane: pane } },
      kind: { value: kind },
      series: { value: { bars } },
    };
    try {
      refuseOtherCurve(
        { read } as unknown as LineReader,
        { words: boxes.length > 0 ? marks : [...marks, wordAt(x0, y0, 80)], boxes } as unknown as TextScan,
        chart as unknown as FoundChart,
        symbol,
      );
      return null;
    } catch (error) {
      return error;
    }
  }

  it.each([
    ['in the upper part of the pane', 110, 410],
    ['right above it', 110, 380],
    ['far above it', 110, 10],
    ['above the labels left of it', 5, 380],
  ])('[W-537] refuses a curve whose title stands %s where no instrument is named', (_, x, y) => {
    const error = thrown('Balance', x, y, null);
    expect(error).toBeInstanceOf(Refused);
    expect((error as Refused).code).toBe('account_curve');
  });

  it('reads a title above a row of dashes of the grid', () => {
    const dashes = Array.from({ length: 20 }, (_, k) => wordAt(120 + 38 * k, 400, 3));
    expect(thrown('Balance', 110, 360, null, dashes)).toBeInstanceOf(Refused);
  });

  it('leaves what stands below, beside or far above the chart of an instrument', () => {
    expect(thrown('Balance', 110, 700, null)).toBeNull();
    expect(thrown('Balance', 910, 410, null)).toBeNull();
    expect(thrown('Balance', 110, 10, eurusd)).toBeNull();
    expect(thrown('Balance', 5, 380, eurusd)).toBeNull();
    expect(thrown('Balance', 110, 380, eurusd)).toBeInstanceOf(Refused);
  });

  it('reads the field above the chart in which it is chosen what is shown', () => {
    const field = { x0: 150, y0: 360, x1: 290, y1: 382 };
    expect(thrown('Cumulative Net Profit', 150, 360, eurusd, [], { boxes: [field] })).toBeInstanceOf(Refused);
    const far = { ...field, y0: 200, y1: 222 };
    expect(thrown('Cumulative Net Profit', 150, 200, eurusd, [], { boxes: [far] })).toBeNull();
  });

  it('refuses a curve below zero where no instrument is named', () => {
    expect(thrown('', 110, 410, null, [], { lowest: -4 })).toMatchObject({ why: ['below_zero'] });
    expect(thrown('', 110, 410, null, [], { lowest: -1 })).toBeNull();
    expect(thrown('', 110, 410, null, [], { lowest: -4, kind: 'bars' })).toBeNull();
    expect(thrown('', 110, 410, eurusd, [], { lowest: -4 })).toBeNull();
  });

  it('refuses a line that is named as a chart without even times', () => {
    expect(thrown('15 Min Kagi', 110, 390, eurusd)).toMatchObject({ code: 'unsupported_kind' });
    expect(thrown('15 Min Kagi', 110, 390, eurusd, [], { kind: 'bars' })).toBeNull();
    expect(thrown('15 Min', 110, 390, eurusd)).toBeNull();
  });
});
