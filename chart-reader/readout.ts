import type {
  Bar,
  MeasuredPrice,
  PartialReading,
  PriceAxis,
  ReadText,
  Reading,
  Refusal,
  Stage,
  StageName,
} from './types.ts';
import type { NamedOverlay } from './full/named-overlays.ts';

/** The reader's result in the shape that is stored and answered, with `overlays` as full/named-overlays.ts gives them. */
export function toReadout(reading: Reading, overlays: readonly NamedOverlay[] = []) {
  const { layout, axis, series, last_price: last } = reading;
  return {
    size: reading.size,
    kind: reading.kind.value,
    kind_runner_up: reading.kind_runner_up,
    resolution: series.value.resolution,
    price_pane: layout.value.price_pane,
    axis_strip: layout.value.axis_strip,
    axis_side: layout.value.axis_side,
    other_panes: layout.value.other_panes,
    axis: axisOf(axis.value),
    labels: reading.labels,
    ...(reading.hints ? { hints: reading.hints } : {}),
    bar_spacing_px: series.value.bar_spacing_px,
    bars: series.value.bars.map(toBar),
    overlays: [...overlays],
    last_price: last === null ? null : { ...last.value, confidence: last.confidence },
    symbol: toText(reading.symbol),
    timeframe: toText(reading.timeframe),
    quality: reading.quality,
    stages: stagesOf(reading),
  };
}

/** The axis without what only the errors of the prices needed. */
function axisOf({ click_error: _, ...axis }: PriceAxis): Omit<PriceAxis, 'click_error'> {
  return axis;
}

/** A refusal as it is stored and answered, with what could be read all the same. */
export function toRefusal({ code, reason, advice, stage, found }: Refusal) {
  const partial = toPartial(found);
  return { code, reason, advice, stage, ...(partial === null ? {} : { found: partial }) };
}

/** Null when neither axis nor text was found. */
function toPartial(found: PartialReading) {
  const { axis, last_price: last, symbol, timeframe } = found;
  if (!axis && !last && !symbol && !timeframe) return null;
  return {
    axis: axis ? toPartialAxis(axis) : null,
    last_price: last
      ? { price: last.value.price, sigma: last.value.sigma, confidence: last.confidence }
      : null,
    symbol: toText(symbol ?? null),
    timeframe: toText(timeframe ?? null),
  };
}

function toPartialAxis({ value, confidence }: Stage<PriceAxis>) {
  const { scale, a, b, decimals, labels_used } = value;
  const [top, bottom] = a.price >= b.price ? [a, b] : [b, a];
  return { scale, top, bottom, decimals, labels_used, confidence };
}

function toBar(bar: Bar) {
  return {
    slot: bar.slot,
    time: bar.time,
    x_px: bar.x_px,
    ...pair('open', bar.open),
    ...pair('high', bar.high),
    ...pair('low', bar.low),
    close: bar.close.price,
    close_sigma: bar.close.sigma,
    direction: bar.direction,
    confidence: bar.confidence,
    ...(bar.by_hand ? { by_hand: bar.by_hand } : {}),
  };
}

function pair<N extends 'open' | 'high' | 'low'>(name: N, measured: MeasuredPrice | null) {
  const both = { [name]: measured?.price ?? null, [`${name}_sigma`]: measured?.sigma ?? null };
  return both as Record<N | `${N}_sigma`, number | null>;
}

function toText(stage: Stage<ReadText> | null) {
  return stage && { text: stage.value.text, confidence: stage.confidence, box: stage.value.box };
}

/** How sure each stage is and why, in the order they run; those that found nothing are left out. */
function stagesOf(reading: Reading) {
  const named: [StageName, Stage<unknown> | null][] = [
    ['kind', reading.kind],
    ['layout', reading.layout],
    ['calibration', reading.axis],
    ['candles', reading.series],
    ['last-price', reading.last_price],
    ['header', reading.symbol ?? reading.timeframe],
    ['time-axis', reading.time_axis],
  ];
  return named.flatMap(([stage, found]) =>
    found === null ? [] : [{ stage, confidence: found.confidence, evidence: found.evidence }],
  );
}
