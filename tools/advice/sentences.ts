/** Sentences drawn from families, and plain ones that the product says itself. */
import { lessons } from '../../api/adapters/curriculum/curriculum.ts';
import { blockText } from '../../api/adapters/curriculum/lesson-source.ts';
import { randomFrom } from '../../api/domain/analysis/random.ts';
import { faq } from '../../api/domain/shared-with-web/faq.ts';
import { moreFaq } from '../../api/domain/shared-with-web/more-faq.ts';
import { words } from './advice-families.ts';

type Random = () => number;

const pick = <T>(random: Random, all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];

/** One sentence of a family. */
function draw(family: string, random: Random): string {
  let text = family;
  const innermost = /\(([^()]*)\)/;
  while (innermost.test(text))
    text = text.replace(innermost, (_, inner: string) => pick(random, inner.split('|')) ?? '');
  text = text.replaceAll(/<(\w+)>/g, (_, name: string) => {
    const word = pick(random, words[name.toLowerCase()] ?? []) ?? '';
    return /^[A-Z]/.test(name) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
  const clean = text
    .replaceAll(/\\/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,.?])/g, '$1')
    .trim();
  const sentence = clean.charAt(0).toUpperCase() + clean.slice(1);
  return /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** `count` different sentences of a family, or as many as it has. */
export function sentencesOfFamily(family: string, count: number, seed: number): string[] {
  const random = randomFrom(seed);
  const drawn = new Set<string>();
  for (let tries = 0; tries < 4 * count && drawn.size < count; tries++) drawn.add(draw(family, random));
  return [...drawn];
}

const split = (text: string): string[] => text.match(/[^.!?]+[.!?]+/g)?.map((one) => one.trim()) ?? [];

/** Sentences of the lessons and of the published questions. */
export const ownSentences: readonly string[] = [
  ...lessons.flatMap(({ summary, terms, blocks }) => [
    summary,
    ...terms.map(({ term, meaning }) => `${term}: ${meaning}`),
    ...blocks.flatMap((block) => split(blockText(block))),
  ]),
  ...[...faq, ...moreFaq].flatMap(({ answer }) => split(answer)),
];
