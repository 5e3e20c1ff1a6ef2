/** Everything that only pictures of which a model has spoken need. */
export { toldNotes, usableTestimony, withTestimony } from './testimony.ts';
export { toldAxes } from './told-axis.ts';
export { hintsUsed } from './used.ts';
