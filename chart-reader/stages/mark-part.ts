/** What only an axis needs of which the labels leave a doubt: what their single mark parts, where they stand, whether they are the chart's prices, and where their pane ends. */
export { marksBeside, settleMark, unsettledMark } from './number-mark.ts';
export { placeBySeries, placeLabels, provesAxis } from './axis-proof.ts';
export { withFrames } from './frame-beyond.ts';
export { isOfOther } from './other-instrument.ts';
