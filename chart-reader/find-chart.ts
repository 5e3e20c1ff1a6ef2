/** Which of the price axes of a picture is that of the chart, and the series beside it. */
import type { Box, OptionalStage, StageName, TextRecogniser } from './types.ts';
import type { TextScan } from './image/words.ts';
import type { Reads } from './reads.ts';
import { readSeriesOrTold } from './read-series.ts';
import type { FoundChart } from './stages/found-chart.ts';
import type { FoundSeries } from './stages/found-series.ts';
import type { Run } from './run.ts';
import { tooFew } from './stages/axis-check.ts';
import { axisStage } from './stages/axis-stage.ts';
import type { HeaderReader } from './stages/header.ts';
import {
  confirmsAxis,
  contradictsHeader,
  isFarFromUsual,
  lacksWitness,
  otherMagnitude,
  unclearLabels,
  unusualPrices,
} from './stages/header-agreement.ts';
import type { StripReading, Unrounded } from './stages/labels.ts';
import { layOut } from './stages/layout.ts';
import { priceAxes } from './stages/price-axes.ts';
import type { AxisInPane, AxisWatch } from './stages/price-axes.ts';
import { Refused } from './stages/refuse.ts';
import { printedRows } from './stages/printed-rows.ts';
import { mayBeRounded } from './stages/rounded-labels.ts';
import type { LineReader } from './stages/text-lines.ts';

/** The refusal of the latest stage is the most informative; of one stage, one that names what was found instead of prices. */
const saysMore = (error: Refused, than: Refused): boolean =>
  rank(error.stage) > rank(than.stage) ||
  (error.stage === than.stage && than.code === 'no_price_axis' && error.code !== 'no_price_axis');

/**
 * Tries the likeliest price axes in turn; the first beside which a series holds and that the header does not contradict is
 * the chart.
 */
export function* findChart(
  reader: LineReader,
  text: TextScan,
  headers: HeaderReader,
  recogniser: TextRecogniser,
  run: Run,
  unrounded?: Unrounded,
  only?: (axis: AxisInPane) => boolean,
): Reads<FoundChart> {
  const { picture } = reader;
  let refusal: Refused | null = null;
  const refused = (error: Refused): void => {
    if (!refusal || saysMore(error, refusal)) refusal = error;
  };
  const labels = (read: StripReading): void => {
    if (!run.found.axis) run.found.labels = read.calibration.labels;
  };
  const watch = {
    enter: (stage: StageName) => run.enter(stage),
    has: (stage: OptionalStage) => run.has(stage),
    labels,
    refused,
  };
  for (const candidate of candidates(reader, text, recogniser, watch, run, unrounded)) {
    if (only?.(candidate) === false) continue;
    const { strip, doubtful, marked, refined, given } = candidate;
    let { placed } = candidate;
    let { layout, ink } = placed;
    const { y0, y1 } = layout.value.price_pane;
    const header = headers.read(layout.value, [], topOfLabels(strip));
    run.header ??= header;
    if (strip.calibration.ambiguous) {
      const { marksBeside, settleMark, unsettledMark } = yield* run.need('mark');
      const marks = marksBeside(reader, text, strip.calibration, header, layout.value.price_pane);
      const said = { ...header, marks };
      if (settleMark(strip.calibration, said)) candidate.axis = axisStage(strip.calibration, refined).stage;
      const unsettled = given ? null : unsettledMark(strip.calibration, said);
      if (unsettled) {
        refused(unsettled);
        continue;
      }
    }
    const { fit } = strip.calibration;
    const few = candidate.wanting && (candidate.wanting === 'close' || !confirmsAxis(fit, header));
    const doubt = candidate.doubt ?? (few ? tooFew(strip) : null);
    const printed = printedRows(fit, header, placed.tags);
    if (doubt && printed.header.length + printed.tags.length === 0) {
      refused(doubt);
      continue;
    }
    // Lines, boxes, and what the header prints as the last close tell at which rows prices are.
    const unlined = refined === 0 && !given && printed.tags.length === 0;
    const proof = unlined || doubt || mayBeRounded(fit) ? yield* run.need('mark') : null;
    const unplaced = proof?.placeLabels(picture, candidate, header, printed, doubt) ?? false;
    const { axis } = candidate;
    if (given === 'set')
      run.part('hints').checkHeader(header.prices, strip.calibration.fit, layout.value.price_pane);
    const checked = run.has('header-check') && !given;
    if ((checked || given === 'told') && contradictsHeader(strip.calibration.fit, header, y0, y1)) {
      refused(otherMagnitude());
      continue;
    }
    if (checked && candidate.uneven && strip.calibration.witnesses === 0) {
      const { isOfOther } = yield* run.need('mark');
      if (isOfOther(strip.calibration, header, layout.value.price_pane)) {
        refused(otherMagnitude());
        continue;
      }
    }
    if (checked && isFarFromUsual(fit, header)) {
      refused(unusualPrices());
      continue;
    }
    if (checked && lacksWitness(strip.calibration, header)) {
      refused(unclearLabels());
      continue;
    }
    if (!doubt && isBetter(candidate, run.axis)) {
      run.axis = candidate;
      run.found = { ...run.found, axis, layout, labels: strip.calibration.labels };
    }
    try {
      run.enter('candles');
      let found = yield* readSeriesOrTold(picture, ink, strip, axis.value, run);
      if (!given && reachesEnd(found, layout.value.price_pane)) {
        const { withFrames } = yield* run.need('mark');
        const whole = layOut(picture, text, strip, withFrames);
        if (whole.ink.height > ink.height + FRAME) {
          candidate.placed = placed = whole;
          ({ layout, ink } = placed);
          if (run.axis === candidate) run.found.layout = layout;
          found = yield* readSeriesOrTold(picture, ink, strip, axis.value, run);
        }
      }
      if (proof?.placeBySeries(candidate, found, printed, unplaced, run.straightened)) {
        found = yield* readSeriesOrTold(picture, ink, strip, candidate.axis.value, run);
        if (run.axis === candidate) run.found.axis = candidate.axis;
      }
      if (doubt && !proof!.provesAxis(found, printed)) throw doubt;
      run.found.kind = found.kind;
      if (given === 'told') run.told.add('axis');
      return {
        strip,
        placed,
        layout,
        axis: candidate.axis,
        doubtful,
        marked,
        loose: candidate.loose,
        given,
        ...found,
      };
    } catch (error) {
      if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
      refused(error);
    }
  }
  const last = (refusal as Refused | null) ?? new Refused('no_price_axis', 'labels', 'no_labels');
  if (unrounded || run.axis || !MAY_BE_ROUNDED.has(last.why[0])) throw last;
  const part = yield* run.need('refused');
  return yield* findChart(reader, text, headers, recogniser, run, part.unrounded);
}

