/** Pictures with a scale of numbers that show no prices over time: recognised by the rectangles that form their comb. */
import type { Rectangles } from '../image/rectangles.ts';
import { median } from '../image/numbers.ts';
import type { CandleLayer } from './candle-layer.ts';
import { Refused } from './refuse.ts';

/** Share of the bars that stand on one base line in a chart of categories, their least number, and how much they fill. */
const STANDING_SHARE = 0.7;
const LEAST_STANDING = 5;
const LEAST_FILL = 0.5;
/** Stems and wicks of prices may stand above volume; categories have none. */
const STEMMED = 0.4;
const STEM = { width: 3, rows: 5 };
/** Rows that may part two pieces of one bar. */
const SEAM = 2;

/** Cells of a heat map: many colours, touching, of one height, several above one another. */
const CELL_COLOURS = 4;
const CELL_WIDTH = 0.8;
const CELL_STACK = 2;
const EVEN_CELLS = 0.6;

/** Refuses bar charts of categories, histograms and heat maps. */
export function refuseWithoutPrices(layer: CandleLayer): void {
  if (isCategories(layer)) throw new Refused('category_chart', 'kind', 'categories');
  if (isHeatMap(layer)) throw new Refused('heat_map', 'kind', 'heat_map');
}

/** Bars stand on one line, piece on piece without a gap, and are most of what is drawn. */
function isCategories({ colours, rectangles, pane }: CandleLayer): boolean {
  const { x0, x1, y0, y1 } = rectangles;
  const columns = [...colours.bodies.values()].map((members) => [...members].sort((a, b) => y1[b]! - y1[a]!));
  if (columns.length < LEAST_STANDING) return false;
  const feet = columns.map((members) => y1[members[0]!]!);
  const base = median(feet);
  const standing = columns.filter((members, k) => {
    if (Math.abs(feet[k]! - base) > 1) return false;
    return members.every((i, n) => n === 0 || y1[i]! >= y0[members[n - 1]!]! - SEAM);
  });
  if (standing.length < STANDING_SHARE * columns.length) return false;
  if (stemmedSlots(colours, rectangles) > STEMMED * standing.length) return false;
  let area = 0;
  for (const i of standing.flat()) area += (x1[i]! - x0[i]!) * (y1[i]! - y0[i]!);
  let drawn = 0;
  for (let i = 0; i < pane.mask.length; i++) if (pane.mask[i]) drawn++;
  return area >= LEAST_FILL * drawn;
}

/** Slots that hold an upright stroke on their centre. */
function stemmedSlots({ found, bodies }: CandleLayer['colours'], { x0, x1, y0, y1 }: Rectangles): number {
  const bodied = new Set([...bodies.values()].flat());
  const columns = new Set<number>();
  for (const { centred } of found)
    for (const i of centred)
      if (!bodied.has(i) && x1[i]! - x0[i]! <= STEM.width && y1[i]! - y0[i]! >= STEM.rows)
        columns.add(x0[i]!);
  return columns.size;
}

function isHeatMap({ colours, rectangles, comb }: CandleLayer): boolean {
  const { x0, x1, y0, y1 } = rectangles;
  const cells = colours.found
    .flatMap((c) => c.centred)
    .filter((i) => x1[i]! - x0[i]! >= CELL_WIDTH * comb.spacing && y1[i]! - y0[i]! >= 4);
  const wide = colours.found.filter((c) => c.bodied >= 0.5).length;
  if (wide < CELL_COLOURS || cells.length < 12) return false;
  const stacked =
    cells.length / Math.max(1, new Set(cells.map((i) => Math.round(x0[i]! / comb.spacing))).size);
  const usual = median(cells.map((i) => y1[i]! - y0[i]!));
  const even = cells.filter((i) => Math.abs(y1[i]! - y0[i]! - usual) <= 0.15 * usual + 1).length;
  return stacked >= CELL_STACK && even >= EVEN_CELLS * cells.length;
}
