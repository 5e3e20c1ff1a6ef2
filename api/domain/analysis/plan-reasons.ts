/** The sentences that go with a trade plan. The only numerals in them are those of key levels. */
import type { FramedLevel } from './levels.ts';
import { listed } from './narrative/wording.ts';
import type { FramedSetup } from './plan-rule.ts';
import type { PlanReason, PlanReasonCode, Trend } from './types.ts';

interface ReasonContext {
  trend: Trend;
}

const AGAINST: Partial<Record<PlanReasonCode, string>> = {
  sideways: 'Price goes sideways over the visible stretch, so the rule proposes no side.',
  mixed: 'The whole chart and its last third do not go the same way.',
  too_few_bars: 'Too few bars are visible for the rule.',
  poor_reading: 'The chart was not read well enough to base prices on it.',
  trend_uncertain:
    'The move over the chart is so near the threshold that the measuring error could change the word for it.',
  structure_disagrees: 'The swing highs and lows go against the net move.',
  no_pivot: 'No swing lies where a stop could rest on it.',
  stop_too_far: 'The last swing lies too far from the last price for a sensible stop.',
  no_room:
    'There is not enough room between the last price and the next level that was touched often, or the limit of what can be projected.',
  no_single_bars: 'The bars are too close to be told apart, so there is no last close to plan from.',
  error_too_large: 'The measuring error is too large beside the distance to the stop.',
};

/** A plan that was made, and how its levels are named. */
interface MadePlan {
  basis: FramedSetup['basis'];
  nameOf: (level: FramedLevel) => string;
}

const TARGET_LABELS: Record<FramedSetup['basis']['second'], string> = {
  level: 'at a key level',
  multiple: 'at a multiple of the risk, since no level is close enough',
  bound: 'drawn in to the furthest price that the rule projects',
};

function structureText({ structureBias }: Trend): string {
  return structureBias === 'neutral'
    ? 'The swing highs and lows point neither way.'
    : 'The swing highs and lows point the same way.';
}

/** What each target rests on, and what lies before it. */
function targetText({ basis, nameOf }: MadePlan): string {
  const at = (kind: FramedSetup['basis']['second'], level: FramedLevel | null) =>
    level ? `at the ${nameOf(level)}` : TARGET_LABELS[kind];
  const onTheWay = (levels: readonly FramedLevel[], target: string) =>
    levels.length === 0
      ? ''
      : ` Before the ${target} target ${levels.length === 1 ? 'lies' : 'lie'} ${listed(levels.map((level) => `a ${nameOf(level)}`))}.`;
  return (
    `First target ${at(basis.first, basis.firstLevel)}; second target ${at(basis.second, basis.secondLevel)}.` +
    onTheWay(basis.beforeFirst, 'first') +
    onTheWay(basis.beforeSecond, 'second')
  );
}

/** The reason as a sentence; `made` is needed for the reasons of a plan that was made. */
export function planReason(code: PlanReasonCode, { trend }: ReasonContext, made?: MadePlan): PlanReason {
  const rising = trend.direction === 'bullish';
  if (code === 'trend') {
    return {
      code,
      text: `Price has ${rising ? 'risen' : 'fallen'} over the whole chart and over its last third.`,
    };
  }
  if (code === 'structure') return { code, text: structureText(trend) };
  if (code === 'stop_basis') {
    const where = rising ? 'below the last swing low' : 'above the last swing high';
    return { code, text: `The stop lies half an average true range ${where}.` };
  }
  if (code === 'target_basis' && made) return { code, text: targetText(made) };
  return { code, text: AGAINST[code] ?? 'The rule finds no trade.' };
}
