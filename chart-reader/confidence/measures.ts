/** What each field's confidence rests on: figures of the stages, each about 0..1, that tell right answers from wrong ones. */
import type { AxisLabel, Bar, PriceAxis, Reading, Stage } from '../types.ts';
import type { SeriesMeasures } from '../stages/series.ts';
import { clamp } from '../image/numbers.ts';
import type { Measures } from './field-model.ts';
import type { WitnessedAxis } from './witnesses.ts';
import { axisWitnesses, seriesWitnesses } from './witnesses.ts';

export const FIELDS = ['axis', 'kind', 'reading', 'last_price', 'symbol', 'timeframe', 'time_axis'] as const;
export type Field = (typeof FIELDS)[number];

const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((a, b) => a + b, 0) / values.length : 0;

/** One mark before three figures: a decimal mark or one of thousands. */
const THREE_FIGURES = /^\D*\d{1,3}([.,])\d{3}\D*$/;

/** Whether nothing that is printed on the axis tells its only mark to be that of decimals or of thousands. */
function markUnsure(labels: readonly AxisLabel[]): boolean {
  const marked = labels.filter((l) => /\d[.,]\d/.test(l.text));
  const used = labels.filter((l) => l.inlier);
  return used.some((l) => THREE_FIGURES.test(l.text)) && marked.every((l) => THREE_FIGURES.test(l.text));
}

/** Of the axis alone; `withSeries` tells whether a series was found beside it. One that was given as a hint counts as a usual one. */
export function axisMeasures(
  axis: Stage<PriceAxis>,
  labels: readonly AxisLabel[],
  witnessed: WitnessedAxis,
  withSeries: boolean,
): Measures {
  if (witnessed.given === 'set') return {};
  const used = labels.filter((l) => l.inlier);
  const { labels_used, labels_found, residual_px, scale } = axis.value;
  return {
    own: axis.confidence,
    labels: clamp((labels_used - 2) / 8, 0, 1),
    agreeing: labels_used / Math.max(1, labels_found),
    probability: mean(used.map((l) => l.probability)),
    weakest: Math.min(1, ...used.map((l) => l.probability)),
    uneven: clamp(residual_px / 2, 0, 1),
    log: scale === 'log' ? 1 : 0,
    series: withSeries ? 1 : 0,
    ...axisWitnesses(witnessed),
    mark_unsure: markUnsure(labels) ? 1 : 0,
  };
}

/** Of a printed text: its own first guess, and how well the picture could be read around it; without an axis that counts as usual. */
export function textMeasures(
  stage: Stage<unknown>,
  axis: Stage<PriceAxis> | null,
  series: Stage<unknown> | null,
  photo: boolean,
): Measures {
  return {
    own: stage.confidence,
    ...(axis ? { axis: axis.confidence } : {}),
    series: series?.confidence ?? 0,
    photo: photo ? 1 : 0,
  };
}

/** Of the last price: that of a text, whether it is printed or only measured, and all that tells whether its axis is right. */
export function lastPriceMeasures(text: Measures, axis: Measures, printed: boolean): Measures {
  return { ...text, printed: printed ? 1 : 0, ...named('axis', axis) };
}

/** What of an axis bears on the whole reading. */
const AXIS_PARTS = [
  'own',
  'agreeing',
  'probability',
  'uneven',
  'labels',
  'marked',
  'tags',
  'header',
  'mark_unsure',
] as const;

type Judged = Omit<Reading, 'stages' | 'quality' | 'measures' | 'kind_runner_up'>;

/** Of every field of a reading whose stages still carry their own first guess; fields that were not found are left out. */
export function readingMeasures(
  reading: Judged,
  { measures: series, ...witnessed }: WitnessedAxis & { measures: SeriesMeasures },
  photo: boolean,
): Partial<Record<Field, Measures>> {
  const axis = axisMeasures(reading.axis, reading.labels, witnessed, true);
  const { bars, bar_spacing_px, resolution } = reading.series.value;
  const line = reading.kind.value === 'line' || reading.kind.value === 'area';
  const drawn: Measures = {
    ...named(line ? 'line' : 'bars', seriesFigures(series)),
    ...seriesWitnesses(reading.series.value, reading.last_price?.value ?? null, witnessed),
    ...(resolution === 'envelope'
      ? {}
      : barFigures(bars, bar_spacing_px, 'clarity' in series ? series.clarity : 0)),
    line: line ? 1 : 0,
  };
  const parts = AXIS_PARTS.flatMap((name) => (axis[name] === undefined ? [] : [[name, axis[name]] as const]));
  const whole: Measures = { ...drawn, ...named('axis', Object.fromEntries(parts)) };
  const measured = witnessed.given === 'set' ? null : reading.axis;
  const text = (stage: Stage<unknown>): Measures => textMeasures(stage, measured, reading.series, photo);
  const { last_price: last, symbol, timeframe, time_axis: times } = reading;
  // A last price that nothing prints is the last close, with an error of its own.
  const printed = last?.value.price !== bars.at(-1)?.close.price;
  return {
    axis,
    kind: drawn,
    reading: whole,
    ...(last ? { last_price: lastPriceMeasures(text(last), axis, printed) } : {}),
    ...(symbol ? { symbol: text(symbol) } : {}),
    ...(timeframe ? { timeframe: text(timeframe) } : {}),
    ...(times ? { time_axis: text(times) } : {}),
  };
}

/** Of single bars; the columns of an envelope are none, so these figures count as usual there. */
function barFigures(bars: readonly Bar[], spacing: number, clarity: number): Measures {
  return {
    bars: mean(bars.map((b) => b.confidence)),
    spacing: clamp(Math.log(spacing / 2) / 3, 0, 1),
    count: countMeasure(bars.length, clarity),
  };
}

/** Few bars may be anything, but the clearer the vertices of a line are, the less their number says. */
export const countMeasure = (bars: number, clarity: number): number =>
  1 - (1 - clamp(bars / 60, 0, 1)) * (1 - clamp(clarity, 0, 1));

function named(prefix: string, measures: Measures): Measures {
  return Object.fromEntries(Object.entries(measures).map(([name, value]) => [`${prefix}_${name}`, value]));
}

/** The series stage's figures, held within 0..1 so that one odd picture does not carry a fit. */
function seriesFigures(series: SeriesMeasures): Measures {
  return Object.fromEntries(
    Object.entries(series).map(([name, value]) => [name, clamp(Number(value), 0, 1)]),
  );
}
