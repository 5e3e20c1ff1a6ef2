import type * as Names from '../hints/names.ts';
import type * as Testimony from '../hints/testimony.ts';
import type { ToldField } from '../hints/types.ts';
import type { Timed } from '../stages/time-axis.ts';
import type { ReadHints, Reading } from '../types.ts';
import { notesOf as notesOfReading } from './notes.ts';

interface Given {
  readonly hints: ReadHints | null;
  readonly told: ReadonlySet<ToldField>;
  part(name: 'hints'): Pick<typeof Names, 'timeframeNote'>;
  part(name: 'witness'): Pick<typeof Testimony, 'toldNotes'>;
}

/** What was weak in a reading, and what is to be said of what a person or a model gave. */
export function notesOf(
  reading: Omit<Reading, 'stages' | 'quality' | 'measures'>,
  timed: Timed | null,
  run: Given,
): string[] {
  const hinted = [
    ...(run.hints ? run.part('hints').timeframeNote(run.hints, timed) : []),
    ...(run.told.size > 0 ? run.part('witness').toldNotes([...run.told]) : []),
  ];
  return notesOfReading(reading, { timed, hinted });
}
