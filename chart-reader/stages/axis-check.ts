import type { Calibration } from './calibration.ts';
import { median } from '../image/numbers.ts';
import type { StripReading } from './labels.ts';
import type { Why } from '../refused/sentences.ts';
import { Refused } from './refuse.ts';
import { roundingRows } from './rounded-labels.ts';

/** Evidence (a log-likelihood ratio) from which an axis is answered: e³ to 1, that is 95 %. */
const LEAST_EVIDENCE = 3;
/** Mean log ratio of the labels' readings against those of another axis, below which the figures are not sure. */
const LEAST_MARGIN = 0.7;
/** Root mean square distance of the labels from the fit, in pixels, from which on it is bent by something else. */
const MOST_RESIDUAL = 1.8;
/** And what their rounding may add to that. */
const MOST_ROUNDING = 2.5;
/** Mean probability of the readings below which digits that all labels and tags have lost go unnoticed. */
const LEAST_SURE = 0.3;
/** Labels on which the same doubt rests count as so many looks. */
const LOOKS = 2;

/** The refusal of a scale that cannot be told for sure. */
export const uncertain = (...why: Why): Refused => new Refused('axis_uncertain', 'calibration', ...why);

/** How near to the distance of the axis' labels further ones go on, in shares of it; how many of these, and in shares of the axis' own, tell that they are its. */
const SAME_STEP = 0.07;
const LEAST_BEYOND = { labels: 3, share: 0.4 };
/** Labels narrower than this share of the axis' own are no whole ones of which the axis has remnants. */
const SHORTER = 0.7;
/** Probability of each figure and distance in pixels from which three labels are an axis without doubt. */
const SURE_FIGURES = 0.95;
const IN_LINE = 0.5;

/**
 * Whether labels go on beyond the axis at its own distances and do not fit it: they belong to it, so that it was read from remnants of
 * its figures. Labels of another pane begin at a distance of their own.
 */
function goesOnUnread(reading: StripReading, panes: readonly StripReading[]): boolean {
  const { labels, calibration } = reading;
  const { fit } = calibration;
  if (fit.scale === 'log' || fit.inliers.length < 3) return false;
  const rows = fit.inliers.map((c) => c.y);
  const step = median(rows.slice(1).map((y, i) => y - rows[i]!));
  const isOfOther = (label: number): boolean =>
    panes.some((p) => p !== reading && isAxisOfItsOwn(p) && p.calibration.labels[label]!.inlier);
  const width = median(
    labels.flatMap(({ shape }, i) => (calibration.labels[i]!.inlier ? [widthOf(shape)] : [])),
  );
  const others = labels.filter(({ shape, read }, i) => {
    const whole = !calibration.labels[i]!.inlier && !shape.plate && widthOf(shape) >= SHORTER * width;
    return whole && /\d/.test(read.text) && !isOfOther(i);
  });
  const beyond = (from: number, way: 1 | -1): number => {
    let count = 0;
    for (;;) {
      const next = from + way * (count + 1) * step;
      const slack = SAME_STEP * step * Math.sqrt(count + 1);
      if (!others.some(({ shape }) => Math.abs(shape.y - next) <= slack)) return count;
      count++;
    }
  };
  const count = Math.max(beyond(rows[0]!, -1), beyond(rows.at(-1)!, 1));
  return count >= Math.max(LEAST_BEYOND.labels, LEAST_BEYOND.share * rows.length);
}

const widthOf = ({ box }: StripReading['labels'][number]['shape']): number => box.x1 - box.x0;

/** Whether the labels of another pane form a scale by themselves: at least three of them, surely read and exactly in line. */
function isAxisOfItsOwn({ calibration: { fit } }: StripReading): boolean {
  const sure = fit.inliers.filter((c) => c.rank === 0 && c.weight >= SURE_FIGURES);
  return fit.inliers.length >= 3 && sure.length === fit.inliers.length && fit.residual <= IN_LINE;
}

