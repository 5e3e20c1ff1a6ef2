import { useEffect, useMemo, useReducer, useRef } from 'react';
import { streamAnalysis, uploadFile, useAnalysisMade, useAnalysisRefused } from '../../../api/analysis.ts';
import type { Notice } from '../../../api/generated/model';
import { differenceNotice } from '../../../entities/analysis/preview/describe-preview.ts';
import { useChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import type { ChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import { scaledCopy } from '../../../entities/analysis/scale-picture.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { analysisReducer, viewOf } from './analysis-state.ts';
import { useFirstState, useKeepPicture } from './kept-picture.ts';
import { NOT_SIGNED_IN, NO_PICTURE, failure } from './messages.ts';
import { pickPicture } from './pick-picture.ts';
import { runAnalysis } from './run-analysis.ts';
import type { AnalysisCalls, Outcome } from './run-analysis.ts';
import { isStage } from './stage-labels.ts';

const calls: AnalysisCalls = {
  copy: (file) => scaledCopy(file),
  upload: (file) => uploadFile({ file }),
  analyze: (request, onStage) =>
    streamAnalysis(request, { onStage: (name) => isStage(name) && onStage(name) }),
};

const NOT_STORED: Notice = {
  code: 'image_hosting_failed',
  message:
    'The picture could not be stored, so a smaller copy of it was measured. The errors are larger than usual.',
};
const REUSED: Notice = {
  code: 'reused',
  message: 'You have analyzed this picture before. This is the stored analysis; nothing was charged.',
};

/** What the server said, and what only this side knows and the server did not say already. */
function noticesOf(outcome: Extract<Outcome, { analysis: unknown }>, preview: ChartPreview | null): Notice[] {
  const { analysis, notStored, reused } = outcome;
  const other = differenceNotice(preview, analysis.analysis_json?.reading);
  const own = [
    ...(notStored && analysis.notices.length === 0 ? [NOT_STORED] : []),
    ...(reused ? [REUSED] : []),
    ...(other ? [{ code: 'preview_differs', message: other }] : []),
  ];
  return [...own, ...analysis.notices];
}

/** The state of the analysis screen and everything a person can do there. */
export function useChartAnalysis() {
  const [state, dispatch] = useReducer(analysisReducer, useFirstState());
  const session = useSession();
  const { status, refresh } = session;
  useKeepPicture(state, session);
  const made = useAnalysisMade();
  const refused = useAnalysisRefused();
  const pictureUrl = usePictureUrl(state.picture);
  // With the result there, nothing is left to preview.
  const preview = useChartPreview(state.result ? null : state.picture);
  const latest = useRef(preview);
  useEffect(() => {
    latest.current = preview;
  });

  const pick = (files: ArrayLike<File> | null | undefined): void => {
    const picked = pickPicture(files);
    if (!picked) return;
    dispatch(
      'file' in picked ? { type: 'picked', file: picked.file } : { type: 'failed', failure: picked.failure },
    );
  };

  const analyze = async (): Promise<void> => {
    if (!state.picture) return dispatch({ type: 'failed', failure: failure(NO_PICTURE) });
    if (status === 'signed-out') return dispatch({ type: 'failed', failure: failure(NOT_SIGNED_IN) });
    dispatch({ type: 'started' });
    const outcome = await runAnalysis(state.picture, state.symbol, calls, (stage) =>
      dispatch({ type: 'entered', stage }),
    );
    if ('analysis' in outcome) {
      made(outcome.analysis);
      dispatch({ type: 'finished', result: outcome.analysis, notices: noticesOf(outcome, latest.current) });
    } else {
      if (outcome.refused) refused();
      dispatch({ type: 'failed', failure: outcome.failure });
    }
    if ('analysis' in outcome || outcome.signedOut) await refresh();
  };

  return {
    state,
    view: viewOf(state),
    pictureUrl,
    preview,
    pick,
    analyze,
    name: (symbol: string) => dispatch({ type: 'named', symbol }),
    reset: () => dispatch({ type: 'reset' }),
  };
}

/** An address of the picked file that only this page knows; released when another is picked. */
function usePictureUrl(picture: File | null): string | null {
  const url = useMemo(() => (picture ? URL.createObjectURL(picture) : null), [picture]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