/** Why labels may be no scale whose figures are too few for their steps. */
const MAY_BE_ROUNDED: ReadonlySet<string> = new Set(['labels_uneven', 'no_labels']);

/** Rows from the end of the pane within which a bar reaches it and may go on beyond it, and rows of the frame itself, for which nothing is read again. */
const AT_END = 1.5;
const FRAME = 3;

const reachesEnd = ({ series }: FoundSeries, { y0, y1 }: Box): boolean =>
  series.value.bars.some(
    ({ high, low, close }) => (high ?? close).y_px <= y0 + AT_END || (low ?? close).y_px >= y1 - AT_END,
  );

/** Whether an axis is shown rather than the one that was found before it: one without round steps may be another instrument's. */
const isBetter = ({ axis, uneven }: AxisInPane, before: AxisInPane | null): boolean =>
  !before || (axis.confidence > before.axis.confidence && (!uneven || before.uneven));

/** The row where the labels and tags of the axis begin: what else stands in their columns may be the header. */
function topOfLabels({ labels, calibration }: StripReading): number {
  const own = labels.filter(({ shape }, i) => shape.plate !== null || calibration.labels[i]!.inlier);
  return Math.min(...own.map(({ shape }) => shape.box.y0));
}

/** The axes that the reader finds, by itself or by hints; where none of them will do, that of which a model named the labels. */
function* candidates(
  reader: LineReader,
  text: TextScan,
  recogniser: TextRecogniser,
  watch: AxisWatch,
  run: Run,
  unrounded?: Unrounded,
): Generator<AxisInPane> {
  const { hints, testimony } = run;
  const { picture } = reader;
  yield* hints
    ? run.part('hints').hintedAxes(reader, text, recogniser, watch, hints)
    : priceAxes(picture, text, recogniser, watch, unrounded);
  if (run.axis === null && testimony.axis)
    yield* run.part('witness').toldAxes(testimony.axis, picture, text, recogniser, watch);
}

const ORDER: StageName[] = ['decode', 'kind', 'layout', 'labels', 'calibration', 'candles'];

function rank(stage: StageName): number {
  return ORDER.indexOf(stage);
}
