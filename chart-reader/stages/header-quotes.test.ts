import { findQuotes, pricesOfQuote } from './header-quotes.ts';
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
    ['цена 57 660.97', '57 660.97'],
    ['最新价 2078.17', '2078.17'],
    ['Last 0.0₄2021', '0.0₄2021'],
  ])('finds the price that “%s” names', (text, expected) => {
    expect(figures([[text]])).toEqual([expected]);
  });

  it('takes a change that lost its sign for no price where the prices before it are of another magnitude', () => {
    const row = (change: string) => ['EURUSD · 1h', 'O1.45807 H1.45831 L1.45676 C', `${change} (-0.06%)`];
    expect(figures([row('0.00088')], 'EURUSD')).toEqual([]);
    expect(figures([row('1.45719')], 'EURUSD')).toEqual(['1.45719']);
  });

  it('takes the price before a change whose sign stands apart, where it is that of this price in percent', () => {
    expect(figures([['XRP/USDT · 5', '0.8590', '+C', '0.0001 (+0.01%)']], 'XRPUSDT')).toEqual(['0.8590']);
    expect(figures([['XRP/USDT · 5', '0.8590', '+C', '0.8612 (+0.01%)']], 'XRPUSDT')).toEqual(['0.8612']);
  });

  it('tells of figures that begin at the edge of the picture that the first of them may be cut off', () => {
    const cut = (x: number) => {
      const rows = [
        [segment('229,46', x, 40, 26)],
        [segment('+12.1 (0.06%)', 0, 70), segment('24h', 200, 70)],
      ];
      return findQuotes(rows, null).map((q) => q.cut);
    };
    expect([cut(0), cut(20)]).toEqual([[true], [false]]);
  });

  it('takes no price of an order, no average and no count for it', () => {
    for (const text of [
      'Entry price: 20,369.34',
      'Copy price 1.0842',
      'Limit price 1.0833',
      'Last 20',
      'Mark price 57,000.5',
    ])
      expect(figures([[text]])).toEqual([]);
  });

  it('finds the price beside the symbol before its change, and none beside another symbol', () => {
    expect(figures([['BINANCE:BTCUSDT, 1h 57.660,97', '+134,60 (+0.23%)']], 'BTCUSDT')).toEqual([
      '57.660,97',
    ]);
    expect(figures([['ETHUSDT 2,411.20', '+1.20 (+0.05%)']], 'BTCUSDT')).toEqual([]);
    expect(figures([['SHIBUSDT 0.0{4}2021', '+0.12%', '(+1.2%)']], 'SHIBUSDT')).toEqual(['0.0{4}2021']);
  });

  it('takes no change whose sign was not seen for the price before it', () => {
    expect(figures([['GE · 15 · NYSE', '118.32', '0.28 (-0.24%)']], 'GE')).toEqual(['118.32']);
    expect(figures([['BTC/USDT · 5', '98632.15', '306.06 (0.31%)']], 'BTCUSDT')).toEqual(['98632.15']);
  });

  it('lets figures after a blank be a price of their own or the end of a larger one', () => {
    const [quote] = findQuotes([[segment('BTCUSDT 92 858.23')]], 'BTCUSDT');
    expect(pricesOfQuote(quote!).map(({ price }) => price)).toEqual([92858.23, 858.23]);
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

  it('finds the change below a large price also where a bracket of it is read as a text of its own', () => {
    const rows = [
      [segment('AVAX/USDT', 0, 0)],
      [segment('46,38', 0, 40, 26)],
      [segment('0', 200, 70, 5)],
      [segment('+0,29 (+0,63%', 0, 74)],
    ];
    expect(findQuotes(rows, null).map((q) => q.figures)).toEqual(['46,38']);
    const far = rows.map((row, i) => (i === 3 ? [segment('+0,29 (+0,63%', 0, 140)] : row));
    expect(findQuotes(far, null)).toEqual([]);
  });

  it.each([
    [['TSLA', '293.74', '1m', '5m', '15m'], 'TSLA', '293.74'],
    [['DOGEUSDT 15 min', '0,16934'], 'DOGEUSDT', '0,16934'],
    [['XAUUSD 3468.78', '1m', '5m'], 'XAUUSD', '3468.78'],
    [['BTCUSDT', '92 858.23', '1m', '5m', '15m'], 'BTCUSDT', '92 858.23'],
    [['AAPL 15', '192.50'], 'AAPL', '192.50'],
  ])('finds the price after the symbol in %j', (row, symbol, expected) => {
    expect(figures([row], symbol)).toEqual([expected]);
  });

  it('passes over a part of the symbol that was read once more', () => {
    const row = [segment('XAUUSD', 0), segment('XA', 4), segment('3468.78', 100), segment('1m', 200)];
    expect(findQuotes([row], 'XAUUSD').map((q) => q.figures)).toEqual(['3468.78']);
  });

  it('takes no size, no pair of bid and ask and no price after other words for it', () => {
    for (const row of [
      ['EURUSD', '1.0842', '1.0844'],
      ['EURUSD', 'BUY', '1.0842'],
      ['Watch list EURUSD', '1.0842'],
      ['EURUSD', '30'],
    ])
      expect(figures([row], 'EURUSD')).toEqual([]);
  });
});
