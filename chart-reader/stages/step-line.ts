/** Lines drawn in steps: uprights where the price changes, joined by level pieces. They look like bars without wicks whose ticks touch. */
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { BarGeometry } from './bar-geometry.ts';
import type { FoundLine } from './find-line.ts';
import type { LinePoint } from './line-point.ts';
import type { LineTrace } from './line-trace.ts';
import type { PixelBar } from './pixel-bar.ts';

/** Share of the uprights that reach no farther than the level pieces they join, and the rows that soft edges may add. */
const FLUSH = { share: 0.5, rows: 1.5 };
/** Share of neighbours that must be joined by a level piece, and of the columns between them in which it must be seen. */
const JOINED = { share: 0.85, seen: 0.9 };
/** Rows by which a level piece may lie off the close that was measured. */
const OFF = 1;
const SIGMA = 0.3;
/** Share of the pane along which a fill must be seen below a curve. */
const FILLED = 0.45;

/** The line that the bars are in truth, or null where they are bars. `traces` are the curves of the pane. */
export function stepLine(
  { kind, bars, comb, widths, ink }: BarGeometry,
  traces: readonly LineTrace[],
): Omit<FoundLine, 'line'> | null {
  if (kind !== 'bars') return null;
  const beyond = (b: PixelBar): number => b.lowY - b.highY - Math.abs(b.openY - b.closeY);
  const flush = bars.filter((b) => beyond(b) <= widths.wick + FLUSH.rows).length / bars.length;
  if (flush < FLUSH.share) return null;
  const pairs = bars
    .slice(1)
    .flatMap((b, i) => (b.slot === bars[i]!.slot + 1 ? [[bars[i]!, b] as const] : []));
  const joined =
    pairs.filter(([a, b]) => areJoined(ink, a, b, widths.wick)).length / Math.max(1, pairs.length);
  if (joined < JOINED.share) return null;
  const first = bars[0]!.slot;
  const points = bars.map((b): LinePoint => ({
    x: b.x - ink.box.x0,
    y: b.closeY - ink.box.y0,
    sigma: SIGMA,
    slot: b.slot - first,
    seen: b.mark.clean,
  }));
  const area = traces.some((t) => t.filled === 'below' && t.span >= FILLED);
  const explained = Math.max(0, ...traces.filter((t) => t.span >= FILLED).map((t) => t.explained));
  const evidence = [
    `${(100 * joined).toFixed(0)} % of neighbouring uprights are joined by a level piece, so that it is a line drawn in steps`,
  ];
  const slots = bars.at(-1)!.slot - first + 1;
  return {
    kind: { value: area ? 'area' : 'line', confidence: joined, evidence },
    points: {
      points,
      hidden: [],
      spacing: comb.spacing,
      resolution: 'bars',
      clarity: joined,
      evidence: [],
    },
    others: [...traces],
    confidence: joined * median(points.map((p) => p.seen)),
    evidence,
    measures: { filled: points.length / slots, clarity: joined, covered: explained },
  };
}

/** Whether a level piece at the close of the first upright reaches to the second. */
function areJoined({ mask, box, width, height }: Ink, a: PixelBar, b: PixelBar, wick: number): boolean {
  const reach = Math.ceil(wick / 2) + OFF;
  const [from, to] = [Math.ceil(a.x - box.x0 + wick), Math.floor(b.x - box.x0 - wick)];
  const y = Math.floor(a.closeY - box.y0);
  let seen = 0;
  for (let x = from; x < to; x++)
    for (let r = Math.max(0, y - reach); r <= Math.min(height - 1, y + reach); r++)
      if (mask[r * width + x]) {
        seen++;
        break;
      }
  return to > from && seen >= JOINED.seen * (to - from);
}
