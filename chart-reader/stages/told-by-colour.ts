/** Whether the colours of bars, which no tick was read by, tell the same directions as their opens and closes do. */
import { twoColours } from './direction.ts';
import type { PixelBar } from './pixel-bar.ts';

/** Rows that a bar must have moved for its direction to be plain, and the fewest such bars of each colour, and their share of all. */
const MOVED = 2;
const LEAST_EACH = { bars: 4, share: 0.1 };

/** Share of the plain bars whose colour is that of the bars that moved the same way, 0.5 where colours tell nothing; null where there are not two. */
export function shareToldByColour(bars: readonly PixelBar[]): number | null {
  const plain = bars.filter(
    (b) => Math.abs(b.openY - b.closeY) >= MOVED && b.mark.colour.every(Number.isFinite),
  );
  const colours = twoColours(plain.map((b) => b.mark));
  if (!colours) return null;
  const off = ({ mark }: PixelBar, k: 0 | 1): number =>
    Math.hypot(...mark.colour.map((v, c) => v - colours[k][c]!));
  const second = plain.map((b) => off(b, 1) < off(b, 0));
  const each = second.filter(Boolean).length;
  if (Math.min(each, plain.length - each) < Math.max(LEAST_EACH.bars, LEAST_EACH.share * bars.length))
    return null;
  const same = plain.filter((b, i) => b.closeY < b.openY === second[i]).length / plain.length;
  return Math.max(same, 1 - same);
}
