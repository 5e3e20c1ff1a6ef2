/** Logistic regression by gradient descent with a step size per weight (AdaGrad: Duchi, Hazan and Singer, 2011). */
import { featuresOf, logOdds, SLOTS, stemsOf } from '../../api/domain/shared/advice-score.ts';
import { randomFrom } from '../../api/domain/analysis/random.ts';
import type { Sentence } from './corpus.ts';

export interface Model {
  weights: number[];
  bias: number;
  /** In how many plain sentences each word stands. */
  taught: ReadonlyMap<string, number>;
}

/** More passes learn the sentences, not what they have in common: measured on held-out groups. */
const EPOCHS = 6;
const STEP = 0.5;

/** Both kinds weigh alike, however many sentences each has. */
export function learn(sentences: readonly Sentence[]): Model {
  const taught = wordsOf(sentences);
  const random = randomFrom(7);
  const data = sentences.map((one) => {
    // A word that no other plain sentence has is as unknown as it would be in a new one.
    const others = one.advice ? 0 : 1;
    return { ...one, features: featuresOf(one.text, (stem) => (taught.get(stem) ?? 0) > others) };
  });
  const weightOf = (advice: boolean) =>
    data.reduce((sum, one) => sum + (one.advice === advice ? one.weight : 0), 0);
  const [ofAdvice, ofFine] = [weightOf(true), weightOf(false)];
  const weights = Array.from({ length: SLOTS }, () => 0);
  const squares = Array.from({ length: SLOTS }, () => 1e-6);
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = data.map((one) => ({ one, key: random() })).toSorted((a, b) => a.key - b.key);
    for (const { one } of order) {
      const predicted = 1 / (1 + Math.exp(-logOdds(one.features, weights, bias)));
      const balance = (one.weight * (ofAdvice + ofFine)) / (2 * (one.advice ? ofAdvice : ofFine));
      const error = balance * ((one.advice ? 1 : 0) - predicted);
      bias += 0.02 * error;
      for (const { slot, value } of one.features) {
        const pull = error * value;
        squares[slot] = (squares[slot] ?? 0) + pull ** 2;
        weights[slot] = (weights[slot] ?? 0) + (STEP * pull) / Math.sqrt(squares[slot] ?? 1);
      }
    }
  }
  return { weights, bias, taught };
}

function wordsOf(sentences: readonly Sentence[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, advice } of sentences)
    if (!advice) for (const stem of new Set(stemsOf(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Log odds of a sentence that the model has not learned from. */
export const scoreBy = ({ weights, bias, taught }: Model, text: string): number =>
  logOdds(
    featuresOf(text, (stem) => taught.has(stem)),
    weights,
    bias,
  );
