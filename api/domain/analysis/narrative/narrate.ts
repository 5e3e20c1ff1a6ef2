/** The rule-based narrative: plain English made of measured facts. */
import { touchedText } from '../../shared-with-web/touched-text.ts';
import { wholePercents } from '../../shared-with-web/whole-percents.ts';
import type { Narrative, TradeSetup } from '../types.ts';
import { observe, priceWriter, type Facts } from './observations.ts';
import { fixed } from '../../shared-with-web/fixed-number.ts';
import { counted, listed, rareness, sureness } from './wording.ts';

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

/** What the same plan gives on charts without drift. */
function chanceText({ chance }: TradeSetup): string {
  const [target, stop, neither] = wholePercents([chance.target, chance.stop, chance.neither]);
  return (
    `Within ${counted(chance.bars, 'bar')} a price without drift meets the first target first in ${target}% of cases, ` +
    `the stop first in ${stop}% and neither in ${neither}%.`
  );
}

function strategyOf(facts: Facts): string {
  const { plan } = facts;
  if (plan.direction === 'none') {
    return `No trade. ${plan.reasons.map(({ text }) => text).join(' ')} Waiting for a clearer chart is a choice, too.`;
  }
  const write = priceWriter(facts);
  const side = plan.direction === 'long' ? 'below' : 'above';
  return (
    `As an exercise, not advice: the rule reads this chart as a ${plan.direction} setup from ${write(plan.entry.price)}, ` +
    `with the stop at ${write(plan.stop.price)} and targets at ${write(plan.takeProfit1.price)} and ` +
    `${write(plan.takeProfit2.price)}. The first target offers ${fixed(plan.riskReward.value, 2)} for each unit risked, the ` +
    `second ${fixed(plan.riskReward2.value, 2)}.${projectedText(plan)} ${chanceText(plan)} A close ${side} the stop would show that the reading no ` +
    'longer holds.'
  );
}

function levelsOf(facts: Facts): string {
  const write = priceWriter(facts);
  const nearest = (type: 'support' | 'resistance') => facts.levels.find((level) => level.type === type);
  const parts = (['support', 'resistance'] as const).flatMap((type) => {
    const level = nearest(type);
    return level ? [`${type} at ${write(level.price)} (${touchedText(level)})`] : [];
  });
  return parts.length > 0 ? ` Nearest levels: ${listed(parts)}.` : '';
}

const AGAINST_PAST = {
  low: 'lower than before',
  moderate: 'much as before',
  high: 'higher than before',
} as const;

function summaryOf(facts: Facts): string {
  const { trend, volatility, barCount, lastPrice, plan, confidence } = facts;
  const write = priceWriter(facts);
  const outcome =
    plan.direction === 'none' ? 'The rule proposes no trade.' : `The rule gives a ${plan.direction} plan.`;
  const { direction, whole } = trend;
  const move = `${counted(barCount, 'bar')} measured; ${rareness(whole.driftlessShare)} of charts without drift move as far`;
  return (
    `${subject(facts)} was ${direction} over the ${move}. Volatility is ${AGAINST_PAST[volatility.class]}; the last price is ` +
    `${write(lastPrice.value)}.${levelsOf(facts)} ${outcome} We are ${sureness(confidence.readingQuality)} sure that the chart was ` +
    `read correctly; a second reading would give the same trend word in ${sureness(confidence.evidence)} of cases.`
  );
}

/** Writes the narrative of an analysis. Every numeral in it is one of `collectFacts`. */
export function narrate(facts: Facts): Narrative {
  return { strategy: strategyOf(facts), summary: summaryOf(facts), observations: observe(facts) };
}
