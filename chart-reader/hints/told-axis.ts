/** The price axis whose labels a model named, as far as the picture shows them. */
import type { TextRecogniser } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import type { TextScan, Word } from '../image/words.ts';
import { checkFigures, doubtOf } from '../stages/axis-check.ts';
import { applyOffset, findAxisOffset } from '../stages/axis-offset.ts';
import { axisStage } from '../stages/axis-stage.ts';
import { calibrate } from '../stages/calibration.ts';
import type { ReadLabel } from '../stages/calibration.ts';
import { layOut } from '../stages/layout.ts';
import type { AxisInPane, AxisWatch } from '../stages/price-axes.ts';
import { orRefused, placeLabels } from '../stages/price-axes.ts';
import type { NumberStyle } from '../stages/price-text.ts';
import { parsePrice } from '../stages/price-text.ts';
import { labelCrop, shapesInStrip } from '../stages/strip-labels.ts';
import type { Strip } from '../stages/strips.ts';
import type { AxisHint } from './types.ts';

/** Two labels always make an axis. */
const LEAST_LABELS = 3;
/** Least probability of the figures that the model named, among all that a label may show. */
const LEAST_PROBABILITY = 0.1;
/** Share of the named labels that the picture must show, and of those whose likeliest reading it must be. */
const MOSTLY = 0.6;
/** How far a model's place may be off: heights of the labels, and a share of the distance between them, so that it stays the same label. */
const HEIGHTS_OFF = 2.5;
const STEP_OFF = 0.4;
/** How far its column may be off, as a share of the width. */
const ASIDE = 0.05;

/** The axis through the labels that a model named, where the picture shows them. */
export function* toldAxes(...told: Parameters<typeof toldAxis>): Generator<AxisInPane> {
  const [, , , , watch] = told;
  const axis = orRefused(watch, () => toldAxis(...told));
  if (axis) yield axis;
}

/**
 * The axis through the labels that a model named, or null where the picture does not show them. Places, figures and errors are
 * those of the picture; the model decides only that these figures are a scale, where they are too few or too faint to tell by themselves.
 */
export function toldAxis(
  told: AxisHint,
  picture: Picture,
  text: TextScan,
  recogniser: TextRecogniser,
  watch: AxisWatch,
): AxisInPane | null {
  watch.enter('labels');
  const strip = columnOf(told, picture, text.words);
  if (!strip) return null;
  const { shapes, tone, region } = shapesInStrip(picture, strip);
  const labels = confirmedLabels(told, picture, shapes, recogniser);
  const [calibration] = labels ? calibrate(labels) : [];
  if (!labels || !calibration || calibration.fit.inliers.length < labels.length) return null;
  const reading = { strip, labels, calibration, region, tone };
  checkFigures(reading);
  watch.enter('layout');
  const placed = layOut(picture, text, reading);
  watch.enter('calibration');
  const { refined, marked } = placeLabels(picture, calibration, placed);
  const offset = findAxisOffset(picture, text.words, calibration, recogniser);
  if (offset) applyOffset(calibration, offset);
  const doubt = doubtOf(calibration, offset !== null);
  const { stage: axis, round } = axisStage(calibration, refined);
  axis.evidence.push('a model named the same labels');
  return {
    strip: reading,
    placed,
    axis,
    doubtful: !round && refined === 0,
    uneven: !round,
    marked,
    refined,
    doubt,
    given: 'told',
  };
}

/** How many pixels a named label may stand off its place. */
function reachOf({ points }: AxisHint, height: number): number {
  const rows = points.map(({ y_px }) => y_px).sort((a, b) => a - b);
  const steps = rows.slice(1).map((y, i) => y - rows[i]!);
  return Math.min(HEIGHTS_OFF * height, STEP_OFF * Math.min(...steps));
}

/** The words that stand where the labels were named, as a column. */
function columnOf(told: AxisHint, { width, height }: Picture, words: readonly Word[]): Strip | null {
  const columns = told.points.flatMap(({ x_px }) => (x_px === undefined ? [] : [x_px]));
  if (columns.length === 0) return null;
  const x = median(columns);
  const near = words.filter(
    ({ box }) => box.x0 <= x + ASIDE * width && box.x1 >= x - ASIDE * width && box.x1 - box.x0 < 0.25 * width,
  );
  const reach = reachOf(told, near.length > 0 ? median(near.map((w) => w.height)) : 0);
  const found = told.points.flatMap(({ y_px }) => nearest(near, (w) => Math.abs(w.middle - y_px), reach));
  const column = [...new Set(found)].sort((a, b) => a.middle - b.middle);
  if (column.length < LEAST_LABELS) return null;
  const box = {
    x0: Math.min(...column.map((w) => w.box.x0)),
    y0: Math.max(0, column[0]!.box.y0),
    x1: Math.max(...column.map((w) => w.box.x1)),
    y1: Math.min(height, column.at(-1)!.box.y1),
  };
  return { box, side: box.x0 + box.x1 > width ? 'right' : 'left', words: column, score: 0 };
}

function nearest<T>(list: readonly T[], off: (item: T) => number, reach: number): T[] {
  const within = list.filter((item) => off(item) <= reach);
  return within.sort((a, b) => off(a) - off(b)).slice(0, 1);
}

/**
 * The labels that show the named prices; null where too few do. One style of numbers holds for all, and figures of which no mark
 * tells whether they are thousands are read as the reader reads them by itself.
 */
function confirmedLabels(
  told: AxisHint,
  picture: Picture,
  shapes: readonly ReadLabel['shape'][],
  recogniser: TextRecogniser,
): ReadLabel[] | null {
  if (shapes.length === 0) return null;
  const reach = reachOf(told, median(shapes.map((s) => s.height)));
  const pairs = told.points.flatMap(({ y_px, price }) =>
    nearest(shapes, (s) => Math.abs(s.y - y_px), reach).map((shape) => ({ shape, price })),
  );
  const reads = recogniser.recognise(
    pairs.map(({ shape }) => labelCrop(picture, shape)),
    'price',
  );
  for (const style of ['point', 'comma'] as const) {
    const shown = pairs.flatMap(({ shape, price }, i) => {
      const { text, probability, alternatives } = reads[i]!;
      const readings = [{ text, probability }, ...alternatives];
      const rank = readings.findIndex(
        (r) => r.probability >= LEAST_PROBABILITY && means(r.text, price, style),
      );
      const reading = readings[rank];
      if (!reading) return [];
      const unclear = parsePrice(reading.text, style)!.ambiguous;
      return [{ label: { shape, read: { ...reading, alternatives: [] } }, first: rank === 0, unclear }];
    });
    const first = shown.filter((s) => s.first).length;
    if (shown.length < Math.max(LEAST_LABELS, MOSTLY * told.points.length)) continue;
    if (first < MOSTLY * shown.length || (style === 'comma' && shown.every((s) => s.unclear))) continue;
    return shown.map(({ label }) => label).sort((a, b) => a.shape.y - b.shape.y);
  }
  return null;
}

function means(text: string, price: number, style: NumberStyle): boolean {
  const read = parsePrice(text, style);
  return read !== null && !read.percent && Math.abs(read.value - price) <= 1e-9 * Math.abs(price);
}
