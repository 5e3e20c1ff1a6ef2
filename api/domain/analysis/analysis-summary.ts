/** A stored analysis as statements, each of which can be quoted by itself. */
import type { AnalysisJson, KeyLevelJson, MeasuredJson } from './analysis-json-types.ts';
import { counted, decimalsFor, fixed, listed, percent } from './narrative/wording.ts';

type PriceText = (price: number, sigma: number) => string;

/** Prices as precisely as the picture shows them, each with its error of one standard deviation. */
function priceText({ highest_high, lowest_low }: AnalysisJson): PriceText {
  const decimals = decimalsFor(highest_high.value - lowest_low.value);
  return (price, sigma) =>
    sigma > 0 ? `${fixed(price, decimals)} (± ${fixed(sigma, decimals + 1)})` : fixed(price, decimals);
}

function subject({ coin_symbol, time_frame }: AnalysisJson): string {
  return [coin_symbol ?? 'unknown symbol', time_frame ?? 'unknown time frame'].join(', ');
}

function level(type: 'support' | 'resistance', json: AnalysisJson, textOf: PriceText): string {
  const nearest: KeyLevelJson | undefined = json.key_levels.find((one) => one.type === type);
  if (!nearest) return `Nearest ${type}: none was found.`;
  const { price, sigma, strength, touches } = nearest;
  return `Nearest ${type}: ${textOf(price, sigma)}, ${strength}, ${counted(touches, 'touch', 'touches')}.`;
}

function ratio(measured: MeasuredJson | null): string {
  return measured === null ? 'none' : `${fixed(measured.value, 2)} (± ${fixed(measured.sigma, 2)})`;
}

function plan({ plan: { direction, reasons, ...its } }: AnalysisJson, textOf: PriceText): string[] {
  const why = `Why the plan is so: ${reasons.map(({ text }) => text).join(' ')}`;
  const { entry, stop, take_profit_1: first, take_profit_2: second } = its;
  if (!entry || !stop || !first || !second) return ['Trade plan: the rule proposes no trade.', why];
  const levels = [
    `entry ${textOf(entry.price, entry.sigma)}`,
    `stop ${textOf(stop.price, stop.sigma)}`,
    `first target ${textOf(first.price, first.sigma)}`,
    `second target ${textOf(second.price, second.sigma)}`,
  ];
  return [
    `Trade plan, as an exercise: ${direction}, ${levels.join(', ')}.`,
    `Risk/reward: ${ratio(its.risk_reward)} to the first target, ${ratio(its.risk_reward_2)} to the second.`,
    why,
  ];
}

const SHOWN_INDICATORS = ['rsi_14', 'adx_14', 'cci_20'];

function momentum({ indicators }: AnalysisJson): string[] {
  const shown = SHOWN_INDICATORS.flatMap((id) => {
    const found = indicators.find((one) => one.id === id);
    const output = found?.outputs.at(id === 'adx_14' ? 0 : -1);
    if (!found || output?.value === null || output?.value === undefined) return [];
    const error = output.sigma === null ? '' : ` (± ${fixed(output.sigma, 1)})`;
    return [`${found.label} ${fixed(output.value, 1)}${error}`];
  });
  return shown.length === 0 ? [] : [`Momentum indicators: ${listed(shown)}.`];
}

function patterns({ patterns: found }: AnalysisJson): string {
  if (found.length === 0) return 'Patterns: none by definition near the last bar.';
  const named = found
    .slice(0, 4)
    .map(({ name, direction, certain }) => `${name} (${direction}${certain ? '' : ', not certain'})`);
  return `Patterns: ${listed(named)}.`;
}

/**
 * What was measured and computed, statement by statement: prices in the units of the chart's axis, errors as one standard
 * deviation. `heading` says which analysis it is.
 */
export function analysisSummary(json: AnalysisJson, heading: string): string[] {
  const textOf = priceText(json);
  const { last_price, highest_high, lowest_low, trend, volatility, confidence } = json;
  return [
    `${heading}: ${subject(json)}, ${counted(json.bar_count, 'bar')} measured.`,
    `Trend: ${json.trend_direction}, score ${fixed(trend.score, 2)} (± ${fixed(trend.score_sigma, 3)}).`,
    `Last price: ${textOf(last_price.value, last_price.sigma)}, in the units of the chart's axis.`,
    `Range: highest ${textOf(highest_high.value, highest_high.sigma)}, lowest ${textOf(lowest_low.value, lowest_low.sigma)}.`,
    level('support', json, textOf),
    level('resistance', json, textOf),
    `Volatility: ${volatility.class}; an average bar covers ${textOf(volatility.average_true_range, volatility.average_true_range_sigma)}.`,
    ...plan(json, textOf),
    `Confidence: ${percent(json.confidence_level)}, of it reading quality ${percent(confidence.reading_quality)} and evidence ${percent(confidence.evidence)}.`,
    patterns(json),
    ...momentum(json),
  ];
}

/** The same in one statement. */
export function analysisInBrief(json: AnalysisJson, heading: string): string {
  const textOf = priceText(json);
  const { last_price, plan: its } = json;
  const outcome = its.direction === 'none' ? 'no trade proposed' : `a ${its.direction} plan`;
  return `${heading}: ${subject(json)}, trend ${json.trend_direction}, last price ${textOf(last_price.value, last_price.sigma)}, confidence ${percent(json.confidence_level)}, ${outcome}.`;
}
