/** One indicator while it is read at the last bar: what it is, and how far copies of the series fall from that. */
import type { PriceColumns } from './line.ts';
import type { IndicatorSpec } from './spec.ts';

/** Root mean square distance of values from one; those that are none do not count. */
class Spread {
  private readonly from: number;
  private squares = 0;
  private count = 0;

  constructor(from: number) {
    this.from = from;
  }

  add(other: number): void {
    if (Number.isNaN(other)) return;
    this.squares += (other - this.from) ** 2;
    this.count++;
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

/** The outputs at the last bar in their order, and after them the lean; NaN where there is none. */
function atLastBar({ compute, lean }: IndicatorSpec, columns: PriceColumns): number[] {
  const lines = compute(columns);
  const close = columns.close.at(-1) ?? 0;
  const last = (name: string): number => lines[name]?.at(-1) ?? NaN;
  const values = Object.keys(lines).map(last);
  values.push(lean ? lean({ close, of: last }) : NaN);
  return values;
}

export class Probe {
  readonly spec: IndicatorSpec;
  /** Bars that the formula sees: a copy is computed from these, what came before moves copy and original alike. */
  readonly seen: number;
  /** What was measured, as `atLastBar` orders it. */
  readonly values: readonly number[];
  private readonly byPrices: Spread[];
  private readonly byPasts: Spread[] | null;

  /** `end` gives the last bars of the series as measured. */
  constructor(spec: IndicatorSpec, bars: number, end: (length: number) => PriceColumns) {
    this.spec = spec;
    this.seen = spec.warmUpBars + spec.memoryBars + 1;
    this.values = atLastBar(spec, end(bars));
    const base = this.seen < bars ? atLastBar(spec, end(this.seen)) : this.values;
    this.byPrices = base.map((value) => new Spread(value));
    const longMemory = spec.memoryBars > 0 && this.seen > bars + 1;
    this.byPasts = longMemory ? this.values.map((value) => new Spread(value)) : null;
  }

  /** Whether the value still depends on what came before the picture. */
  get longMemory(): boolean {
    return this.byPasts !== null;
  }

  /** Hears of a copy with other errors. */
  addCopy(columns: PriceColumns): void {
    const values = atLastBar(this.spec, columns);
    for (let i = 0; i < values.length; i++) this.byPrices[i]?.add(values[i] ?? NaN);
  }

  /** Hears of a copy with other bars before it. */
  addPast(columns: PriceColumns): void {
    if (this.byPasts === null) return;
    const values = atLastBar(this.spec, columns);
    for (let i = 0; i < values.length; i++) this.byPasts[i]?.add(values[i] ?? NaN);
  }

  /** Of the nth value. */
  doubt(nth: number): Doubt {
    return { prices: this.byPrices[nth]?.size ?? 0, past: this.byPasts?.[nth]?.size ?? null };
  }
}
