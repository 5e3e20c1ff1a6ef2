/** What the end of the series says of an axis that has too few labels to stand alone, that is in doubt, or whose labels no line places. */
import type { ChartKind, Series } from '../types.ts';
import type { PrintedRows } from './printed-rows.ts';
import { ABOVE, moveRows } from './axis-refine.ts';
import { axisStage } from './axis-stage.ts';
import type { FoundChart } from './found-chart.ts';
import type { AxisInPane } from './price-axes.ts';

/** Rows within which a close is a printed price. */
const SAME_ROW = 3;

/**
 * Whether the last bar closes where a price is printed: a scale of another pane or a misread one would put that price elsewhere. The
 * line of an oscillator ends at its tag, too, so that a line must end at a price of the header.
 */
export function closesAtPrinted(series: Series, kind: ChartKind, printed: PrintedRows): boolean {
  const close = lastClose(series);
  if (close === null) return false;
  const line = kind === 'line' || kind === 'area';
  const rows = line ? printed.header : [...printed.header, ...printed.tags];
  return rows.some((y) => Math.abs(y - close) <= SAME_ROW);
}

/**
 * Rows by which labels that no line places stand above their prices: where the last bar closes so far below the price that the header
 * prints, in heights of the labels, and below all others that it prints. 0 where it does not.
 */
export function rowsBelowLabels(series: Series, { header }: PrintedRows, textHeight: number): number {
  const close = lastClose(series);
  if (close === null || header.length === 0) return 0;
  const rows = header.map((y) => close - y);
  const isAbove = (d: number): boolean => d >= ABOVE.least * textHeight && d <= ABOVE.most * textHeight;
  return rows.every((d) => isAbove(d) && Math.abs(d - rows[0]!) <= SAME_ROW) ? rows[0]! : 0;
}

const lastClose = (series: Series): number | null =>
  series.resolution === 'envelope' ? null : (series.bars.at(-1)?.close?.y_px ?? null);

/** Last bars of which so many must close elsewhere than the last one: where all close on the same rows, any end of the series would do as well. */
const BEFORE = { bars: 10, elsewhere: 3 };

/** Whether the last close tells an axis: it is that of a printed price, and bars before it close elsewhere. */
export function provesAxis(
  { series: { value: series }, kind }: Pick<FoundChart, 'series' | 'kind'>,
  printed: PrintedRows,
): boolean {
  const close = lastClose(series);
  if (close === null || !closesAtPrinted(series, kind.value, printed)) return false;
  const before = series.bars.slice(-BEFORE.bars).map((bar) => Math.abs(bar.close.y_px - close));
  return before.filter((rows) => rows > SAME_ROW).length >= BEFORE.elsewhere;
}

/** Moves labels that no line places to where the last close stands by the price of the header; false where it closes at that price as it is. */
export function placeByClose(
  axis: AxisInPane,
  { series, kind }: Pick<FoundChart, 'series' | 'kind'>,
  printed: PrintedRows,
): boolean {
  if (closesAtPrinted(series.value, kind.value, printed)) return false;
  const { calibration } = axis.strip;
  const below = rowsBelowLabels(series.value, printed, axis.placed.textHeight);
  axis.loose = below === 0;
  moveRows(calibration, below);
  axis.axis = axisStage(calibration, 0, axis.loose).stage;
  if (below > 0) axis.axis.evidence.push('the labels stand above their prices, by the price of the header');
  return true;
}
