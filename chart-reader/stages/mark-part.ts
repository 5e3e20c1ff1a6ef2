/** What only an axis needs of which the labels leave a doubt: what their single mark parts, where they stand, and whether they are prices. */
export { marksBeside, settleMark, unsettledMark } from './number-mark.ts';
export { placeBySeries, placeLabels, provesAxis } from './axis-proof.ts';
