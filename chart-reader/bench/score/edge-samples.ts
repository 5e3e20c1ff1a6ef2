/** The edges of a reading with what their errors rest on and how far they truly lie off. */
import type { BarEvidence } from '../../shapes.ts';
import { BODY_FIGURES, WICK_FIGURES } from '../../stages/edge-figures.ts';
import { barErrors } from '../../stages/edge-error.ts';
import type { Reading } from '../../types.ts';
import type { ChartTruth } from '../truth.ts';
import type { EdgeSample } from './fit-edges.ts';
import { matchColumns } from './match.ts';

export interface EdgeSamples {
  wick: EdgeSample[];
  body: EdgeSample[];
}

const FIELDS = [
  ['open', 'o', 'body'],
  ['high', 'h', 'wick'],
  ['low', 'l', 'wick'],
  ['close', 'c', 'body'],
] as const;

/** Whether the pane ends there, so that the bar may go on: such an edge has an error of its own. */
function isCut(part: keyof EdgeSamples, figures: readonly number[]): boolean {
  const names: readonly string[] = part === 'wick' ? WICK_FIGURES : BODY_FIGURES;
  return figures[names.indexOf('at the edge of the pane')] === 1;
}

/** Of the bars that were read of a chart; none where another number of bars was told. */
export function edgeSamplesOf(
  truth: ChartTruth,
  { series, axis }: Reading,
  evidence: readonly BarEvidence[],
): EdgeSamples {
  const out: EdgeSamples = { wick: [], body: [] };
  const { bars } = series.value;
  if (bars.length !== evidence.length) return out;
  const pairs = matchColumns(
    truth.candles.map((c) => c.x_px),
    bars.map((b) => b.x_px),
  );
  const weight = 1 / Math.sqrt(Math.max(1, pairs.length));
  for (const [i, j] of pairs) {
    const errors = barErrors(evidence[j]!);
    for (const [name, letter, part] of FIELDS) {
      const price = truth.candles[i]![letter];
      const read = bars[j]![name];
      if (price === null || !read || isCut(part, evidence[j]![name])) continue;
      // The stated error is that of the edge in pixels joined with that of the axis.
      const perPixel = Math.sqrt(Math.max(0, read.sigma ** 2 - axis.value.sigma ** 2)) / errors[name];
      if (!(perPixel > 0)) continue;
      out[part].push({
        figures: evidence[j]![name],
        off: (read.price - price) / perPixel,
        axis: axis.value.sigma / perPixel,
        weight,
      });
    }
  }
  return out;
}
