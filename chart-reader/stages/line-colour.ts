import type { LineTrace } from './line-trace.ts';

const SAME_COLOUR = 24;

/** Whether two curves are drawn in one colour. */
export const areAlike = (a: LineTrace, b: LineTrace): boolean =>
  a.colour.every((v, c) => Math.abs(v - b.colour[c]!) < SAME_COLOUR);
