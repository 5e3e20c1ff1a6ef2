import type { AxisFit } from './axis-fit.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { rowsOfCut } from './cut-quotes.ts';

/** 40 000 at row 0, 34 000 at row 600. */
const fit = {
  scale: 'linear',
  base: 40_000,
  slope: -10,
  inliers: [0, 600].map((y) => ({ y, value: 40_000 - 10 * y })),
} as unknown as AxisFit;
const quote = (figures: string, cut = true) => ({ figures, cut }) as HeaderQuote;

describe('rowsOfCut', () => {
  it('gives the row of the one price between the labels that ends in figures at the edge of the picture', () => {
    expect(rowsOfCut(fit, [quote('7,900.34')])).toEqual([expect.closeTo(209.966)]);
  });

  it('gives none where several prices end so, none does, or the figures are whole', () => {
    expect(rowsOfCut(fit, [quote('900.34'), quote('1,900.34'), quote('7,900.34', false)])).toEqual([]);
  });
});
