import { indicatorQuestions } from './indicator-questions.ts';
import { portfolioQuestions } from './portfolio-questions.ts';
import type { Question } from './question.ts';
import type { Random } from './random.ts';
import { riskQuestions } from './risk-questions.ts';

/**
 * Questions whose numbers are drawn and whose answers are computed from them, by the lesson that teaches the formula.
 */
export const computedQuestions: Readonly<Record<string, readonly ((random: Random) => Question)[]>> = {
  ...riskQuestions,
  ...indicatorQuestions,
  ...portfolioQuestions,
};
