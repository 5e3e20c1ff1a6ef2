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
 * Share of the inked pixels that lie in the bars' own columns between high and low: of all of them, and of those in the
 * bars' colours, because averages, bands and text in other colours do not speak against the bars.
 */
export function explainedInk(
  picture: Picture,
  { ink, bars, comb, widths }: DrawnBars,
): { explained: number; ownExplained: number } {
  const alike = inColours(picture, ink, paletteOf(bars));
  let all = 0;
  let allAlike = 0;
  const sparse = new Sparse(ink.mask);
  const inPicture = (y: number): number => (ink.box.y0 + y) * picture.width + ink.box.x0 - y * ink.width;
  for (let y = 0; y < ink.height; y++) {
    const [shift, end] = [inPicture(y), (y + 1) * ink.width];
    for (let i = sparse.next(y * ink.width, end); i < end; i++) {
      if (ink.mask[i] === 1) {
        all++;
        if (alike(shift + i)) allAlike++;
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

/** The colours of the bars that are plainly seen: two, or their median when they have but one. */
function paletteOf(bars: readonly PixelBar[]): number[][] {
  const plain = bars.map((b) => b.mark).filter((m) => m.colour.every(Number.isFinite));
  const middle = [0, 1, 2].map((c) => median(plain.map((m) => m.colour[c]!)));
  return twoColours(plain) ?? [middle];
}
