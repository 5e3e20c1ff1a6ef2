/**
 * The price axis that was read, as two functions between a row of the picture and a price.
 * Rows are pixels of the original picture, continuous, downwards.
 */
import type { Box, ReadingAxis } from '../../../api/generated/model';

type Axis = Pick<ReadingAxis, 'scale' | 'a' | 'b'>;

/** Row of a price. On a logarithmic axis a price at or below zero has no row: NaN. */
export function rowOfPrice(axis: Axis, price: number): number {
  const { a, b } = axis;
  const [p, pa, pb] =
    axis.scale === 'log' ? [price, a.price, b.price].map(Math.log) : [price, a.price, b.price];
  return a.y_px + ((p! - pa!) / (pb! - pa!)) * (b.y_px - a.y_px);
}

/** Price at a row. */
export function priceAtRow(axis: Axis, row: number): number {
  const { a, b } = axis;
  const share = (row - a.y_px) / (b.y_px - a.y_px);
  if (axis.scale === 'log')
    return Math.exp(Math.log(a.price) + share * (Math.log(b.price) - Math.log(a.price)));
  return a.price + share * (b.price - a.price);
}

export interface Band {
  /** Upper and lower edge, rows of the picture. */
  top: number;
  bottom: number;
  /** Row of the price itself. */
  middle: number;
}

/** Rows covered by price ± sigma; top < bottom whichever way the axis runs. */
export function bandOfPrice(axis: Axis, price: number, sigma: number): Band {
  const middle = rowOfPrice(axis, price);
  const edges = [rowOfPrice(axis, price + sigma), rowOfPrice(axis, price - sigma)].map((row) =>
    Number.isFinite(row) ? row : middle,
  );
  return { top: Math.min(...edges), bottom: Math.max(...edges), middle };
}

/** Where a row lies against the pane: inside it, or past its upper or lower edge. */
export function positionInPane(pane: Box, row: number): 'inside' | 'above' | 'below' {
  if (row < pane.y0) return 'above';
  return row > pane.y1 ? 'below' : 'inside';
}
