import { riskReward } from '../../../domain/tutor/calculators/risk-reward.ts';
import { NUMBER, number } from './amounts.ts';
import { computed, incomplete, type Asked } from './asked.ts';
import { prices } from './prices.ts';

export function readRiskReward(text: string): Asked | null {
  const { entry, stop, target } = prices(text);
  const asked = /risk\W+(?:to\W+)?reward|reward\W+(?:to\W+)?risk|\br\W?r\b|r multiple/.test(text);
  if (entry !== null && stop !== null && target !== null) {
    const winRatePercent = number(text, String.raw`${NUMBER}\s*%`) ?? undefined;
    return computed(riskReward({ entry, stop, target, winRatePercent }));
  }
  // Numbers alone do not make it a calculation: "is 1:2 risk reward good?" is a question for a lesson.
  if (!asked || (entry === null && stop === null && target === null)) return null;
  return incomplete('risk-reward', [
    entry === null ? 'the entry price' : null,
    stop === null ? 'the stop price' : null,
    target === null ? 'the target price' : null,
  ]);
}
