/** One bar of a stored analysis as statements. */
import type { AnalysisJson } from './analysis-json-types.ts';
import { fixed } from '../shared-with-web/fixed-number.ts';
import { decimalsFor, listed } from './narrative/wording.ts';

/** A bar as measured; open, high and low are null on line charts. */
export interface StoredBar {
  time?: string | null;
  open: number | null;
  open_sigma: number | null;
  high: number | null;
  high_sigma: number | null;
  low: number | null;
  low_sigma: number | null;
  close: number;
  close_sigma: number;
}

/** The number of the bar that a question names, from 1; null when it names none. */
export function barNamed(question: string): number | null {
  const [, named] = /\bbar (?:no\.? |number |#)?(\d{1,4})\b/i.exec(question) ?? [];
  return named === undefined ? null : Number(named);
}

/** What was measured of the bar with this number, from 1, and what the analysis found at it. */
export function barFacts(json: AnalysisJson, bars: readonly StoredBar[], number: number): string[] {
  const bar = bars[number - 1];
  if (!bar) return [`Bar ${number}: there is none; the chart has bars 1 to ${bars.length}.`];
  return [
    priceFact(json, bar, number, bars.length),
    ...shapeFact(json, bar, number),
    locationFact(json, number),
  ];
}

function priceFact(json: AnalysisJson, bar: StoredBar, number: number, all: number): string {
  const decimals = decimalsFor(json.highest_high.value - json.lowest_low.value);
  const prices = [
    ['open', bar.open, bar.open_sigma],
    ['high', bar.high, bar.high_sigma],
    ['low', bar.low, bar.low_sigma],
    ['close', bar.close, bar.close_sigma],
  ] as const;
  const shown = prices.flatMap(([name, price, sigma]) =>
    price === null ? [] : [`${name} ${fixed(price, decimals)} (± ${fixed(sigma ?? 0, decimals + 1)})`],
  );
  const when = bar.time ? `, ${bar.time}` : '';
  return `Bar ${number} of ${all}${when}: ${listed(shown)}.`;
}

function shapeFact(json: AnalysisJson, { open, high, low, close }: StoredBar, number: number): string[] {
  if (open === null || high === null || low === null || high <= low) return [];
  const share = (part: number) => `${Math.round((100 * part) / (high - low))}%`;
  const direction = close > open ? 'rising' : close < open ? 'falling' : 'flat';
  const range = json.volatility.average_true_range;
  const size = range > 0 ? ` It covers ${fixed((high - low) / range, 1)} average true ranges.` : '';
  const wicks = `upper wick ${share(high - Math.max(open, close))}, lower wick ${share(Math.min(open, close) - low)}`;
  return [
    `Bar ${number} is ${direction}: body ${share(Math.abs(close - open))} of its range, ${wicks}.${size}`,
  ];
}

function locationFact({ pivots, patterns, key_levels: levels }: AnalysisJson, number: number): string {
  const index = number - 1;
  const found = [
    ...pivots.filter(({ bar }) => bar === index).map(({ kind }) => `a swing ${kind}`),
    ...patterns
      .filter(({ first_bar, last_bar }) => first_bar <= index && index <= last_bar)
      .map(({ name, certain }) => `part of the pattern ${name}${certain ? '' : ' (not certain)'}`),
    ...levels
      .filter(({ first_touch_bar, last_touch_bar }) => index === first_touch_bar || index === last_touch_bar)
      .map(({ type }) => `a touch of a ${type}`),
  ];
  return `Bar ${number} in the analysis: ${found.length === 0 ? 'no swing, no pattern and no first or last touch of a level' : listed(found)}.`;
}
