/** Everything that only pictures with hints of a person need. */
export { checkHeader } from './agreement.ts';
export { amendBars } from './amend-bars.ts';
export { hintedAxes } from './hinted-axes.ts';
export { checkHints } from './invalid-hints.ts';
export { timeframeNote, withGivenNames } from './names.ts';
export { hintProblems } from './problems.ts';
export { hintsUsed } from './used.ts';
