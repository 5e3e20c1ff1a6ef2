import type { Figure } from '../lesson.ts';

export interface QuizOption {
  id: string;
  text: string;
}

/** A question with its computed answer. */
export interface Question {
  /** What is asked, the same whenever it is asked again; a review card is stored under it. */
  key: string;
  kind: 'choice' | 'number';
  prompt: string;
  /** Empty for a number. */
  options: QuizOption[];
  /** Unit of a number; empty when there is none. */
  unit: string;
  figure: Figure | null;
  /** Id of the right option, or the computed number in decimal digits. */
  right: string;
  /** How far a number may be off, to either side; 0 for a choice. */
  tolerance: number;
  /** How the answer comes about. */
  explanation: string;
  /** The lesson that teaches it. */
  lessonId: string | null;
}

/** A choice between texts of which the first is the right one; `order` mixes them. */
export function choice(
  source: Pick<Question, 'key' | 'prompt' | 'explanation' | 'lessonId'> & { figure?: Figure },
  texts: readonly [string, ...string[]],
  order: (options: string[]) => string[],
): Question {
  const options = order([...texts]).map((text, index) => ({ id: 'abcdefgh'.charAt(index), text }));
  const right = options.find(({ text }) => text === texts[0])?.id ?? 'a';
  return { figure: null, ...source, kind: 'choice', options, unit: '', right, tolerance: 0 };
}

/** Asks for a number, which counts as right when it agrees to half of its last decimal. */
export function number(
  source: Pick<Question, 'key' | 'prompt' | 'explanation' | 'lessonId'> & {
    value: number;
    decimals: number;
    unit?: string;
    figure?: Figure;
    /** Wider than the rounding, for what has to be read off a drawing. */
    tolerance?: number;
  },
): Question {
  const { value, decimals, unit = '', figure = null, tolerance = 0.5 * 10 ** -decimals, ...rest } = source;
  const precision = decimals === 1 ? 'one decimal' : `${decimals} decimals`;
  const prompt = decimals === 0 ? rest.prompt : `${rest.prompt} Answer to ${precision}.`;
  return {
    ...rest,
    prompt,
    kind: 'number',
    options: [],
    unit,
    figure,
    right: value.toFixed(decimals),
    tolerance,
  };
}

/** The largest number with that many decimals that is not above the value, as sizes are rounded. */
export function roundedDown(value: number, decimals: number): number {
  // A hair above, so that a float just below a round number is that number.
  return Math.floor(value * 10 ** decimals * (1 + 1e-12)) / 10 ** decimals;
}

/** The right answer for reading. */
export function rightText({ kind, options, right, unit }: Question): string {
  if (kind === 'choice') return options.find(({ id }) => id === right)?.text ?? right;
  return unit === '' ? right : unit === '%' ? `${right}%` : `${right} ${unit}`;
}

/** Whether an answer is right: the option's id, or a number that is near enough. Blanks and thousands separators do not matter. */
export function isRight({ kind, right, tolerance }: Question, given: string): boolean {
  if (kind === 'choice') return given.trim().toLowerCase() === right;
  const value = toNumber(given);
  // The last decimal of a float may be off by a hair, which is nobody's mistake.
  return value !== null && Math.abs(value - Number(right)) <= tolerance * (1 + 1e-9) + 1e-12;
}

function toNumber(given: string): number | null {
  const plain = given
    .replace('−', '-')
    .replaceAll(/[\s%]/g, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
