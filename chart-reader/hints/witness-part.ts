/** Everything that only pictures of which a model has spoken need. */
export { toldNotes, usableTestimony, withToldNames } from './testimony.ts';
export { toldAxis } from './told-axis.ts';
