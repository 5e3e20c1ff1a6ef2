import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisNotFound, NoReading, OutsideWindow } from '../../domain/analysis/errors.ts';
import { indicatorCurves } from '../../domain/analysis/read-indicators.ts';
import type { IndicatorCurve } from '../../domain/analysis/types.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { GetAnalysis } from './get-analysis.ts';
import { readingToSeries } from './reading-to-series.ts';

export interface IndicatorCurves {
  analysisId: string;
  indicators: IndicatorCurve[];
}

interface Deps {
  getAnalysis: GetAnalysis;
}

/** The indicators of an analysis over all its bars, computed from the stored reading. */
export class GetIndicatorCurves {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    user: User,
    id: string,
  ): Promise<Result<IndicatorCurves, AnalysisNotFound | OutsideWindow | NoReading>> {
    const found = await this.deps.getAnalysis.run(user, id);
    if (!found.ok) return found;
    const { readout, analysis } = found.value;
    if (readout === null || analysis === null) return err({ code: 'analysis.no_reading' });
    const { bars } = readingToSeries(readout, null);
    return ok({ analysisId: id, indicators: indicatorCurves(bars, analysis.close_only) });
  }
}
