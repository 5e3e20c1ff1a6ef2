/** Everything that a record of a reading shows and a preview does not. */
export { notesOf } from './all-notes.ts';
export { overlaysIn } from './overlays.ts';
