/** What the weights are learned from and measured on. */
import { seen } from '../../api/domain/shared/testing/advice-corpus.ts';
import { adviceFamilies } from './advice-families.ts';
import { fineFamilies } from './fine-families.ts';
import type { Labelled } from './learn.ts';
import { ownSentences, sentencesOfFamily, type Share } from './sentences.ts';

const PER_FAMILY = 80;

/** Sentences that were sorted by hand. */
export const labelled = (set: { advice: string[]; fine: string[] }): Labelled[] => [
  ...set.advice.map((text) => ({ text, advice: true })),
  ...set.fine.map((text) => ({ text, advice: false })),
];

/** Sentences of the families and lessons that `which` lets in by their indices. */
export function corpus(which: (index: number) => boolean, share: Share, count = PER_FAMILY): Labelled[] {
  const of = (families: readonly string[], advice: boolean) =>
    families.flatMap((family, index) =>
      which(index)
        ? sentencesOfFamily(family, count, share, index + 1).map((text) => ({ text, advice }))
        : [],
    );
  const own = ownSentences.flatMap((text, index) => (which(index) ? [{ text, advice: false }] : []));
  const byHand = labelled(seen).filter((_, index) => which(index));
  return [...of(adviceFamilies, true), ...of(fineFamilies, false), ...own, ...byHand];
}
