/** Bars on a comb that is too fine: a wide body was cut into pieces, or its outline into sides. */
import { distance } from './bar-colours.ts';
import type { PixelBar } from './pixel-bar.ts';

/**
 * Bars as tall as this, in rows (flatter ones end alike by chance), whose ends differ by no more than that from those of the next, in one colour, are pieces of one
 * shape; in any colour where they are so tall that chance makes none, as the edges of a box blend with the ground, each in its own way.
 */
const PIECES = { rows: 9, near: 1, colour: 30, tall: 40, share: 0.3, least: 8 };

const isTall = (bar: PixelBar): boolean => bodyOf(bar) >= PIECES.rows;

const bodyOf = ({ openY, closeY }: PixelBar): number => Math.abs(openY - closeY);

const endAlike = (a: PixelBar, b: PixelBar): boolean =>
  Math.abs(a.openY + a.closeY - b.openY - b.closeY) <= 2 * PIECES.near &&
  Math.abs(bodyOf(a) - bodyOf(b)) <= 2 * PIECES.near;

/** Whether many bars have the ends and the colour of one beside them: a wide body was cut into pieces, or its outline into sides. */
export function arePieces(bars: readonly PixelBar[]): boolean {
  const tall = bars.filter(isTall);
  const pieces = tall.filter((bar) => {
    const at = bars.indexOf(bar);
    return [1, -1].some((way) => {
      const twin = [bars[at + way], bars[at + 2 * way]].find((other) => other && endAlike(bar, other));
      return (
        twin && (bodyOf(bar) >= PIECES.tall || distance(bar.mark.colour, twin.mark.colour) <= PIECES.colour)
      );
    });
  });
  return pieces.length >= PIECES.least && pieces.length > PIECES.share * tall.length;
}
