/** What every header is written with, and what it reports as printed. */
import type { Frame } from './frame.ts';
import { formatNumber, formatPrice } from './scale.ts';
import { writtenWidth } from './svg.ts';

/** What a header prints; goes into the truth. */
export interface Printed {
  symbol: boolean;
  timeframe: boolean;
  lastPrice: boolean;
  /** What is printed instead of the instrument's own symbol. */
  symbolText?: string;
}

export interface Pen {
  x: number;
  y: number;
  write(text: string, size: number, fill: string, weight?: number): void;
}

export function penAt(frame: Frame, x: number, y: number): Pen {
  const pen: Pen = {
    x,
    y,
    write: (text, size, fill, weight = 400) => {
      frame.svg.text(pen.x, pen.y, text, { size, fill, weight });
      pen.x += writtenWidth(text, size, frame.look.font, weight) + size * 0.55;
    },
  };
  return pen;
}

export const priceText = (frame: Frame, value: number): string =>
  formatPrice(value, frame.spec.instrument.decimals, frame.look.format);

export function lastBar(frame: Frame) {
  const last = frame.spec.visible.at(-1);
  if (!last) throw new Error('a chart without bars');
  const before = frame.spec.visible.at(-2)?.close ?? last.open;
  const change = last.close - before;
  const sign = change >= 0 ? '+' : '−';
  const percent = `${sign}${formatNumber(Math.abs((100 * change) / before), 2, frame.look.format)}%`;
  const amount = `${sign}${priceText(frame, Math.abs(change))}`;
  return { last, percent, amount, colour: change >= 0 ? frame.look.theme.up : frame.look.theme.down };
}

/** A colour that can be seen on the page. */
export const visibleInk = (frame: Frame, colour: string): string =>
  colour === frame.look.theme.bg ? frame.look.theme.text : colour;
