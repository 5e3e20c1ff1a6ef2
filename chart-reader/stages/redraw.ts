/** Self-check of the bars: each one drawn again and compared with the layer that it was read from. */
import type { Box, ChartKind } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import type { PixelBar } from './pixel-bar.ts';
import type { Widths } from './widths.ts';

/** Rows and columns beside an edge that count neither way: anti-aliasing, and bars rounded to whole pixels. */
const SLACK = 1;

/** What the bars were read from. */
interface Drawn {
  ink: Ink;
  widths: Widths;
  kind: ChartKind;
  /** Labels and tags over the pane: what they hide agrees with nothing and contradicts nothing. */
  printed?: readonly Box[];
}

/** The ink, and the rows of it in which the bar is hidden. */
type Seen = Ink & { hidden: (row: number) => boolean };

/** Rows around a label that are taken out of the ink with it. */
const AROUND = 2;

function besidePrinted({ x }: Omit<PixelBar, 'agreement'>, { ink, printed = [] }: Drawn): Seen {
  const over = printed.filter((b) => x >= b.x0 - AROUND && x <= b.x1 + AROUND);
  const hidden = (row: number): boolean => {
    if (over.length === 0) return false;
    const y = row + ink.box.y0;
    return over.some((b) => y >= b.y0 - AROUND && y < b.y1 + AROUND);
  };
  return { ...ink, hidden };
}

interface Rows {
  from: number;
  to: number;
}

/**
 * How well the bar, drawn again, covers what is drawn in its place, 0..1: the share of its own pixels that are drawn times the
 * share of what is drawn in its columns, from high to low, that is its own.
 */
export function agreementOf(bar: Omit<PixelBar, 'agreement'>, seen: Drawn): number {
  const { widths, kind } = seen;
  const ink = besidePrinted(bar, seen);
  const x = bar.x - ink.box.x0;
  const row = (y: number): number => y - ink.box.y0;
  const whole = { from: row(bar.highY), to: row(bar.lowY) };
  const body = {
    from: row(Math.min(bar.openY, bar.closeY)),
    to: row(Math.max(bar.openY, bar.closeY)),
  };
  const bodyHalf = (widths.body ?? widths.wick) / 2;
  const stem = (rows: Rows): number => stemDrawn(ink, x, widths.wick, rows);
  if (kind === 'bars') return stem(whole);
  const wicks = [
    { from: whole.from, to: body.from },
    { from: body.to, to: whole.to },
  ];
  // What crosses a hollow body opens its outline, so that it was not filled: its sides show it all the same.
  const drawn = bar.mark.hollow ? Math.min(...wicks.map(stem)) : stem(whole);
  const filled = !bar.mark.hasBody
    ? 1
    : bar.mark.hollow
      ? sidesDrawn(ink, x, bodyHalf, body)
      : shareDrawn(ink, x, Math.max(0.5, bodyHalf - SLACK), body);
  const beside = Math.max(...wicks.map((rows) => besideWick(ink, x, widths.wick / 2, bodyHalf, rows)));
  return Math.min(drawn, filled) * (1 - beside);
}

/** Pixels to either side of the middle of its bar in which a thin wick stands where bodies have an even number of columns. */
const OFF_MIDDLE = 0.75;

/** Share of a wick that is drawn: of its inner columns, or of the best one of those that a thin wick may stand in. */
function stemDrawn(ink: Seen, x: number, wick: number, rows: Rows): number {
  if (wick / 2 - SLACK > 0.5) return shareDrawn(ink, x, wick / 2 - SLACK, rows);
  let best = 0;
  for (let c = Math.floor(x - OFF_MIDDLE); c <= Math.floor(x + OFF_MIDDLE); c++)
    best = Math.max(best, shareDrawn(ink, c + 0.5, 0.5, rows));
  return best;
}

/** Share of a stretch of columns and rows that is drawn. */
function shareDrawn(
  { mask, width, height, hidden }: Seen,
  x: number,
  half: number,
  { from, to }: Rows,
): number {
  const [left, right] = [Math.floor(x - half), Math.ceil(x + half)];
  let drawn = 0;
  let all = 0;
  for (let y = Math.max(0, Math.ceil(from + SLACK)); y < Math.min(height, to - SLACK); y++)
    for (let c = hidden(y) ? right : Math.max(0, left); c < Math.min(width, right); c++) {
      all++;
      if (mask[y * width + c]) drawn++;
    }
  return all === 0 ? 1 : drawn / all;
}

/** Share of the rows of a body in which both its sides are drawn, give or take a pixel. */
function sidesDrawn(
  { mask, width, height, hidden }: Seen,
  x: number,
  half: number,
  { from, to }: Rows,
): number {
  const near = (row: number, column: number): boolean => {
    for (let c = Math.max(0, column - SLACK); c <= Math.min(width - 1, column + SLACK); c++)
      if (mask[row * width + c]) return true;
    return false;
  };
  const [left, right] = [Math.round(x - half), Math.round(x + half) - 1];
  let drawn = 0;
  let all = 0;
  for (let y = Math.max(0, Math.ceil(from + SLACK)); y < Math.min(height, to - SLACK); y++) {
    if (hidden(y)) continue;
    all++;
    if (near(y, left) && near(y, right)) drawn++;
  }
  return all === 0 ? 1 : drawn / all;
}

/** Share of the rows of a wick beside which, still within the width of a body, something is drawn on both sides. */
function besideWick(
  { mask, width, height, hidden }: Seen,
  x: number,
  wick: number,
  body: number,
  rows: Rows,
): number {
  const reach = Math.round(Math.max(wick + SLACK + 0.5, body - 0.5));
  const [left, right] = [Math.floor(x) - reach, Math.floor(x) + reach];
  if (left < 0 || right >= width) return 0;
  let drawn = 0;
  let all = 0;
  for (let y = Math.max(0, Math.ceil(rows.from + SLACK)); y < Math.min(height, rows.to - SLACK); y++) {
    if (hidden(y)) continue;
    all++;
    if (mask[y * width + left] && mask[y * width + right]) drawn++;
  }
  return all < 3 ? 0 : drawn / all;
}

/** Bars that agree with the drawing less than this are not what is drawn there. */
const LEAST_AGREEMENT = 0.6;

/** Share of the bars that agree with their layer. */
export function shareRedrawn(bars: readonly PixelBar[]): number {
  const agreeing = bars.filter((b) => b.agreement >= LEAST_AGREEMENT).length;
  return agreeing / Math.max(1, bars.length);
}

/** Bars of a stretch, as a share of all and at least. */
const STRETCH = { share: 0.1, least: 5 };

/** How well the bars of the worst stretch agree with the drawing on average: bars that were read out of a text or a table stand side by side. */
export function weakestStretch(bars: readonly PixelBar[]): number {
  const length = Math.min(bars.length, Math.max(STRETCH.least, Math.round(STRETCH.share * bars.length)));
  const sums = bars.map((_, i) =>
    bars.slice(i, i + length).reduce((sum, b) => sum + b.agreement * Math.min(1, b.mark.clean), 0),
  );
  return Math.min(1, ...sums.slice(0, bars.length - length + 1).map((sum) => sum / length));
}
