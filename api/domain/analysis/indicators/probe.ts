/** One indicator while it is read at the last bar: what it is, and how far copies of the series fall from that. */
import type { PriceColumns } from './line.ts';
import { endOf } from './price-copies.ts';
import { inScratch } from './scratch.ts';
import type { IndicatorSpec } from './spec.ts';

/** Root mean square distance of values from one; those that are none do not count. */
class Spread {
  private readonly from: number;
  private squares = 0;
  private count = 0;

  constructor(from: number) {
    this.from = from;
  }

  add(others: Float64Array): void {
    for (const other of others) {
      if (Number.isNaN(other)) continue;
      this.squares += (other - this.from) ** 2;
      this.count++;
    }
  }

  /** 0 without any. */
  get size(): number {
    return Number.isNaN(this.from) || this.count === 0 ? 0 : Math.sqrt(this.squares / this.count);
  }
}

/** By how much an output, or the lean, is in doubt: by errors of the prices, and by what came before the picture. */
export interface Doubt {
  prices: number;
  /** Null for indicators that need nothing from before. */
  past: number | null;
}

/** The outputs at the last bar in their order, and after them the lean, each of all copies; NaN where there is none. */
function atLastBar({ compute, lean }: IndicatorSpec, columns: PriceColumns): Float64Array[] {
  return inScratch(() => {
    const lines = compute(columns);
    const leans = new Float64Array(columns.close.copies).fill(NaN);
    let copy = 0;
    const of = (name: string): number => lines[name]?.last(copy) ?? NaN;
    if (lean) for (; copy < leans.length; copy++) leans[copy] = lean({ close: columns.close.last(copy), of });
    return [...Object.values(lines).map(({ values, copies }) => values.slice(-copies)), leans];
  });
}

const addTo = (spreads: readonly Spread[], values: readonly Float64Array[]): void =>
  spreads.forEach((spread, nth) => spread.add(values[nth] ?? new Float64Array()));

/** Of a series without copies. */
const singleOf = (spec: IndicatorSpec, columns: PriceColumns): number[] =>
  atLastBar(spec, columns).map(([value]) => value ?? NaN);

export class Probe {
  readonly spec: IndicatorSpec;
  /** Bars that the formula sees: a copy is computed from these, what came before moves copy and original alike. */
  readonly seen: number;
  /** What was measured, as `atLastBar` orders it. */
  readonly values: readonly number[];
  private readonly byPrices: Spread[];
  private readonly byPasts: Spread[] | null;

  /** Of the series as measured. */
  constructor(spec: IndicatorSpec, columns: PriceColumns) {
    const { bars } = columns.close;
    this.spec = spec;
    this.seen = spec.warmUpBars + spec.memoryBars + 1;
    this.values = singleOf(spec, columns);
    const base = this.seen < bars ? singleOf(spec, endOf(columns, this.seen)) : this.values;
    this.byPrices = base.map((value) => new Spread(value));
    const longMemory = spec.memoryBars > 0 && this.seen > bars + 1;
    this.byPasts = longMemory ? this.values.map((value) => new Spread(value)) : null;
  }

  /** Whether the value still depends on what came before the picture. */
  get longMemory(): boolean {
    return this.byPasts !== null;
  }

  /** Hears of copies with other errors. */
  addCopies(columns: PriceColumns): void {
    addTo(this.byPrices, atLastBar(this.spec, endOf(columns, this.seen)));
  }

  /** Hears of copies with other bars before them. */
  addPasts(columns: PriceColumns): void {
    if (this.byPasts !== null) addTo(this.byPasts, atLastBar(this.spec, columns));
  }

  /** Of the nth value. */
  doubt(nth: number): Doubt {
    return { prices: this.byPrices[nth]?.size ?? 0, past: this.byPasts?.[nth]?.size ?? null };
  }
}
