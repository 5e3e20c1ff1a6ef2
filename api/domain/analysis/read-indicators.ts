/** Reads every indicator at the last bar, with its error. */
import { fewErrors, manyErrors, type Errors } from './indicators/error-table.ts';
import { indicatorCatalog } from './indicators/catalog.ts';
import { Line, type PriceColumns } from './indicators/line.ts';
import { columnsOf, copiesOf } from './indicators/price-copies.ts';
import { Probe, type Doubt } from './indicators/probe.ts';
import type { IndicatorSpec } from './indicators/spec.ts';
import { pastsBefore } from './indicators/unknown-past.ts';
import { isEnvelope } from './measured-series.ts';
import type { MeasuredBar } from './measured-series.ts';
import type { Bias, IndicatorCurve, IndicatorOutput, IndicatorReading } from './types.ts';

function biasOf(lean: number, { prices, past }: Doubt): Bias | null {
  if (Number.isNaN(lean)) return null;
  if (lean === 0 || Math.abs(lean) < Math.hypot(prices, past ?? 0)) return 'neutral';
  return lean > 0 ? 'bullish' : 'bearish';
}

function readingOf(probe: Probe, bars: readonly MeasuredBar[], names: readonly string[]): IndicatorReading {
  const { spec, values, longMemory } = probe;
  const computed = spec.errors?.(bars) ?? {};
  const outputs = names.map((name, nth): IndicatorOutput => {
    const value = values[nth] ?? NaN;
    if (Number.isNaN(value)) return { name, value: null, sigma: null, pastSigma: null };
    const { prices, past } = probe.doubt(nth);
    return { name, value, sigma: computed[name] ?? prices, pastSigma: past };
  });
  const lean = values[names.length] ?? NaN;
  return { ...described(spec), outputs, longMemory, bias: biasOf(lean, probe.doubt(names.length)) };
}

const bar = Line.of([1]);
/** Of the outputs of each indicator. */
const outputNames = new Map(
  indicatorCatalog.map((spec) => [
    spec,
    Object.keys(spec.compute({ open: bar, high: bar, low: bar, close: bar })),
  ]),
);

function described({ id, label, family, parameters, unit, warmUpBars }: IndicatorSpec) {
  return { id, label, family, parameters, unit, warmUpBars };
}

/** A reading without values: what the formula needs was not measured. */
function unread(spec: IndicatorSpec, names: readonly string[]): IndicatorReading {
  const outputs = names.map((name) => ({ name, value: null, sigma: null, pastSigma: null }));
  return { ...described(spec), outputs, longMemory: false, bias: null };
}

/** Shows the probes copies of the series with other errors. */
function disturb(probes: readonly Probe[], bars: readonly MeasuredBar[]): void {
  // Without errors every copy is the original.
  if (bars.every(({ open, high, low, close }) => ![open, high, low, close].some((price) => price?.sigma)))
    return;
  const show = (some: readonly Probe[], parts: readonly Errors[]): void => {
    const length = Math.min(bars.length, Math.max(0, ...some.map(({ seen }) => seen)));
    for (const errors of parts) {
      const copies = copiesOf(bars, errors, length);
      for (const probe of some) probe.addCopies(copies);
    }
  };
  show(
    probes.filter(({ spec }) => !spec.jumps),
    fewErrors(),
  );
  const jumping = probes.filter(({ spec }) => spec.jumps);
  if (jumping.length > 0) show(jumping, manyErrors());
}

/** Shows those that depend on what came before the picture different bars that might have come. */
function precede(probes: readonly Probe[], columns: PriceColumns): void {
  const remembering = probes.filter(({ longMemory }) => longMemory);
  const pasts = remembering.length === 0 ? null : pastsBefore(columns);
  if (pasts) for (const probe of remembering) probe.addPasts(pasts);
}

/**
 * Every indicator of the catalogue at the last bar. On charts that show closes only, those that need highs, lows or opens
 * have no value; in an envelope none has, because a column of pixels is no bar.
 */
export function readIndicators(bars: readonly MeasuredBar[], closeOnly: boolean): IndicatorReading[] {
  const columns = columnsOf(bars);
  const envelope = isEnvelope(bars);
  const readable = ({ needs }: IndicatorSpec) => !envelope && (!closeOnly || needs === 'close');
  const probes = new Map(indicatorCatalog.filter(readable).map((spec) => [spec, new Probe(spec, columns)]));
  disturb([...probes.values()], bars);
  precede([...probes.values()], columns);
  return indicatorCatalog.map((spec) => {
    const names = outputNames.get(spec) ?? [];
    const probe = probes.get(spec);
    return probe ? readingOf(probe, bars, names) : unread(spec, names);
  });
}

/** As others read it: null where there is no value. */
const withNulls = ({ values }: Line): (number | null)[] =>
  Array.from(values, (value) => (Number.isNaN(value) ? null : value));

/**
 * Every indicator that can be computed, over all bars: the same formulas as at the last bar, whose value ends the line.
 * Those that need prices the chart does not show are left out, in an envelope all.
 */
export function indicatorCurves(bars: readonly MeasuredBar[], closeOnly: boolean): IndicatorCurve[] {
  if (isEnvelope(bars)) return [];
  const columns = columnsOf(bars);
  return indicatorCatalog
    .filter(({ needs }) => !closeOnly || needs === 'close')
    .map((spec) => {
      const { id, label, family, unit } = spec;
      const lines = Object.entries(spec.compute(columns)).map(([name, line]) => ({
        name,
        values: withNulls(line),
      }));
      return { id, label, family, unit, lines };
    });
}
