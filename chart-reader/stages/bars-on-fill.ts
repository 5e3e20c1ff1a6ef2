/** Bars that are pieces of an area's edge: a fill goes down from nearly all of them. */
import { distance } from '../image/background.ts';
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import type { BarGeometry } from './bar-geometry.ts';
import { reachOf } from './line-layers.ts';
import { Refused } from './refuse.ts';

/** Pixels up to which bars stand so near to one another that pieces of a line pass for them. */
const NARROW = 6;
/** Shares of the way from a bar to the floor at which the fill is seen, and how far it lies there from what is above the bar: it may fade. */
const WAY = [0.05, 0.3, 0.6] as const;
const FILLED = [5, 4, 3] as const;
/** Shares of the way from a bar to the top at which what is above it goes on, and how near to it. */
const UP = [0.4, 0.7] as const;
const PAGE = 4;
/** Share of the bars below which it is seen: the lower ones may reach through it to the floor, and windows hide it. */
const MOST = 0.25;

/** Refuses near bars on a fill that goes down from them to the floor of the pane, as no bars but the points of an area have. `scale` is how many times the picture was enlarged. */
export function refuseOnFill(
  { bars, comb }: Pick<BarGeometry, 'bars' | 'comb'>,
  picture: Picture,
  ink: Ink,
  scale = 1,
): void {
  if (comb.spacing > scale * NARROW) return;
  const { box, height } = ink;
  const reach = reachOf(ink);
  const isFilled = ({ x, highY, lowY }: BarGeometry['bars'][number]): boolean => {
    const [above, below] = [Math.floor(highY) - reach, Math.ceil(lowY) + reach];
    if (above < box.y0 || below >= box.y1) return false;
    const at = (y: number): number => y * picture.width + Math.floor(x);
    const [r, g, b] = [0, 1, 2].map((c) => picture.rgba[4 * at(above) + c]!) as [number, number, number];
    const tone = { luma: picture.luma[at(above)]!, r, g, b, coverage: 1 };
    // Below a band that lies above the bars is only the page.
    const goesUp = UP.every(
      (way) => distance(picture, at(Math.ceil(above - way * (above - box.y0))), tone) < PAGE,
    );
    return (
      goesUp &&
      WAY.every(
        (way, k) =>
          distance(picture, at(Math.floor(below + way * (box.y0 + height - 1 - below))), tone) >= FILLED[k]!,
      )
    );
  };
  if (bars.filter(isFilled).length >= MOST * bars.length)
    throw new Refused('unsupported_kind', 'candles', 'is_line');
}
