/** Bars that end in the middle of the pane although the price went on: those after them were not found. */
import type { Box, MeasuredPrice, Series } from '../types.ts';
import { Refused } from './refuse.ts';

/** Share of the bars' whole height by which the last price lies off the last close from which on bars are missing between them. */
const OFF = 0.1;

/** Refuses a series that ends far from the last price; the bars that are missing are those that the rest of the pane has room for. */
export function refuseEarlyEnd({ x1 }: Box, { bars }: Series, last: MeasuredPrice): void {
  const [first, end] = [bars[0]!, bars.at(-1)!];
  const prices = bars.map(({ close }) => close.price);
  const off = Math.abs(last.price - end.close.price) / (Math.max(...prices) - Math.min(...prices));
  const all = Math.round((bars.length * (x1 - first.x_px)) / (end.x_px - first.x_px));
  if (off > OFF) throw new Refused('series_uncertain', 'candles', 'missing', bars.length, all);
}
