/** An area that takes up a small part of the pane's width, as that of a chart with few points has: its fill tells that it is whole. */
import { distance } from '../image/background.ts';
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { tagOf } from './choose-line.ts';
import type { PriceTag } from './choose-line.ts';
import { foundAs, isAverage } from './find-line.ts';
import type { FoundLine } from './find-line.ts';
import { isCurve } from './is-curve.ts';
import { pointsOf } from './line-points.ts';
import type { LineTrace } from './line-trace.ts';

/** Least share of its columns in which the line is seen, how clear its points are, and how many they are. */
const LEAST = { seen: 0.95, clarity: 0.8, points: 12 };
/** How far the fill lies from the page at least, and columns at its sides that may be half filled. */
const FILL = { off: 4, sides: 3 };
/** Share of the way to the floor in which the fill is looked for, for it may fade, and shares of its rows that are filled below the line, and beside it. */
const BELOW = { way: 0.5, inside: 0.8, outside: 0.1 };

/** The one area that ends at a price tag, with clear points, whose fill begins and ends where it does; null where there is none. */
export function findShortArea(
  picture: Picture,
  ink: Ink,
  traces: readonly LineTrace[],
  tags: readonly PriceTag[],
): FoundLine | null {
  const areas = traces.filter((t) => t.filled === 'below' && isCurve(t) && t.seen >= LEAST.seen);
  const [line] = areas;
  if (!line || areas.length > 1 || tagOf(line, ink, [...tags]) === 'none') return null;
  if (!standsOnItsFill(picture, ink, line)) return null;
  const points = pointsOf(line);
  const others = traces.filter((t) => t !== line);
  if (points.points.length < LEAST.points || points.clarity < LEAST.clarity) return null;
  if (points.resolution !== 'bars' || isAverage(line, points, others)) return null;
  return foundAs(line, others, points, [
    'a fill that begins and ends with it stands on the floor of the pane',
  ]);
}

/** Whether the fill below the line ends with it at both of its sides. */
function standsOnItsFill(picture: Picture, ink: Ink, { from, to, bottom }: LineTrace): boolean {
  const { box, width, height, plain } = ink;
  /** Share of the rows below the end of the line that are filled in a column. */
  const filled = (x: number, end: number): number => {
    const last = bottom[end]! + FILL.sides + BELOW.way * (height - bottom[end]!);
    let [own, all] = [0, 0];
    for (let y = bottom[end]! + FILL.sides; y < Math.min(height, last); y++, all++)
      if (distance(picture, (box.y0 + y) * picture.width + box.x0 + x, plain) >= FILL.off) own++;
    return own / Math.max(1, all);
  };
  return [
    [from, -FILL.sides],
    [to - 1, FILL.sides],
  ].every(([end, way]) => {
    const [inside, outside] = [end! - way!, end! + way!];
    return (
      outside >= 0 &&
      outside < width &&
      filled(inside, end!) >= BELOW.inside &&
      filled(outside, end!) <= BELOW.outside
    );
  });
}
