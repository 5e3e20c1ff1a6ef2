/** Everything that only photos need. */
export { asPhoto } from './as-photo.ts';
export { hintsInFlat } from '../hints/in-flat.ts';
export { straighten } from './straighten.ts';
export { partialInPhoto, readingInPhoto } from './to-photo.ts';
