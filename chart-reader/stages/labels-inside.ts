/** Labels that are printed in the pane, between bars and lines that go on under them. */
import type { Picture } from '../image/picture.ts';
import { median } from '../image/numbers.ts';
import { priceAt } from './axis-fit.ts';
import type { StripReading } from './labels.ts';
import { FRAME_REACH, frameBeside } from './pane.ts';

/** Rows by which what stands in the place of a label may be off it, and how far, as a share, the price lies off the axis that is read where bars hide some of its figures. */
const MISREAD = { rows: 3, off: 0.5 };

/** The row of the last of the labels that price tags or bars hide, in steps of so many rows from a label; its own where the next one is not hidden. */
function lastCovered({ labels, calibration }: StripReading, from: number, step: number): number {
  const covered = (y: number): boolean =>
    labels.some(({ shape }, i) => {
      const { plate } = shape;
      if (!plate) {
        const price = calibration.labels[i]?.price ?? Infinity;
        const off = Math.abs(price / priceAt(calibration.fit, y) - 1);
        return Math.abs(shape.y - y) <= MISREAD.rows && off > MISREAD.off;
      }
      return y > plate.y0 - shape.height / 2 && y < plate.y1 + shape.height / 2;
    });
  let y = from;
  while (covered(y + step)) y += step;
  return y;
}

/** Rows of the first and the last label of the axis, those included that price tags or bars hide. */
export function labelEnds(reading: StripReading, inliers: readonly number[]): [first: number, last: number] {
  const step = median(inliers.slice(1).map((y, i) => y - inliers[i]!));
  const [first, last] = [inliers[0]!, inliers[inliers.length - 1]!];
  if (reading.calibration.fit.scale === 'log' || !(step > 0)) return [first, last];
  return [lastCovered(reading, first, -step), lastCovered(reading, last, step)];
}

/**
 * Share of the rows between labels in which something must be drawn; a smaller one will do where these rows are as many as a few bars have, the
 * last ones of a chart that ends under its labels.
 */
const BETWEEN = { share: 0.06, rows: 24, few: 0.03 };

/**
 * Whether the labels are printed inside the pane: then bars and lines go on between them. A strip of its own is empty
 * there.
 */
export function labelsInside(picture: Picture, reading: StripReading, inliers: number[]): boolean {
  const { strip, tone } = reading;
  const [first, last] = labelEnds(reading, inliers);
  const busy = printedRows(reading, inliers);
  let inked = 0;
  let rows = 0;
  for (let y = Math.max(0, Math.ceil(first)); y < Math.min(picture.height, last); y++) {
    if (busy.has(y)) continue;
    rows++;
    let n = 0;
    for (let x = strip.box.x0 + 2; x < strip.box.x1 - 2; x++)
      if (Math.abs(picture.luma[y * picture.width + x]! - tone.luma) > 34) n++;
    if (n > 0 && n < 0.6 * (strip.box.x1 - strip.box.x0)) inked++;
  }
  return rows > 20 && inked > Math.min(BETWEEN.share * rows, Math.max(BETWEEN.rows, BETWEEN.few * rows));
}

/** Rows beside a label or tag that its soft edges colour. */
const EDGE_ROWS = 7;

/** The rows in which labels and tags stand, and those of the axis' other steps: a tag beside one may leave a part of it to be seen. */
function printedRows({ labels, calibration }: StripReading, inliers: readonly number[]): Set<number> {
  const rows = new Set<number>();
  const add = (y0: number, y1: number): void => {
    for (let y = Math.floor(y0) - EDGE_ROWS; y < y1 + EDGE_ROWS; y++) rows.add(y);
  };
  labels.forEach(({ shape }, i) => {
    // What is no price may be bars between the labels.
    if (shape.plate) add(shape.plate.y0, shape.plate.y1);
    else if (calibration.labels[i]?.price !== null) add(shape.box.y0, shape.box.y1);
  });
  if (calibration.fit.scale === 'log') return rows;
  const height = median(labels.map(({ shape }) => shape.height));
  const [first, last] = [inliers[0]!, inliers[inliers.length - 1]!];
  const priced = labels.filter(({ shape }, i) => !shape.plate && calibration.labels[i]?.price !== null);
  const at = priced.map(({ shape }) => shape.y).filter((y) => y > first - height && y < last + height);
  const steps = at.slice(1).map((y, i) => y - at[i]!);
  const step = Math.min(...steps.filter((rows) => rows > height));
  for (let y = first; y < last; y += step) add(y - height / 2, y + height / 2);
  return rows;
}

/** Share of the labels' width within which the frame of a pane stands beyond labels that are printed in it. */
const BEYOND_LABELS = 0.75;
/** Least contrast of that frame: no grid line stands between the labels and the end of their pane, so that a faint one is none of these. */
const FAINT = 8;

/** Where a pane ends that reaches under its labels: at the frame beyond them, or with them where there is none. */
export function beyondLabels(
  picture: Picture,
  labels: { x0: number; x1: number },
  way: 1 | -1,
  rows: readonly number[],
): number {
  const reach = Math.max(FRAME_REACH, BEYOND_LABELS * (labels.x1 - labels.x0));
  const [top, bottom] = [Math.floor(Math.min(...rows)), Math.ceil(Math.max(...rows))];
  return frameBeside(picture, way > 0 ? labels.x1 : labels.x0, way, top, bottom, reach, FAINT);
}
