import type { AnalysisNotFound, NoReading } from '../../domain/analysis/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisStore } from '../../ports/analysis-store.ts';
import type { ReadBar } from '../../ports/chart-reading.ts';

export interface SeriesExport {
  analysisId: string;
  /** As given, else as read, else `Unknown`. */
  symbol: string;
  timeFrame: string | null;
  scale: 'linear' | 'log';
  bars: ReadBar[];
}

/** The series that was recovered from the picture. */
export class GetAnalysisSeries {
  private readonly analyses: AnalysisStore;

  constructor(analyses: AnalysisStore) {
    this.analyses = analyses;
  }

  async run(ownerId: string, id: string): Promise<Result<SeriesExport, AnalysisNotFound | NoReading>> {
    const record = await this.analyses.find(ownerId, id);
    if (record === null) return err({ code: 'analysis.not_found' });
    if (record.readout === null || record.analysis === null) return err({ code: 'analysis.no_reading' });
    return ok({
      analysisId: record.id,
      symbol: record.analysis.coin_symbol ?? record.symbol,
      timeFrame: record.analysis.time_frame,
      scale: record.readout.axis.scale,
      bars: record.readout.bars,
    });
  }
}
