import { analyseSeries } from '../../domain/analysis/analyse-series.ts';
import type { MeasuredSeries } from '../../domain/analysis/measured-series.ts';
import type { Analysis } from '../../domain/analysis/types.ts';
import type { PoolWork } from '../../ports/shared/worker-pool.ts';

const analyse: PoolWork<MeasuredSeries, Analysis> = async (series) => analyseSeries(series);

export default analyse;
