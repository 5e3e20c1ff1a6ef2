import { foundParts, foundSentence } from './partial-reading.ts';

const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
const axis = {
  scale: 'linear' as const,
  top: { y_px: 10, price: 1.1 },
  bottom: { y_px: 300, price: 1.05 },
  decimals: 4,
  labels_used: 6,
  confidence: 0.93,
};

describe('what could be read of a refused picture', () => {
  it('names symbol, time frame, axis and last price with how sure each is', () => {
    const found = {
      axis,
      last_price: { price: 1.0812, sigma: 0.0003, confidence: 0.8 },
      symbol: { text: 'EURUSD', confidence: 0.97, box },
      timeframe: { text: '1h', confidence: 0.9, box },
    };
    expect(foundParts(found).map((p) => `${p.label}: ${p.value} (${p.sure})`)).toEqual([
      'Symbol: EURUSD (97)',
      'Time frame: 1h (90)',
      'Price axis: 1.0500 to 1.1000, 6 labels (93)',
      'Last price: 1.0812 ± 0.0003 (80)',
    ]);
  });

  it('gives a price that is printed above a chart without an axis all of its decimals', () => {
    const printed = (price: number, sigma: number) =>
      foundSentence({
        axis: null,
        last_price: { price, sigma, confidence: 0.9 },
        symbol: null,
        timeframe: null,
      });
    expect(printed(1.08455, 0.000_005)).toContain('last price 1.08455 ');
    expect(printed(37_900, 0.5)).toContain('last price 37,900.00 ');
  });

  it('says nothing where nothing was found', () => {
    expect(foundSentence(undefined)).toBeNull();
    expect(foundSentence({ axis: null, last_price: null, symbol: null, timeframe: null })).toBeNull();
  });

  it('says that an axis is logarithmic, in one sentence', () => {
    const found = {
      axis: { ...axis, scale: 'log' as const },
      last_price: null,
      symbol: null,
      timeframe: null,
    };
    expect(foundSentence(found)).toBe(
      'What could be read: price axis logarithmic, 1.0500 to 1.1000, 6 labels (93% sure).',
    );
  });
});
