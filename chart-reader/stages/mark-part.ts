/** What only an axis needs of which the labels leave a doubt: what their single mark parts, where they stand, and whether they are prices. */
export { marksBeside, settleMark, unsettledMark } from './number-mark.ts';
export { placeByClose, provesAxis } from './axis-proof.ts';
export { placeByTicks } from './ticks-in-pane.ts';
