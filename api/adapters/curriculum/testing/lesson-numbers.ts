/**
 * Where every number in the text of a lesson comes from. A number is a numeral, or a word from "five" up ("fourteen",
 * "two hundred", "a tenth"). In examples it has to stand in a recomputed step; everywhere else, formulas aside, it is declared in
 * `numbers/`, as computed from a figure or a formula, or as one that states nothing about a market.
 */
import type { Lesson, LessonBlock } from '../../../domain/tutor/lesson.ts';
import { equationsIn } from './equations.ts';

/** Why a number needs no computing: a custom of the field, what a reader is asked to suppose, a definition, a source. */
export type Given = 'custom' | 'supposed' | 'definition' | 'source';

/** A piece of a lesson's text with its numbers as `#`; `values` are what they have to be. */
export interface Declared {
  says: string;
  values: readonly number[] | Given;
}

export type LessonNumbers = Readonly<Record<string, readonly Declared[]>>;

/** `#` stands for each number; the text shows the values rounded to its decimals. */
export const computed = (says: string, ...values: number[]): Declared => ({ says, values });

/** Pieces of text whose numbers are stated, not computed. */
export const given = (why: Given, ...pieces: string[]): Declared[] =>
  pieces.map((says) => ({ says, values: why }));

const WORDS: Readonly<Record<string, number>> = {
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  'a hundred': 100,
  hundred: 100,
  thousand: 1000,
  'two hundred': 200,
  'a thousand': 1000,
  'a third': 1 / 3,
  'a quarter': 1 / 4,
  'a fifth': 1 / 5,
  'a seventh': 1 / 7,
  'a tenth': 1 / 10,
  'one fourteenth': 1 / 14,
  'a twentieth': 1 / 20,
  'one thirtieth': 1 / 30,
};
const NUMBER = String.raw`\d[\d,]*\d(?:\.\d+)?|\d(?:\.\d+)?|\b(?:${Object.keys(WORDS).join('|')})\b`;

interface Piece {
  text: string;
  /** The example that it belongs to. */
  example?: Extract<LessonBlock, { kind: 'example' }>;
}

/** Everything that a reader reads of a lesson, piece by piece. */
function piecesOf(lesson: Lesson): Piece[] {
  return [{ text: lesson.title }, { text: lesson.summary }, ...lesson.blocks.flatMap(piecesOfBlock)];
}

function piecesOfBlock(block: LessonBlock): Piece[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [{ text: block.text }];
    case 'list':
      return block.items.map((text) => ({ text }));
    case 'formula':
      // The formula itself is a way of computing; the examples compute with it.
      return block.where.map(({ symbol, meaning }) => ({ text: `${symbol}: ${meaning}` }));
    case 'example':
      return [block.title, ...block.steps, block.result].map((text) => ({ text, example: block }));
    case 'figure':
      return [{ text: block.figure.caption }, ...labelsOf(block.figure).map((text) => ({ text }))];
    case 'calculator':
      return [];
  }
}

function labelsOf(figure: Extract<LessonBlock, { kind: 'figure' }>['figure']): string[] {
  if (figure.kind === 'curve') return [];
  const levels = figure.levels?.filter(({ label, price }) => !rounded(label, price)) ?? [];
  const notes = figure.notes?.filter(({ bar, text }) => {
    const here = figure.bars[bar];
    return !here || ![here.open, here.high, here.low, here.close].some((price) => rounded(text, price));
  });
  return [...levels.map(({ label }) => label), ...(notes ?? []).map(({ text }) => text)];
}

/** Whether the only number of a label is this price. */
function rounded(label: string, price: number): boolean {
  const [only, second] = label.match(new RegExp(NUMBER, 'gi')) ?? [];
  return only !== undefined && second === undefined && shows(only, price);
}

const valueOf = (token: string): number => WORDS[token.toLowerCase()] ?? Number(token.replaceAll(',', ''));

/** Whether a number as written is the value, rounded to the decimals that it shows; words are right to a twentieth. */
export function shows(token: string, value: number): boolean {
  if (/[a-z]/i.test(token)) return Math.abs(valueOf(token) - value) <= 0.05 * Math.abs(value) + 1e-9;
  const decimals = /\.(\d+)/.exec(token)?.[1]?.length ?? 0;
  return Math.abs(valueOf(token) - value) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** Numbers of the text that no declaration covers, and those that are not what they are declared to be, in words. */
export function undeclared(lesson: Lesson, declared: readonly Declared[]): string[] {
  const unused = new Set(declared);
  const faults = piecesOf(lesson).flatMap(({ text, example }) => {
    const covered = new Set<number>();
    const wrong = declared.flatMap((one) => {
      const found = [...text.matchAll(patternOf(one))];
      if (found.length > 0) unused.delete(one);
      return found.flatMap((match) => {
        for (let at = match.index; at < match.index + match[0].length; at++) covered.add(at);
        return faultsOf(one, match[0]);
      });
    });
    const bare = [...text.matchAll(new RegExp(NUMBER, 'gi'))].filter(
      ({ index, 0: token }) => !covered.has(index) && !(example && inSteps(token, text, example)),
    );
    return [...wrong, ...bare.map(({ 0: token }) => `“${token}” in “${text}”`)];
  });
  return [...faults, ...[...unused].map(({ says }) => `no longer said: “${says}”`)];
}

function patternOf({ says }: Declared): RegExp {
  const parts = says.split('#').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join(`(?:${NUMBER})`), 'gi');
}

function faultsOf({ says, values }: Declared, text: string): string[] {
  if (typeof values === 'string') return [];
  const tokens = new RegExp(
    says
      .split('#')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(`(${NUMBER})`),
    'i',
  ).exec(text);
  const shown = (tokens ?? []).slice(1);
  const right =
    shown.length === values.length && shown.every((token, index) => shows(token, values[index] ?? NaN));
  return right ? [] : [`“${text}” should say ${values.map((value) => value.toPrecision(4)).join(', ')}`];
}

/** In an example a number is one of an equation, or it stands in one that is computed from it, or is its rounded result. */
function inSteps(token: string, text: string, { steps }: Extract<LessonBlock, { kind: 'example' }>): boolean {
  if (steps.includes(text) && equationsIn(text).some(({ left, right }) => `${left} ${right}`.includes(token)))
    return true;
  const computedIn = steps.flatMap(equationsIn).flatMap(({ left, right }) => [left, right]);
  const numbers = computedIn.flatMap((side) => side.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map(valueOf);
  return numbers.some((number) => shows(token, number) || shows(token, number * 100));
}
