/** Measured bars on the picture: which one is under a point, where one lies, and what it says. */
import { formatPrice, formatSigma } from '../price-format.ts';
import type { Box, Reading, SeriesBar } from '../../../api/generated/model';
import { rowOfPrice } from './axis-scale.ts';
import { barTime } from './bar-time.ts';

/** Number (from 0, left to right) of the bar whose middle is nearest to a column; null when none is within one spacing. */
export function barAtColumn(bars: readonly SeriesBar[], spacing: number, column: number): number | null {
  let best: number | null = null;
  let distance = spacing;
  bars.forEach((bar, index) => {
    const here = Math.abs(bar.x_px - column);
    if (here <= distance) [best, distance] = [index, here];
  });
  return best;
}

export interface BarShape {
  x: number;
  /** Box from the high to the low, one body wide. */
  box: Box;
  /** Rows of open and close; open is null where only closes were measured. */
  open: number | null;
  close: number;
}

/** The bar's outline in pixels of the picture. */
export function barShape(reading: Pick<Reading, 'axis' | 'bar_spacing_px'>, bar: SeriesBar): BarShape {
  const row = (price: number) => rowOfPrice(reading.axis, price);
  const half = Math.max(1, reading.bar_spacing_px * 0.31);
  const rows = [bar.high, bar.low, bar.open, bar.close].filter((price) => price !== null).map(row);
  return {
    x: bar.x_px,
    box: { x0: bar.x_px - half, x1: bar.x_px + half, y0: Math.min(...rows), y1: Math.max(...rows) },
    open: bar.open === null ? null : row(bar.open),
    close: row(bar.close),
  };
}

export interface BarValue {
  label: 'Open' | 'High' | 'Low' | 'Close';
  price: number;
  sigma: number | null;
}

/** The measured prices of a bar, in the order people read them. */
export function barValues(bar: SeriesBar): BarValue[] {
  const all = [
    { label: 'Open', price: bar.open, sigma: bar.open_sigma },
    { label: 'High', price: bar.high, sigma: bar.high_sigma },
    { label: 'Low', price: bar.low, sigma: bar.low_sigma },
    { label: 'Close', price: bar.close, sigma: bar.close_sigma },
  ] as const;
  return all.flatMap(({ label, price, sigma }) => (price === null ? [] : [{ label, price, sigma }]));
}

/** 'Bar 12 of 98, 12 Mar 2024, 14:30: open 1.2 ± 0.01, …', as it is read aloud; without the time where it is not known. */
export function barSentence(bars: readonly SeriesBar[], index: number, decimals: number): string {
  const bar = bars[index];
  if (!bar) return '';
  const values = barValues(bar).map(({ label, price, sigma }) =>
    `${label.toLowerCase()} ${formatPrice(price, decimals)} ${formatSigma(sigma, decimals)}`.trim(),
  );
  const name = [`Bar ${index + 1} of ${bars.length}`, barTime(bar.time)].filter(Boolean).join(', ');
  return `${name}: ${values.join(', ')}`;
}

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - 10,
  PageUp: (index) => index + 10,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The bar a key leads to: arrows by one, Page keys by ten, Home and End to the edges. From no bar, the first key
 * leads to the latest bar (Home to the first). Null for other keys.
 */
export function barAfterKey(key: string, current: number | null, count: number): number | null {
  const step = STEPS[key];
  if (!step || count === 0) return null;
  const last = count - 1;
  if (current === null) return key === 'Home' ? 0 : last;
  return Math.min(last, Math.max(0, step(current, last)));
}
