/** Follows the band that bars too close to be distinguished form, one run of rows a column. */
import type { Ink } from '../image/ink.ts';

/** Rows that the band covers in one column of the pane, own origin of the ink; `bottom` excluded. */
export interface BandColumn {
  x: number;
  top: number;
  bottom: number;
  /** Rows beyond each end in which something else is drawn, so that the end may lie there. */
  coveredTop: number;
  coveredBottom: number;
}

/** Rows that a line drawn over the band may hide, and columns in which the band may be missing. */
const BRIDGE = { bare: 1, covered: 8 };
const MOST_MISSING = 16;
const MOST_RUNS = 6;
const MOST_COVER = 12;

interface Node extends BandColumn {
  score: number;
  before: Node | null;
}

/** The band with the most rows whose columns go on where the last one was. */
export function followBand(layer: Ink): BandColumn[] {
  let recent: Node[] = [];
  let best: Node | null = null;
  for (let x = 0; x < layer.width; x++) {
    const nodes = runsInColumn(layer, x).map((run): Node => {
      const rows = run.bottom - run.top;
      const node: Node = { ...run, score: rows, before: null };
      for (const other of recent) {
        const score = other.score + rows - stepCost(other, run);
        if (score > node.score) [node.score, node.before] = [score, other];
      }
      return node;
    });
    for (const node of nodes) if (!best || node.score > best.score) best = node;
    recent = [...nodes, ...recent.filter((n) => x - n.x < MOST_MISSING)];
  }
  const band: BandColumn[] = [];
  for (let node: Node | null = best; node; node = (node as Node).before) {
    const { x, top, bottom, coveredTop, coveredBottom } = node as Node;
    band.push({ x, top, bottom, coveredTop, coveredBottom });
  }
  return band.reverse();
}

/** Rows of emptiness between two runs cost four times themselves, a column that is left out costs two rows. */
function stepCost(a: BandColumn, b: BandColumn): number {
  const apart = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return 4 * apart + 2 * (b.x - a.x - 1);
}

/** The tallest runs of one column; short gaps are bridged where something else lies over them. */
function runsInColumn(layer: Ink, x: number): BandColumn[] {
  const { mask, width, height } = layer;
  const out: BandColumn[] = [];
  for (let y = 0; y < height; y++) {
    if (!mask[y * width + x]) continue;
    let end = y + 1;
    for (let k = end, bare = 0; k < height && k - end <= BRIDGE.covered; k++) {
      if (mask[k * width + x]) {
        end = k + 1;
        bare = 0;
      } else if (!layer.other?.[k * width + x] && ++bare > BRIDGE.bare) break;
    }
    out.push({
      x,
      top: y,
      bottom: end,
      coveredTop: coverFrom(layer, x, y - 1, -1),
      coveredBottom: coverFrom(layer, x, end, 1),
    });
    y = end;
  }
  return out.sort((a, b) => b.bottom - b.top - (a.bottom - a.top)).slice(0, MOST_RUNS);
}

function coverFrom({ other, width, height }: Ink, x: number, y: number, way: 1 | -1): number {
  let n = 0;
  while (n < MOST_COVER && y + way * n >= 0 && y + way * n < height && other?.[(y + way * n) * width + x])
    n++;
  return n;
}
