/** A stored analysis as statements, each of which can be quoted by itself. */
import { touchedText } from '../shared-with-web/touched-text.ts';
import type { AnalysisJson, KeyLevelJson, MeasuredJson, NetMoveJson } from './analysis-json-types.ts';
import { fixed } from '../shared-with-web/fixed-number.ts';
import { counted, decimalsFor, listed, rareness, sureness } from './narrative/wording.ts';

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
  const { price, sigma } = nearest;
  return `Nearest ${type}: ${textOf(price, sigma)}, ${touchedText(nearest)}.`;
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

function fibonacci({ fibonacci: found }: AnalysisJson, textOf: PriceText): string[] {
  if (!found) return [];
  const { from_price, to_price, levels } = found;
  const shown = levels.map(
    ({ ratio, price, sigma }) => `${fixed(100 * ratio, 1)}% at ${textOf(price, sigma)}`,
  );
  return [
    `Fibonacci levels of the move from ${textOf(from_price, 0)} to ${textOf(to_price, 0)}: ${listed(shown)}. They are fixed shares of that move, not prices at which the chart turned.`,
  ];
}

function patterns({ patterns: found }: AnalysisJson): string {
  if (found.length === 0) return 'Patterns: none by definition near the last bar.';
  const named = found
    .slice(0, 4)
    .map(({ name, direction, certain }) => `${name} (${direction}${certain ? '' : ', not certain'})`);
  return `Patterns: ${listed(named)}.`;
}

function moveText({ bars, z, z_sigma, driftless_share }: NetMoveJson): string {
  return `${counted(bars, 'bar')} ${z < 0 ? 'down' : 'up'} ${fixed(Math.abs(z), 2)} (± ${fixed(Math.max(0.01, z_sigma), 2)}), as ${rareness(driftless_share)} of charts without drift`;
}

/** Moves in units of what changes of this size lead to by chance; analyses stored earlier have no such figures. */
function trendText({ trend_direction, trend: { whole, last_third } }: AnalysisJson): string {
  const moves = [whole, last_third].flatMap((move) => (move ? [moveText(move)] : []));
  return moves.length === 0
    ? `Trend: ${trend_direction}.`
    : `Trend: ${trend_direction}; over ${moves.join('; over the last ')}.`;
}

/**
 * What was measured and computed, statement by statement: prices in the units of the chart's axis, errors as one standard
 * deviation. `heading` says which analysis it is.
 */
export function analysisSummary(json: AnalysisJson, heading: string): string[] {
  const textOf = priceText(json);
  const { last_price, highest_high, lowest_low, volatility, confidence } = json;
  return [
    `${heading}: ${subject(json)}, ${counted(json.bar_count, 'bar')} measured.`,
    trendText(json),
    `Last price: ${textOf(last_price.value, last_price.sigma)}, in the units of the chart's axis.`,
    `Range: highest ${textOf(highest_high.value, highest_high.sigma)}, lowest ${textOf(lowest_low.value, lowest_low.sigma)}.`,
    level('support', json, textOf),
    level('resistance', json, textOf),
    `Volatility: ${volatility.class}; an average bar covers ${textOf(volatility.average_true_range, volatility.average_true_range_sigma)}.`,
    ...plan(json, textOf),
    `${sureness(confidence.reading_quality)} sure that the chart was read correctly; a second reading would give the same trend word in ${sureness(confidence.evidence)} of cases.`,
    ...fibonacci(json, textOf),
    patterns(json),
    ...momentum(json),
  ];
}

/** The same in one statement. */
export function analysisInBrief(json: AnalysisJson, heading: string): string {
  const textOf = priceText(json);
  const { last_price, plan: its } = json;
  const outcome = its.direction === 'none' ? 'no trade proposed' : `a ${its.direction} plan`;
  return `${heading}: ${subject(json)}, trend ${json.trend_direction}, last price ${textOf(last_price.value, last_price.sigma)}, ${sureness(json.confidence.reading_quality)} sure that it was read correctly, ${outcome}.`;
}
