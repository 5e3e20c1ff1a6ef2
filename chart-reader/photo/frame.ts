import type { EdgePoints } from './edge-points.ts';
import { edgePoints, middleOf, STRIP } from './edge-points.ts';
import type { Plane } from './plane.ts';
import type { StraightEdge } from './straight-edges.ts';
import { straightEdges } from './straight-edges.ts';
import type { Lines, Tilt } from './tilt.ts';

type Point = [x: number, y: number];

/** The screen in a photo, or the frame around it: a quadrilateral of long straight edges. */
export interface Frame {
  tilt: Tilt;
  /** Corners in the pixels of the plane: top left, top right, bottom left, bottom right. */
  corners: [Point, Point, Point, Point];
  /** Sides beyond which there is nothing like text: the screen ends there. */
  ends: Record<'left' | 'right' | 'top' | 'bottom', boolean>;
}

/** Each side of a frame is seen along at least this share of its length. */
const LEAST_SEEN = 0.7;
/** A frame covers at least this share of the photo's width and of its height. */
const LEAST_WIDTH = 0.3;
const LEAST_HEIGHT = 0.15;
/** Fewer strips than this may stand in line by chance. */
const LEAST_STRIPS = 12;
/** Text and bars have more edges than this in one strip beside the frame; a wall, a desk and the frame itself have fewer. */
const MOST_OUTSIDE = 4;
/** Strips beside a side that belong to the frame itself. */
const OF_FRAME = 3;

interface Family {
  edges: StraightEdge[];
  points: EdgePoints;
}

interface Sides {
  top: StraightEdge;
  bottom: StraightEdge;
  left: StraightEdge;
  right: StraightEdge;
}

/** The largest quadrilateral of long straight edges; null where no four of them close. */
export function findFrame(plane: Plane): Frame | null {
  const family = (direction: 'level' | 'upright'): Family => {
    const points = edgePoints(plane, direction);
    return { points, edges: straightEdges(points) };
  };
  const [level, upright] = [family('level'), family('upright')];
  let best: Sides | null = null;
  let largest = 0;
  for (const [top, bottom] of pairs(level.edges, LEAST_HEIGHT * plane.height))
    for (const [left, right] of pairs(upright.edges, LEAST_WIDTH * plane.width)) {
      const size = (bottom.at - top.at) * (right.at - left.at);
      if (size <= largest) continue;
      const sides = { top, bottom, left, right };
      // An edge behind the screen closes a larger frame, whose other sides are seen in part only.
      const weighed = size * seenOf(sides, cornersOf(sides, plane)) ** 2;
      if (weighed > largest) [best, largest] = [sides, weighed];
    }
  if (!best) return null;
  const corners = cornersOf(best, plane);
  return { tilt: tiltOf(best, plane), corners, ends: endsOf(corners, level.points, upright.points) };
}

function* pairs(edges: readonly StraightEdge[], apart: number): Generator<[StraightEdge, StraightEdge]> {
  for (const first of edges)
    for (const second of edges) if (second.at - first.at >= apart) yield [first, second];
}

/** The smallest share along which a side is seen between its corners; 0 where one is hardly seen. */
function seenOf({ top, bottom, left, right }: Sides, [a, b, c, d]: Frame['corners']): number {
  const seen = Math.min(
    share(top, a[0], b[0]),
    share(bottom, c[0], d[0]),
    share(left, a[1], c[1]),
    share(right, b[1], d[1]),
  );
  return seen < LEAST_SEEN ? 0 : seen;
}

function cornersOf({ top, bottom, left, right }: Sides, plane: Plane): Frame['corners'] {
  return [
    crossing(top, left, plane),
    crossing(top, right, plane),
    crossing(bottom, left, plane),
    crossing(bottom, right, plane),
  ];
}

/** Where a level and an upright edge cross. */
function crossing(level: StraightEdge, upright: StraightEdge, { width, height }: Plane): Point {
  const [x, y] = [upright.at - width / 2, level.at - height / 2];
  const u = (x + upright.slope * y) / (1 - upright.slope * level.slope);
  return [u + width / 2, y + level.slope * u + height / 2];
}

function share({ met }: StraightEdge, from: number, to: number): number {
  const last = met.length - 1;
  const a = Math.max(0, Math.min(last, Math.round(from / STRIP)));
  const b = Math.max(0, Math.min(last, Math.round(to / STRIP)));
  return b - a < LEAST_STRIPS ? 0 : (met[b]! - met[a]!) / (b - a);
}

/** The slope of lines that meet in one point changes evenly across them, so two sides tell it everywhere. */
function tiltOf({ top, bottom, left, right }: Sides, { width, height }: Plane): Tilt {
  const lines = (first: StraightEdge, second: StraightEdge, extent: number): Lines => {
    const change = (second.slope - first.slope) / (second.at - first.at);
    return {
      slope: first.slope + change * (extent / 2 - first.at),
      fan: change * extent,
      gain: Infinity,
    };
  };
  return { level: lines(top, bottom, height), upright: lines(left, right, width) };
}

function endsOf([a, b, c, d]: Frame['corners'], level: EdgePoints, upright: EdgePoints): Frame['ends'] {
  const [x0, x1] = [Math.min(a[0], c[0]), Math.max(b[0], d[0])];
  const [y0, y1] = [Math.min(a[1], b[1]), Math.max(c[1], d[1])];
  return {
    left: isBare(level, -Infinity, x0, y0, y1),
    right: isBare(level, x1, Infinity, y0, y1),
    top: isBare(upright, -Infinity, y0, x0, x1),
    bottom: isBare(upright, y1, Infinity, x0, x1),
  };
}

/** Whether the strips from `start` to `end` hold few edges between two positions across. */
function isBare(points: EdgePoints, start: number, end: number, low: number, high: number): boolean {
  let strips = 0;
  let found = 0;
  for (let s = 0; s < points.strips; s++) {
    if (middleOf(s) < start + OF_FRAME * STRIP || middleOf(s) > end - OF_FRAME * STRIP) continue;
    strips++;
    for (let i = points.from[s]!; i < points.from[s + 1]!; i++)
      if (points.at[i]! > low && points.at[i]! < high) found++;
  }
  return found <= MOST_OUTSIDE * strips;
}
