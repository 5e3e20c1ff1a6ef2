/** What the demo is showing, and what each event makes of it. Pure. */
import type { AnalysisRecord } from '../../../api/generated/model';
import { NOTHING, openedAt } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { Corrections } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { DemoFailure } from './messages.ts';

/** The bar never says more than this while the server is at work. */
const PROGRESS_CAP = 95;
const PROGRESS_STEP = 5;
/** How often the bar moves, in milliseconds. */
export const PROGRESS_EVERY_MS = 300;
/** How long the full bar stands before the results, in milliseconds. */
export const RESULT_DELAY_MS = 400;

export interface Picture {
  file: File;
  /** Address of the file within this page. */
  url: string;
}

export type Stage = 'preparing' | 'measuring' | 'done';

export interface DemoState {
  view: 'upload' | 'preview' | 'running' | 'result';
  picture: Picture | null;
  symbol: string;
  /** What the visitor corrects of the reading, as far as it has come. */
  corrections: Corrections;
  /** Percent of the bar; an estimate by the clock. */
  progress: number;
  stage: Stage;
  analysis: AnalysisRecord | null;
  failure: DemoFailure | null;
}

export type DemoEvent =
  | { type: 'picked'; picture: Picture }
  | { type: 'named'; symbol: string }
  | { type: 'corrected'; corrections: Corrections }
  | { type: 'started' }
  | { type: 'ticked' }
  | { type: 'sent' }
  | { type: 'answered'; analysis: AnalysisRecord }
  | { type: 'shown' }
  | { type: 'failed'; failure: DemoFailure }
  | { type: 'reset' };

export const EMPTY: DemoState = {
  view: 'upload',
  picture: null,
  symbol: '',
  corrections: NOTHING,
  progress: 0,
  stage: 'preparing',
  analysis: null,
  failure: null,
};

export function demoReducer(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'picked':
      return { ...EMPTY, view: 'preview', picture: event.picture, symbol: state.symbol };
    case 'named':
      return { ...state, symbol: event.symbol };
    case 'corrected':
      return { ...state, corrections: event.corrections, failure: null };
    case 'started':
      return { ...state, view: 'running', progress: 0, stage: 'preparing', failure: null };
    case 'ticked':
      return state.stage === 'done'
        ? state
        : { ...state, progress: Math.min(PROGRESS_CAP, state.progress + PROGRESS_STEP) };
    case 'sent':
      return { ...state, stage: 'measuring' };
    case 'answered':
      return { ...state, progress: 100, stage: 'done', analysis: event.analysis };
    case 'shown':
      return { ...state, view: 'result' };
    case 'failed':
      return {
        ...state,
        view: state.picture ? 'preview' : 'upload',
        failure: event.failure,
        corrections: openedAt(state.corrections, event.failure.fields),
      };
    case 'reset':
      return EMPTY;
  }
}
