/** Bars that end in the middle of the pane although the price went on: those after them were not found. */
import type { MeasuredPrice, Series } from '../types.ts';
import { Refused } from './refuse.ts';

/** Share of the bars' whole height by which the last price lies off the last close from which on bars are missing between them. */
const OFF = 0.1;

/** Refuses a series that ends far from the last price. */
export function refuseEarlyEnd({ bars }: Series, last: MeasuredPrice): void {
  const prices = bars.map(({ close }) => close.price);
  const off = Math.abs(last.price - prices.at(-1)!) / (Math.max(...prices) - Math.min(...prices));
  if (off > OFF) throw new Refused('series_uncertain', 'candles', 'ends_early');
}
