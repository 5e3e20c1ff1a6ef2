import type { HintsUsed } from '../hints/types.ts';
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
  const labels = axis.click_error
    ? 'given by hand'
    : `on the ${reading.layout.value.axis_side}, ${axis.labels_used} of ${axis.labels_found} labels`;
  const lines = [
    `${reading.symbol?.value.text ?? 'unnamed'} ${reading.timeframe?.value.text ?? ''}`.trim(),
    `${bars.length} ${kind}, ${axis.scale} axis ${labels}`,
    `range ${show(low)} to ${show(high)}, trend ${trendOf(trendScore(closes, high, low))}`,
    ...(last ? [`last price ${show(last.value.price)} ± ${show(last.value.sigma)}`] : []),
    `quality ${reading.quality.score.toFixed(2)} (${reading.quality.verdict})`,
    ...hintLines(reading.hints),
    ...reading.quality.notes.map((n) => `note: ${n}`),
  ];
  return `${lines.map((l) => `  ${l}`).join('\n')}\n${took}\n`;
}

/** What of the reading was given and not read. */
function hintLines(hints: HintsUsed | null): string[] {
  if (!hints) return [];
  const given = (['pane', 'kind', 'symbol', 'timeframe'] as const).filter((part) => hints[part]);
  return [
    ...(hints.axis === 'set' ? ['scale set by you: the error of a click (0.5 px) is in every price'] : []),
    ...(hints.axis === 'confirmed' ? ['the prices that you gave agree with the labels'] : []),
    ...(given.length > 0 ? [`set by you: ${given.join(', ').replace('timeframe', 'time frame')}`] : []),
  ];
}
