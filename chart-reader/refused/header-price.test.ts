import type { Word } from '../image/words.ts';
import type { Header } from '../stages/header.ts';
import { BESIDE_SYMBOL, BY_NAME } from '../stages/header-quotes.ts';
import type { HeaderPrices } from '../stages/header-prices.ts';
import type { RefusalCode } from '../types.ts';
import { priceOfHeader } from './header-price.ts';

const boxAt = (x0: number, y0: number) => ({ x0, y0, x1: x0 + 60, y1: y0 + 12 });
const wordAt = (x0: number, y0: number): Word => ({
  ...{ box: boxAt(x0, y0), middle: y0 + 6, height: 12, glyphs: 6, shapes: [] },
});
const LARGE = 'in large type';

/** A header with a symbol at its upper left and such prices. */
function header(symbol: string | null, quotes: Header['quotes'], more: Partial<Header> = {}): Header {
  return {
    symbol: symbol ? { value: { text: symbol, box: boxAt(10, 10) }, confidence: 0.9, evidence: [] } : null,
    ...{ others: [], timeframe: null, frames: [], prices: null, quotes, marks: 0, ...more },
  };
}

const quote = (figures: string, why = BESIDE_SYMBOL, box = boxAt(100, 10)) => ({
  ...{ figures, box, probability: 0.99, why },
});

function close(price: number, decimals: number, ambiguous = false): HeaderPrices {
  const none = { open: null, high: null, low: null, change: null };
  return {
    ...none,
    close: { price, decimals, box: boxAt(300, 10) },
    ...{ checked: false, ambiguous, probability: 0.95 },
  };
}

const said = (found: Header, words: Word[] = [], code: RefusalCode = 'axis_uncertain') =>
  priceOfHeader(found, { words, headlines: [], boxes: [] }, code);
const priceOf = (...args: Parameters<typeof said>) => said(...args)?.value.price ?? null;

describe('the price that a header prints over a chart without an axis', () => {
  it('is the one beside the symbol, in large type, or the close of its line', () => {
    expect(said(header('EURUSD', [quote('1.08455')]))?.value).toEqual({
      ...{ price: 1.08455, y_px: 16, sigma: expect.closeTo(0.000005, 9) },
    });
    expect(priceOf(header('ABCD', [quote('37.29', LARGE, boxAt(200, 60))]))).toBe(37.29);
    expect(priceOf(header('ABCD', [], { prices: close(37.29, 2) }))).toBe(37.29);
  });

  it('is surer where two prints agree, and none where they do not', () => {
    const one = said(header('ABCD', [quote('37.29')]))!;
    const two = said(header('ABCD', [quote('37.29')], { prices: close(37.29, 2) }))!;
    expect(two.confidence).toBeGreaterThan(one.confidence);
    expect(priceOf(header('ABCD', [quote('37.29')], { prices: close(36.11, 2) }))).toBeNull();
  });

  it('is none without a symbol, after a word that orders have too, and where the picture is no chart', () => {
    expect(priceOf(header(null, [quote('37.29')]))).toBeNull();
    expect(priceOf(header('ABCD', [quote('37.29', BY_NAME)]))).toBeNull();
    expect(priceOf(header('ABCD', [quote('37.29')]), [], 'table')).toBeNull();
    expect(priceOf(header('ABCD', [quote('37.29')]), [], 'order_book')).toBeNull();
  });

  it('is none in a list that names the symbol, too, as a change after the price, and as the first label of a scale', () => {
    expect(priceOf(header('ABCD', [quote('37.29', BESIDE_SYMBOL, boxAt(500, 200))]))).toBeNull();
    expect(
      priceOf(header('ABCD', [quote('0.0001', BESIDE_SYMBOL, boxAt(200, 10))]), [wordAt(100, 10)]),
    ).toBeNull();
    const labels = [60, 110, 160].map((y) => wordAt(100, y));
    expect(priceOf(header('ABCD', [quote('37.29')]), labels)).toBeNull();
  });

  it('is told by the marks of other numbers or the usual price where its mark may part decimals or thousands', () => {
    expect(priceOf(header('ABCD', [quote('27.075')]))).toBeNull();
    expect(priceOf(header('ABCD', [quote('27.075')], { marks: 4 }))).toBe(27.075);
    expect(priceOf(header('ABCD', [quote('27.075')], { marks: -4 }))).toBe(27_075);
    expect(priceOf(header('XAGUSD', [quote('27.075')]))).toBe(27.075);
    expect(priceOf(header('USDIDR', [], { prices: close(16.233, 3, true) }))).toBe(16_233);
  });

  it('is none that its symbol never has: a figure of it was lost', () => {
    expect(priceOf(header('SPX', [quote('220.92', LARGE)]))).toBeNull();
  });
});
