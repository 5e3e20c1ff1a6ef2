import type { AnalysisNotice } from '../../ports/analysis-store.ts';

/** Stands on an analysis whose process died before it was done. */
export const INTERRUPTED: AnalysisNotice = {
  code: 'analysis_interrupted',
  message:
    'The server stopped before this analysis was done. Nothing was charged; please analyze the chart again.',
};
