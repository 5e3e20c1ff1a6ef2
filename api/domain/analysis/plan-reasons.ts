/** The sentences that go with a trade plan. They carry no numerals: those stand in the plan's own fields. */
import type { FramedSetup } from './plan-rule.ts';
import type { PlanReason, PlanReasonCode, Trend } from './types.ts';

interface ReasonContext {
  trend: Trend;
}

const AGAINST: Partial<Record<PlanReasonCode, string>> = {
  sideways: 'Price goes sideways over the visible stretch, so the rule proposes no side.',
  too_few_bars: 'Too few bars are visible for the rule.',
  poor_reading: 'The picture was not read well enough to base prices on it.',
  trend_uncertain:
    'The trend score stands so near its threshold that the measuring error could change its side.',
  structure_disagrees: 'The swing highs and lows speak against the direction of the trend line.',
  no_pivot: 'No swing lies where a stop could rest on it.',
  stop_too_far: 'The last swing lies too far from the last price for a sensible stop.',
  no_room:
    'There is not enough room between the last price and the next strong level or the edge of what can be projected.',
  error_too_large: 'The measuring error is too large beside the distance to the stop.',
};

const TARGET_LABELS: Record<FramedSetup['basis']['second'], string> = {
  level: 'at a measured level',
  multiple: 'at a multiple of the risk, since no level lies in reach',
  bound: 'drawn in to the furthest price that the rule projects',
};

function structureText({ structureBias }: Trend): string {
  return structureBias === 'neutral'
    ? 'The swing highs and lows neither confirm nor contradict it.'
    : 'The swing highs and lows confirm it.';
}

/** The reason in words; `setup` is needed for the reasons of a plan that was made. */
export function planReason(code: PlanReasonCode, { trend }: ReasonContext, setup?: FramedSetup): PlanReason {
  const rising = trend.direction === 'bullish';
  if (code === 'trend') {
    return {
      code,
      text: `The least-squares line through the closes ${rising ? 'rises' : 'falls'} beyond the threshold.`,
    };
  }
  if (code === 'structure') return { code, text: structureText(trend) };
  if (code === 'stop_basis') {
    const where = rising ? 'below the last swing low' : 'above the last swing high';
    return { code, text: `The stop lies half an average true range ${where}.` };
  }
  if (code === 'target_basis' && setup) {
    const { first, second } = setup.basis;
    return { code, text: `First target ${TARGET_LABELS[first]}; second target ${TARGET_LABELS[second]}.` };
  }
  return { code, text: AGAINST[code] ?? 'The rule finds no trade.' };
}
