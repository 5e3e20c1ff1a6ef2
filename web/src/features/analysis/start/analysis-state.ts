/** The four views of the analysis screen as one state, and what leads from one to another. */
import type { AnalysisRecord, Notice } from '../../../api/generated/model';
import { NOTHING, openedAt } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { Corrections } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { Failure } from './messages.ts';
import type { Stage } from './stage-labels.ts';

export interface AnalysisState {
  picture: File | null;
  /** Several pictures at once have a list of their own. */
  many: File[] | null;
  symbol: string;
  /** What its user corrects of the reading, as far as it has come. */
  corrections: Corrections;
  /** Stage of the running analysis; null when none runs. */
  stage: Stage | null;
  result: AnalysisRecord | null;
  /** Said beside the result: what went differently than asked. */
  notices: Notice[];
  failure: Failure | null;
}

export const EMPTY: AnalysisState = {
  picture: null,
  many: null,
  symbol: '',
  corrections: NOTHING,
  stage: null,
  result: null,
  notices: [],
  failure: null,
};

export type AnalysisAction =
  | { type: 'picked'; file: File }
  | { type: 'picked-many'; files: File[] }
  | { type: 'named'; symbol: string }
  | { type: 'corrected'; corrections: Corrections }
  | { type: 'started' }
  | { type: 'entered'; stage: Stage }
  | { type: 'finished'; result: AnalysisRecord; notices: Notice[] }
  | { type: 'failed'; failure: Failure }
  | { type: 'reset' };

/** Any attempt and any reset clear the failure; a failure ends a running analysis and keeps the picture. */
export function analysisReducer(state: AnalysisState, action: AnalysisAction): AnalysisState {
  switch (action.type) {
    case 'picked':
      return { ...EMPTY, symbol: state.symbol, picture: action.file };
    case 'picked-many':
      return { ...EMPTY, many: action.files };
    case 'named':
      return { ...state, symbol: action.symbol };
    case 'corrected':
      return { ...state, corrections: action.corrections, failure: null };
    case 'started':
      return { ...state, stage: 'copy', result: null, notices: [], failure: null };
    case 'entered':
      return state.stage === null ? state : { ...state, stage: action.stage };
    case 'finished':
      return { ...state, stage: null, result: action.result, notices: action.notices };
    case 'failed':
      return {
        ...state,
        stage: null,
        failure: action.failure,
        corrections: openedAt(state.corrections, action.failure.fields),
      };
    case 'reset':
      return EMPTY;
  }
}

export type View = 'upload' | 'many' | 'preview' | 'analyzing' | 'result';

/** The view of a state; a running analysis goes before everything else. */
export function viewOf({ stage, result, picture, many }: AnalysisState): View {
  if (stage !== null) return 'analyzing';
  if (result) return 'result';
  if (many) return 'many';
  return picture ? 'preview' : 'upload';
}
