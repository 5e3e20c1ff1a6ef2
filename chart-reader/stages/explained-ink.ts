/** How much of what is drawn in the pane the bars account for. */
import { inColours } from '../image/colour-layer.ts';
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import { Sparse } from '../image/sparse.ts';
import type { Comb } from './comb.ts';
import { twoColours } from './direction.ts';
import type { PixelBar } from './pixel-bar.ts';
import type { Widths } from './widths.ts';

interface DrawnBars {
  ink: Ink;
  bars: readonly PixelBar[];
  comb: Comb;
  widths: Widths;
}

/**
 * Share of the inked pixels that lie in the bars' own columns between high and low: of all of them, and of those that bars could be, in their
 * colours and beside them, because averages, bands and text in other colours do not speak against the bars, nor do volume and headers in theirs.
 */
export function explainedInk(
  picture: Picture,
  { ink, bars, comb, widths }: DrawnBars,
): { explained: number; ownExplained: number } {
  const alike = inColours(picture, ink, paletteOf(bars));
  const { tops, bottoms } = besideBars(ink, bars, comb.spacing);
  let all = 0;
  let allAlike = 0;
  const sparse = new Sparse(ink.mask);
  const inPicture = (y: number): number => (ink.box.y0 + y) * picture.width + ink.box.x0 - y * ink.width;
  for (let y = 0; y < ink.height; y++) {
    const [shift, start, end] = [inPicture(y), y * ink.width, (y + 1) * ink.width];
    for (let i = sparse.next(start, end); i < end; i++) {
      if (ink.mask[i] === 1) {
        all++;
        if (y >= tops[i - start]! && y < bottoms[i - start]! && alike(shift + i)) allAlike++;
      } else if (ink.mask[i] === 0) i = sparse.next(i, end) - 1;
    }
  }
  const half = Math.min(comb.spacing / 2, (widths.body ?? comb.spacing) / 2 + 1);
  let own = 0;
  let ownAlike = 0;
  for (const b of bars) {
    const x0 = Math.max(0, Math.round(b.x - ink.box.x0 - half));
    const x1 = Math.min(ink.width, Math.round(b.x - ink.box.x0 + half));
    const y1 = Math.min(ink.height, Math.ceil(b.lowY - ink.box.y0 + 1));
    for (let y = Math.max(0, Math.floor(b.highY - ink.box.y0 - 1)); y < y1; y++)
      for (let x = x0; x < x1; x++)
        if (ink.mask[y * ink.width + x] === 1) {
          own++;
          if (alike(inPicture(y) + y * ink.width + x)) ownAlike++;
        }
  }
  return { explained: own / Math.max(1, all), ownExplained: ownAlike / Math.max(1, allAlike) };
}

/** Bars on either side whose heights tell how far up and down one that was missed may lie; beyond the ends it may lie as many slots away. */
const NEAR = 3;

/** From which row to which one each column may hold bars: those of the bars around it, and a bar's height more. */
function besideBars(
  { box, width }: Ink,
  bars: readonly PixelBar[],
  spacing: number,
): { tops: Float64Array; bottoms: Float64Array } {
  const tops = new Float64Array(width).fill(Infinity);
  const bottoms = new Float64Array(width).fill(-Infinity);
  const height = median(bars.map((b) => b.lowY - b.highY));
  bars.forEach((bar, i) => {
    const near = bars.slice(Math.max(0, i - NEAR), i + NEAR + 1);
    const top = Math.min(...near.map((b) => b.highY)) - height - box.y0;
    const bottom = Math.max(...near.map((b) => b.lowY)) + height - box.y0;
    const before = bars[i - 1]?.x ?? bar.x - NEAR * spacing;
    const after = bars[i + 1]?.x ?? bar.x + NEAR * spacing;
    const end = Math.min(width, Math.ceil(after - box.x0));
    for (let x = Math.max(0, Math.floor(before - box.x0)); x < end; x++) {
      tops[x] = Math.min(tops[x]!, top);
      bottoms[x] = Math.max(bottoms[x]!, bottom);
    }
  });
  return { tops, bottoms };
}

/** The colours of the bars that are plainly seen: two, or their median when they have but one. */
function paletteOf(bars: readonly PixelBar[]): number[][] {
  const plain = bars.map((b) => b.mark).filter((m) => m.colour.every(Number.isFinite));
  const middle = [0, 1, 2].map((c) => median(plain.map((m) => m.colour[c]!)));
  return twoColours(plain) ?? [middle];
}
