/** Kinds of bars that are recognised by their bodies: Heikin-Ashi, and bricks of one size. */
import { median } from '../image/numbers.ts';
import type { PixelBar } from './pixel-bar.ts';

/** The least bars of which that can be told, and how many of them must open so; of few, nearly all. */
const LEAST_PAIRS = { all: 6, most: 12 };
/** A body must reach this far for its middle to be distinguished from its ends, in rows. */
const LEAST_BODY = 5;
const SAME_ROW = 1.3;
const HEIKIN_ASHI_SHARE = { all: 0.9, most: 0.7 };
/** By how much more of the body before it a bar may miss its middle: on a logarithmic axis that is not half way. */
const MIDDLE = 0.04;

const bodyOf = (b: PixelBar): number => Math.abs(b.openY - b.closeY);
const near = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_ROW;

/**
 * Whether each bar opens in the middle of the body before it, as averaged (Heikin-Ashi) bars do by definition; the bars of
 * a market open where the last one closed. Bodies that are too small are skipped.
 */
export function isHeikinAshi(bars: readonly PixelBar[]): boolean {
  const { pairs, middle, close } = opensOf(bars);
  const share = pairs >= LEAST_PAIRS.most ? HEIKIN_ASHI_SHARE.most : HEIKIN_ASHI_SHARE.all;
  return pairs >= LEAST_PAIRS.all && middle >= share * pairs && middle > 2 * close;
}

/** Share of the bars that open in the middle of the body before them; null where too few can be determined. */
export function heikinAshiShare(bars: readonly PixelBar[]): number | null {
  const { pairs, middle } = opensOf(bars);
  return pairs >= LEAST_PAIRS.most ? middle / pairs : null;
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
    const off = Math.abs(bar.openY - (before.openY + before.closeY) / 2);
    if (off <= SAME_ROW + MIDDLE * bodyOf(before)) middle++;
    if (near(bar.openY, before.closeY)) close++;
  }
  return { pairs, middle, close };
}

const LEAST_BRICKS = 12;
const LEAST_BRICK = 4;
/** Share of the bars that must stand a brick from the one before, and that must have the whole height: a level may cut all that it crosses. */
const BRICKS = { stepped: 0.8, whole: 0.6 };

const middleOf = (b: PixelBar): number => (b.highY + b.lowY) / 2;
const heightOf = (b: PixelBar): number => b.lowY - b.highY;

/** The usual height of the bars, and by how much it may differ. */
function brickOf(bars: readonly PixelBar[]): { size: number; slack: number } {
  const size = median(bars.map(heightOf));
  return { size, slack: Math.max(SAME_ROW, 0.06 * size) };
}

/** Whether the bars are bricks: of one height, each one brick above or below the one before it. */
export function isBricks(bars: readonly PixelBar[]): boolean {
  const { whole, stepped } = brickShares(bars);
  return bars.length >= LEAST_BRICKS && whole >= BRICKS.whole && stepped >= BRICKS.stepped;
}

/** The smaller of the shares of bars that look like bricks. */
export function brickShare(bars: readonly PixelBar[]): number {
  const { whole, stepped } = brickShares(bars);
  return Math.min(whole, stepped);
}

/** Share of the bars that have one height, and of those that stand one brick above or below the one before with an end that nothing cuts off. */
function brickShares(bars: readonly PixelBar[]): { whole: number; stepped: number } {
  const { size, slack } = brickOf(bars);
  if (!(size >= LEAST_BRICK)) return { whole: 0, stepped: 0 };
  const even = bars.filter((b) => Math.abs(heightOf(b) - size) <= slack).length;
  const isStep = (a: number, b: number): boolean => Math.abs(Math.abs(a - b) - size) <= slack;
  const stepped = bars.filter((b, i) => {
    const before = bars[i - 1];
    return before && (isStep(b.highY, before.highY) || isStep(b.lowY, before.lowY));
  }).length;
  return { whole: even / bars.length, stepped: stepped / Math.max(1, bars.length - 1) };
}

/** Bricks have no wicks: each opens at one end and closes at the other, upwards when it stands above the one before it. */
export function asBricks(bars: readonly PixelBar[]): PixelBar[] {
  const whole = wholeBricks(bars);
  return whole.map((b, i) => {
    const before = whole[i - 1];
    const up = before ? middleOf(b) < middleOf(before) : b.closeY < b.openY;
    return { ...b, openY: up ? b.lowY : b.highY, closeY: up ? b.highY : b.lowY, turned: 0 };
  });
}

/** The bricks, those that something cuts off at one end made as high as the others: the other end stands whole bricks from those beside it. */
function wholeBricks(bars: readonly PixelBar[]): PixelBar[] {
  const { size, slack } = brickOf(bars);
  const isWhole = (b: PixelBar | undefined): boolean => b !== undefined && heightOf(b) >= size - slack;
  return bars.map((b, i) => {
    const beside = [bars[i - 1], bars[i + 1]].find(isWhole);
    if (isWhole(b) || !beside) return b;
    const off = (a: number, o: number): number => Math.abs(a - o - Math.round((a - o) / size) * size);
    const [top, bottom] = [off(b.highY, beside.highY) <= slack, off(b.lowY, beside.lowY) <= slack];
    if (top && !bottom) return { ...b, lowY: b.highY + size };
    return bottom && !top ? { ...b, highY: b.lowY - size } : b;
  });
}
