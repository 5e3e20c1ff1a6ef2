import { useEffect, useReducer, useRef } from 'react';
import { downloadAnalysis, useAnalysisMade, useAnalysisRefused } from '../../../api/analysis.ts';
import {
  hintsOf,
  unfinished,
  unfinishedText,
} from '../../../entities/analysis/preview/correct/corrections.ts';
import type { Corrections } from '../../../entities/analysis/preview/correct/corrections.ts';
import type { ChartPreview } from '../../../entities/analysis/preview/use-chart-preview.ts';
import { canPreview, startPreviewReader } from '../../../entities/analysis/preview/preview-reader.ts';
import { useSession } from '../../../entities/session/session.tsx';
import { saveAs } from '../../../lib/save-as.ts';
import { analysisCalls, noticesOf } from '../start/analysis-calls.ts';
import { failure } from '../start/messages.ts';
import { runAnalysis } from '../start/run-analysis.ts';
import { joinedCsv } from './joined-csv.ts';
import { doneOf, listOf, manyReducer, toAnalyse } from './many-state.ts';
import type { Entry, ManyAction } from './many-state.ts';

/** A list of pictures and everything a person can do with it. */
export function useMany(files: readonly File[]) {
  const [state, dispatch] = useReducer(manyReducer, files, listOf);
  const analyse = useAnalyse(dispatch);
  const ending = useRef(false);
  usePreviews(state.entries, dispatch);
  // Whoever leaves sees no more of it: the analysis that runs is finished, no other begins.
  useEffect(() => () => void (ending.current = true), []);

  /** One after another; anything but a refused picture ends the run, and what is left may be started again. */
  const start = async (): Promise<void> => {
    ending.current = false;
    dispatch({ type: 'started' });
    for (const entry of toAnalyse(state)) {
      if (ending.current || !(await analyse(entry))) break;
    }
    dispatch({ type: 'ended' });
  };

  return {
    state,
    start,
    choose: (id: number, chosen: boolean) => dispatch({ type: 'chosen', id, chosen }),
    correct: (id: number, corrections: Corrections, preview: ChartPreview) =>
      dispatch({ type: 'corrected', id, corrections, preview }),
    end: () => {
      ending.current = true;
      dispatch({ type: 'ending' });
    },
    /** Saves the bars of everything that is done; rejects with `ApiError`. */
    download: async (): Promise<void> => {
      const parts = doneOf(state).map(async ({ file, work }) => ({
        picture: file.name,
        csv: await (await downloadAnalysis(work.record.id, 'csv')).text(),
      }));
      saveAs(new Blob([joinedCsv(await Promise.all(parts))], { type: 'text/csv' }), 'wickwise-bars.csv');
    },
  };
}

export type Many = ReturnType<typeof useMany>;

/** Analyses one picture; false where the next would fail alike. */
function useAnalyse(dispatch: (action: ManyAction) => void) {
  const made = useAnalysisMade();
  const refused = useAnalysisRefused();
  const { refresh } = useSession();
  return async ({ id, file, preview, corrections }: Entry): Promise<boolean> => {
    const fields = unfinished(corrections, preview);
    if (Object.keys(fields).length > 0) {
      const work = { state: 'failed', failure: { ...failure(unfinishedText(fields)), fields } } as const;
      dispatch({ type: 'worked', id, work });
      return true;
    }
    const hints = hintsOf(corrections);
    const outcome = await runAnalysis(file, { symbol: '', hints }, analysisCalls, (stage) =>
      dispatch({ type: 'worked', id, work: { state: 'running', stage } }),
    );
    if ('analysis' in outcome) {
      made(outcome.analysis);
      const notices = noticesOf(outcome, preview);
      dispatch({ type: 'worked', id, work: { state: 'done', record: outcome.analysis, notices } });
    } else {
      if (outcome.refused) refused();
      const work = { state: outcome.refused ? 'refused' : 'failed', failure: outcome.failure } as const;
      dispatch({ type: 'worked', id, work });
    }
    if ('analysis' in outcome || outcome.signedOut) await refresh();
    return 'analysis' in outcome || outcome.refused;
  };
}

/** Reads the pictures on this device, one at a time so that only one is in memory; leaving stops it. */
function usePreviews(entries: readonly Entry[], dispatch: (action: ManyAction) => void): void {
  const first = useRef(entries);
  useEffect(() => {
    const usable = first.current.filter(({ unusable }) => !unusable);
    if (!canPreview()) {
      for (const { id } of usable) dispatch({ type: 'previewed', id, preview: { state: 'unavailable' } });
      return undefined;
    }
    const reader = startPreviewReader();
    const readAll = async () => {
      for (const { id, file } of usable) {
        dispatch({ type: 'previewed', id, preview: { state: 'reading' } });
        const result = await reader.read(file);
        const preview = result ? ({ state: 'done', result } as const) : ({ state: 'unavailable' } as const);
        dispatch({ type: 'previewed', id, preview });
      }
      reader.stop();
    };
    void readAll();
    return () => reader.stop();
  }, [dispatch]);
}
