import type { EdgePoints } from './edge-points.ts';
import { middleOf } from './edge-points.ts';

/** A long straight edge: position across the lines at the middle of the plane, slope, and where it runs. */
export interface StraightEdge {
  at: number;
  slope: number;
  sign: number;
  /** Strips up to each one in which the edge was met. */
  met: Int32Array;
}

const STEEPEST = 0.3;
/** A long edge runs through at least this share of the strips. */
const LEAST_SHARE = 0.14;
/** A point lies on an edge within this many pixels. */
const WITHIN = 1.3;
const MOST_EDGES = 40;

/** The long straight edges of one family, those met in most strips first. */
export function straightEdges(points: EdgePoints): StraightEdge[] {
  const least = LEAST_SHARE * points.strips;
  return [1, -1]
    .flatMap((sign) => peaks(points, sign, least))
    .map((peak) => fitted(points, peak))
    .filter((edge) => edge.met.at(-1)! >= least)
    .sort((a, b) => b.met.at(-1)! - a.met.at(-1)!)
    .slice(0, MOST_EDGES);
}

type Peak = Pick<StraightEdge, 'at' | 'slope' | 'sign'>;

/** Where the points of one sign vote for an edge: the best of each neighbourhood of slope and position. */
function peaks({ strips, from, at, sign, along, across }: EdgePoints, wanted: number, least: number): Peak[] {
  // A step of the slope moves the ends of a line by one pixel.
  const step = 2 / along;
  const reach = Math.ceil(STEEPEST / step);
  const rows = 2 * reach + 1;
  const votes = new Uint16Array(rows * across);
  const last = new Int16Array(rows * across).fill(-1);
  for (let s = 0; s < strips; s++) {
    const off = middleOf(s) - along / 2;
    for (let i = from[s]!; i < from[s + 1]!; i++) {
      if (sign[i] !== wanted) continue;
      for (let k = -reach; k <= reach; k++) {
        const c = Math.round(at[i]! - k * step * off);
        if (c < 1 || c >= across - 1) continue;
        const cell = (k + reach) * across + c;
        // A strip votes once, however many points it has there.
        for (let j = cell - 1; j <= cell + 1; j++)
          if (last[j] !== s) {
            last[j] = s;
            votes[j]!++;
          }
      }
    }
  }
  const found: (Peak & { votes: number })[] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 1; c < across - 1; c++) {
      const here = votes[r * across + c]!;
      if (here >= least && isPeak(votes, rows, across, r, c))
        found.push({ at: c, slope: (r - reach) * step, sign: wanted, votes: here });
    }
  return found.sort((a, b) => b.votes - a.votes).slice(0, MOST_EDGES);
}

function isPeak(votes: Uint16Array, rows: number, across: number, r: number, c: number): boolean {
  const here = votes[r * across + c]!;
  for (let dr = -3; dr <= 3; dr++)
    for (let dc = -2; dc <= 2; dc++) {
      const [y, x] = [r + dr, c + dc];
      if (y < 0 || y >= rows || x < 0 || x >= across || (dr === 0 && dc === 0)) continue;
      const other = votes[y * across + x]!;
      if (other > here || (other === here && (dr < 0 || (dr === 0 && dc < 0)))) return false;
    }
  return true;
}

/** The point of a strip next to an edge; NaN without one near enough. */
function nearest({ from, at, sign }: EdgePoints, strip: number, wanted: number, line: number): number {
  let best = NaN;
  let distance = WITHIN;
  for (let i = from[strip]!; i < from[strip + 1]!; i++) {
    const d = Math.abs(at[i]! - line);
    if (sign[i] === wanted && d <= distance) [best, distance] = [at[i]!, d];
  }
  return best;
}

/** The edge through the points near the peak, by least squares, twice. */
function fitted(points: EdgePoints, peak: Peak): StraightEdge {
  let { at, slope } = peak;
  const met = new Int32Array(points.strips + 1);
  for (let round = 0; round < 3; round++) {
    let [n, sx, sy, sxx, sxy] = [0, 0, 0, 0, 0];
    for (let s = 0; s < points.strips; s++) {
      const x = middleOf(s) - points.along / 2;
      const y = nearest(points, s, peak.sign, at + slope * x);
      met[s + 1] = met[s]! + (Number.isNaN(y) ? 0 : 1);
      if (Number.isNaN(y)) continue;
      n++;
      sx += x;
      sy += y;
      sxx += x * x;
      sxy += x * y;
    }
    const spread = n * sxx - sx * sx;
    if (n < 3 || spread <= 0 || round === 2) break;
    slope = (n * sxy - sx * sy) / spread;
    at = (sy - slope * sx) / n;
  }
  return { at, slope, sign: peak.sign, met };
}
