/**
 * How much a sentence sounds like advice: a logistic regression on its words, their classes and neighbours, on signs of how it is
 * put, and on how many of its words the product itself never uses. `node tools/advice/train.ts` learns the weights.
 */
import model from './advice-weights.json' with { type: 'json' };
import papers from './paper-words.json' with { type: 'json' };
import taught from './taught-words.json' with { type: 'json' };
import { classOf } from './advice-words.ts';

/** Features are counted in so many slots; two that share one are told apart by the others of the sentence. */
const HASHED = 32_768;

/** How a sentence is put. */
const SIGNS: readonly RegExp[] = [
  /\b(?:i|we|my|our|us|me|let's)\b(?! (?:are \d|do not|cannot|still need|can explain|measured|found))/i,
  /\b(?:you|your|yours|yourself)\b/i,
  /\b(?:you (?:asked|named|gave|uploaded|can (?:check|compute|compare|read))|your (?:chart|plan|question|last|analysis|note|balance|example|two))\b/i,
  /\b(?:will|shall|should|must|might|may|could|would|ought|going to|about to)\b|'(?:ll|d)\b/i,
  /\b(?:not|nobody|no one|neither|whether|unknown|cannot|nothing)\b/i,
  /\b(?:drift|driftless|chance|reading|rule|lesson|definition|example|measured|error)\b/i,
  /\b(?:is|are) (?:best|better|well|to be|meant to)\b/i,
  /\b(?:was|were|\w{3,}ed|fell|rose|went|lay|stood|had)\b/i,
  /\b(?:now|soon|next|coming|tomorrow|today|week|weeks|month|year|friday|from here|before long|later|early)\b/i,
  /^(?:an?|if|when|in|to|with|without|over|of|at) /i,
  /^the /i,
  /\b(?:upside|downside|bulls?|bears?|buyers?|sellers?|longs?|shorts?|exposure|weakness|strength|entry|dip|opportunity)\b/i,
  /\b(?:good|better|best|great|ideal|perfect|attractive|safe\w*|sound|healthy|worth|deserves?|right|nice|cheap|reason|reward\w*|favou?r\w*|fear|clear\w*|sure|easy|easily|certain\w*)\b/i,
  /\b(?:nothing|no reason|little|hardly|never|every|always|all)\b/i,
  /\d/,
];
/** Words unknown to the product (one, two, three or more, their share), words known from its papers only, a short sentence. */
const COUNTS = 6;
export const SLOTS = HASHED + SIGNS.length + COUNTS;

export interface Feature {
  slot: number;
  value: number;
}

/** Words that the lessons, the analyses and plain sentences use, and those of papers about the product. */
const TAUGHT = new Set<string>(taught);
const PAPERS = new Set(papers);

/** The words of a sentence without their endings. */
export function stemsOf(sentence: string): string[] {
  return (lowered(sentence).match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? []).map(stemOf);
}

/** What a sentence is made of; `isTaught` says which words count as known. */
export function featuresOf(
  sentence: string,
  isTaught: (stem: string) => boolean = (stem) => TAUGHT.has(stem),
): Feature[] {
  const text = lowered(sentence).replaceAll(/\d[\d.,]*/g, ' # ');
  const words = ['^', ...(text.match(/\p{L}+(?:['-]\p{L}+)*|[#?%]/gu) ?? []), '$'];
  const hashed = [
    ...neighboursOf(words),
    ...neighboursOf(words.map(classOf)).map((feature) => `~${feature}`),
    ...neighboursOf(words.map(stemOf)).map((feature) => `=${feature}`),
  ];
  const slots = [...new Set(hashed.map(slotOf))];
  // Longer sentences have more features, so each counts for less.
  const value = 1 / Math.sqrt(slots.length);
  return [...slots.map((slot) => ({ slot, value })), ...signsOf(sentence, isTaught)];
}

const unknownAmong = (stems: readonly string[], isTaught: (stem: string) => boolean) =>
  stems.filter((stem) => !isTaught(stem) && !PAPERS.has(stem)).length;

/** How many words of a sentence the product itself never uses; of another language it knows next to none. */
export const unknownWords = (sentence: string): number =>
  unknownAmong(stemsOf(sentence), (stem) => TAUGHT.has(stem));

function signsOf(sentence: string, isTaught: (stem: string) => boolean): Feature[] {
  const stems = stemsOf(sentence);
  const strange = stems.filter((stem) => !isTaught(stem)).length;
  const unknown = unknownAmong(stems, isTaught);
  const counts = [
    Math.min(1, unknown),
    unknown >= 2 ? 1 : 0,
    unknown >= 3 ? 1 : 0,
    unknown / Math.max(1, stems.length),
    Math.min(1, (strange - unknown) / 3),
    stems.length <= 5 ? 1 : 0,
  ];
  return [...SIGNS.map((sign) => (sign.test(sentence) ? 1 : 0)), ...counts].flatMap((value, at) =>
    value === 0 ? [] : [{ slot: HASHED + at, value }],
  );
}

const lowered = (sentence: string) => sentence.toLowerCase().replaceAll('’', "'");

/** Endings of English words, and what is put in their place. */
const ENDINGS: readonly [RegExp, string][] = [
  [/'s$/, ''],
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/ied$/, 'y'],
  [/([a-z])\1(ed|ing)$/, '$1'],
  [/(ed|ing)$/, ''],
  [/ly$/, ''],
  [/e$/, ''],
];

const stemOf = (word: string): string =>
  ENDINGS.reduce((stem, [ending, kept]) => (stem.length > 4 ? stem.replace(ending, kept) : stem), word);

/** Single words, pairs, triples, and pairs with one or two words between. */
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
  return (hash >>> 0) % HASHED;
}

/** Log odds by the weights. */
export const logOdds = (features: readonly Feature[], weights: readonly number[], bias: number): number =>
  features.reduce((total, { slot, value }) => total + (weights[slot] ?? 0) * value, bias);

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
