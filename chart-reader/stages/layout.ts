import type { Box, Layout, Stage } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import { inkOf } from '../image/ink.ts';
import type { Ink } from '../image/ink.ts';
import type { TextScan } from '../image/words.ts';
import { median } from '../image/numbers.ts';
import { yOfPrice } from './axis-fit.ts';
import { gridRows, tickRows } from './axis-marks.ts';
import type { PlacedTag } from './axis-refine.ts';
import type { withFrames } from './frame-beyond.ts';
import { withoutFarAxis } from './far-axis.ts';
import type { StripReading } from './labels.ts';
import { wordsOfLines } from './printed.ts';
import type { LabelShape } from './strip-labels.ts';
import { beyondLabels, labelEnds, labelsInside } from './labels-inside.ts';
import { parsePrice } from './price-text.ts';
import { boundaryRow, cropRows, paneColumns, paneRows, separatorRows, timeAxisTop } from './pane.ts';
import { paneLimits } from './pane-limits.ts';
import type { PaneRows } from './pane.ts';
import { withoutSidePanel } from './side-panels.ts';
import { plateBox } from './strip-plates.ts';
import type { Strip } from './strips.ts';

export interface PaneLayout {
  layout: Stage<Layout>;
  ink: Ink;
  /** Rows of grid lines and ticks, for the calibration. */
  marks: number[];
  textHeight: number;
  /** Coloured boxes with prices beside the labels. */
  tags: PlacedTag[];
}

/** Places the price pane beside the calibrated labels, up to its `frames` where these are asked for, and takes its background away. */
export function layOut(
  picture: Picture,
  text: TextScan,
  reading: StripReading,
  frames?: typeof withFrames,
): PaneLayout {
  const { calibration, region } = reading;
  const inliers = calibration.fit.inliers.map((c) => c.y);
  const textHeight = median(reading.labels.map((l) => l.shape.height));
  const others = otherLabels(reading, inliers);
  const strip = besideOwnLabels(reading, inliers);
  const inside = labelsInside(picture, { ...reading, strip }, inliers);
  const whole = paneColumns(picture, strip, inliers);
  const withoutAxis = (pane: typeof whole): typeof whole =>
    withoutFarAxis(picture, text.words, pane, inliers, textHeight, strip.side);
  // The labels of a second axis are rows of text in a column, too, but no list that ends at a grid line; and beside a list may be such an axis.
  const columns = withoutAxis(withoutSidePanel(picture, text.words, withoutAxis(whole), inliers, strip.side));
  if (inside && strip.side === 'right') columns.x1 = beyondLabels(picture, region, 1, inliers);
  else if (inside) columns.x0 = beyondLabels(picture, region, -1, inliers);
  else if (strip.side === 'right') columns.x1 = Math.min(columns.x1, ...plateEdges(text, strip.box));
  const timeAxis = timeAxisTop(text.words, lowestPrice(reading), columns, textHeight);
  const reached = paneRows(inliers, others, textHeight, timeAxis, picture.height);
  const tagged = withTags(reached, reading, textHeight);
  const covered = withCovered(tagged, reading, inliers, timeAxis, picture.height);
  const rows = frames ? frames(picture, text.words, covered, columns, inliers, others) : covered;
  const box: Box = { x0: Math.ceil(columns.x0), x1: Math.floor(columns.x1), y0: rows.top, y1: rows.bottom };
  const wide = inkOf(picture, box);
  const ink = paneInk(picture, wide, reading, rows, textHeight);
  const printed = printedLabels(reading);
  if (inside) {
    for (const { shape } of printed) clearBox(ink, shape.box, shape.plate ? 5 : 1);
  }
  ink.printed = printed.flatMap(({ shape }) =>
    shape.plate ? plateBox(picture, region, shape.plate) : inside ? shape.box : [],
  );
  const axisEdge = strip.side === 'right' ? columns.x1 : columns.x0;
  ink.lines = wordsOfLines(text.words);
  const marks = gridRows(ink, textHeight);
  const ticks = tickRows(picture, strip, axisEdge);
  const fits = (rows: number[]): number =>
    inliers.filter((y) => rows.some((r) => Math.abs(r - y) <= 3.6)).length;
  const value: Layout = {
    price_pane: ink.box,
    axis_strip: { ...region, y0: 0, y1: picture.height },
    axis_side: strip.side,
    other_panes: otherPanes(ink.box, rows.belowOther, timeAxis, picture.height),
  };
  const evidence = [
    `${reading.labels.length} lines of text stand in one column on the ${strip.side}`,
    timeAxis === null ? 'no row of dates was found' : 'a row of dates lies below the pane',
  ];
  const confidence = Math.min(
    1,
    0.6 + 0.2 * (timeAxis !== null ? 1 : 0) + 0.2 * Math.min(1, fits(marks) / inliers.length),
  );
  return {
    layout: { value, confidence, evidence },
    ink,
    marks: fits(marks) >= fits(ticks) ? marks : ticks,
    textHeight,
    tags: placedTags(reading, ink),
  };
}

