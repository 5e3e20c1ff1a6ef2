/** The plan of an analysis in one sentence, in four figures, and as text to take elsewhere. */
import type { AnalysisJson, AnalysisRecord } from '../../../api/generated/model';
import { formatMoment } from '../../../lib/format-date.ts';
import {
  positionLabel,
  riskReward,
  roundedPercent,
  symbolShown,
  trendLabel,
} from '../../../entities/analysis/display.ts';
import { PLAN_LINES, markId } from '../../../entities/analysis/picture/marks.ts';
import { dollarPrice, formatSigma } from '../../../entities/analysis/price-format.ts';

/** 'Bearish over 76 bars: the rule gives a short plan. Confidence 98%.' or why there is none. */
export function planSentence(json: AnalysisJson): string {
  const trend = `${trendLabel(json.trend_direction)} over ${json.bar_count} bars`;
  const confidence = `Confidence ${roundedPercent(json.confidence_level)}.`;
  if (json.plan.direction === 'none') return `${trend}: no trade. ${confidence}`;
  return `${trend}: the rule gives a ${positionLabel(json.plan).toLowerCase()} plan. ${confidence}`;
}

export interface PlanFigure {
  name: string;
  text: string;
  /** The mark it lights; null where there is no price. */
  mark: string | null;
}

/** Entry, stop, first target and risk/reward; without a trade the last price between its nearest levels. */
export function planFigures(json: AnalysisJson, decimals: number): PlanFigure[] {
  if (json.plan.direction === 'none') return surroundings(json, decimals);
  const prices = { entry: json.entry_price, stop: json.stop_loss, take_profit_1: json.take_profit_1 };
  const figures = (['entry', 'stop', 'take_profit_1'] as const).map((key) => ({
    name: PLAN_LINES.find((line) => line.key === key)!.short,
    text: dollarPrice(prices[key], decimals),
    mark: json.plan[key] && markId.plan(key),
  }));
  return [...figures, { name: 'R:R', text: riskReward(json.risk_reward_ratio) ?? 'N/A', mark: null }];
}

function surroundings(
  { last_price: last, key_levels: levels }: AnalysisJson,
  decimals: number,
): PlanFigure[] {
  const figure = (name: string, price: number, mark: string) => ({
    name,
    text: dollarPrice(price, decimals),
    mark,
  });
  const nearest = (['support', 'resistance'] as const).flatMap((type) => {
    // Levels are listed by their distance from the last price.
    const at = levels.findIndex((level) => level.type === type);
    const name = type === 'support' ? 'Support' : 'Resistance';
    return at < 0 ? [] : [figure(name, levels[at]!.price, markId.level(at))];
  });
  return [figure('Last price', last.value, markId.last), ...nearest];
}

/** The plan as lines of text, with the error of each price and where it comes from. */
export function planAsText(
  record: AnalysisRecord,
  json: AnalysisJson,
  decimals: number,
  url: string,
): string {
  const head = [symbolShown(record), json.time_frame?.trim(), positionLabel(json.plan)]
    .filter(Boolean)
    .join(', ');
  const lines = PLAN_LINES.flatMap(({ key, name }) => {
    const level = json.plan[key];
    if (!level) return [];
    const error = formatSigma(level.sigma, decimals);
    return [
      [`${name}:`, dollarPrice(level.price, decimals), error, level.projected && '(projected)']
        .filter(Boolean)
        .join(' '),
    ];
  });
  const ratio = riskReward(json.risk_reward_ratio);
  return [
    head,
    ...lines,
    ...(ratio ? [`Risk/reward: ${ratio}`] : []),
    `Read on ${formatMoment(record.created_at)}; an exercise, not advice.`,
    url,
  ].join('\n');
}
