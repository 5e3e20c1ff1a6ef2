import { raw } from 'objection';
import type { AnalysisNotice } from '../../ports/analysis-store.ts';

/** Stands on an analysis whose process died before it was done. */
const INTERRUPTED: AnalysisNotice = {
  code: 'analysis_interrupted',
  message:
    'The server stopped before this analysis was done. Nothing was charged; please analyze the chart again.',
};

/** What an interrupted analysis becomes; the notices it had already stay. */
export function interrupted(at: Date) {
  const notices = raw('notices || ?::jsonb', [JSON.stringify([INTERRUPTED])]);
  return { status: 'failed' as const, notices, ended_at: at };
}
