/** Whether what stands in a slot can be one bar: where bars are closer than two pixels, a comb of the gaps between them fits as well. */
import type { Ink } from '../image/ink.ts';
import type { Comb } from './comb.ts';
import type { PixelBar } from './pixel-bar.ts';
import type { Widths } from './widths.ts';

/** Rows by which the ends of two columns may differ, and the fewest pairs of columns that tell anything. */
const SLACK = 1;
const LEAST_PAIRS = 50;

interface Ends {
  top: number;
  bottom: number;
}

/**
 * Share of the neighbouring columns of the bars of which one holds the other, as a wick holds its body; null where the bars have too few columns.
 * Columns of two bars go up or down together.
 */
export function shareNested(
  bars: readonly PixelBar[],
  { ink, comb, widths }: { ink: Ink; comb: Comb; widths: Widths },
): number | null {
  const half = Math.min(comb.spacing / 2, ((widths.body ?? widths.wick) + 1) / 2);
  let [pairs, nested] = [0, 0];
  for (const bar of bars) {
    const columns = columnsOf(bar, ink, half);
    columns.slice(1).forEach((b, i) => {
      const [down, lower] = [b.top - columns[i]!.top, b.bottom - columns[i]!.bottom];
      const alike = Math.abs(down) <= SLACK || Math.abs(lower) <= SLACK;
      pairs++;
      if (alike || down > 0 !== lower > 0) nested++;
    });
  }
  return pairs < LEAST_PAIRS ? null : nested / pairs;
}

/** First and last row of the ink in each inked column of the bar, from its high to its low. */
function columnsOf(bar: PixelBar, { mask, width, height, box }: Ink, half: number): Ends[] {
  const x = bar.x - box.x0;
  const from = Math.max(0, Math.floor(bar.highY - box.y0) - 1);
  const to = Math.min(height, Math.ceil(bar.lowY - box.y0) + 1);
  const out: Ends[] = [];
  for (let c = Math.max(0, Math.round(x - half)); c < Math.min(width, Math.round(x + half)); c++) {
    let [top, bottom] = [-1, -1];
    for (let y = from; y < to; y++) {
      if (!mask[y * width + c]) continue;
      if (top < 0) top = y;
      bottom = y;
    }
    if (top >= 0) out.push({ top, bottom });
  }
  return out;
}
