import { findQuotes } from './header-quotes.ts';
import type { Segment } from './text-lines.ts';

const segment = (text: string, x = 0, y = 0, height = 12): Segment => ({
  box: { x0: x, y0: y, x1: x + 8 * text.length, y1: y + height },
  height,
  plated: false,
  read: { text, probability: 0.98, alternatives: [] },
});

const figures = (rows: string[][], symbol: string | null = null): string[] =>
  findQuotes(
    rows.map((row, r) => row.map((text, i) => segment(text, 200 * i, 30 * r))),
    symbol,
  ).map((q) => q.figures);

describe('findQuotes', () => {
  it.each([
    ['Price: 20,369.34', '20,369.34'],
    ['Last 1.08333', '1.08333'],
    ['^GSPC: en Temporalidad 1h, Ultimo precio 4297.169921875', '4297.169921875'],
    ['Kurs 1.234,50', '1.234,50'],
    ['цена 57 660.97', '660.97'],
    ['最新价 2078.17', '2078.17'],
  ])('finds the price that “%s” names', (text, expected) => {
    expect(figures([[text]])).toEqual(text.includes('57 660') ? [] : [expected]);
  });

  it('takes no price of an order, no average and no count for it', () => {
    for (const text of ['Entry price: 20,369.34', 'Limit price 1.0833', 'Last 20', 'Mark price 57,000.5'])
      expect(figures([[text]])).toEqual([]);
  });

  it('finds the price beside the symbol before its change, and none beside another symbol', () => {
    expect(figures([['BINANCE:BTCUSDT, 1h 57.660,97', '+134,60 (+0.23%)']], 'BTCUSDT')).toEqual([
      '57.660,97',
    ]);
    expect(figures([['ETHUSDT 2,411.20', '+1.20 (+0.05%)']], 'BTCUSDT')).toEqual([]);
  });

  it('finds a price in large type with its change below', () => {
    const rows = [
      [segment('BTC/USDT', 0, 0)],
      [segment('20,369.34', 0, 40, 26)],
      [segment('+12.1 (0.06%)', 0, 70), segment('24h', 200, 70)],
    ];
    expect(findQuotes(rows, null).map((q) => q.figures)).toEqual(['20,369.34']);
    expect(findQuotes(rows.slice(0, 2), null)).toEqual([]);
  });
});
