/** Logistic regression by gradient descent with a step size per weight (AdaGrad: Duchi, Hazan and Singer, 2011). */
import { featuresOf, logOdds, SLOTS } from '../../api/domain/shared/advice-score.ts';
import { randomFrom } from '../../api/domain/analysis/random.ts';

export interface Labelled {
  text: string;
  advice: boolean;
}

export interface Model {
  weights: number[];
  bias: number;
}

/** More passes learn the templates, not what they have in common: measured on held-out families. */
const EPOCHS = 3;
const STEP = 0.5;

/** Both kinds weigh alike, however many sentences each has. */
export function learn(sentences: readonly Labelled[]): Model {
  const random = randomFrom(7);
  const data = sentences.map(({ text, advice }) => ({ features: featuresOf(text), advice }));
  const share = data.filter(({ advice }) => advice).length / data.length;
  const weights = Array.from({ length: SLOTS }, () => 0);
  const seen = Array.from({ length: SLOTS }, () => 1e-6);
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = data.map((one) => ({ one, key: random() })).toSorted((a, b) => a.key - b.key);
    for (const { one } of order) {
      const predicted = 1 / (1 + Math.exp(-logOdds(one.features, weights, bias)));
      const balance = one.advice ? 0.5 / share : 0.5 / (1 - share);
      const error = balance * ((one.advice ? 1 : 0) - predicted);
      bias += 0.02 * error;
      const pull = error / Math.sqrt(Math.max(1, one.features.length));
      for (const slot of one.features) {
        seen[slot] = (seen[slot] ?? 0) + pull ** 2;
        weights[slot] = (weights[slot] ?? 0) + (STEP * pull) / Math.sqrt(seen[slot] ?? 1);
      }
    }
  }
  return { weights, bias };
}
