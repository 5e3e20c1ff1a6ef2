import type { ReaderBusy, StorageUnavailable } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisRecord, NewAnalysis } from '../../ports/analysis/analysis-store.ts';
import type { ReadingRefusal } from '../../ports/analysis/chart-reading.ts';
import type { Log } from '../../ports/shared/log.ts';
import { ANALYSIS_FAILED } from './analysis-notices.ts';
import type { StageListener } from './analysis-stage.ts';
import { whileAlive } from './keep-alive.ts';
import type { MeasureChart, PictureFacts } from './measure-chart.ts';
import type { PaidAnalyses } from './paid-analyses.ts';
import { BUSY_RETRY_SECONDS } from './picture-intake.ts';

/** The picture was looked at and cannot be read; the record of it stands as failed. */
export interface ChartRefused {
  code: 'analysis.refused';
  refusal: ReadingRefusal;
  analysisId: string;
}

export type AnalysisFailed = ReaderBusy | StorageUnavailable | ChartRefused;
export interface AnalysisDone {
  record: AnalysisRecord;
  reused: boolean;
}

export const BUSY: ReaderBusy = { code: 'analysis.busy', retryAfterSeconds: BUSY_RETRY_SECONDS };
const NO_PICTURE: StorageUnavailable = { code: 'analysis.storage_unavailable' };

interface Deps {
  measureChart: MeasureChart;
  paidAnalyses: PaidAnalyses;
  log: Log;
}

/** Measures what was begun, and ends its record by what came of it. */
export class RunAnalysis {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    analysis: NewAnalysis,
    facts: PictureFacts,
    onStage: StageListener,
  ): Promise<Result<AnalysisDone, AnalysisFailed>> {
    const { measureChart, paidAnalyses, log } = this.deps;
    const alive = { log, sayAlive: (id: string) => paidAnalyses.touch(id) };
    try {
      const measured = await whileAlive(alive, analysis.id, () => measureChart.run(facts, onStage));
      if (measured.state === 'busy' || measured.state === 'no_picture') {
        await paidAnalyses.abandon(analysis);
        return err(measured.state === 'busy' ? BUSY : NO_PICTURE);
      }
      if (measured.state === 'refused') {
        await paidAnalyses.fail(analysis, measured.refusal, facts.notices);
        return err({ code: 'analysis.refused', refusal: measured.refusal, analysisId: analysis.id });
      }
      onStage('saved');
      const record = await paidAnalyses.complete(analysis, measured.result);
      // Somebody took this process for dead and closed the record: what was measured may not be handed out.
      return record === null ? err(BUSY) : ok({ record, reused: false });
    } catch (error) {
      await paidAnalyses.fail(analysis, null, [...facts.notices, ANALYSIS_FAILED]);
      throw error;
    }
  }
}
