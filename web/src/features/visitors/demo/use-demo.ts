import { useEffect, useReducer, useRef } from 'react';
import { analyzeDemo, useDemoQuota, useDemoQuotaNews } from '../../../api/visitors.ts';
import type { AnalysisRecord } from '../../../api/generated/model';
import { differenceNotice } from '../../../entities/analysis/preview/describe-preview.ts';
import {
  bindsPixels,
  unfinished,
  unfinishedText,
} from '../../../entities/analysis/preview/correct/corrections.ts';
import type { Corrections } from '../../../entities/analysis/preview/correct/corrections.ts';
import { useCorrectedPreview } from '../../../entities/analysis/preview/correct/use-corrected-preview.ts';
import type { ChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import { isSentWhole, measurableCopy } from '../../../entities/analysis/scale-picture.ts';
import { EMPTY, PROGRESS_EVERY_MS, RESULT_DELAY_MS, demoReducer } from './demo-state.ts';
import { HINTS_WITHOUT_ORIGINAL, MissingAnalysis, NOT_AN_IMAGE, allUsed, demoFailure } from './messages.ts';

/** The state of the demo and everything a visitor can do there. */
export function useDemo(onBlocked: () => void) {
  const [state, dispatch] = useReducer(demoReducer, EMPTY);
  const { data: quota, refetch } = useDemoQuota();
  const keepQuota = useDemoQuotaNews();
  // With the result there, nothing is left to preview.
  const shown = state.view === 'result' ? null : (state.picture?.file ?? null);
  const { preview, hints, errors } = useCorrectedPreview(shown, state.corrections);
  const latest = useRef(preview);
  useEffect(() => {
    latest.current = preview;
  });
  // A visit that ended, by reset or by leaving, wants no late answers.
  const visit = useRef(0);
  useEffect(() => () => void visit.current++, []);
  useEffect(() => {
    if (state.view !== 'running') return undefined;
    const clock = setInterval(() => dispatch({ type: 'ticked' }), PROGRESS_EVERY_MS);
    return () => clearInterval(clock);
  }, [state.view]);
  const url = state.picture?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const left = quota ? Math.max(0, quota.limit - quota.demo_tries) : null;
  const blocked = quota !== undefined && left === 0 ? allUsed(quota.limit) : null;

  /** Only the first file counts. */
  function pick(files: ArrayLike<File> | null): void {
    const file = files?.[0];
    if (!file) return;
    if (!file.type.startsWith('image/')) {
      dispatch({ type: 'failed', failure: { kind: 'failed', message: NOT_AN_IMAGE } });
      return;
    }
    dispatch({ type: 'picked', picture: { file, url: URL.createObjectURL(file) } });
  }

  async function measure(file: File): Promise<AnalysisRecord> {
    const image_data_url = await measurableCopy(file);
    dispatch({ type: 'sent' });
    const { analysis, meta } = await analyzeDemo({
      image_data_url,
      symbol: state.symbol.trim() || 'Unknown',
      ...(hints && { hints }),
    });
    await keepQuota(meta);
    if (!analysis?.analysis_json) throw new MissingAnalysis();
    return analysis;
  }

  async function analyze(): Promise<void> {
    if (!state.picture || state.view === 'running') return;
    if (blocked) return onBlocked();
    const fields = unfinished(state.corrections, preview);
    if (Object.keys(fields).length > 0)
      return dispatch({
        type: 'failed',
        failure: { kind: 'failed', message: unfinishedText(fields), fields },
      });
    if (hints && bindsPixels(hints) && !isSentWhole(state.picture.file))
      return dispatch({ type: 'failed', failure: { kind: 'failed', message: HINTS_WITHOUT_ORIGINAL } });
    const own = ++visit.current;
    const stale = () => own !== visit.current;
    dispatch({ type: 'started' });
    try {
      const analysis = await measure(state.picture.file);
      if (stale()) return;
      dispatch({ type: 'answered', analysis: withDifference(analysis, latest.current) });
      setTimeout(() => stale() || dispatch({ type: 'shown' }), RESULT_DELAY_MS);
    } catch (error) {
      if (stale()) return;
      const failure = demoFailure(error);
      dispatch({ type: 'failed', failure });
      // Another page of this visitor may have used the tries.
      if (failure.kind === 'limit') void refetch();
    }
  }

  return {
    ...state,
    preview,
    errors: { ...errors, ...state.failure?.fields },
    quota,
    left,
    blocked,
    pick,
    analyze: () => void analyze(),
    name: (symbol: string) => dispatch({ type: 'named', symbol }),
    correct: (corrections: Corrections) => dispatch({ type: 'corrected', corrections }),
    reset(): void {
      visit.current++;
      dispatch({ type: 'reset' });
    },
  };
}

/** The analysis with a notice where its reading is not that of the preview. */
function withDifference(analysis: AnalysisRecord, preview: ChartPreview | null): AnalysisRecord {
  const message = differenceNotice(preview, analysis.analysis_json?.reading);
  return message
    ? { ...analysis, notices: [...analysis.notices, { code: 'preview_differs', message }] }
    : analysis;
}

export type Demo = ReturnType<typeof useDemo>;