/** Probability that the axis is read right, from its evidence and the next best reading. */
export function sureness({ fit, evidence }: Calibration): number {
  return 1 / (1 + Math.exp(-evidence)) / (1 + Math.exp(-LOOKS * fit.margin));
}

/** Evidence below which not even grid lines and header could make an axis of the figures. */
const HOPELESS = -3;
/** Each label that stands on a grid line or tick of its own, from the second, up to so many. */
const PLACED = 0.8;
const MOST_PLACED = 4;

/** Refuses figures that are no price axis before more work is done on them. `panes` are all axes of the column. */
export function checkFigures(reading: StripReading, panes: readonly StripReading[] = []): void {
  const { evidence, percent } = reading.calibration;
  if (percent) throw new Refused('percent_axis', 'calibration', 'percentages');
  if (goesOnUnread(reading, panes)) throw uncertain('goes_on_unread');
  if (evidence < HOPELESS) throw tooFew(reading);
}

/** A price of the header that lies on the axis, or the usual price of its symbol, is worth as much as a tag. */
const HEADER = 3;

/**
 * What an axis of few labels holds only with: a price of the header that lies on it, as two labels and a tag, or three labels, leave the
 * magnitude to their figures alone; or else a last bar that closes where a price is printed.
 */
export type Wanting = 'header' | 'close';

/**
 * Refuses an axis that too little evidence supports: wrong prices that look right are the worst outcome. `placed` labels stand
 * on grid lines or ticks at one distance, which adds to the evidence of the calibration. Null where that is enough.
 */
export function checkAxis(reading: StripReading, placed: number): Wanting | null {
  const { calibration } = reading;
  calibration.evidence += PLACED * Math.min(MOST_PLACED, Math.max(0, placed - 1));
  const { evidence, fit } = calibration;
  const few = evidence >= LEAST_EVIDENCE - HEADER ? 'header' : 'close';
  const wanting = evidence >= LEAST_EVIDENCE ? null : few;
  if (wanting && (evidence < HOPELESS || fit.inliers.some((c) => c.weight < SURE_FIGURES)))
    throw tooFew(reading);
  if (calibration.fit.margin < LEAST_MARGIN) throw uncertain('labels_blurred');
  const { inliers, residual } = calibration.fit;
  if (residual > Math.hypot(MOST_RESIDUAL, Math.min(MOST_ROUNDING, roundingRows(calibration.fit))))
    throw uncertain('labels_uneven');
  const sure = inliers.reduce((sum, c) => sum + c.weight, 0) / inliers.length;
  if (sure < LEAST_SURE) throw uncertain('labels_too_small');
  return wanting;
}

/** The refusal of an axis of few labels. */
export function tooFew({ calibration }: Pick<StripReading, 'calibration'>): Refused {
  return uncertain('too_few', calibration.within);
}

/** Share of the labels that may lie below zero on a scale of prices: programs leave room under the lowest of them. */
const ROOM = 0.25;

/**
 * Why labels may be no prices that no tag bears out. Those below zero are read on scales of oscillators and of changes, and where they are
 * counted from a sum which is printed elsewhere: more than the few of the room below the lowest price are refused. Of single figures a power of ten
 * printed beyond the axis was cut off, or a logarithmic axis drops it on its minor labels; `whole` tells that they have it.
 */
export function doubtOf({ fit, witnesses }: Calibration, whole: boolean): Refused | null {
  const { inliers } = fit;
  const below = inliers.filter((c) => c.value < 0).length;
  const bare = inliers.every((c) => Number.isInteger(c.value) && c.value < 10 && c.decimals === 0);
  if (witnesses > 0 || (below === 0 && (whole || !bare))) return null;
  const why = uncertain(below > 0 ? 'below_zero' : 'single_figures');
  if (below > ROOM * inliers.length) throw why;
  return why;
}
