/** The line of an area whose fill is nearly as strong as itself. */
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { mayBeFilled, withoutFill } from './area-fill.ts';
import { isCurve } from './is-curve.ts';
import { findPlainLine } from './find-line.ts';
import type { FoundLine } from './find-line.ts';
import { withDots } from './line-dots.ts';
import type { LineTrace } from './line-trace.ts';
import { traceLines } from './line-trace.ts';
import { PLAIN } from './plain-line.ts';

/** Share of the fill's columns in which the curve lies on its edge, and rows between them, beside those of its stroke, that compression leaves. */
const ALONG = { share: 0.9, rows: 8 };

/** Rows from the floor of the pane in which a line that ends there may go on below it. */
const AT_FLOOR = 12;

export interface FilledLine {
  found: FoundLine;
  /** The picture without the fill, in which it was found. */
  picture: Picture;
  ink: Ink;
}

/** The curve that a strong fill reaches up to: nothing else is drawn along it from end to end. Null where there is none. */
export function findFilledLine(picture: Picture, ink: Ink): FilledLine | null {
  const bare = mayBeFilled(ink) ? withoutFill(picture, ink) : null;
  if (!bare) return null;
  const traces = traceLines(bare.picture, bare.ink).map(withDots);
  const line = traces.find((t) => isCurve(t) && isAlong(t, bare.edge));
  if (!line || [line.from, line.to - 1].some((x) => line.bottom[x]! >= ink.height - AT_FLOOR)) return null;
  const chosen = {
    line: { ...line, filled: 'below' as const },
    others: traces.filter((t) => t !== line),
    evidence: ['a curve lies all along the edge of a fill that stands on the floor of the pane'],
  };
  const found = findPlainLine(bare.ink, traces, { chosen, calm: true, clarity: PLAIN.clarity });
  return found && { found, picture: bare.picture, ink: bare.ink };
}

function isAlong({ top, bottom, y }: LineTrace, edge: Int32Array): boolean {
  let [along, all] = [0, 0];
  edge.forEach((row, x) => {
    if (row < 0) return;
    all++;
    const rows = ALONG.rows + bottom[x]! - top[x]!;
    if (!Number.isNaN(y[x]!) && Math.abs(row - bottom[x]!) <= rows) along++;
  });
  return along >= ALONG.share * all;
}
