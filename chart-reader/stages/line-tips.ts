/** Where a line is seen beyond its last point, or before its first one: it leads from there to another one, which something hides. */
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import { coverOn } from './base-line.ts';
import type { PriceTag } from './choose-line.ts';
import type { LinePoint } from './line-point.ts';
import type { LinePoints } from './line-points.ts';
import type { LineTrace } from './line-trace.ts';
import { Refused } from './refuse.ts';

/** Share of the way to the next point in which the line must be seen for there to be one, and for its row to be told. */
const SEEN = { least: 0.15, told: 0.4 };
/** Rows by which columns of such a piece may stray from a straight one, and one standard deviation of where it leads, over the share that is seen. */
const STRAIGHT = 0.6;
const SIGMA = 0.25;
/** Rows by which the middle of a tag may miss the point that it covers, over the share of the way that is seen. */
const AT_TAG = 1.5;
/** Among more points than this one is no large share of them, so that a line is given without it. */
const FEW = 19;

/**
 * The points of a line with those beside its ends that something hides, where the straight pieces that lead to them tell their rows. Refuses a line
 * of few points that leads on to one of which they do not. Beyond the pane only the point at a price tag is asked for: lines are cut off there.
 */
export function withTips(
  points: LinePoints,
  line: LineTrace,
  picture: Picture,
  ink: Ink,
  tags: readonly PriceTag[],
): LinePoints {
  if (points.resolution !== 'bars' || points.stepped) return points;
  const all = points.points;
  const { y, to } = line.to >= ink.width - SLACK ? beyondPane(line, picture, ink) : line;
  const cap = Math.max(line.thickness, line.dots?.size ?? 0) / 2;
  const tips = [tipOf(all[0]!, -1), tipOf(all.at(-1)!, 1)];
  if (tips.includes('unknown') && all.length <= FEW)
    throw new Refused('series_uncertain', 'candles', 'line_goes_on');
  const [before, after] = tips.map((tip) => (tip && tip !== 'unknown' ? [tip] : []));
  if (before!.length + after!.length === 0) return points;
  return {
    ...points,
    points: [...before!, ...all, ...after!],
    evidence: [...points.evidence, 'it leads on to a point that something covers'],
  };

  function tipOf(from: LinePoint, way: 1 | -1): LinePoint | 'unknown' | null {
    const long = way * ((way > 0 ? to : line.from) - from.x) - cap;
    const seen = long / points.spacing;
    const x = from.x + way * points.spacing;
    if (seen < SEEN.least || seen > 1 || x < cap) return null;
    const rises: { k: number; rise: number }[] = [];
    for (let k = Math.ceil(cap) + 1; k < long; k++) {
      const column = Math.floor(from.x) + way * k;
      const row = y[column]!;
      if (!Number.isNaN(row)) rises.push({ k, rise: (row - from.y) / (column + 0.5 - from.x) });
    }
    const rise = median(rises.map((r) => r.rise));
    const straight = rises.filter((r) => Math.abs(r.rise - rise) * r.k <= STRAIGHT).length;
    const row = from.y + rise * way * points.spacing;
    const isBeyond = x > ink.width - cap;
    if (isBeyond && !tags.some((t) => Math.abs(t.y - ink.box.y0 - row) <= AT_TAG / seen)) return null;
    if (seen < SEEN.told || 2 * straight < Math.max(rises.length, long - cap))
      return isBeyond ? null : 'unknown';
    return { x, y: row, sigma: Math.max(from.sigma, SIGMA / seen), slot: from.slot + way, seen };
  }
}

/** Columns before the edge of the pane in which its frame may hide the line. */
const SLACK = 3;
/** Share of the way from the page to the line's colour from which on a pixel is one of it. */
const HALF = 0.5;
/** How far compression moves a thin line's colour at most. */
const SAME_COLOUR = 45;

/** The rows of the line up to the last column beside the pane, under the labels, in which its colour goes on from it. */
function beyondPane(
  line: LineTrace,
  { rgba, width, height }: Picture,
  { box, plain }: Ink,
): Pick<LineTrace, 'y' | 'to'> {
  const rows = Array.from(line.y.subarray(0, line.to));
  const page = [plain.r, plain.g, plain.b] as const;
  const isOwn = (x: number, y: number): boolean => {
    const i = 4 * ((box.y0 + y) * width + box.x0 + x);
    const { cover, off } = coverOn([rgba[i]!, rgba[i + 1]!, rgba[i + 2]!], page, line.colour);
    return cover > HALF && off <= SAME_COLOUR;
  };
  let [top, bottom] = [line.top[line.to - 1]!, line.bottom[line.to - 1]!];
  for (let x = line.to; box.x0 + x < width; x++) {
    const reach = bottom - top;
    const own: number[] = [];
    for (let y = Math.max(-box.y0, top - reach); y < Math.min(height - box.y0, bottom + reach); y++)
      if (isOwn(x, y)) own.push(y);
    // What is far taller is a plate or a button.
    if (own.length === 0 || own.length > reach + line.thickness + SLACK) break;
    [top, bottom] = [own[0]!, own.at(-1)! + 1];
    rows.push((top + bottom) / 2);
  }
  return { y: Float32Array.from(rows), to: rows.length };
}