/** The labels and tags of the column: what is no price may be bars that stand between them. */
export const printedLabels = ({ labels, calibration }: StripReading): StripReading['labels'] =>
  labels.filter(({ shape }, i) => shape.plate || calibration.labels[i]?.price !== null);

/** Heights of a tag within which it may be pushed away from its price. */
const PUSHED = 3;

/** The rows at which tags have their prices that stand there, or are pushed a little away. */
function tagsAtPrice({ labels, calibration }: StripReading): number[] {
  const { fit, style } = calibration;
  return labels.flatMap(({ shape, read }) => {
    const price = shape.plate ? parsePrice(read.text, style)?.value : undefined;
    if (price === undefined || (fit.scale === 'log' && price <= 0)) return [];
    const y = yOfPrice(fit, price);
    return Math.abs(y - shape.y) <= PUSHED * shape.height ? [y] : [];
  });
}

/** The row of the lowest price that is printed on the axis: bodies beside one another look like a row of dates, but these stand below it and not beside it. */
export const lowestPrice = (reading: StripReading): number =>
  Math.max(reading.calibration.fit.inliers.at(-1)!.y, ...tagsAtPrice(reading));

/** The rows of the pane and those of tags whose prices lie on the axis beyond its labels: the bars of these prices are there. */
export function withTags(rows: PaneRows, reading: StripReading, textHeight: number): PaneRows {
  const { inliers } = reading.calibration.fit;
  const at = tagsAtPrice(reading);
  const above = at.filter((y) => y < inliers[0]!.y).map((y) => y - textHeight);
  const below = at.filter((y) => y > inliers.at(-1)!.y).map((y) => y + textHeight);
  return {
    ...rows,
    top: Math.max(0, Math.floor(Math.min(rows.top, ...above))),
    bottom: Math.ceil(Math.max(rows.bottom, ...below)),
  };
}

/** Steps of the axis by which the pane reaches on beyond its last label. */
const BEYOND = 1.35;

/** The rows of the pane, and those of labels above the first and below the last one that price tags stand on: the axis goes on under them. */
export function withCovered(
  rows: PaneRows,
  reading: StripReading,
  inliers: readonly number[],
  timeAxis: number | null,
  height: number,
): PaneRows {
  const beyond = BEYOND * median(inliers.slice(1).map((y, i) => y - inliers[i]!));
  const [first, last] = labelEnds(reading, inliers);
  const up = rows.aboveOther === null && first < inliers[0]! ? first - beyond : rows.top;
  const down = rows.belowOther === null && last > inliers[inliers.length - 1]! ? last + beyond : 0;
  const end = Math.min(timeAxis === null ? height : timeAxis - 1, down);
  return {
    ...rows,
    top: Math.max(0, Math.min(rows.top, Math.floor(up))),
    bottom: Math.max(rows.bottom, Math.ceil(end)),
  };
}

/** Left edges of coloured label boxes that reach a little out of the strip into the pane. */
function plateEdges(text: TextScan, strip: Box): number[] {
  return text.boxes
    .filter((b) => b.x0 < strip.x0 && b.x0 > strip.x0 - 14 && b.x1 > (strip.x0 + strip.x1) / 2)
    .map((b) => b.x0);
}

/** The part of the ink that lies in the price pane. */
function paneInk(
  picture: Picture,
  wide: Ink,
  reading: StripReading,
  rows: PaneRows,
  textHeight: number,
): Ink {
  const y0 = wide.box.y0;
  const inliers = reading.calibration.fit.inliers;
  const first = inliers[0]!.y - y0;
  const last = inliers[inliers.length - 1]!.y - y0;
  const limits = paneLimits(picture, wide, first, last);
  const separators = separatorRows(picture, wide, reading.strip.box);
  const { aboveOther, belowOther } = rows;
  let { top, bottom } = limits;
  if (belowOther !== null)
    bottom = Math.min(
      bottom,
      boundaryRow(wide, last + 0.7 * textHeight, belowOther - 0.3 * textHeight - y0, separators),
    );
  if (aboveOther !== null)
    top = Math.max(
      top,
      boundaryRow(wide, aboveOther + 0.3 * textHeight - y0, first - 0.7 * textHeight, separators),
    );
  for (const y of separators) {
    if (y > last + textHeight) bottom = Math.min(bottom, y);
    if (y < first - textHeight) top = Math.max(top, y + 1);
  }
  return cropRows(wide, y0 + top, y0 + bottom);
}

