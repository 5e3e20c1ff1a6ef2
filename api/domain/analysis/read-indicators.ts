/** Reads every indicator at the last bar, with its error. */
import { indicatorCatalog } from './indicators/catalog.ts';
import type { PriceColumns } from './indicators/line.ts';
import type { IndicatorSpec } from './indicators/spec.ts';
import { isEnvelope } from './measured-series.ts';
import type { MeasuredBar } from './measured-series.ts';
import type { Bias, IndicatorCurve, IndicatorOutput, IndicatorReading } from './types.ts';

/** Perturbed copies of the series from which errors are estimated; with 16 the error is known to a fifth. */
const COPIES = 16;

/** A fixed, evenly scattered number in −√3..√3 (unit variance) for a place in a table: always the same one. */
function scatter(copy: number, bar: number, field: number): number {
  let h = (copy * 73856093) ^ (bar * 19349663) ^ ((field + 1) * 83492791);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  return ((h >>> 8) / 0x1000000 - 0.5) * 2 * Math.sqrt(3);
}

/** Columns of the measured prices, shifted by their errors times `shift(bar, field)`; high and low enclose the others. */
function columnsOf(
  bars: readonly MeasuredBar[],
  shift: (bar: number, field: number) => number,
): PriceColumns {
  const columns = { open: [] as number[], high: [] as number[], low: [] as number[], close: [] as number[] };
  for (const [i, bar] of bars.entries()) {
    const [open, high, low, close] = [
      bar.open ?? bar.close,
      bar.high ?? bar.close,
      bar.low ?? bar.close,
      bar.close,
    ].map(({ value, sigma }, field) => value + sigma * shift(i, field)) as [number, number, number, number];
    columns.open.push(open);
    columns.close.push(close);
    columns.high.push(Math.max(open, high, low, close));
    columns.low.push(Math.min(open, high, low, close));
  }
  return columns;
}

/** The outputs of an indicator at the last bar, and its lean. */
interface LastBar {
  values: Map<string, number | null>;
  lean: number | null;
}

function lastBarOf(spec: IndicatorSpec, columns: PriceColumns): LastBar {
  const lines = spec.compute(columns);
  const values = new Map(Object.entries(lines).map(([name, line]) => [name, line.at(-1) ?? null]));
  const close = columns.close.at(-1) ?? 0;
  return { values, lean: spec.lean?.({ close, of: (name) => values.get(name) ?? null }) ?? null };
}

/** Root mean square distance of the copies' values from the measured one. */
function spread(value: number, copies: readonly (number | null | undefined)[]): number {
  const known = copies.filter((other): other is number => other !== null && other !== undefined);
  if (known.length === 0) return 0;
  return Math.sqrt(known.reduce((total, other) => total + (other - value) ** 2, 0) / known.length);
}

function biasOf(base: LastBar, copies: readonly LastBar[]): Bias | null {
  if (base.lean === null) return null;
  const sigma = spread(
    base.lean,
    copies.map(({ lean }) => lean),
  );
  if (base.lean === 0 || Math.abs(base.lean) < sigma) return 'neutral';
  return base.lean > 0 ? 'bullish' : 'bearish';
}

function readOne(
  spec: IndicatorSpec,
  bars: number,
  base: PriceColumns,
  copies: readonly PriceColumns[],
): IndicatorReading {
  const measuredBar = lastBarOf(spec, base);
  const perturbed = copies.map((columns) => lastBarOf(spec, columns));
  const outputs = [...measuredBar.values].map(([name, value]): IndicatorOutput => ({
    name,
    value,
    sigma:
      value === null
        ? null
        : spread(
            value,
            perturbed.map(({ values }) => values.get(name)),
          ),
  }));
  return {
    ...described(spec),
    outputs,
    longMemory: spec.memoryBars > 0 && bars < spec.warmUpBars + spec.memoryBars,
    bias: biasOf(measuredBar, perturbed),
  };
}

function described({ id, label, family, parameters, unit, warmUpBars }: IndicatorSpec) {
  return { id, label, family, parameters, unit, warmUpBars };
}

/** A reading without values: what the formula needs was not measured. */
function unread(spec: IndicatorSpec, columns: PriceColumns): IndicatorReading {
  const outputs = Object.keys(spec.compute(columns)).map((name) => ({ name, value: null, sigma: null }));
  return { ...described(spec), outputs, longMemory: false, bias: null };
}

/**
 * Every indicator of the catalogue at the last bar. On charts that show closes only, those that need highs, lows or opens
 * have no value; in an envelope none has, because a column of pixels is no bar.
 */
export function readIndicators(bars: readonly MeasuredBar[], closeOnly: boolean): IndicatorReading[] {
  const base = columnsOf(bars, () => 0);
  const envelope = isEnvelope(bars);
  const copies = Array.from({ length: COPIES }, (_, copy) =>
    columnsOf(bars, (bar, field) => scatter(copy, bar, field)),
  );
  return indicatorCatalog.map((spec) =>
    envelope || (closeOnly && spec.needs !== 'close')
      ? unread(spec, base)
      : readOne(spec, bars.length, base, copies),
  );
}

/**
 * Every indicator that can be computed, over all bars: the same formulas as at the last bar, whose value ends the line.
 * Those that need prices the chart does not show are left out, in an envelope all.
 */
export function indicatorCurves(bars: readonly MeasuredBar[], closeOnly: boolean): IndicatorCurve[] {
  const columns = columnsOf(bars, () => 0);
  if (isEnvelope(bars)) return [];
  return indicatorCatalog
    .filter(({ needs }) => !closeOnly || needs === 'close')
    .map((spec) => {
      const { id, label, family, unit } = spec;
      const lines = Object.entries(spec.compute(columns)).map(([name, values]) => ({ name, values }));
      return { id, label, family, unit, lines };
    });
}
