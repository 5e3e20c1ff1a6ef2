/** From measures to a claim: the probability that an answer is right, as fitted on answers with known truth. */
import type { Reading, ReadText, Stage } from '../types.ts';
import type { KindRivals } from '../stages/kind-rivals.ts';
import { runnerUp } from '../stages/kind-rivals.ts';
import type { SeriesMeasures } from '../stages/series.ts';
import { clamp } from '../image/numbers.ts';
import { LOOSE } from '../stages/axis-stage.ts';
import type { FieldModel, Measures } from './field-model.ts';
import type { Field } from './measures.ts';
import { readingMeasures } from './measures.ts';
import { FIELD_MODELS } from './weights.ts';
import type { WitnessedAxis } from './witnesses.ts';

/** The claim for one field. A measure that the model does not know is passed over; one it misses counts as usual. */
export function claimFor(model: FieldModel, measures: Measures): number {
  let z = model.constant;
  model.names.forEach((name, k) => {
    const value = measures[name] ?? model.means[k]!;
    z += (model.weights[k]! * (value - model.means[k]!)) / model.deviations[k]!;
  });
  return alongCurve(model.curve, 1 / (1 + Math.exp(-clamp(z, -30, 30))));
}

function alongCurve(curve: FieldModel['curve'], p: number): number {
  const after = curve.findIndex(([x]) => x >= p);
  if (after === 0) return curve[0]![1];
  if (after < 0) return curve.at(-1)?.[1] ?? p;
  const [x0, y0] = curve[after - 1]!;
  const [x1, y1] = curve[after]!;
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (p - x0)) / (x1 - x0);
}

const claim = (field: Field, measures: Measures): number => claimFor(FIELD_MODELS[field], measures);

/** The stage with the claim of its measures. */
export function sure<S extends Stage<unknown> | null>(
  stage: S,
  field: Field,
  measures: Measures | undefined,
): S {
  return stage === null || !measures ? stage : { ...stage, confidence: claim(field, measures) };
}

/** A claim for what is printed; what was given as a hint claims nothing. */
export function sureText<S extends Stage<ReadText> | null>(
  stage: S,
  field: Field,
  measures: Measures | undefined,
): S {
  return stage?.value.by_hand ? stage : sure(stage, field, measures);
}

type Judged = Omit<Reading, 'stages' | 'quality' | 'measures' | 'kind_runner_up'>;

/** The reading with every confidence as a claim, and the claim that it is right as a whole. */
export function claimAll<R extends Judged>(
  reading: R,
  found: WitnessedAxis & { measures: SeriesMeasures; rivals: KindRivals },
  photo: boolean,
): {
  reading: R & Pick<Reading, 'kind_runner_up'>;
  score: number;
  measures: Partial<Record<Field, Measures>>;
} {
  const measures = readingMeasures(reading, found, photo);
  const kind = sure(reading.kind, 'kind', measures.kind);
  const axis = sure(reading.axis, 'axis', measures.axis);
  // What the picture does not tell is right as often as it is in pictures like it.
  const placed = found.loose ? 1 - LOOSE.share : 1;
  const claimed = {
    ...reading,
    kind,
    kind_runner_up: runnerUp(found.rivals, kind.confidence),
    axis: { ...axis, confidence: placed * axis.confidence },
    last_price: sure(reading.last_price, 'last_price', measures.last_price),
    symbol: sureText(reading.symbol, 'symbol', measures.symbol),
    timeframe: sureText(reading.timeframe, 'timeframe', measures.timeframe),
    time_axis: sure(reading.time_axis, 'time_axis', measures.time_axis),
  };
  return { reading: claimed, score: placed * claim('reading', measures.reading!), measures };
}
