/** Reads every indicator at the last bar, with its error. */
import { fewErrors, manyErrors } from './indicators/error-table.ts';
import { indicatorCatalog } from './indicators/catalog.ts';
import type { Line, PriceColumns } from './indicators/line.ts';
import { columnsOf, endsOf, flatPrices } from './indicators/price-copies.ts';
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

function described({ id, label, family, parameters, unit, warmUpBars }: IndicatorSpec) {
  return { id, label, family, parameters, unit, warmUpBars };
}

/** A reading without values: what the formula needs was not measured. */
function unread(spec: IndicatorSpec, names: readonly string[]): IndicatorReading {
  const outputs = names.map((name) => ({ name, value: null, sigma: null, pastSigma: null }));
  return { ...described(spec), outputs, longMemory: false, bias: null };
}

/**
 * Shows the probes the series with other errors, one copy after another: each is let go before the next is made, so that only one
 * takes memory.
 */
function disturb(probes: readonly Probe[], bars: readonly MeasuredBar[]): void {
  const prices = flatPrices(bars);
  // Without errors every copy is the original.
  if (prices.sigmas.every((sigma) => !sigma)) return;
  const smooth = probes.filter(({ spec }) => !spec.jumps);
  for (const errors of fewErrors(bars.length)) {
    const end = endsOf(columnsOf(prices, errors));
    for (const probe of smooth) probe.addCopy(end(probe.seen));
  }
  const jumping = probes.filter(({ spec }) => spec.jumps);
  if (jumping.length === 0) return;
  const most = Math.min(bars.length, Math.max(...jumping.map(({ seen }) => seen)));
  for (const errors of manyErrors(most)) {
    const end = endsOf(columnsOf(prices, errors, most));
    for (const probe of jumping) probe.addCopy(end(probe.seen));
  }
}

/** Shows those that depend on what came before the picture different bars that might have come. */
function precede(probes: readonly Probe[], columns: PriceColumns): void {
  const remembering = probes.filter(({ longMemory }) => longMemory);
  if (remembering.length === 0) return;
  for (const past of pastsBefore(columns)) for (const probe of remembering) probe.addPast(past);
}

/**
 * Every indicator of the catalogue at the last bar. On charts that show closes only, those that need highs, lows or opens
 * have no value; in an envelope none has, because a column of pixels is no bar.
 */
export function readIndicators(bars: readonly MeasuredBar[], closeOnly: boolean): IndicatorReading[] {
  const columns = columnsOf(flatPrices(bars));
  const end = endsOf(columns);
  const envelope = isEnvelope(bars);
  const readable = ({ needs }: IndicatorSpec) => !envelope && (!closeOnly || needs === 'close');
  const probes = new Map(
    indicatorCatalog.filter(readable).map((spec) => [spec, new Probe(spec, bars.length, end)]),
  );
  disturb([...probes.values()], bars);
  precede([...probes.values()], columns);
  return indicatorCatalog.map((spec) => {
    const names = Object.keys(spec.compute(end(1)));
    const probe = probes.get(spec);
    return probe ? readingOf(probe, bars, names) : unread(spec, names);
  });
}

/** As others read it: null where there is no value. */
const withNulls = (line: Line): (number | null)[] =>
  line.map((value) => (Number.isNaN(value) ? null : value));

/**
 * Every indicator that can be computed, over all bars: the same formulas as at the last bar, whose value ends the line.
 * Those that need prices the chart does not show are left out, in an envelope all.
 */
export function indicatorCurves(bars: readonly MeasuredBar[], closeOnly: boolean): IndicatorCurve[] {
  if (isEnvelope(bars)) return [];
  const columns = columnsOf(flatPrices(bars));
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
