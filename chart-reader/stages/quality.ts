import type { ChartKind, Layout, MeasuredPrice, PriceAxis, Quality, Series, Stage } from '../types.ts';
import type { Header } from './header.ts';
import type { StripReading } from './labels.ts';

export interface Evidence {
  layout: Stage<Layout>;
  axis: Stage<PriceAxis>;
  kind: Stage<ChartKind>;
  series: Stage<Series>;
  last: Stage<MeasuredPrice> | null;
  header: Header;
  strip: StripReading;
}

/** Probability that the reading is right, from the stages' confidence. */
export function judge(e: Evidence): Quality {
  const score = Math.min(0.99, 0.5 * e.axis.confidence + 0.5 * e.series.confidence);
  return { score, verdict: score >= 0.85 ? 'good' : score >= 0.6 ? 'fair' : 'poor', notes: [] };
}
