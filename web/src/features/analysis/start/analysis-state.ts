/** The four views of the analysis screen as one state, and what leads from one to another. */
import type { AnalysisRecord, Notice } from '../../../api/generated/model';
import type { ScaleDraft } from '../../../entities/analysis/preview/scale/scale-draft.ts';
import type { Failure } from './messages.ts';
import type { Stage } from './stage-labels.ts';

export interface AnalysisState {
  picture: File | null;
  /** Several pictures at once have a list of their own. */
  many: File[] | null;
  symbol: string;
  /** The price scale as far as its user has set it; null where they have not begun. */
  scale: ScaleDraft | null;
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
  scale: null,
  stage: null,
  result: null,
  notices: [],
  failure: null,
};

export type AnalysisAction =
  | { type: 'picked'; file: File }
  | { type: 'picked-many'; files: File[] }
  | { type: 'named'; symbol: string }
  | { type: 'scaled'; scale: ScaleDraft | null }
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
    case 'scaled':
      return { ...state, scale: action.scale, failure: null };
    case 'started':
      return { ...state, stage: 'copy', result: null, notices: [], failure: null };
    case 'entered':
      return state.stage === null ? state : { ...state, stage: action.stage };
    case 'finished':
      return { ...state, stage: null, result: action.result, notices: action.notices };
    case 'failed':
      return { ...state, stage: null, failure: action.failure };
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
