import type { GreyImage, RecognisedText, TextRecogniser } from '../types.ts';
import { beamSearch, type Reading } from './beam-search.ts';
import type { Kernels } from './kernels.ts';
import { createNetwork } from './network.ts';
import { normaliseLine } from './normalise-line.ts';
import type { Model } from './weights.ts';

/** What may stand in a price label. `e`, `E`, `×`, `x` and `^` are for powers of ten, subscripts and braces for runs of zeros. */
const PRICE_CHARACTERS = "0123456789.,-+%$€£¥' ()KMBTkmbeE×₀₁₂₃₄₅₆₇₈₉{}^xµ₹₩₽₿₺";

/** Classes that a character set lets through, by class number; the blank always passes. */
function allowedClasses(model: Model, charset: 'price' | 'any'): boolean[] {
  return [true, ...model.alphabet.map((c) => charset === 'any' || PRICE_CHARACTERS.includes(c))];
}

/** The share of texts that are right among those the beam gives probability `p`. */
function calibrated(p: number, { slope, offset }: Model['calibration']): number {
  const bounded = Math.min(1 - 1e-9, Math.max(1e-12, p));
  return 1 / (1 + Math.exp(-slope * Math.log(bounded / (1 - bounded)) - offset));
}

/** Beam readings as the port gives them: tidied, merged where tidying made two equal, calibrated. */
function present(readings: Reading[], model: Model): RecognisedText {
  const merged = new Map<string, number>();
  for (const { text, probability } of readings) {
    const tidy = text.trim().replace(/ {2,}/g, ' ');
    merged.set(tidy, (merged.get(tidy) ?? 0) + probability);
  }
  const ranked = [...merged].sort((a, b) => b[1] - a[1]);
  const [text, raw] = ranked[0] ?? ['', 0];
  const probability = calibrated(raw, model.calibration);
  // The others share what calibration leaves, and none may seem likelier than the first.
  const left = (1 - probability) / Math.max(1e-12, 1 - raw);
  const alternatives = ranked
    .slice(1)
    .map(([other, p]) => ({ text: other, probability: Math.min(p * left, probability) }));
  return { text, probability, alternatives };
}

/**
 * A text recogniser: a small convolutional network trained on synthetic labels (see training/), read
 * out by prefix beam search. Pure computation; its memory is taken once, and a label costs about half a millisecond.
 * All dashes come out as `-`.
 */
export function createModelRecogniser(
  model: Model,
  kernelsFor: (numbers: number) => Kernels,
): TextRecogniser {
  const network = createNetwork(model, kernelsFor);
  const allowed = { price: allowedClasses(model, 'price'), any: allowedClasses(model, 'any') };
  return {
    recognise: (lines: GreyImage[], charset: 'price' | 'any'): RecognisedText[] =>
      lines.map((line) => {
        const probabilities = network.classify(normaliseLine(line));
        return present(beamSearch(probabilities, model.alphabet, allowed[charset]), model);
      }),
  };
}
