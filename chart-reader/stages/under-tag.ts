/** The last point of an area that goes on under the labels, where the price tag covers it. */
import type { PriceTag } from './choose-line.ts';
import type { LinePoints } from './line-points.ts';
import type { LineTrace } from './line-trace.ts';
import type { Ink } from '../image/ink.ts';

/** Share of the way to the next point in which the line must be seen after its last one. */
const LEAST_SEEN = 0.12;
/** Share of a spacing by which the end of the fill may miss the point, and rows by which the line may miss the middle of the tag at its end. */
const NEAR = { spacing: 0.15, rows: 1 };
/** One standard deviation of the row of a tag. */
const SIGMA = 0.7;

/** The points, and one more where the fill of the pane ends a spacing after the last one and the line goes on to the row of a tag. */
export function withPointUnderTag(
  points: LinePoints,
  line: LineTrace,
  { box, width, printed }: Ink,
  tags: readonly PriceTag[],
): LinePoints {
  const { spacing, resolution, stepped } = points;
  const last = points.points.at(-1)!;
  const x = last.x + spacing;
  const seen = (line.to - last.x) / spacing;
  if (resolution !== 'bars' || stepped || seen < LEAST_SEEN || Math.abs(width - x) > NEAR.spacing * spacing)
    return points;
  const y = last.y + (line.y[line.to - 1]! - last.y) / (1 - 0.5 / (seen * spacing)) / seen;
  const tag = tags.find((t) => Math.abs(t.y - box.y0 - y) <= NEAR.rows / seen);
  const covered = printed?.some((b) => tag && tag.y > b.y0 && tag.y < b.y1 && box.x0 + x > b.x0);
  if (!tag || !covered) return points;
  return {
    ...points,
    points: [...points.points, { x, y: tag.y - box.y0, sigma: SIGMA, slot: last.slot + 1, seen }],
    evidence: [...points.evidence, 'its last point lies under the price tag'],
  };
}
