import type { OptionalStage, PriceAxis, Stage, StageName, TextRecogniser } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { TextScan } from '../image/words.ts';
import type { Wanting } from './axis-check.ts';
import { checkAxis, checkFigures, doubtOf } from './axis-check.ts';
import { applyOffset, findAxisOffset } from './axis-offset.ts';
import { faintRows } from './axis-marks.ts';
import { alignToTags, refineByMarks } from './axis-refine.ts';
import { axisStage } from './axis-stage.ts';
import type { Calibration } from './calibration.ts';
import { pricePanes } from './choose-pane.ts';
import { readStrip } from './labels.ts';
import type { StripReading, Unrounded } from './labels.ts';
import { layOut } from './layout.ts';
import type { PaneLayout } from './layout.ts';
import { Refused } from './refuse.ts';
import { findStrips } from './strips.ts';
import type { Strip } from './strips.ts';
import { isTableColumn, tableRefusal } from './table-columns.ts';

/** A price axis that may be the chart's, with the pane it belongs to. */
export interface AxisInPane {
  strip: StripReading;
  placed: PaneLayout;
  axis: Stage<PriceAxis>;
  /** Neither grid lines nor round steps speak for it: it may be the scale of something else beside the chart. */
  doubtful: boolean;
  /** Its labels are no round steps apart, as those of a second instrument's scale are. */
  uneven: boolean;
  /** Labels that were placed by a grid line or tick of their own; `refined` counts lines, too, that are told by all labels together. */
  marked: number;
  refined: number;
  /** Whether nothing tells at which rows its prices are: its labels may stand above them. */
  loose?: boolean | undefined;
  /** What else its few labels need to make an axis. */
  wanting?: Wanting | null;
  /** Why it is no axis of prices unless the last bar closes at a price that is printed. */
  doubt: Refused | null;
  /** How it stands to a scale that was given as a hint; `told`: a model named the labels that it rests on. */
  given?: 'set' | 'confirmed' | 'told';
}

/** Receives which stage begins, which labels were read, and why a column of figures is no price axis. */
export interface AxisWatch {
  enter(stage: StageName): void;
  /** Whether a stage that can be left out is to run; all are where this is missing. */
  has?(stage: OptionalStage): boolean;
  labels(reading: StripReading): void;
  refused(refusal: Refused): void;
}

/**
 * The price axes of a picture, likeliest first: column by column of figures, and in each pane by pane. One without round
 * steps, or behind another, waits until the columns that stand at the same heights were tried.
 */
export function* priceAxes(
  picture: Picture,
  text: TextScan,
  recogniser: TextRecogniser,
  watch: AxisWatch,
  unrounded?: Unrounded,
): Generator<AxisInPane> {
  const waiting: AxisInPane[] = [];
  const strips = findStrips(text.words, picture.width, picture.height, text.boxes);
  for (const strip of strips) {
    watch.enter('labels');
    const readings = readColumn(picture, text, strip, recogniser, watch, unrounded);
    for (const reading of pricePanes(readings)) {
      const found = orRefused(watch, () => axisInPane(picture, text, reading, readings, recogniser, watch));
      if (!found) continue;
      while (waiting.length > 0 && !sameRows(waiting[0]!, found)) yield waiting.shift()!;
      const { x0, x1 } = found.placed.layout.value.price_pane;
      // A list beside the chart has a scale between itself and the bars, and no lines stand at its figures.
      const behind = ({ side, box, words }: Strip): boolean =>
        side === strip.side && box.x0 > x0 && box.x1 < x1 && words.length >= NEARER;
      if (found.uneven || (!found.refined && strips.some(behind))) waiting.push(found);
      else yield found;
    }
  }
  yield* waiting;
}

/** Least words of a column that may be a scale nearer to the bars. */
const NEARER = 6;

/** The labels of a column by pane; those of a table are no axis. */
function readColumn(
  picture: Picture,
  text: TextScan,
  strip: Strip,
  recogniser: TextRecogniser,
  watch: AxisWatch,
  unrounded?: Unrounded,
): StripReading[] {
  const table = isTableColumn(strip, text.words);
  try {
    const readings = readStrip(picture, strip, recogniser, unrounded);
    if (!table) return readings;
    watch.refused(tableRefusal(true));
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
    watch.refused(table ? tableRefusal(false) : error);
  }
  return [];
}

const SHARED_ROWS = 0.5;

/** Whether the labels of `other` stand along at least half of the rows of `axis`. */
function sameRows(axis: AxisInPane, other: AxisInPane): boolean {
  const [a, b] = [axis.axis.value, other.axis.value];
  const shared = Math.min(a.b.y_px, b.b.y_px) - Math.max(a.a.y_px, b.a.y_px);
  return shared >= SHARED_ROWS * (a.b.y_px - a.a.y_px);
}

/** What the work gives, or null where it is refused, of which the watch is told. */
export function orRefused<T>(watch: AxisWatch, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
    watch.refused(error);
    return null;
  }
}

function axisInPane(
  picture: Picture,
  text: TextScan,
  reading: StripReading,
  panes: readonly StripReading[],
  recogniser: TextRecogniser,
  watch: AxisWatch,
): AxisInPane {
  const { calibration } = reading;
  watch.enter('calibration');
  watch.labels(reading);
  checkFigures(reading, panes);
  watch.enter('layout');
  const placed = layOut(picture, text, reading);
  watch.enter('calibration');
  const lines = watch.has?.('grid-lines') !== false;
  const { refined, marked } = placeLabels(picture, calibration, placed, lines);
  const wanting = checkAxis(reading, refined);
  const offset =
    watch.has?.('axis-offset') !== false
      ? findAxisOffset(picture, text.words, calibration, recogniser)
      : null;
  if (offset) applyOffset(calibration, offset);
  const doubt = doubtOf(calibration, offset !== null);
  const { stage, round } = axisStage(calibration, refined);
  return {
    strip: reading,
    placed,
    axis: stage,
    doubtful: !round && refined === 0,
    uneven: !round,
    marked,
    refined,
    wanting,
    doubt,
  };
}

/**
 * Puts the labels on the lines they stand for: grid lines and ticks, else lines too faint to be told one by one, else where the
 * boxes of prices say. `refined` counts those placed by any line, `marked` those placed by one that can be told by itself.
 */
export function placeLabels(
  picture: Picture,
  calibration: Calibration,
  { marks, layout, textHeight, tags }: PaneLayout,
  lines = true,
): { refined: number; marked: number } {
  const marked = refineByMarks(calibration, lines ? marks : [], textHeight);
  if (marked > 0) return { refined: marked, marked };
  const pane = layout.value.price_pane;
  const refined = lines
    ? refineByMarks(calibration, faintRows(picture, pane), textHeight, { strict: true })
    : 0;
  if (refined === 0) alignToTags(calibration, tags, textHeight);
  return { refined, marked };
}
