import { useEffect, useReducer, useRef } from 'react';
import { useAnalysisMade, useAnalysisRefused } from '../../../api/analysis.ts';
import { unfinished, unfinishedText } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { Corrections } from '../../../entities/analysis/preview/correct/corrections.ts';
import { useCorrectedPreview } from '../../../entities/analysis/preview/correct/use-corrected-preview.ts';
import { sampleFile } from '../../../entities/analysis/samples/samples.ts';
import type { Sample } from '../../../entities/analysis/samples/samples.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { useObjectUrl } from '../../../lib/use-object-url.ts';
import { analysisCalls, noticesOf } from './analysis-calls.ts';
import { analysisReducer, viewOf } from './analysis-state.ts';
import { useFirstState, useKeepPicture } from './remembered-picture.ts';
import { NOT_SIGNED_IN, NO_PICTURE, NO_SAMPLE, failure } from './messages.ts';
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
  const shown = state.result ? null : state.picture;
  const { preview, hints, errors } = useCorrectedPreview(shown, state.corrections);
  const latest = useRef(preview);
  useEffect(() => {
    latest.current = preview;
  });

  // A sample that comes late is not wanted once something else was asked for, or the page was left.
  const asked = useRef(0);
  useEffect(() => () => void asked.current++, []);

  const pick = (files: ArrayLike<File> | null | undefined): void => {
    const picked = pickPictures(files);
    if (!picked) return;
    asked.current++;
    if ('failure' in picked) return dispatch({ type: 'failed', failure: picked.failure });
    dispatch(
      'files' in picked
        ? { type: 'picked-many', files: picked.files }
        : { type: 'picked', file: picked.file },
    );
  };

  const send = async (picture: File, given: Parameters<typeof runAnalysis>[1]): Promise<void> => {
    dispatch({ type: 'started' });
    const outcome = await runAnalysis(picture, given, analysisCalls, (stage) =>
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

  const analyze = async (): Promise<void> => {
    if (!state.picture) return dispatch({ type: 'failed', failure: failure(NO_PICTURE) });
    if (status === 'signed-out') return dispatch({ type: 'failed', failure: failure(NOT_SIGNED_IN) });
    const fields = unfinished(state.corrections, preview);
    if (Object.keys(fields).length > 0)
      return dispatch({ type: 'failed', failure: { ...failure(unfinishedText(fields)), fields } });
    await send(state.picture, { symbol: state.symbol, hints });
  };

  /** A picture of ours needs no preview: one press reads it. */
  const readSample = async (sample: Sample): Promise<void> => {
    const own = ++asked.current;
    const file = await sampleFile(sample).catch(() => null);
    if (own !== asked.current) return;
    if (!file) return dispatch({ type: 'failed', failure: failure(NO_SAMPLE) });
    dispatch({ type: 'picked', file });
    if (status === 'signed-in') await send(file, { symbol: '', hints: null });
  };

  return {
    state,
    view: viewOf(state),
    pictureUrl,
    preview,
    errors: { ...errors, ...state.failure?.fields },
    pick,
    analyze,
    readSample,
    name: (symbol: string) => dispatch({ type: 'named', symbol }),
    correct: (corrections: Corrections) => dispatch({ type: 'corrected', corrections }),
    reset: () => dispatch({ type: 'reset' }),
  };
}
