/** Ticks that stand inside of what is taken for the pane, where no line parts the labels from it. */
import type { Picture } from '../image/picture.ts';
import { tickRows } from './axis-marks.ts';
import { refineByMarks } from './axis-refine.ts';
import type { AxisInPane } from './price-axes.ts';
import type { Strip } from './strips.ts';

/** How far from the labels marks that stand inside the pane begin, in heights of them, and how many may stand there for each label. */
const BESIDE = 1.5;
const MOST_EACH = 2;

/**
 * Middles of marks that stand before the labels inside of what is taken for the pane, where no line parts the two: those of the column
 * nearest to the labels in which there are as many marks as labels, and not many more, as bars would make.
 */
export function ticksInPane(picture: Picture, strip: Strip, labels: number, height: number): number[] {
  const [edge, way] = strip.side === 'right' ? [strip.box.x0 - 4, -1] : [strip.box.x1 + 4, 1];
  for (let k = 0; k <= BESIDE * height; k += 2) {
    const rows = tickRows(picture, strip, edge + way * k);
    if (rows.length >= labels && rows.length <= MOST_EACH * labels) return rows;
  }
  return [];
}

/** Puts labels that no line places on such ticks; returns the number of labels that were placed. */
export function placeByTicks(picture: Picture, { strip, placed: { textHeight } }: AxisInPane): number {
  const { calibration } = strip;
  const rows = ticksInPane(picture, strip.strip, calibration.fit.inliers.length, textHeight);
  return refineByMarks(calibration, rows, textHeight, { strict: true });
}
