/**
 * How much a sentence sounds like advice, by words, classes of words and their neighbours: a logistic regression whose weights
 * `node tools/advice/train.ts` learns from families of sentences.
 */
import { classOf } from './advice-words.ts';
import model from './advice-weights.json' with { type: 'json' };

/** Features are counted in so many slots; two that share one are told apart by the others of the sentence. */
export const SLOTS = 16_384;

/** Slots of what a sentence is made of; every number is the same word. */
export function featuresOf(sentence: string): number[] {
  const text = sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\d[\d.,]*/g, ' # ');
  const words = ['^', ...(text.match(/[\p{L}]+(?:['-]\p{L}+)*|[#?%]/gu) ?? []), '$'];
  const classes = words.map(classOf);
  const features = [...neighboursOf(words), ...neighboursOf(classes).map((feature) => `~${feature}`)];
  return [...new Set(features.map(slotOf))];
}

/** Single words, pairs, triples, and pairs with one word between. */
function neighboursOf(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const [second, third, fourth] = [words[at + 1], words[at + 2], words[at + 3]];
    return [
      word,
      ...(second === undefined ? [] : [`${word} ${second}`]),
      ...(third === undefined ? [] : [`${word} ${second} ${third}`, `${word} _ ${third}`]),
      ...(fourth === undefined ? [] : [`${word} _ _ ${fourth}`]),
    ];
  });
}

/** FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo), cut to the slots. */
function slotOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % SLOTS;
}

/** Log odds by the weights; longer sentences have more features, so their sum is scaled. */
export function logOdds(features: readonly number[], weights: readonly number[], bias: number): number {
  const sum = features.reduce((total, slot) => total + (weights[slot] ?? 0), 0);
  return bias + sum / Math.sqrt(Math.max(1, features.length));
}

/** Whether the learned weights take a sentence for advice. */
export function soundsLikeAdvice(sentence: string): boolean {
  return logOdds(featuresOf(sentence), WEIGHTS, model.bias) > model.threshold;
}

/** Stored as hundredths, with how many slots before each one are empty. */
const WEIGHTS = unpack(model.weights);

function unpack(packed: readonly number[]): number[] {
  const weights = Array.from({ length: SLOTS }, () => 0);
  let slot = -1;
  for (let at = 0; at + 1 < packed.length; at += 2) {
    slot += (packed[at] ?? 0) + 1;
    weights[slot] = (packed[at + 1] ?? 0) / 100;
  }
  return weights;
}
