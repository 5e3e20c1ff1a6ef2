/** The curve that is the series, however much what it goes through looks like bars. */
import type { LineTrace } from './line-trace.ts';

/** A curve of even thickness that explains this share of what is drawn is the series, and what looks like bars is part of it. */
const EXPLAINED = 0.35;

/** One connected curve across the pane that explains the drawing; the two edges of a band that is filled between them explain its fill alone. */
export const evenLine = (traces: readonly LineTrace[]): LineTrace | null =>
  traces.find(
    (t) =>
      t.span >= 0.6 &&
      t.seen >= 0.85 &&
      t.excess > 0.6 &&
      t.excess < 1.5 &&
      t.explained >= EXPLAINED &&
      !traces.some((o) => o.filled && t.filled && o.filled !== t.filled),
  ) ?? null;
