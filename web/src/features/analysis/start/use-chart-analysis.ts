import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useAnalysisMade, useAnalysisRefused } from '../../../api/analysis.ts';
import { shownOf, useChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import type { ChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import {
  hintsOf,
  missingErrors,
  sentencesOf,
  typedErrors,
} from '../../../entities/analysis/preview/scale/scale-draft.ts';
import type { ScaleDraft, ScaleErrors } from '../../../entities/analysis/preview/scale/scale-draft.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { analysisCalls, noticesOf } from './analysis-calls.ts';
import { analysisReducer, viewOf } from './analysis-state.ts';
import { useFirstState, useKeepPicture } from './kept-picture.ts';
import { NOT_SIGNED_IN, NO_PICTURE, SCALE_UNFINISHED, failure } from './messages.ts';
import { pickPictures } from './pick-picture.ts';
import { runAnalysis } from './run-analysis.ts';

/** The state of the analysis screen and everything a person can do there. */
export function useChartAnalysis() {
  const [state, dispatch] = useReducer(analysisReducer, useFirstState());
  const session = useSession();
  const { status, refresh } = session;
  useKeepPicture(state, session);
  const made = useAnalysisMade();
  const refused = useAnalysisRefused();
  const pictureUrl = useObjectUrl(state.picture);
  // With the result there, nothing is left to preview.
  const hints = useMemo(() => hintsOf(state.scale), [state.scale]);
  const preview = useChartPreview(state.result ? null : state.picture, hints);
  const latest = useRef(preview);
  useEffect(() => {
    latest.current = preview;
  });

  const pick = (files: ArrayLike<File> | null | undefined): void => {
    const picked = pickPictures(files);
    if (!picked) return;
    if ('failure' in picked) return dispatch({ type: 'failed', failure: picked.failure });
    dispatch(
      'files' in picked
        ? { type: 'picked-many', files: picked.files }
        : { type: 'picked', file: picked.file },
    );
  };

  const analyze = async (): Promise<void> => {
    if (!state.picture) return dispatch({ type: 'failed', failure: failure(NO_PICTURE) });
    if (status === 'signed-out') return dispatch({ type: 'failed', failure: failure(NOT_SIGNED_IN) });
    // While it reads again, what it said of the scale before does not count.
    const settled = preview?.state === 'done' ? preview : null;
    const fields = { ...(state.scale && missingErrors(state.scale)), ...scaleErrors(state.scale, settled) };
    if (Object.keys(fields).length > 0)
      return dispatch({ type: 'failed', failure: { ...failure(SCALE_UNFINISHED), fields } });
    dispatch({ type: 'started' });
    const outcome = await runAnalysis(
      state.picture,
      { symbol: state.symbol, hints },
      analysisCalls,
      (stage) => dispatch({ type: 'entered', stage }),
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
    scaleErrors: { ...scaleErrors(state.scale, preview), ...state.failure?.fields },
    pick,
    analyze,
    name: (symbol: string) => dispatch({ type: 'named', symbol }),
    setScale: (scale: ScaleDraft | null) => dispatch({ type: 'scaled', scale }),
    reset: () => dispatch({ type: 'reset' }),
  };
}

/** What is wrong with the scale as far as it was set. */
function scaleErrors(scale: ScaleDraft | null, preview: ChartPreview | null): ScaleErrors {
  if (!scale) return {};
  // Of a scale that is not whole, only what was typed can be wrong; problems of an earlier one are past.
  if (!hintsOf(scale)) return typedErrors(scale);
  return sentencesOf(shownOf(preview)?.problems ?? []);
}
