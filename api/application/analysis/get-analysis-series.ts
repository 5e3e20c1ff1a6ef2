import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisNotFound, NoReading, OutsideWindow } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { HintsUsed, ReadBar } from '../../ports/analysis/chart-reading.ts';
import type { GetAnalysis } from './get-analysis.ts';

export interface SeriesExport {
  analysisId: string;
  /** As given, else as read, else `Unknown`. */
  symbol: string;
  timeFrame: string | null;
  scale: 'linear' | 'log';
  /** The scale rests on prices that were given by hand. */
  scaleSetByHand: boolean;
  /** What came from hints or from a model; undefined where all of it was read. */
  hints: HintsUsed | undefined;
  bars: ReadBar[];
}

interface Deps {
  getAnalysis: GetAnalysis;
}

/** The series that was recovered from the picture. */
export class GetAnalysisSeries {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    id: string,
  ): Promise<Result<SeriesExport, AnalysisNotFound | OutsideWindow | NoReading>> {
    const found = await this.deps.getAnalysis.run(user, id);
    if (!found.ok) return found;
    const record = found.value;
    if (record.readout === null || record.analysis === null) return err({ code: 'analysis.no_reading' });
    return ok({
      analysisId: record.id,
      symbol: record.analysis.coin_symbol ?? record.symbol,
      timeFrame: record.analysis.time_frame,
      scale: record.readout.axis.scale,
      scaleSetByHand: record.readout.hints?.axis === 'set',
      hints: record.readout.hints,
      bars: record.readout.bars,
    });
  }
}
