/** What the weights are learned from and measured on. */
import { analyseSeries } from '../../api/domain/analysis/analyse-series.ts';
import { walk } from '../../api/domain/analysis/testing/walks.ts';
import { seen } from '../../api/domain/shared/testing/advice-corpus.ts';
import { fresh } from '../../api/domain/shared/testing/advice-fresh.ts';
import { heldOut } from '../../api/domain/shared/testing/advice-held-out.ts';
import { adviceStyles, permittedStyles } from '../../api/domain/shared/testing/styles.ts';
import { adviceFamilies } from './advice-families.ts';
import adviceSentences from './advice-sentences.json' with { type: 'json' };
import { fineFamilies } from './fine-families.ts';
import plainSentences from './plain-sentences.json' with { type: 'json' };
import { ownSentences, sentencesOfFamily } from './sentences.ts';

export interface Sentence {
  text: string;
  advice: boolean;
  /** What is held out together: a style, a family, a part of a list. */
  group: string;
  /** Sentences of a family are many and alike, those of the lessons are never judged: both weigh less. */
  weight: number;
}

const PER_FAMILY = 30;
const LESS = 0.3;
const WALKS = 400;
/** Neighbours in a list are often alike, so they are held out together. */
const TOGETHER = 12;

type Kind = Pick<Sentence, 'advice' | 'weight'>;

const grouped = (texts: readonly string[], kind: Kind, groupOf: (at: number) => string): Sentence[] =>
  texts.map((text, at) => ({ ...kind, text, group: groupOf(at) }));

function ofStyles(styles: Readonly<Record<string, { building: string[] }>>, kind: Kind): Sentence[] {
  return Object.entries(styles).flatMap(([style, { building }]) => grouped(building, kind, () => style));
}

function ofFamilies(name: string, families: readonly string[], kind: Kind): Sentence[] {
  return families.flatMap((family, index) =>
    grouped(sentencesOfFamily(family, PER_FAMILY, index + 1), kind, () => `${name} ${index}`),
  );
}

/** Sentences of the rules' own narratives; those that differ by their numbers only count once. */
function narrated(): string[] {
  const sentences = Array.from({ length: WALKS }, (_, seed) => {
    const drift = (((seed % 7) - 3) / 10) * (seed % 2);
    const bars = walk({ seed: seed + 5001, bars: 36 + (seed % 5) * 20, drift: () => drift });
    const { summary, strategy, observations } = analyseSeries(bars).narrative;
    return [summary, strategy, ...observations.map(({ text }) => text)];
  });
  const apart = sentences.flat().flatMap((text) => text.split(/(?<=[.!?])\s+(?=[A-Z])/));
  return [...new Map(apart.map((text) => [text.replaceAll(/\d[\d.,]*/g, '#'), text])).values()];
}

/** Sentences written by hand: styles, lists and the sets that the guard has been measured on before. */
function byHand(advice: boolean): Sentence[] {
  const kind = { advice, weight: 1 };
  const side = advice ? 'advice' : 'fine';
  const lists = { seen: seen[side], fresh: fresh[side], heldOut: heldOut[side] };
  return [
    ...ofStyles(advice ? adviceStyles : permittedStyles, kind),
    // Single sentences that advise or predict in words of their own, and plain ones about charts and lessons.
    ...grouped(
      advice ? adviceSentences : plainSentences,
      kind,
      (at) => `${side} list ${Math.floor(at / TOGETHER)}`,
    ),
    ...Object.entries(lists).flatMap(([name, texts]) =>
      grouped(texts, kind, (at) => `${side} ${name} ${at % 5}`),
    ),
  ];
}

const tenth = (name: string) => (at: number) => `${name} ${at % 10}`;

/** Everything; nothing of `kept` is in it. */
export function corpus(): Sentence[] {
  const fine = { advice: false, weight: 1 };
  return [
    ...byHand(true),
    ...byHand(false),
    ...grouped(ownSentences, { ...fine, weight: LESS }, tenth('lessons')),
    ...grouped(narrated(), fine, tenth('narratives')),
    ...ofFamilies('advice family', adviceFamilies, { advice: true, weight: LESS }),
    ...ofFamilies('fine family', fineFamilies, { ...fine, weight: LESS }),
  ];
}
