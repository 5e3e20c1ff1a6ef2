/** A list of pictures: what was read of each on this device, which of them are to be analysed, and how far that is. */
import type { AnalysisRecord, Notice } from '../../../api/generated/model';
import { NOTHING } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { Corrections } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { ChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import type { Failure } from '../start/messages.ts';
import { whyUnusable } from '../start/pick-picture.ts';
import type { Stage } from '../start/stage-labels.ts';

/** As many as one list holds. */
export const MOST_PICTURES = 20;

export type Work =
  | { state: 'waiting' }
  | { state: 'running'; stage: Stage }
  | { state: 'done'; record: AnalysisRecord; notices: Notice[] }
  /** The server read no chart in it. */
  | { state: 'refused'; failure: Failure }
  /** Something else went wrong; it may be tried again. */
  | { state: 'failed'; failure: Failure };

export interface Entry {
  id: number;
  file: File;
  /** Why the file cannot be sent at all; null when it can. */
  unusable: Failure | null;
  /** Null until it is its turn to be read. */
  preview: ChartPreview | null;
  /** What its user corrects of the reading. */
  corrections: Corrections;
  chosen: boolean;
  work: Work;
}

export interface ManyState {
  entries: Entry[];
  /** Files beyond the most, which were not taken. */
  leftOut: number;
  /** `ending`: the analysis that runs is finished, no other begins. */
  run: 'idle' | 'running' | 'ending';
}

export type ManyAction =
  | { type: 'previewed'; id: number; preview: ChartPreview }
  | { type: 'corrected'; id: number; corrections: Corrections; preview: ChartPreview }
  | { type: 'chosen'; id: number; chosen: boolean }
  | { type: 'started' }
  | { type: 'worked'; id: number; work: Work }
  | { type: 'ending' }
  | { type: 'ended' };

export function listOf(files: readonly File[]): ManyState {
  const entries = files.slice(0, MOST_PICTURES).map((file, id): Entry => {
    const unusable = whyUnusable(file);
    return {
      id,
      file,
      unusable,
      preview: null,
      corrections: NOTHING,
      chosen: !unusable,
      work: { state: 'waiting' },
    };
  });
  return { entries, leftOut: Math.max(0, files.length - MOST_PICTURES), run: 'idle' };
}

export function manyReducer(state: ManyState, action: ManyAction): ManyState {
  const change = (id: number, part: (entry: Entry) => Partial<Entry>): ManyState => ({
    ...state,
    entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...part(entry) } : entry)),
  });
  switch (action.type) {
    case 'previewed':
      // What would be refused is left out until its owner says otherwise.
      return change(action.id, ({ chosen }) => ({
        preview: action.preview,
        chosen: chosen && !wouldBeRefused(action.preview),
      }));
    case 'corrected':
      // What can be read now and could not before is taken in; what its owner chose otherwise stays.
      return change(action.id, ({ chosen, preview }) => ({
        corrections: action.corrections,
        preview: action.preview,
        chosen: !wouldBeRefused(action.preview) && (chosen || wouldBeRefused(preview)),
      }));
    case 'chosen':
      return change(action.id, () => ({ chosen: action.chosen }));
    case 'started':
      return { ...state, run: 'running' };
    case 'worked':
      return change(action.id, () => ({ work: action.work }));
    case 'ending':
      return state.run === 'running' ? { ...state, run: 'ending' } : state;
    case 'ended':
      return { ...state, run: 'idle' };
  }
}

export function wouldBeRefused(preview: ChartPreview | null): boolean {
  return preview?.state === 'done' && preview.result.outcome === 'refused';
}

/** Whether every picture was read here, or cannot be. */
export function allPreviewed({ entries }: ManyState): boolean {
  return entries.every(({ unusable, preview }) => unusable || (preview && preview.state !== 'reading'));
}

/** Those that are still to be analysed, in order. */
export function toAnalyse({ entries }: ManyState): Entry[] {
  return entries.filter(
    ({ chosen, work }) => chosen && (work.state === 'waiting' || work.state === 'failed'),
  );
}

/** Those that were analysed, in order. */
export function doneOf({ entries }: ManyState): (Entry & { work: Extract<Work, { state: 'done' }> })[] {
  return entries.flatMap((entry) => (entry.work.state === 'done' ? [{ ...entry, work: entry.work }] : []));
}
