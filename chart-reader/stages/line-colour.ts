import type { LineTrace } from './line-trace.ts';

/** How far two colours that are one may lie apart in each channel. */
const SAME_COLOUR = 24;

/** Whether a colour is that of the curve. */
export const isOfColour = (colour: LineTrace['colour'], line: LineTrace): boolean =>
  line.colour.every((v, c) => Math.abs(v - colour[c]!) < SAME_COLOUR);

/** Whether two curves are drawn in one colour. */
export const areAlike = (a: LineTrace, b: LineTrace): boolean => isOfColour(a.colour, b);
