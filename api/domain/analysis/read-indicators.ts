/** Reads every indicator at the last bar, with its error. */
import { ERROR_TABLE, MANY_ERRORS } from './indicators/error-table.ts';
import { indicatorCatalog } from './indicators/catalog.ts';
import type { PriceColumns } from './indicators/line.ts';
import type { IndicatorSpec } from './indicators/spec.ts';
import { pastsBefore } from './indicators/unknown-past.ts';
import { isEnvelope } from './measured-series.ts';
import type { Measured, MeasuredBar } from './measured-series.ts';
import type { Bias, IndicatorCurve, IndicatorOutput, IndicatorReading } from './types.ts';

/** Columns of the measured prices, shifted by their errors times `shift(bar, field)`; high and low enclose the others. */
function columnsOf(
  bars: readonly MeasuredBar[],
  shift: (bar: number, field: number) => number,
): PriceColumns {
  const columns = { open: [] as number[], high: [] as number[], low: [] as number[], close: [] as number[] };
  const shifted = ({ value, sigma }: Measured, i: number, field: number) => value + sigma * shift(i, field);
  for (let i = 0; i < bars.length; i++) {
    const bar = bars[i];
    if (!bar) continue;
    // Nothing is put into a list for every bar: this runs for every perturbed copy.
    const open = shifted(bar.open ?? bar.close, i, 0);
    const high = shifted(bar.high ?? bar.close, i, 1);
    const low = shifted(bar.low ?? bar.close, i, 2);
    const close = shifted(bar.close, i, 3);
    columns.open.push(open);
    columns.close.push(close);
    columns.high.push(Math.max(open, high, low, close));
    columns.low.push(Math.min(open, high, low, close));
  }
  return columns;
}

/** The last `length` bars of the columns. */
function lastOf({ open, high, low, close }: PriceColumns, length: number): PriceColumns {
  return {
    open: open.slice(-length),
    high: high.slice(-length),
    low: low.slice(-length),
    close: close.slice(-length),
  };
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

/** Root mean square distance of the others' values from this one; 0 without any. */
function spread(value: number | null, others: readonly (number | null | undefined)[]): number {
  const known = others.filter((other): other is number => other !== null && other !== undefined);
  if (value === null || known.length === 0) return 0;
  return Math.sqrt(known.reduce((total, other) => total + (other - value) ** 2, 0) / known.length);
}

/** Root mean square distances of an output (or the lean) from what it is: by errors of the prices, and by unknown pasts. */
interface Doubt {
  prices: number;
  past: number | null;
}

/** What an indicator's values are in doubt by; `of` picks an output or the lean. */
function doubtOf(doubts: Doubts, of: (bar: LastBar) => number | null | undefined): Doubt {
  return {
    prices: spread(of(doubts.base) ?? null, doubts.copies.map(of)),
    past: doubts.pasts === null ? null : spread(of(doubts.measured) ?? null, doubts.pasts.map(of)),
  };
}

interface Doubts {
  measured: LastBar;
  /** The same from as many bars as the formula sees, and from copies of them with other errors. */
  base: LastBar;
  copies: LastBar[];
  /** With bars before the visible ones; null for indicators that need none. */
  pasts: LastBar[] | null;
}

function biasOf(lean: number | null, { prices, past }: Doubt): Bias | null {
  if (lean === null) return null;
  if (lean === 0 || Math.abs(lean) < Math.hypot(prices, past ?? 0)) return 'neutral';
  return lean > 0 ? 'bullish' : 'bearish';
}

/** What every indicator is read from. */
interface Material {
  bars: readonly MeasuredBar[];
  base: PriceColumns;
  copies: readonly PriceColumns[];
  /** The visible bars after different bars that might have come before them. */
  pasts: readonly PriceColumns[];
}

/** The last bars in many copies. */
function manyCopies(bars: readonly MeasuredBar[], length: number): PriceColumns[] {
  const seen = bars.slice(-length);
  return MANY_ERRORS.map((errors) => columnsOf(seen, (bar, field) => errors(seen.length - 1 - bar, field)));
}

function readOne(spec: IndicatorSpec, material: Material): IndicatorReading {
  const { base, pasts, copies } = material;
  const bars = material.bars.length;
  const longMemory = spec.memoryBars > 0 && bars < spec.warmUpBars + spec.memoryBars;
  // A copy is computed from as many bars as the formula sees: what came before moves copy and original alike.
  const seen = spec.warmUpBars + spec.memoryBars + 1;
  const measured = lastBarOf(spec, base);
  const last = seen < bars ? lastBarOf(spec, lastOf(base, seen)) : measured;
  const many = spec.jumps && copies.length > 0;
  const seenCopies = many ? manyCopies(material.bars, seen) : copies.map((copy) => lastOf(copy, seen));
  const doubts: Doubts = {
    measured,
    base: last,
    copies: seenCopies.map((copy) => lastBarOf(spec, copy)),
    pasts: longMemory ? pasts.map((past) => lastBarOf(spec, past)) : null,
  };
  const computed = spec.errors?.(material.bars) ?? {};
  const outputs = [...measured.values].map(([name, value]): IndicatorOutput => {
    const doubt = doubtOf(doubts, ({ values }) => values.get(name));
    const known = value !== null;
    const sigma = computed[name] ?? doubt.prices;
    return { name, value, sigma: known ? sigma : null, pastSigma: known ? doubt.past : null };
  });
  const bias = biasOf(
    measured.lean,
    doubtOf(doubts, ({ lean }) => lean),
  );
  return { ...described(spec), outputs, longMemory, bias };
}

function described({ id, label, family, parameters, unit, warmUpBars }: IndicatorSpec) {
  return { id, label, family, parameters, unit, warmUpBars };
}

/** A reading without values: what the formula needs was not measured. */
function unread(spec: IndicatorSpec, columns: PriceColumns): IndicatorReading {
  const outputs = Object.keys(spec.compute(columns)).map((name) => ({
    name,
    value: null,
    sigma: null,
    pastSigma: null,
  }));
  return { ...described(spec), outputs, longMemory: false, bias: null };
}

/**
 * Every indicator of the catalogue at the last bar. On charts that show closes only, those that need highs, lows or opens
 * have no value; in an envelope none has, because a column of pixels is no bar.
 */
export function readIndicators(bars: readonly MeasuredBar[], closeOnly: boolean): IndicatorReading[] {
  const base = columnsOf(bars, () => 0);
  const envelope = isEnvelope(bars);
  const exact = bars.every((bar) => [bar.open, bar.high, bar.low, bar.close].every((one) => !one?.sigma));
  const material: Material = {
    bars,
    base,
    copies: exact
      ? []
      : ERROR_TABLE.map((errors) => columnsOf(bars, (bar, field) => errors(bars.length - 1 - bar, field))),
    pasts: pastsBefore(base),
  };
  return indicatorCatalog.map((spec) =>
    envelope || (closeOnly && spec.needs !== 'close') ? unread(spec, base) : readOne(spec, material),
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
