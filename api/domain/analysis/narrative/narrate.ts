/** The rule-based narrative: plain English made of measured facts. */
import type { Narrative, TradeSetup } from '../types.ts';
import { observe, priceWriter, type Facts } from './observations.ts';
import { counted, fixed, listed, percent } from './wording.ts';

/** "BTC/USDT on the 4h chart", or what of it is known. */
function subject({ symbol, timeframe }: Facts): string {
  const name = symbol ?? 'The chart';
  return timeframe === null ? name : `${name}, ${timeframe},`;
}

function projectedText(setup: TradeSetup): string {
  const named: [string, boolean][] = [
    ['the stop', setup.stop.projected],
    ['the first target', setup.takeProfit1.projected],
    ['the second target', setup.takeProfit2.projected],
  ];
  const outside = named.filter(([, projected]) => projected).map(([name]) => name);
  if (outside.length === 0) return '';
  const verb = outside.length === 1 ? 'lies' : 'lie';
  return ` Outside the visible axis, and so projected rather than seen, ${verb} ${listed(outside)}.`;
}

function strategyOf(facts: Facts): string {
  const { plan } = facts;
  if (plan.direction === 'none') {
    return `No trade. ${plan.reasons.map(({ text }) => text).join(' ')} Waiting for a clearer picture is a choice, too.`;
  }
  const write = priceWriter(facts);
  const side = plan.direction === 'long' ? 'below' : 'above';
  return (
    `As an exercise, not advice: the rule reads this chart as a ${plan.direction} setup from ${write(plan.entry.price)}, ` +
    `with the stop at ${write(plan.stop.price)} and targets at ${write(plan.takeProfit1.price)} and ` +
    `${write(plan.takeProfit2.price)}. The first target offers ${fixed(plan.riskReward.value, 2)} for each unit risked, the ` +
    `second ${fixed(plan.riskReward2.value, 2)}.${projectedText(plan)} A close ${side} the stop would show that the reading no ` +
    'longer holds.'
  );
}

function levelsOf(facts: Facts): string {
  const write = priceWriter(facts);
  const nearest = (type: 'support' | 'resistance') => facts.levels.find((level) => level.type === type);
  const parts = (['support', 'resistance'] as const).flatMap((type) => {
    const level = nearest(type);
    return level ? [`${type} at ${write(level.price)} (${counted(level.touches, 'touch', 'touches')})`] : [];
  });
  return parts.length > 0 ? ` Nearest levels: ${listed(parts)}.` : '';
}

function summaryOf(facts: Facts): string {
  const { trend, volatility, barCount, lastPrice, plan, confidence } = facts;
  const write = priceWriter(facts);
  const outcome =
    plan.direction === 'none'
      ? 'The rule proposes no trade.'
      : `The rule arrives at a ${plan.direction} plan.`;
  return (
    `${subject(facts)} was ${trend.direction} over the ${counted(barCount, 'bar')} measured, with ${volatility.class} ` +
    `volatility; the last price is ${write(lastPrice.value)}.${levelsOf(facts)} ${outcome} ` +
    `The confidence that the picture was read right and the direction follows from it is ${percent(confidence.level)}.`
  );
}

/** Writes the narrative of an analysis. Every numeral in it is one of `collectFacts`. */
export function narrate(facts: Facts): Narrative {
  return { strategy: strategyOf(facts), summary: summaryOf(facts), observations: observe(facts) };
}
