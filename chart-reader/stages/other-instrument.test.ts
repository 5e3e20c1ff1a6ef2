import type { AxisFit } from './axis-fit.ts';
import type { HeaderPrices } from './header-prices.ts';
import { BY_NAME } from './header-quotes.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { isOfOther } from './other-instrument.ts';

/** An axis from 1512.00 at row 0 to 1128.00 at row 120. */
const fit = {
  ...{ scale: 'linear', base: 1512, slope: -3.2 },
  inliers: [0, 50, 100].map((y) => ({ y, decimals: 2 })),
} as unknown as AxisFit;
const pane = { x0: 0, y0: 0, x1: 400, y1: 120 };

/** Four prices of a bar, printed at this row. */
function bar(close: number, decimals = 2, y0 = 3): HeaderPrices {
  const price = { price: close, decimals, box: { x0: 90, y0, x1: 130, y1: y0 + 10 } };
  const four = { open: price, high: price, low: price, close: price };
  return { ...four, change: null, checked: false, ambiguous: false, probability: 0.99 };
}

const says = (prices: HeaderPrices | null, ...quotes: HeaderQuote[]): boolean =>
  isOfOther({ fit }, { prices, quotes }, pane);

describe('a scale without round steps', () => {
  const printed = (close: number, probability = 0.99): HeaderPrices => ({
    ...bar(close),
    ...{ open: null, probability },
  });
  const quote = (why: string) => ({ figures: '2600.00', probability: 0.99, why }) as HeaderQuote;

  it('is that of another instrument where the header prints a price beyond it', () => {
    expect(says(printed(1900))).toBe(true);
    expect(says(printed(1400))).toBe(false);
  });

  it('is not where only a menu or an order form names a price', () => {
    expect(says(null, quote(BY_NAME))).toBe(false);
    expect(says(null, quote('beside the symbol'))).toBe(true);
  });

  it('is not where the header says nothing surely', () => {
    expect(says(printed(1900, 0.6))).toBe(false);
    expect(says(null)).toBe(false);
  });

  it('is not where the chart was scrolled back and prints the bar that it no longer shows in its own figures', () => {
    expect(says(bar(1900))).toBe(false);
    expect(says(bar(900))).toBe(false);
  });

  it('is where such a bar is far from the axis, of other figures, outside the pane or not whole', () => {
    expect(says(bar(2600))).toBe(true);
    expect(says(bar(500))).toBe(true);
    expect(says(bar(1900, 1))).toBe(true);
    expect(says(bar(1900, 2, 140))).toBe(true);
    expect(says({ ...bar(1900), open: null })).toBe(true);
  });
});
