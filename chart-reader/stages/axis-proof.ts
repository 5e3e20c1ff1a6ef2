/** What the end of the series says of an axis that has too few labels to stand alone, that is in doubt, or whose labels no line places. */
import type { ChartKind, Series } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Header } from './header.ts';
import { printedRows } from './printed-rows.ts';
import type { PrintedRows } from './printed-rows.ts';
import type { Refused } from './refuse.ts';
import type { PlacedTag } from './axis-refine.ts';
import { ABOVE, moveRows, SURE_TAG } from './axis-refine.ts';
import { axisStage } from './axis-stage.ts';
import { rowsOfCut } from './cut-quotes.ts';
import type { FoundChart } from './found-chart.ts';
import type { AxisInPane } from './price-axes.ts';
import { settleRounded } from './settle-rounded.ts';
import { placeByTicks } from './ticks-in-pane.ts';
import { placeByUnits } from './unit-rows.ts';

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

/**
 * Narrows the scale of rounded labels down by tags, and puts labels that no line places on ticks; where there are none, prices of which the edge of the
 * picture cuts off the first figures are printed ones, too. Whether nothing has placed the labels yet.
 */
export function placeLabels(
  picture: Picture,
  axis: AxisInPane,
  header: Pick<Header, 'prices' | 'quotes'>,
  printed: PrintedRows,
  doubt: Refused | null,
): boolean {
  if (axis.given === 'set') return false;
  const { fit } = axis.strip.calibration;
  const { tags } = axis.placed;
  settleRounded(fit, tagsAtLines(tags));
  Object.assign(printed, printedRows(fit, header, tags));
  const unlined = axis.refined === 0 && !axis.given && printed.tags.length === 0;
  const ticked = unlined ? placeByTicks(picture, axis) : 0;
  const unplaced = unlined && ticked === 0;
  if (unplaced && !doubt && printed.header.length === 0)
    printed.header.push(...rowsOfCut(fit, header.quotes));
  axis.loose = unplaced && printed.header.length === 0;
  axis.axis = axisStage(axis.strip.calibration, axis.refined + ticked, axis.loose).stage;
  return unplaced;
}

/** Tags whose row is that of a line across the pane: those that are pushed aside have none. */
const tagsAtLines = (tags: readonly PlacedTag[]): { price: number; row: number }[] =>
  tags.flatMap(({ price, line, probability }) =>
    line !== null && probability >= SURE_TAG ? { price, row: line } : [],
  );

/**
 * Moves an axis to where its series says: labels that no line places to where the last close stands by the price of the header, and those that are
 * rounded by rows to where the bars stand on whole units. Whether its bars have other prices now.
 */
export function placeBySeries(
  axis: AxisInPane,
  found: Pick<FoundChart, 'series' | 'kind'>,
  printed: PrintedRows,
  unplaced: boolean,
  straightened: boolean,
): boolean {
  if (axis.loose || axis.given || straightened) return false;
  if (unplaced) return placeByClose(axis, found, printed);
  const { calibration } = axis.strip;
  if (!placeByUnits(calibration, found.series.value)) return false;
  axis.axis = axisStage(calibration, axis.refined).stage;
  axis.axis.evidence.push('the bars stand on whole units of its last figure');
  return true;
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
