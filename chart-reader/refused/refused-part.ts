/** Everything that only refused pictures need: sentences for a person, a second look, and what was found all the same. */
export { completeFound } from './complete-found.ts';
export { orBetter } from './other-scale.ts';
export { readEnlarged, secondLook } from './second-look.ts';
export { toldOf } from './sentences.ts';
export { unrounded } from '../stages/unrounded.ts';
