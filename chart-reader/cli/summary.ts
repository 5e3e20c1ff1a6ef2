import type { ReadOutcome } from '../types.ts';
import { trendOf, trendScore } from '../trend.ts';

/** The outcome in a few plain lines. */
export function summarise(outcome: ReadOutcome, elapsedMs: number): string {
  const took = `  ${Math.round(elapsedMs)} ms`;
  if (outcome.outcome === 'refused') {
    const { reason, advice, code } = outcome.refusal;
    return `  refused (${code}): ${reason}\n  ${advice}\n${took}\n`;
  }
  const { reading } = outcome;
  const { bars, kind } = reading.series.value;
  const axis = reading.axis.value;
  const show = (v: number): string => v.toFixed(Math.min(10, axis.decimals + 1));
  const closes = bars.map((b) => b.close.price);
  const high = Math.max(...bars.map((b) => b.high?.price ?? b.close.price));
  const low = Math.min(...bars.map((b) => b.low?.price ?? b.close.price));
  const last = reading.last_price;
  const lines = [
    `${reading.symbol?.value.text ?? 'unnamed'} ${reading.timeframe?.value.text ?? ''}`.trim(),
    `${bars.length} ${kind}, ${axis.scale} axis on the ${reading.layout.value.axis_side}, ${axis.labels_used} of ${axis.labels_found} labels`,
    `range ${show(low)} to ${show(high)}, trend ${trendOf(trendScore(closes, high, low))}`,
    ...(last ? [`last price ${show(last.value.price)} ± ${show(last.value.sigma)}`] : []),
    `quality ${reading.quality.score.toFixed(2)} (${reading.quality.verdict})`,
    ...reading.quality.notes.map((n) => `note: ${n}`),
  ];
  return `${lines.map((l) => `  ${l}`).join('\n')}\n${took}\n`;
}
