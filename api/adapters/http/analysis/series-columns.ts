import type { SeriesExport } from '../../../application/analysis/get-analysis-series.ts';
import { fields, type Column } from '../csv.ts';

type Bar = SeriesExport['bars'][number];

/** The series as a table, one row a bar; what was not measured or not printed is an empty cell. */
export function seriesColumns({ symbol, timeFrame, scaleSetByHand, hints }: SeriesExport): Column<Bar>[] {
  return [
    ['symbol', () => symbol],
    ['time_frame', () => timeFrame],
    ['slot', (bar) => bar.slot],
    ['time', (bar) => bar.time ?? null],
    ...fields(
      'x_px',
      'open',
      'open_sigma',
      'high',
      'high_sigma',
      'low',
      'low_sigma',
      'close',
      'close_sigma',
      'direction',
      'confidence',
    ),
    ['by_hand', (bar) => bar.by_hand === true],
    ['scale_set_by_hand', () => scaleSetByHand],
    ['pane_set_by_hand', () => hints?.pane === true],
    ['kind_set_by_hand', () => hints?.kind === true],
    ['symbol_set_by_hand', () => hints?.symbol === true],
    ['time_frame_set_by_hand', () => hints?.timeframe === true],
    ['bars_removed', () => hints?.bars_removed ?? 0],
    ['read_by_model', () => (hints?.from_model ?? []).join(' ')],
  ];
}