/** Middles (picture rows) of the lines across the pane, solid and broken. */
export function levelRows(ink: Ink): number[] {
  return [...ink.dashRows, ...ink.lineRows].map((y) => y + ink.box.y0 + 0.5);
}

/** The coloured boxes with a price, and the lines across the pane that end at them. */
function placedTags({ labels, calibration }: StripReading, ink: Ink): PlacedTag[] {
  const rows = levelRows(ink);
  return labels.flatMap(({ shape, read }): PlacedTag[] => {
    if (!shape.plate || read.probability < 0.6) return [];
    const price = parsePrice(read.text, calibration.style)?.value;
    if (price === undefined) return [];
    const near = rows.filter((y) => Math.abs(y - shape.y) <= 2.5);
    const line = near.length > 0 ? median(near) : null;
    return [{ y: shape.y, line, price, probability: read.probability, crowded: isCrowded(shape, labels) }];
  });
}

/** Gap between two boxes that may have pushed each other aside, in heights of the text. */
const CROWDED = 0.7;

/** Whether another box touches that of the label or nearly does. */
export const isCrowded = ({ plate, height }: LabelShape, labels: StripReading['labels']): boolean =>
  labels.some(({ shape: { plate: other } }) => {
    if (!plate || !other || other.y0 === plate.y0) return false;
    return Math.max(other.y0 - plate.y1, plate.y0 - other.y1) <= CROWDED * height;
  });

/** Rows of labels that belong to other panes: they neither fit the axis nor continue its even steps. */
export function otherLabels(reading: StripReading, inliers: number[]): number[] {
  const first = inliers[0]!;
  const rows = inliers.at(-1)! - first;
  // Rows of single labels are whole pixels: only over all of them is the step exact enough for one that a tag hides in part.
  const step = rows / Math.round(rows / median(inliers.slice(1).map((y, i) => y - inliers[i]!)));
  return reading.calibration.labels
    .filter((l, i) => !l.inlier && l.price !== null && !reading.labels[i]!.shape.plate)
    .map((l) => l.y_px)
    .filter((y) => {
      const steps = (y - first) / step;
      return Math.abs(steps - Math.round(steps)) * step > 3 || reading.calibration.fit.scale === 'log';
    });
}

/** The strip as wide as the labels of this pane: those of a lower one may be longer and begin under the last bars. */
export function besideOwnLabels({ strip, labels }: StripReading, inliers: number[]): Strip {
  const boxes = labels
    .filter(({ shape }) => inliers.some((y) => Math.abs(y - shape.y) <= SAME_LABEL))
    .map(({ shape }) => shape.box);
  if (boxes.length === 0) return strip;
  // One that is higher than the others has grown together with what is drawn beside it.
  const most = GROWN * median(boxes.map((b) => b.y1 - b.y0));
  const own = boxes.filter((b) => b.y1 - b.y0 <= most);
  const x0 = Math.max(strip.box.x0, Math.min(...own.map((b) => b.x0)));
  const x1 = Math.min(strip.box.x1, Math.max(...own.map((b) => b.x1)));
  return { ...strip, box: { ...strip.box, x0, x1 } };
}

/** How many times as high as the others a label is that has grown together with something. */
const GROWN = 1.25;

/** Rows between a label and its position on the fitted axis, which a grid line may have moved. */
const SAME_LABEL = 4;

/** Takes a box, with a margin, out of the ink. */
export function clearBox(ink: Ink, box: Box, margin: number): void {
  const x0 = Math.max(0, box.x0 - margin - ink.box.x0);
  const x1 = Math.min(ink.width, box.x1 + margin - ink.box.x0);
  for (
    let y = Math.max(0, box.y0 - margin - ink.box.y0);
    y < Math.min(ink.height, box.y1 + margin - ink.box.y0);
    y++
  )
    if (x1 > x0) ink.mask.fill(0, y * ink.width + x0, y * ink.width + x1);
}

/** Panes below the price pane that have labels of their own. */
function otherPanes(pane: Box, belowOther: number | null, timeAxis: number | null, height: number): Box[] {
  if (belowOther === null) return [];
  const bottom = timeAxis !== null && timeAxis > pane.y1 ? timeAxis : height;
  return bottom - pane.y1 > 12 ? [{ x0: pane.x0, x1: pane.x1, y0: pane.y1, y1: bottom }] : [];
}
