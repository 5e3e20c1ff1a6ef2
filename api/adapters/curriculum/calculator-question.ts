import { plainNumbers } from './calculator/amounts.ts';
import { readDrawdown } from './calculator/ask-drawdown.ts';
import { readCompounding } from './calculator/ask-growth.ts';
import { readPipValue } from './calculator/ask-pip-value.ts';
import { readPositionSize } from './calculator/ask-position-size.ts';
import { readRiskReward } from './calculator/ask-risk-reward.ts';
import type { Asked } from './calculator/asked.ts';

/** Recognises a question with numbers that one of the calculators answers; null for every other question. */
export function readCalculatorQuestion(question: string): Asked | null {
  const text = plainNumbers(question);
  if (!/\d/.test(text) && !/pip value|pips? (?:is )?worth/.test(text)) return null;
  return (
    readPipValue(text) ??
    readDrawdown(text) ??
    readCompounding(text) ??
    readPositionSize(text) ??
    readRiskReward(text)
  );
}
