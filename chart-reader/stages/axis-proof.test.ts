import type { Series } from '../types.ts';
import type { AxisFit } from './axis-fit.ts';
import type { PlacedTag } from './axis-refine.ts';
import type { HeaderPrices } from './header-prices.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { printedRows } from './printed-rows.ts';
import { closesAtPrinted, provesAxis, rowsBelowLabels } from './axis-proof.ts';

/** 200 at row 0, 150 at row 500. */
const fit = {
  scale: 'linear',
  base: 200,
  slope: -0.1,
  inliers: [0, 500].map((y) => ({ y, value: 200 - y / 10 })),
} as unknown as AxisFit;
const silent = { prices: null, quotes: [] };
const tag = (price: number, line: number | null, probability = 0.99): PlacedTag => ({
  ...{ price, line, probability },
  y: 10 * (200 - price),
});
const quote = (figures: string, probability = 0.98): HeaderQuote =>
  ({ figures, probability, why: '' }) as HeaderQuote;
const endingAt = (y_px: number, resolution = 'bars') =>
  ({ bars: [{ close: { y_px } }], resolution }) as unknown as Series;

describe('an axis of two labels', () => {
  it('[W-438] is borne out by a last bar that closes at a tag which stands at its price', () => {
    const printed = printedRows(fit, silent, [tag(170, 300.5)]);
    expect(closesAtPrinted(endingAt(301), 'candles', printed)).toBe(true);
    expect(closesAtPrinted(endingAt(309), 'candles', printed)).toBe(false);
    expect(closesAtPrinted(endingAt(301, 'envelope'), 'candles', printed)).toBe(false);
  });

  it('is not by a last bar before which all bars close on the same rows', () => {
    const printed = printedRows(fit, silent, [tag(170, 300)]);
    const proven = (...rows: number[]): boolean => {
      const value = { bars: rows.map((y_px) => ({ close: { y_px } })), resolution: 'bars' };
      const found = { series: { value }, kind: { value: 'candles' } };
      return provesAxis(found as unknown as Parameters<typeof provesAxis>[0], printed);
    };
    expect(proven(280, 290, 310, 320, 300)).toBe(true);
    expect(proven(200, 301, 299, 302, 300)).toBe(false);
    expect(proven(280, 290, 310, 300, 320)).toBe(false);
  });

  it('is not by a tag that stands elsewhere or is hardly read', () => {
    expect(printedRows(fit, silent, [tag(170, 310), tag(170, 300, 0.7)]).tags).toEqual([]);
  });

  it('is borne out by a line only where that ends at a price of the header, as an oscillator ends at its tag, too', () => {
    const tagged = printedRows(fit, silent, [tag(170, 300)]);
    expect(closesAtPrinted(endingAt(300), 'line', tagged)).toBe(false);
    const said = printedRows(fit, { prices: null, quotes: [quote('170.0')] }, []);
    expect(closesAtPrinted(endingAt(300), 'line', said)).toBe(true);
  });

  it('goes by the close and the last price of the header where these are sure and near the labels', () => {
    const close = { price: 165 };
    const prices = (more: object) =>
      ({ close, ambiguous: false, probability: 0.97, ...more }) as HeaderPrices;
    const rows = (more: object): number[] =>
      printedRows(fit, { prices: prices(more), quotes: [] }, []).header;
    expect(rows({})).toEqual([350]);
    expect(rows({ probability: 0.7 })).toEqual([]);
    expect(rows({ ambiguous: true })).toEqual([]);
    const quotes = [quote('230.0'), quote('290.0'), quote('170.0', 0.5)];
    expect(printedRows(fit, { prices: null, quotes }, []).header).toEqual([-300]);
  });
});

describe('labels that no line places', () => {
  const said = (...figures: string[]) =>
    printedRows(fit, { prices: null, quotes: figures.map((f) => quote(f)) }, []);

  it('[W-527] stand above their prices by as much as the last bar closes below the price of the header', () => {
    expect(rowsBelowLabels(endingAt(309), said('170.0'), 12)).toBe(9);
    expect(rowsBelowLabels(endingAt(310), said('170.0', '169.9'), 12)).toBe(10);
  });

  it('stay where they are when the last bar closes nearer, farther, above, or two prices say otherwise', () => {
    for (const y of [302, 318, 291]) expect(rowsBelowLabels(endingAt(y), said('170.0'), 12)).toBe(0);
    expect(rowsBelowLabels(endingAt(309), said('170.0', '169.0'), 12)).toBe(0);
    expect(rowsBelowLabels(endingAt(309), said(), 12)).toBe(0);
    expect(rowsBelowLabels(endingAt(309, 'envelope'), said('170.0'), 12)).toBe(0);
  });
});
