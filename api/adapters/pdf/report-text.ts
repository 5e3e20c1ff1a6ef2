import type { AnalysisJson } from '../../domain/analysis/analysis-json-types.ts';
import { fixed, vanishes } from '../../domain/shared-with-web/fixed-number.ts';
import { percent } from '../../domain/analysis/narrative/wording.ts';
import type { Report } from '../../ports/analysis/report-printer.ts';

/** Everything a report says, in the order in which it is printed. */
export interface ReportText {
  title: string;
  facts: string[];
  /** Name, price and error of each line. */
  plan: [name: string, price: string, error: string][];
  levels: [name: string, price: string, error: string][];
  paragraphs: { heading: string; text: string }[];
  foot: string;
}

const POSITION = { long: 'Long', short: 'Short', none: 'No trade' } as const;
const FOOT =
  'A reading of a chart, not a recommendation. Each price was measured on the screenshot or computed from what was; the error is one standard deviation.';

export function reportText({ symbol, madeAt, analysis, decimals, tags, note }: Report): ReportText {
  const price = (value: number) => fixed(value, decimals);
  const line = (name: string, level: { price: number; sigma: number }): [string, string, string] => [
    name,
    price(level.price),
    errorText(level.sigma, decimals),
  ];
  const { plan } = analysis;
  const lines = [
    ['Entry', plan.entry],
    ['Stop loss', plan.stop],
    ['Take profit 1', plan.take_profit_1],
    ['Take profit 2', plan.take_profit_2],
  ] as const;
  return {
    title: `${symbol}, ${POSITION[plan.direction]}`,
    facts: factsOf(analysis, madeAt, price),
    plan: lines.flatMap(([name, level]) =>
      level ? [line(level.projected ? `${name} (projected)` : name, level)] : [],
    ),
    levels: analysis.key_levels.map((level) =>
      line(level.type === 'support' ? 'Support' : 'Resistance', level),
    ),
    paragraphs: [
      { heading: 'Summary', text: analysis.analysis_summary },
      { heading: 'Strategy', text: analysis.trading_strategy },
      { heading: 'Your note', text: note },
      { heading: 'Tags', text: tags.join(', ') },
    ].filter(({ text }) => text !== ''),
    foot: FOOT,
  };
}

/** As on the screen: with the decimals of the price, or one significant figure where those would show zeros alone. */
function errorText(sigma: number, decimals: number): string {
  if (sigma <= 0) return '';
  const text = vanishes(sigma, decimals) ? String(Number(sigma.toPrecision(1))) : fixed(sigma, decimals);
  return `± ${text}`;
}

function factsOf(analysis: AnalysisJson, madeAt: Date, price: (value: number) => string): string[] {
  const ratio = analysis.risk_reward_ratio;
  const trend = analysis.trend_direction.replace(/^./, (letter) => letter.toUpperCase());
  return [
    `Analyzed ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Time frame: ${analysis.time_frame ?? 'not specified'}`,
    `Trend: ${trend} over ${analysis.bar_count} bars`,
    `Confidence: ${percent(analysis.confidence_level)}`,
    `Last price: ${price(analysis.last_price.value)}`,
    ...(ratio === null ? [] : [`Risk/reward: 1:${fixed(ratio, 2)}`]),
  ];
}
