/** Where a curve runs in one column, also where it turns there or ends: a stroke covers more of such a column than its own thickness. */
import { clamp } from '../image/numbers.ts';
import type { LineTrace } from './line-trace.ts';

/**
 * Neighbouring columns err together (joins, caps, rounding of the drawing program), so that a row is about twice as
 * uncertain as independent columns would leave it: measured on drawn lines of 1 to 3 px.
 */
export const CORRELATED = 2;
export const LEAST_SIGMA = 0.1;
/** Rows by which the soft edges of a level stroke make it taller. */
const SOFT = 2;
/** Error of a row that is told by the edge of the stroke. */
const EDGE_SIGMA = 0.4;

/** Row and error at a column in which the curve is seen: half of the stroke inside its edge where it turns or ends, else the middle. */
export function measuredAt(line: LineTrace, x: number): { y: number; sigma: number } {
  const { top, bottom, thickness } = line;
  const [t, b] = [top[x]!, bottom[x]!];
  const half = thickness / 2;
  const turned = b - t >= thickness + SOFT;
  if (turned && goesBack(line, x, (at) => top[at]!)) return atEdge(t + half);
  if (turned && goesBack(line, x, (at) => -bottom[at]!)) return atEdge(b - half);
  return { y: line.y[x]!, sigma: Math.max(LEAST_SIGMA, CORRELATED * line.sigma[x]!) };
}

const atEdge = (y: number): { y: number; sigma: number } => ({ y, sigma: EDGE_SIGMA });

/** Whether the edge reaches farthest at this column of all within the stroke's thickness, with what is beyond on both sides or ends here. */
function goesBack(line: LineTrace, x: number, edge: (at: number) => number): boolean {
  const reach = clamp(Math.ceil(line.thickness), 2, 8);
  const here = edge(x);
  const side = (way: number): boolean => {
    let farther = false;
    for (let k = 1; k <= reach; k++) {
      const at = x + way * k;
      if (at < line.from || at >= line.to) return farther || k === 1;
      if (Number.isNaN(line.y[at]!)) continue;
      if (edge(at) < here) return false;
      if (edge(at) > here) farther = true;
    }
    return farther;
  };
  return side(-1) && side(1);
}
