/** Kinds of bars that are recognised by their bodies: Heikin-Ashi, and bricks of one size. */
import { median } from '../image/numbers.ts';
import type { PixelBar } from './pixel-bar.ts';

const LEAST_PAIRS = 12;
/** A body must reach this far for its middle to be distinguished from its ends, in rows. */
const LEAST_BODY = 5;
const SAME_ROW = 1.3;
const HEIKIN_ASHI_SHARE = 0.7;

const bodyOf = (b: PixelBar): number => Math.abs(b.openY - b.closeY);
const near = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_ROW;

/**
 * Whether each bar opens in the middle of the body before it, as averaged (Heikin-Ashi) bars do by definition; the bars of
 * a market open where the last one closed. Bodies that are too small are skipped.
 */
export function isHeikinAshi(bars: readonly PixelBar[]): boolean {
  const { pairs, middle, close } = opensOf(bars);
  return pairs >= LEAST_PAIRS && middle >= HEIKIN_ASHI_SHARE * pairs && middle > 2 * close;
}

/** Share of the bars that open in the middle of the body before them; null where too few can be determined. */
export function heikinAshiShare(bars: readonly PixelBar[]): number | null {
  const { pairs, middle } = opensOf(bars);
  return pairs >= LEAST_PAIRS ? middle / pairs : null;
}

/** How many bars open in the middle of the body before them, and how many where it closed. */
function opensOf(bars: readonly PixelBar[]): { pairs: number; middle: number; close: number } {
  let pairs = 0;
  let middle = 0;
  let close = 0;
  for (let i = 1; i < bars.length; i++) {
    const [before, bar] = [bars[i - 1]!, bars[i]!];
    if (bar.slot !== before.slot + 1 || bodyOf(before) < LEAST_BODY) continue;
    if (before.mark.clean < 0.9 || bar.mark.clean < 0.9) continue;
    pairs++;
    if (near(bar.openY, (before.openY + before.closeY) / 2)) middle++;
    if (near(bar.openY, before.closeY)) close++;
  }
  return { pairs, middle, close };
}

const LEAST_BRICKS = 12;
const LEAST_BRICK = 4;
const BRICK_SHARE = 0.8;

const middleOf = (b: PixelBar): number => (b.highY + b.lowY) / 2;

/** Whether the bars are bricks: all of one height, each one brick above or below the one before it. */
export function isBricks(bars: readonly PixelBar[]): boolean {
  return bars.length >= LEAST_BRICKS && brickShare(bars) >= BRICK_SHARE;
}

/**
 * Share of the bars that have one height, and of those that stand one brick above or below the one before with an end that nothing cuts off; the
 * smaller of the two.
 */
export function brickShare(bars: readonly PixelBar[]): number {
  const heightOf = (b: PixelBar): number => b.lowY - b.highY;
  const size = median(bars.map(heightOf));
  const slack = Math.max(SAME_ROW, 0.06 * size);
  if (!(size >= LEAST_BRICK)) return 0;
  const even = bars.filter((b) => Math.abs(heightOf(b) - size) <= slack).length;
  const isStep = (a: number, b: number): boolean => Math.abs(Math.abs(a - b) - size) <= slack;
  const stepped = bars.filter((b, i) => {
    const before = bars[i - 1];
    return before && (isStep(b.highY, before.highY) || isStep(b.lowY, before.lowY));
  }).length;
  return Math.min(even / bars.length, stepped / Math.max(1, bars.length - 1));
}

/** Bricks have no wicks: each opens at one end and closes at the other, upwards when it stands above the one before it. */
export function asBricks(bars: readonly PixelBar[]): PixelBar[] {
  return bars.map((b, i) => {
    const before = bars[i - 1];
    const up = before ? middleOf(b) < middleOf(before) : b.closeY < b.openY;
    return { ...b, openY: up ? b.lowY : b.highY, closeY: up ? b.highY : b.lowY, turned: 0 };
  });
}
