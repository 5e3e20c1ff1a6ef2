/** The series beside a price axis, as the reader goes on with it. */
import type { ChartKind, RefusalCode, Series, Stage } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import type { KindRivals } from './kind-rivals.ts';
import type { LineTrace } from './line-trace.ts';
import type { SeriesMeasures } from './series.ts';

export interface FoundSeries {
  kind: Stage<ChartKind>;
  rivals: KindRivals;
  series: Stage<Series>;
  measures: SeriesMeasures;
  /** Curves and levels beside the series, and what is needed to give them in prices. */
  traces: LineTrace[];
  ink: Ink;
  /** Of a curve whose points are not sure: the series with points so far apart, one of them at column `x` of the picture; null where that is no series of prices. */
  at?: (x: number, spacing: number) => FoundSeries | null;
}

/** Refusals of bars after which a line is looked for; what is known to be another thing stays refused. */
export const MAY_BE_A_LINE: ReadonlySet<RefusalCode> = new Set([
  'no_series',
  'series_uncertain',
  'unsupported_kind',
]);

export const isLine = (kind: ChartKind | undefined): kind is 'line' | 'area' =>
  kind === 'line' || kind === 'area';
