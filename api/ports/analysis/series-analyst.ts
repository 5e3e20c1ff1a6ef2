import type { MeasuredSeries } from '../../domain/analysis/measured-series.ts';
import type { Analysis } from '../../domain/analysis/types.ts';

/**
 * Computes an analysis away from the event loop: forty indicators with their errors take a tenth of a second. The rules
 * are the domain's; this only says where they run.
 */
export interface SeriesAnalyst {
  analyse(series: MeasuredSeries): Promise<Analysis>;
}
