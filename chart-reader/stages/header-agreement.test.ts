import type { Calibration } from './calibration.ts';
import { confirmsAxis, contradictsHeader, isFarFromUsual, lacksWitness } from './header-agreement.ts';
import type { AxisFit } from './axis-fit.ts';
import type { Header } from './header.ts';
import type { HeaderQuote } from './header-quotes.ts';
import type { HeaderPrices } from './header-prices.ts';

/** An axis from 2512 at row 0 to 2192 at row 100, read with this probability; the true one is 20,000 higher. */
const axis = (probability: number, witnesses = 0): Calibration =>
  ({
    fit: { scale: 'linear', base: 2512, slope: -3.2, inliers: [0, 50, 100].map((y) => ({ y })) },
    labels: [0, 1, 2].map(() => ({ inlier: true, probability })),
    witnesses,
  }) as unknown as Calibration;

const header = (close: number) =>
  ({ prices: { open: null, close: { price: close } } as unknown as HeaderPrices, quotes: [] }) as const;
const silent = { prices: null, quotes: [] };

describe('labels that are hard to read', () => {
  it('need a witness, because a digit lost in all of them leaves their steps as they are', () => {
    expect(lacksWitness(axis(0.34), silent)).toBe(true);
    expect(lacksWitness(axis(0.34), header(22_356))).toBe(true);
  });

  it('have one in a tag that stands in its place, or in a price of the header that lies on the axis', () => {
    expect(lacksWitness(axis(0.47, 1), silent)).toBe(false);
    expect(lacksWitness(axis(0.34, 2), silent)).toBe(false);
    expect(lacksWitness(axis(0.34), header(2356))).toBe(false);
  });

  it('need more than one tag where they are hardly read at all', () => {
    expect(lacksWitness(axis(0.34, 1), silent)).toBe(true);
  });

  it('need none where they are clear', () => {
    expect(lacksWitness(axis(0.8), silent)).toBe(false);
  });
});

describe('an axis of few labels', () => {
  const sure = (close: number, probability = 0.99) => ({
    prices: { open: null, close: { price: close }, probability } as unknown as HeaderPrices,
    quotes: [],
    symbol: null,
  });

  it('is confirmed by a price of the header that lies on it', () => {
    expect(confirmsAxis(axis(1).fit, sure(2356))).toBe(true);
  });

  it('is not confirmed by a price beyond it, by one that is hardly read, or by none', () => {
    expect(confirmsAxis(axis(1).fit, sure(22_356))).toBe(false);
    expect(confirmsAxis(axis(1).fit, sure(2356, 0.5))).toBe(false);
    expect(confirmsAxis(axis(1).fit, { ...silent, symbol: null })).toBe(false);
  });

  it('is confirmed by the usual price of the symbol, unless an oscillator has such numbers, too', () => {
    const named = (text: string) => ({ ...silent, symbol: { value: { text } } as Header['symbol'] });
    const from = (...values: number[]) =>
      ({ ...axis(1).fit, inliers: values.map((value, i) => ({ y: 50 * i, value })) }) as unknown as AxisFit;
    expect(confirmsAxis(from(23_900, 23_750), named('USDIDR'))).toBe(true);
    expect(confirmsAxis(from(23_900, 23_750), named('NATGAS'))).toBe(false);
    expect(confirmsAxis(from(23_900, 23_750), named('TSLA'))).toBe(false);
    expect(confirmsAxis(from(80, 20), named('USOIL'))).toBe(false);
  });
});

describe('a scale beside a chart of an instrument with a usual price', () => {
  const named = (text: string, confidence = 0.95) =>
    ({ ...silent, symbol: { value: { text }, confidence } }) as unknown as Pick<
      Header,
      'prices' | 'quotes' | 'symbol'
    >;
  const from = (...values: number[]) =>
    ({ ...axis(1).fit, inliers: values.map((value, i) => ({ y: 50 * i, value })) }) as unknown as AxisFit;

  it('[W-463] is that of something else where its numbers are hundreds of times off that price', () => {
    expect(isFarFromUsual(from(30, 15, 0), named('NI225'))).toBe(true);
    expect(isFarFromUsual(from(30, 15, 0), named('XAGUSD'))).toBe(false);
    expect(isFarFromUsual(from(900, 450, 200), named('BTCUSD'))).toBe(false);
    expect(isFarFromUsual(from(30, 15, 0), named('ZZZZ'))).toBe(false);
  });

  it('[W-463] is not where the symbol is unsure, or a price of the header lies on it', () => {
    expect(isFarFromUsual(from(30, 15, 0), named('NI225', 0.7))).toBe(false);
    expect(isFarFromUsual(from(30, 15, 0), { ...named('NI225'), ...header(2356) })).toBe(false);
  });
});

describe('prices of the header that are of another magnitude than the axis', () => {
  const price = (value: number) => ({ price: value, decimals: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 } });
  const printed = (probability: number, prices: Partial<HeaderPrices> = {}) => ({
    prices: {
      ...{ open: price(28_615), high: price(28_628.2), low: price(28_508.9), close: price(28_516) },
      ...{ change: null, checked: false, ambiguous: false, probability },
      ...prices,
    },
    quotes: [],
  });
  const other = {
    ...{ scale: 'linear', base: 134, slope: -0.045 },
    inliers: [0, 60, 120].map((y) => ({ y, value: 134 - 0.045 * y, decimals: 2 })),
  } as unknown as AxisFit;

  it('[W-563] contradict it when they are read surely, or all four of a bar are printed', () => {
    expect(contradictsHeader(other, printed(0.95, { open: null }), 0, 400)).toBe(true);
    expect(contradictsHeader(other, printed(0.8), 0, 400)).toBe(true);
  });

  it('[W-563] do not when they are read unsurely and are no whole bar, or their point may be a mark of thousands', () => {
    expect(contradictsHeader(other, printed(0.8, { open: null }), 0, 400)).toBe(false);
    expect(contradictsHeader(other, printed(0.5), 0, 400)).toBe(false);
    expect(contradictsHeader(other, printed(0.8, { ambiguous: true }), 0, 400)).toBe(false);
  });

  it('do not where the edge of the picture may have cut off their first figures', () => {
    const quoted = (cut: boolean) => ({
      prices: null,
      quotes: [{ figures: '9.46', probability: 0.99, why: '', cut } as HeaderQuote],
    });
    expect(contradictsHeader(other, quoted(false), 0, 400)).toBe(true);
    expect(contradictsHeader(other, quoted(true), 0, 400)).toBe(false);
  });
});
