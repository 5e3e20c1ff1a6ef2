/** Which other kinds a series may be, and how much speaks for each, 0..1. */
import type { ChartKind } from '../types.ts';
import { clamp } from '../image/numbers.ts';
import { brickShare, heikinAshiShare } from './bar-kind.ts';
import type { BarGeometry } from './bar-geometry.ts';
import { isCurve } from './is-curve.ts';
import type { LineTrace } from './line-trace.ts';

export type KindRivals = Partial<Record<ChartKind, number>>;

const share = <T>(all: readonly T[], test: (one: T) => boolean): number =>
  all.filter(test).length / Math.max(1, all.length);

/** Of bars: by what each kind would show, and by how much of the pane a curve explains. */
export function rivalsOfBars({ kind, bars }: BarGeometry, traces: readonly LineTrace[]): KindRivals {
  const hollow = share(bars, (b) => b.mark.hollow);
  const bodiless = share(bars, (b) => !b.mark.hasBody);
  const unticked = share(bars, (b) => b.mark.openY === null || b.mark.closeY === null);
  const curve = Math.max(0, ...traces.filter(isCurve).map((t) => t.explained));
  const rivals: Record<ChartKind, number> = {
    candles: kind === 'bars' ? unticked : 1 - 0.6 * hollow,
    hollow: kind === 'bars' ? 0.5 * unticked : clamp(3 * hollow, LEAST, 1),
    heikin_ashi: heikinAshiShare(bars) ?? LEAST,
    bars: Math.max(LEAST, bodiless),
    renko: brickShare(bars),
    line: curve,
    area: 0.5 * curve,
  };
  return without(kind, rivals);
}

/** What speaks for a kind of which nothing was seen. */
const LEAST = 0.05;

/** Of a curve: the other kind of curve first, then bars so close that they look like one. */
export const rivalsOfLine = (kind: 'line' | 'area'): KindRivals =>
  without(kind, { line: 0.6, area: 0.4, candles: 0.3, bars: 0.2 });

/** Of a band of bars that cannot be distinguished. */
export const ENVELOPE_RIVALS: KindRivals = { bars: 0.5, hollow: 0.3, line: 0.2 };

function without(kind: ChartKind, rivals: KindRivals): KindRivals {
  return Object.fromEntries(Object.entries(rivals).filter(([name]) => name !== kind));
}

/** Share of the remaining probability that is not on any kind of chart: the picture may be something else. */
const NO_CHART = 0.3;

/** The likeliest other kind; what the claim of the kind leaves is divided by what speaks for each of the others. */
export function runnerUp(rivals: KindRivals, claim: number): { kind: ChartKind; probability: number } {
  const weights = Object.entries(rivals) as [ChartKind, number][];
  const all = weights.reduce((sum, [, weight]) => sum + weight, NO_CHART);
  const [kind, weight] = weights.reduce((best, one) => (one[1] > best[1] ? one : best));
  return { kind, probability: ((1 - claim) * weight) / all };
}
